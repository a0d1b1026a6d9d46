"""How many loops and paths pass each cell of a board once: counted, not listed.

For kings, knights and other boards with many edges (pairs of neighbours), each cell is
an item to be covered twice, and each edge an option. For a plain grid of 8 by 8 or more
another model is quicker: each cell is an item, and an option is a line across two of
its edges. Each edge is a shared item: both cells agree on whether a line crosses it.

With the rule one_loop there is one loop. For a path, let one more point have an edge to
each cell that may be an end: the path and that point are a loop.

Output:
loops on 8 by 8: 4638576
paths on 6 by 6 from any cell to any other: 229348
paths on 7 by 7 from corner to corner below: 88418
tours of a king on 5 by 5: 2462064
tours of a knight on 6 by 6: 9862
"""

from itertools import combinations

from lib.covers import count_covers
from lib.rules import one_loop
from lib.shapes import rectangle


def edges_of(size, *steps):
    """Return the pairs of cells on a square that are one of the steps apart."""
    pairs = combinations(rectangle(size, size), 2)
    return [pair for pair in pairs if tuple(abs(a - b) for a, b in zip(*pair)) in steps]


def loops(edges):
    """Return how many loops pass each point of the edges."""
    points = {point for edge in edges for point in edge}
    times = dict.fromkeys(points, 2)
    allow = one_loop(lambda edge: [edge])
    return count_covers(points, edges, times=times, allow=allow)


def loops_by_cells(edges):
    """Return what loops does, by a model for plain grids."""
    points, options = {point for edge in edges for point in edge}, {}
    for cell in points:
        own = [edge for edge in edges if cell in edge]
        for line in combinations(own, 2):
            options[cell, line] = [cell, *((edge, edge in line) for edge in own)]
    allow = one_loop(lambda name: [name[1]])  # Its points are edges.
    return count_covers(points, options, shared=edges, allow=allow)


grid = (0, 1), (1, 0)
print("loops on 8 by 8:", loops_by_cells(edges_of(8, *grid)))
to_any = [(cell, "end") for cell in rectangle(6, 6)]
print("paths on 6 by 6 from any cell to any other:", loops(edges_of(6, *grid) + to_any))
to_corners = [((0, 0), "end"), ((6, 0), "end")]
count = loops(edges_of(7, *grid) + to_corners)
print("paths on 7 by 7 from corner to corner below:", count)
print("tours of a king on 5 by 5:", loops(edges_of(5, *grid, (1, 1))))
print("tours of a knight on 6 by 6:", loops(edges_of(6, (1, 2), (2, 1))))
