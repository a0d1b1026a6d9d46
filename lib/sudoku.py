"""Sudoku of any box shape as exact cover, by dancing links."""

from lib.dlx import Links, search_links

# size     how many rows, columns, boxes and values there are; numbers begin at 0
# cell     where a row and a column meet; cells: how many there are
# symbol   what stands for a value; blank: what stands in an open cell
# option   a value in a cell; its number is cell * size + value
# clue     an option that is given
# item     what is covered once. In 9x9, 0 to 80 are the cells, 81 to 161 a value in a
#          row, 162 to 242 a value in a column, 243 to 323 a value in a box

_SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PATIENCE = 2_000  # steps until another search tries: 0.2 s of a 16x16
_SHORT = 400  # its steps: a grid of many solutions takes 200


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: the characters of the values; else 1 to 9, then A to Z
    blanks: the characters of open cells
    ValueError: a box has no cells, or symbols or blanks do not fit.

    options: the four items of each option; everything: all options
    option_of: by cell: {symbol: option}; symbol_of: by option
    holders: by item: its options
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        if box_height < 1 or box_width < 1:
            raise ValueError(f"a box of {box_height} by {box_width} has no cells")
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        symbols = _SYMBOLS[:size] if symbols is None else symbols
        if not len(symbols) == len(set(symbols)) == size:
            raise ValueError(f"expected {size} different symbols, found {symbols!a}")
        if not blanks or set(blanks) & set(symbols):
            raise ValueError(f"expected blanks that are not symbols, found {blanks!a}")
        self.symbol_of = [*symbols] * cells
        self.known = {*symbols, *blanks}
        self.options = []
        self.option_of = []
        for cell in range(cells):
            row, column = divmod(cell, size)
            # A band has as many boxes as rows.
            box = row - row % box_height + column // box_width
            in_row = cells + row * size
            in_column = 2 * cells + column * size
            in_box = 3 * cells + box * size
            self.option_of.append({})
            for value, symbol in enumerate(symbols):
                self.option_of[cell][symbol] = len(self.options)
                items = cell, in_row + value, in_column + value, in_box + value
                self.options.append(items)
        self.holders = [set() for _ in range(4 * cells)]
        for number, option in enumerate(self.options):
            for item in option:
                self.holders[item].add(number)
        self.everything = set(range(len(self.options)))

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
        pairs = zip(self.option_of, puzzle)
        clues = [options[symbol] for options, symbol in pairs if symbol in options]
        covered = [item for clue in clues for item in self.options[clue]]
        fits = len(puzzle) == self.cells and self.known.issuperset(puzzle)
        if not fits or len(set(covered)) < len(covered):
            self.check(puzzle)
        # Of the options that cover an item of a clue, only the clue is left.
        holders = [self.holders[item] for item in covered]
        left = self.everything.difference(*holders).union(clues)
        for cover in self._covers(left):
            yield "".join(self.symbol_of[option] for option in sorted(cover))

    def _covers(self, left):
        """Yield each exact cover by the options that are left, as a list of options.

        A wrong choice may keep a search for ever. So at times another one tries another
        order. The first to find a cover runs to its end.
        """
        search, most, found = self._search(left, 1), _PATIENCE, False
        while True:
            for each, steps in (search, most), (self._search(left, most), _SHORT):
                for step, cover in enumerate(each):
                    if cover is not None:
                        found = True
                        yield cover
                    elif step >= steps and not found:
                        break
                else:
                    return
            most *= 3

    def _search(self, left, multiplier):
        """Yield the covers and Nones of a search; multiplier scatters the options."""
        options = sorted(left, key=lambda option: option * multiplier % 65_521)
        links = Links(4 * self.cells, [self.options[option] for option in options])
        for cover in search_links(links):
            yield cover and [options[index] for index in cover]

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
