"""CodinGame Polyominoes

Submit at https://www.codingame.com/training/medium/polyominoes (CodinGame) in Python 3.
Limits: 5 s

Reads the letters of the pieces, from A to N, then h and w, then h lines of w "O" or
".".
Writes the board with each "O" replaced by the letter of the piece that covers it. All
pieces are used; they can be turned and flipped. Any filling is right.

To run it: python3 codingame_polyominoes.py board.txt
"""

from lib.covers import covers
from lib.shapes import placements, read_shape, rectangle, turned
from lib.read import input_error, read_numbers_alone, read_row
from lib.stdio import grid_lines, run

NAMES = "ABCDEFGHIJKLMN"
SHAPES = """
A    B B   C    D    E   FFFF  GG    H  II  JJJ  KK   LL   MM  NNN
AAA  BBB  CCC  DDD   E          GG  HH   I    J  KK   L   MM   NN
           C        EEE          G      II    J      LL
                                        I
"""


def answers(lines):
    """Yield the board, filled."""
    pieces = "".join(next(lines, "").split())
    if pieces.strip(NAMES):
        raise input_error(f"pieces of {NAMES}", pieces)
    height, width = read_numbers_alone(lines, 2, 1)
    rows = [read_row(lines, width, ".O") for _ in range(height)]
    board = read_shape(rows, "O")
    shapes = [read_shape(SHAPES.split("\n"), piece) for piece in pieces]
    if sum(map(len, shapes)) != len(board):
        cells = f"{sum(map(len, shapes))} cells, the board {len(board)}"
        raise ValueError(f"the pieces have {cells}")
    options = []
    for piece, shape in zip(pieces, shapes):
        for cells in placements(turned(shape, flips=True), board):
            options.append([piece, *(board[cell] for cell in cells)])
    cover = next(covers([*board, *pieces], options), None)
    if cover is None:
        raise ValueError("the pieces do not fill the board")
    piece_at = {}
    for piece, *cells in cover:
        piece_at.update((cell, piece) for cell in cells)
    places = rectangle(height, width)
    yield grid_lines("".join(piece_at.get(place, ".") for place in places), width)


if __name__ == "__main__":
    run(answers)
