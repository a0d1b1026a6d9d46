"""Exact cover by dancing links, for any matrix of items and options.

Source: Knuth, The Art of Computer Programming 7.2.2.1, Algorithm X.
Cost: exponential at worst; a guess costs what it hides, the lists what the matrix has ones.
"""

# The lists. A node is an integer: nodes 0 ... items + secondary - 1 are the items' headers,
# then comes a node for each item of each option. Down a header hangs the ring of its item:
#
#     header 2 -> node 7 -> node 12 -> header 2      down (Knuth's dlink)
#     header 2 <- node 7 <- node 12 <- header 2      up   (Knuth's ulink)
#
# mates[node] are all nodes of that node's option (he finds them between spacers), option[node]
# is its index. A header has no mates. There are neither sizes nor a list of open items: an item
# is settled once its ring holds a single node, and a ring is counted only as far as it matters.

SMALL = 4096  # nodes; up to here copying the links is cheaper than unhiding one by one


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, each a list of indexes into options.

    items: how many primary items, numbered from 0; each is covered exactly once
    options: a sequence of sequences of item numbers
    secondary: how many items more, numbered after those; each is covered at most once

    An option that has no primary item, an empty one too, is never chosen. Equal options count
    each. ValueError: an item is out of range, or stands twice in one option.
    """
    return dance(items, *link(items, options, secondary))


def link(items, options, secondary):
    """Return the lists up, down, mates and option of a matrix."""
    headers = items + secondary
    nodes = headers + sum(map(len, options))
    up = list(range(nodes))
    down = up[:]
    mates = [()] * nodes
    option = [-1] * nodes
    node = headers
    for index, members in enumerate(options):
        first = node
        own = tuple(range(first, first + len(members)))
        for item in members:
            if not 0 <= item < headers:
                raise ValueError(f"option {index}: item {item} is not below {headers}")
            last = up[item]
            if last >= first:
                raise ValueError(f"option {index}: item {item} stands twice")
            up[node] = last
            down[node] = item
            down[last] = up[item] = node
            mates[node] = own
            option[node] = index
            node += 1
    return up, down, mates, option


def dance(items, up, down, mates, option):
    """Yield the covers of linked lists, which are as before when the last is out."""
    order = list(range(items))
    forced = [down[item] for item in order if down[down[item]] == item]
    if forced and min(forced) < items:
        return  # a header: its item has no option at all
    small = len(down) <= SMALL
    if small:
        up, down = up[:], down[:]
    hidden = []
    chosen = []
    stack = []
    while True:
        failed = choose_forced(forced, items, up, down, mates, option, hidden, chosen)
        item = -1
        if failed < 0:
            item = smallest(order, down)
            if item < 0:
                yield chosen[:]
        else:
            # Trouble comes back to the same items: among equals the last to fail is tried first.
            order.remove(failed)
            order.insert(0, failed)
        node = None if item < 0 else down[item]
        while node is None or not mates[node]:
            # Back up to the last guess; the next node down its item's ring is the next guess,
            # unless that is the header again and the item is exhausted.
            if not stack:
                unhide(hidden, 0, up, down, mates)
                return
            node, choices, mark, up, down = stack.pop()
            if not small:
                unhide(hidden, mark, up, down, mates)
            del hidden[mark:], chosen[choices:]
            node = down[node]
        if mates[
            down[node]
        ]:  # the last option left is no guess: nothing to come back to
            stack.append((node, len(chosen), len(hidden), up, down))
            if small:
                up, down = up[:], down[:]
        forced = [node]


def choose_forced(forced, items, up, down, mates, option, hidden, chosen):
    """Choose the options of the nodes in forced, and all that they force in turn.

    Return the item that is left without an option, or -1. What is hidden goes to the end of
    hidden, what is chosen to the end of chosen.
    """
    taken = set()
    for node in forced:  # grows while it is walked: first come, first settled
        if option[node] in taken:
            continue
        taken.add(option[node])
        chosen.append(option[node])
        own = mates[node]
        for member in own:
            rival = down[member]
            while rival != member:
                # Hide the rival. Its own links stay: by them the walk goes on, and unhide
                # finds the way back. Of a header, which has no mates, nothing is hidden.
                hidden.append(rival)
                for mate in mates[rival]:
                    above = up[mate]
                    below = down[mate]
                    down[above] = below
                    up[below] = above
                    if down[below] == above:  # two are left, or the header alone
                        if below < above:
                            above, below = below, above
                        if above < items:
                            if above == below:
                                return above
                            if mates[below] is not own:
                                forced.append(below)
                rival = down[rival]
    return -1


def smallest(order, down):
    """Return the first item with the fewest options, of those with more than one; -1: none."""
    best = -1
    fewest = len(down)
    for item in order:
        node = down[down[item]]
        if node != item:
            size = 1
            while node != item and size < fewest:
                size += 1
                node = down[node]
            if size < fewest:
                fewest = size
                best = item
                if size == 2:
                    break
    return best


def unhide(hidden, mark, up, down, mates):
    """Link the options in hidden[mark:] again.

    Last hidden, first back: a node's neighbours are then those it was taken from. A node that
    was not yet unlinked when its item failed is still between them, and stays.
    """
    for node in reversed(hidden[mark:]):
        for mate in mates[node]:
            down[up[mate]] = up[down[mate]] = mate
