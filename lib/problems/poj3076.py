"""POJ 3076 Sudoku

At UVa submit uva1309.py. Submit this at XMUOJ, problem XMU018, in Python 3, if you can
register there. It is not known whether https://www.acwing.com/problem/content/171/
(AcWing 169) and eolymp, problem 3525, take Python for it.
The problem is http://poj.org/problem?id=3076
Limits: 5 s, 258 MB

Reads grids of 16 lines of 16 letters from A to P, with "-" for a blank, until the end
of the input.
Writes each grid solved, and an empty line after it.

To run it: python3 poj3076.py grids.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grids
from lib.stdio import grid_lines, run

LETTERS = "ABCDEFGHIJKLMNOP"


def answers(lines):
    """Yield the answer to each grid, or the error if there is none."""
    sudoku = Sudoku(4, 4, LETTERS, "-")
    for grid in read_grids(lines, 16, LETTERS + "-"):
        try:
            yield grid_lines(sudoku.solve(grid), 16) + "\n"
        except ValueError as error:
            yield error


if __name__ == "__main__":
    run(answers)
