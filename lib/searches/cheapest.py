"""The exact cover of least cost: prices, branch and bound.

The bound is Lagrangian: Held and Karp, 1971. The quick prices are Wedelin's, 1995.
"""

from itertools import chain
from math import gcd, inf

from lib.lanes import search_steadily
from lib.searches.prices import best_prices

_UNIT = 1_000_000  # costs are multiples of it, as prices have to be finer
_SHORT = 1_000  # dead ends of a short search, which is enough for easy problems
_ROUNDS = 20  # for quick prices; without them a hard sudoku takes 6 times as long
_PARTS = 32  # of the gap, each with a mask; if 8, some queens take 1.4 times as long

# Let each item have a price. The reduced cost of an option is its cost minus the prices
# of its items. As a cover has each item once, all covers get cheaper by the sum of all
# prices. If no reduced cost is below 0, that sum is a bound: no cover costs less, and
# one with certain options costs at least their reduced costs more.
#
# Example, with the prices Ann 2, Bob 5, early 1, late 2, in all 10:
#
#                  cost  reduced
#     Ann, early     3     0
#     Ann, late      4     0      Ann late, Bob early: cost 10, reduced 0
#     Bob, early     6     0
#     Bob, late      8     1      Ann early, Bob late: cost 11, reduced 1
#
# An item to be covered least to most times adds least times its price to the bound, or
# most times if the price is below 0. A reduced cost below 0 is added, too. A number
# below 0 is a gain, and counts only as long as it can be had. Costs, prices and bounds
# are whole: floats only guide where to look for prices.


def cheaper_exact(lanes, times, costs, rule=None):
    """Yield exact covers, each cheaper than the one before; the last is the cheapest.

    lanes: Lanes or CountedLanes; times, rule: as CountedLanes and Lanes.search get them
    costs: by option: a fraction (numerator, denominator) in lowest terms
    """
    search = _Search(lanes, times, _in_units(costs), rule)
    # 1. A short ordinary search for a first cover. If it ends without one, none exists.
    yield from search.first_cover(lanes.search(lanes.start, 0, rule), _SHORT)
    # 2. A short search by quick prices.
    if search.gap() >= 0:
        search.find_quick_prices()
        yield from search.cheaper(dead_ends=_SHORT)
    # 3. Short searches of options that the best prices use. Floats tell only so much
    # apart: if the gap has shrunk a lot, they find better ones.
    shrunk = inf
    while 0 <= search.gap() < shrunk:
        shrunk = search.gap() >> 20
        unused = search.find_best_prices()
        yield from search.cheaper(unused=unused, dead_ends=_SHORT)
    # 4. If there is no cover yet, an ordinary search until there is one.
    if search.gap() >= 0 and not search.found:
        yield from search.first_cover(search_steadily(lanes, rule))
    # 5. Whole searches, up to limits that grow: low ones leave few options.
    room = search.gap() // _PARTS
    while search.gap() >= 0:
        yield from search.cheaper(search.bound + room)
        room = 2 * room + 1


def _in_units(costs):
    """Return costs as ints in the same ratio, the least multiples of _UNIT."""
    common, divisor = 1, 0
    for numerator, denominator in costs:
        common *= denominator // gcd(common, denominator)
        divisor = gcd(divisor, numerator)
    return [n // (divisor or 1) * (common // d) * _UNIT for n, d in costs]


class _Search:
    """A search for covers that cost less than the best so far.

    bound, limit: the least and the most that they may cost; found: whether there is one
    ranges: by item: (least, most), any for shared items; prices: by item
    reduced: by option: its reduced cost; adds: by option: what it adds to paid
    paid: the bound without gains; gains: (places, number below 0): it counts while one
        of these places is possible
    """

    def __init__(self, lanes, times, costs, rule):
        self.lanes, self.costs, self.rule, self.found = lanes, costs, rule, False
        self.bound = sum(cost for cost in costs if cost < 0)
        self.limit = sum(cost for cost in costs if cost > 0)
        self.reduced, self.prices, self.ranges = costs[:], [0] * len(lanes.holders), []
        shared = set().union(*lanes.colours)
        for item, holders in enumerate(lanes.holders):
            least, most = times.get(item, (1 if lanes.ends[item] else 0, 1))
            most = len(holders) if item in shared else min(most, len(holders))
            self.ranges.append((least, most))

    def gap(self):
        """Return the limit less the bound: below 0 if no such cover is left."""
        return self.limit - self.bound

    def first_cover(self, tried, dead_ends=inf):
        """Yield the first cover of those that a search tried; None is a dead end."""
        self.lanes.learning = True
        for number, cover in enumerate(tried):
            if number == dead_ends:
                return
            if cover is not None:
                self.found, self.limit = True, sum(self.costs[n] for n in cover) - _UNIT
                yield cover
                return
        self.bound = self.limit + 1  # there is no cover

    def find_quick_prices(self):
        """Find prices that leave each item about as many cheap options as it needs."""
        for _ in range(_ROUNDS):
            for item, (least, most) in enumerate(self.ranges):
                costs = sorted([self.reduced[n] for n in self.lanes.holders[item]])
                if 0 < least == most < len(costs):
                    # Half-way from the dearest of these options to the next one.
                    self.raise_price(item, (costs[most - 1] + costs[most]) // 2)
        self.find_bound()

    def find_best_prices(self):
        """Find prices with the highest bound; return the options that it leaves out."""
        options, dear = self.lanes.options, self.gap() + _UNIT
        costs = [min(cost, dear) for cost in self.reduced]  # dear ones are never chosen
        top = max([dear >> 10, *map(abs, costs)])  # far prices exceed the gap
        prices, used = best_prices([cost / top for cost in costs], options, self.ranges)
        for item, price in enumerate(prices):  # top may be too large for a float
            self.raise_price(item, int(price * 2**60) * top >> 60)
        self.find_bound()
        return set(range(len(options))) - used

    def raise_price(self, item, by):
        """Raise the price of an item."""
        self.prices[item] += by
        for n in self.lanes.holders[item]:
            self.reduced[n] -= by

    def find_bound(self):
        """Find the bound by these prices."""
        for item, holders in enumerate(self.lanes.holders):
            if self.ranges[item] == (1, 1):  # its cheapest option gets reduced cost 0
                self.raise_price(item, min(self.reduced[n] for n in holders))
        self.paid, self.adds = 0, self.reduced[:]
        below = [n for n, cost in enumerate(self.reduced) if cost < 0]
        self.gains = [(self.places([n]), self.reduced[n]) for n in below]
        for price, often, holders in zip(self.prices, self.ranges, self.lanes.holders):
            if price < 0 and often == (0, 1):
                self.gains.append((self.places(holders), price))
                for n in holders:
                    self.adds[n] += price
            else:
                self.paid += min(price * times for times in often)
        self.bound = max(self.bound, self.floor(self.paid, self.lanes.start))

    def floor(self, paid, state):
        """Return what a cover costs at least, from a state where so much is paid."""
        return paid + sum([gain for places, gain in self.gains if state & places])

    def cheaper(self, limit=inf, unused=(), dead_ends=inf):
        """Yield covers, without unused options, up to a limit and so many dead ends."""
        lanes, limit = self.lanes, min(limit, self.limit)
        lanes.stop_learning()  # prices tell more than failures
        value, step = self.rule or (None, None)
        part, masks = (limit - self.bound) // _PARTS + 1, {}
        untried = [(self.paid, 0, lanes.start & ~self.places(unused), value, ())]
        while untried and dead_ends > 0:
            paid, cost, state, value, chosen = untried.pop()
            slack = limit - self.floor(paid, state)
            if slack >= 0 and step and chosen:
                value = step(value, chosen[-1])
                if value is None:
                    slack = -1  # the rule refuses it
            if slack < 0:
                dead_ends -= 1
                continue
            if not state & lanes.guards and cost <= limit:
                self.found, self.limit, limit = True, cost - _UNIT, cost - _UNIT
                yield list(chosen)
            dear = (slack // part + 1) * part  # slack, rounded up: few masks
            if dear not in masks:
                too_dear = (n for n, rest in enumerate(self.reduced) if rest >= dear)
                masks[dear] = ~self.places(too_dear)
            choices = self.choices(state & masks[dear])
            dead_ends -= not choices
            for n, after in choices:
                sums = paid + self.adds[n], cost + self.costs[n]
                untried.append((*sums, after, value, (*chosen, n)))
        if not untried and not unused and limit == self.limit:
            self.bound = limit + 1

    def choices(self, state):
        """Return pairs of an option and the state with it chosen, the best one last."""
        lanes, choices = self.lanes, []
        bottom, untried = lanes.pick(state)
        while untried:
            highest = untried.bit_length() - 1
            option = lanes.option_at[bottom + highest]
            state, after = lanes.split(state, option)
            untried ^= 1 << highest
            untried &= state >> bottom  # it may have two places
            choices.append((option, after))
        # Of options that cost as much, the first leaves most of them possible.
        choices.sort(key=lambda choice: max(self.reduced[choice[0]], 0) // _UNIT)
        return choices[::-1]

    def places(self, options):
        """Return the integer that has the places of options."""
        return self.lanes.with_bits(chain(*[self.lanes.places[n] for n in options]))
