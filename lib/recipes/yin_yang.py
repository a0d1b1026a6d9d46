"""Yin-yang: all black cells are connected, and so are all white ones.

These are two rules, and all_of makes one of them. An option is a cell in a colour. No
2 by 2 cells have one colour: each such block in each colour is an item that is covered
at most three times.

Output:
OOOOOO
O#O##O
O#OO#O
O#O##O
O#OO#O
O####O
"""

from lib.covers import covers
from lib.rules import all_of, connected
from lib.shapes import rectangle

rows = "...... ..O... ...O.. ..O... ...O.. O...#O".split()
height, width = len(rows), len(rows[0])
cells = rectangle(height, width)
near = {}
for r, c in cells:
    around = [(r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)]
    near[r, c] = [cell for cell in around if cell in cells]
blocks = [
    (r, c, colour) for r, c in rectangle(height - 1, width - 1) for colour in "#O"
]
options = {}
for r, c in cells:
    for colour in "#O":
        if rows[r][c] in (".", colour):
            own = [(a, b, colour) for a in (r - 1, r) for b in (c - 1, c)]
            options[r, c, colour] = [(r, c), *(b for b in own if b in blocks)]


def marks_of(colour):
    """Return a function of an option: cells that have a colour, and that have not."""
    return lambda o: ([o[:2]], []) if o[2] == colour else ([], [o[:2]])


rule = all_of(*(connected(near, marks_of(colour)) for colour in "#O"))
times = dict.fromkeys(blocks, (0, 3))
for cover in covers([*cells, *blocks], options, times=times, allow=rule):
    grid = "".join(colour for _, _, colour in sorted(cover))
    for start in range(0, len(grid), width):
        print(grid[start : start + width])
