"""Sudoku of any box shape as an exact cover: reduce, then dance.

Source: Knuth, TAOCP 7.2.2.1, the sudoku items {p, r, c, b}; the dance is lib/dlx.py.
Cost: some 20 microseconds a newspaper puzzle of 9x9 on CPython, a thousand and more the hardest.

A cell stands in a row, a column and a box; a symbol is what is written there, a clue one that is
given, a blank one that is not. The options are the candidates: option (row * n + column) * n +
symbol. Each has four items, which it covers: its cell, its row with its symbol, its column with
its symbol, its box with its symbol.
"""

from itertools import compress
from operator import add

from lib.dlx import exact_covers
from lib.lanes import Lanes


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
