"""Dancing links: nodes that leave their columns, and return to them."""

# Four options on three items, each node with its number:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# A column is a ring: from an item's header down through the item's nodes, and from the
# last one back to the header. A row is the ring of an option's nodes. Here the first
# line hides a node: it links the nodes above and below it to each other. The node's own
# links stay, so the second line can unhide it.
#     down[above], up[below] = below, above
#     down[up[node]] = up[down[node]] = node
# Nodes are unhidden in reverse order: so each finds the neighbours that it had before.


class Links:
    """The nodes of options, in flat lists that are indexed by node.

    top: a node's item; up, down: its neighbours in the column (Knuth's ulink, dlink)
    right: the next node of its row, None for a header
    option: the number of its option, -1 for a header
    items: how many primary items there are
    hidden: nodes and headers, in the order in which they were hidden
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes. The arguments are those that checked returns."""
        self.items, self.hidden = items, []
        self.top, up, down = [list(range(items + secondary)) for _ in range(3)]
        self.right, self.option = [None] * len(up), [-1] * len(up)
        for number, option in enumerate(options):
            first = len(up)
            self.top += option
            self.right += [*range(first + 1, first + len(option)), first][: len(option)]
            self.option += [number] * len(option)
            for node, item in enumerate(option, first):
                above = up[item]
                down[above] = up[item] = node
                up.append(above)
                down.append(item)
        self.up, self.down = up, down

    def unhide(self, count):
        """Unhide nodes, the last hidden one first, until count are hidden."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]
