"""AtCoder ABC 322 D Polyomino

Submit at https://atcoder.jp/contests/abc322/tasks/abc322_d (AtCoder) in Python 3
(CPython).
Limits: 2 s

Reads three pieces, each 4 lines of 4 "#" or ".".
Writes "Yes" if the three together fill a board of 4 by 4 cells, else "No". Pieces can
be turned and shifted, but not flipped.

To run it: python3 abc322_d.py pieces.txt
"""

from lib.lanes import lane_covers
from lib.shapes import placements, read_shape, rectangle, turned
from lib.read import read_row
from lib.stdio import run


def answers(lines):
    """Yield the answer."""
    board = rectangle(4, 4)
    options = []
    # The items are the cells of the board, 0 to 15, then the pieces.
    for piece in range(16, 19):
        shape = read_shape([read_row(lines, 4, "#.") for _ in range(4)], "#")
        options += [[piece, *cells] for cells in placements(turned(shape), board)]
    yield "No\n" if next(lane_covers(19, options), None) is None else "Yes\n"


if __name__ == "__main__":
    run(answers)
