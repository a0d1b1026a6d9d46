"""Rings of links: the items and options of a problem, ready to dance."""

# An option is a node for each of its items, and an item's nodes hang in a ring. Here
# are four options on three items: up and down go round in columns, right in rows.
#
#     item         0       1       2
#     option 0     3 ----- 4
#     option 1     5       |
#     option 2             6 ----- 7
#     option 3                     8
#
# What is known of a node stands in flat lists, by its number:
#
#     up, down     its neighbours in the ring (Knuth's ulink and dlink)
#     right        the next node of its option
#     top          its item (top)
#     index        which option it is, at the option's first node; else -1
#
# Nodes 0, 1 and 2 are the items' headers, in whose rings the others hang.
#
# A node leaves its ring by one assignment, and returns by the mirror of it:
#     down[up[node]], up[down[node]] = down[node], up[node]
#     down[up[node]] = up[down[node]] = node
# for it keeps its own links: that is the dance. Last out is first in, so that a node
# finds its ring as it left it. (First out, first in does as well; any order does not.)


def link(items, options):
    """Return the lists top, up, down, right and index of options.

    items: how many items there are, numbered from 0
    options: an iterable of iterables of items

    ValueError: an item is out of range, or twice in an option.
    """
    options = [sorted(option) for option in options]  # secondary items last
    top = list(range(items + sum(map(len, options))))
    up, down, right = top[:], top[:], top[1:] + top[:1]
    index = [-1] * len(top)
    node = items
    for number, option in enumerate(options):
        first = node
        for item in option:
            if not 0 <= item < items or up[item] >= first:
                raise ValueError(f"option {number}: item {item} out of range or twice")
            top[node] = item
            up[node] = above = up[item]
            down[node] = item
            down[above] = up[item] = node
            node += 1
        if option:
            right[node - 1], index[first] = first, number
    return top, up, down, right, index
