"""Nurikabe: each number is in an island of so many cells; all the rest is one sea.

Each number and each cell is an item. An option is an island, which has its number and
its cells, or a cell of the sea. Islands don't touch: each edge around an island is a
secondary item. No 2 by 2 cells are all sea: each such block is an item that cells of the
sea have, at most three times. A rule refuses what parts cells of the sea. # is sea.

Output:
2#.4..
.#####
##...#
.###4#
2#.##6
##....
"""

from lib.covers import covers
from lib.rules import connected
from lib.shapes import rectangle

rows = "2..4.. ...... ...... ....4. 2....6 ......".split()
height, width = len(rows), len(rows[0])
cells = rectangle(height, width)
numbers = {(r, c): int(rows[r][c]) for r, c in cells if rows[r][c] != "."}
near = {}
for r, c in cells:
    around = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
    near[r, c] = [cell for cell in around if cell in cells]
blocks = [("block", cell) for cell in rectangle(height - 1, width - 1)]
options, edges = {}, set()
for start, size in numbers.items():
    islands = {frozenset([start])}
    for _ in range(size - 1):
        islands = {
            island.union([beside])
            for island in islands
            for cell in island
            for beside in near[cell]
            if beside not in island and beside not in numbers
        }
    for island in islands:
        pairs = [frozenset([a, b]) for a in island for b in near[a] if b not in island]
        options["island", island] = [("number", start), *island, *pairs]
        edges.update(pairs)
for r, c in cells:
    if (r, c) not in numbers:
        own = [("block", (a, b)) for a in (r - 1, r) for b in (c - 1, c)]
        options["sea", (r, c)] = [(r, c), *(block for block in own if block in blocks)]


def marks_of(name):
    """Return the cells that an option says are sea, and those that are not."""
    kind, place = name
    return ([place], []) if kind == "sea" else ([], place)


items = [*cells, *(("number", cell) for cell in numbers), *blocks]
times = dict.fromkeys(blocks, (0, 3))
rule = connected(near, marks_of)
for cover in covers(items, options, edges, times=times, allow=rule):
    sea = {place for kind, place in cover if kind == "sea"}
    for r, row in enumerate(rows):
        print("".join("#" if (r, c) in sea else text for c, text in enumerate(row)))
