"""Solutions without their mirror images: a single cell and 13 corners fill 4 by 10.

Each cell is an item, and so is the single piece. Each solution has three mirror images:
left to right, top to bottom, and both. As height and width are even, exactly one of the
four has the single piece in the upper left quarter: so it is placed only there.

Output:
528 ways, 2112 with mirror images
"""

from lib.covers import count_covers
from lib.shapes import placements, rectangle, turned

board, quarter = rectangle(4, 10), rectangle(2, 5)
options = {("single", cell): ["single", cell] for cell in quarter}
for places in placements(turned([(0, 0), (0, 1), (1, 0)]), board):
    cells = [board[place] for place in places]
    options["corner", tuple(cells)] = cells
ways = count_covers(["single", *board], options)
print(ways, "ways,", 4 * ways, "with mirror images")
