"""Kattis Sudokunique

Submit at https://open.kattis.com/problems/sudokunique in Python 3 (PyPy).

Reads boards of 9 lines of 9 digits, with 0 or "." for a blank.
Writes each board solved, or "Non-unique", or "Find another job" if it has no solution.

To run it: python3 kattis_sudokunique.py boards.txt
"""

from itertools import islice

from lib.sudoku import Sudoku
from lib.read import read_grids
from lib.stdio import grid_lines, run


def answers(lines):
    """Yield an answer per board."""
    sudoku, between = Sudoku(), ""
    for board in read_grids(lines, 9, ".0123456789"):
        try:
            found = list(islice(sudoku.solutions(board), 2))
        except ValueError:  # a clue repeats
            found = []
        if len(found) == 1:
            verdict = grid_lines(found[0], 9, " ")
        else:
            verdict = "Non-unique\n" if found else "Find another job\n"
        yield between + verdict
        between = "\n"


if __name__ == "__main__":
    run(answers)
