"""Sudokus with more rules, or without boxes: diagonal, windoku, jigsaw.

A group has nine cells with each value once: a row, a column, a box, and whatever else a
sudoku asks for. An option is a value in a cell. The cell is an item. A group and a value
together are an item: a secondary one, if the group has fewer than nine cells.

Output:
diagonal  windoku   jigsaw
698432157 516749823 983672541
432751698 879623451 647215938
175968342 423158796 158349762
826195473 354896217 392568417
957384261 792314568 475193286
314627589 681275934 524981673
781246935 137982645 836457129
543819726 265437189 719826354
269573814 948561372 261734895
"""

from itertools import product

from lib.covers import covers
from lib.shapes import read_shape, rectangle

cells = rectangle(9, 9)
lines = [[(i, j) for j in range(9)] for i in range(9)]
lines += [[(i, j) for i in range(9)] for j in range(9)]
diagonals = [[(i, i) for i in range(9)], [(i, 8 - i) for i in range(9)]]


def squares(starts):
    """Return squares of nine cells that start at these rows and columns."""
    corners = product(starts, starts)
    return [[(r + i, c + j) for i, j in rectangle(3, 3)] for r, c in corners]


def solve(rows, groups):
    """Return the rows of a solution of a sudoku, as strings."""
    options = {}
    for (r, c), value in product(cells, "123456789"):
        if rows[r][c] in (".", value):
            own = [(i, value) for i, group in enumerate(groups) if (r, c) in group]
            options[r, c, value] = [(r, c), *own]
    items = [*cells, *product(range(len(groups)), "123456789")]
    value_at = {(r, c): value for r, c, value in next(covers(items, options))}
    return ["".join(value_at[r, c] for c in range(9)) for r in range(9)]


regions = """AABBBCCCC AAAABBCCC AAEAEBCCF DDEEEBBFF DGGHEEBFF
             DGHHHEIIF DGGGHEIIF DDGGHHIFF DDGHHIIII""".split()
diagonal = """......1.. ..2.5.... ...96.34. 8.....47. .........
              .14.....9 .81.46... ....1.7.. ..9......""".split()
windoku = """5.6..9... .7.6..4.. .....8... ..4...2.. .9.....6.
             ..1...9.. ...9..... ..5..7.8. ...5..3.2""".split()
jigsaw = """.8.....4. ...21.9.. ..834..6. ......4.. .........
            ..4...... .3..571.. ..9.26... .6.....9.""".split()
boxes, windows = squares([0, 3, 6]), squares([1, 5])
pieces = [read_shape(regions, name) for name in "ABCDEFGHI"]
solved = [
    solve(diagonal, lines + boxes + diagonals),
    solve(windoku, lines + boxes + windows),
    solve(jigsaw, lines + pieces),
]
print("diagonal  windoku   jigsaw")
for rows in zip(*solved):
    print(*rows)
