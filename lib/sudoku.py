"""Sudoku of any box shape as exact cover: reduce, then dance."""

from lib.dlx import exact_covers
from lib.lanes import Lanes
from lib.reduce import choose, possible, reduce_lanes

# size     how many rows, columns, boxes and values there are, each numbered from 0
# cell     where a row and a column meet; cells: how many there are
# symbol   what stands for a value; blank: what stands in an open cell
# clue     a value that is given
# option   cell * size + value: a value in a cell. It covers four items: the cell, and
#          the value in the cell's row, in its column and in its box

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: the characters of the values, else 1 to 9 and A to Z as far as needed
    blanks: the characters of open cells
    ValueError: these do not fit.
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        if box_height < 1 or box_width < 1:
            raise ValueError("a box of no cells")
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        if symbols is None and size > len(SYMBOLS):
            raise ValueError(f"more than {len(SYMBOLS)} values need symbols")
        symbols = SYMBOLS[:size] if symbols is None else symbols
        if not len(symbols) == len(set(symbols)) == size:
            raise ValueError(f"expected {size} different symbols, found {symbols!a}")
        if not blanks or set(blanks) & set(symbols):
            raise ValueError(f"expected blanks that are no symbols, found {blanks!a}")
        if set(map(len, [*symbols, *blanks])) != {1}:
            raise ValueError("a symbol or a blank of more or less than a character")
        self.value_of = dict(zip(symbols, range(size)), **dict.fromkeys(blanks, -1))
        self.symbols = [*symbols] * cells  # of each option
        self.items = []  # of each option: its cell, then the other three
        for cell in range(cells):
            row, column = divmod(cell, size)
            box = row - row % box_height + column // box_width
            starts = (
                cells + row * size,
                2 * cells + column * size,
                3 * cells + box * size,
            )
            units = (range(start, start + size) for start in starts)
            self.items += zip([cell] * size, *units)
        self.lanes = Lanes(4 * cells, self.items)

    def solve(self, puzzle):
        """Return a solution of puzzle: both are strings, the cells row by row.

        ValueError: wrong length, wrong symbol, repeated clue, no solution.
        """
        for solution in self.solutions(puzzle):
            return solution
        raise ValueError("no solution")

    def solutions(self, puzzle):
        """Yield all solutions. ValueError: as solve, but for no solution."""
        values = list(map(self.value_of.get, puzzle))
        if len(values) != self.cells or None in values:
            self.check(puzzle)
        lanes = self.lanes
        # A cell's lane has its values in order.
        starts = range(0, self.cells * lanes.width, lanes.width)
        clues = [start + value for start, value in zip(starts, values) if value >= 0]
        for state in reduce_lanes(lanes, choose(lanes, lanes.full, clues)):
            options = possible(lanes, state, self.cells)  # cell by cell
            if not state & lanes.guards:
                yield self.text(options)
                continue
            items = [self.items[option] for option in options]
            for cover in exact_covers(4 * self.cells, items):
                yield self.text([options[number] for number in sorted(cover)])
        self.check(puzzle)  # clues that repeat clear each other: nothing was yielded

    def text(self, options):
        """Return the solution that has these options, one in each cell."""
        return "".join(map(self.symbols.__getitem__, options))

    def check(self, puzzle):
        """Raise ValueError for what is wrong with the cells of puzzle, and where."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        first_with = {}  # an item -> the cell whose clue covers it
        for cell, symbol in enumerate(puzzle):
            name = f"row {cell // self.size + 1}, column {cell % self.size + 1}"
            if symbol not in self.value_of:
                raise ValueError(f"{name}: {symbol!a} is no symbol")
            value = self.value_of[symbol]
            for item in self.items[cell * self.size + value] if value >= 0 else ():
                first = first_with.setdefault(item, name)
                if first != name:
                    raise ValueError(f"{symbol} repeats: {first} and {name}")
