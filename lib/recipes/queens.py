"""Queens on a board, none in line with another: at most one on each diagonal.

Each row and each column has one queen: they are items. A diagonal has one queen or
none: diagonals are secondary items.

Output:
1 3 5 0 2 4
2 5 1 4 0 3
3 0 4 1 5 2
4 2 0 5 3 1
"""

from lib.covers import covers

n = 6
options = {}
for r in range(n):
    for c in range(n):
        options[r, c] = [("row", r), ("column", c), ("down", r - c), ("up", r + c)]
lines = [(kind, i) for kind in ("row", "column") for i in range(n)]
diagonals = [("down", i) for i in range(1 - n, n)]
diagonals += [("up", i) for i in range(2 * n - 1)]
for queens in sorted(map(sorted, covers(lines, options, diagonals))):
    print(*(column for row, column in queens))
