"""POJ 2676 Sudoku, http://poj.org/problem?id=2676

Reads T, then T grids of 9 lines of 9 digits, 0 blank. Writes a solution of each.
Python is accepted at Luogu, P10481, and at OpenJudge, bailian 2982. Limits: 2 s and
64 MB at POJ.
To run it: python3 poj2676.py grids.txt
"""

from lib.sudoku import Sudoku
from lib.read import DIGITS, read_grid, read_number, read_tokens, grid_lines
from lib.stdio import run


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(blanks="0")
    for _ in range(read_number(read_tokens(lines))):
        yield grid_lines(sudoku.solve(read_grid(lines, 9, DIGITS)), 9)


if __name__ == "__main__":
    run(answers)
