"""Kattis Sudokunique

Submit at https://open.kattis.com/problems/sudokunique in Python 3 (PyPy).

Reads boards of 9 lines of 9 digits, with 0 or "." for a blank.
Writes each board solved, or "Non-unique", or "Find another job" if it has no solution.

To run it: python3 kattis_sudokunique.py boards.txt
"""

from itertools import chain, islice

from lib.sudoku import Sudoku
from lib.read import DIGITS, grid_lines, read_cells
from lib.stdio import run


def answers(lines):
    """Yield an answer per board."""
    sudoku, symbols, between = Sudoku(), DIGITS + ".", ""
    # One by one: it does not matter where lines end.
    digits = (digit for line in lines for digit in line if not digit.isspace())
    for row in iter(lambda: "".join(islice(digits, 9)), ""):
        if between and 2 * sum(map(symbols.count, row)) < 9:
            raise EOFError  # no other board begins here
        cells = chain(row, digits)
        board = "".join(read_cells(cells, 9, symbols) for _ in range(9))
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
