"""Codewars Hard Sudoku Solver, and Sudoku Solver

Submit at https://www.codewars.com/kata/5588bd9f28dbb06f43000085 (Codewars) or, for the
easier one, at https://www.codewars.com/kata/5296bc77afba8baa690002d7, in Python: paste
the whole file over the stub.
Limits: 12 s

Reads one puzzle per line: a list of 9 lists of 9 numbers, with 0 for a blank.
Writes one solved list per line.

To run it: python3 codewars_hard_sudoku.py puzzles.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/codewars_hard_sudoku.py:
# change that file, not this one.

import os
import sys

# lib/dlx.py: Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.


# Four options on three items, each node with its number. Below 3 it is a header:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# The column of an item is a ring: from its header down through its nodes, and from the
# last one back to the header. A row is the ring of an option's nodes.
#
# To hide a node is to link the nodes above and below it in its column:
#
#     column 1:           1 -> 4 -> 6 -> 1
#     with 4 hidden:      1 ------> 6 -> 1      4 itself still points to 1 and 6
#
# One line unhides it: see Links.unhide.
#
# To choose an option is to cover its items. To cover an item is to hide its header and,
# in all other columns, its rivals: the other options in its column. Choosing option 1
# hides 0, then 4 of its rival, option 0. An item is open until its header is hidden.
# Options in the column of an open item have open items only: no node is hidden twice.


class Links:
    """The nodes of options, in flat lists that are made once and indexed by node.

    The header of item i is node i. Then come the nodes of the options, one by one.

    top: a node's item
    up, down: its neighbours in the column (Knuth's ulink, dlink)
    right: the next node of its row; without use for a header
    option: the number of its option, None for a header
    items: how many primary ones there are, to be covered exactly once
    hidden: the log of hidden nodes and headers, in order of hiding
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes of options: lists of items, all in range."""
        headers = items + secondary
        size = headers + sum(map(len, options))
        self.items, self.hidden = items, []
        self.up, self.down = up, down = list(range(size)), list(range(size))
        self.top, self.option = list(range(headers)), [None] * headers
        self.right = list(range(1, size + 1))
        node = headers
        for number, option in enumerate(options):
            first = node
            for item in option:
                above = up[item]  # the lowest node so far
                up[node], down[node] = above, item
                down[above] = up[item] = node
                node += 1
            if option:
                self.right[node - 1] = first
            self.top += option
            self.option += [number] * len(option)

    def unhide(self, count):
        """Unhide nodes, the last hidden first, until only count of them are hidden.

        So each finds its neighbours linked as they were when it was hidden.
        """
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_links(links):
    """Yield each exact cover once, as a list of option numbers; at other steps, None.

    A step is a choice with all that it forces. None is for whoever would pause the
    search. At its end no node is hidden.
    """
    up, down = links.up, links.down
    order = list(range(links.items))  # in which _choose_item looks at them
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # What is left to try: (nodes to choose, unhide to this length of the log, cut
    # chosen to this length).
    untried = [(forced, 0, 0)]
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = _choose_all(links, nodes, chosen)
        if failed is not None:
            # An item that failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            yield None
            continue
        item = _choose_item(links, order)
        if item is None:
            yield [links.option[node] for node in chosen]
            continue
        node = up[item]
        while node != item:  # from the last one up: the first one is tried first
            untried.append(([node], len(links.hidden), len(chosen)))
            node = up[node]
        yield None
    links.unhide(0)


def _choose_all(links, nodes, chosen):
    """Choose the options of nodes, and all options that are forced by that.

    A node of each is added to chosen. Return None, or an item without options.
    """
    up, down = links.up, links.down
    queue = list(nodes)  # a copy, to which forced ones are appended meanwhile
    for node in queue:
        item = links.top[node]
        is_open = up[down[item]] == item
        if is_open:  # else its option was queued twice, and is chosen already
            chosen.append(node)
            failed = _choose_option(links, node, queue)
            if failed is not None:
                return failed
    return None


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
        rival = down[member]  # without the header, only options are in this ring
        while rival != member:
            mate = right[rival]
            while mate != rival:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # If up[above] is below, the ring has at most one option left.
                if up[above] == below and top[mate] < items:
                    other = top[mate]
                    last = down[other]
                    if last == other:  # the header is alone
                        return other
                    forced.append(last)
                mate = right[mate]
            rival = down[rival]
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
                if size == 2:  # the least: where one was left, it was forced
                    break
    return best


# lib/sudoku.py: Sudoku of any box shape as exact cover, by dancing links.


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


# lib/read.py: Readers of input: numbers, rows and grids.


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without the spaces at their end. A ValueError
    of answers is about the last line that it has read.
    """
    if {"-h", "--help"}.intersection(sys.argv):
        print(sys.modules["__main__"].__doc__)
        return
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    try:
        for name in sys.argv[1:] or ["-"]:
            is_named = name != "-"
            place = f"{program}: {name}" if is_named else program
            source = name if is_named else 0
            # surrogateescape: a byte that is not UTF-8 does no harm in a line not read.
            with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
                _answer_file(answers, file, place, is_named)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left: no error
    except OSError as error:
        print(f"{program}: {error}", file=sys.stderr, flush=True)
        os._exit(2)  # sys.exit would try again to write the output


def _answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file. Exit if a line is wrong."""
    number = 0

    def read_lines():
        """Yield the lines; number is that of the last one."""
        nonlocal number
        for number, line in enumerate(file, 1):
            # Old programs end a file with Ctrl-Z, or fill it up with NULs.
            line = line.replace("\0", "").replace("\x1a", "").rstrip()
            if line:
                yield line

    lines = read_lines()
    try:
        for answer in answers(lines):
            print(answer, end="", flush=True)  # at once
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


# lib/problems/codewars_hard_sudoku.py


import json
from itertools import islice

SUDOKU = Sudoku(blanks="0")


def sudoku_solver(puzzle):
    """Return the solution of puzzle: both are lists of 9 lists of 9 ints, 0 open.

    ValueError: it is not 9 by 9, a value is not an int from 0 to 9, clues repeat, or
    there is no solution or more than one.
    """
    check_size(puzzle, "rows", "")
    for number, row in enumerate(puzzle, 1):
        check_size(row, "values", f"row {number}: ")
        for column, value in enumerate(row, 1):
            if type(value) is not int or not 0 <= value <= 9:  # nor a bool
                place = f"row {number}, column {column}"
                raise ValueError(f"{place}: {value!a:.30} is not an int from 0 to 9")
    clues = "".join(str(value) for row in puzzle for value in row)
    found = list(islice(SUDOKU.solutions(clues), 2))
    if len(found) != 1:
        raise ValueError("more than one solution" if found else "no solution")
    return [list(map(int, found[0][start : start + 9])) for start in range(0, 81, 9)]


def sudoku(puzzle):
    """Return the solution of puzzle, as the other kata names it."""
    return sudoku_solver(puzzle)


def check_size(values, what, place):
    """Raise ValueError if values is not a list or tuple of 9."""
    if not isinstance(values, (list, tuple)):
        raise ValueError(f"{place}expected a list of 9 {what}, found {values!a:.30}")
    if len(values) != 9:
        raise ValueError(f"{place}expected 9 {what}, found {len(values)}")


def answers(lines):
    """Yield the solution of each puzzle."""
    for line in lines:
        try:
            puzzle = json.loads(line)
        except (ValueError, RecursionError):
            raise input_error("[[5, 3, 0, ...], ...]", line) from None
        yield f"{sudoku(puzzle)}\n"


if __name__ == "__main__":
    run(answers)
