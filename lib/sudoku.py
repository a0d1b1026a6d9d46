"""Sudoku of any box shape as exact cover: reduce, then dance."""

from lib.dlx import exact_covers
from lib.lanes import Lanes

# size     how many rows, columns, boxes and values there are, each numbered from 0
# cell     where a row and a column meet; cells: how many there are
# symbol   what stands for a value; blank: what stands in an open cell
# clue     a value that is given
# option   a value in a cell; it covers four items, one of each kind:
#
#     kind, item                               its options, numbered from 0: by
#     0  row * size + column                   value
#     1  cells + row * size + value            column
#     2  2 * cells + column * size + value     row
#     3  3 * cells + box * size + value        cell in the box
#
# place    item * (size + 1) + number of the option, as lib/lanes.py has it

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: what to write into cells, else 1 to 9 and A to Z as far as needed; blanks:
    what stands in open cells; a character each. ValueError: they don't fit.
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        if box_height < 1 or box_width < 1:
            raise ValueError("a box of no cells")
        self.box = box_height, box_width
        self.size = size = box_height * box_width
        self.cells = size * size
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
        self.symbols = [*symbols, None] * self.cells  # by place
        self.lanes = Lanes(4 * self.cells, size, self.find)
        self.rows, self.columns, self.boxes, self.values = self.units()
        self.items = [None] * (self.cells * (size + 1))  # of options, by place

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
        starts = range(0, self.cells * lanes.width, lanes.width)
        clues = [start + value for start, value in zip(starts, values) if value >= 0]
        places = None
        for state in lanes.reduce(lanes.choose(lanes.full, clues)):
            places = lanes.possible(state, self.cells)
            if not lanes.is_open(state):
                yield self.text(places)
            elif set(clues) <= set(places):
                yield from self.search(places)
            else:
                places = None
        if not places:  # a clue that repeats rules the other out
            self.check(puzzle)

    def search(self, places):
        """Yield the solutions that choose among places in the lanes of cells."""
        items = [self.items[place] or self.items_of(place) for place in places]
        for cover in exact_covers(4 * self.cells, items):
            yield self.text([places[option] for option in sorted(cover)])

    def text(self, places):
        """Return the solution with these options in its cells."""
        return "".join(map(self.symbols.__getitem__, places))

    def items_of(self, place):
        """Return the items of the option at place, and keep them."""
        places = self.places(*self.option(place))
        self.items[place] = [place // self.lanes.width for place in places]
        return self.items[place]

    def option(self, place):
        """Return the row, column and value of the option at place."""
        height, width = self.box
        item, number = divmod(place, self.size + 1)
        kind, item = divmod(item, self.cells)
        unit, other = divmod(item, self.size)
        if kind == 0:
            return unit, other, number
        if kind == 1:
            return unit, number, other
        if kind == 2:
            return number, unit, other
        top, left = unit // height * height, unit % height * width
        return top + number // width, left + number % width, other

    def places(self, row, column, value):
        """Return the places of an option, one of each kind."""
        height, width = self.box
        size, cells, step = self.size, self.cells, self.size + 1
        box = row - row % height + column // width
        cell = row % height * width + column % width
        return (
            (row * size + column) * step + value,
            (cells + row * size + value) * step + column,
            (2 * cells + column * size + value) * step + row,
            (3 * cells + box * size + value) * step + cell,
        )

    def find(self, place):
        """Return an option's places and bits, and its items' bits, as Lanes asks."""
        height, width = self.box
        row, column, value = self.option(place)
        r, c, v = self.rows[row], self.columns[column], self.values[value]
        b = self.boxes[row - row % height + column // width]
        return self.places(row, column, value), r & c & v, r & c | v & (r | c | b)

    def units(self):
        """Return the bits of each row, column, box, value: of its items and options."""
        size, cells, lanes = self.size, self.cells, self.lanes
        height, width = self.box
        starts = range(size, 4 * cells * lanes.width, size * lanes.width)
        guards = [lanes.column(start, size) for start in starts]
        rows, columns, boxes = (guards[kind * size :][:size] for kind in (1, 2, 3))
        for cell in range(cells):
            row, column = divmod(cell, size)
            bits = lanes.lane(cell)
            for place in self.places(row, column, 0)[1:]:
                bits |= lanes.column(place, size)
            rows[row] |= bits
            columns[column] |= bits
            boxes[row - row % height + column // width] |= bits
        values = [lanes.column(value, cells) for value in range(size)]
        for item in range(cells, 4 * cells):
            values[item % size] |= lanes.lane(item)
        return rows, columns, boxes, values

    def check(self, puzzle):
        """Raise ValueError for what is wrong with a puzzle's cells, and where."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        seen = {}
        for cell, symbol in enumerate(puzzle):
            row, column = divmod(cell, self.size)
            name = f"row {row + 1}, column {column + 1}"
            if symbol not in self.value_of:
                raise ValueError(f"{name}: {symbol!a} is no symbol")
            value = self.value_of[symbol]
            for place in self.places(row, column, value) if value >= 0 else ():
                first = seen.setdefault(place // self.lanes.width, name)
                if first != name:
                    raise ValueError(f"{symbol} repeats: {first} and {name}")
