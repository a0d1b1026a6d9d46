"""The exact cover of least cost: prices, branch and bound.

The bound is Lagrangian: Held and Karp, 1971. The quick prices are Wedelin's, 1995.
"""

from itertools import chain
from math import gcd, inf

from lib.searches.prices import best_prices

_UNIT = 1_000_000  # costs are multiples of it, so that prices can be finer
_SHORT = 1_000  # dead ends in a short search
_ROUNDS = 20  # of quick prices; without any, pairings take 3 times as long
_PARTS = 32  # steps of slack, each with a mask; with 8, P1074 takes 5 times as long

# Let each item have a price. The reduced cost of an option is its cost minus the prices
# of its items. A cover has each item once: its reduced costs add up to its cost minus
# the sum of all prices. If no reduced cost is below 0, that sum is a bound: no cover
# costs less, and one with certain options costs at least their reduced costs more.
#
# Example, with the prices Ann 2, Bob 5, early 1, late 2, in all 10:
#
#                  cost  reduced
#     Ann, early     3     0
#     Ann, late      4     0      Ann late, Bob early: cost 10, reduced 0
#     Bob, early     6     0
#     Bob, late      8     1      Ann early, Bob late: cost 11, reduced 1
#
# An item that may be covered from least to most times adds price * least to the bound,
# or price * most if the price is below 0. Reduced costs below 0 are added, too. These,
# and prices below 0 of items to be covered once or not at all, are gains: they count
# only while one of their options is possible. Costs, prices and bounds are ints: floats
# only tell where to look for prices.


def cheaper_exact(lanes, times, costs, rule=None):
    """Yield exact covers, each cheaper than the one before; the last is the cheapest.

    lanes: without names; times: as for lanes_of; rule: as for Lanes.search
    costs: by option: a fraction (numerator, denominator) in lowest terms
    """
    search = _Search(lanes, times, _in_units(costs), rule)
    # 1. A short search for a first cover. If it ends without one, there is none.
    yield from search.first_cover()
    # 2. A short search by quick prices.
    if search.gap() >= 0:
        search.find_quick_prices()
        yield from search.cheaper(dead_ends=_SHORT)
    # 3. Short searches of the options that the linear program takes. Prices can be
    # finer if the gap has shrunk to a millionth.
    target = inf
    while 0 <= search.gap() < target:
        target = search.gap() >> 20
        unused = search.find_best_prices()
        yield from search.cheaper(unused=unused, dead_ends=_SHORT)
    # 4. Whole searches, up to limits that grow: by low ones most options are too dear.
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

    bound, limit: the least and the most that covers may cost
    ranges: by item: (least, most); prices: by item; reduced: reduced costs, by option
    paid: the bound without gains; gains: (places, cost below 0): see above
    adds: by option: its reduced cost, plus those prices of its items that are gains
    """

    def __init__(self, lanes, times, costs, rule):
        self.lanes, self.costs, self.rule = lanes, costs, rule
        self.bound = sum(cost for cost in costs if cost < 0)
        self.limit = sum(cost for cost in costs if cost > 0)
        self.reduced, self.prices, self.ranges = costs[:], [0] * len(lanes.holders), []
        coloured = set().union(*lanes.colours)
        for item, holders in enumerate(lanes.holders):
            least, most = times.get(item, (1 if lanes.ends[item] else 0, 1))
            self.ranges.append((least, len(holders) if item in coloured else most))

    def gap(self):
        """Return the limit less the bound: below 0 if no cheaper cover is left."""
        return self.limit - self.bound

    def first_cover(self):
        """Yield a cover, if a short search without prices finds one."""
        for dead_ends, cover in enumerate(self.lanes.search(rule=self.rule)):
            if cover is not None:
                self.limit = sum(self.costs[n] for n in cover) - _UNIT
                yield cover
                return
            if dead_ends == _SHORT:
                return
        self.bound = self.limit + 1  # There is none.

    def find_quick_prices(self):
        """Find prices that leave each item about as many cheap options as it needs."""
        for _ in range(_ROUNDS):
            for item, (least, most) in enumerate(self.ranges):
                costs = sorted([self.reduced[n] for n in self.lanes.holders[item]])
                if 0 < least == most < len(costs):
                    # Half-way from the last option needed to the first one not needed.
                    self.raise_price(item, (costs[most - 1] + costs[most]) // 2)
        self.find_bound()

    def find_best_prices(self):
        """Find prices by a linear program; return the options that it leaves out."""
        for item, (least, most) in enumerate(self.ranges):
            if least < most:  # best_prices takes these to begin at 0.
                self.raise_price(item, -self.prices[item])
        options, dear = self.lanes.options, self.gap() + _UNIT
        costs = [min(cost, dear) for cost in self.reduced]  # dear ones are never chosen
        top = max([dear >> 10, *map(abs, costs)])  # so that far prices exceed the gap
        prices, used = best_prices([cost / top for cost in costs], options, self.ranges)
        for item, price in enumerate(prices):  # top may be too large for a float
            self.raise_price(item, (int(price * 2**60) * top) >> 60)
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
            if holders and self.ranges[item] == (1, 1):  # its cheapest gets 0
                self.raise_price(item, min(self.reduced[n] for n in holders))
        self.paid, self.adds = 0, self.reduced[:]
        below = [n for n, cost in enumerate(self.reduced) if cost < 0]
        self.gains = [(self.places([n]), self.reduced[n]) for n in below]
        for item, holders in enumerate(self.lanes.holders):
            price, (least, most) = self.prices[item], self.ranges[item]
            if price < 0 and (least, most) == (0, 1):
                self.gains.append((self.places(holders), price))
                for n in holders:
                    self.adds[n] += price
            else:
                self.paid += min(price * least, price * most)
        self.bound = max(self.bound, self.floor(self.paid, self.lanes.start))

    def floor(self, paid, state):
        """Return the least cost of a cover, given what is paid and what is possible."""
        return paid + sum([gain for places, gain in self.gains if state & places])

    def cheaper(self, limit=inf, unused=(), dead_ends=inf):
        """Yield covers up to a limit, without unused options; dead_ends: at most."""
        lanes, limit = self.lanes, min(limit, self.limit) // _UNIT * _UNIT
        lanes.stop_learning()  # prices are a better guide than failures
        value, step = self.rule or (None, None)
        part, masks = (limit - self.bound) // _PARTS + 1, {}
        untried = [(self.paid, 0, lanes.start & ~self.places(unused), value, ())]
        while untried and dead_ends > 0:
            paid, cost, state, value, chosen = untried.pop()
            slack = limit - self.floor(paid, state)
            hopeless = slack < 0
            if step and chosen and not hopeless:
                value = step(value, chosen[-1])
                hopeless = value is None  # refused
            if hopeless:
                dead_ends -= 1
                continue
            if not state & lanes.guards and cost <= limit:
                self.limit = limit = cost - _UNIT
                yield list(chosen)  # With more options it may be cheaper still.
            too_dear = (slack // part + 1) * part  # rounded up, so that masks are few
            if too_dear not in masks:
                dear = [n for n, rest in enumerate(self.reduced) if rest >= too_dear]
                masks[too_dear] = ~self.places(dear)
            choices = self.choices(state & masks[too_dear])
            if not choices:
                dead_ends -= 1
            for n, after in choices:
                sums = paid + self.adds[n], cost + self.costs[n]
                untried.append((*sums, after, value, (*chosen, n)))
        if not untried and not unused and limit == self.limit:
            self.bound = limit + _UNIT  # All was searched: no cheaper cover is left.

    def choices(self, state):
        """Return pairs of an option and the state with it chosen, the best one last."""
        lanes, pairs = self.lanes, []
        bottom, left = lanes.pick(state)
        while left:
            highest = left.bit_length() - 1
            option = lanes.option_at[bottom + highest]
            state, after = lanes.split(state, option)
            left ^= 1 << highest
            left &= state >> bottom  # the option may have two places
            pairs.append((option, after))
        # Of equally dear ones the first is best: the others are possible after it.
        pairs.sort(key=lambda pair: max(self.reduced[pair[0]], 0) // _UNIT)
        return pairs[::-1]

    def places(self, options):
        """Return the integer that has the places of options."""
        return self.lanes.with_bits(chain(*[self.lanes.places[n] for n in options]))
