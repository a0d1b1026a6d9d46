"""Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X."""

from lib.links import Links

# An item is open until its header is hidden; then it is covered. The chosen option's
# node stays in its column, but the header is not above it: up[down[item]] != item. (On
# Wikipedia's page headers leave a row of headers. Here they leave their own columns.)
# Choosing an option covers its items, one by one. The other options in the column of
# such an item are rivals: their nodes in other columns are hidden. An option is chosen
# whole, before the next one. So an option with a covered item has no node in an open
# column: no node is hidden twice, and each option in an open column can be chosen.


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item is out of range or twice in an option; a number is negative.
    """
    return search_covers(Links(items, options, secondary))


def search_covers(links):
    """Yield the exact covers. After the last one no node is hidden."""
    up, down, hidden = links.up, links.down, links.hidden
    order = list(range(links.items))  # in which choose_item looks at the items
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    untried = [(forced, 0, 0)]  # nodes to choose; how many are hidden, chosen before
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = choose_options(links, nodes, chosen)
        item = choose_item(links, order) if failed is None else None
        if item is not None:
            node = up[item]
            while node != item:  # upwards: the last one added is the first one tried
                untried.append(([node], len(hidden), len(chosen)))
                node = up[node]
        elif failed is None:
            yield [links.option[node] for node in chosen]
        else:  # An item that failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
    links.unhide(0)


def choose_options(links, nodes, chosen):
    """Choose options by nodes; those forced join nodes. Return a failed item."""
    top, up, down = links.top, links.up, links.down
    for node in nodes:
        item = top[node]
        if up[down[item]] == item:  # else this, its only option, is chosen
            chosen.append(node)
            failed = choose_option(links, node, nodes)
            if failed is not None:
                return failed


def choose_option(links, node, forced):
    """Choose an option, add to forced; stop at an item without options: return it."""
    (top, up, down, right, hidden), items, member = links.lists, links.items, node
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
                    if above == below:  # only the header is left
                        return above
                    forced.append(above if above > below else below)  # not the header
                mate = right[mate]
            rival = down[rival]
        member = right[member]
        if member == node:
            return None


def choose_item(links, order, few=2):
    """Return the first open item with at most few options, else one with fewest."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        node, size = down[item], 0
        if up[node] == item:
            while node != item and size < fewest:  # faster than maintaining sizes
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size <= few:  # items with fewer than two options were forced
                    break
    return best
