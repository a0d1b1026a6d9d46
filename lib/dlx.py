"""Exact cover by dancing links, after Knuth, TAOCP 7.2.2.1, Algorithm X."""

from itertools import chain
from math import inf

from lib.options import checked


# Unlike Knuth's: headers form no list and have no lengths; a log tells what to unhide;
# an item's only option is chosen at once; of items with equally few options, the one
# that failed last is picked; a search that finds no cover for long restarts.
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
# So hidden nodes can be put back, in reverse order. To choose an option is to cover its
# items. To cover an item is to hide its header, and to take its other options out of
# the rings of all other items. An item is open until its header is hidden, that is,
# while up[down[item]] == item. Its options have only open items: none is hidden twice.
class Links:
    """The nodes of options, in flat lists; node i is the header of item i.

    top: by node: its item
    up, down: its neighbours in the ring of its item
    right: the next node in the ring of its option
    option: the number of its option
    nodes: by option: its nodes
    primary: how many items must be covered; they come first
    items: those to cover in a search
    hidden: the log of hidden nodes
    """

    def __init__(self, items, options, secondary=0):
        """Link options, which are lists of items."""
        first = items + secondary
        self.primary, self.nodes = items, []
        self.top = [*range(first), *chain(*options)]
        self.right = list(range(1, len(self.top) + 1))
        self.option = [None] * first
        for number, option in enumerate(options):
            end = first + len(option)
            self.nodes.append(range(first, end))
            self.option += [number] * len(option)
            if option:
                self.right[end - 1] = first
            first = end
        self.link(range(items), range(len(options)))

    def part(self, items, options):
        """Return Links of some items, and of options with no others."""
        part = Links(0, ())
        vars(part).update(vars(self))  # Link makes new rings.
        part.link(items, options)
        return part

    def link(self, items, options):
        """Link the options with these numbers, to cover these items."""
        self.items, self.hidden = items, []
        top, nodes = self.top, self.nodes
        up = self.up = top[:]  # Each node leads to its header.
        down = self.down = top[:]
        for option in options:
            for node in nodes[option]:
                item = top[node]
                up[node] = above = up[item]
                down[above] = up[item] = node

    def unhide(self, count):
        """Unhide all but the first count nodes, the latest first."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_links(links):
    """Yield each exact cover once, as a list of option numbers.

    An early choice may exclude all covers. So after many dead ends it restarts, with
    the order that it has learnt, from the other end of the rings.
    """
    order = list(links.items)  # those that failed last come first
    patience, following, other = 1000, links.up, links.down
    while not (yield from _search(links, order, following, patience)):
        patience, following, other = 4 * patience, other, following


def _search(links, order, following, patience):
    """Yield covers; return False if patience dead ends come first, else True."""
    up, down = links.up, links.down
    links.unhide(0)
    if any(down[item] == item for item in order):
        return True  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # Stack of (nodes to choose, lengths to cut hidden and chosen to)
    untried = [(forced, 0, 0)]
    while untried and patience:
        queue, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = _choose_options(links, queue, chosen)
        if failed is not None:
            order.remove(failed)
            order.insert(0, failed)
            patience -= 1
        else:
            item = _pick_item(links, order)
            if item is None:
                patience = inf  # A restart would repeat covers.
                yield [links.option[node] for node in chosen]
            else:
                node = following[item]
                while node != item:
                    untried.append(([node], len(links.hidden), len(chosen)))
                    node = following[node]
    links.unhide(0)
    return not untried


def _choose_options(links, queue, chosen):
    """Choose the options of the nodes in queue; append these nodes to chosen.

    If a primary item has one option left, append its node to queue. If it has none,
    stop halfway and return the item; otherwise return None.
    """
    top, up, down, right = links.top, links.up, links.down, links.right
    primary, hidden = links.primary, links.hidden
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
                    # If up[above] is below, the ring has at most one option left.
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


def _pick_item(links, order):
    """Return an open item with the fewest options, None if no item is open."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        if up[down[item]] == item:  # open
            # This is faster than to maintain sizes.
            node, size = down[item], 0
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # No item has fewer.
                    break
    return best


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items are to be covered once, secondary ones after them at most once; arguments and
    errors are those of lib.options.checked. Each cover comes once, in no particular
    order.
    """
    return search_links(Links(*checked(items, options, secondary)))
