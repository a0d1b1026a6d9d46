"""The exact cover of least cost: prices, branch and bound.

The bound is Lagrangian: Held and Karp, 1971. The first prices are Wedelin's, 1995.
"""

from functools import reduce
from itertools import chain
from math import gcd, inf

from lib.lanes import search_steadily
from lib.searches.prices import best_prices

_UNIT = 1_000_000  # costs are multiples of it, as prices have to be finer
_ROUNDS = 20  # for the first prices; without them some sudokus take 7 times as long
_SHORT = 1_000  # dead ends of a short search, which is enough for easy problems
_PARTS = 32  # steps of slack, each with a mask; if 8, queens take 1.3 times as long

# Every exact cover has each primary item once. So let each item have a price, and take
# it off the cost of each option with the item. All covers get cheaper by the same sum:
# the cheapest one is still the cheapest. If no option has less than 0 left, that sum is
# a bound: no cover costs less, and one with these options costs what they have left
# more, at least.
#
# Example: Ann and Bob take the early and the late shift. Prices: Ann 2, Bob 5, early 1,
# late 2, in all 10.
#
#                  cost  left
#     Ann, early     3     0
#     Ann, late      4     0      Ann late, Bob early: cost 10, left 0
#     Bob, early     6     0
#     Bob, late      8     1      Ann early, Bob late: cost 11, left 1
#
# An item to be covered least to most times adds least times its price to the bound, or
# most times if the price is below 0. An option with less than 0 left adds what it has
# left. Such a sum below 0 is a gain: the bound rises when it can't be had any more.
#
# Prices, left and bounds are whole: floats only guide where to look for prices.


def cheaper_exact(lanes, times, costs, rule=None):
    """Yield exact covers as option numbers, each cheaper than the one before.

    The last one is the cheapest.

    lanes: Lanes or CountedLanes; times: as CountedLanes gets them, or {}
    costs: by option: its cost as a fraction (numerator, denominator)
    rule: None or (first, step): step(value, option) returns the value with one option
        more, or None: refused
    """
    cover = next(search_steadily(lanes, rule), None)
    if cover is None:
        return
    yield cover
    lanes.stop_learning()  # more ways lead to one state if items come in one order
    search = _Search(lanes, times, _in_units(costs), rule, cover)
    search.lower_prices()
    done = yield from search.cheaper(search.best - _UNIT, dead_ends=_SHORT)
    if done:
        return
    # The best prices often leave only options of a cheapest cover with nothing left.
    unused = search.take_best_prices()
    yield from search.cheaper(search.best - _UNIT, unused, _SHORT)
    # Low limits come first: they leave few options that are not too dear. The room
    # above the bound begins small, in case the best so far is far from the cheapest.
    limit, room = search.bound - 1, (search.best - search.bound) // _PARTS
    while limit < search.best - _UNIT:
        limit = min(search.bound + room, search.best - _UNIT)
        yield from search.cheaper(limit)
        room = 2 * room + 1


def _in_units(costs):
    """Return costs as ints in the same ratio, the least multiples of _UNIT."""
    common = 1
    for _, denominator in costs:
        common *= denominator // gcd(common, denominator)
    costs = [common // denominator * numerator for numerator, denominator in costs]
    divisor = reduce(gcd, costs, 0) or 1
    return [cost // divisor * _UNIT for cost in costs]


class _Search:
    """A search for covers that cost less than the best so far.

    best: its cost; left: by option: its cost without the prices of its items
    ranges: by item: (least, most), any for shared items; prices: by item
    gains: (places, number below 0): in the bound while one of these is possible; of an
        option with less than 0 left, or an item that can be covered once, but need not
    totals: by option: what choosing it adds to paid
    paid: the bound without gains; bound: with all of them
    """

    def __init__(self, lanes, times, costs, rule, cover):
        self.lanes, self.costs, self.rule, self.left = lanes, costs, rule, costs[:]
        self.best = sum(costs[n] for n in cover)
        self.ranges, self.prices = [], [0] * len(lanes.holders)
        shared = set().union(*lanes.colours)
        for item, holders in enumerate(lanes.holders):
            least, most = times.get(item, (1 if lanes.ends[item] else 0, 1))
            most = len(holders) if item in shared else min(most, len(holders))
            self.ranges.append((least, most))

    def change(self, item, by):
        """Change the price of an item."""
        self.prices[item] += by
        for n in self.lanes.holders[item]:
            self.left[n] -= by

    def lower_prices(self):
        """Find prices that leave each item about as many cheap options as it needs.

        That is for items to be covered a fixed number of times. A price goes half-way
        between the dearest of these options and the next one.
        """
        for _ in range(_ROUNDS):
            for item, (least, most) in enumerate(self.ranges):
                rests = sorted([self.left[n] for n in self.lanes.holders[item]])
                if 0 < least == most < len(rests):
                    self.change(item, (rests[most - 1] + rests[most]) // 2)
        self.find_bound()

    def take_best_prices(self):
        """Find prices with the highest bound; return the options that it leaves out."""
        options, top = self.lanes.options, max(map(abs, self.left), default=0) or 1
        left = [rest / top for rest in self.left]
        prices, used = best_prices(left, options, self.ranges)
        for item, price in enumerate(prices):
            self.change(item, int(price * 2**60) * top >> 60)
        self.find_bound()
        return set(range(len(options))) - used

    def find_bound(self):
        """Find the bound, after a last change of prices: most often it raises it."""
        for item, often in enumerate(self.ranges):
            if often == (1, 1):  # the cheapest option gets 0 left
                self.change(item, min(self.left[n] for n in self.lanes.holders[item]))
        self.paid, self.gains, self.totals = 0, [], self.left[:]
        for price, often, holders in zip(self.prices, self.ranges, self.lanes.holders):
            if price < 0 and often == (0, 1):
                self.gains.append((self.places(holders), price))
                for n in holders:
                    self.totals[n] += price
            else:
                self.paid += price * often[price < 0]
        for n, rest in enumerate(self.left):
            if rest < 0:
                self.gains.append((self.places([n]), rest))
        self.bound = self.paid + sum(gain for _, gain in self.gains)

    def cheaper(self, limit, unused=(), dead_ends=inf):
        """Yield covers that cost at most limit, each cheaper than the one before.

        Unused options are left out. Return whether all others were searched: not if it
        ended at so many dead ends.
        """
        lanes, left, costs, gains = self.lanes, self.left, self.costs, self.gains
        value, step = self.rule or (None, None)
        totals, gap, masks = self.totals, limit - self.bound + 1, {}
        untried = [(self.paid, 0, lanes.start & ~self.places(unused), value, ())]
        while untried and dead_ends > 0:
            total, cost, state, value, chosen = untried.pop()
            if step and chosen:
                value = step(value, chosen[-1])
                if value is None:
                    continue
            if not state & lanes.guards and cost <= limit:
                self.best, limit = cost, cost - _UNIT
                yield list(chosen)
            slack = limit - total - sum([gain for mask, gain in gains if state & mask])
            if slack < 0:
                dead_ends -= 1
                continue
            part = slack * _PARTS // gap + 1
            if part not in masks:
                dear = (n for n, rest in enumerate(left) if rest * _PARTS >= gap * part)
                masks[part] = ~self.places(dear)
            branches = [
                (total + totals[n], cost + costs[n], after, value, chosen + (n,))
                for n, after in self.choices(state & masks[part])
            ]
            dead_ends -= not branches
            # Of options with as little left, the first leaves most of them possible.
            branches.sort(key=lambda branch: max(left[branch[-1][-1]], 0) // _UNIT)
            untried += reversed(branches)
        return not untried

    def choices(self, state):
        """Yield (option, state with it chosen) for the options of the item picked."""
        lanes = self.lanes
        bottom, untried = lanes.pick(state)
        while untried:
            highest = untried.bit_length() - 1
            option = lanes.option_at[bottom + highest]
            state, after = lanes.split(state, option)
            untried ^= 1 << highest
            untried &= state >> bottom  # it may have two places
            yield option, after

    def places(self, options):
        """Return the integer that has the places of options."""
        places_of = self.lanes.places
        return self.lanes.with_bits(chain(*[places_of[n] for n in options]))
