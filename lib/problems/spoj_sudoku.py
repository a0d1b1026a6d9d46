"""SPOJ SUDOKU, https://www.spoj.com/problems/SUDOKU/

Reads K, then K grids of 16 lines of A to P, "-" blank. Writes each solved.
Python is accepted at SPOJ; whether for this problem was not verified.
To run it: python3 spoj_sudoku.py < grids.txt
"""

from lib.sudoku import Sudoku
from lib.stdio import run
from lib.number import read_numbers
from lib.grid import read_grids, write_grid


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-")
    between = ""
    (count,) = read_numbers(next(lines, ""), 1)
    for grid in read_grids(lines, 16, "ABCDEFGHIJKLMNOP-", count):
        yield between + write_grid(sudoku.solve(grid), 16)
        between = "\n"


if __name__ == "__main__":
    run(answers)
