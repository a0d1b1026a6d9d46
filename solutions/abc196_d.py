"""AtCoder ABC 196 D Hanjo

Submit at https://atcoder.jp/contests/abc196/tasks/abc196_d (AtCoder) in Python 3
(CPython).

Reads H, W, A and B.
Writes in how many ways A mats of 1 by 2 and B mats of 1 by 1 cover a room of H by W.

To run it: python3 abc196_d.py room.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/abc196_d.py:
# change that file, not this one.

import operator
import os
import sys
from itertools import chain

# lib/options.py: Check the arguments of an exact cover problem in numbers.


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
        why = "items is a number, and options have numbers; for names see lib/covers.py"
        raise TypeError(f"{error}: {why}") from error
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            item = max(option, key=option.count)
            raise ValueError(f"option {number}: item {item} twice")
    return items, options, secondary


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


_ROOM = 256_000_000  # bits for masks that are kept, 32 MB; others are made each time

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
#     0 0 0 0    0 1 1 1    1 0 1 1    less = rest - ones: item 1 lost its guard
#
# So item 1 had one option, C, the fewest of all, and is covered next. Choosing C clears
# all of lanes 1 and 2. The state is 0: B and C are a cover. An item without options
# would have lost its guard in the first round. Nothing is undone: to go back, an older
# integer is taken.
#
# The rivals of an option share an item with it. They are cleared in all their lanes
# when it is chosen. Secondary items have no lane: they only make rivals.


class Lanes:
    """The lanes of an exact cover problem. The arguments are as checked returns them.

    option_at: by bit number: the option of a place, None for a mark or a guard
    lane_of: {bit number of a guard: (lowest place of its lane, a 1 for each place)}
    full: the state in which every item is open and every option is possible
    marks, guards: all marks, all guards
    masks: by option: see make_mask; None as long as it is not kept
    """

    def __init__(self, items, options, secondary=0):
        self.options = options
        self.holders = [[] for _ in range(items + secondary)]  # by item: its options
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at, self.lane_of = [], {}
        self.places = [[] for _ in options]  # by option: its bit numbers
        self.ends = [()] * len(self.holders)  # by item: its mark, its guard, if any
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
        self.marks = self._with_bits(mark for mark, _ in self.ends[:items])
        self.guards = self._with_bits(guard for _, guard in self.ends[:items])
        self.cleared = {}  # item -> what covering it clears: its ends, all its options
        self.masks = [None] * len(options)
        self.room = _ROOM // (len(self.option_at) + 1)  # how many more masks to keep

    def _with_bits(self, numbers):
        """Return the integer that has the bits of these numbers."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in numbers:
            octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")

    def make_mask(self, option):
        """Return what choosing an option leaves: it turns a state into state & mask.

        It is kept in masks if there is room.
        """
        lost = 0
        for item in self.options[option]:
            if item not in self.cleared:
                places = (self.places[number] for number in self.holders[item])
                self.cleared[item] = self._with_bits(chain(self.ends[item], *places))
            lost |= self.cleared[item]
        mask = self.full ^ lost
        if self.room > 0:
            self.room -= 1
            self.masks[option] = mask
        return mask

    def fewest(self, state):
        """Return the options of an open item that has the fewest in state.

        They are places: the bits of the second number returned, shifted by the first.
        """
        opened = state & self.guards
        ones = (state & self.marks) << 1
        # Each round removes the lowest option of each open lane from rest, until less
        # shows by a guard that is lost that a lane had none: its item has the fewest.
        rest, less = state, state - ones
        while (less & opened) == opened:
            rest &= less
            less = rest - ones
        # Of several such items take the one of lowest number: it has the highest guard.
        bottom, lane_bits = self.lane_of[(opened & ~less).bit_length() - 1]
        return bottom, state >> bottom & lane_bits


def search_lanes(lanes):
    """Yield each exact cover once, as option numbers; None after other choices."""
    if not lanes.full:
        yield []  # there are no items
        return
    option_at, masks, fewest = lanes.option_at, lanes.masks, lanes.fewest
    chosen = []
    # What is left to try: (state, bottom, left, how many were chosen before). The bits
    # of left, shifted by bottom, are places in state.
    untried = [(lanes.full, *fewest(lanes.full), 0)]
    while untried:
        state, bottom, left, depth = untried.pop()
        del chosen[depth:]
        while left:
            highest = left.bit_length() - 1
            left ^= 1 << highest
            if left:
                untried.append((state, bottom, left, len(chosen)))
            option = option_at[bottom + highest]
            chosen.append(option)
            mask = masks[option]
            state &= lanes.make_mask(option) if mask is None else mask
            if not state:
                yield chosen[:]
                break
            yield None
            bottom, left = fewest(state)


def lane_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    The arguments and errors are those of lib.options.checked. Each cover comes once, in
    no particular order.
    """
    lanes = Lanes(*checked(items, options, secondary))
    return (cover for cover in search_lanes(lanes) if cover is not None)


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


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without the spaces at their end. A ValueError
    of answers is about the last line that it has read.
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
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left: no error
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
            print(answer, end="", flush=True)  # at once
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


# lib/problems/abc196_d.py


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    height, width = read_number(tokens, 1), read_number(tokens, 1)
    if height * width > 20:
        # The judge's rooms have 16 cells at most.
        raise ValueError("a room of more than 20 cells: it could take for ever")
    wanted = read_number(tokens), read_number(tokens)  # mats of 1 by 2, and of 1 by 1
    room = rectangle(height, width)
    forms = [*turned(rectangle(1, 1)), *turned(rectangle(1, 2))]
    count = 0
    for cover in lane_covers(len(room), placements(forms, room)):
        long = len(room) - len(
            cover
        )  # a mat of 1 by 2 has one cell more than the other
        if (long, len(cover) - long) == wanted:
            count += 1
    yield f"{count}\n"


if __name__ == "__main__":
    run(answers)
