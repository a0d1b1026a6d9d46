"""CSES 1624 Chessboard and Queens

Submit at https://cses.fi/problemset/task/1624 (CSES) in Python 3 (CPython).
Limits: 1 s, 512 MB

Reads 8 lines of 8 squares: "." is free, "*" is reserved.
Writes in how many ways 8 queens can stand on free squares so that none attacks another.
They attack across reserved squares too.

To run it: python3 cses1624.py board.txt
"""

from lib.lanes import lane_covers
from lib.shapes import queens
from lib.read import read_grid
from lib.stdio import run


def answers(lines):
    """Yield the answer."""
    board = read_grid(lines, 8, ".*")
    items, options, secondary = queens(8)
    free = [option for square, option in zip(board, options) if square == "."]
    yield f"{sum(1 for cover in lane_covers(items, free, secondary))}\n"


if __name__ == "__main__":
    run(answers)
