"""SPOJ SUDOKU, https://www.spoj.com/problems/SUDOKU/

Reads K, then K grids of 16 lines of A to P, "-" blank. Writes each solved.
Python is accepted at SPOJ; whether for this problem was not verified. Limits: not
found; at most 10 grids.
To run it: python3 spoj_sudoku.py grids.txt
"""

from lib.sudoku import Sudoku
from lib.read import LETTERS_16, read_grid, read_number, read_tokens, grid_lines
from lib.stdio import run


def answers(lines):
    """Yield the answer to each grid."""
    sudoku, between = Sudoku(4, 4, LETTERS_16, "-"), ""
    for _ in range(read_number(read_tokens(lines))):
        grid = read_grid(lines, 16, LETTERS_16 + "-")
        yield between + grid_lines(sudoku.solve(grid), 16)
        between = "\n"


if __name__ == "__main__":
    run(answers)
