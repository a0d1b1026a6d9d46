"""Luogu P4929 Dancing Links, https://www.luogu.com.cn/problem/P4929

Reads N and M, then N rows of M 0 or 1. Writes the numbers of rows that have exactly one
1 in each column, or that there are none.
Python is accepted there. Limits: not found. Not verified: AcWing 1067, 1 s and 64 MB.
To run it: python3 luogu_p4929.py matrix.txt
"""

# Made by tools/bundle.py from lib/problems/luogu_p4929.py: change that file, not this one.
# The program is at the end; above it is what it uses of lib.

import operator
import os
import sys
from itertools import chain

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


# lib/options.py: Options of an exact cover: checked; numbered, where items have names.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item out of range or twice, a number below 0. TypeError: no integer.
    """
    items, secondary = operator.index(items), operator.index(secondary)
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    options = [list(map(operator.index, option)) for option in options]
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            item = next(item for item in option if option.count(item) > 1)
            raise ValueError(f"option {number}: item {item} twice")
    return items, options, secondary


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


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    Arguments and errors are those of checked.
    """
    return search_covers(Links(*checked(items, options, secondary)))


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


# lib/read.py: Readers of input: numbers, rows and grids.


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


def read_matrix(tokens, rows, columns):
    """Return where the 1s are in each row of a matrix of 0 and 1: columns from 0."""
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


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


# lib/problems/luogu_p4929.py


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    rows, columns = read_number(tokens, 1), read_number(tokens)
    cover = next(exact_covers(columns, read_matrix(tokens, rows, columns)), None)
    found = cover and " ".join(str(row + 1) for row in sorted(cover))
    yield f"{'No Solution!' if cover is None else found}\n"


if __name__ == "__main__":
    run(answers)
