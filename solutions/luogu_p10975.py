"""Luogu P10975 Mondriaan's Dream (POJ 2411), https://www.luogu.com.cn/problem/P10975

Reads, until 0 0, h and w from 1 to 11. Writes in how many ways tiles of 1 by 2 fill a
board of h by w.
Python is accepted there. Not verified: AcWing 291. Limits: not found.
To run it: python3 luogu_p10975.py boards.txt
"""

# Made by tools/bundle.py from lib/problems/luogu_p10975.py: change that file, not this one.
# The program is at the end; above it is what it uses of lib.

import operator
import os
import sys
from heapq import heappop
from heapq import heappush
from itertools import chain
from itertools import islice

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


# lib/count.py: How many exact covers there are: ways that meet are counted together.


# Found by trial:
TURN = 300  # states; the search of covers makes three times as many choices in a turn
OFTEN = 3  # ways to a state, per the least; from so many on covers are hardly listed
MANY = 200_000  # states that are too many to be kept where ways seldom meet


def count_covers(items, options, secondary=0):
    """Return how many exact covers there are. Arguments and errors: see checked.

    It is fast where many choices lead to the same state, as dominoes do on a board.
    Where few do, it takes up to some two times as long as to list the covers.
    """
    items, options, secondary = checked(items, options, secondary)
    if sum(item < items for item in set().union(*options)) < items:
        return 0  # an item without options
    found, counted = 0, count_states(items, options, secondary)
    # Covers are listed and states are counted by turns, until either has ended.
    for cover in search_lanes(Lanes(items, options, secondary), 3 * TURN):
        if cover is not None:
            found += 1
            continue
        for total in islice(counted, TURN):
            if total is not None:
                return total
    return found


def count_states(items, options, secondary):
    """Yield None for each state, for turns to be taken; at last how many covers.

    Where ways often meet, None is yielded for some states only. Where they seldom meet
    and there are too many states, nothing more is yielded.
    """
    # A secondary item is a primary one that can be covered by itself.
    options = [option for option in options if min(option, default=items) < items]
    options += [[items + number] for number in range(secondary)]
    masks = [[] for _ in range(items + secondary)]  # of the options that begin there
    for option in side_by_side(len(masks), options):
        first = min(option)
        masks[first].append(sum(1 << (item - first) for item in option))
    states = {0: 1}  # covered items as bits, from the next one on -> ways
    for choices in masks:
        after = {}
        for state, ways in states.items():
            for mask in [0] if state & 1 else choices:
                if not state & mask:
                    new = (state | mask) >> 1
                    after[new] = after.get(new, 0) + ways
        states, counts = after, after.values()
        # Per the least: a part of its own that is done has multiplied all ways alike.
        seldom = sum(counts) < OFTEN * len(counts) * min(counts, default=0)
        if seldom and len(states) > MANY:
            return
        yield from [None] * (len(states) if seldom else len(states) // 64)
    yield sum(states.values())


# lib/shapes.py: Shapes of cells on a grid: made, turned, flipped and placed.


def rectangle(height, width):
    """Return the cells of a rectangle, row by row."""
    return [(row, column) for row in range(height) for column in range(width)]


def turned(shape, flips=False):
    """Return the forms of a shape that is turned, and flipped if flips; each once.

    A form is a sorted tuple of cells, the first (0, 0). ValueError: no cells.
    """
    if not shape:
        raise ValueError("a shape without cells")
    forms = set()
    for cells in [shape, [(row, -column) for row, column in shape]][: 1 + flips]:
        for _ in range(4):
            cells = sorted((column, -row) for row, column in cells)
            top, left = cells[0]
            forms.add(tuple((row - top, column - left) for row, column in cells))
    return sorted(forms)


def placements(forms, region):
    """Yield the places of forms in region, as lists of indexes into it.

    region: a list of cells
    """
    index = {cell: number for number, cell in enumerate(region)}
    for form in forms:
        for top, left in region:
            cells = [index.get((top + row, left + column)) for row, column in form]
            if None not in cells:
                yield cells


# lib/read.py: Readers of input: numbers, rows and grids.


DIGITS = "0123456789"


def read_tokens(lines):
    """Return an iterator over the words of lines; where a line ends does not matter."""
    return (token for line in lines for token in line.split())


def shown(text):
    """Return how a message shows what was read; "" is the end of input."""
    return ascii(text[-30:]) if text else "the end"


def read_number(tokens, least=0, most=999999999):
    """Return the next whole number. ValueError: it is less or more than these."""
    token = next(tokens, "")
    number = int(token) if token.encode().isdigit() and len(token) < 10 else -1
    if not least <= number <= most:
        expected = f"expected a number from {least} to {most}"
        raise ValueError(f"{expected}, found {shown(token)}")
    return number


def read_numbers(tokens, most=999999999):
    """Yield the next numbers, until the end or a 0. ValueError: more than most.

    EOFError: after the first one there is what is no number.
    """
    for number, token in enumerate(tokens):
        if not token.strip("0"):
            return
        if number and token.strip(DIGITS):
            raise EOFError
        yield read_number(chain([token], tokens), 1, most)


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


# lib/problems/luogu_p10975.py


def answers(lines):
    """Yield the answer to each board."""
    tokens = read_tokens(lines)
    tile = turned(rectangle(1, 2))
    for height in read_numbers(tokens, 14):
        board = rectangle(height, read_number(tokens, 1, 14))
        yield f"{count_covers(len(board), placements(tile, board))}\n"


if __name__ == "__main__":
    run(answers)
