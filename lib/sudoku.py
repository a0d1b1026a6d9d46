"""Sudoku of any box shape as exact cover: reduce, then dance."""

from lib.dlx import Links, search_covers
from lib.reduce import EvenLanes, reduced_options

# size     how many rows, columns, boxes and values there are, each numbered from 0
# cell     where a row and a column meet; cells: how many there are
# symbol   what stands for a value; blank: what stands in an open cell
# clue     a value that is given
# option   cell * size + value: a value in a cell
# item     what is covered once. In 9x9, 0 to 80 are the cells, 81 to 161 a value in a
#          row, 162 to 242 a value in a column, 243 to 323 a value in a box. So an
#          option covers four items

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: the characters of the values; else 1 to 9, then A to Z
    blanks: the characters of open cells
    ValueError: a box has no cells, or symbols or blanks do not fit.

    options: the four items of each option
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        symbols = SYMBOLS[:size] if symbols is None else symbols
        if not len("".join(symbols)) == len(set(symbols)) == size:
            raise ValueError(f"expected {size} different symbols, found {symbols!a}")
        if not blanks or set(blanks) & set(symbols):
            raise ValueError(f"expected blanks that are not symbols, found {blanks!a}")
        self.symbol_of = [*symbols] * cells  # by option
        self.known = {*symbols, *blanks}
        self.options = []
        self.option_of = []  # by cell: {symbol: option}
        for cell in range(cells):
            row, column = divmod(cell, size)
            # In each band of box_height rows lie box_height boxes side by side.
            box = row - row % box_height + column // box_width
            in_row = cells + row * size
            in_column = 2 * cells + column * size
            in_box = 3 * cells + box * size
            self.option_of.append({})
            for value, symbol in enumerate(symbols):
                self.option_of[cell][symbol] = len(self.options)
                items = cell, in_row + value, in_column + value, in_box + value
                self.options.append(items)
        self.lanes = EvenLanes(4 * cells, self.options)

    def solve(self, puzzle):
        """Return a solution of puzzle: both are strings, the cells row by row.

        ValueError: wrong length, wrong symbol, repeated clue, no solution.
        """
        for solution in self.solutions(puzzle):
            return solution
        raise ValueError("no solution")

    def solutions(self, puzzle):
        """Yield all solutions, perhaps none.

        ValueError, when it is iterated: wrong length, wrong symbol, repeated clue.
        """
        if len(puzzle) != self.cells or not self.known.issuperset(puzzle):
            self.check(puzzle)
        pairs = zip(self.option_of, puzzle)
        clues = [option[symbol] for option, symbol in pairs if symbol in option]
        for options in reduced_options(self.lanes, clues):
            if len(options) == self.cells:  # one for each cell: a cover
                yield self.text(options)
            else:  # seldom; and links take longer
                left = [self.options[option] for option in options]
                for cover in search_covers(Links(4 * self.cells, left)):
                    yield self.text(options[index] for index in sorted(cover))
        # Late, to save time: if a clue repeats, there was no solution.
        self.check(puzzle)

    def text(self, options):
        """Return the grid of these options, one per cell, in order."""
        return "".join(map(self.symbol_of.__getitem__, options))

    def check(self, puzzle):
        """Raise ValueError for what is wrong in puzzle, and where."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        first_with = {}  # item -> the name of the first cell whose clue covers it
        for cell, symbol in enumerate(puzzle):
            name = f"row {cell // self.size + 1}, column {cell % self.size + 1}"
            if symbol not in self.known:
                raise ValueError(f"{name}: {symbol!a} is not a symbol")
            clue = self.option_of[cell].get(symbol)
            if clue is not None:
                for item in self.options[clue]:
                    first = first_with.setdefault(item, name)
                    if first != name:
                        raise ValueError(f"{symbol} repeats: {first} and {name}")
