"""Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.

Four options on three items, with the numbers of their nodes. 0 to 2 are headers:

    headers       0       1       2
    option 0      3 ----- 4       |
    option 1      5       |       |
    option 2              6 ----- 7
    option 3                      8

It differs from Knuth's text, where up and down are ulink and dlink, in this: headers
form no ring, and have no lengths; the nodes of an option form a ring; hiding unlinks
one node and logs it; an item's only remaining option is chosen at once; an item that
failed is looked at first.
"""

from lib.options import checked

# An option (matrix row) has a node in each of its items (columns). The nodes of an
# option form a ring. So do the header and the nodes of an item. To hide a node is to
# link the nodes above and below it:
#
#     an item's ring:    header -> a -> b -> header
#     with a hidden:     header ------> b -> header      a still points to both
#
# To choose an option is to cover its items. To cover an item is to hide its header, and
# of each other option in its ring the nodes in other rings. An item is open until its
# header is hidden: up[down[item]] == item. Between choices, an open item's ring has
# only options whose items are open, so no node is hidden twice.


class Links:
    """The nodes of options, in flat lists indexed by node.

    Node i is the header of item i. Then come the nodes of options, one by one.

    top: a node's item
    up, down: its neighbours in the item's ring
    right: the next node in its option's ring
    option: the number of its option
    primary: how many items are primary; they come first
    hidden: the log of hidden nodes
    """

    def __init__(self, items, options, secondary=0):
        """Link the nodes of options, which are lists of items."""
        self.primary, self.hidden = items, []
        node = items + secondary  # after the headers
        size = node + sum(map(len, options))
        self.top = top = list(range(size))
        self.up, self.down = up, down = top[:], top[:]
        self.right = right = list(range(1, size + 1))
        self.option = option_of = [None] * size
        for number, option in enumerate(options):
            first = node
            for item in option:
                top[node], option_of[node] = item, number
                above = up[item]  # the lowest node so far
                up[node], down[node] = above, item
                down[above] = up[item] = node
                node += 1
            if option:
                right[node - 1] = first

    def unhide(self, count):
        """Unhide all but the first count nodes, the last first."""
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
    # What is left to try: (nodes to choose, lengths of hidden and chosen before that).
    untried = [(forced, 0, 0)]
    while untried:
        queue, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = None
        for node in queue:  # _choose_option appends to it
            if up[down[top[node]]] == top[node]:  # its item is open
                chosen.append(node)
                failed = _choose_option(links, node, queue)
                if failed is not None:
                    break
        if failed is not None:
            # It is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            continue
        item = _choose_item(links, order)
        if item is None:
            yield [links.option[node] for node in chosen]
            continue
        node = up[item]
        while node != item:  # from the bottom: the first is popped first
            untried.append(([node], len(links.hidden), len(chosen)))
            node = up[node]


def _choose_option(links, node, queue):
    """Cover the items of a node's option.

    If a primary item has one option left, append its node to queue; it may be of this
    option. If it has none, return the item at once, half done; else None.
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
        while other != member:  # the header is hidden: all others are options
            mate = right[other]
            while mate != other:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # If up[above] is below, the ring has at most one option left.
                if up[above] == below and top[mate] < primary:
                    last = down[top[mate]]
                    if last == top[mate]:  # the header is alone
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
    best, fewest = None, len(down)  # more than any item has
    for item in order:
        node, size = down[item], 0
        if up[node] == item:  # open
            # Counting up to the fewest so far is faster than maintaining sizes.
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # the least: an only option has been forced
                    break
    return best


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    The arguments and errors are those of lib.options.checked. Each cover comes once, in
    no particular order.
    """
    return search_links(Links(*checked(items, options, secondary)))
