"""Sudoku of any box shape as exact cover, by dancing links."""

from lib.dlx import Links, search_links


# size     the number of rows, columns, boxes and values
# cell     where a row and a column meet
# symbol   what stands for a value; blank: what stands for an open cell
# option   a value in a cell
# clue     an option that is given
# item     what is covered once: a cell, or a value in a row, column or box
class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: the characters of the values; None: 1 to 9, then A to Z
    blanks: the characters of open cells
    ValueError: no cells, not size different symbols, no blanks or one in symbols
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        if box_height < 1 or box_width < 1:
            raise ValueError("a box of %d by %d has no cells" % (box_height, box_width))
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        if symbols is None:
            symbols = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:size]
        self.symbols = symbols = "".join(symbols)
        self.blanks = blanks = "".join(blanks)
        if not len(symbols) == len(set(symbols)) == size:
            raise ValueError(
                "expected %d different symbols, found %a" % (size, symbols)
            )
        if not blanks or set(blanks) & set(symbols):
            raise ValueError("expected blanks that are not symbols, found %a" % blanks)
        # Option cell * size + value is a value in a cell. Items are the cells, then the
        # values in each row, in each column, in each box.
        self._items_of = []
        self._options_of = [set() for _ in range(4 * cells)]
        for cell in range(cells):
            row, column = divmod(cell, size)
            box = row // box_height * box_height + column // box_width
            units = row, size + column, 2 * size + box
            for value in range(size):
                items = [cell] + [cells + unit * size + value for unit in units]
                for item in items:
                    self._options_of[item].add(cell * size + value)
                self._items_of.append(items)
        # Scattered: in a regular order hard puzzles take 1.07 times as long.
        self._order = sorted(range(size**3), key=lambda option: option * 43702 % 65521)

    def solve(self, puzzle):
        """Return a solution of puzzle: both are strings, the cells row by row.

        ValueError: wrong length, wrong symbol, repeated clue, no solution
        """
        for solution in self.solutions(puzzle):
            return solution
        raise ValueError("no solution")

    def solutions(self, puzzle):
        """Yield all solutions. A wrong puzzle is a ValueError at the first next."""
        clue_of = self._clues(puzzle)
        # Of the options of a clue's items, only the clue is kept.
        excluded = set().union(*[self._options_of[item] for item in clue_of])
        excluded -= set(clue_of.values())
        kept = [option for option in self._order if option not in excluded]
        links = Links(4 * self.cells, [self._items_of[option] for option in kept])
        for cover in search_links(links):
            options = sorted(kept[index] for index in cover)  # by cell
            yield "".join(self.symbols[option % self.size] for option in options)

    def _clues(self, puzzle):
        """Return {item: the clue that covers it}."""
        if len(puzzle) != self.cells:
            raise ValueError("expected %d cells, found %d" % (self.cells, len(puzzle)))
        clue_of = {}
        for cell, symbol in enumerate(puzzle):
            value = self.symbols.find(symbol)
            if value >= 0:
                clue = cell * self.size + value
                for item in self._items_of[clue]:
                    other = clue_of.setdefault(item, clue)
                    if other != clue:
                        places = self._name(other // self.size), self._name(cell)
                        raise ValueError("%s repeats: %s and %s" % (symbol, *places))
            elif symbol not in self.blanks:
                raise ValueError("%s: %a is not a symbol" % (self._name(cell), symbol))
        return clue_of

    def _name(self, cell):
        """Return the name of a cell."""
        row, column = divmod(cell, self.size)
        return "row %d, column %d" % (row + 1, column + 1)
