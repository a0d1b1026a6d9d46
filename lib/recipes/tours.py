"""How many paths and loops pass each cell of a board once: counted, not listed.

Each cell is an item, and an option is a line across two of its edges, or one at an end.
Each edge is a shared item: both its cells agree on whether a line crosses it. The points
of the lines are edges, and each cell links two of them. With the rule no_loop and two
ends there is one path, with one_loop and no end one loop.

Output:
loops on 8 by 8: 4638576
paths on 7 by 7 from corner to corner below: 88418
tours of a knight on 6 by 6: 9862
"""

from itertools import combinations

from lib.covers import count_covers
from lib.rules import no_loop, one_loop
from lib.shapes import rectangle


def tours(size, step=(0, 1), ends=()):
    """Return how many loops, or paths between two ends, pass all cells of a square."""
    cells, options = rectangle(size, size), {}
    pairs = combinations(cells, 2)
    edges = [
        (a, b) for a, b in pairs if sorted(abs(m - n) for m, n in zip(a, b)) == [*step]
    ]
    for cell in cells:
        own = [edge for edge in edges if cell in edge]
        for line in combinations(own, 1 if cell in ends else 2):
            options[cell, line] = [cell, *((edge, edge in line) for edge in own)]
    rule = no_loop if ends else one_loop
    allow = rule(lambda name: [name[1]] if len(name[1]) == 2 else None)
    return count_covers(cells, options, shared=edges, allow=allow)


print("loops on 8 by 8:", tours(8))
print("paths on 7 by 7 from corner to corner below:", tours(7, ends=[(0, 0), (6, 0)]))
print("tours of a knight on 6 by 6:", tours(6, step=(1, 2)))
