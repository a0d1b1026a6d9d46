"""The twelve pentominoes on a board of 6 by 10: pieces that may be turned and flipped.

Each piece and each cell is an item. An option is a piece in one of its places. The twelve
have 63 forms in all; with a piece drawn wrongly there are hardly as many. Each way has
three mirror images, so X is placed only in the upper left quarter, as in
mirror_images.py. If the board is not a rectangle with even sides, leave that out.

Output:
2339 ways; one of them:
FFIIIIIVVV
NFFXPPPVZZ
NFXXXPPVZY
NNUXUTWZZY
LNUUUTWWYY
LLLLTTTWWY
"""

from lib.covers import covers
from lib.shapes import placements, read_shape, rectangle, turned

drawing = """
    FF   I  L    N   PP  TTT  U U  V    W    X   Y   ZZ
   FF    I  L    N   PP   T   UUU  V    WW  XXX  YY   Z
    F    I  L   NN   P    T        VVV   WW  X   Y    ZZ
         I  LL  N                                Y
         I
""".split("\n")
pieces = "FILNPTUVWXYZ"
forms = {piece: turned(read_shape(drawing, piece), flips=True) for piece in pieces}
assert len(set().union(*forms.values())) == 63, "a piece is drawn wrongly"
height, width = 6, 10
board, options = rectangle(height, width), {}
for piece in pieces:
    for places in placements(forms[piece], board):
        cells = [board[place] for place in places]
        row, column = cells[2]  # the centre of X
        if piece != "X" or (row < height / 2 and column < width / 2):
            options[piece, tuple(cells)] = [piece, *cells]
found = list(covers([*pieces, *board], options))
print(len(found), "ways; one of them:")
piece_at = {cell: piece for piece, cells in min(map(sorted, found)) for cell in cells}
for row in range(height):
    print("".join(piece_at[row, column] for column in range(width)))
