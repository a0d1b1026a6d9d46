"""Bridges, or hashi: an island has so many bridges, and all islands hang together.

Each island is an item, to be covered as often as its number says. An option is a bridge
between two neighbours, or two bridges: they have both islands twice. The pair of
islands is a secondary item, as only one of its options can be chosen. So is each cell
of water, for bridges don't cross. In a cover, the islands need not hang together: this
is checked for each cover.

Output:
1...2=4
|.....H
2.1.2-3
|.|.|..
4=4-3-1
|......
1......
"""

from lib.covers import covers

rows = "1...2.4 ....... 2.1.2.3 ....... 4.4.3.1 ....... 1......".split()
cells = {(r, c): text for r, row in enumerate(rows) for c, text in enumerate(row)}
water = [cell for cell, text in cells.items() if text == "."]
times = {cell: int(text) for cell, text in cells.items() if text != "."}
options, pairs = {}, []
for island in times:
    for down, right in (1, 0), (0, 1):
        (r, c), between = island, []
        while cells.get((r + down, c + right)) == ".":
            r, c = r + down, c + right
            between.append((r, c))
        pair = island, (r + down, c + right)
        if pair[1] in times:
            pairs.append(pair)
            for count, sign in enumerate("-=" if right else "|H", 1):
                options[pair, sign] = [*pair * count, pair, *between]


def hang_together(pairs):
    """Return whether pairs link all their members, directly or by others."""
    groups = []
    for pair in pairs:
        touched = [group for group in groups if not group.isdisjoint(pair)]
        groups = [group for group in groups if group.isdisjoint(pair)]
        groups.append(set(pair).union(*touched))
    return len(groups) == 1


for cover in covers(times, options, water + pairs, times=times):
    if hang_together([pair for pair, sign in cover]):
        drawn = dict(cells)
        for name in cover:
            drawn.update((cell, name[1]) for cell in options[name] if cell in water)
        for r, row in enumerate(rows):
            print("".join(drawn[r, c] for c in range(len(row))))
