"""Eight pentominoes fill a board of 4 by 10: pieces that may be turned and flipped.

Each piece and each cell is an item. An option is a piece in one of its places.

Output:
4 ways; one of them:
LLLLFIIIII
PPTLFFFXUU
PPTNNFXXXU
PTTTNNNXUU
"""

from lib.covers import covers
from lib.shapes import placements, read_shape, rectangle, turned

drawing = """
    FF   I  L    N   PP  TTT  U U   X
   FF    I  L    N   PP   T   UUU  XXX
    F    I  L   NN   P    T         X
         I  LL  N
         I
""".split("\n")
board, pieces, options = rectangle(4, 10), "FILNPTUX", {}
for piece in pieces:
    for places in placements(turned(read_shape(drawing, piece), flips=True), board):
        cells = [board[place] for place in places]
        options[piece, tuple(cells)] = [piece, *cells]
found = list(covers([*pieces, *board], options))
print(len(found), "ways; one of them:")
piece_at = {cell: piece for piece, cells in min(map(sorted, found)) for cell in cells}
for row in range(4):
    print("".join(piece_at[row, column] for column in range(10)))
