"""AtCoder ABC 322 D Polyomino, https://atcoder.jp/contests/abc322/tasks/abc322_d

Reads three pieces of 4 lines of "#" and ".". Writes whether they fill a board of 4 by 4
cells; they turn and shift, but are not flipped.
Python is accepted there.
To run it: python3 abc322_d.py < pieces.txt
"""

from lib.dlx import exact_covers
from lib.shapes import placements, read_shape, turned
from lib.stdio import run
from lib.grid import read_grids, write_grid


def answers(lines):
    """Yield the answer."""
    board = read_shape(["####"] * 4, "#")
    options = []
    # The items are the board's cells, then the pieces: each of them is to be used.
    for piece, grid in enumerate(read_grids(lines, 4, "#.", 3), len(board)):
        shape = read_shape(write_grid(grid, 4).split(), "#")
        for cells in placements(turned(shape, flips=False), board):
            options.append([piece, *cells])
    found = any(True for cover in exact_covers(len(board) + 3, options))
    yield "Yes\n" if found else "No\n"


if __name__ == "__main__":
    run(answers)
