"""POJ 2676 Sudoku, http://poj.org/problem?id=2676

Reads T, then T grids of 9 lines of 9 digits, 0 blank. Writes a solution of each.
Python is accepted at Luogu, P10481, and at OpenJudge, bailian 2982.
To run it: python3 poj2676.py < grids.txt
"""

from lib.sudoku import Sudoku
from lib.stdio import run
from lib.number import read_numbers
from lib.grid import read_grids, write_grid


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(blanks="0")
    (count,) = read_numbers(next(lines, ""), 1)
    for grid in read_grids(lines, 9, "0123456789", count):
        yield write_grid(sudoku.solve(grid), 9)


if __name__ == "__main__":
    run(answers)
