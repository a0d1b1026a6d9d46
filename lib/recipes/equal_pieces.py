"""Twelve equal corners, of three cells each, fill a board of 6 by 6: in how many ways?

Each cell is an item, and the piece is an item that is to be covered twelve times. Each
way comes once, and not once for each order of the pieces.

Output:
162 ways
"""

from lib.covers import covers
from lib.shapes import placements, rectangle, turned

board, piece = rectangle(6, 6), [(0, 0), (0, 1), (1, 0)]
options = []
for places in placements(turned(piece), board):
    options.append(["piece", *(board[place] for place in places)])
ways = covers([*board, "piece"], options, times={"piece": 12})
print(sum(1 for _ in ways), "ways")
