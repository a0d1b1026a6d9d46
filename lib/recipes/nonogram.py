"""Nonogram: numbers say how long the groups of black cells in a row or column are.

An option is a whole row or column, black and white. Each row and each column is an
item. Each cell is a shared item: its row and its column agree on its colour.

Output:
#...#.....
##.##.....
#####.....
#.#.#...##
#####....#
.###....##
.########.
.#######..
.#.#.#.#..
.#.#.#.#..
"""

from itertools import combinations

from lib.covers import covers

row_clues = "1 1, 2 2, 5, 1 1 1 2, 5 1, 3 2, 8, 7, 1 1 1 1, 1 1 1 1"
column_clues = "5, 2 6, 6, 2 6, 5 2, 4, 2, 4, 1 2, 3"
size = 10
clues = {}
for kind, text in ("row", row_clues), ("column", column_clues):
    for i, clue in enumerate(text.split(",")):
        clues[kind, i] = [int(length) for length in clue.split()]
options, cells = {}, [(r, c) for r in range(size) for c in range(size)]
for (kind, i), lengths in clues.items():
    white = size - sum(lengths)
    for places in combinations(range(white + 1), len(lengths)):
        line = ["."] * white + [""]  # a group stands before the white cell of its place
        for place, length in zip(places, lengths):
            line[place] = "#" * length + line[place]
        line = "".join(line)
        members = [(i, j) if kind == "row" else (j, i) for j in range(size)]
        options[kind, i, line] = [(kind, i), *zip(members, line)]
for cover in covers(clues, options, shared=cells):
    for kind, i, line in sorted(cover):
        if kind == "row":
            print(line)
