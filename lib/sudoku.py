"""Sudoku of any box shape: TAOCP 7.2.2.1. Reduce, then dance."""

# The options are candidates, (row * size + column) * size + symbol. Each covers four
# items: its cell, and its symbol in its row, in its column and in its box.

from itertools import compress
from operator import add

from lib.dlx import exact_covers
from lib.lanes import Lanes


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
