"""POJ 3740 Easy Finding

No judge with Python was found.
The problem is http://poj.org/problem?id=3740

Reads matrices, until the end of the input: M and N, then M rows of N numbers 0 or 1.
Writes for each whether some of its rows together have exactly one 1 in each column:
"Yes, I found it" or "It is impossible".

To run it: python3 poj3740.py matrices.txt
"""

# Made by tools/bundle.py, checksum 5ccf2497, from lib/problems/poj3740.py

import operator
import os
import sys
from collections import Counter
from math import inf


def answers(lines):
    """Yield the answer to each matrix."""
    tokens = read_tokens(lines)
    for rows in read_numbers(tokens):
        columns = read_number(tokens, 1)
        matrix = read_matrix(tokens, rows, columns)
        found = next(exact_covers(columns, matrix), None) is not None
        yield "Yes, I found it\n" if found else "It is impossible\n"


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


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items are to be covered once, secondary ones after them at most once; arguments and
    errors are those of lib.options.checked. Each cover comes once, in no particular
    order.
    """
    items, options, secondary = checked(items, options, secondary)
    nodes = Nodes(items, options, secondary)
    return search_links(nodes, range(items), range(len(options)))


# lib/options.py: Check the arguments of an exact cover problem in numbers.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many items are to be covered exactly once; they are numbered from 0
    options: an iterable of iterables of items; one without such items is not chosen
    secondary: how many items after these are to be covered at most once

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
            [(item, _)] = Counter(option).most_common(1)
            raise ValueError(f"option {number}: item {item} twice")
    return items, options, secondary


# lib/read.py: Readers of input.


_LARGEST = 2**31 - 1  # C++'s largest int: no problem has larger numbers


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"
    return ValueError("expected %s, found %s" % (expected, shown))


def read_tokens(lines):
    """Return an iterator over the words of lines; a text may stand for them."""
    if isinstance(lines, str):
        lines = lines.splitlines()
    return (token for line in lines for token in line.split())


def read_number(tokens, least=0, most=_LARGEST):
    """Return the next token: a whole number from least to most, without a sign."""
    return _number(next(tokens, ""), least, most)


def read_numbers(tokens, most=_LARGEST):
    """Yield the next numbers from 1 to most, until a 0 or the end."""
    for token in tokens:
        number = _number(token, 0, most)
        if not number:
            return
        yield number


def _number(token, least, most):
    """Return a token as a number from least to most."""
    is_short = len(token) <= 20  # int takes long for a million digits
    if not (is_short and token.isdecimal() and least <= int(token) <= most):
        raise input_error("a number from %d to %d" % (least, most), token)
    return int(token)


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; spaces and line ends may stand between them."""
    words, missing = [], count
    while missing > 0:
        token = next(tokens, "")
        missing -= len(token)
        if not token or token.strip(symbols) or missing < 0:
            raise input_error("%d symbols from %a" % (count, symbols), token)
        words.append(token)
    return "".join(words)


def read_matrix(tokens, rows, columns):
    """Return for each row the list of its columns, from 0, that hold a 1."""
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


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


if __name__ == "__main__":
    run(answers)
