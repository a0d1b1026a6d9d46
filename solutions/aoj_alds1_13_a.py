"""AOJ ALDS1_13_A 8 Queens Problem

Submit at https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A (AOJ) in
Python 3.

Reads k, then the row and the column, from 0, of each of k queens.
Writes a board with these and further queens: 8 in all, none of which attacks another.

To run it: python3 aoj_alds1_13_a.py queens.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/aoj_alds1_13_a.py:
# change that file, not this one.

import operator
import os
import sys
from collections import Counter
from heapq import heappop, heappush
from itertools import chain
from math import inf

# lib/options.py: Check the options of an exact cover; number items that have names.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item is out of range, or twice in an option; a number of items is
    below 0. TypeError: something is not an integer, or not an iterable.
    """
    try:
        items, secondary = operator.index(items), operator.index(secondary)
        options = [list(map(operator.index, option)) for option in options]
    except TypeError as error:
        raise TypeError(
            f"{error}: items is a number, and options have numbers; for items with "
            "names use lib.named.named_covers, or lib.options.numbered"
        ) from error
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            raise ValueError(f"option {number}: item {most_frequent(option)} twice")
    return items, options, secondary


def most_frequent(values):
    """Return the value that is most often in a list, of several the first."""
    return Counter(values).most_common(1)[0][0]


# lib/order.py: Renumber items so that items that share an option have near numbers.


# A board of 3 by 4 cells, for dominoes: its cells as numbered row by row, and as they
# are renumbered, from diagonal to diagonal:
#
#     0  1  2  3        0  1  5  8
#     4  5  6  7        2  4  7 10
#     8  9 10 11        3  6  9 11
#
# If cells are covered in the new order, at most three open cells are neighbours of
# covered ones at any time. Row by row there are up to four. The fewer they are, the
# fewer sets of cells can be covered on the way, and the sooner a wrong choice shows.


LARGE = 20  # items of an option; larger ones hardly tell which items are near


def renumbered(items, options):
    """Return options with the primary items, 0 to items - 1, renumbered.

    options: a list of lists of items; secondary items keep their numbers

    Of two orders, the one with fewer sets_on_the_way is taken.
    """
    near = neighbours(items, options)
    orders = [grown_order(near, sign) for sign in (1, -1)]
    best = min(orders, key=lambda order: sets_on_the_way(near, order))
    rank = {item: number for number, item in enumerate(best)}
    return [[rank.get(item, item) for item in option] for option in options]


def neighbours(items, options):
    """Return for each primary item the set of itself and those that share an option.

    Large options are ignored: the sets would grow with the square of their length.
    """
    near = [{item} for item in range(items)]
    for option in options:
        if len(option) <= LARGE:
            primary = {item for item in option if item < items}
            for item in primary:
                near[item] |= primary
    return near


def grown_order(near, sign):
    """Return the items in an order that grows from one item to its neighbours.

    Each connected part starts with its item of fewest neighbours. An item is reached
    when it, or one of its neighbours, is put into the order. The next one is the
    reached item by which the fewest others are newly reached. Of several, it is the one
    that was reached first (sign 1: from diagonal to diagonal on a board), or last (sign
    -1: along a path), then the one of lowest number.
    """
    order, done = [], set()
    reached = {}  # item -> when it was reached, times sign
    fresh = list(map(len, near))  # by item: how many of near[item] are not reached
    for start in sorted(range(len(near)), key=lambda item: len(near[item])):
        # A heap of (fresh, reached, item). When the fresh of a reached item falls, it
        # gets a new entry; the older ones are greater, and skipped when they come.
        waiting = [(0, 0, start)]
        while waiting:
            item = heappop(waiting)[2]
            if item in done:
                continue
            done.add(item)
            order.append(item)
            for mate in near[item].difference(reached):
                reached[mate] = sign * len(order)
                for other in near[mate]:  # with mate itself: its first entry
                    fresh[other] -= 1
                    if other in reached:
                        heappush(waiting, (fresh[other], reached[other], other))
    return order


def sets_on_the_way(near, order):
    """Return how many sets of covered items there can be on the way, at most.

    This is for a search that always covers the first open item of the order. When the
    first k items are covered, each neighbour of these may be covered, too, or not.
    """
    sets, reached = 0, set()
    for done, item in enumerate(order, 1):
        reached |= near[item]
        sets += 2 ** (len(reached) - done)
    return sets


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


# Each primary item has a lane of bits: a mark, a place for each of its options, and on
# top a guard. All lanes together are one integer, a state. Mark and guard are 1 while
# an item is open: none of its options is chosen. A place is 1 while its option is
# possible. The lane of a covered item is all 0. So the marks, shifted by one, are a 1
# at the lowest place of each open lane. With these ones, x & (x - ones) removes the
# lowest option of each open lane at once, as x & (x - 1) removes the lowest 1 of x. A
# lane without options borrows from its guard, and no other lane is touched.
#
# Example: items 0, 1, 2; options A = {0, 1}, B = {0}, C = {1, 2}, D = {2}; lowest bit
# on the right. B is chosen:
#
#     item 0     item 1     item 2
#     g B A m    g C A m    g D C m    what each bit stands for; g: guard, m: mark
#     1 1 1 1    1 1 1 1    1 1 1 1    full: every item open, every option possible
#     1 1 1 1    0 0 1 0    0 0 0 0    what choosing B clears: its item, and its rival A
#     0 0 0 0    1 1 0 1    1 1 1 1    state = full & mask; mask is full without these
#     0 0 0 0    0 0 1 0    0 0 1 0    ones = (state & marks) << 1
#     0 0 0 0    1 0 1 1    1 1 0 1    less = state - ones: all guards are left
#     0 0 0 0    1 0 0 1    1 1 0 1    rest = state & less: without each lowest option
#     0 0 0 0    0 1 1 1    1 0 1 1    rest - ones: item 1 lost its guard
#
# So item 1 had one option, C, the fewest of all, and is covered next. Choosing C clears
# all of lanes 1 and 2. The state is 0: B and C are a cover. Nothing is undone: to go
# back, an older integer is taken.
#
# The rivals of an option share an item with it. They are cleared in all their lanes
# when it is chosen. Secondary items have no lane: they only make rivals.

ROOM = 256_000_000  # bits of masks that are kept; others are made each time
DEAD_ENDS = 1_000  # before a first cover; to renumber items takes about as long


def lane_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError, at the call: an item out of range or twice in an option, or a negative
    number of items. TypeError: not an integer.

    Each cover comes once, in no particular order. If a search fails 1,000 times before
    its first cover, it begins anew, with the items renumbered.
    """
    return search_in_order(*checked(items, options, secondary))


def search_in_order(items, options, secondary):
    """Yield the exact covers; renumber the items if the first cover is hard to find.

    Of items with equally few options, the search takes the one with the lowest number.
    If items that share options have near numbers, it stays in one part of the problem,
    where a wrong choice soon shows as a dead end.
    """
    lanes = Lanes(items, options, secondary)
    lanes.patience = DEAD_ENDS
    first = next(search_lanes(lanes), None)  # None: no cover, or out of patience
    if first is not None:
        yield first
    elif lanes.untried:  # out of patience: begin anew
        lanes = Lanes(items, renumbered(items, options), secondary)
    lanes.patience = inf
    yield from search_lanes(lanes)  # on from lanes.untried, which may be empty


class Lanes:
    """The lanes of an exact cover problem. The arguments are as checked returns them.

    marks, guards: all marks, all guards
    option_at: by bit number: the option of a place, None for a mark or a guard
    places: by option: its bit numbers
    lane_of: by a guard's bit number: its lane's lowest place, and a 1 for each place
    full: the state in which every item is open and every option is possible
    untried: a stack of what is left to try, empty when all is done. Entries are (state,
        bottom, left, depth): the bits of left, shifted by bottom, are places in state
        whose options are to be tried; depth options were chosen before
    chosen: the options chosen on the way to where the search is
    patience: how many more dead ends and covers the search may meet before it stops
    """

    def __init__(self, items, options, secondary=0):
        self.options = options
        self.holders = [[] for _ in range(items + secondary)]  # by item: its options
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at, self.lane_of = [], {}
        self.places = [[] for _ in options]
        self.ends = [()] * (items + secondary)  # by item: its mark, its guard; or none
        for item in reversed(range(items)):  # item 0 has the highest bits
            numbers = self.holders[item]
            mark = len(self.option_at)
            guard = mark + 1 + len(numbers)
            for place, number in enumerate(numbers, mark + 1):
                self.places[number].append(place)
            self.option_at += [None, *numbers, None]
            self.lane_of[guard] = mark + 1, (1 << len(numbers)) - 1
            self.ends[item] = mark, guard
        self.full = (1 << len(self.option_at)) - 1
        self.guards = self.with_bits(guard for _, guard in self.ends[:items])
        self.marks = self.with_bits(mark for mark, _ in self.ends[:items])
        # 0: not stored. A mask that is really 0 is made each time.
        self.masks = [0] * len(options)  # by option: see make_mask
        self.cleared = [0] * len(self.holders)  # by item: see cleared_by
        self.room = ROOM // (len(self.option_at) or 1)  # how many more to keep
        self.chosen, self.patience = [], inf
        self.untried = [(self.full, 0, 0, 0)]  # the start: no item, nothing left

    def make_mask(self, option):
        """Return what is left of a state when an option is chosen: state & mask.

        It lacks the lanes of the option's items, and all places of its rivals. It is
        stored in masks if there is room.
        """
        lost = 0
        for item in self.options[option]:
            lost |= self.cleared[item] or self.cleared_by(item)
        mask = self.full ^ lost
        if self.room > 0:
            self.room -= 1
            self.masks[option] = mask
        return mask

    def cleared_by(self, item):
        """Return the bits to clear when an item is covered.

        These are its mark and its guard, if it has a lane, and in all lanes the places
        of its options.
        """
        places = (self.places[option] for option in self.holders[item])
        cleared = self.with_bits(chain(self.ends[item], *places))
        if self.room > 0:
            self.room -= 1
            self.cleared[item] = cleared
        return cleared

    def with_bits(self, numbers):
        """Return the integer that has the bits of these numbers."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in numbers:
            octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")


def search_lanes(lanes):
    """Yield the exact covers, until all are found or lanes.patience is 0.

    What is left to try is always in lanes.untried: another search goes on from there.
    """
    marks, guards, masks = lanes.marks, lanes.guards, lanes.masks
    untried, chosen = lanes.untried, lanes.chosen
    while untried and lanes.patience > 0:
        state, bottom, left, depth = untried.pop()
        del chosen[depth:]
        # Choose one of the options in left, keep the others for later, then take the
        # next item: its options are the new left.
        while True:
            if left:  # else this is the start
                highest = left.bit_length() - 1
                left ^= 1 << highest
                if left:
                    untried.append((state, bottom, left, len(chosen)))
                option = lanes.option_at[bottom + highest]
                state &= masks[option] or lanes.make_mask(option)
                chosen.append(option)
            if not state:
                yield chosen[:]
                break
            # less is rest without the lowest option of each open lane. Where rest has
            # none, the lane lacks its guard in less: its item has fewest options.
            opened = state & guards
            ones = (state & marks) << 1
            rest, less = state, state - ones
            while (less & opened) == opened:  # no lane of rest is empty
                rest &= less
                less = rest - ones
            # Of several such guards take the highest: it has the item of lowest number.
            bottom, lane_bits = lanes.lane_of[(opened & ~less).bit_length() - 1]
            left = state >> bottom & lane_bits
            if not left:
                break
        lanes.patience -= 1  # after a cover or a dead end


# lib/shapes.py: Shapes of cells on a grid, turned and placed; queens on a board.


def queens(n):
    """Return items, options and secondary items for n queens on n rows and columns.

    Option row * n + column is a queen there. ValueError: n is less than 1.
    """
    if n < 1:
        raise ValueError("n is at least 1")
    # Each row and each column has one queen: 2 * n items. A diagonal has at most one:
    # 2 * n - 1 secondary items for those that lead down, and as many for those up.
    options = []
    for row in range(n):
        for column in range(n):
            down = 2 * n + (n - 1 + row - column)
            up = 2 * n + (2 * n - 1) + (row + column)
            options.append((row, n + column, down, up))
    return 2 * n, options, 4 * n - 2


def draw_queens(cover, n):
    """Return the rows of the board that has the queens of a cover, as strings."""
    columns = [option % n for option in sorted(cover)]
    return ["." * at + "Q" + "." * (n - 1 - at) for at in columns]


# lib/read.py: Readers of input: numbers, rows and grids.


_LARGEST = 2**31 - 1  # C++'s largest int: no problem has larger numbers


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


def read_tokens(lines):
    """Return an iterator over the words of lines."""
    return (token for line in lines for token in line.split())


def read_number(tokens, least=0, most=_LARGEST):
    """Return the next token: a whole number from least to most, without a sign."""
    token = next(tokens, "")
    if not token.isdecimal() or not least <= int(token) <= most:
        raise input_error(f"a number from {least} to {most}", token)
    return int(token)


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without spaces at their ends. If the line that
    answers read last is wrong, it raises ValueError.
    """
    if {"-h", "--help"}.intersection(sys.argv):
        print(sys.modules["__main__"].__doc__)
        return
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    try:
        for name in sys.argv[1:] or ["-"]:
            is_named = name != "-"
            place = f"{program}: {name}" if is_named else program
            source = name if is_named else 0
            # surrogateescape: a byte that is not UTF-8 does no harm in a line not read.
            with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
                _answer_file(answers, file, place, is_named)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells say that a program was interrupted
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left, which is not an error
    except OSError as error:
        print(f"{program}: {error}", file=sys.stderr, flush=True)
        os._exit(2)  # sys.exit would try again to write the output


def _answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file. Exit if a line is wrong."""
    number = 0

    def read_lines():
        """Yield the lines; number is that of the last one."""
        nonlocal number
        for number, line in enumerate(file, 1):
            # Old programs end a file with Ctrl-Z, or fill it up with NULs.
            line = line.replace("\0", "").replace("\x1a", "").rstrip()
            if line:
                yield line

    lines = read_lines()
    try:
        for answer in answers(lines):
            print(answer, end="", flush=True)  # at once, so that no answer is lost
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


# lib/problems/aoj_alds1_13_a.py


def answers(lines):
    """Yield the board."""
    tokens = read_tokens(lines)
    given = set()
    for _ in range(read_number(tokens)):
        row, column = read_number(tokens, 0, 7), read_number(tokens, 0, 7)
        given.add(8 * row + column)
    covers = (cover for cover in lane_covers(*queens(8)) if given <= set(cover))
    cover = next(covers, None)
    if cover is None:
        raise ValueError("no solution")
    yield "".join(row + "\n" for row in draw_queens(cover, 8))


if __name__ == "__main__":
    run(answers)
