"""Luogu P4929 Dancing Links

Submit at https://www.luogu.com.cn/problem/P4929 (Luogu) in Python 3 (CPython). It is
not known whether https://www.acwing.com/problem/content/1069/ (AcWing 1067) takes
Python.

Reads N and M, then N rows of M numbers 0 or 1.
Writes the numbers of rows, from 1, that together have exactly one 1 in each column, or
"No Solution!".

To run it: python3 luogu_p4929.py matrix.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/luogu_p4929.py:
# change that file, not this one.

import operator
import os
import sys

# lib/options.py: Check the arguments of an exact cover problem in numbers.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item is out of range, or twice in an option; a number of items is
    below 0. TypeError: something is not an integer, or not an iterable.
    """
    try:
        items, secondary = operator.index(items), operator.index(secondary)
        options = [list(map(operator.index, option)) for option in options]
    except TypeError as error:
        why = "items is a number, and options have numbers; for names see lib/covers.py"
        raise TypeError(f"{error}: {why}") from error
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            item = max(option, key=option.count)
            raise ValueError(f"option {number}: item {item} twice")
    return items, options, secondary


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


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    The arguments and errors are those of lib.options.checked. Each cover comes once, in
    no particular order.
    """
    links = Links(*checked(items, options, secondary))
    return (cover for cover in search_links(links) if cover is not None)


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


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; spaces and line ends may stand between them."""
    cells = ""
    while len(cells) < count:
        token = next(tokens, "")
        cells += token
        others = token.strip(symbols)  # "" only if all characters are symbols
        if not token or others or len(cells) > count:
            raise input_error(f"{count} of {symbols}", token)
    return cells


def read_matrix(tokens, rows, columns):
    """Return for each row of a matrix of 0 and 1 the columns, from 0, that have a 1."""
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


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


# lib/problems/luogu_p4929.py


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    rows, columns = read_number(tokens, 1), read_number(tokens, 1)
    cover = next(exact_covers(columns, read_matrix(tokens, rows, columns)), None)
    if cover is None:
        yield "No Solution!\n"
    else:
        yield " ".join(str(row + 1) for row in sorted(cover)) + "\n"


if __name__ == "__main__":
    run(answers)
