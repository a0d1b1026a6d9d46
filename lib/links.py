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
# last one back to the header. A row is the ring of an option's nodes. To hide a node is
# to link the nodes above and below it to each other. It keeps its own links, and by
# these the second line unhides it:
#     down[above], up[below] = below, above      hide
#     down[up[node]] = up[down[node]] = node     unhide
# That is right if nodes are unhidden in reverse order: then the links of each are those
# that it had when it was hidden.


class Links:
    """The nodes of options, in flat lists that are indexed by node.

    top: a node's item; up, down: its neighbours in the column (Knuth's ulink, dlink)
    right: the next node of its row, None for a header
    option: the number of its option, -1 for a header
    items: how many primary items there are; hidden: nodes and headers, in order
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes. The arguments are those that checked returns."""
        headers = items + secondary
        top, up, down = [list(range(headers)) for _ in range(3)]
        right, owner = [None] * headers, [-1] * headers
        for number, option in enumerate(options):
            first = len(top)
            top += option
            right += range(first + 1, first + len(option))
            right += [first] if option else []
            owner += [number] * len(option)
            for node, item in enumerate(option, first):
                last = up[item]
                down[last] = up[item] = node
                up.append(last)
                down.append(item)
        self.top, self.up, self.down, self.right, self.option = (
            top,
            up,
            down,
            right,
            owner,
        )
        self.items, self.hidden = items, []

    def unhide(self, count):
        """Unhide nodes, the last hidden one first, until count are hidden."""
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]
