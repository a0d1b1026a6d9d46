"""POJ 3076 Sudoku, http://poj.org/problem?id=3076

Reads grids of 16 lines of A to P, "-" blank. Writes each, and an empty line after it.
Python is accepted at no judge that was seen; AcWing 169 has the problem too.
To run it: python3 poj3076.py < grids.txt
"""

from lib.grid import read_grids, write_grid
from lib.judge import run
from lib.sudoku import Sudoku


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-")
    for grid in read_grids(lines, 16, "ABCDEFGHIJKLMNOP-"):
        yield write_grid(sudoku.solve(grid), 16) + "\n"


if __name__ == "__main__":
    run("poj3076", answers)
