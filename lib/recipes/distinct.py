"""Of covers that are the same but for a symmetry, one: eight queens in twelve ways.

A board can be turned and flipped in eight ways, and so can a cover. Of these eight the
least is kept: with its cells in order, as a list. If a puzzle has a piece of its own, it
is faster to leave out options of that piece, as mirror_images.py does.

Output:
92 covers, 12 distinct ones
"""

from lib.covers import covers

size = 8
options = {}
for r in range(size):
    for c in range(size):
        options[r, c] = [("row", r), ("column", c), ("down", r - c), ("up", r + c)]
diagonals = {item for option in options.values() for item in option[2:]}
lines = {item for option in options.values() for item in option[:2]}


def images(cells):
    """Yield a list of cells in all eight positions of the board, each in order."""
    for _ in range(4):
        cells = [(c, size - 1 - r) for r, c in cells]  # turned
        yield sorted(cells)
        yield sorted((c, r) for r, c in cells)  # and flipped


found = list(covers(lines, options, diagonals))
distinct = [cover for cover in found if sorted(cover) == min(images(cover))]
print(len(found), "covers,", len(distinct), "distinct ones")
