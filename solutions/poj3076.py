"""POJ 3076 Sudoku: http://poj.org/problem?id=3076

Input: grids of 16 lines of 16 characters, A to P or "-" for blank; empty lines between.
Output: each grid solved, and an empty line after it.
Python is accepted at: nowhere that was seen; AcWing 169 and eolymp 3525 have the same problem.
Run: python3 poj3076.py < grids.txt
"""

# Generated from lib by tools/bundle.py, sources 3d2c1b31e517.

from itertools import compress
from operator import add
import os
import sys


# lib/judge.py -------------------------------------------------------------------------
# What every problem does around its answers: count the lines it reads, write, fail at a line.
#
# Source: the judges' statements, and how their files stray from them.
# Cost: a microsecond or two a line.


class BadInput(Exception):
    """Input that can't be answered; says the line and what is wrong."""


class Lines:
    """The lines of a binary stream as text, without the blanks around them, counted from 1."""

    def __init__(self, stream):
        self.stream = stream
        self.number = 0

    def next(self):
        """Return the next line, or None at the end. BadInput: it is no text."""
        line = self.stream.readline()
        if not line:
            return None
        self.number += 1
        try:
            return line.decode("utf-8-sig" if self.number == 1 else "utf-8").strip()
        except UnicodeDecodeError:
            self.fail("not UTF-8 text")

    def filled(self):
        """Yield the lines that are not empty; between two of them others may be read."""
        line = self.next()
        while line is not None:
            if line:
                yield line
            line = self.next()

    def fail(self, message, back=0):
        """Raise BadInput for the line that was read so many lines back."""
        raise BadInput(f"line {self.number - back}: {message}")

    def grid(self, row, size):
        """Return the cells of a grid of size rows, whose first row was just read."""
        rows = []
        while True:
            if not row:
                self.fail(f"the grid ends after {len(rows)} of {size} rows")
            if len(row) != size:
                self.fail(f"expected {size} cells in a row, found {len(row)}")
            rows.append(row)
            if len(rows) == size:
                return "".join(rows)
            row = self.next()

    def answer(self, solve, puzzle, rows=1):
        """Return solve(puzzle) for a puzzle that was the last so many rows.

        BadInput: solve raised an error; it is of the line of the row that the error names.
        """
        try:
            return solve(puzzle)
        except ValueError as error:
            self.fail(error, rows - min(rows, error.row))


def run(name, answers, only_as_itself=False):
    """Write each of answers(lines of standard input) as soon as it is there.

    Bad input ends the program: one line on standard error, exit status 1. Where only_as_itself,
    nothing is done but in a file of that name: LeetCode runs what is pasted as its main program.
    """
    if only_as_itself and os.path.basename(sys.argv[0]) != name + ".py":
        return
    if sys.stdin is None or sys.stdout is None:
        sys.exit(f"{name}: line 0: standard input or output is closed")
    lines = Lines(sys.stdin.buffer)
    try:
        for answer in answers(lines):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except BadInput as error:
        sys.exit(f"{name}: {error}")
    except OSError as error:
        # What could not be written is still buffered, and Python would try again on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sys.exit(f"{name}: line {lines.number}: {error.strerror}")


# lib/dlx.py ---------------------------------------------------------------------------
# Exact cover by dancing links, for any matrix of items and options.
#
# Source: Knuth, The Art of Computer Programming 7.2.2.1, Algorithm X.
# Cost: exponential at worst; a guess costs what it hides, the lists what the matrix has ones.

# The lists. A node is an integer: nodes 0 ... items + secondary - 1 are the items' headers,
# then comes a node for each item of each option. Down a header hangs the ring of its item:
#
#     header 2 -> node 7 -> node 12 -> header 2      down (Knuth's dlink)
#     header 2 <- node 7 <- node 12 <- header 2      up   (Knuth's ulink)
#
# mates[node] are all nodes of that node's option (he finds them between spacers), option[node]
# is its index. A header has no mates. There are neither sizes nor a list of open items: an item
# is settled once its ring holds a single node, and a ring is counted only as far as it matters.

SMALL = 4096  # nodes; up to here copying the links is cheaper than unhiding one by one


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, each a list of indexes into options.

    items: how many primary items, numbered from 0; each is covered exactly once
    options: a sequence of sequences of item numbers
    secondary: how many items more, numbered after those; each is covered at most once

    An option that has no primary item, an empty one too, is never chosen. Equal options count
    each. ValueError: an item is out of range, or stands twice in one option.
    """
    return dance(items, *link(items, options, secondary))


def link(items, options, secondary):
    """Return the lists up, down, mates and option of a matrix."""
    headers = items + secondary
    nodes = headers + sum(map(len, options))
    up = list(range(nodes))
    down = up[:]
    mates = [()] * nodes
    option = [-1] * nodes
    node = headers
    for index, members in enumerate(options):
        first = node
        own = tuple(range(first, first + len(members)))
        for item in members:
            if not 0 <= item < headers:
                raise ValueError(f"option {index}: item {item} is not below {headers}")
            last = up[item]
            if last >= first:
                raise ValueError(f"option {index}: item {item} stands twice")
            up[node] = last
            down[node] = item
            down[last] = up[item] = node
            mates[node] = own
            option[node] = index
            node += 1
    return up, down, mates, option


def dance(items, up, down, mates, option):
    """Yield the covers of linked lists, which are as before when the last is out."""
    order = list(range(items))
    forced = [down[item] for item in order if down[down[item]] == item]
    if forced and min(forced) < items:
        return  # a header: its item has no option at all
    small = len(down) <= SMALL
    if small:
        up, down = up[:], down[:]
    hidden = []
    chosen = []
    stack = []
    while True:
        failed = choose_forced(forced, items, up, down, mates, option, hidden, chosen)
        item = -1
        if failed < 0:
            item = smallest(order, down)
            if item < 0:
                yield chosen[:]
        else:
            # Trouble comes back to the same items: among equals the last to fail is tried first.
            order.remove(failed)
            order.insert(0, failed)
        node = None if item < 0 else down[item]
        while node is None or not mates[node]:
            # Back up to the last guess; the next node down its item's ring is the next guess,
            # unless that is the header again and the item is exhausted.
            if not stack:
                unhide(hidden, 0, up, down, mates)
                return
            node, choices, mark, up, down = stack.pop()
            if not small:
                unhide(hidden, mark, up, down, mates)
            del hidden[mark:], chosen[choices:]
            node = down[node]
        if mates[
            down[node]
        ]:  # the last option left is no guess: nothing to come back to
            stack.append((node, len(chosen), len(hidden), up, down))
            if small:
                up, down = up[:], down[:]
        forced = [node]


def choose_forced(forced, items, up, down, mates, option, hidden, chosen):
    """Choose the options of the nodes in forced, and all that they force in turn.

    Return the item that is left without an option, or -1. What is hidden goes to the end of
    hidden, what is chosen to the end of chosen.
    """
    taken = set()
    for node in forced:  # grows while it is walked: first come, first settled
        if option[node] in taken:
            continue
        taken.add(option[node])
        chosen.append(option[node])
        own = mates[node]
        for member in own:
            rival = down[member]
            while rival != member:
                # Hide the rival. Its own links stay: by them the walk goes on, and unhide
                # finds the way back. Of a header, which has no mates, nothing is hidden.
                hidden.append(rival)
                for mate in mates[rival]:
                    above = up[mate]
                    below = down[mate]
                    down[above] = below
                    up[below] = above
                    if down[below] == above:  # two are left, or the header alone
                        if below < above:
                            above, below = below, above
                        if above < items:
                            if above == below:
                                return above
                            if mates[below] is not own:
                                forced.append(below)
                rival = down[rival]
    return -1


def smallest(order, down):
    """Return the first item with the fewest options, of those with more than one; -1: none."""
    best = -1
    fewest = len(down)
    for item in order:
        node = down[down[item]]
        if node != item:
            size = 1
            while node != item and size < fewest:
                size += 1
                node = down[node]
            if size < fewest:
                fewest = size
                best = item
                if size == 2:
                    break
    return best


def unhide(hidden, mark, up, down, mates):
    """Link the options in hidden[mark:] again.

    Last hidden, first back: a node's neighbours are then those it was taken from. A node that
    was not yet unlinked when its item failed is still between them, and stays.
    """
    for node in reversed(hidden[mark:]):
        for mate in mates[node]:
            down[up[mate]] = up[down[mate]] = mate


# lib/lanes.py -------------------------------------------------------------------------
# Reduction of an exact cover before the search: what is forced, on one big integer.
#
# Source: Knuth, TAOCP 7.2.2.1 (preprocessing) and 7.1.3 (many small fields in one word); probing is
# the failed literal rule of SAT solvers.
# Cost: a round of settling is a dozen operations on an integer of items * (width + 1) bits.

# The state. Every item has a lane: a bit for each of its options, set while the option may still
# be chosen, and above them a guard, set while the item is open. An option has a bit in the lane
# of each of its items. With two items, width 3:
#
#         item 1    item 0
#       | 1 0 1 1 | 1 1 0 0 |      both open; item 0 has one option left, item 1 two
#       | 1 0 1 0 | 1 0 1 1 |      less 1 a lane: where no option was, the guard would be gone
#       | 1 0 1 0 | 1 0 0 0 |      and of both: each lane without its lowest option
#       | 1 0 0 1 | 0 1 1 1 |      less 1 again: the guard is gone where one option was left
#
# Choosing an option clears the lanes of its items and all bits of the options that share one.
# A state of 0 has no open item: what was chosen is a cover.

ROOM = (
    1 << 27
)  # bits for masks kept; those of 9x9 and 16x16 all fit, 25x25 drops and remakes
PATIENCE = 40  # probes in a row that may find nothing


class Lanes:
    """An exact cover whose items have width options each.

    places: for each option the bits it has, one in the lane of each of its items; lane i begins
    at bit i * (width + 1). homes: the first so many items hold every option once.
    """

    def __init__(self, items, homes, width, places):
        self.lane = lane = width + 1
        self.width = width
        self.places = places
        self.option_at = [0] * (items * lane)
        for option, bits in enumerate(places):
            for place in bits:
                self.option_at[place] = option
        self.full = (1 << items * lane) - 1
        self.guards = self.full // ((1 << lane) - 1) << width
        self.home = ((1 << homes * lane) - 1) & ~self.guards
        self.covers = [0] * items
        self.keeps = [0] * (items * lane)
        self.made = 0

    def choose(self, state, places):
        """Return the state after the options at places are chosen."""
        for place in places:
            state &= self.keeps[place] or self.make_keep(place)
        return state

    def settle(self, state, chosen):
        """Choose whatever is forced, and append where it was to chosen.

        Return the state in which every open item has two options or more, or None where an item
        is left without one.
        """
        guards = self.guards
        width = self.width
        keeps = self.keeps
        while state:
            open_ = state & guards
            ones = open_ >> width
            rest = state - ones
            if rest & open_ != open_:
                return None
            rest &= state
            single = (rest - ones & open_) ^ open_
            if not single:
                break
            forced = state & (single - (single >> width))
            while forced:
                place = forced.bit_length() - 1
                keep = keeps[place] or self.make_keep(place)
                state &= keep
                forced &= keep  # its other bits go too, and a rival's, whose lane is empty now
                chosen.append(place)
        return state

    def probe(self, state, chosen, first):
        """Reject options that settle into a contradiction, until PATIENCE runs out.

        Nothing is undone: what a probe refutes is in no cover. A probe that settles every item is
        a cover, taken where the first is wanted. Return as settle does.
        """
        idle = 0
        before = None
        while state != before:
            before = state
            twos = self.twos(state) & self.home
            for part in (twos, self.home ^ twos):
                pending = state & part
                while pending:
                    place = pending.bit_length() - 1
                    pending ^= 1 << place
                    trial = [place]
                    end = self.settle(self.choose(state, trial), trial)
                    if end == 0 and first:
                        chosen += trial
                        return 0
                    if end is not None:
                        idle += 1
                        if idle == PATIENCE:
                            return state
                        continue
                    for bit in self.places[self.option_at[place]]:
                        state ^= 1 << bit
                    state = self.settle(state, chosen)
                    if not state:
                        return state
                    pending &= state
                    idle = 0
        return state

    def twos(self, state):
        """Return the options of the items that have two, in a state that is settled."""
        open_ = state & self.guards
        ones = open_ >> self.width
        rest = state & (state - ones)
        rest = rest & (rest - ones) | open_
        two = (rest - ones & open_) ^ open_
        return state & (two - (two >> self.width))

    def open_items(self, state):
        """Return how many items are open, modulo 2 ** lane - 1."""
        # Casting out nines: divided by that, an integer leaves the sum of its lanes.
        return ((state & self.guards) >> self.width) % ((1 << self.lane) - 1)

    def matrix(self, state):
        """Return what is left: how many items, the options as their numbers, each one's place."""
        bits = bin(state)[:1:-1]
        numbers = {}
        for item, bit in enumerate(bits[self.width :: self.lane]):
            if bit == "1":
                numbers[item] = len(numbers)
        alive = [
            place
            for place, bit in enumerate(bin(state & self.home)[:1:-1])
            if bit == "1"
        ]
        options = [
            [numbers[bit // self.lane] for bit in self.places[self.option_at[place]]]
            for place in alive
        ]
        return len(numbers), options, alive

    def make_keep(self, place):
        """Return the bits that stay when the option at place is chosen."""
        if self.made * self.full.bit_length() > ROOM:
            self.made = 0
            self.covers = [0] * len(self.covers)
            self.keeps[:] = [0] * len(self.keeps)  # settle holds on to this very list
        gone = 0
        places = self.places[self.option_at[place]]
        for bit in places:
            item = bit // self.lane
            gone |= self.covers[item] or self.make_cover(item)
        keep = self.full ^ gone
        for bit in places:
            self.keeps[bit] = keep
        self.made += 1
        return keep

    def make_cover(self, item):
        """Return the bits of an item: its guard, and those of its options in all lanes."""
        start = item * self.lane
        cover = 1 << start + self.width
        for option in self.option_at[start : start + self.width]:
            for place in self.places[option]:
                cover |= 1 << place
        self.covers[item] = cover
        self.made += 1
        return cover


# lib/sudoku.py ------------------------------------------------------------------------
# Sudoku of any box shape as an exact cover: reduce, then dance.
#
# Source: Knuth, TAOCP 7.2.2.1, the sudoku items {p, r, c, b}; the dance is lib/dlx.py.
# Cost: some 20 microseconds a newspaper puzzle of 9x9 on CPython, a thousand and more the hardest.
#
# A cell stands in a row, a column and a box; a symbol is what is written there, a clue one that is
# given, a blank one that is not. The options are the candidates: option (row * n + column) * n +
# symbol. Each has four items, which it covers: its cell, its row with its symbol, its column with
# its symbol, its box with its symbol.


class BadPuzzle(ValueError):
    """A puzzle that can't be solved: what is wrong, and in which row (from 1)."""

    def __init__(self, message, row=1):
        super().__init__(message)
        self.row = row


class Sudoku:
    """Sudokus of one shape; their boxes are box_height rows by box_width columns.

    symbols: what may stand in a cell, a character each; blanks: the characters for an open cell.
    A puzzle is a string of its cells, row by row.
    """

    def __init__(self, box_height=3, box_width=3, symbols="123456789", blanks=".0"):
        self.size = size = box_height * box_width
        if len(set(symbols + blanks)) < size + len(blanks) or len(symbols) != size:
            raise ValueError(
                f"{size} different symbols are needed, and blanks that are none"
            )
        self.box_height = box_height
        self.box_width = box_width
        self.cells = cells = size * size
        self.value_of = dict.fromkeys(blanks, 0)
        self.value_of.update(zip(symbols, range(1, size + 1)))
        self.symbol_of = symbols * cells
        lane = size + 1
        self.before_cell = range(-1, cells * lane - 1, lane)
        places = []
        for row in range(size):
            for column in range(size):
                box = self.box(row, column)
                slot = row % box_height * box_width + column % box_width
                cell = (row * size + column) * lane
                for symbol in range(size):
                    in_row = (cells + row * size + symbol) * lane + column
                    in_column = (2 * cells + column * size + symbol) * lane + row
                    in_box = (3 * cells + box * size + symbol) * lane + slot
                    places.append((cell + symbol, in_row, in_column, in_box))
        self.lanes = Lanes(4 * cells, cells, size, places)

    def solve(self, puzzle):
        """Return a solution of puzzle, as a string like it. BadPuzzle: it is wrong or has none."""
        chosen, state = self.read(puzzle)
        state = self.lanes.settle(state, chosen)
        if state:
            state = self.lanes.probe(state, chosen, True)
        if state:
            items, options, places = self.lanes.matrix(state)
            for cover in exact_covers(items, options):
                return self.write(chosen + [places[option] for option in cover])
        if state != 0:
            raise BadPuzzle("no solution")
        return self.write(chosen)

    def solutions(self, puzzle):
        """Return an iterator over all solutions of puzzle. BadPuzzle: it is wrong."""
        return self.search(*self.read(puzzle))

    def search(self, chosen, state):
        """Yield every solution."""
        state = self.lanes.settle(state, chosen)
        if state:
            state = self.lanes.probe(state, chosen, False)
        if state is not None:
            items, options, places = self.lanes.matrix(state)
            for cover in exact_covers(items, options):
                yield self.write(chosen + [places[option] for option in cover])

    def read(self, puzzle):
        """Return the places of the clues, and the state after them."""
        values = list(map(self.value_of.get, puzzle))
        if len(values) != self.cells or None in values:
            self.reject_form(puzzle)
        clues = list(compress(map(add, self.before_cell, values), values))
        lanes = self.lanes
        state = lanes.choose(lanes.full, clues)
        if lanes.open_items(state) != lanes.open_items(lanes.full) - 4 * len(clues):
            self.reject_repeat(values)
        return clues, state

    def reject_form(self, puzzle):
        """Raise BadPuzzle for the length, or the first symbol that is none."""
        if len(puzzle) != self.cells:
            raise BadPuzzle(f"expected {self.cells} cells, found {len(puzzle)}")
        for cell, symbol in enumerate(puzzle):
            if symbol not in self.value_of:
                row, column = divmod(cell, self.size)
                message = (
                    f"row {row + 1}, column {column + 1}: {ascii(symbol)} is no symbol"
                )
                raise BadPuzzle(message, row + 1)

    def reject_repeat(self, values):
        """Raise BadPuzzle for the first clue that stands twice in a row, column or box."""
        seen = {}
        for cell, value in enumerate(values):
            row, column = divmod(cell, self.size)
            box = self.box(row, column)
            for unit in ("row", row), ("column", column), ("box", box):
                if value and (unit, value) in seen:
                    first = seen[unit, value]
                    message = (
                        f"{self.symbol_of[value - 1]} stands twice in {unit[0]} {unit[1] + 1}: "
                        f"row {first // self.size + 1}, column {first % self.size + 1} "
                        f"and row {row + 1}, column {column + 1}"
                    )
                    raise BadPuzzle(message, row + 1)
                seen[unit, value] = cell

    def write(self, places):
        """Return the grid in which the options at places are chosen."""
        options = sorted(map(self.lanes.option_at.__getitem__, places))
        return "".join(map(self.symbol_of.__getitem__, options))

    def rows(self, grid):
        """Return the rows of a grid, a string each."""
        return [
            grid[start : start + self.size] for start in range(0, self.cells, self.size)
        ]

    def box(self, row, column):
        """Return the number of the box that a cell stands in, from 0."""
        return row // self.box_height * self.box_height + column // self.box_width


# lib/problems/poj3076.py --------------------------------------------------------------


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-")
    for line in lines.filled():
        grid = lines.answer(sudoku.solve, lines.grid(line, 16), 16)
        yield "\n".join(sudoku.rows(grid)) + "\n\n"


if __name__ == "__main__":
    run("poj3076", answers)
