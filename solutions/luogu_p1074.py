"""Luogu P1074 Baxing Shudu (target sudoku, NOIP 2009)

Submit at https://www.luogu.com.cn/problem/P1074 (Luogu) in PyPy 3. It is not known
whether AcWing, problem 183, and LOJ, problem 2591, take Python for it.

Reads 9 lines of 9 numbers, with 0 or a dot for a blank; at least 24 are given.
Writes the most that the cells of a solution can add up to, each its digit times its
weight: 6 at the rim, then 7, 8, 9, and 10 in the centre. Writes -1 if the sudoku has no
solution.

To run it: python3 luogu_p1074.py grid.txt
"""

# Made by tools/bundle.py, checksum f81a7c2c, from lib/problems/luogu_p1074.py

import os
import sys
from itertools import chain
from math import copysign
from math import gcd
from math import inf
from random import Random


def placed(grid):
    """Yield (row, column, digit) for each digit that each cell of a grid can have."""
    for cell, clue in enumerate(grid):
        for digit in range(1, 10):
            if clue in (".", "0", str(digit)):
                yield cell // 9, cell % 9, digit


def items_of(row, column, digit):
    """Return what a digit in a cell covers: the cell, and the digit in three units."""
    box = row // 3 * 3 + column // 3
    units = row, 9 + column, 18 + box
    return [9 * row + column, *(81 + 9 * unit + digit - 1 for unit in units)]


def points(row, column, digit):
    """Return what a digit scores in a cell."""
    return (10 - max(abs(row - 4), abs(column - 4))) * digit


def answers(lines):
    """Yield the answer."""
    grid = read_grid(lines, 9, ".0123456789")
    if grid.count("0") + grid.count(".") > 81 - 24:
        raise ValueError("fewer than 24 clues: it could take forever")
    places = list(placed(grid))
    scores = [points(*place) for place in places]
    lanes = Lanes(324, [items_of(*place) for place in places])
    best = -1
    for cover in cheaper_exact(lanes, {}, [(-score, 1) for score in scores]):
        best = sum(scores[number] for number in cover)
    yield f"{best}\n"


# lib/searches/cheapest.py: The exact cover of least cost: prices, branch and bound.


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


# lib/searches/prices.py: Best prices of a linear program, by the dual simplex method.


_STEPS = 50  # for each row, at most: rounding errors might keep it from ending
_FAR = 1e6  # how far prices move if no amounts are possible
_TINY = 1e-6  # what is smaller counts as 0: it may be a rounding error

# Options are columns here, and items rows. Take an amount from 0 to 1 of each column,
# for the least cost, so that each row has a sum in its range. A row has a column of its
# own, too, without a cost: its amount is minus the sum of the others, -most to -least.
# The reduced cost of a column is its cost minus the prices of its rows.
#
# A basis is a set of as many columns as rows, all with reduced cost 0. A column outside
# it is at its low limit if its reduced cost is above 0, else at its high one. Then the
# amounts of the basis follow, as a row adds up to 0. If one is out of its limits, its
# column leaves the basis: prices change until another column, which can make up for it,
# has reduced cost 0 and enters. If none is, prices and amounts are the best.
#
# Example: take 2 of A, B and C. The row's own column leaves, as it has 0 and not -2:
#
#     price   reduced costs   amounts
#       0        1  4  6      0  0  0
#       1        0  3  5      1  0  0    A moves to its high limit: not enough
#       4       -3  0  2      1  1  0    B enters


def best_prices(costs, columns, ranges):
    """Return (prices by row, the set of columns with an amount above 0).

    costs: by column, from -1 to 1; columns: a list: by column its rows, each as often
        as the column counts in it; ranges: by row: (least, most)

    Prices are inexact. If no amounts are possible, their bound is above any cost.
    """
    noise = Random(1)  # It breaks ties, so that steps can't go round in circles.
    reduced = [cost + noise.random() / 1e9 for cost in costs] + [0.0] * len(ranges)
    low = [0] * len(costs) + [-most for _, most in ranges]
    high = [1] * len(costs) + [-least for least, _ in ranges]
    columns = columns + [[row] for row in range(len(ranges))]
    holders = [[] for _ in ranges]  # by row: its columns, the last one is its own
    for n, rows in enumerate(columns):
        for row in rows:
            holders[row].append(n)
    amounts = [int(cost < 0) for cost in reduced]
    # By column {row: factor}: the rows, times these, add up to 1 in this column, and to
    # 0 in all others of the basis.
    basis = {}
    for row, held in enumerate(holders):
        amounts[held[-1]] = -sum(amounts[n] for n in held[:-1])
        basis[held[-1]] = {row: 1.0}

    for _ in range(_STEPS * len(ranges)):
        # Leaving: the column farthest out, or one with few factors: so they stay few.
        excess = {n: amounts[n] - min(max(amounts[n], low[n]), high[n]) for n in basis}
        leaving = max(excess, key=lambda n: excess[n] * excess[n] / len(basis[n]))
        rest = excess[leaving]  # what the others have to make up for
        if abs(rest) <= _TINY:
            break
        factors = {}  # by column: what it has in the row that these add up to
        for row, factor in basis[leaving].items():
            for n in holders[row]:
                factors[n] = factors.get(n, 0.0) + factor

        # Entering: of those that can lessen the rest, whose reduced cost is 0 first.
        ratios = [
            (abs(reduced[n] / factor), n)
            for n, factor in factors.items()
            if rest * factor * reduced[n] > 0 and abs(factor) > _TINY and n not in basis
        ]
        moves = {}
        for _, entering in sorted(ratios):
            move, width = rest / factors[entering], high[entering] - low[entering]
            if abs(move) <= width + _TINY:
                moves[entering] = move
                break
            # Its other limit is not far enough: it goes there; the next one is tried.
            moves[entering] = copysign(width, move)
            rest -= moves[entering] * factors[entering]
        else:  # All together are not enough: no amounts are possible.
            for n, factor in factors.items():
                reduced[n] -= copysign(_FAR, excess[leaving]) * factor
            break

        # Pivot: the entering column takes the place of the leaving one.
        pivot = factors[entering]
        change = reduced[entering] / pivot
        for n, factor in factors.items():
            reduced[n] -= change * factor
        added = {}  # by row: what the moves add to it
        for n, move in moves.items():
            amounts[n] += move
            for row in columns[n]:
                added[row] = added.get(row, 0.0) + move
        amounts[leaving] -= excess[leaving]
        new = {row: factor / pivot for row, factor in basis.pop(leaving).items()}
        for n, old in basis.items():
            if old.keys().isdisjoint(added):  # It has no row of those that move.
                continue
            amounts[n] -= sum([old.get(row, 0) * by for row, by in added.items()])
            share = sum([old.get(row, 0) for row in columns[entering]])
            if abs(share) > _TINY:
                for row, factor in new.items():
                    changed = old.pop(row, 0.0) - share * factor
                    if abs(changed) > _TINY:
                        old[row] = changed
        basis[entering] = new
    prices = [-cost for cost in reduced[len(costs) :]]  # of the rows' own columns
    return prices, {n for n in range(len(costs)) if amounts[n] > _TINY}


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


_KEPT = 64_000_000  # bytes for masks that are kept; others are made each time
_FAILED = 16  # failures in a generation; pick knows this one and the one before

# Each primary item has a lane of bits: from the lowest on a mark, a place for each of
# its options, an alarm and a guard. All lanes together are one integer, a state. Mark
# and guard are 1 while an item is open: none of its options is chosen. A place is 1
# while its option is possible. Alarms are 0, and the lane of a covered item is all 0.
# So ones = (state & marks) << 1 has a 1 at the lowest place of each open lane, and
# x & (x - ones) removes the lowest option of each, as x & (x - 1) removes the lowest 1
# of x. In a lane without options, x - ones borrows from the guard and sets the alarm.
#
# Example: options A = {0, 1}, B = {0}, C = {1, 2}, D = {2}. B is chosen:
#
#      item 0       item 1       item 2
#     g ! B A m    g ! C A m    g ! D C m    g: guard, !: alarm, A to D: places, m: mark
#     1 0 1 1 1    1 0 1 1 1    1 0 1 1 1    start: every option is possible
#     1 0 1 1 1    0 0 0 1 0    0 0 0 0 0    cleared: item 0, and A, the rival of B
#     0 0 0 0 0    1 0 1 0 1    1 0 1 1 1    state = start & mask: without these
#     0 0 0 0 0    0 0 0 1 0    0 0 0 1 0    ones = (state & marks) << 1
#     0 0 0 0 0    1 0 0 1 1    1 0 1 0 1    less = state - ones: no alarm
#     0 0 0 0 0    1 0 0 0 1    1 0 1 0 1    rest = state & less: without the lowest
#     0 0 0 0 0    0 1 1 1 1    1 0 0 1 1    less = rest - ones: the alarm of item 1
#
# So item 1 has one option, C, the fewest of all, and is covered next. Choosing C clears
# lanes 1 and 2: the state is 0, B and C are a cover. To go back, take an older integer.
# Options are rivals if they share an item, unless they have it in one colour: choosing
# one clears the others in all lanes. Secondary items only make rivals.


class Lanes:
    """The lanes of a problem: their layout, masks of options, pick, search.

    The arguments are as checked returns them; colours: by option: {secondary item: its
    colour}; names: by option: what covers have for it; None: its number

    start: the first state; a state whose guards are all 0 is a cover
    full, marks, alarms, guards: all bits, all marks, all alarms, all guards
    holders: by item: its options; places: by option: the numbers of its bits
    option_at: by number of a bit: the option of a place, None for others
    ends: by item: the numbers of its mark and its guard; secondary items have none
    lane_of: {number of an alarm: (lowest place of its lane, a 1 for each place)}
    masks: by option: see mask; None as long as it is not kept
    kept: {(item, colour): see cleared}; room: bytes for more of both
    learning: whether failures (items without options) are noted; failures: how many
    failed, failed_before: alarms of these items, in this generation and the last one
    counted: {option: its items that may be covered again}; CountedLanes has some
    """

    def __init__(self, items, options, secondary=0, colours=None, names=None):
        self.options, self.colours = options, colours or [{}] * len(options)
        self.names = range(len(options)) if names is None else names
        self.holders = [[] for _ in range(items + secondary)]
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at, self.lane_of = [], {}
        self.places, self.ends = [[] for _ in options], [()] * len(self.holders)
        for item in reversed(range(items)):  # item 0 has the highest bits
            self.add_lane(item)
        self.full = (1 << len(self.option_at)) - 1
        self.marks = self.with_bits(mark for mark, _ in self.ends[:items])
        self.alarms = self.with_bits(self.lane_of)
        self.guards, self.start = self.alarms << 1, self.full ^ self.alarms
        self.masks, self.kept, self.room = [None] * len(options), {}, _KEPT
        self.learning, self.counted = True, {}
        self.failures = self.failed = self.failed_before = 0

    def add_lane(self, item):
        """Add the lane of an item on top of the others."""
        holders, mark = self.holders[item], len(self.option_at)
        for place, number in enumerate(holders, mark + 1):
            self.places[number].append(place)
        self.option_at += [None, *holders, None, None]
        alarm = mark + 1 + len(holders)
        self.ends[item] = mark, alarm + 1
        self.lane_of[alarm] = mark + 1, (1 << len(holders)) - 1

    def with_bits(self, numbers):
        """Return the integer that has the bits of these numbers."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in numbers:
            octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")

    def mask(self, option):
        """Return what choosing an option leaves: it turns a state into state & mask."""
        lost = 0
        for item in self.options[option]:
            pair = item, self.colours[option].get(item)
            cleared = self.kept.get(pair)
            if cleared is None:  # 0 is kept, too
                cleared = self.keep(self.kept, pair, self.cleared(*pair))
            lost |= cleared
        return self.keep(self.masks, option, self.full ^ lost)

    def cleared(self, item, colour):
        """Return what covering an item clears. colour: its colour, or None."""
        rivals = self.holders[item]
        if colour is not None:
            rivals = [n for n in rivals if self.colours[n].get(item) != colour]
        return self.with_bits(chain(self.ends[item], *(self.places[n] for n in rivals)))

    def keep(self, store, key, integer):
        """Return an integer, and keep it as store[key] if there is room."""
        if integer.bit_length() <= 8 * self.room:
            self.room -= integer.bit_length() // 8
            store[key] = integer
        return integer

    def pick(self, state):
        """Return (bottom, left): the options in state of the open item with the fewest.

        Each bit of left << bottom is a place. If no item is open, bottom is 0.
        """
        if not state:
            return 0, 0
        alarms, ones = self.alarms, (state & self.marks) << 1
        rest, less = state, state - ones
        found = less & alarms
        if found and not self.learning:
            return 1, 0  # some item has no option
        # Remove the lowest option of each lane until there is an alarm: the fewest.
        while not found:
            rest &= less
            less = rest - ones
            found = less & alarms
        # Of several take one that failed lately, as it is likely to fail again: a
        # conflict-driven order, like last conflict. Of these take the first.
        best = found & self.failed or found & self.failed_before or found
        alarm = best.bit_length() - 1
        bottom, lane_bits = self.lane_of[alarm]
        left = (state >> bottom) & lane_bits
        if not left:
            self.note_failure(alarm)
        return bottom, left

    def note_failure(self, alarm):
        """Note that the item with this alarm has no option."""
        self.failures += 1
        if self.failures % _FAILED == 0:
            self.failed_before, self.failed = self.failed, 0
        self.failed |= 1 << alarm

    def stop_learning(self):
        """Forget failures for good: of several items the first one is picked."""
        self.learning, self.failed, self.failed_before = False, 0, 0

    def split(self, state, option):
        """Return two states: for options tried after this one, and with it chosen."""
        return state, state & (self.masks[option] or self.mask(option))

    def search(self, liked=0, rule=None):
        """Yield each exact cover once, as a list of names; None at each dead end.

        liked: if bit n is 1, place n of each lane, from its lowest on, is tried first
        rule: None or (first, step): first is the value of no options, step(value, name)
            returns the value with one more, or None to refuse it: a dead end, too
        """
        pick, masks, counted, chosen = self.pick, self.masks, self.counted, []
        (value, step), state = rule or (None, None), self.start
        bottom, left = pick(state)
        if not bottom:
            yield []
        # To try: (state, its options, how many were chosen, the rule's value).
        untried = [(state, bottom, left, 0, value)]
        while untried:
            state, bottom, left, depth, value = untried.pop()
            del chosen[depth:]
            while left:
                highest = (left & liked or left).bit_length() - 1
                left ^= 1 << highest
                option = self.option_at[bottom + highest]
                if option in counted:
                    state, after = self.split(state, option)
                    left &= state >> bottom  # it may have two places
                else:  # as split does; without a call it takes .9 of the time
                    after = state & (masks[option] or self.mask(option))
                if left:  # keep it for later
                    untried.append((state, bottom, left, len(chosen), value))
                chosen.append(self.names[option])
                if step:
                    value = step(value, chosen[-1])
                    if value is None:
                        yield None
                        break
                state = after
                bottom, left = pick(state)
                if not bottom:
                    yield chosen[:]
                elif not left:
                    yield None


# lib/read.py: Readers of input.


def read_grid(lines, size, symbols):
    """Return the next grid as one string: one line, or a line for each row."""
    grid = _cells(lines, [size, size * size], symbols)
    while len(grid) < size * size:
        grid += _cells(lines, [size], symbols)
    return grid


def _cells(lines, sizes, symbols):
    """Return the next line without its spaces, as long as one of sizes."""
    row = "".join(next(lines, "").split())
    wrong = row.lstrip(symbols)[:1]
    if wrong:
        raise ValueError("cell %d: %a is not a symbol" % (row.index(wrong) + 1, wrong))
    if len(row) not in sizes:
        expected, found = " or ".join(map(str, sizes)), len(row) or "the end"
        raise ValueError("expected %s cells, found %s" % (expected, found))
    return row


# lib/stdio.py: Files or standard input in, answers out.


def run(answers):
    """Print what answers(lines) yields for each file named, or standard input.

    A ValueError that it raises ends the run. So does one that it yields, unless the
    case was on one line: then an empty line is printed, and the run goes on.
    """
    program, *names = sys.argv or [""]
    program, status = os.path.splitext(os.path.basename(program))[0], 0
    sys.stderr = sys.stderr or open(os.devnull, "w")  # if closed
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(names):
            return print(sys.modules["__main__"].__doc__, flush=True)
        for name in names or ["-"]:
            place = program if name == "-" else program + ": " + name
            for answer in _replies(answers, name, place):
                if answer is None:
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
    except KeyboardInterrupt:
        status = 130  # as shells do
    except BrokenPipeError:  # The flush at exit would fail, too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)  # no flush at exit
    if status:
        sys.exit(status)


def _replies(answers, name, place):
    """Yield the answers for one file, None where there is none."""
    number = 0  # of the last line
    unanswered = 0  # lines read since the last answer

    def full_lines():
        """Yield the lines that are not blank."""
        nonlocal number, unanswered
        for number, line in enumerate(_lines(name), 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # Ctrl-Z ends old files
            if line.strip():
                unanswered += 1
                yield line

    lines = full_lines()
    try:
        for answer in answers(lines):
            if isinstance(answer, ValueError):
                if unanswered > 1:
                    raise answer  # If a row is missing, later grids are wrong.
                sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                answer = None
            yield answer
            unanswered = 0
        # Standard input may go on after the last case.
        if name != "-" and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit("%s: line %d: %s" % (place, number, error))


def _lines(name):
    """Yield the lines of a file, or of standard input."""
    if name == "-" and sys.stdin is not sys.__stdin__:  # replaced
        yield from iter(sys.stdin.readline, "")  # stays open
    else:
        source = os.dup(0) if name == "-" else name
        with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
            yield from file


if __name__ == "__main__":
    run(answers)
