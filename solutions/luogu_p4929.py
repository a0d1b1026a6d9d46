"""Luogu P4929 Dancing Links, https://www.luogu.com.cn/problem/P4929

Reads N and M, then N rows of M 0 or 1. Writes the numbers of rows that have exactly one
1 in each column, or that there are none. Python is accepted there: submit the file.
To run it: python3 luogu_p4929.py < matrix.txt
"""

# Generated from lib by tools/bundle.py, sources 5597a5ba8e9a.

import os
import sys

# lib/dlx.py

# Nodes are integers: a header for each item, numbered as it is, then a node for each
# item of each option. A header and its item's nodes make a ring, both ways: down and up
# (dlink, ulink in TAOCP 7.2.2.1). mates[node] holds all nodes of its option, none for a
# header. Sizes are not kept: an item is settled when its ring has one node left.

SMALL = 4096  # nodes; up to here copying links is faster than unhiding


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items: how many primary items there are, to be covered exactly once
    options: a sequence of sequences of item numbers, from 0
    secondary: how many items follow those, to be covered at most once

    An option without a primary item is never chosen. ValueError: an item is out of
    range, or twice in an option.
    """
    return dance(items, *link(items + secondary, options))


def link(headers, options):
    """Return the lists up, down, mates, and each node's option."""
    up = list(range(headers + sum(map(len, options))))
    down = up[:]
    mates = [()] * (len(up) + 1)
    option_of = [-1] * len(up)
    node = headers
    for option, members in enumerate(options):
        own = tuple(range(node, node + len(members)))
        for item in members:
            if not 0 <= item < headers or up[item] >= own[0]:
                raise ValueError(
                    f"option {option}: item {item} is out of range or twice"
                )
            up[node] = up[item]
            down[node] = item
            down[up[item]] = up[item] = node
            mates[node] = own
            option_of[node] = option
            node += 1
    return up, down, mates, option_of


def dance(items, up, down, mates, option_of):
    """Yield the covers of linked lists; after the last the links are as before."""
    order = list(range(items))
    forced = [down[item] for item in order if down[down[item]] == item]
    if forced and min(forced) < items:  # a header: its item has no option at all
        return
    small = len(down) <= SMALL
    chosen, hidden, guesses = [], [], []
    while True:
        node = -1  # it has no mates
        failed = choose(forced, items, up, down, mates, chosen, hidden)
        if failed is not None:  # of equals try what failed last: trouble comes back
            order.remove(failed)
            order.insert(0, failed)
        else:
            node = smallest(order, down)
            if node < 0:
                yield [option_of[node] for node in chosen]
        while not mates[node]:  # at the header all of an item's options were tried
            if not guesses:
                return unhide(hidden, 0, up, down, mates)
            node, choices, mark, up, down = guesses.pop()
            if not small:
                unhide(hidden, mark, up, down, mates)
            del hidden[mark:], chosen[choices:]
            node = down[node]
        if mates[down[node]]:  # otherwise it is the last one, and no guess
            guesses.append((node, len(chosen), len(hidden), up, down))
            if small:
                up, down = up[:], down[:]
        forced = [node]


def choose(forced, items, up, down, mates, chosen, hidden):
    """Choose the options of forced nodes, and whatever they force in turn.

    Return the item that is left without an option, or None.
    """
    taken = set()
    for node in forced:  # which grows: first come, first settled
        own = mates[node]
        if own[0] in taken:
            continue
        taken.add(own[0])
        chosen.append(node)
        for member in own:
            rival = down[member]
            while rival != member:
                # A rival's own links stay: by them this walk and unhide find their way.
                hidden.append(rival)
                for mate in mates[rival]:
                    above = up[mate]
                    below = down[mate]
                    down[above] = below
                    up[below] = above
                    if down[below] != above:
                        continue
                    if below < above:  # a node and its header, or that alone
                        above, below = below, above
                    if above < items:
                        if above == below:
                            return above
                        if mates[below] is not own:
                            forced.append(below)
                rival = down[rival]


def smallest(order, down):
    """Return the first node of an item with the fewest options above one, or -1."""
    best = -1
    fewest = len(down)
    for item in order:
        node = down[down[item]]
        size = 1
        while node != item and size < fewest:
            size += 1
            node = down[node]
        if 1 < size < fewest:
            best = down[item]
            fewest = size
            if size == 2:
                break
    return best


def unhide(hidden, mark, up, down, mates):
    """Link again what was hidden since mark.

    Last hidden first: a node's neighbours are then those it was taken from.
    """
    for node in reversed(hidden[mark:]):
        for mate in mates[node]:
            down[up[mate]] = up[down[mate]] = mate


# lib/judge.py


def run(name, answers):
    """Write each of answers(lines of standard input) as soon as it is there.

    A ValueError ends it: one line on standard error, exit status 1.
    """
    number = 0

    def read():
        nonlocal number
        for line in sys.stdin.buffer:
            number += 1
            yield line.decode("utf-8-sig" if number == 1 else "utf-8").strip()

    try:
        if None in (sys.stdin, sys.stdout):
            raise ValueError("standard input or output is closed")
        for answer in answers(read()):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except ValueError as error:
        sys.exit(f"{name}: line {number}: {error}")
    except OSError as error:
        # What is still buffered must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        message = f"{name}: line {number}: {error.strerror}"
        sys.exit(0 if isinstance(error, BrokenPipeError) else message)


# lib/matrix.py


def read_matrix(lines, rows, columns):
    """Return the columns of each row's ones, from 0; blanks may stand between digits.

    ValueError: there is no row, or one is missing or is not columns of 0 and 1.
    """
    if rows == 0:  # nothing would show that columns is sane
        raise ValueError("expected a row or more")
    matrix = []
    for number in range(1, rows + 1):
        row = "".join(next(filter(None, lines), "").split())
        if len(row) != columns or row.strip("01"):
            raise ValueError(f"row {number} of {rows}: expected {columns} of 01")
        matrix.append([column for column in range(columns) if row[column] == "1"])
    return matrix


# lib/number.py


def read_numbers(line, count):
    """Return the numbers in a line. ValueError: they are not count, or not numbers."""
    words = line.split()
    if len(words) != count or not "".join(words).encode().isdigit():
        raise ValueError(f"numbers expected: {count}")
    return list(map(int, words))


# lib/problems/luogu_p4929.py


def answers(lines):
    """Yield the answer."""
    rows, columns = read_numbers(next(filter(None, lines), ""), 2)
    matrix = read_matrix(lines, rows, columns)
    for cover in exact_covers(columns, matrix):
        yield " ".join(str(row + 1) for row in sorted(cover)) + "\n"
        return
    yield "No Solution!\n"


if __name__ == "__main__":
    run("luogu_p4929", answers)
