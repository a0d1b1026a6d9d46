"""SPOJ SUDOKU, https://www.spoj.com/problems/SUDOKU/

Reads K, then K grids of 16 lines of A to P, "-" blank. Writes each solved.
Python is accepted at SPOJ; whether for this problem was not verified. Limits: not
found; at most 10 grids.
To run it: python3 spoj_sudoku.py grids.txt
"""

# Made by tools/bundle.py from lib/problems/spoj_sudoku.py: change that file, not this one.
# The program is at the end; above it is what it uses of lib.

import os
import sys
from itertools import chain
from itertools import compress
from operator import getitem

# lib/links.py: Dancing links: nodes that leave their columns, and return to them.


# Four options on three items, each node with its number:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# A column is a ring: from an item's header down through the item's nodes, and from the
# last one back to the header. A row is the ring of an option's nodes. Here the first
# line hides a node: it links the nodes above and below it to each other. The node's own
# links stay, so the second line can unhide it.
#     down[above], up[below] = below, above
#     down[up[node]] = up[down[node]] = node
# Nodes are unhidden in reverse order: so each finds the neighbours that it had before.


class Links:
    """The nodes of options, in flat lists that are indexed by node.

    top: a node's item; up, down: its neighbours in the column (Knuth's ulink, dlink)
    right: the next node of its row, None for a header
    option: the number of its option, -1 for a header
    items: how many primary items there are
    hidden: nodes and headers, in the order in which they were hidden
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes. The arguments are those that checked returns."""
        self.items, self.hidden = items, []
        self.top, up, down = [list(range(items + secondary)) for _ in range(3)]
        self.right, self.option = [None] * len(up), [-1] * len(up)
        for number, option in enumerate(options):
            first = len(up)
            self.top += option
            self.right += [*range(first + 1, first + len(option)), first][: len(option)]
            self.option += [number] * len(option)
            for node, item in enumerate(option, first):
                above = up[item]
                down[above] = up[item] = node
                up.append(above)
                down.append(item)
        self.up, self.down = up, down

    def unhide(self, count):
        """Unhide nodes, the last hidden one first, until count are hidden."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


# lib/dlx.py: Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.


# Three things differ from Knuth's text. There is no ring of headers: an item is open
# until its header is hidden from its own column, up[down[item]] != item; then it is
# covered. A list of all that is hidden serves to undo. If an item has one option left,
# this is chosen at once: it is forced.
#
# To choose an option is to cover its items, one by one. The other options in the column
# of such an item are rivals: their nodes in all other columns are hidden. (In its own
# column it is enough to hide the header.) So an option that is still in an open column
# has no covered item: it can be chosen, and no node is hidden twice.


def search_covers(links):
    """Yield the exact covers. After the last one no node is hidden."""
    up, down, hidden = links.up, links.down, links.hidden
    order = list(range(links.items))  # in which choose_item looks at the items
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    untried = [(forced, 0, 0)]  # nodes; how many were hidden, and chosen, before them
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = choose_all(links, nodes, chosen)
        if failed is not None:
            # An item that failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            continue
        item = node = choose_item(links, order)
        if item is None:
            yield [links.option[node] for node in chosen]
            continue
        while up[node] != item:  # upwards: the last one added is the first one tried
            node = up[node]
            untried.append(([node], len(hidden), len(chosen)))
    links.unhide(0)


def choose_all(links, nodes, chosen):
    """Choose the options of nodes, and all that are forced by that.

    Their nodes are added to chosen. Return None, or an item that has no option left.
    """
    up, down = links.up, links.down
    for node in nodes:  # which grows by those forced
        item = links.top[node]
        if up[down[item]] == item:  # else it is covered: this option has been chosen
            chosen.append(node)
            failed = choose_option(links, node, nodes)
            if failed is not None:
                return failed


def choose_option(links, node, forced):
    """Choose the option of a node: cover its items, and hide its rivals elsewhere.

    A node of each option that is forced by that is added to forced. Return None, or an
    item that has no option left: then the choice stops halfway.
    """
    top, right, items, hidden = links.top, links.right, links.items, links.hidden
    up, down = links.up, links.down
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above
        hidden.append(item)
        rival = down[member]  # the header is hidden: only nodes are left in this ring
        while rival != member:
            mate = right[rival]
            while mate != rival:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above
                hidden.append(mate)
                if up[above] == below and top[mate] < items:  # one option left or none
                    if above == below:  # only the header, whose number is the item's
                        return above
                    forced.append(above if above > below else below)  # not the header
                mate = right[mate]
            rival = down[rival]
        member = right[member]
        if member == node:
            return None


def choose_item(links, order):
    """Return an open item with the fewest options, None if all items are covered."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        node, size = down[item], 0
        if up[node] == item:
            # Counting up to the fewest so far is faster than maintaining sizes.
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # no open item has fewer: those were forced
                    break
    return best


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


# Each primary item has a lane of bits: a mark, a place for each of its options, and on
# top a guard. All lanes together are one integer, a state. Mark and guard are 1 while
# an item is open: no option of it is chosen. A place is 1 while its option is possible.
# The lane of a covered item is 0. Shifted by one, the marks are a 1 at the lowest place
# of each open lane: to subtract them acts on all lanes at once. With items 0, 1, 2 and
# options A = 0 1, B = 0, C = 1 2, D = 2, and the lowest bits at the right, B is chosen:
#     item 2     item 1     item 0
#     g D C m    g C A m    g B A m    what each bit stands for; g: guard, m: mark
#     1 1 1 1    1 1 1 1    1 1 1 1    full: every item open, every option possible
#     0 0 0 0    0 0 1 0    1 1 1 1    what choosing B clears: its item, and its rival A
#     1 1 1 1    1 1 0 1    0 0 0 0    state = full & mask; mask is full without these
#     0 0 1 0    0 0 1 0    0 0 0 0    ones = (state & marks) << 1
#     1 1 0 1    1 0 1 1    0 0 0 0    less = state - ones: all guards are left
#     1 1 0 1    1 0 0 1    0 0 0 0    rest = state & less: without each lowest option
#     1 0 1 1    0 1 1 1    0 0 0 0    rest - ones: an empty lane borrows from its guard
# So item 1 had one option left, C. Choosing it clears all of lanes 2 and 1. The state
# is 0: B and C are a cover. Nothing is undone: to go back, an older integer is taken.
#
# The rivals of an option share an item with it. They are cleared in all their lanes
# when it is chosen. Secondary items have no lane: they only make rivals.

ROOM = 32_000_000  # bytes for masks that are kept, about; others are made each time


class Lanes:
    """The lanes of an exact cover problem; marks=False, for reduce.py: no marks."""

    def __init__(self, items, options, secondary=0, marks=True):
        self.options, self.holders = options, [[] for _ in range(items + secondary)]
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at = []  # by bit number: the option of a place, else None
        self.places = [[] for _ in options]  # by option: its bit numbers
        self.lane_of = {}  # by its guard: a lane's lowest place; a 1 for each place
        self.ends = [[] for _ in self.holders]  # by item: its mark, its guard; or none
        for ends, lane in zip(self.ends[:items], self.holders):
            bottom = len(self.option_at) + marks
            guard = bottom + len(lane)
            for place, number in enumerate(lane, bottom):
                self.places[number].append(place)
            self.option_at += [None] * marks + lane + [None]
            self.lane_of[guard] = bottom, (1 << len(lane)) - 1
            ends += [bottom - 1] * marks + [guard]
        self.full = (1 << len(self.option_at)) - 1
        self.guards = self.with_bits(self.lane_of)
        self.marks = self.with_bits(*self.ends) ^ self.guards
        self.masks, self.cleared = [None] * len(options), {}  # of options, of items
        self.room = 8 * ROOM // (len(self.option_at) or 1)  # for how many integers

    def mask(self, option):
        """Return two masks for states in which an option is chosen.

        Both clear its items and its rivals. The second keeps its own places.
        """
        lost = 0
        for item in self.options[option]:
            lost |= self.cleared.get(item) or self.cleared_by(item)
        without = self.full ^ lost
        masks = without, without | sum(1 << place for place in self.places[option])
        if self.room > 0:
            self.room -= 2
            self.masks[option] = masks
        return masks

    def cleared_by(self, item):
        """Return the mark and the guard of an item, and all places of its options."""
        places = (self.places[option] for option in self.holders[item])
        cleared = self.with_bits(self.ends[item], *places)
        if self.room > 0:
            self.room -= 1
            self.cleared[item] = cleared
        return cleared

    def with_bits(self, *lists):
        """Return the integer that has the bits of the numbers in these lists."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for numbers in lists:
            for number in numbers:
                octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")


# lib/reduce.py: What is forced in an exact cover, and what pairs rule out.


# The lanes here have no marks, and all have equally many places, as in a sudoku: so one
# shift takes all guards to the lowest places. The lane of a covered item is not 0, but
# keeps the place of the option that covers it: the union of two states has both.


def state_after(lanes, state, options):
    """Return the state after choosing options; rivals among them are not noticed."""
    for option in options:
        state &= (lanes.masks[option] or lanes.mask(option))[1]
    return state


def settle(lanes, state):
    """Return the state after all forced choices; None if an item has no option."""
    guards, masks, size = lanes.guards, lanes.masks, len(lanes.holders[0])
    while True:
        opened = state & guards
        ones = opened >> size
        rest = state - ones
        if rest & opened != opened:
            return None
        rest &= state
        single = opened ^ (opened & (rest - ones))  # guards of lanes with one option
        if not single:  # or no item is open
            return state
        forced = state & (single - (single >> size))  # all places of these lanes
        while forced:
            option = lanes.option_at[forced.bit_length() - 1]
            without, mask = masks[option] or lanes.mask(option)
            state &= mask
            # A rival that is forced too is dropped. So its lane is empty, which the
            # next round sees.
            forced &= without


def pair_guards(lanes, state):
    """Return the guards of open items with two options, in a settled state."""
    opened = state & lanes.guards
    ones = opened >> len(lanes.holders[0])
    rest = state & (state - ones)
    rest &= rest - ones  # each lane less two options
    return opened ^ (opened & (rest - ones))


def reduced_states(lanes, state):
    """Yield solved states, perhaps an open one last: each solution is in one state."""
    state = settle(lanes, state)
    if state is None:
        return
    pairs = pair_guards(lanes, state)  # to be tried in this pass, from the highest on
    again = 0  # pairs above, for the next pass: the state has changed
    while pairs:
        guard = pairs.bit_length() - 1
        bottom, lane_bits = lanes.lane_of[guard]
        lane = state >> bottom & lane_bits
        outcomes = []
        for choice in lane, lane & -lane:  # the highest place, the lowest place
            option = lanes.option_at[bottom + choice.bit_length() - 1]
            outcome = settle(lanes, state_after(lanes, state, [option]))
            if outcome is not None and outcome & lanes.guards:
                outcomes.append(outcome)
            elif outcome is not None:
                yield outcome
        if not outcomes:
            return
        # A solved outcome has been yielded. What is in no other one is impossible. Each
        # choice may have covered an item in its own way: the item is opened again. What
        # is forced in both outcomes has no rivals there: settle can't fail.
        united = outcomes[0] | outcomes[-1] | state & lanes.guards
        if len(outcomes) == 1 or united != state:
            state = outcomes[0] if len(outcomes) == 1 else settle(lanes, united)
            pairs = pair_guards(lanes, state)
            again = (pairs >> (guard + 1)) << (guard + 1)
        pairs &= (1 << guard) - 1
        if not pairs:
            pairs, again = again, 0
    yield state


def options_below(lanes, state, stop):
    """Return the options that are possible in the lanes below bit stop, in order."""
    places = bin(state & ~lanes.guards & (1 << stop) - 1)[:1:-1]
    return list(compress(lanes.option_at, places.encode().replace(b"0", b"\0")))


# lib/sudoku.py: Sudoku of any box shape as exact cover: reduce, then dance.


# size     how many rows, columns, boxes and values there are, each numbered from 0
# cell     where a row and a column meet; cells: how many there are
# symbol   what stands for a value; blank: what stands in an open cell
# clue     a value that is given
# option   cell * size + value: a value in a cell. It covers four items: the cell, and
#          the value in the cell's row, in its column and in its box

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: the characters of the values, else 1 to 9 and A to Z as far as needed
    blanks: the characters of open cells
    ValueError: these do not fit.
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        if box_height < 1 or box_width < 1:
            raise ValueError("a box of no cells")
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        symbols = SYMBOLS[:size] if symbols is None else symbols
        if not len("".join(symbols)) == len(symbols) == len(set(symbols)) == size:
            raise ValueError(f"expected {size} different symbols, found {symbols!a}")
        if not blanks or set(blanks) & set(symbols):
            raise ValueError(f"expected blanks that are no symbols, found {blanks!a}")
        self.symbols = [*symbols] * cells  # by option
        self.items = []  # by option: its cell, then the value in each of its units
        self.clue_at = []  # by cell: {symbol: option, blank: -1}
        for cell in range(cells):
            row, column = divmod(cell, size)
            box = row - row % box_height + column // box_width
            units = row, size + column, 2 * size + box
            starts = [cells + unit * size for unit in units]
            self.items += zip([cell] * size, *(range(at, at + size) for at in starts))
            self.clue_at.append(dict.fromkeys(blanks, -1))
            self.clue_at[cell].update(zip(symbols, range(cell * size, cells * size)))
        self.lanes = Lanes(4 * cells, self.items, marks=False)

    def solve(self, puzzle):
        """Return a solution of puzzle: both are strings, the cells row by row.

        ValueError: wrong length, wrong symbol, repeated clue, no solution.
        """
        for solution in self.solutions(puzzle):
            return solution
        raise ValueError("no solution")

    def solutions(self, puzzle):
        """Yield all solutions. ValueError: as solve, but for no solution."""
        for options in self.reduced(puzzle):
            covers = [range(self.cells)]
            if len(options) > self.cells:  # else it is a solution
                items = [self.items[option] for option in options]
                covers = search_covers(Links(4 * self.cells, items))
            for cover in covers:
                yield "".join(self.symbols[options[number]] for number in sorted(cover))

    def reduced(self, puzzle):
        """Yield lists of options, in order, with each solution in one of them.

        A list with one option a cell is a solution. ValueError: as solutions.
        """
        if len(puzzle) != self.cells or not set(puzzle) <= self.clue_at[0].keys():
            self.check(puzzle)
        lanes = self.lanes
        clues = [clue for clue in map(getitem, self.clue_at, puzzle) if clue >= 0]
        for state in reduced_states(lanes, state_after(lanes, lanes.full, clues)):
            # The lanes of the cells are below those of rows, columns and boxes.
            yield options_below(lanes, state, self.cells * (self.size + 1))
        self.check(puzzle)  # clues that repeat clear each other: nothing was found

    def check(self, puzzle):
        """Raise ValueError for what is wrong with the cells of puzzle, and where."""
        if len(puzzle) != self.cells:
            raise ValueError(f"expected {self.cells} cells, found {len(puzzle)}")
        first_with = {}  # an item -> the cell whose clue covers it
        for cell, symbol in enumerate(puzzle):
            name = f"row {cell // self.size + 1}, column {cell % self.size + 1}"
            clue = self.clue_at[cell].get(symbol)
            if clue is None:
                raise ValueError(f"{name}: {symbol!a} is no symbol")
            for item in self.items[clue] if clue >= 0 else ():
                first = first_with.setdefault(item, name)
                if first != name:
                    raise ValueError(f"{symbol} repeats: {first} and {name}")


# lib/read.py: Readers of input: numbers, rows and grids.


LETTERS = "ABCDEFGHIJKLMNOP"


def read_tokens(lines):
    """Return an iterator over the words of lines; where a line ends does not matter."""
    return (token for line in lines for token in line.split())


def shown(text):
    """Return how a message shows what was read; "" is the end of input."""
    return ascii(text[-30:]) if text else "the end"


def read_number(tokens, least=0, most=999999999):
    """Return the next whole number. ValueError: it is less or more than these."""
    token = next(tokens, "")
    number = int(token) if token.encode().isdigit() and len(token) < 10 else -1
    if not least <= number <= most:
        expected = f"expected a number from {least} to {most}"
        raise ValueError(f"{expected}, found {shown(token)}")
    return number


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; blanks may stand between them."""
    cells = ""
    while len(cells) < count:
        token = next(tokens, "")
        cells += token
        if not token or token.strip(symbols) or len(cells) > count:
            raise ValueError(f"expected {count} of {symbols}, found {shown(cells)}")
    return cells


def read_row(lines, size, symbols):
    """Return a line of size symbols, without the blanks between them."""
    return read_cells(iter(["".join(next(lines, "").split())]), size, symbols)


def read_grid(lines, size, symbols):
    """Return a grid of size lines of size symbols, as one string."""
    return "".join(read_row(lines, size, symbols) for _ in range(size))


def write_grid(grid, size, between=""):
    """Return the lines of a grid."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named; "-" is standard input."""
    program, status = os.path.basename(sys.argv[0]).replace(".py", ""), 0
    try:
        if {"-h", "--help"}.intersection(sys.argv):
            with open(sys.argv[0], encoding="utf-8") as file:  # -OO has no __doc__
                return print(file.read().split('"""')[1], flush=True)
        for name in sys.argv[1:] or ["-"]:
            place = program if name == "-" else f"{program}: {name}"
            try:
                source = 0 if name == "-" else name
                file = open(source, encoding="utf-8-sig", errors="replace")
            except OSError as error:
                print(f"{place}: {error.strerror}", file=sys.stderr)
                status = 2
            else:
                with file:
                    answer_file(answers, file, place)
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            print(f"{program}: output: {error.strerror}", file=sys.stderr, flush=True)
            status = 1
        os._exit(status)  # An ordinary exit would try to write again.
    if status:
        sys.exit(status)


def answer_file(answers, file, place):
    """Print what answers(lines) yields for a file; exit at a line that is wrong.

    Lines are stripped, blank ones skipped. ValueError: the line read last is wrong.
    EOFError: it is no case, so the input ends there.
    """
    number, line = 0, ""

    def read():
        """Yield the lines, and count them."""
        nonlocal number, line
        for number, line in enumerate(file, 1):
            line = line.replace("\0", " ").replace("\x1a", " ").strip()
            if line:
                yield line

    try:
        lines = read()
        first = next(lines, None)
        try:
            for answer in answers(chain([first], lines)) if first else ():
                print(answer, end="")
        finally:
            print(end="", flush=True)  # before any message
        # Judges may fail what writes to stderr. From a terminal no more may ever come.
        if os.isatty(2) and not file.isatty() and next(lines, None):
            raise EOFError
    except EOFError:
        if os.isatty(2):
            print(f"{place}: line {number}: not read from here", file=sys.stderr)
    except (ValueError, MemoryError) as error:
        wrong = "this is not text in UTF-8" if "\ufffd" in line else str(error)
        sys.exit(f"{place}: line {number}: {wrong or 'not enough memory'}")


# lib/problems/spoj_sudoku.py


def answers(lines):
    """Yield the answer to each grid."""
    sudoku, between = Sudoku(4, 4, LETTERS, "-"), ""
    for _ in range(read_number(read_tokens(lines))):
        grid = read_grid(lines, 16, LETTERS + "-")
        yield between + write_grid(sudoku.solve(grid), 16)
        between = "\n"


if __name__ == "__main__":
    run(answers)
