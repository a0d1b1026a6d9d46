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

import os
import sys
from collections import Counter
from difflib import get_close_matches
from heapq import heappop
from heapq import heappush
from itertools import chain
from itertools import islice

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


# lib/order.py: Renumber items so that items that share an option have near numbers.


# A board of 3 by 4 cells, for dominoes: its cells as numbered row by row, and as they
# are renumbered:
#
#     0  1  2  3        0  1  5  6
#     4  5  6  7        2  4  7  9
#     8  9 10 11        3  8 10 11
#
# If cells are covered in the new order, at most three open cells are neighbours of
# covered ones at any time; row by row there are up to four. The fewer they are, the
# fewer sets of cells can be covered on the way, and the sooner a wrong choice shows.

_LARGE = 20  # items of an option; larger ones hardly tell which items are near


def renumbered(items, options):
    """Return options with the primary items, 0 to items - 1, renumbered.

    options: a list of lists of items; secondary items keep their numbers

    Items with one option come first: that is forced, and excludes others.
    """
    uses = Counter(item for option in options for item in option)
    grown = _grown_order(_neighbours(items, options))
    order = sorted(grown, key=lambda item: uses[item] > 1)  # equal ones stay in order
    number_of = {item: number for number, item in enumerate(order)}
    return [[number_of.get(item, item) for item in option] for option in options]


def _neighbours(items, options):
    """Return for each primary item the set of itself and those that share an option.

    Large options are ignored: the sets would grow with the square of their length.
    """
    near = [{item} for item in range(items)]
    for option in options:
        if len(option) <= _LARGE:
            primary = {item for item in option if item < items}
            for item in primary:
                near[item] |= primary
    return near


def _grown_order(near):
    """Return the items in an order that grows from one item to its neighbours.

    An item is reached once it, or one of its neighbours, is in the order. The next one
    is the reached item that has the fewest neighbours not yet reached; of several, the
    one of lowest number. If no reached item is left, the next one is the item of fewest
    neighbours.
    """
    order, done, reached = [], set(), set()
    unreached = list(map(len, near))  # by item: how many of near[item] are not reached
    for start in sorted(range(len(near)), key=lambda item: len(near[item])):
        # A heap of (unreached, item): a reached item gets an entry whenever its number
        # falls. The older ones are greater, and are skipped when they come.
        waiting = [(0, start)]
        while waiting:
            item = heappop(waiting)[1]
            if item in done:
                continue
            done.add(item)
            order.append(item)
            for mate in near[item] - reached:
                reached.add(mate)
                for other in near[mate]:  # mate is among them: it gets its first entry
                    unreached[other] -= 1
                    if other in reached:
                        heappush(waiting, (unreached[other], other))
    return order


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
#     state                   0b001          0b010        bits d c b: a is shifted out
#
# An item is done when its turn is over; later ones may be covered already. A state has
# a bit for each item that is not done, 1 if it is covered: bit 0 is the next item, bit
# 1 the one after it, and so on. The options that begin with a are 0b0011 and 0b0101.
# All states after the same number of items are a layer.

_TRIES = 20  # of options in states: they take as long as a step, some 2 microseconds
_MOST = 1_000_000  # states of a layer: 250 MB with those before, if of 64 bits


def count_exact(items, options, secondary):
    """Return how many exact covers there are; the arguments are like those of checked.

    Where many choices lead to the same covered items, as dominoes do on a board, layers
    are few and small. Elsewhere it is faster to list the covers. Which one is faster is
    not known beforehand: so layers are made, and covers are listed meanwhile, for as
    long. If a layer gets too large, all covers are listed.
    """
    search = search_lanes(Lanes(items, options, secondary))
    listed = 0
    states = {0: 1}  # state -> how many ways lead to it
    for choices in _masks_by_first_item(items, options, secondary):
        steps = 1 + len(states) * len(choices) // _TRIES
        taken = 0
        for cover in islice(search, steps):
            taken += 1
            listed += cover is not None
        if taken < steps:  # the search has ended
            return listed
        states = _next_layer(states, choices)
        if len(states) > _MOST:
            return listed + sum(cover is not None for cover in search)
    return states.get(0, 0)  # no item is left; those listed are among these ways


def _next_layer(states, choices):
    """Return the states after the next item is covered, and the ways to each.

    It stops halfway when they are too many.
    """
    after = {}
    for state, ways in states.items():
        for mask in [0] if state & 1 else choices:
            if not state & mask:
                new = (state | mask) >> 1
                after[new] = after.get(new, 0) + ways
        if len(after) > _MOST:
            break
    return after


def _masks_by_first_item(items, options, secondary):
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


# lib/covers.py: The front door: covers, counts, smallest covers; names in, names out.


def count_covers(items, options, secondary=(), *, shared=(), times=None):
    """Return how many exact covers there are, as an int of any size.

    The arguments and errors are those of covers, but for times, which are refused. It
    is fast where many choices lead to the same covered items, as dominoes do on a
    board. Elsewhere covers are listed.
    """
    items, options, secondary, _ = _in_lists(items, options, secondary)
    return count_exact(*_numbered(items, options, secondary))


def _in_lists(items, options, secondary):
    """Return the arguments as lists, and a list of what covers consist of.

    Options are returned as pairs (how messages call it, the names of its items).
    """
    if isinstance(items, int):
        if isinstance(secondary, int):
            secondary = range(items, items + secondary)
        items = range(items)
    elif isinstance(items, dict) and not isinstance(options, dict):
        raise TypeError("items is a dict: items come first, then options")
    items = _names_in(items, "items, which come before options")
    secondary = _names_in(secondary, "secondary")
    results = list(options)
    pairs = options.items() if isinstance(options, dict) else enumerate(results)
    pairs = [(key, _names_in(option, f"option {key!r}")) for key, option in pairs]
    return items, pairs, secondary, results


def _names_in(values, place):
    """Return names as a list. TypeError: one can't be hashed."""
    try:
        names = list(values)
        set(names)
    except TypeError as error:
        why = f"{error}; names are texts, numbers, tuples or the like"
        raise TypeError(f"{place}: {why}") from None
    return names


def _numbered(items, options, secondary):
    """Return the three arguments of a search, which are numbers, for these in names."""
    names = items + secondary
    number_of = {name: number for number, name in enumerate(names)}
    if len(number_of) < len(names):
        raise ValueError(f"two items are named {max(names, key=names.count)!r}")
    found = []
    for key, names in options:
        for name in names:
            if name not in number_of:
                why = f"no item is named {name!r}{_hint(name, number_of)}"
                raise ValueError(f"option {key!r}: {why}")
        if len(set(names)) < len(names):
            raise ValueError(
                f"option {key!r}: item {max(names, key=names.count)!r} twice"
            )
        found.append([number_of[name] for name in names])
    return len(items), found, len(secondary)


def _hint(name, known):
    """Return what may be meant by an unknown name."""
    if isinstance(name, tuple) and name and name[0] in known:
        return f", and {name[0]!r} is not shared"
    for other in known:
        if isinstance(other, (tuple, frozenset)) and name in other:
            return f", but one is {other!r}: items come first, then options"
    near = get_close_matches(repr(name), map(repr, known), 1, 0.8)
    if near:
        return f"; is it {near[0]}?"
    return "; secondary and shared items are to be named, too"


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
