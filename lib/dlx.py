"""Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X."""

from lib.links import Links
from lib.options import checked

# Three things differ from Knuth's text. There is no ring of headers: an item is open
# until its header is hidden from its own column, up[down[item]] != item; then it is
# covered. A list of all that is hidden serves to undo. If an item has one option left,
# this is chosen at once: it is forced.
#
# To choose an option is to cover its items, one by one. The other options in the column
# of such an item are rivals: their nodes in all other columns are hidden. (In its own
# column it is enough to hide the header.) So an option that is still in an open column
# has no covered item: it can be chosen, and no node is hidden twice.


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    Arguments and errors are those of checked.
    """
    return search_covers(Links(*checked(items, options, secondary)))


def search_covers(links):
    """Yield the exact covers. After the last one no node is hidden."""
    up, down, hidden = links.up, links.down, links.hidden
    order = list(range(links.items))  # in which choose_item looks at the items
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    untried = [(forced, 0, 0)]  # nodes; how many were hidden, and chosen, before them
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = choose_all(links, nodes, chosen)
        if failed is not None:
            # An item that failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            continue
        item = node = choose_item(links, order)
        if item is None:
            yield [links.option[node] for node in chosen]
            continue
        while up[node] != item:  # upwards: the last one added is the first one tried
            node = up[node]
            untried.append(([node], len(hidden), len(chosen)))
    links.unhide(0)


def choose_all(links, nodes, chosen):
    """Choose the options of nodes, and all that are forced by that.

    Their nodes are added to chosen. Return None, or an item that has no option left.
    """
    up, down = links.up, links.down
    for node in nodes:  # which grows by those forced
        item = links.top[node]
        if up[down[item]] == item:  # else it is covered: this option has been chosen
            chosen.append(node)
            failed = choose_option(links, node, nodes)
            if failed is not None:
                return failed


def choose_option(links, node, forced):
    """Choose the option of a node: cover its items, and hide its rivals elsewhere.

    A node of each option that is forced by that is added to forced. Return None, or an
    item that has no option left: then the choice stops halfway.
    """
    top, right, items, hidden = links.top, links.right, links.items, links.hidden
    up, down = links.up, links.down
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above
        hidden.append(item)
        rival = down[member]  # the header is hidden: only nodes are left in this ring
        while rival != member:
            mate = right[rival]
            while mate != rival:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above
                hidden.append(mate)
                if up[above] == below and top[mate] < items:  # one option left or none
                    if above == below:  # only the header, whose number is the item's
                        return above
                    forced.append(above if above > below else below)  # not the header
                mate = right[mate]
            rival = down[rival]
        member = right[member]
        if member == node:
            return None


def choose_item(links, order):
    """Return an open item with the fewest options, None if all items are covered."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        node, size = down[item], 0
        if up[node] == item:
            # Counting up to the fewest so far is faster than maintaining sizes.
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # no open item has fewer: those were forced
                    break
    return best
