"""Luogu P10975 Mondriaan's Dream (POJ 2411)

Submit at https://www.luogu.com.cn/problem/P10975 (Luogu) in Python 3 (CPython). It is
not known whether https://www.acwing.com/problem/content/293/ (AcWing 291) takes Python.

Reads one h and w per line, until 0 0. The judge's are from 1 to 11; up to 14 are
answered.
Writes for each in how many ways tiles of 1 by 2 fill a board of h by w.

To run it: python3 luogu_p10975.py boards.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/luogu_p10975.py:
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


# lib/count.py: How many exact covers there are: ways that meet are counted together.


# How one state leads to the next ones, for dominoes on a board of two rows. X is
# covered, a is the next item, and 5 ways have led here. The first two X are done, and
# have no bit any more:
#
#                X a c        X X c          X X X
#                X b d        X X d          X b d
#     chosen                  domino ab      domino ac
#     ways       5            5              5
#     covered    0b0000       0b0011         0b0101       bits d c b a
#     state      0b0000       0b001          0b010        a is shifted out
#
# An item is done when its turn is over; later ones may be covered already. A state has
# a bit for each item that is not done, 1 if it is covered: bit 0 is the next item, bit
# 1 the one after it, and so on. The options that begin with a are 0b0011 and 0b0101.
# All states after the same number of items are a layer. A step is one option tried in
# one state.

EASY = 300  # a problem with at most so many dead ends and covers is listed
STEPS_PER_DEAD_END = 100  # a dead end of the search takes as long as 100 steps
PLENTY = 10  # if ways meet so often (mean_by_least), counting is plainly faster


def count_covers(items, options, secondary=0):
    """Return how many exact covers there are, as an int of any size.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item out of range or twice in an option, or a negative number of
    items. TypeError: not an integer.

    It is fast where many choices lead to the same covered items, as dominoes do on a
    board: time and memory grow with how many sets of items can be covered on the way.
    Where ways seldom meet, covers are listed one by one.
    """
    items, options, secondary = checked(items, options, secondary)
    if not set(range(items)).issubset(set().union(*options)):
        return 0  # an item without options: this saves the rest
    items, options, secondary = without_forced(items, options, secondary)
    lanes = Lanes(items, options, secondary)
    listed = list_on(lanes, EASY)
    if not lanes.untried:
        return listed
    # Listing and counting take turns: covers are listed for as long as the next layer
    # will take, then that layer is made. In the end one of the two is done, or counting
    # is given up.
    states = {0: 1}  # state -> how many ways lead to it
    for choices in masks_by_first_item(items, options, secondary):
        if not states:
            return 0
        steps = len(states) * len(choices)
        often = mean_by_least(states.values())
        if is_hopeless(steps, often):
            return listed + list_on(lanes, inf)
        if often < PLENTY:
            listed += list_on(lanes, steps // STEPS_PER_DEAD_END)
            if not lanes.untried:
                return listed
        states = next_layer(states, choices)
    return states.get(0, 0)  # no item is left; those listed are among these ways


def list_on(lanes, patience):
    """Go on with the search for covers; return how many more are found.

    patience: how many dead ends and covers it may meet; 0: none
    """
    lanes.patience = patience
    return sum(1 for cover in search_lanes(lanes))


def is_hopeless(steps, often):
    """Return whether a layer takes many steps though ways have met too seldom.

    often: the mean_by_least of the ways to the states of the layer

    10,000 steps take 2 ms. By then, often was at least 1.3 for the boards that were
    tried, and less than 1.1 for problems that are listed faster. 5,000,000 steps take a
    second, and a layer may take 300 MB: that is for what has too many covers to list.
    """
    return (steps > 10_000 and often < 1.1) or (steps > 5_000_000 and often < 100)


def next_layer(states, choices):
    """Return the states after the next item is covered, and the ways to each."""
    after = {}
    for state, ways in states.items():
        for mask in [0] if state & 1 else choices:
            if not state & mask:
                new = (state | mask) >> 1
                after[new] = after.get(new, 0) + ways
    return after


def mean_by_least(counts):
    """Return the mean of counts divided by the least of them.

    For ways, it estimates how often they have met. The mean alone does not: if a
    problem has independent parts, a part that is done has multiplied all counts by its
    number of covers. The result is rounded down to tenths, and 1,000 at most.
    """
    # In integers, since counts can be too large for a float.
    tenths = 10 * sum(counts) // (len(counts) * min(counts))
    return min(tenths, 10_000) / 10


def masks_by_first_item(items, options, secondary):
    """Return for each item in a good order the options that begin with it, as masks.

    Bit 0 is the item, bit 1 the next one. A secondary item becomes a primary one that
    can be covered by itself.
    """
    # An option without primary items is not chosen.
    options = [option for option in options if min(option, default=items) < items]
    options += [[items + number] for number in range(secondary)]
    masks = [[] for _ in range(items + secondary)]
    for option in renumbered(len(masks), options):
        first = min(option)
        masks[first].append(sum(1 << (item - first) for item in option))
    return masks


def without_forced(items, options, secondary):
    """Return a problem with as many covers, and no primary item with one option."""
    holders = [set() for _ in range(items + secondary)]  # by item: its options
    for number, option in enumerate(options):
        for item in option:
            holders[item].add(number)
    covered = set()
    single = [item for item in range(items) if len(holders[item]) == 1]
    for item in single:  # a queue: more are appended to it meanwhile
        if not holders[item]:
            continue  # covered by now; or without options, then it is left, below
        (forced,) = holders[item]
        covered.update(options[forced])
        # The forced option and its rivals are no longer there to be chosen.
        for number in set().union(*(holders[mate] for mate in options[forced])):
            for mate in options[number]:
                holders[mate].discard(number)
                if mate < items and len(holders[mate]) == 1:
                    single.append(mate)
    left = [item for item in range(items + secondary) if item not in covered]
    number_of = {item: number for number, item in enumerate(left)}
    # All options of covered items were discarded: those kept have items of left only.
    kept = sorted(set().union(*(holders[item] for item in left)))
    options = [[number_of[item] for item in options[number]] for number in kept]
    open_items = sum(item < items for item in left)
    return open_items, options, len(left) - open_items


# lib/shapes.py: Shapes of cells on a grid, turned and placed; queens on a board.


def rectangle(height, width):
    """Return the cells of a rectangle, row by row."""
    return [(row, column) for row in range(height) for column in range(width)]


def turned(shape, flips=False):
    """Return the forms of a shape that is turned, and flipped if flips; each once.

    A form is a sorted tuple of cells, shifted so that the first is (0, 0): columns of
    others can be below 0. ValueError: the shape has no cells.
    """
    if not shape:
        raise ValueError("a shape without cells")
    forms = set()
    flipped = [(row, -column) for row, column in shape]
    for cells in [shape, flipped] if flips else [shape]:
        for _ in range(4):
            cells = sorted((column, -row) for row, column in cells)
            row_0, column_0 = cells[0]
            form = tuple((row - row_0, column - column_0) for row, column in cells)
            forms.add(form)
    return sorted(forms)


def placements(forms, region):
    """Yield each way to place a form in region, as a list of indexes into region.

    forms: lists of cells, wherever they lie, such as turned returns
    region: a list of cells
    """
    index_of = {cell: index for index, cell in enumerate(region)}
    for form in forms:
        row_0, column_0 = form[0]
        for row_1, column_1 in region:  # where the first cell of the form is put
            down, right = row_1 - row_0, column_1 - column_0
            indexes = [
                index_of.get((row + down, column + right)) for row, column in form
            ]
            if None not in indexes:
                yield indexes


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


def read_numbers(tokens, most=_LARGEST):
    """Yield the next numbers from 1 to most, until a 0 or the end."""
    for token in tokens:
        number = read_number(iter([token]), 0, most)
        if number == 0:
            return
        yield number


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


# lib/problems/luogu_p10975.py


def answers(lines):
    """Yield the answer to each board."""
    tokens = read_tokens(lines)
    tile = turned(rectangle(1, 2))
    for height in read_numbers(tokens, 14):
        board = rectangle(height, read_number(tokens, 1, 14))
        yield f"{count_covers(len(board), placements(tile, board))}\n"
    next(tokens, "")  # the second 0 of the line 0 0


if __name__ == "__main__":
    run(answers)
