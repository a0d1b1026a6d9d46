"""So many marked cells in each row and column, as the numbers at the edge say.

An option is a whole row or column with its marks. Each row and each column is an item.
Each cell is a shared item: its row and its column agree on whether it is marked.

Output:
.#.#.
##.##
.#...
#####
.#.#.
"""

from itertools import combinations

from lib.covers import covers

row_counts, column_counts = [2, 4, 1, 5, 2], [2, 5, 1, 4, 2]
size = 5
cells = [(r, c) for r in range(size) for c in range(size)]
lines = {}
for i in range(size):
    lines["row", i] = row_counts[i], [(i, c) for c in range(size)]
    lines["column", i] = column_counts[i], [(r, i) for r in range(size)]
options = {}
for line, (count, members) in lines.items():
    for marked in combinations(members, count):
        options[line, marked] = [line, *((cell, cell in marked) for cell in members)]
for cover in covers(lines, options, shared=cells):
    marked = {cell for line, members in cover for cell in members}
    for r in range(size):
        print("".join("#" if (r, c) in marked else "." for c in range(size)))
