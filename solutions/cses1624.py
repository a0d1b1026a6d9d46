"""CSES 1624 Chessboard and Queens, https://cses.fi/problemset/task/1624

Reads 8 lines of 8: "." free, "*" reserved. Writes in how many ways 8 queens stand on
free squares so that none attacks another; they attack across reserved squares.
Python is accepted there. Limits: 1 s and 512 MB.
To run it: python3 cses1624.py board.txt
"""

# Made by tools/bundle.py from lib/problems/cses1624.py: change that file, not this one.
# The program is at the end; above it is what it uses of lib.

import operator
import os
import sys
from heapq import heappop
from heapq import heappush
from itertools import chain

# lib/options.py: Options of an exact cover: checked; numbered, where items have names.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item out of range or twice, a number below 0. TypeError: no integer.
    """
    items, secondary = operator.index(items), operator.index(secondary)
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    options = [list(map(operator.index, option)) for option in options]
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            item = next(item for item in option if option.count(item) > 1)
            raise ValueError(f"option {number}: item {item} twice")
    return items, options, secondary


# lib/order.py: An order of items in which those that share options are near each other.


def side_by_side(items, options):
    """Return options, with the primary items numbered anew in a good order.

    After an item is put into the order, those that share an option with it wait.
    Next is the waiting item after which the fewest others begin to wait. Ties go to the
    longest wait (on a board, from diagonal to diagonal) or to the shortest (from row to
    row): both are tried. An option with more than 20 items tells little: it is ignored.
    """
    near = [{item} for item in range(items)]  # those that share an option with each
    for option in options:
        primary = {item for item in option if item < items and len(option) <= 20}
        for item in primary:
            near[item] |= primary
    found = [grown_order(near, sign) for sign in (1, -1)]
    _, rank = min(found, key=lambda pair: pair[0])
    return [[rank.get(item, item) for item in option] for option in options]


def grown_order(near, sign):
    """Return how many states there may be, and an order; sign 1: longest wait first."""
    states, rank = 0, {}
    reached = {}  # item that is in the order or waits -> since when
    fresh = list(map(len, near))  # how many of those near an item are not reached
    for start in sorted(range(len(near)), key=fresh.__getitem__):
        waiting = [(0, 0, start)]  # with an entry for each change of fresh
        while waiting:
            item = heappop(waiting)[2]
            if item in rank:
                continue
            rank[item] = len(rank)
            for mate in sorted(near[item].difference(reached)):
                reached[mate] = sign * len(rank)
                for other in near[mate]:
                    fresh[other] -= 1
                    if other in reached:
                        heappush(waiting, (fresh[other], reached[other], other))
            states += 1 << len(reached) - len(rank)
    return states, rank


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


# Each primary item has a lane of bits: a mark, a place for each of its options, and on
# top a guard. All lanes together are one integer, a state. Mark and guard are 1 while
# an item is open: no option of it is chosen. A place is 1 while its option is possible.
# The lane of a covered item is 0. Shifted by one, the marks are a 1 at the lowest place
# of each open lane: to subtract them acts on all lanes at once. With items 0, 1, 2 and
# options A = 0 1, B = 0, C = 1 2, D = 2, and the lowest bits at the right, B is chosen:
#     item 2     item 1     item 0
#     g D C m    g C A m    g B A m    what each bit stands for; g: guard, m: mark
#     1 1 1 1    1 1 1 1    1 1 1 1    full: every item open, every option possible
#     0 0 0 0    0 0 1 0    1 1 1 1    what choosing B clears: its item, and its rival A
#     1 1 1 1    1 1 0 1    0 0 0 0    state = full & mask; mask is full without these
#     0 0 1 0    0 0 1 0    0 0 0 0    ones = (state & marks) << 1
#     1 1 0 1    1 0 1 1    0 0 0 0    less = state - ones: all guards are left
#     1 1 0 1    1 0 0 1    0 0 0 0    rest = state & less: without each lowest option
#     1 0 1 1    0 1 1 1    0 0 0 0    rest - ones: an empty lane borrows from its guard
# So item 1 had one option left, C. Choosing it clears all of lanes 2 and 1. The state
# is 0: B and C are a cover. Nothing is undone: to go back, an older integer is taken.
#
# The rivals of an option share an item with it. They are cleared in all their lanes
# when it is chosen. Secondary items have no lane: they only make rivals.

ROOM = 32_000_000  # bytes for masks that are kept, about; others are made each time


def lane_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    Arguments and errors are those of checked. A state takes a bit for each item of each
    option; there is one for each choice on the way. Masks take some 32 MB at most.
    """
    items, options, secondary = checked(items, options, secondary)
    return search_lanes(Lanes(items, side_by_side(items, options), secondary))


class Lanes:
    """The lanes of an exact cover problem; marks=False, for reduce.py: no marks."""

    def __init__(self, items, options, secondary=0, marks=True):
        self.options, self.holders = options, [[] for _ in range(items + secondary)]
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at = []  # by bit number: the option of a place, else None
        self.places = [[] for _ in options]  # by option: its bit numbers
        self.lane_of = {}  # by its guard: a lane's lowest place; a 1 for each place
        self.ends = [[] for _ in self.holders]  # by item: its mark, its guard; or none
        for ends, lane in zip(self.ends[:items], self.holders):
            bottom = len(self.option_at) + marks
            guard = bottom + len(lane)
            for place, number in enumerate(lane, bottom):
                self.places[number].append(place)
            self.option_at += [None] * marks + lane + [None]
            self.lane_of[guard] = bottom, (1 << len(lane)) - 1
            ends += [bottom - 1] * marks + [guard]
        self.full = (1 << len(self.option_at)) - 1
        self.guards = self.with_bits(self.lane_of)
        self.marks = self.with_bits(*self.ends) ^ self.guards
        self.masks, self.cleared = [None] * len(options), {}  # of options, of items
        self.room = 8 * ROOM // (len(self.option_at) or 1)  # for how many integers

    def mask(self, option):
        """Return two masks for states in which an option is chosen.

        Both clear its items and its rivals. The second keeps its own places.
        """
        lost = 0
        for item in self.options[option]:
            lost |= self.cleared.get(item) or self.cleared_by(item)
        without = self.full ^ lost
        masks = without, without | sum(1 << place for place in self.places[option])
        if self.room > 0:
            self.room -= 2
            self.masks[option] = masks
        return masks

    def cleared_by(self, item):
        """Return the mark and the guard of an item, and all places of its options."""
        places = (self.places[option] for option in self.holders[item])
        cleared = self.with_bits(self.ends[item], *places)
        if self.room > 0:
            self.room -= 1
            self.cleared[item] = cleared
        return cleared

    def with_bits(self, *lists):
        """Return the integer that has the bits of the numbers in these lists."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for numbers in lists:
            for number in numbers:
                octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")


def search_lanes(lanes, pause=0):
    """Yield the exact covers; and None, whenever pause choices were made; 0: never."""
    marks, guards, masks = lanes.marks, lanes.guards, lanes.masks
    state, chosen, steps = lanes.full, [], pause
    untried = []  # a state; a lane's lowest place, its untried bits; how many chosen
    while True:
        if state:
            # Take the lowest option from each lane until one has none: it had fewest.
            opened = state & guards
            ones = (state & marks) << 1
            rest, less = state, state - ones
            while less & opened == opened:
                rest &= less
                less = rest - ones
            bottom, lane_bits = lanes.lane_of[(opened & ~less).bit_length() - 1]
            lane = state >> bottom & lane_bits  # 0 if it was empty from the start
        else:
            yield chosen[:]
            lane = 0
        if not lane:
            if not untried:
                return
            state, bottom, lane, depth = untried.pop()
            del chosen[depth:]
        high = lane.bit_length() - 1
        lane ^= 1 << high
        if lane:
            untried.append((state, bottom, lane, len(chosen)))
        option = lanes.option_at[bottom + high]
        state &= (masks[option] or lanes.mask(option))[0]
        chosen.append(option)
        steps -= 1
        if not steps:
            yield None
            steps = pause


# lib/queens.py: Queens that do not attack each other, as an exact cover.


def queens(n):
    """Return items, options and secondary items for n queens on n rows and columns.

    Option row * n + column is a queen there.
    """
    # Every row and every column has a queen; no diagonal has two: 2 * n items, then
    # 2 * n - 1 secondary ones in each direction.
    options = []
    for row in range(n):
        for column in range(n):
            down, up = 3 * n - 1 + row - column, 4 * n - 1 + row + column
            options.append((row, n + column, down, up))
    return 2 * n, options, 4 * n - 2


# lib/read.py: Readers of input: numbers, rows and grids.


def shown(text):
    """Return how a message shows what was read; "" is the end of input."""
    return ascii(text[-30:]) if text else "the end"


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; blanks may stand between them."""
    cells = ""
    while len(cells) < count:
        token = next(tokens, "")
        cells += token
        if not token or token.strip(symbols) or len(cells) > count:
            raise ValueError(f"expected {count} of {symbols}, found {shown(cells)}")
    return cells


def read_row(lines, size, symbols):
    """Return a line of size symbols, without the blanks between them."""
    return read_cells(iter(["".join(next(lines, "").split())]), size, symbols)


def read_grid(lines, size, symbols):
    """Return a grid of size lines of size symbols, as one string."""
    return "".join(read_row(lines, size, symbols) for _ in range(size))


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named; "-" is standard input."""
    program, status = os.path.basename(sys.argv[0]).replace(".py", ""), 0
    try:
        if {"-h", "--help"}.intersection(sys.argv):
            with open(sys.argv[0], encoding="utf-8") as file:  # -OO has no __doc__
                return print(file.read().split('"""')[1], flush=True)
        for name in sys.argv[1:] or ["-"]:
            place = program if name == "-" else f"{program}: {name}"
            try:
                source = 0 if name == "-" else name
                file = open(source, encoding="utf-8-sig", errors="replace")
            except OSError as error:
                print(f"{place}: {error.strerror}", file=sys.stderr)
                status = 2
            else:
                with file:
                    answer_file(answers, file, place)
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            print(f"{program}: output: {error.strerror}", file=sys.stderr, flush=True)
            status = 1
        os._exit(status)  # An ordinary exit would try to write again.
    if status:
        sys.exit(status)


def answer_file(answers, file, place):
    """Print what answers(lines) yields for a file; exit at a line that is wrong.

    Lines are stripped, blank ones skipped. ValueError: the line read last is wrong.
    EOFError: it is no case, so the input ends there.
    """
    number, line = 0, ""

    def read():
        """Yield the lines, and count them."""
        nonlocal number, line
        for number, line in enumerate(file, 1):
            line = line.replace("\0", " ").replace("\x1a", " ").strip()
            if line:
                yield line

    try:
        lines = read()
        first = next(lines, None)
        try:
            for answer in answers(chain([first], lines)) if first else ():
                print(answer, end="")
        finally:
            print(end="", flush=True)  # before any message
        # Judges may fail what writes to stderr. From a terminal no more may ever come.
        if os.isatty(2) and not file.isatty() and next(lines, None):
            raise EOFError
    except EOFError:
        if os.isatty(2):
            print(f"{place}: line {number}: not read from here", file=sys.stderr)
    except (ValueError, MemoryError) as error:
        wrong = "this is not text in UTF-8" if "\ufffd" in line else str(error)
        sys.exit(f"{place}: line {number}: {wrong or 'not enough memory'}")


# lib/problems/cses1624.py


def answers(lines):
    """Yield the answer."""
    board = read_grid(lines, 8, ".*")
    items, options, secondary = queens(8)
    free = [option for square, option in zip(board, options) if square == "."]
    yield f"{sum(1 for cover in lane_covers(items, free, secondary))}\n"


if __name__ == "__main__":
    run(answers)
