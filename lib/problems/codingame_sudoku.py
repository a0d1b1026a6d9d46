"""CodinGame Sudoku Solver, and HackerRank ProjectEuler+ 96

Submit at https://www.codingame.com/training/medium/sudoku-solver (CodinGame) or at
https://www.hackerrank.com/contests/projecteuler/challenges/euler096/problem
(HackerRank) in Python 3.

Reads 9 lines of 9 digits, with 0 or "." for a blank.
Writes the solved grid in the same form.

To run it: python3 codingame_sudoku.py grid.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grid
from lib.stdio import grid_lines, run


def answers(lines):
    """Yield the solution."""
    grid = read_grid(lines, 9, ".0123456789")
    yield grid_lines(Sudoku().solve(grid), 9)


if __name__ == "__main__":
    run(answers)
