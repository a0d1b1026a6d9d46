"""Luogu P1784 Shudu (sudoku), https://www.luogu.com.cn/problem/P1784

Reads 9 lines of 9 numbers, 0 blank. Writes the solution.
Python is accepted there. Limits: not found.
To run it: python3 luogu_p1784.py grid.txt
"""

from lib.sudoku import Sudoku
from lib.read import DIGITS, read_cells, read_tokens, grid_lines
from lib.stdio import run


def answers(lines):
    """Yield the solution."""
    grid = read_cells(read_tokens(lines), 81, DIGITS)
    yield grid_lines(Sudoku(blanks="0").solve(grid), 9, " ")


if __name__ == "__main__":
    run(answers)
