"""Luogu P1074 Baxing Shudu (target sudoku, NOIP 2009)

Submit at https://www.luogu.com.cn/problem/P1074 (Luogu) in PyPy 3. It is not known
whether AcWing, problem 183, and LOJ, problem 2591, take Python for it.

Reads 9 lines of 9 numbers, with 0 or a dot for a blank; at least 24 are given.
Writes the most that the cells of a solution can add up to, each its digit times its
weight: 6 at the rim, then 7, 8, 9, and 10 in the centre. Writes -1 if the sudoku has no
solution.

To run it: python3 luogu_p1074.py grid.txt
"""

# Made by tools/bundle.py from the parts of lib below and from
# lib/problems/luogu_p1074.py: to change it, change those.

import os
import sys
from functools import reduce
from itertools import chain
from math import copysign
from math import gcd
from math import inf
from math import isfinite
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
    grid = next(read_grids(lines, 9, ".0123456789", 1))
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


# lib/searches/prices.py: The best prices of a linear program, by the dual simplex method.


_STEPS = 50  # at most, for each row, should floats go astray
_FAR = 1e6  # how far prices move where the bound rises without end
_TINY = 1e-6  # what is less is 0, or the error of a float

# Take an amount from 0 to 1 of each column, for the least cost, so that each row has a
# sum in its range. A row has a column of its own, too, which costs nothing. Its amount
# is the negated sum: all amounts of a row add up to 0. Each row has a price. The
# reduced cost of a column is its cost minus the prices of its rows.
#
# A basis is one column for each row, with reduced cost 0. The other columns are at a
# bound: the low one if their reduced cost is above 0, else the high one. The amounts of
# the basis follow. One that is out of bounds leaves it: prices change until another
# column has reduced cost 0, and enters. If none is, prices and amounts are the best.
#
# Example: take 2 of A, B and C. At first the row's own column has 0, not -2: it leaves.
#
#     price   reduced costs   amounts
#       0        1  4  6      0  0  0
#       1        0  3  5      1  0  0    A moves to its high bound: not enough
#       4       -3  0  2      1  1  0    B enters


def best_prices(costs, columns, ranges):
    """Return (prices by row, the set of columns of which anything is taken).

    costs: by column, from -1 to 1; columns: by column: its rows, each as often as its
        amount counts there; ranges: by row: (least, most)

    Prices are inexact. If no amounts are possible, their bound is far above any cost.
    """
    noise = Random(1)  # if no two ways cost the same, steps can't go round in circles
    reduced = [cost + noise.random() / 1e9 for cost in costs] + [0.0] * len(ranges)
    low = [0] * len(costs) + [-most for _, most in ranges]
    high = [1] * len(costs) + [-least for least, _ in ranges]
    columns = columns + [[row] for row in range(len(ranges))]
    holders = [[] for _ in ranges]  # by row: its columns, the last one is its own
    for n, rows in enumerate(columns):
        for row in rows:
            holders[row].append(n)
    amounts = [int(cost < 0) for cost in reduced]
    # By column its row of the inverse, {row: factor}: rows times factors add up to one
    # that has this column once, and no other column of the basis.
    basis = {}
    for row, held in enumerate(holders):
        amounts[held[-1]] = -sum(amounts[n] for n in held)
        basis[held[-1]] = {row: 1.0}

    for _ in range(_STEPS * len(ranges)):
        # Leaving: the column farthest out of bounds. Fewer rows keep the basis sparse.
        excess = {n: amounts[n] - min(max(amounts[n], low[n]), high[n]) for n in basis}
        leaving = max(excess, key=lambda n: excess[n] ** 2 / len(basis[n]))
        rest = excess[leaving]
        if abs(rest) <= _TINY:
            break
        factors = {}  # of the sum of these rows, by column
        for row, factor in basis[leaving].items():
            for n in holders[row]:
                factors[n] = factors.get(n, 0.0) + factor

        # Entering: the first of the columns whose reduced costs go to 0.
        ratios = [
            (abs(reduced[n] / factor), n)
            for n, factor in factors.items()
            if rest * factor * reduced[n] > 0 and abs(factor) > _TINY and n not in basis
        ]
        moves = {}
        for _, entering in sorted(ratios):
            moves[entering] = rest / factors[entering]
            if abs(moves[entering]) <= high[entering] - low[entering]:
                break
            # It moves to its other bound, which is not enough: the next one is tried.
            moves[entering] = high[entering] + low[entering] - 2 * amounts[entering]
            rest -= moves[entering] * factors[entering]
        else:  # no amounts are possible
            for n, factor in factors.items():
                reduced[n] -= copysign(_FAR, rest) * factor
            break

        # Pivot: the entering column takes the place of the leaving one.
        pivot = factors[entering]
        change = reduced[entering] / pivot
        for n, factor in factors.items():
            reduced[n] -= change * factor
        added = {}  # by row
        for n, move in moves.items():
            amounts[n] += move
            for row in columns[n]:
                added[row] = added.get(row, 0.0) + move
        amounts[leaving] -= excess[leaving]
        new = {row: factor / pivot for row, factor in basis.pop(leaving).items()}
        for n, old in basis.items():
            if old.keys().isdisjoint(added):
                continue
            amounts[n] -= sum([old.get(row, 0) * by for row, by in added.items()])
            share = sum([old.get(row, 0) for row in columns[entering]])
            if abs(share) > _TINY:
                for row, factor in new.items():
                    factor = old.pop(row, 0.0) - share * factor
                    if abs(factor) > _TINY:
                        old[row] = factor
        basis[entering] = new
    prices = [-cost if isfinite(cost) else 0 for cost in reduced[len(costs) :]]
    return prices, {n for n in range(len(costs)) if amounts[n] > _TINY}


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


_KEPT = 64_000_000  # bytes for masks that are kept; others are made each time
_TURN = 20  # dead ends, in the shortest turn of a search
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

    def search(self, state, liked=0, rule=None):
        """Yield each exact cover once, as a list of names; None at each dead end.

        liked: if bit n is 1, place n of each lane, from its lowest on, is tried first
        rule: None or (first, step): first is the value of no options, step(value, name)
            returns the value with one more, or None to refuse it: a dead end, too
        """
        pick, masks, counted, chosen = self.pick, self.masks, self.counted, []
        value, step = rule or (None, None)
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


def search_steadily(lanes, rule=None):
    """Yield each exact cover once, as a list of names.

    An early choice may exclude all covers: run times have heavy tails. So the first
    search shares its time, 3 to 1, with restarts: these try options in another order,
    each for a turn. When one finds a cover, the others are dropped, and it runs to its
    end: no cover comes twice. At 1 to 1 covers came no sooner, proofs of none later.
    """
    first = lanes.search(lanes.start, 0, rule)
    liked = 0  # what a restart tries first: scattered bits
    found = 0
    number = 0
    while True:
        number += 1
        turn = _TURN * (number & -number)  # 1, 2, 1, 4, 1, 2, 1, 8: like Luby's
        liked = (liked * 1_664_525 + 1_013_904_223) & lanes.full
        restart = lanes.search(lanes.start, liked, rule)
        for search, dead_ends in (first, 3 * turn), (restart, turn):
            for done, cover in enumerate(search):
                if cover is not None:
                    found += 1
                    if found == 2:  # with many covers failures tell little
                        lanes.stop_learning()
                    yield cover
                elif done >= dead_ends and not found:
                    break
            else:
                return  # a search that ends has yielded all covers


# lib/read.py: Readers of input.


def read_grids(lines, size, symbols, count=inf):
    """Yield count grids, or all until "end" or the end of the input, as strings.

    A grid is one line, or a line for each of its rows. Spaces do not count.
    """
    cells = size * size
    while count > 0:
        line = next(lines, "")
        if count == inf and line.strip() in ("", "end"):
            return
        grid = _cells_in(line, symbols, [size, cells])
        while len(grid) < cells:
            grid += _cells_in(next(lines, ""), symbols, [size])
        yield grid
        count -= 1


def _cells_in(line, symbols, sizes):
    """Return the cells of a line: as many as one of sizes."""
    row = "".join(line.split())
    wrong = row.lstrip(symbols)[:1]
    if wrong:
        raise ValueError("cell %d: %a is not a symbol" % (row.index(wrong) + 1, wrong))
    if len(row) not in sizes:
        expected, found = " or ".join(map(str, sizes)), len(row) or "the end"
        raise ValueError("expected %s cells, found %s" % (expected, found))
    return row


# lib/stdio.py: Files or standard input in, answers out.


def run(answers):
    """Print what answers(lines) yields for each file named, or for standard input.

    A ValueError that it raises ends the run. So does one that it yields, unless the
    case was on one line: then an empty line is printed, and the run goes on.
    """
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    if sys.stderr is None:  # closed
        sys.stderr = open(os.devnull, "w")
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(sys.argv):
            print(sys.modules["__main__"].__doc__, flush=True)
            return
        names = sys.argv[1:] or ["-"]
        sys.exit(max(_answer_file(answers, name, program) for name in names))
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # to flush would fail again
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)


def _answer_file(answers, name, program):
    """Print the answers for one file. Return 1 if a case has none, else 0."""
    if name.startswith("-") and (name != "-" or sys.argv.count(name) > 1):
        raise OSError("wrong argument '%s'" % name)
    source, place = (0, program) if name == "-" else (name, program + ": " + name)
    number = case_lines = 0  # of the last line; how many since the last answer

    def lines_of(file):
        """Yield the lines that are not blank."""
        nonlocal number, case_lines
        for number, line in enumerate(file, 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # Ctrl-Z ends old files
            if line.strip():
                case_lines += 1
                yield line

    with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
        lines, status = lines_of(file), 0
        try:
            for answer in answers(lines):
                if isinstance(answer, ValueError):
                    if case_lines > 1:
                        raise answer  # A row may be missing: no later grid is right.
                    sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
                case_lines = 0
            # Standard input may go on after the last case; a named file may not.
            if name != "-" and next(lines, None):
                raise ValueError("expected the end of the file")
        except UnicodeEncodeError:
            raise  # from print
        except ValueError as error:
            sys.exit("%s: line %d: %s" % (place, number, error))
    return status


if __name__ == "__main__":
    run(answers)
