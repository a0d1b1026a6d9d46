"""UVa 1309 Sudoku

Submit at https://onlinejudge.org (UVa), problem 1309, in Python 3. That is Python 3.5;
this file was run on it.

Reads grids of 16 lines of 16 letters from A to P, with "-" for a blank, until the end
of the input. It is POJ 3076.
Writes each grid solved, with an empty line between two.

To run it: python3 uva1309.py grids.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grids
from lib.stdio import grid_lines, run

LETTERS = "ABCDEFGHIJKLMNOP"


def answers(lines):
    """Yield the answer to each grid, or the error if there is none."""
    sudoku, between = Sudoku(4, 4, LETTERS, "-"), ""
    for grid in read_grids(lines, 16, LETTERS + "-"):
        try:
            yield between + grid_lines(sudoku.solve(grid), 16)
        except ValueError as error:
            yield error
        between = "\n"


if __name__ == "__main__":
    run(answers)
