"""Star battle: two stars in each row, column and region, and no two that touch.

An option is a whole row, column or region with its stars. Each of these is an item. Each
cell is a shared item: all options that see it agree on whether it has a star. An option
sees its own cells, and the cells around its stars, which have none.

Output:
..*..*....
*......*..
....*....*
*......*..
.....*...*
.*.*......
......*.*.
..*.*.....
......*.*.
.*.*......
"""

from itertools import combinations

from lib.covers import covers

regions = """AAABBBBBBC AADDBBBBBC DDDDDEBCCC DFFFEEEEEC FFFFEEEECC
             FFFFEGECCC FFFFHGGGGC HHHHHGGIGG JHHHHHIIII JJJJHHIIII""".split()
board = {(r, c) for r in range(10) for c in range(10)}
lines, near = {}, {}
for r, c in board:
    near[r, c] = {(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1)} & board
    for line in ("row", r), ("column", c), ("region", regions[r][c]):
        lines.setdefault(line, []).append((r, c))
options = {}
for line, cells in lines.items():
    for a, b in combinations(cells, 2):
        if a not in near[b]:
            seen = near[a] | near[b] | {*cells}
            options[a, b, line] = [line, *((cell, cell in (a, b)) for cell in seen)]
for cover in covers(lines, options, shared=board):
    stars = {cell for a, b, line in cover for cell in (a, b)}
    for r in range(10):
        print("".join("*" if (r, c) in stars else "." for c in range(10)))
