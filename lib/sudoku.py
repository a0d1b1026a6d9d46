"""Sudoku of any box shape as exact cover, by dancing links."""

from lib.dlx import Nodes, search_links


# Option cell * size + value is that value in that cell. Its four items are the cell,
# and the value in a row, a column and a box. A clue is an option that is given.
class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: the characters of the values; None: 1 to 9, then A to Z
    blanks: the characters of blank cells
    ValueError: a box without cells; symbols or blanks that do not fit
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
            raise ValueError("expected %d distinct symbols, found %a" % (size, symbols))
        if not blanks or set(blanks) & set(symbols):
            raise ValueError("expected blanks that are not symbols, found %a" % blanks)
        # Items: cells, then values in each row, column, box.
        self._items_of = []
        for cell in range(cells):
            row, column = divmod(cell, size)
            box = row // box_height * box_height + column // box_width
            in_row = cells + row * size
            in_column = 2 * cells + column * size
            in_box = 3 * cells + box * size
            for value in range(size):
                items = cell, in_row + value, in_column + value, in_box + value
                self._items_of.append(items)
        self._nodes = Nodes(4 * cells, self._items_of)
        # A fixed shuffle: in order, a sparse grid may take seconds.
        self._scattered = sorted(range(size**3), key=lambda n: n * 43702 % 65521)

    def solve(self, puzzle):
        """Return a solution of puzzle; both are strings. ValueError: there is none."""
        for solution in self.solutions(puzzle):
            return solution
        raise ValueError("no solution")

    def solutions(self, puzzle):
        """Yield all solutions. If puzzle is invalid, next() raises ValueError."""
        puzzle = "".join(puzzle)
        clue_of = self._clues(puzzle)
        is_open = [item not in clue_of for item in range(4 * self.cells)]
        items = [i for i in range(4 * self.cells) if is_open[i]]
        options = []
        for n in self._scattered:
            a, b, c, d = self._items_of[n]
            if is_open[a] and is_open[b] and is_open[c] and is_open[d]:
                options.append(n)
        grid = list(puzzle)
        for cover in search_links(self._nodes, items, options):
            for option in cover:
                cell, value = divmod(option, self.size)
                grid[cell] = self.symbols[value]
            yield "".join(grid)

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
