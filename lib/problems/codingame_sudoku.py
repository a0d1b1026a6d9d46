"""CodinGame Sudoku Solver, https://www.codingame.com/training/medium/sudoku-solver

Reads 9 lines of 9 digits, 0 blank. Writes the solution.
Python is accepted there, and at HackerRank, ProjectEuler+ 96, which has the same form:
https://www.hackerrank.com/contests/projecteuler/challenges/euler096/problem
Limits: not found.
To run it: python3 codingame_sudoku.py grid.txt
"""

from lib.sudoku import Sudoku
from lib.read import DIGITS, read_grid, grid_lines
from lib.stdio import run


def answers(lines):
    """Yield the solution."""
    yield grid_lines(Sudoku(blanks="0").solve(read_grid(lines, 9, DIGITS)), 9)


if __name__ == "__main__":
    run(answers)
