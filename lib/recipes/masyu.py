"""Masyu: a single loop passes all pearls; at # it turns, at o it goes straight on.

In the cells before and after # it goes straight on, and in one of those before and after
o, or in both, it turns. Each cell is an item; its options are a line across two of its
edges, and no line if it has no pearl. Each edge is a shared item: both its cells agree
on whether the loop crosses it. An option of a pearl tells that of the next edges, too.
The points of the loop are edges, and each cell links two of them.

Output:
+-+-+ . . .
|   |
o . +-o-o-+
|         |
+ . #-+-o-+
|   |
o . + . . .
|   |
+-+ +-+-o-+
  |       |
. +-+-+-o-+
"""

from itertools import combinations, product

from lib.covers import covers
from lib.rules import one_loop
from lib.shapes import rectangle

rows = "...... o..oo. ..#.o. o..... ....o. ....o.".split()
height, width = len(rows), len(rows[0])
cells = rectangle(height, width)
steps = (0, 1), (1, 0), (0, -1), (-1, 0)


def edge(cell, step, number=1):
    """Return the edge that a walk from a cell crosses by its first or second step."""
    (r, c), (down, right) = cell, step
    ends = [(r + n * down, c + n * right) for n in (number - 1, number)]
    return tuple(sorted(ends))


edges = {edge(cell, step) for cell in cells for step in steps}
edges = {ends for ends in edges if set(ends) <= set(cells)}
options = {}
for cell, pearl in zip(cells, "".join(rows)):
    ways = [step for step in steps if edge(cell, step) in edges]
    for pair in [*combinations(ways, 2), ()]:
        line = tuple(edge(cell, step) for step in pair)
        is_straight = [*map(sum, zip(*pair))] == [0, 0]
        further = [edge(cell, step, 2) for step in pair] if pearl != "." else []
        for goes_on in product([True, False], repeat=len(further)):
            fits = {"#": pair and not is_straight and all(goes_on)}
            fits.update({"o": is_straight and not all(goes_on), ".": True})
            told = {edge(cell, step): step in pair for step in ways}
            told.update(zip(further, goes_on))
            on_board = [(ends, on) for ends, on in told.items() if ends in edges]
            if fits[pearl] and all(ends in edges or not told[ends] for ends in told):
                options[cell, line, goes_on] = [cell, *on_board]

rule = one_loop(lambda name: [name[1]] if name[1] else None)
for cover in covers(cells, options, shared=edges, allow=rule):
    loop = {ends for _, line, _ in cover for ends in line}
    for r in range(height):
        line = below = ""
        for c in range(width):
            passed = any((r, c) in ends for ends in loop)
            line += "+" if passed and rows[r][c] == "." else rows[r][c]
            line += "-" if ((r, c), (r, c + 1)) in loop else " "
            below += "| " if ((r, c), (r + 1, c)) in loop else "  "
        print(line.rstrip() + ("\n" + below.rstrip() if r + 1 < height else ""))
