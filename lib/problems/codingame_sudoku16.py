"""CodinGame 16x16 Sudoku, https://www.codingame.com/training/medium/16x16-sudoku

Reads 16 lines of A to P, "." blank. Writes the solution.
Python is accepted there. Limits: not found.
To run it: python3 codingame_sudoku16.py grid.txt
"""

from lib.sudoku import Sudoku
from lib.read import LETTERS_16, read_grid, grid_lines
from lib.stdio import run


def answers(lines):
    """Yield the solution."""
    grid = read_grid(lines, 16, LETTERS_16 + ".")
    yield grid_lines(Sudoku(4, 4, LETTERS_16, ".").solve(grid), 16)


if __name__ == "__main__":
    run(answers)
