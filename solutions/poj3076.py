"""POJ 3076 Sudoku, http://poj.org/problem?id=3076

Reads grids of 16 lines of A to P, "-" blank, empty lines between. Writes each solved,
and an empty line after it. Whether the judges that have this problem besides POJ
(AcWing 169, eolymp 3525) take Python was not verified.
To run it: python3 poj3076.py < grids.txt
"""

# Generated from lib by tools/bundle.py, sources d1c655e360b5.

from functools import lru_cache
from itertools import compress
from operator import add
import os
import sys


# ---- lib/grid.py: Grids as lines of text, a row each.


def read_grid(lines, row, size, symbols):
    """Return the cells of a grid of size rows, of which the line row is the first.

    lines: where the others come from. ValueError: a row has other symbols, or is
    missing.
    """
    grid = ""
    for number in range(size):
        if not row:
            raise ValueError(f"expected {size} rows, found {number}")
        if len(row) != size or row.strip(symbols):
            raise ValueError(f"expected {size} of {symbols}")
        grid += row
        row = number < size - 1 and lines.next()
    return grid


def write_grid(grid, size):
    """Return the lines of a grid."""
    return "".join(grid[i : i + size] + "\n" for i in range(0, len(grid), size))


# ---- lib/judge.py: What all problems share: counting lines, writing answers, failing at a line.


class Lines:
    """The lines of a binary stream as text, without blanks around them.

    number: of the line read last, from 1
    """

    def __init__(self, stream):
        self.stream = stream
        self.number = 0

    def next(self):
        """Return the next line, or None at the end. ValueError: it is not UTF-8."""
        line = self.stream.readline()
        if not line:
            return None
        self.number += 1
        return line.decode("utf-8-sig" if self.number == 1 else "utf-8").strip()

    def filled(self):
        """Yield the lines that are not empty; others may be read between two."""
        line = self.next()
        while line is not None:
            if line:
                yield line
            line = self.next()


def run(name, answers, own_file=False):
    """Write each of answers(Lines of standard input) as soon as it is there.

    A ValueError ends it, with a line on standard error and exit status 1. own_file: do
    nothing but in the file name.py; on LeetCode, too, what is pasted is main.
    """
    if own_file and os.path.basename(sys.argv[0]) != name + ".py":
        return
    if sys.stdin is None or sys.stdout is None:
        sys.exit(f"{name}: line 0: standard input or output is closed")
    lines = Lines(sys.stdin.buffer)
    try:
        for answer in answers(lines):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except ValueError as error:
        sys.exit(f"{name}: line {lines.number}: {error}")
    except OSError as error:
        # What is still buffered would be tried again, and fail again, at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sys.exit(f"{name}: line {lines.number}: {error.strerror}")


# ---- lib/dlx.py: Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.

# Nodes are integers: item i has node i for a header, then come the options' nodes, one
# for each of their items. An item's nodes hang in a ring below its header, both ways:
# down (Knuth's dlink) and up (ulink). mates[node] holds all nodes of its option, none
# for a header. Instead of sizes: an item is settled when its ring has one node left.

SMALL = 4096  # nodes; up to here to copy the links costs less than to unhide


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items: how many primary items there are, from 0; each is covered exactly once
    options: a sequence of sequences of item numbers
    secondary: how many items follow that are covered at most once

    Equal options count each; one without a primary item, an empty one too, is never
    chosen. ValueError: an item is out of range, or twice in an option.
    """
    return dance(items, *link(items + secondary, options))


def link(headers, options):
    """Return the lists up, down, mates, and each node's option."""
    up = list(range(headers + sum(map(len, options))))
    down = up[:]
    mates = [()] * len(up)
    option_of = [-1] * len(up)
    node = headers
    for option, members in enumerate(options):
        own = tuple(range(node, node + len(members)))
        for item in members:
            if not 0 <= item < headers or up[item] >= own[0]:
                raise ValueError(
                    f"option {option}: no item {item}, or it is there twice"
                )
            up[node] = up[item]
            down[node] = item
            down[up[item]] = up[item] = node
            mates[node] = own
            option_of[node] = option
            node += 1
    return up, down, mates, option_of


def dance(items, up, down, mates, option_of):
    """Yield the covers of linked lists; after the last the links are as before."""
    order = list(range(items))
    forced = [down[item] for item in order if down[down[item]] == item]
    if forced and min(forced) < items:  # a header: its item has no option at all
        return
    small = len(down) <= SMALL
    if small:
        up, down = up[:], down[:]
    chosen, hidden, guesses = [], [], []
    while True:
        item = None
        failed = choose(forced, items, up, down, mates, chosen, hidden)
        if failed is not None:  # trouble comes back: of equals try what failed last
            order.remove(failed)
            order.insert(0, failed)
        else:
            item = smallest(order, down)
            if item is None:
                yield [option_of[node] for node in chosen]
        node = item if item is None else down[item]
        while node is None or not mates[node]:  # back at the header: all were tried
            if not guesses:
                unhide(hidden, 0, up, down, mates)
                return
            node, choices, mark, up, down = guesses.pop()
            if not small:
                unhide(hidden, mark, up, down, mates)
            del hidden[mark:], chosen[choices:]
            node = down[node]
        if mates[down[node]]:  # otherwise it is the item's last option, and no guess
            guesses.append((node, len(chosen), len(hidden), up, down))
            if small:
                up, down = up[:], down[:]
        forced = [node]


def choose(forced, items, up, down, mates, chosen, hidden):
    """Choose the options of forced nodes, and whatever they force in turn.

    Return the item that is left without an option, or None.
    """
    taken = set()
    for node in forced:  # which grows meanwhile: first come, first settled
        own = mates[node]
        if own[0] in taken:
            continue
        taken.add(own[0])
        chosen.append(node)
        for member in own:
            rival = down[member]
            while rival != member:
                # A rival's own links stay: by them this walk goes on, and unhide finds
                # the way back. The header has no mates and is not hidden.
                hidden.append(rival)
                for mate in mates[rival]:
                    above = up[mate]
                    below = down[mate]
                    down[above] = below
                    up[below] = above
                    if down[below] == above:  # a node and the header, or that alone
                        if below < above:
                            above, below = below, above
                        if above < items:
                            if above == below:
                                return above
                            if mates[below] is not own:
                                forced.append(below)
                rival = down[rival]


def smallest(order, down):
    """Return the first item with the fewest options above one, or None."""
    best = None
    fewest = len(down)
    for item in order:
        node = down[down[item]]
        size = 1
        while node != item and size < fewest:
            size += 1
            node = down[node]
        if 1 < size < fewest:
            best = item
            fewest = size
            if size == 2:
                break
    return best


def unhide(hidden, mark, up, down, mates):
    """Link what was hidden from mark on again.

    Last hidden first: only so are a node's neighbours those that it was taken from.
    """
    for node in reversed(hidden[mark:]):
        for mate in mates[node]:
            down[up[mate]] = up[down[mate]] = mate


# ---- lib/lanes.py: What an exact cover forces, by arithmetic on one integer (TAOCP 7.1.3).

# Every item has a lane in the state: a bit for each of its options, set while that is
# possible, and above them a guard, set while the item is open. An option has a bit in
# the lane of each of its items. Two lanes of width 3, and how the forced are found:
#
#     1 0 1 1   1 1 0 0     one item has two options left, the other one
#     1 0 1 0   1 0 1 1     less 1 a lane; without an option the guard would be gone
#     1 0 1 0   1 0 0 0     and of both: each lane without its lowest option
#     1 0 0 1   0 1 1 1     less 1 again; where one option was left, the guard is gone
#
# To choose an option clears its items' lanes, and all bits of the options in them.


PATIENCE = 40  # probes in a row that may find nothing
LARGE = 1 << (1 << 15)  # states whose masks are not kept, but made anew: 25x25


class Lanes:
    """An exact cover in which every item has width options.

    places: the bits of each option; lane i begins at bit i * (width + 1)
    """

    def __init__(self, items, width, places):
        self.lane = lane = width + 1
        self.width = width
        self.places = places
        self.option_at = [0] * (items * lane)
        for option, bits in enumerate(places):
            for bit in bits:
                self.option_at[bit] = option
        self.full = (1 << items * lane) - 1
        self.guards = self.full // ((1 << lane) - 1) << width
        self.home = sum(1 << bits[0] for bits in places)  # each option once
        self.keeps = [0] * (items * lane)

    def choose(self, state, places):
        """Return the state after the options at places are chosen."""
        for place in places:
            state &= self.keeps[place] or self.keep(place)
        return state

    def settle(self, state, chosen):
        """Choose what is forced, append where it was to chosen, and return the state.

        0: all items are settled; None: one has no option left; else all have two.
        """
        guards = self.guards
        width = self.width
        keeps = self.keeps
        while state:
            opened = state & guards
            ones = opened >> width
            rest = state - ones
            if rest & opened != opened:
                return None
            rest &= state
            single = (rest - ones & opened) ^ opened
            if not single:
                break
            forced = state & (single - (single >> width))
            while forced:
                place = forced.bit_length() - 1
                keep = keeps[place] or self.keep(place)
                state &= keep
                forced &= keep  # a forced rival goes too, and leaves its lane empty
                chosen.append(place)
        return state

    def probe(self, state, chosen, one):
        """Reject options that settle into a contradiction; return as settle does.

        Nothing is undone: what a probe refutes is in no cover. A probe that settles all
        items is a cover, and taken where one will do.
        """
        idle = 0
        before = None
        while state != before:
            before = state
            twos = self.twos(state) & self.home
            for part in (twos, self.home ^ twos):
                pending = state & part
                while pending and idle < PATIENCE:
                    place = pending.bit_length() - 1
                    pending ^= 1 << place
                    trial = [place]
                    end = self.settle(self.choose(state, trial), trial)
                    idle += 1
                    if end == 0 and one:
                        chosen += trial
                        return 0
                    if end is None:
                        idle = 0
                        for bit in self.places[self.option_at[place]]:
                            state ^= 1 << bit
                        state = self.settle(state, chosen)
                        if not state:
                            return state
                        pending &= state
        return state

    def twos(self, state):
        """Return the options of the items that have two, in a settled state."""
        opened = state & self.guards
        ones = opened >> self.width
        rest = state & (state - ones)
        rest = rest & (rest - ones) | opened
        two = (rest - ones & opened) ^ opened
        return state & (two - (two >> self.width))

    def opened(self, state):
        """Return the items that are open, each with its rank among them."""
        guards = bin(state)[:1:-1][self.width :: self.lane]
        items = [item for item, bit in enumerate(guards) if bit == "1"]
        return dict(zip(items, range(len(items))))

    def matrix(self, state):
        """Return what is left: how many items, the options, and where each one is."""
        rank = self.opened(state)
        home = bin(state & self.home)[:1:-1]
        alive = [place for place, bit in enumerate(home) if bit == "1"]
        bits = [self.places[self.option_at[place]] for place in alive]
        options = [[rank[bit // self.lane] for bit in option] for option in bits]
        return len(rank), options, alive

    def keep(self, place):
        """Return the bits that stay when the option at place is chosen."""
        bits = self.places[self.option_at[place]]
        keep = self.full
        for bit in bits:
            keep &= ~self.cover(bit // self.lane)
        if self.full < LARGE:
            for bit in bits:
                self.keeps[bit] = keep
        return keep

    @lru_cache(1024)
    def cover(self, item):
        """Return the guard of item and all bits of its options."""
        start = item * self.lane
        cover = 1 << start + self.width
        for option in self.option_at[start : start + self.width]:
            for bit in self.places[option]:
                cover |= 1 << bit
        return cover


# ---- lib/sudoku.py: Sudoku of any box shape: TAOCP 7.2.2.1. Reduce, then dance.

# The options are candidates, (row * size + column) * size + symbol. Each covers four
# items: its cell, and its symbol in its row, in its column and in its box.




class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: what to write into cells; blanks: what open cells hold; a character each
    """

    def __init__(self, box_height=3, box_width=3, symbols="123456789", blanks=".0"):
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        if len(symbols) != size or len(set(symbols + blanks)) != size + len(blanks):
            raise ValueError(f"expected {size} different symbols, none of them blank")
        self.values = dict.fromkeys(blanks, 0)
        self.values.update(zip(symbols, range(1, size + 1)))
        self.symbols = symbols * cells
        lane = size + 1
        self.starts = range(-1, cells * lane - 1, lane)
        places = []
        for cell in range(cells):
            row, column = divmod(cell, size)
            box = row // box_height * box_height + column // box_width
            slot = row % box_height * box_width + column % box_width
            for symbol in range(size):
                in_row = (cells + row * size + symbol) * lane + column
                in_column = (2 * cells + column * size + symbol) * lane + row
                in_box = (3 * cells + box * size + symbol) * lane + slot
                places.append((cell * lane + symbol, in_row, in_column, in_box))
        self.lanes = Lanes(4 * cells, size, places)

    def solve(self, puzzle):
        """Return a solution of puzzle, its cells row by row as a string, like puzzle.

        ValueError: a wrong length, a wrong symbol, a repeated clue, or no solution.
        """
        for solution in self.solutions(puzzle, True):
            return solution
        self.reject(puzzle)

    def solutions(self, puzzle, one=False):
        """Yield all solutions, or just one. ValueError: as in solve but the last."""
        lanes = self.lanes
        values = list(map(self.values.get, puzzle))
        if len(values) != self.cells or None in values:
            self.reject(puzzle)
        chosen = list(compress(map(add, self.starts, values), values))
        state = lanes.settle(lanes.choose(lanes.full, chosen), chosen)
        if state:
            # Where clues repeat, more items are open than candidates left to cover them.
            if len(lanes.opened(state)) + 4 * len(chosen) > 4 * self.cells:
                self.reject(puzzle)
            state = lanes.probe(state, chosen, one)
        if state is None:
            return
        items, options, places = lanes.matrix(state) if state else (0, (), ())
        for cover in exact_covers(items, options) if state else [()]:
            found = chosen + [places[option] for option in cover]
            candidates = sorted(map(lanes.option_at.__getitem__, found))
            yield "".join(map(self.symbols.__getitem__, candidates))

    def reject(self, puzzle):
        """Raise ValueError for what is wrong, and where."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        seen = {}
        for cell, symbol in enumerate(puzzle):
            name = f"row {cell // self.size + 1}, column {cell % self.size + 1}"
            value = self.values.get(symbol)
            if value is None:
                raise ValueError(f"{name}: {symbol!a} is no symbol")
            places = self.lanes.places[cell * self.size + value - 1] if value else ()
            for place in places:
                first = seen.setdefault(place // self.lanes.lane, name)
                if first != name:
                    raise ValueError(f"{symbol} repeats: {first} and {name}")
        raise ValueError("no solution")


# ---- lib/problems/poj3076.py


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-")
    for line in lines.filled():
        grid = sudoku.solve(read_grid(lines, line, 16, "ABCDEFGHIJKLMNOP-"))
        yield write_grid(grid, 16) + "\n"


if __name__ == "__main__":
    run("poj3076", answers)
