"""CodinGame 16x16 Sudoku

Submit at https://www.codingame.com/training/medium/16x16-sudoku (CodinGame) in Python
3.

Reads 16 lines of 16 letters from A to P, with "." for a blank.
Writes the solved grid in the same form.

To run it: python3 codingame_sudoku16.py grid.txt
"""

# Made by tools/bundle.py from the parts of lib below and from
# lib/problems/codingame_sudoku16.py: to change it, change those.

import os
import sys
from math import inf

LETTERS = "ABCDEFGHIJKLMNOP"


def answers(lines):
    """Yield the solution."""
    grid = next(read_grids(lines, 16, LETTERS + ".", 1))
    yield grid_lines(Sudoku(4, 4, LETTERS, ".").solve(grid), 16)


# lib/sudoku.py: Sudoku of any box shape as exact cover, by dancing links.


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


# lib/dlx.py: Exact cover by dancing links, after Knuth, TAOCP 7.2.2.1, Algorithm X.


# Four options on three items, with the numbers of their nodes; 0 to 2 are headers:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# The nodes of an option form a ring. So do the header and the nodes of an item. To hide
# a node is to link its neighbours in the ring of its item to each other:
#
#     ring of item 1:    1 -> 4 -> 6 -> 1
#     with 4 hidden:     1 ------> 6 -> 1      4 still points to 1 and 6
#
# So hidden nodes can be put back, in reverse order.
#
# To choose an option is to cover its items. To cover an item is to hide its header, and
# to take its other options out of the rings of all other items. An item is open while
# up[down[item]] == item, that is, until its header is hidden. Between choices, the
# options in the ring of an open item have only open items: no node is hidden twice.
class Links:
    """The nodes of options, in flat lists indexed by node; headers come first.

    top: a node's item
    up, down: its neighbours in the item's ring
    right: the next node in its option's ring
    option: the number of its option
    primary: how many items must be covered; they come first
    hidden: the log of hidden nodes
    """

    def __init__(self, items, options, secondary=0):
        """Link options, which are lists of items."""
        self.primary, self.hidden = items, []
        node = items + secondary
        size = node + sum(map(len, options))
        self.top = top = list(range(size))
        self.up, self.down = up, down = top[:], top[:]
        self.right = right = list(range(1, size + 1))
        self.option = option_of = [None] * size
        for number, option in enumerate(options):
            first = node
            for item in option:
                top[node], option_of[node] = item, number
                above = up[item]
                up[node], down[node] = above, item
                down[above] = up[item] = node
                node += 1
            if option:
                right[node - 1] = first

    def unhide(self, count):
        """Unhide all but the first count nodes, latest first."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_links(links):
    """Yield each exact cover once, as a list of option numbers."""
    top, up, down = links.top, links.up, links.down
    order = list(range(links.primary))
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # To try, last first: (nodes to choose, lengths of hidden and chosen before that).
    untried = [(forced[:], 0, 0)]
    patience, limit, ring = 7000, 700, up  # patience: in dead ends
    while untried:
        queue, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        for node in queue:  # _choose_option appends to it
            item = top[node]
            if up[down[item]] == item:  # open
                chosen.append(node)
                failed = _choose_option(links, node, queue)
                if failed is not None:
                    break
        else:
            item = _choose_item(links, order)
            if item is None:
                patience = -1  # Do not begin anew: no cover may come twice.
                yield [links.option[node] for node in chosen]
                continue
            node = ring[item]
            while node != item:
                untried.append(([node], len(links.hidden), len(chosen)))
                node = ring[node]
            continue
        # What failed is likely to fail again: look at it first. Without this, sudokus
        # take up to 1.8 times as long, of 16x16 9 times.
        order.remove(failed)
        order.insert(0, failed)
        # An early choice may exclude all covers. So begin anew with the order learnt,
        # from the other end of the rings. Without this, one in 5000 sparse sudokus of
        # 16x16 takes minutes. Most hard ones end within 7000 dead ends, and these
        # within 700 more.
        patience -= 1
        if patience == 0:
            untried, patience, limit = [(forced[:], 0, 0)], limit, 4 * limit
            ring = down if ring is up else up


def _choose_option(links, node, queue):
    """Cover the items of a node's option.

    If a primary item has one option left, append its node to queue; it may be of this
    option. If it has none, stop halfway and return the item; otherwise return None.
    """
    top, up, down, right = links.top, links.up, links.down, links.right
    primary, hidden = links.primary, links.hidden
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above  # hide the header
        hidden.append(item)
        other = down[member]
        while other != member:  # The header is hidden: all others are options.
            mate = right[other]
            while mate != other:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # If up[above] is below, the ring has at most one option left.
                if up[above] == below and top[mate] < primary:
                    last = down[top[mate]]
                    if last == top[mate]:  # The header is alone.
                        return last
                    queue.append(last)
                mate = right[mate]
            other = down[other]
        member = right[member]
        if member == node:
            return None


def _choose_item(links, order):
    """Return an open item with the fewest options, None if no item is open."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        if up[down[item]] == item:  # open
            # Count up to the fewest: 1.2 to 1.4 times as fast as to keep all sizes.
            node, size = down[item], 0
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # None has fewer: an only option is chosen at once.
                    break
    return best


# lib/read.py: Readers of input.


def read_grids(lines, size, symbols, count=inf):
    """Yield count grids, or all until "end" or the end of the input, as strings.

    A grid is one line, or a line for each of its rows. Spaces do not count.
    """
    cells = size * size
    while count > 0:
        line = next(lines, "")
        if count == inf and line.strip() in ("", "end"):
            return
        grid = _cells_in(line, symbols, [size, cells])
        while len(grid) < cells:
            grid += _cells_in(next(lines, ""), symbols, [size])
        yield grid
        count -= 1


def _cells_in(line, symbols, sizes):
    """Return the cells of a line: as many as one of sizes."""
    row = "".join(line.split())
    wrong = row.lstrip(symbols)[:1]
    if wrong:
        raise ValueError("cell %d: %a is not a symbol" % (row.index(wrong) + 1, wrong))
    if len(row) not in sizes:
        expected, found = " or ".join(map(str, sizes)), len(row) or "the end"
        raise ValueError("expected %s cells, found %s" % (expected, found))
    return row


# lib/stdio.py: Files or standard input in, answers out.


def run(answers):
    """Print what answers(lines) yields for each file named, or for standard input.

    If it raises a ValueError, the run ends. If it yields one, the run ends, too, unless
    the case was one line: then an empty line is printed in place of the answer.
    """
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    if sys.stderr is None:  # closed: print would take stdout
        sys.stderr = open(os.devnull, "w")
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(sys.argv):
            print(sys.modules["__main__"].__doc__, flush=True)
            return
        names = sys.argv[1:] or ["-"]
        sys.exit(max(_answer_file(answers, name, program) for name in names))
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # to flush would fail again
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)


def _answer_file(answers, name, program):
    """Print the answers for one file. Return 1 if a case has none, else 0."""
    source = 0 if name == "-" else name  # 0: stdin
    place = program if name == "-" else program + ": " + name
    number = 0  # of the last line read
    case_lines = 0  # read since the last answer

    def lines_of(file):
        """Yield the lines that are not blank."""
        nonlocal number, case_lines
        for number, line in enumerate(file, 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # old files end with Ctrl-Z, NULs
            if line.strip():
                case_lines += 1
                yield line

    with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
        lines, status = lines_of(file), 0
        try:
            for answer in answers(lines):
                if isinstance(answer, ValueError):
                    if case_lines > 1:
                        raise answer  # If a row is missing, later grids are wrong, too.
                    sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
                case_lines = 0
            # Standard input may go on after the last case; a named file may not.
            if name != "-" and next(lines, None):
                raise ValueError("expected the end of the file")
        except UnicodeEncodeError:
            raise  # print failed; the input is right
        except ValueError as error:
            sys.exit("%s: line %d: %s" % (place, number, error))
    return status


def grid_lines(grid, size, between=""):
    """Return a grid as text: rows of size symbols, a line each.

    between: what stands between two symbols of a row
    """
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)


if __name__ == "__main__":
    run(answers)
