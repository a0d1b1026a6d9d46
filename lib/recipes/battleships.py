"""Battleships: counts at the edge, and ships that don't touch, not even at a corner.

A ship is an option. Each length is an item, to be covered as often as there are such
ships. Each row and column is an item: a ship has it once for each of its cells there.
Corners of cells are secondary items: a corner belongs to one ship at most.

Output:
..###..
......#
##.....
.....#.
##...#.
...#.#.
.....#.
"""

from itertools import product

from lib.covers import covers

row_counts, column_counts = [3, 1, 2, 1, 3, 2, 1], [2, 2, 1, 2, 1, 4, 1]
ships, n = {4: 1, 3: 1, 2: 2, 1: 2}, 7  # length: how many
times = {("ship", length): count for length, count in ships.items()}
times.update({("row", r): count for r, count in enumerate(row_counts)})
times.update({("column", c): count for c, count in enumerate(column_counts)})
options, corners = {}, set()
for length in ships:
    for height, width in {(1, length), (length, 1)}:
        for r, c in product(range(n - height + 1), range(n - width + 1)):
            cells = tuple(product(range(r, r + height), range(c, c + width)))
            around = {(i + a, j + b) for i, j in cells for a in (0, 1) for b in (0, 1)}
            options[cells] = [("ship", length), *around]
            for i, j in cells:
                options[cells] += [("row", i), ("column", j)]
            corners |= around
for cover in covers(times, options, corners, times=times):
    cells = sum(cover, ())
    for r in range(n):
        print("".join("#" if (r, c) in cells else "." for c in range(n)))
