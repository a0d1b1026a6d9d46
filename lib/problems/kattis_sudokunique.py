"""Kattis Sudokunique, https://open.kattis.com/problems/sudokunique

Reads boards of 9 lines of 9 digits, 0 erased. Writes the solution of each, or that it
has none or verdict.
Python is accepted there. Limits: not found; at most 100 boards.
To run it: python3 kattis_sudokunique.py boards.txt
"""

from itertools import islice

from lib.sudoku import Sudoku
from lib.read import DIGITS, read_grids, grid_lines
from lib.stdio import run


def answers(lines):
    """Yield the answer to each board."""
    sudoku, between = Sudoku(blanks="0"), ""
    # Rows of 9 digits, wherever the lines end.
    digits = (digit for line in lines for digit in line if not digit.isspace())
    rows = iter(lambda: "".join(islice(digits, 9)), "")
    for board in read_grids(rows, 9, DIGITS):
        try:
            found = list(islice(sudoku.solutions(board), 2))
        except ValueError:  # a clue that repeats
            found = []
        verdict = "Non-unique\n" if found else "Find another job\n"
        yield between + (grid_lines(found[0], 9, " ") if len(found) == 1 else verdict)
        between = "\n"


if __name__ == "__main__":
    run(answers)
