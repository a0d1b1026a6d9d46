"""SPOJ SUDOKU, https://www.spoj.com/problems/SUDOKU/

Reads K, then K grids of 16 lines of A to P, "-" blank. Writes each solved.
Whether Python is accepted there was not verified.
To run it: python3 spoj_sudoku.py < grids.txt
"""

# Generated from lib by tools/bundle.py, sources a5c8ae762104.

import os
import sys

# lib/grid.py


def read_grids(lines, size, symbols, count=-1):
    """Yield count grids (-1: all) of size rows of symbols. ValueError: other lines."""
    for row in filter(None, lines):
        if count == 0:
            raise ValueError("a line after the last grid")
        count -= 1
        grid = ""
        for number in range(size):
            row = next(lines, "") if number else row
            if len(row) != size or row.strip(symbols):
                raise ValueError(f"row {number + 1}: expected {size} of {symbols}")
            grid += row
        yield grid
    if count > 0:
        raise ValueError(f"expected {count} more grids")


def write_grid(grid, size):
    """Return the lines of a grid."""
    return "".join(grid[i : i + size] + "\n" for i in range(0, len(grid), size))


# lib/judge.py


def run(name, answers):
    """Write each of answers(lines of standard input) as soon as it is there.

    A ValueError ends it: one line on standard error, exit status 1.
    """
    number = 0

    def read():
        nonlocal number
        for line in sys.stdin.buffer:
            number += 1
            yield line.decode("utf-8-sig" if number == 1 else "utf-8").strip()

    try:
        if None in (sys.stdin, sys.stdout):
            raise ValueError("standard input or output is closed")
        for answer in answers(read()):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except ValueError as error:
        sys.exit(f"{name}: line {number}: {error}")
    except OSError as error:
        # What is still buffered must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        message = f"{name}: line {number}: {error.strerror}"
        sys.exit(0 if isinstance(error, BrokenPipeError) else message)


# lib/number.py


def read_numbers(line, count):
    """Return the numbers in a line. ValueError: they are not count, or not numbers."""
    words = line.split()
    if len(words) != count or not "".join(words).encode().isdigit():
        raise ValueError(f"numbers expected: {count}")
    return list(map(int, words))


# lib/dlx.py

# Nodes are integers: a header for each item, numbered as it is, then a node for each
# item of each option. A header and its item's nodes make a ring, both ways: down and up
# (dlink, ulink in TAOCP 7.2.2.1). mates[node] holds all nodes of its option, none for a
# header. Sizes are not kept: an item is settled when its ring has one node left.

SMALL = 4096  # nodes; up to here copying links is faster than unhiding


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items: how many primary items there are, to be covered exactly once
    options: a sequence of sequences of item numbers, from 0
    secondary: how many items follow those, to be covered at most once

    An option without a primary item is never chosen. ValueError: an item is out of
    range, or twice in an option.
    """
    return dance(items, *link(items + secondary, options))


def link(headers, options):
    """Return the lists up, down, mates, and each node's option."""
    up = list(range(headers + sum(map(len, options))))
    down = up[:]
    mates = [()] * (len(up) + 1)
    option_of = [-1] * len(up)
    node = headers
    for option, members in enumerate(options):
        own = tuple(range(node, node + len(members)))
        for item in members:
            if not 0 <= item < headers or up[item] >= own[0]:
                raise ValueError(
                    f"option {option}: item {item} is out of range or twice"
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
    chosen, hidden, guesses = [], [], []
    while True:
        node = -1  # it has no mates
        failed = choose(forced, items, up, down, mates, chosen, hidden)
        if failed is not None:  # of equals try what failed last: trouble comes back
            order.remove(failed)
            order.insert(0, failed)
        else:
            node = smallest(order, down)
            if node < 0:
                yield [option_of[node] for node in chosen]
        while not mates[node]:  # at the header all of an item's options were tried
            if not guesses:
                return unhide(hidden, 0, up, down, mates)
            node, choices, mark, up, down = guesses.pop()
            if not small:
                unhide(hidden, mark, up, down, mates)
            del hidden[mark:], chosen[choices:]
            node = down[node]
        if mates[down[node]]:  # otherwise it is the last one, and no guess
            guesses.append((node, len(chosen), len(hidden), up, down))
            if small:
                up, down = up[:], down[:]
        forced = [node]


def choose(forced, items, up, down, mates, chosen, hidden):
    """Choose the options of forced nodes, and whatever they force in turn.

    Return the item that is left without an option, or None.
    """
    taken = set()
    for node in forced:  # which grows: first come, first settled
        own = mates[node]
        if own[0] in taken:
            continue
        taken.add(own[0])
        chosen.append(node)
        for member in own:
            rival = down[member]
            while rival != member:
                # A rival's own links stay: by them this walk and unhide find their way.
                hidden.append(rival)
                for mate in mates[rival]:
                    above = up[mate]
                    below = down[mate]
                    down[above] = below
                    up[below] = above
                    if down[below] != above:
                        continue
                    if below < above:  # a node and its header, or that alone
                        above, below = below, above
                    if above < items:
                        if above == below:
                            return above
                        if mates[below] is not own:
                            forced.append(below)
                rival = down[rival]


def smallest(order, down):
    """Return the first node of an item with the fewest options above one, or -1."""
    best = -1
    fewest = len(down)
    for item in order:
        node = down[down[item]]
        size = 1
        while node != item and size < fewest:
            size += 1
            node = down[node]
        if 1 < size < fewest:
            best = down[item]
            fewest = size
            if size == 2:
                break
    return best


def unhide(hidden, mark, up, down, mates):
    """Link again what was hidden since mark.

    Last hidden first: a node's neighbours are then those it was taken from.
    """
    for node in reversed(hidden[mark:]):
        for mate in mates[node]:
            down[up[mate]] = up[down[mate]] = mate


# lib/sudoku.py

# The options are candidates, (row * size + column) * size + value. Each covers four
# items: its cell, and its value in its row, in its column and in its box.
#
# What is forced is seen on one integer, the state (TAOCP 7.1.3). An item has a lane of
# bits: one, at a place, for each of its options, set while that is possible, and above
# them a guard, set while the item is open. Two lanes:
#
#     1 0 1 1   1 1 0 0     one item has two options left, the other one
#     1 0 1 0   1 0 1 1     less 1 a lane; without an option the guard would be gone
#     1 0 1 0   1 0 0 0     and of both: each lane without its lowest option
#     1 0 0 1   0 1 1 1     less 1 again: with one option left the guard is gone

PATIENCE = 40  # probes in a row that may find nothing


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: what to write into cells; blanks: what open cells hold; a character each
    """

    def __init__(self, box_height=3, box_width=3, symbols="123456789", blanks=".0"):
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        self.values = dict(zip(symbols, range(1, size + 1)), **dict.fromkeys(blanks, 0))
        self.symbols = symbols * cells
        self.lane = lane = size + 1
        self.full = (1 << 4 * cells * lane) - 1
        self.guards = self.full // ((1 << lane) - 1) << size
        self.home = ((1 << cells * lane) - 1) & ~self.guards  # cells only
        self.places = []
        self.option = [0] * (4 * cells * lane)  # by place
        self.covers = [1 << item * lane + size for item in range(4 * cells)]
        self.keeps = [0] * (4 * cells * lane)
        for cell in range(cells):
            row, column = divmod(cell, size)
            box = row - row % box_height + column // box_width
            k = row % box_height * box_width + column % box_width
            units = (size + row, column), (2 * size + column, row), (3 * size + box, k)
            for value in range(size):
                places = [(unit * size + value) * lane + bit for unit, bit in units]
                places.append(cell * lane + value)
                bits = 0
                for place in places:
                    self.option[place] = len(self.places)
                    bits |= 1 << place
                for place in places:
                    self.covers[place // lane] |= bits
                self.places.append(places)

    def solve(self, puzzle):
        """Return a solution of puzzle: both are strings, the cells row by row.

        ValueError: wrong length, wrong symbol, repeated clue, no solution.
        """
        for solution in self.solutions(puzzle, True):
            return solution
        self.reject(puzzle)

    def solutions(self, puzzle, one=False):
        """Yield all solutions, or one. ValueError: as solve, but for no solution."""
        values = list(map(self.values.get, puzzle))
        if len(values) != self.cells or None in values:
            self.reject(puzzle)
        starts = range(-1, self.cells * self.lane, self.lane)
        chosen = [start + value for start, value in zip(starts, values) if value]
        state = self.full
        for place in chosen:
            state &= self.keep(place)
        state = self.settle(state, chosen)
        if state:
            # Repeated clues share an item: one more is open than can be covered.
            if bin(state & self.guards).count("1") > 4 * (self.cells - len(chosen)):
                self.reject(puzzle)
            state = self.probe(state, chosen, one)
        if state is None:
            return
        for rest in self.search(state) if state else [[]]:
            options = sorted(map(self.option.__getitem__, chosen + rest))
            yield "".join(map(self.symbols.__getitem__, options))

    def settle(self, state, chosen):
        """Choose what is forced; return the state after that, None if contradictory."""
        guards = self.guards
        size = self.size
        keeps = self.keeps
        while state:
            opened = state & guards
            ones = opened >> size
            rest = state - ones
            if rest & opened ^ opened:
                return None
            rest &= state
            single = (rest - ones & opened) ^ opened
            if not single:
                break
            forced = state & (single - (single >> size))
            while forced:
                place = forced.bit_length() - 1
                keep = keeps[place] or self.keep(place)
                state &= keep
                forced &= keep  # a forced rival goes too, and leaves its lane empty
                chosen.append(place)
        return state

    def probe(self, state, chosen, one):
        """Reject options that settle into a contradiction; return as settle does.

        Nothing is undone: what is refuted is in no solution. A probe that settles all
        is a solution, and taken where one will do.
        """
        idle = 0
        while idle < PATIENCE:
            opened = state & self.guards
            ones = opened >> self.size
            rest = state & (state - ones)
            rest &= rest - ones
            two = (rest - ones & opened) ^ opened  # items with two options come first
            first = two - (two >> self.size)
            for part in (first, ~first):
                pending = state & part & self.home
                while pending and idle < PATIENCE:
                    place = pending.bit_length() - 1
                    pending ^= 1 << place
                    trial = [place]
                    end = self.settle(state & self.keep(place), trial)
                    if end == 0 and one:
                        chosen += trial
                        return 0
                    idle += 1
                    if end is None:
                        idle = 0
                        for bit in self.places[self.option[place]]:
                            state ^= 1 << bit
                        state = self.settle(state, chosen)
                        if not state:
                            return state
                        pending &= state
        return state

    def search(self, state):
        """Yield the places to choose for each cover of what is left."""
        guards = bin(state)[:1:-1][self.size :: self.lane]
        items = [item for item, bit in enumerate(guards) if bit == "1"]
        rank = dict(zip(items, range(len(items))))
        home = bin(state & self.home)[:1:-1]
        alive = [place for place, bit in enumerate(home) if bit == "1"]
        places = [self.places[self.option[place]] for place in alive]
        options = [[rank[place // self.lane] for place in four] for four in places]
        for cover in exact_covers(len(items), options):
            yield [alive[option] for option in cover]

    def keep(self, place):
        """Return the bits that stay when the option at place is chosen."""
        if self.keeps[place]:
            return self.keeps[place]
        keep = self.full
        places = self.places[self.option[place]]
        for other in places:
            keep &= ~self.covers[other // self.lane]
        if self.size < 20:  # larger masks would take too much memory
            for other in places:
                self.keeps[other] = keep
        return keep

    def reject(self, puzzle):
        """Raise ValueError for what is wrong, and where."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        seen = {}
        for cell, symbol in enumerate(puzzle):
            name = f"row {cell // self.size + 1}, column {cell % self.size + 1}"
            if symbol not in self.values:
                raise ValueError(f"{name}: {symbol!a} is no symbol")
            value = self.values[symbol]
            for place in self.places[cell * self.size + value - 1] if value else ():
                first = seen.setdefault(place // self.lane, name)
                if first != name:
                    raise ValueError(f"{symbol} repeats: {first} and {name}")
        raise ValueError("no solution")


# lib/problems/spoj_sudoku.py


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-")
    between = ""
    (count,) = read_numbers(next(filter(None, lines), ""), 1)
    for grid in read_grids(lines, 16, "ABCDEFGHIJKLMNOP-", count):
        yield between + write_grid(sudoku.solve(grid), 16)
        between = "\n"


if __name__ == "__main__":
    run("spoj_sudoku", answers)
