"""Sudoku of any box shape as exact cover: reduce, then dance."""

from operator import getitem

from lib.dlx import search_covers
from lib.lanes import Lanes
from lib.links import Links
from lib.reduce import options_below, reduced_states, state_after

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
        symbols = SYMBOLS[:size] if symbols is None else symbols
        if not len("".join(symbols)) == len(symbols) == len(set(symbols)) == size:
            raise ValueError(f"expected {size} different symbols, found {symbols!a}")
        if not blanks or set(blanks) & set(symbols):
            raise ValueError(f"expected blanks that are no symbols, found {blanks!a}")
        self.symbols = [*symbols] * cells  # by option
        self.items = []  # by option: its cell, then the value in each of its units
        self.clue_at = []  # by cell: {symbol: option, blank: -1}
        for cell in range(cells):
            row, column = divmod(cell, size)
            box = row - row % box_height + column // box_width
            units = row, size + column, 2 * size + box
            starts = [cells + unit * size for unit in units]
            self.items += zip([cell] * size, *(range(at, at + size) for at in starts))
            self.clue_at.append(dict.fromkeys(blanks, -1))
            self.clue_at[cell].update(zip(symbols, range(cell * size, cells * size)))
        self.lanes = Lanes(4 * cells, self.items, marks=False)

    def solve(self, puzzle):
        """Return a solution of puzzle: both are strings, the cells row by row.

        ValueError: wrong length, wrong symbol, repeated clue, no solution.
        """
        for solution in self.solutions(puzzle):
            return solution
        raise ValueError("no solution")

    def solutions(self, puzzle):
        """Yield all solutions. ValueError: as solve, but for no solution."""
        for options in self.reduced(puzzle):
            covers = [range(self.cells)]
            if len(options) > self.cells:  # else it is a solution
                items = [self.items[option] for option in options]
                covers = search_covers(Links(4 * self.cells, items))
            for cover in covers:
                yield "".join(self.symbols[options[number]] for number in sorted(cover))

    def reduced(self, puzzle):
        """Yield lists of options, in order, with each solution in one of them.

        A list with one option a cell is a solution. ValueError: as solutions.
        """
        if len(puzzle) != self.cells or not set(puzzle) <= self.clue_at[0].keys():
            self.check(puzzle)
        lanes = self.lanes
        clues = [clue for clue in map(getitem, self.clue_at, puzzle) if clue >= 0]
        for state in reduced_states(lanes, state_after(lanes, lanes.full, clues)):
            # The lanes of the cells are below those of rows, columns and boxes.
            yield options_below(lanes, state, self.cells * (self.size + 1))
        self.check(puzzle)  # clues that repeat clear each other: nothing was found

    def check(self, puzzle):
        """Raise ValueError for what is wrong with the cells of puzzle, and where."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        first_with = {}  # an item -> the cell whose clue covers it
        for cell, symbol in enumerate(puzzle):
            name = f"row {cell // self.size + 1}, column {cell % self.size + 1}"
            clue = self.clue_at[cell].get(symbol)
            if clue is None:
                raise ValueError(f"{name}: {symbol!a} is no symbol")
            for item in self.items[clue] if clue >= 0 else ():
                first = first_with.setdefault(item, name)
                if first != name:
                    raise ValueError(f"{symbol} repeats: {first} and {name}")
