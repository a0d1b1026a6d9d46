"""POJ 2676 Sudoku

Submit at https://www.luogu.com.cn/problem/P10481 (Luogu) in PyPy 3, or at
http://bailian.openjudge.cn/practice/2982 (OpenJudge) in Python 3. The problem is
http://poj.org/problem?id=2676

Reads T, then T grids of 9 lines of 9 digits, with 0 or "." for a blank.
Writes each grid solved. Any solution is right.

To run it: python3 poj2676.py grids.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/poj2676.py:
# change that file, not this one.

import os
import sys
from itertools import chain

# lib/dlx.py: Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.


# Four options on three items, with the numbers of their nodes. 0 to 2 are headers:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# The column of an item is a ring: from its header down through its nodes, and from the
# last one back to the header. A row is the ring of an option's nodes. To hide a node is
# to link the nodes above and below it in its column:
#
#     column 1:           1 -> 4 -> 6 -> 1
#     with 4 hidden:      1 ------> 6 -> 1      4 itself still points to 1 and 6
#
# To choose an option is to cover its items. To cover an item is to hide its header, and
# the other options of its column in all other columns: option 1 hides 0, then 4.
# An item is open until it is covered: up[down[item]] == item. The column of an open
# item has no option with a covered item, so no node is hidden twice.


class Links:
    """The nodes of options, in flat lists that are made once and indexed by node.

    The header of item i is node i. Then come the nodes of the options, one by one.

    top: a node's item
    up, down: its neighbours in the column (Knuth's ulink, dlink)
    right, option: the next node of its row, the number of its option; not for headers
    items: how many primary ones there are
    hidden: the log of hidden nodes and headers
    """

    def __init__(self, items, options, secondary=0):
        """Link the nodes of options, which are lists of items."""
        node = items + secondary
        size = node + sum(map(len, options))
        self.items, self.hidden, self.right = items, [], list(range(1, size + 1))
        self.top, self.option = top, number_of = list(range(size)), [None] * size
        self.up, self.down = up, down = list(range(size)), list(range(size))
        for number, option in enumerate(options):
            first = node
            for item in option:
                top[node], number_of[node] = item, number
                above = up[item]  # the lowest node so far
                up[node], down[node] = above, item
                down[above] = up[item] = node
                node += 1
            if option:
                self.right[node - 1] = first

    def unhide(self, count):
        """Unhide all but the first count, the last first: so each finds its place."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_links(links):
    """Yield each exact cover once, as a list of option numbers; then unhide all."""
    top, up, down = links.top, links.up, links.down
    order = list(range(links.items))  # for _choose_item
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # What is left to try: (nodes to choose, lengths of hidden and chosen before that).
    untried = [(forced, 0, 0)]
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        for node in nodes:  # _choose_option appends the nodes that it forces
            if up[down[top[node]]] != top[node]:
                continue  # its option is chosen already
            chosen.append(node)
            failed = _choose_option(links, node, nodes)
            if failed is not None:
                # An item that failed is likely to fail again: look at it first.
                order.remove(failed)
                order.insert(0, failed)
                break
        else:
            item = _choose_item(links, order)
            if item is None:
                yield [links.option[node] for node in chosen]
                continue
            node = up[item]
            while node != item:  # the last one first: the first one is popped first
                untried.append(([node], len(links.hidden), len(chosen)))
                node = up[node]
    links.unhide(0)


def _choose_option(links, node, forced):
    """Cover the items of a node's option.

    If that leaves another item only one option, its node is appended to forced. If it
    leaves none, return that item at once, with the work half done; else None.
    """
    top, right, items, hidden = links.top, links.right, links.items, links.hidden
    up, down = links.up, links.down
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above  # hide the header
        hidden.append(item)
        other = down[member]
        while other != member:  # the header is hidden: all others are options
            mate = right[other]
            while mate != other:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # If up[above] is below, the ring has at most one option left.
                if up[above] == below and top[mate] < items:
                    last = down[top[mate]]
                    if last == top[mate]:  # the header is alone
                        return last
                    forced.append(last)
                mate = right[mate]
            other = down[other]
        member = right[member]
        if member == node:
            return None


def _choose_item(links, order):
    """Return an open item with the fewest options, None if no item is open."""
    up, down = links.up, links.down
    best, fewest = None, len(down)  # more than any item has
    for item in order:
        node, size = down[item], 0
        if up[node] == item:  # it is open
            # Counting up to the fewest so far is faster than maintaining sizes.
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # the least: an only option has been forced
                    break
    return best


# lib/sudoku.py: Sudoku of any box shape as exact cover, by dancing links.


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


# lib/read.py: Readers of input: numbers, rows and grids.


_LARGEST = 2**31 - 1  # C++'s largest int: no problem has larger numbers


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


def read_tokens(lines):
    """Return an iterator over the words of lines."""
    return (token for line in lines for token in line.split())


def read_number(tokens, least=0, most=_LARGEST):
    """Return the next token: a whole number from least to most, without a sign."""
    token = next(tokens, "")
    if not token.isdecimal() or not least <= int(token) <= most:
        raise input_error(f"a number from {least} to {most}", token)
    return int(token)


def read_grids(lines, size, symbols):
    """Yield grids until the end of the input or the word "end".

    A grid is the next size * size characters, however words and lines break it. Errors
    about it name the line at which it begins.
    """
    grid, cells = "", size * size
    for line in chain(lines, ["end"]):
        number = getattr(lines, "number", None)
        for word in line.split():
            if not grid:
                if word == "end":
                    return
                first = number
            is_over = word == "end" or len(grid + word) > cells
            if number:
                lines.number = first
            if is_over:
                found = f"{len(grid or word)}; spaces do not count, only {symbols}"
                raise ValueError(f"expected {cells} cells, found {found}")
            grid += word
            if len(grid) == cells:
                yield grid
                grid = ""
        if number:
            lines.number = number


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named, or for standard input."""
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    try:
        if {"-h", "--help"}.intersection(sys.argv):
            print(sys.modules["__main__"].__doc__, flush=True)
            return
        for name in sys.argv[1:] or ["-"]:
            _answer_file(answers, name, program)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # nobody reads on; sys.exit would try to write once more
    except OSError as error:
        print(f"{program}: {error}", file=sys.stderr, flush=True)
        os._exit(2)


def _answer_file(answers, name, program):
    """Print what answers(lines) yields for a file. Exit if a line is wrong."""
    source = 0 if name == "-" else name  # 0: standard input
    with open(source, encoding="utf-8-sig", errors="replace") as file:
        lines = _Lines(file)
        try:
            for answer in answers(lines):
                print(answer, end="", flush=True)  # at once
            # A judge may add anything at the end; a named file is read whole.
            if name != "-" and next(lines, None):
                raise ValueError("expected the end of the file")
        except ValueError as error:
            place = program if name == "-" else f"{program}: {name}"
            sys.exit(f"{place}: line {lines.number}: {error}")


class _Lines:
    """The lines of a file that are not blank; an error is about the one of number."""

    def __init__(self, file):
        self.number, self.numbered = 0, enumerate(file, 1)

    def __iter__(self):
        return self

    def __next__(self):
        for self.number, line in self.numbered:
            line = line.rstrip(" \t\r\n\0\x1a")  # old files end with Ctrl-Z, NULs
            if line:
                return line
        raise StopIteration


def grid_lines(grid, size, between=""):
    """Return a grid as text: lines of size symbols, with between between two."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)


# lib/problems/poj2676.py


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku()
    count = read_number(read_tokens(lines))
    grids = read_grids(lines, 9, ".0123456789")
    for grid in (next(grids, "") for _ in range(count)):
        yield grid_lines(sudoku.solve(grid), 9)


if __name__ == "__main__":
    run(answers)
