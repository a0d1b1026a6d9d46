"""In how many ways do dominoes cover a chessboard?

Each cell is an item. An option is a domino in a place, and covers two cells. There is
no need to list the ways: count_covers is fast, as many of them cover the same cells
halfway.

Output:
12988816 ways
"""

from lib.covers import count_covers

cells = [(r, c) for r in range(8) for c in range(8)]
options = [[(r, c), (r, c + 1)] for r, c in cells if c < 7]
options += [[(r, c), (r + 1, c)] for r, c in cells if r < 7]
print(count_covers(cells, options), "ways")
