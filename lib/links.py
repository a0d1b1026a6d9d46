"""Dancing links: nodes that leave their columns, and return to them."""

import operator

# Four options on three items, each node with its number:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# A column is a ring: from an item's header down through the item's nodes, and from the
# last one back to the header. A row is the ring of an option's nodes. A node leaves its
# column when the nodes above and below it are linked to each other. It is hidden then,
# but it keeps its own links, so that it can return:
#     down[above], up[below] = below, above      it leaves: its neighbours are linked
#     down[up[node]] = up[down[node]] = node     it returns: they are linked to it again
# Nodes return in reverse order: each finds its neighbours linked as when it left.


class Links:
    """The nodes of options, in flat lists that are indexed by node.

    top: a node's item; up, down: its neighbours in the column (Knuth's ulink, dlink)
    option: the number of its option, -1 for a header; right: the next node of its row
    items: how many primary items there are; hidden: nodes and headers, as they left
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes; the arguments and errors are those of exact_covers."""
        if items < 0 or secondary < 0:
            raise ValueError("a negative number of items")
        options = [list(map(operator.index, option)) for option in options]
        headers = operator.index(items + secondary)
        top = list(range(headers + sum(map(len, options))))
        up, down, right, owner = top[:], top[:], top[1:] + top[:1], [-1] * len(top)
        node = headers
        for number, option in enumerate(options):
            first = node
            for item in option:
                if not 0 <= item < headers or up[item] >= first:  # a node of this row
                    where = f"option {number}: item {item}"
                    raise ValueError(f"{where} out of range or twice")
                last = up[item]
                down[last] = up[item] = node
                up[node], down[node], top[node], owner[node] = last, item, item, number
                node += 1
            if option:
                right[node - 1] = first
        self.top, self.up, self.down, self.right = top, up, down, right
        self.items, self.option, self.hidden = items, owner, []
        self.lists = top, up, down, right, self.hidden  # to load all five at once

    def unhide(self, count):
        """Let nodes return, the last one first, until count are hidden."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]
