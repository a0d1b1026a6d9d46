"""SPOJ SUDOKU, https://www.spoj.com/problems/SUDOKU/

Reads K, then K grids of 16 lines of A to P, "-" blank. Writes each solved.
Whether Python is accepted there was not verified.
To run it: python3 spoj_sudoku.py < grids.txt
"""

from lib.grid import read_grids, write_grid
from lib.judge import run
from lib.number import read_numbers
from lib.sudoku import Sudoku


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-")
    between = ""
    (count,) = read_numbers(next(filter(None, lines), ""), 1)
    for grid in read_grids(lines, 16, "ABCDEFGHIJKLMNOP-", count):
        yield between + write_grid(sudoku.solve(grid), 16)
        between = "\n"


if __name__ == "__main__":
    run("spoj_sudoku", answers)
