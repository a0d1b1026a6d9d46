"""Sudoku of any box shape as exact cover (TAOCP 7.2.2.1): reduce, then dance."""

from lib.dlx import exact_covers

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
