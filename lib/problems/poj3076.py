"""POJ 3076 Sudoku, http://poj.org/problem?id=3076

Reads grids of 16 lines of A to P, "-" blank. Writes each, and an empty line after it.
Python is accepted at XMUOJ, XMU018: 5 s and 258 MB. Not verified: whether anyone may
register there; AcWing 169, 2 s and 64 MB; eolymp 3525, 1 s and 64 MB.
To run it: python3 poj3076.py grids.txt
"""

from lib.sudoku import Sudoku
from lib.read import LETTERS_16, read_grids, grid_lines
from lib.stdio import run


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, LETTERS_16, "-")
    for grid in read_grids(lines, 16, LETTERS_16 + "-"):
        yield grid_lines(sudoku.solve(grid), 16) + "\n"


if __name__ == "__main__":
    run(answers)
