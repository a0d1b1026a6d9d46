"""CodinGame 16x16 Sudoku

Submit at https://www.codingame.com/training/medium/16x16-sudoku (CodinGame) in Python
3.

Reads 16 lines of 16 letters from A to P, with "." for a blank.
Writes the solved grid in the same form.

To run it: python3 codingame_sudoku16.py grid.txt
"""

# Made by tools/bundle.py, checksum 6575fa46, from lib/problems/codingame_sudoku16.py

import os
import sys
from math import inf

LETTERS = "ABCDEFGHIJKLMNOP"


def answers(lines):
    """Yield the solution."""
    grid = read_grid(lines, 16, LETTERS + ".")
    yield grid_lines(Sudoku(4, 4, LETTERS, ".").solve(grid), 16)


# lib/sudoku.py: Sudoku of any box shape as exact cover, by dancing links.


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


# lib/dlx.py: Exact cover by dancing links, after Knuth, TAOCP 7.2.2.1, Algorithm X.


# Unlike Knuth's: headers form no list and have no lengths; a log tells what to unhide.
#
# Two options on three items, with the numbers of their nodes; 0 to 2 are headers:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1              5 ----- 6
#
# The nodes of an option form a ring. So do the header and the nodes of an item. To hide
# a node is to link its neighbours in the ring of its item to each other:
#
#     ring of item 1:    1 -> 4 -> 5 -> 1
#     with 4 hidden:     1 ------> 5 -> 1      4 still points to 1 and 5
#
# So hidden nodes can be put back, in reverse order. 1 and 5 are linked both ways now:
# at most one option is left. To choose an option is to cover its items. To cover an
# item is to hide its header, and to take its other options out of the rings of all
# other items. An item is open until its header is hidden, that is, while
# up[down[item]] == item. Options in its ring have only open items: no node is hidden
# twice.
class Nodes:
    """The nodes of options, in flat lists; node i is the header of item i.

    top, right, option: by node: its item, the next node and the number of its option
    nodes_of: by option: its nodes
    primary: how many items must be covered; they come first
    """

    def __init__(self, items, options, secondary=0):
        """Make the nodes of options, which are lists of items."""
        first = items + secondary
        size = first + sum(map(len, options))
        self.top, self.right = list(range(size)), list(range(1, size + 1))
        self.option, self.nodes_of = [None] * size, [None] * len(options)
        self.primary = items
        for number, option in enumerate(options):
            end = first + len(option)
            self.nodes_of[number] = range(first, end)
            self.top[first:end] = option
            self.option[first:end] = [number] * len(option)
            if option:
                self.right[end - 1] = first
            first = end


class Rings:
    """The rings of items, which a search changes.

    up, down: by node: its neighbours in the ring of its item
    hidden: the log of hidden nodes
    """

    def __init__(self, nodes, options):
        """Link the nodes of the options with these numbers."""
        top, nodes_of = nodes.top, nodes.nodes_of
        self.up, self.down = up, down = top[:], top[:]  # Each node leads to its header.
        self.hidden = []
        for option in options:
            for node in nodes_of[option]:
                item = top[node]
                up[node] = above = up[item]
                down[above] = up[item] = node

    def unhide(self, count):
        """Unhide all but the first count nodes, latest first."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_links(nodes, items, options):
    """Yield each exact cover of items by options once, as a list of option numbers.

    An early choice may exclude all covers. So after many dead ends it restarts, from
    the other end of the rings, with items that failed first.
    """
    order = list(items)  # those that failed last come first
    restarts, is_done = 0, False
    while not is_done:
        rings = Rings(nodes, options)
        following = (rings.up, rings.down)[restarts % 2]
        patience = 1000 * 4**restarts
        is_done = yield from _search(nodes, rings, order, following, patience)
        restarts += 1


def _search(nodes, rings, order, following, patience):
    """Yield covers; return False after patience dead ends without any, else True."""
    up, down = rings.up, rings.down
    if any(down[item] == item for item in order):
        return True  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # Stack of (nodes to choose, lengths to cut hidden and chosen to)
    untried = [(forced, 0, 0)]
    while untried and patience:
        queue, hidden_before, chosen_before = untried.pop()
        rings.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = _choose_options(nodes, rings, queue, chosen)
        if failed is not None:
            order.remove(failed)
            order.insert(0, failed)
            patience -= 1
        else:
            item = _pick_item(rings, order)
            if item is None:
                patience = inf  # A restart would repeat covers.
                yield [nodes.option[node] for node in chosen]
            else:
                node = following[item]
                while node != item:
                    untried.append(([node], len(rings.hidden), len(chosen)))
                    node = following[node]
    return not untried


def _choose_options(nodes, rings, queue, chosen):
    """Choose the options of the nodes in queue; append these nodes to chosen.

    If a primary item has one option left, append a node of that to queue. If it has
    none, stop halfway and return the item; otherwise return None.
    """
    top, right, primary = nodes.top, nodes.right, nodes.primary
    up, down, hidden = rings.up, rings.down, rings.hidden
    for node in queue:
        if up[down[top[node]]] != top[node]:
            continue  # chosen already
        chosen.append(node)
        member = node
        while True:
            item = top[member]
            above, below = up[item], down[item]
            down[above], up[below] = below, above  # hide the header
            hidden.append(item)
            other = down[member]
            while other != member:
                mate = right[other]
                while mate != other:
                    above, below = up[mate], down[mate]
                    down[above], up[below] = below, above  # hide mate
                    hidden.append(mate)
                    # Linked both ways: at most one option is left.
                    if up[above] == below and top[mate] < primary:
                        only = down[top[mate]]
                        if only == top[mate]:  # the header
                            return top[mate]
                        queue.append(only)
                    mate = right[mate]
                other = down[other]
            member = right[member]
            if member == node:
                break


def _pick_item(rings, order):
    """Return an open item with the fewest options, None if no item is open."""
    up, down = rings.up, rings.down
    best, fewest = None, inf
    for item in order:
        if up[down[item]] == item:  # open
            node, size = down[item], 0
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # Items with one are covered already.
                    break
    return best


# lib/read.py: Readers of input.


def read_grid(lines, size, symbols):
    """Return the next grid as one string: one line, or a line for each row."""
    grid = _cells(lines, [size, size * size], symbols)
    while len(grid) < size * size:
        grid += _cells(lines, [size], symbols)
    return grid


def _cells(lines, sizes, symbols):
    """Return the next line without its spaces, as long as one of sizes."""
    row = "".join(next(lines, "").split())
    wrong = row.lstrip(symbols)[:1]
    if wrong:
        raise ValueError("cell %d: %a is not a symbol" % (row.index(wrong) + 1, wrong))
    if len(row) not in sizes:
        expected, found = " or ".join(map(str, sizes)), len(row) or "the end"
        raise ValueError("expected %s cells, found %s" % (expected, found))
    return row


# lib/stdio.py: Files or standard input in, answers out.


def run(answers):
    """Print what answers(lines) yields for each file named, or standard input.

    A ValueError that it raises ends the run. So does one that it yields, unless the
    case was on one line: then an empty line is printed, and the run goes on.
    """
    program, *names = sys.argv or [""]
    program, status = os.path.splitext(os.path.basename(program))[0], 0
    sys.stderr = sys.stderr or open(os.devnull, "w")  # if closed
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(names):
            return print(sys.modules["__main__"].__doc__, flush=True)
        for name in names or ["-"]:
            place = program if name == "-" else program + ": " + name
            for answer in _replies(answers, name, place):
                if answer is None:
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
    except KeyboardInterrupt:
        status = 130  # as shells do
    except BrokenPipeError:  # The flush at exit would fail, too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)  # no flush at exit
    if status:
        sys.exit(status)


def _replies(answers, name, place):
    """Yield the answers for one file, None where there is none."""
    number = 0  # of the last line
    unanswered = 0  # lines read since the last answer

    def full_lines():
        """Yield the lines that are not blank."""
        nonlocal number, unanswered
        for number, line in enumerate(_lines(name), 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # Ctrl-Z ends old files
            if line.strip():
                unanswered += 1
                yield line

    lines = full_lines()
    try:
        for answer in answers(lines):
            if isinstance(answer, ValueError):
                if unanswered > 1:
                    raise answer  # If a row is missing, later grids are wrong.
                sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                answer = None
            yield answer
            unanswered = 0
        # Standard input may go on after the last case.
        if name != "-" and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit("%s: line %d: %s" % (place, number, error))


def _lines(name):
    """Yield the lines of a file, or of standard input."""
    if name == "-" and sys.stdin is not sys.__stdin__:  # replaced
        yield from iter(sys.stdin.readline, "")  # stays open
    else:
        source = os.dup(0) if name == "-" else name
        with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
            yield from file


def grid_lines(grid, size, between=""):
    """Return a grid as lines of size symbols, with between between two of them."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)


if __name__ == "__main__":
    run(answers)
