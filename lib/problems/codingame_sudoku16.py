"""CodinGame 16x16 Sudoku

Submit at https://www.codingame.com/training/medium/16x16-sudoku (CodinGame) in Python
3.

Reads 16 lines of 16 letters from A to P, with "." for a blank.
Writes the solved grid in the same form.

To run it: python3 codingame_sudoku16.py grid.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grid
from lib.stdio import grid_lines, run

LETTERS = "ABCDEFGHIJKLMNOP"


def answers(lines):
    """Yield the solution."""
    grid = read_grid(lines, 16, LETTERS + ".")
    yield grid_lines(Sudoku(4, 4, LETTERS, ".").solve(grid), 16)


if __name__ == "__main__":
    run(answers)
