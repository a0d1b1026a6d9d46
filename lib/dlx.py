"""Exact cover by dancing links, after Knuth, TAOCP 7.2.2.1, Algorithm X."""

from itertools import chain
from math import inf

from lib.options import checked


# Unlike Knuth's: headers form no list and have no lengths; a log tells what to unhide;
# an item's only option is chosen at once; the item that failed last is looked at first;
# a search that finds no cover for long begins anew.
#
# Three options on three items, with the numbers of their nodes; 0 to 2 are headers:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#
# The nodes of an option form a ring. So do the header and the nodes of an item. To hide
# a node is to link its neighbours in the ring of its item to each other:
#
#     ring of item 1:    1 -> 4 -> 6 -> 1
#     with 4 hidden:     1 ------> 6 -> 1      4 still points to 1 and 6
#
# So hidden nodes can be put back, in reverse order.
#
# To choose an option is to cover its items. To cover an item is to hide its header, and
# to take its other options out of the rings of all other items. An item is open while
# up[down[item]] == item, that is, until its header is hidden. Between choices, the
# options in the ring of an open item have only open items: no node is hidden twice.
class Links:
    """The nodes of options, in flat lists indexed by node; headers come first.

    top: a node's item
    up, down: its neighbours in the ring of its item (Knuth's ulink, dlink)
    right: the next node in the ring of its option
    option: the number of its option; nodes: by option: its nodes
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
            last = first + len(option)
            self.nodes.append(range(first, last))
            self.option += [number] * len(option)
            if option:
                self.right[last - 1] = first
            first = last
        self.link(range(items), range(len(options)))

    def part(self, items, options):
        """Return Links of these items and options; options have only these items."""
        part = Links(0, ())
        vars(part).update(vars(self))
        part.link(items, options)
        return part

    def link(self, items, options):
        """Link these options, to cover these items."""
        self.items, self.hidden = items, []
        top, self.up, self.down = self.top, self.top[:], self.top[:]
        up, down = self.up, self.down  # Now each points to its header.
        for option in options:
            for node in self.nodes[option]:
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

    An early choice may exclude all covers. So after many dead ends it begins anew, with
    the order that it has learnt, from the other end of the rings.
    """
    order = list(links.items)
    patience, following, other = 1000, links.down, links.up
    while not (yield from _search(links, order, following, patience)):
        patience, following, other = 4 * patience, other, following


def _search(links, order, following, patience):
    """Yield covers. Return False after patience dead ends without one, else True."""
    up, down = links.up, links.down
    if any(down[item] == item for item in order):
        return True  # an item without options
    only = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # To try, last first: (nodes to choose, lengths of hidden and chosen before that).
    untried = [(only, 0, 0)]
    while untried and patience:
        queue, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = _choose_options(links, queue, chosen)
        if failed is not None:
            # What failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            patience -= 1
        else:
            item = _choose_item(links, order)
            if item is None:
                patience = inf  # To begin anew would yield covers twice.
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

    The only node left of a primary item is appended to queue. If an item has none left,
    stop halfway and return it; otherwise return None.
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
                        last = down[top[mate]]
                        if last == top[mate]:  # no option
                            return last
                        queue.append(last)
                    mate = right[mate]
                other = down[other]
            member = right[member]
            if member == node:
                break
    return None


def _choose_item(links, order):
    """Return an open item with the fewest options, None if no item is open."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        if up[down[item]] == item:  # open
            # To count up to the fewest is faster than to maintain all sizes.
            node, size = down[item], 0
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # None has fewer: an only option is chosen at once.
                    break
    return best


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    The arguments and errors are those of lib.options.checked. Each cover comes once, in
    no particular order.
    """
    return search_links(Links(*checked(items, options, secondary)))
