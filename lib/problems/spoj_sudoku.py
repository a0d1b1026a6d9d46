"""SPOJ SUDOKU

Submit at https://www.spoj.com/problems/SUDOKU/ (SPOJ) in Python 3: unconfirmed.

Reads K, then K grids of 16 lines of 16 letters from A to P, with "-" for a blank.
Writes each grid solved, with an empty line between two.

To run it: python3 spoj_sudoku.py grids.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grid, read_numbers_alone
from lib.stdio import grid_lines, run

LETTERS = "ABCDEFGHIJKLMNOP"


def answers(lines):
    """Yield the answer to each grid."""
    sudoku, between = Sudoku(4, 4, LETTERS, "-"), ""
    [count] = read_numbers_alone(lines, 1)
    for _ in range(count):
        grid = read_grid(lines, 16, LETTERS + "-")
        yield between + grid_lines(sudoku.solve(grid), 16)
        between = "\n"


if __name__ == "__main__":
    run(answers)
