"""Battleships: counts at the edge, and ships that don't touch, not even at a corner.

Each row, column and ship is an item. Each cell is a shared item: its row, its column and
a ship agree that a ship is there. The corners of cells are secondary items: a corner
belongs to one ship at most. Each solution comes four times, with equal ships exchanged.

Output:
..###..
......#
##.....
.....#.
##...#.
...#.#.
.....#.
"""

from itertools import combinations, product

from lib.covers import covers

row_counts, column_counts = [3, 1, 2, 1, 3, 2, 1], [2, 2, 1, 2, 1, 4, 1]
lengths, n = [4, 3, 2, 2, 1, 1], 7
cells = list(product(range(n), range(n)))
items, options = [("ship", number) for number in range(len(lengths))], {}
for kind, counts in ("row", row_counts), ("column", column_counts):
    for i, count in enumerate(counts):
        items.append((kind, i))
        line = [(i, j) if kind == "row" else (j, i) for j in range(n)]
        for ships in combinations(line, count):
            option = [(kind, i), *((cell, cell in ships) for cell in line)]
            options[kind, i, ships] = option
# The counts add up to all cells of ships, so no other cell is marked.
for number, length in enumerate(lengths):
    for (r, c), (height, width) in product(cells, [(1, length), (length, 1)]):
        if r + height <= n and c + width <= n:
            ship = product(range(r, r + height), range(c, c + width))
            corners = product(
                ["corner"], range(r, r + height + 1), range(c, c + width + 1)
            )
            option = [("ship", number), *((cell, True) for cell in ship), *corners]
            options["ship", number, (r, c, height)] = option
corners = product(["corner"], range(n + 1), range(n + 1))
solutions = set()
for cover in covers(items, options, corners, shared=cells):
    solutions.add(tuple(sorted(chosen for chosen in cover if chosen[0] == "row")))
for rows in solutions:
    for kind, r, ships in rows:
        print("".join("#" if (r, c) in ships else "." for c in range(n)))
