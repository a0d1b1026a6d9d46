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

# lib/dlx.py: Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.


# Four options on three items, each node with its number:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# A column is a ring: from an item's header down through the item's nodes, and from the
# last one back to the header. A row is the ring of an option's nodes.
#
# To hide a node is to link the nodes above and below it to each other:
#
#     column 1:           1 -> 4 -> 6 -> 1
#     with 4 hidden:      1 ------> 6 -> 1      4 itself still points to 1 and 6
#
# Whatever is hidden is logged, and unhidden from the log:
#
#     count = len(links.hidden)
#     ...                        # hide nodes, and append them to links.hidden
#     links.unhide(count)        # all links are as at the first line
#
# To choose an option is to cover its items, one by one. A header that is hidden from
# its own column tells that the item is covered: up[down[item]] != item. Else it is
# open. The other options in the column of the item are rivals, and their nodes in all
# other columns are hidden. So a rival is met once, and no node is hidden twice. All
# options that are left in the column of an open item have only open items.

PATIENCE = 16_000  # failures before a search begins anew: 0.4 s of a 16x16 sudoku
MIXER = 0x9E3779B1  # 2**32 / golden ratio: numbers times this, modulo 2**32, scatter


class Links:
    """The nodes of options, in flat lists that are made once and indexed by node.

    top: a node's item; up, down: its neighbours in the column (Knuth's ulink, dlink)
    right: the next node of its row, None for a header
    option: the number of its option, -1 for a header
    items: how many primary items there are
    hidden: the log of nodes and headers, in order of hiding
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes of options: lists of items, all in range."""
        headers = items + secondary
        size = headers + sum(map(len, options))
        self.items, self.hidden = items, []
        self.top, self.up, self.down = [list(range(size)) for _ in range(3)]
        self.right, self.option = [None] * size, [-1] * size
        top, up, down, right = self.top, self.up, self.down, self.right
        node = headers
        for number, option in enumerate(options):
            first = last = node
            for item in option:
                above = up[item]  # the lowest node so far
                top[node], up[node], down[node] = item, above, item
                down[above] = up[item] = node
                right[last] = node
                right[node] = first
                self.option[node] = number
                last = node
                node += 1

    def unhide(self, count):
        """Unhide nodes, the last hidden first, until only count of them are hidden.

        So each node finds the neighbours it had when it was hidden.
        """
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_covers(links):
    """Yield each exact cover once, as a list of option numbers.

    At the end no node is hidden. If you leave early, links.unhide(0) does that.
    """
    order = list(range(links.items))  # the order in which choose_item looks at them
    if any(links.down[item] == item for item in order):
        return  # an item without options: its header would pass for a node
    forced = [links.down[item] for item in order if links.down[item] == links.up[item]]
    root = forced, 0, 0  # nodes; the lengths of hidden and chosen to go back to
    untried = [root]
    chosen = []  # a node of each chosen option
    turn, failures, patience = 0, 0, PATIENCE
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = choose_all(links, nodes, chosen)
        if failed is not None:
            # An item that failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            failures += 1
            if failures == patience and untried:
                # An early choice may lead to no cover, though most others do. Begin
                # anew, with the order of items that was learned. In odd turns options
                # are shuffled: that helps soon or never, so these turns stay short.
                # Even turns are longer each time: so the search ends.
                untried, failures, turn = [root], 0, turn + 1
                patience = PATIENCE * (1 if turn % 2 else 2**turn)
            continue
        item = choose_item(links, order)
        if item is None:
            patience = None  # so failures never reach it: covers would come again
            yield [links.option[node] for node in chosen]
            continue
        for node in branches(links, item, turn):
            untried.append(([node], len(links.hidden), len(chosen)))
    links.unhide(0)


def branches(links, item, turn):
    """Return an item's nodes, shuffled in odd turns; the last one is tried first."""
    nodes = []
    node = links.up[item]
    while node != item:
        nodes.append(node)
        node = links.up[node]
    if turn % 2:
        nodes.sort(key=lambda node: node * turn * MIXER % 2**32)
    return nodes


def choose_all(links, nodes, chosen):
    """Choose the options of nodes, and all that are forced by that.

    Their nodes are added to chosen. Return None, or an item that has no option left.
    """
    up, down = links.up, links.down
    queue = list(nodes)  # a copy, to which those forced are appended meanwhile
    for node in queue:
        item = links.top[node]
        # An option may be queued twice, as the last one of two items. If its item is
        # covered, then by it: any other option there would have failed.
        if up[down[item]] == item:
            chosen.append(node)
            failed = choose_option(links, node, queue)
            if failed is not None:
                return failed
    return None


def choose_option(links, node, forced):
    """Choose the option of a node: cover its items, and hide its rivals elsewhere.

    If another item has one option left, its node is appended to forced. Return None,
    or an item that has no option left: then the choice stops halfway.
    """
    top, right, items, hidden = links.top, links.right, links.items, links.hidden
    up, down = links.up, links.down
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above  # hide the header: it is covered
        hidden.append(item)
        rival = down[member]  # the header is hidden: only nodes are left in this ring
        while rival != member:
            mate = right[rival]
            while mate != rival:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # The item of mate is open: its header is left in its ring. If there is
                # one node beside it, up[above] == below; if none, above == below, too.
                if up[above] == below and top[mate] < items:
                    if above == below:
                        return above  # a header's number is the item's
                    # Of the two, the node: headers have lower numbers. max() is slower.
                    forced.append(above if above > below else below)
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


# lib/reduce.py: Reduce an exact cover problem in which items have equally many options.


# Each item has a lane of bits: a place for each of its options, and on top a guard. All
# lanes together are one integer, a state. A guard is 1 while its item is open, a place
# while its option is possible. The rivals of an option share an item with it. To choose
# an option clears the guards of its items, and in all lanes the places of its rivals.
# So a lane without guard has one place left, what was chosen; none if rivals were.
#
# All lanes are equally long: one shift of the guards makes ones, a 1 at the lowest
# place of each open lane. Then state & (state - ones) is without the lowest option of
# each open lane. An empty lane borrows from its guard, and no other lane is touched.
#
# Example: items 0, 1, 2; options A = {0, 1}, B = {0}, C = {1, 2}, D = {2}; the lowest
# bit is on the right. B is chosen:
#
#     item 2   item 1   item 0
#     g D C    g C A    g B A    what each bit stands for; g: guard
#     1 1 1    1 1 1    1 1 1    full: every item open, every option possible
#     1 1 1    1 1 0    0 1 0    state: B is chosen, its rival A is impossible
#     0 0 1    0 0 1    0 0 0    ones = (state & guards) >> 2
#     1 1 0    1 0 1    0 1 0    less = state - ones: an empty lane loses its guard
#     1 1 0    1 0 0    0 1 0    rest = state & less: open lanes less an option
#     1 0 1    0 1 1    0 1 0    rest - ones: a lane of one option loses its guard
#
# No open lane is empty; that of item 1 has one option: C is forced.

ROOM = 256_000_000  # bits of masks that are kept; others are made each time


class EvenLanes:
    """The lanes of an exact cover problem, all equally long.

    items: how many, numbered from 0; all are primary
    options: a list of lists of items
    ValueError: there are no items, or they have not equally many options.

    size: how many places a lane has; guards: all guards
    option_at: by bit number: the option of a place, None for a guard
    firsts: one place of each option, that in the lane of its lowest item
    masks: by option: what masks_of returned, if it is kept; else None
    cleared: by item: its guard, and in all lanes its options' places; or None yet
    """

    def __init__(self, items, options):
        self.options = options
        self.holders = [[] for _ in range(items)]  # by item: the options that have it
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        sizes = set(map(len, self.holders))
        if len(sizes) != 1:
            raise ValueError("items have not equally many options")
        self.size = sizes.pop()
        self.option_at = []
        self.places = [[] for _ in options]  # by option: its bit numbers
        for numbers in self.holders:
            for place, number in enumerate(numbers, len(self.option_at)):
                self.places[number].append(place)
            self.option_at += [*numbers, None]
        bits = len(self.option_at)
        self.full = (1 << bits) - 1
        self.guards = self.with_bits(range(self.size, bits, self.size + 1))
        self.firsts = self.with_bits(places[0] for places in self.places if places)
        self.masks, self.cleared = [None] * len(options), [None] * items
        self.room = ROOM // bits - items  # how many more masks to keep

    def masks_of(self, option):
        """Return two masks for states in which an option is chosen.

        Both lack the guards of its items, and in all lanes the places of its rivals.
        The second one lacks its own places, too.
        """
        lost = 0
        for item in self.options[option]:
            if not self.cleared[item]:
                bits = [item * (self.size + 1) + self.size]  # its guard
                for rival in self.holders[item]:
                    bits += self.places[rival]
                self.cleared[item] = self.with_bits(bits)
            lost |= self.cleared[item]
        without = self.full ^ lost
        own = sum(1 << place for place in self.places[option])
        masks = (without | own, without)
        if self.room > 0:
            self.room -= 2
            self.masks[option] = masks
        return masks

    def with_bits(self, numbers):
        """Return the integer that has the bits of these numbers."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in numbers:
            octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")


def reduced_options(lanes, chosen):
    """Yield lists of the options that are left, given that some are chosen.

    Each exact cover that has the chosen options is in exactly one of the lists. All
    but the last are covers; the last one may leave options to a search. Options are in
    the order of their lowest items.
    """
    start = state_after(lanes, lanes.full, chosen)
    for state in reduced_states(lanes, start):
        options = possible_options(lanes, state)
        # Chosen rivals clear each other's places and the guard of the item they share:
        # propagate looks at open lanes only, and not at this empty one.
        if set(options).issuperset(chosen):
            yield options


def possible_options(lanes, state):
    """Return the options possible in a state."""
    bits = bin(state & lanes.firsts)[:1:-1]  # as text, the lowest first, without "0b"
    options, place = [], -1
    for zeros in bits.split("1")[:-1]:  # those before each 1
        place += len(zeros) + 1
        options.append(lanes.option_at[place])
    return options


def state_after(lanes, state, options):
    """Return the state after choosing options."""
    for option in options:
        state &= (lanes.masks[option] or lanes.masks_of(option))[0]
    return state


def propagate(lanes, state):
    """Return the state after all forced choices; 0 if an item has no option left."""
    guards, size = lanes.guards, lanes.size
    masks, option_at = lanes.masks, lanes.option_at
    while True:
        opened = state & guards
        ones = opened >> size
        less = state - ones
        if (less & opened) != opened:
            return 0  # an open lane is empty
        rest = state & less
        # This is opened & ~(rest - ones), but quicker.
        single = opened ^ (opened & (rest - ones))
        if not single:
            return state
        below = single - (single >> size)  # their places, as 0b100 - 0b001 = 0b011
        forced = state & below  # the one left in each of them
        while forced:
            option = option_at[forced.bit_length() - 1]
            mask, without = masks[option] or lanes.masks_of(option)
            state &= mask
            # Of two rivals that are forced, one is chosen. The lane of the other, open
            # and empty now, fails in the next round.
            forced &= without


def reduced_states(lanes, state):
    """Yield covers as states, then at most one state that may have open items.

    Each exact cover that is possible in state is possible in exactly one of them.
    """
    state = propagate(lanes, state)
    if not state:
        return
    pairs = pair_guards(lanes, state)  # the highest is tried first
    while pairs:
        guard = pairs.bit_length() - 1
        outcomes = []
        for option in two_options(lanes, state, guard):
            outcome = propagate(lanes, state_after(lanes, state, [option]))
            if outcome & lanes.guards:
                outcomes.append(outcome)
            elif outcome:
                yield outcome  # a cover
        if not outcomes:
            return
        merged = merge(lanes, state, outcomes)
        if merged != state:
            state = merged
            pairs = pair_guards(lanes, state)
        pairs &= (1 << guard) - 1  # none above again: one pass
    yield state


def pair_guards(lanes, state):
    """Return the guards of open items with two options, after propagate."""
    opened = state & lanes.guards
    ones = opened >> lanes.size
    rest = state & (state - ones)
    rest &= rest - ones  # open lanes less two options
    return opened & ~(rest - ones)


def two_options(lanes, state, guard):
    """Return the two options of the item with this guard."""
    bottom = guard - lanes.size
    lane = (state >> bottom) & ((1 << lanes.size) - 1)
    high = lane.bit_length() - 1
    low = (lane & -lane).bit_length() - 1
    return lanes.option_at[bottom + high], lanes.option_at[bottom + low]


def merge(lanes, state, outcomes):
    """Return what is possible in any outcome of trying a pair in state: one or two.

    The union of two has what either allows, and the guards of state: its items are open
    again. Where both chose the same option, propagate chooses it again. That changes
    nothing else: its rivals are gone in both.
    """
    if len(outcomes) == 1:
        return outcomes[0]
    union = outcomes[0] | outcomes[1] | state & lanes.guards
    return union if union == state else propagate(lanes, union)


# lib/sudoku.py: Sudoku of any box shape as exact cover: reduce, then dance.


# size     how many rows, columns, boxes and values there are, each numbered from 0
# cell     where a row and a column meet; cells: how many there are
# symbol   what stands for a value; blank: what stands in an open cell
# clue     a value that is given
# option   cell * size + value: a value in a cell
# item     what is covered once. In 9x9, 0 to 80 are the cells, 81 to 161 a value in a
#          row, 162 to 242 a value in a column, 243 to 323 a value in a box. So an
#          option covers four items

SYMBOLS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Sudoku:
    """The sudokus of one shape; boxes are box_height rows by box_width columns.

    symbols: the characters of the values; else 1 to 9, then A to Z
    blanks: the characters of open cells
    ValueError: a box has no cells, or symbols or blanks do not fit.

    options: the four items of each option
    """

    def __init__(self, box_height=3, box_width=3, symbols=None, blanks=".0"):
        self.size = size = box_height * box_width
        self.cells = cells = size * size
        symbols = SYMBOLS[:size] if symbols is None else symbols
        if not len("".join(symbols)) == len(set(symbols)) == size:
            raise ValueError(f"expected {size} different symbols, found {symbols!a}")
        if not blanks or set(blanks) & set(symbols):
            raise ValueError(f"expected blanks that are not symbols, found {blanks!a}")
        self.symbol_of = [*symbols] * cells  # by option
        self.known = {*symbols, *blanks}
        self.options = []
        self.option_of = []  # by cell: {symbol: option}
        for cell in range(cells):
            row, column = divmod(cell, size)
            # In each band of box_height rows lie box_height boxes side by side.
            box = row - row % box_height + column // box_width
            in_row = cells + row * size
            in_column = 2 * cells + column * size
            in_box = 3 * cells + box * size
            self.option_of.append({})
            for value, symbol in enumerate(symbols):
                self.option_of[cell][symbol] = len(self.options)
                items = cell, in_row + value, in_column + value, in_box + value
                self.options.append(items)
        self.lanes = EvenLanes(4 * cells, self.options)

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
        if len(puzzle) != self.cells or not self.known.issuperset(puzzle):
            self.check(puzzle)
        pairs = zip(self.option_of, puzzle)
        clues = [option[symbol] for option, symbol in pairs if symbol in option]
        for options in reduced_options(self.lanes, clues):
            if len(options) == self.cells:  # one for each cell: a cover
                yield self.text(options)
            else:  # seldom; and links take longer
                left = [self.options[option] for option in options]
                for cover in search_covers(Links(4 * self.cells, left)):
                    yield self.text(options[index] for index in sorted(cover))
        # Late, to save time: if a clue repeats, there was no solution.
        self.check(puzzle)

    def text(self, options):
        """Return the grid of these options, one per cell, in order."""
        return "".join(map(self.symbol_of.__getitem__, options))

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


def read_row(lines, size, symbols):
    """Return the next line without its spaces: size symbols."""
    row = "".join(next(lines, "").split())
    others = row.strip(symbols)
    if others or len(row) != size:
        raise input_error(f"{size} of {symbols}", row)
    return row


def read_grid(lines, size, symbols):
    """Return the next size lines of size symbols, as one string."""
    return "".join(read_row(lines, size, symbols) for _ in range(size))


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without spaces at their ends. If the line that
    answers read last is wrong, it raises ValueError.
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
        sys.exit(130)  # as shells say that a program was interrupted
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left, which is not an error
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
            print(answer, end="", flush=True)  # at once, so that no answer is lost
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


def grid_lines(grid, size, between=""):
    """Return a grid as text: lines of size symbols, with between between two."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)


# lib/problems/poj2676.py


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku()
    for _ in range(read_number(read_tokens(lines))):
        grid = read_grid(lines, 9, ".0123456789")
        yield grid_lines(sudoku.solve(grid), 9)


if __name__ == "__main__":
    run(answers)
