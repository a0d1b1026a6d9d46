"""Exact cover by dancing links, after Knuth, TAOCP 7.2.2.1, Algorithm X.

It differs from Knuth's text, where up and down are ulink and dlink, in this: headers
form no ring, and have no lengths; the nodes of an option form a ring; hiding unlinks
one node and logs it; an item's only remaining option is chosen at once; an item that
failed is looked at first; a search that finds no cover for long begins anew.
"""

from lib.options import checked


# Four options on three items, with the numbers of their nodes; 0 to 2 are headers:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
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
    up, down: its neighbours in the item's ring
    right: the next node in its option's ring
    option: the number of its option
    primary: how many items must be covered; they come first
    hidden: the log of hidden nodes
    """

    def __init__(self, items, options, secondary=0):
        """Link options, which are lists of items."""
        self.primary, self.hidden = items, []
        node = items + secondary
        size = node + sum(map(len, options))
        self.top = top = list(range(size))
        self.up, self.down = up, down = top[:], top[:]
        self.right = right = list(range(1, size + 1))
        self.option = option_of = [None] * size
        for number, option in enumerate(options):
            first = node
            for item in option:
                top[node], option_of[node] = item, number
                above = up[item]
                up[node], down[node] = above, item
                down[above] = up[item] = node
                node += 1
            if option:
                right[node - 1] = first

    def unhide(self, count):
        """Unhide all but the first count nodes, latest first."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_links(links):
    """Yield each exact cover once, as a list of option numbers."""
    top, up, down = links.top, links.up, links.down
    order = list(range(links.primary))
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # To try, last first: (nodes to choose, lengths of hidden and chosen before that).
    untried = [(forced[:], 0, 0)]
    patience, limit, ring = 7000, 700, up  # patience: in dead ends
    while untried:
        queue, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        for node in queue:  # _choose_option appends to it
            item = top[node]
            if up[down[item]] == item:  # open
                chosen.append(node)
                failed = _choose_option(links, node, queue)
                if failed is not None:
                    break
        else:
            item = _choose_item(links, order)
            if item is None:
                patience = -1  # Do not begin anew: no cover may come twice.
                yield [links.option[node] for node in chosen]
                continue
            node = ring[item]
            while node != item:
                untried.append(([node], len(links.hidden), len(chosen)))
                node = ring[node]
            continue
        # What failed is likely to fail again: look at it first. Without this, sudokus
        # take up to 1.8 times as long, of 16x16 9 times.
        order.remove(failed)
        order.insert(0, failed)
        # An early choice may exclude all covers. So begin anew with the order learnt,
        # from the other end of the rings. Without this, one in 5000 sparse sudokus of
        # 16x16 takes minutes. Most hard ones end within 7000 dead ends, and these
        # within 700 more.
        patience -= 1
        if patience == 0:
            untried, patience, limit = [(forced[:], 0, 0)], limit, 4 * limit
            ring = down if ring is up else up


def _choose_option(links, node, queue):
    """Cover the items of a node's option.

    If a primary item has one option left, append its node to queue; it may be of this
    option. If it has none, stop halfway and return the item; otherwise return None.
    """
    top, up, down, right = links.top, links.up, links.down, links.right
    primary, hidden = links.primary, links.hidden
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above  # hide the header
        hidden.append(item)
        other = down[member]
        while other != member:  # The header is hidden: all others are options.
            mate = right[other]
            while mate != other:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # If up[above] is below, the ring has at most one option left.
                if up[above] == below and top[mate] < primary:
                    last = down[top[mate]]
                    if last == top[mate]:  # The header is alone.
                        return last
                    queue.append(last)
                mate = right[mate]
            other = down[other]
        member = right[member]
        if member == node:
            return None


def _choose_item(links, order):
    """Return an open item with the fewest options, None if no item is open."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        if up[down[item]] == item:  # open
            # Count up to the fewest: 1.2 to 1.4 times as fast as to keep all sizes.
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
