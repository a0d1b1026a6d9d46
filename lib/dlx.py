"""Exact cover by dancing links, after Knuth, TAOCP 7.2.2.1, Algorithm X."""

from math import inf

from lib.options import checked


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
