"""A bar and two equal corners fill a board of 3 by 3: in how many ways?

Each cell and each piece is an item, so each piece is used once. Then each solution comes
twice, with the two corners exchanged; with m equal pieces it comes m! times. So divide
the count, or keep what differs. This is for a few pieces only.

Output:
8 ways
8 ways
"""

from lib.covers import count_covers, covers
from lib.shapes import placements, rectangle, turned

board = rectangle(3, 3)
pieces = {"bar": rectangle(1, 3), "corner 1": [(0, 0), (0, 1), (1, 0)]}
pieces["corner 2"] = pieces["corner 1"]
options = {}
for piece, shape in pieces.items():
    for places in placements(turned(shape), board):
        cells = [board[place] for place in places]
        options[piece, tuple(cells)] = [piece, *cells]
items = [*board, *pieces]
print(count_covers(items, options) // 2, "ways")
ways = {frozenset(cells for piece, cells in cover) for cover in covers(items, options)}
print(len(ways), "ways")
