"""Fewest covers by dancing links: each item is covered at least once."""

from lib.links import link

# The items still to be covered, the open ones, hang in a ring of their own: its header
# is root, and the node of an item in it is root + 1 + item. An option that is chosen
# hides its items there, and they return last out, first in. All other rings stay: an
# item's options are as many as at first, and the ring begins with the fewest.
#
# How many may be chosen grows from a lower bound until there is a cover: a smallest.


def smallest_cover(items, options, limit=None):
    """Return a smallest cover, as a sorted list of indexes into options.

    items: how many there are, to be covered at least once each
    options: an iterable of iterables of item numbers, from 0
    limit: how many options the cover may have at most, if not any number

    None: there is none. ValueError: an item is out of range, or twice in an option; the
    number of items is negative. From some tens of items on it can take long, and much
    memory: it remembers what failed.
    """
    if items < 0:
        raise ValueError("a negative number of items")
    options = [list(option) for option in options]
    top, up, down, right, index = link(items, options)
    holders = useful(items, options)  # the other options leave, for good
    for node, number in enumerate(index):
        if number >= 0 and not holders[top[node]] >> number & 1:
            for mate in members(node, right):
                hide(mate, up, down, [])
    root = len(top)
    ring = sorted(range(items), key=lambda item: bin(holders[item]).count("1"))
    ring = [root, *(root + 1 + item for item in ring)]
    up += [0] * (items + 1)
    down += [0] * (items + 1)
    for above, below in zip(ring, ring[1:] + [root]):
        down[above], up[below] = below, above
    mates = neighbours(items, options)
    most = items if limit is None else min(items, limit)
    for size in range(bound(items, root, down, mates), most + 1):
        chosen = search(size, root, top, up, down, right, mates)
        if chosen is not None:
            return sorted(index[min(members(node, right))] for node in chosen)
    return None


def useful(items, options):
    """Return for each item the bits of its options, without those within others."""
    holders = [0] * items
    for number in sorted(range(len(options)), key=lambda n: -len(options[n])):
        containing = -1
        for item in options[number]:
            containing &= holders[item]
        for item in options[number] if not containing else ():
            holders[item] |= 1 << number
    return holders


def neighbours(items, options):
    """Return for each item the bits of those that share an option with it."""
    mates = [0] * items
    for option in options:
        bits = sum(1 << item for item in option)
        for item in option:
            mates[item] |= bits
    return mates


def search(size, root, top, up, down, right, mates):
    """Return a node of each option of a cover of at most size options, or None."""
    chosen, marks, hidden = [], [], []
    covered, before = 0, []  # bits of items, now and before each choice
    failed = {}  # by what is covered: with how many more options that does not do
    while down[root] != root:
        left = size - len(chosen)
        node = 0
        if failed.get(covered, -1) < left and bound(left, root, down, mates) <= left:
            failed[covered] = left
            node = down[down[root] - root - 1]
        while node < len(mates):  # a header: there is no option, or no other one
            if not chosen:
                return None
            node = down[chosen.pop()]
            unhide(marks.pop(), up, down, hidden)
            covered = before.pop()
        chosen.append(node)
        marks.append(len(hidden))
        before.append(covered)
        for mate in members(node, right):
            hide(root + 1 + top[mate], up, down, hidden)
            covered |= 1 << top[mate]
    return chosen


def bound(most, root, down, mates):
    """Return how many options the open items need at least; above most, most + 1.

    No two of the items that are counted have an option in common.
    """
    least = near = 0
    node = down[root]
    while node != root and least <= most:
        item = node - root - 1
        if not near >> item & 1:
            near |= mates[item]
            least += 1
        node = down[node]
    return least


def members(node, right):
    """Return the nodes of a node's option."""
    nodes = [node]
    while right[nodes[-1]] != node:
        nodes.append(right[nodes[-1]])
    return nodes


def hide(node, up, down, hidden):
    """Let a node leave its ring, if it has not yet."""
    above, below = up[node], down[node]
    if down[above] == node:
        down[above], up[below] = below, above
        hidden.append(node)


def unhide(mark, up, down, hidden):
    """Let the nodes that were hidden since there were mark return."""
    for node in reversed(hidden[mark:]):
        down[up[node]] = up[down[node]] = node
    del hidden[mark:]
