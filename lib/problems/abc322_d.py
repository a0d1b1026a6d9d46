"""AtCoder ABC 322 D Polyomino, https://atcoder.jp/contests/abc322/tasks/abc322_d

Reads three pieces of 4 lines of "#" and ".". Writes whether they fill a board of 4 by 4
cells; they turn and shift, but are not flipped.
Python is accepted there. Limits: 2 s; memory not found.
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
    # The items are the board's cells, then the pieces: each of them is to be used.
    for piece in range(16, 19):
        shape = read_shape([read_row(lines, 4, "#.") for _ in range(4)], "#")
        options += [[piece, *cells] for cells in placements(turned(shape), board)]
    yield "No\n" if next(lane_covers(19, options), None) is None else "Yes\n"


if __name__ == "__main__":
    run(answers)
