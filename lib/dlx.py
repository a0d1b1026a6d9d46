"""Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X."""

from array import array

from lib.links import link

# The headers leave their rings at once; each is a way into its ring still, for a hidden
# node's links lead to one that stayed longer. So a ring of one node is an item with one
# option left, the only one possible or the one chosen.


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items: how many primary items there are, to be covered exactly once
    options: an iterable of iterables of item numbers, from 0
    secondary: how many items follow those, to be covered at most once

    An option without a primary item is never chosen. ValueError: an item is out of
    range, or twice in an option; a number of items is negative.
    """
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    top, up, down, right, index = link(items + secondary, options)
    ways = list(range(items + secondary))  # into the rings, by item
    for header in ways:
        down[up[header]], up[down[header]] = down[header], up[header]
    return dance(items, top, up, down, right, index, ways)


def dance(items, top, up, down, right, index, ways):
    """Yield the covers; after the last the links are as before."""
    order = ways[:items]
    if any(down[item] == item for item in order):
        return
    forced = [right[up[item]] for item in order if up[item] == down[item]]
    hidden, guesses = [], array("i")  # a guess: node, last of its ring, hidden so far
    while True:
        failed = cover(forced, items, top, up, down, right, ways, hidden)
        node = smallest(order, up, down, ways) if failed is None else None
        if node is not None:
            last = up[node]
        else:
            if failed is None:
                yield [index[way] for way in ways if index[way] >= 0]
            else:  # of equals try it first from now on: trouble comes back
                order.insert(0, order.pop(order.index(failed)))
            if not guesses:
                return uncover(0, up, down, hidden)
            mark, last, node = guesses.pop(), guesses.pop(), guesses.pop()
            uncover(mark, up, down, hidden)
            node = down[node]
        if node != last:
            guesses.extend((node, last, len(hidden)))
        forced = [node]


def cover(forced, items, top, up, down, right, ways, hidden):
    """Choose forced nodes for their items, and so their options: hide all rivals.

    A ring that is down to one node forces the next node of that option. Return an item
    that is left without an option, or None.
    """
    for node in forced:  # which grows
        rival = down[node]
        if rival == node and top[node] < items:
            continue
        forced.append(right[node])
        while rival != node:
            mate = right[rival]
            while mate != rival:
                hidden.append(mate)
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above
                gone, mate = mate, right[mate]
                if above != below or top[gone] >= items:
                    continue
                if above == gone:
                    return top[gone]
                forced.append(right[above])
            rival = down[rival]
        hidden += down[node], up[node]  # the rivals leave this ring as one chain
        down[node] = up[node] = ways[top[node]] = node


def uncover(mark, up, down, hidden):
    """Let the nodes that were hidden since there were mark return."""
    for node in reversed(hidden[mark:]):
        down[up[node]] = up[down[node]] = node
    del hidden[mark:]


def smallest(order, up, down, ways):
    """Return a node of the smallest ring of two or more, or None; mend the ways."""
    best, fewest = None, len(down)
    for item in order:
        node = ways[item]
        below = down[node]
        while up[below] != node:  # a hidden one
            node, below = below, down[below]
        ways[item] = node
        size = 1  # counted, as far as it matters: to keep sizes takes longer
        while below != node and size < fewest:
            size += 1
            below = down[below]
        if 1 < size < fewest:
            best, fewest = node, size
            if size == 2:
                break
    return best
