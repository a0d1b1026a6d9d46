"""Sudoku of any box shape as exact cover, by dancing links."""

from lib.dlx import Links, search_links

# size     how many rows, columns, boxes and values there are
# cell     where a row and a column meet; cells: how many there are
# symbol   what stands for a value; blank: what stands in an open cell
# option   a value in a cell; its number is cell * size + value
# clue     an option that is given
# item     what is covered once: a cell, or a value in a row, column or box


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: characters of the values; else 1 to 9, then A to Z
    blanks: characters of open cells
    ValueError: a box has no cells, or symbols or blanks do not fit.

    options: the four items of each option; holders: by item: its options
    scattered: the numbers of all options, in the order in which they are tried
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        if box_height < 1 or box_width < 1:
            raise ValueError(f"a box of {box_height} by {box_width} has no cells")
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        if symbols is None:
            symbols = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:size]
        if not len(symbols) == len(set(symbols)) == size:
            raise ValueError(f"expected {size} different symbols, found {symbols!a}")
        if not blanks or set(blanks) & set(symbols):
            raise ValueError(f"expected blanks that are not symbols, found {blanks!a}")
        self.symbols, self.blanks = symbols, blanks
        self.options, self.holders = [], [set() for _ in range(4 * cells)]
        for cell in range(cells):
            row, column = divmod(cell, size)
            # A band has as many boxes as rows.
            box = row - row % box_height + column // box_width
            base = cells + row * size, 2 * cells + column * size, 3 * cells + box * size
            for value in range(size):
                items = [cell, *[first + value for first in base]]
                for item in items:
                    self.holders[item].add(len(self.options))
                self.options.append(items)
        # In their own order, the first choices in a sparse grid may exclude all
        # solutions, and the search would take for ever to see that.
        self.scattered = sorted(range(size**3), key=lambda n: n * 43_702 % 65_521)

    def solve(self, puzzle):
        """Return a solution of puzzle: both are strings, the cells row by row.

        ValueError: wrong length, wrong symbol, repeated clue, no solution.
        """
        for solution in self.solutions(puzzle):
            return solution
        raise ValueError("no solution")

    def solutions(self, puzzle):
        """Yield all solutions. ValueErrors, when it is iterated: as of solve."""
        clue_of = self._clues(puzzle)
        # Of the options that cover an item of a clue, only the clue is left.
        rivals = set().union(*[self.holders[item] for item in clue_of])
        rivals.difference_update(clue_of.values())
        left = [number for number in self.scattered if number not in rivals]
        links = Links(4 * self.cells, [self.options[number] for number in left])
        for cover in search_links(links):
            numbers = sorted(left[index] for index in cover)
            yield "".join(self.symbols[number % self.size] for number in numbers)

    def _clues(self, puzzle):
        """Return {item: the clue that covers it}. ValueErrors: as of solve."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        clue_of = {}
        for cell, symbol in enumerate(puzzle):
            value = self.symbols.find(symbol)
            if value >= 0:
                clue = cell * self.size + value
                for item in self.options[clue]:
                    other = clue_of.setdefault(item, clue)
                    if other != clue:
                        places = self._name(other // self.size), self._name(cell)
                        raise ValueError(f"{symbol} repeats: {' and '.join(places)}")
            elif symbol not in self.blanks:
                raise ValueError(f"{self._name(cell)}: {symbol!a} is not a symbol")
        return clue_of

    def _name(self, cell):
        """Return what messages call a cell."""
        return f"row {cell // self.size + 1}, column {cell % self.size + 1}"
