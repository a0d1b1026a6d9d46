"""Luogu P1784 Shudu (sudoku)

Submit at https://www.luogu.com.cn/problem/P1784 (Luogu) in Python 3 (CPython).

Reads 9 lines of 9 numbers, with 0 or "." for a blank.
Writes the solved grid, with spaces between the numbers.

To run it: python3 luogu_p1784.py grid.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grid
from lib.stdio import grid_lines, run


def answers(lines):
    """Yield the solution."""
    grid = read_grid(lines, 9, ".0123456789")
    yield grid_lines(Sudoku().solve(grid), 9, " ")


if __name__ == "__main__":
    run(answers)
