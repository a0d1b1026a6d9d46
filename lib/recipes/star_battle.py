"""Star battle: two stars in each row, column and region, and no two that touch.

A star is an option. Each row, column and region is an item, to be covered twice. Each
corner of a cell is a secondary item: two stars that touch have a corner in common.

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

from lib.covers import covers

regions = """AAABBBBBBC AADDBBBBBC DDDDDEBCCC DFFFEEEEEC FFFFEEEECC
             FFFFEGECCC FFFFHGGGGC HHHHHGGIGG JHHHHHIIII JJJJHHIIII""".split()
options, corners = {}, set()
for r, row in enumerate(regions):
    for c, region in enumerate(row):
        around = [("corner", r + i, c + j) for i in (0, 1) for j in (0, 1)]
        options[r, c] = [("row", r), ("column", c), ("region", region), *around]
        corners.update(around)
items = {item for option in options.values() for item in option} - corners
for stars in covers(items, options, corners, times=dict.fromkeys(items, 2)):
    for r in range(10):
        print("".join("*" if (r, c) in stars else "." for c in range(10)))
