"""A value in each cell, and each value once in each row and in each column.

An option is a value in a cell. A cell is an item, so it has one value; a row and a
value together are an item, so the row has this value once. A clue leaves out the
options that contradict it.

Output:
4 3 2 1
3 1 4 2
1 2 3 4
2 4 1 3
"""

from itertools import product

from lib.covers import covers

clues = ["..2.", "31..", "1...", "...."]
cells = list(product(range(4), range(4)))
items = cells + list(product(["row", "column"], range(4), "1234"))
options = {}
for (r, c), value in product(cells, "1234"):
    if clues[r][c] in (".", value):
        options[r, c, value] = [(r, c), ("row", r, value), ("column", c, value)]
for cover in covers(items, options):
    values = [value for r, c, value in sorted(cover)]
    for r in range(4):
        print(*values[4 * r : 4 * r + 4])
