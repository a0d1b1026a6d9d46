"""Kattis Sudokunique, https://open.kattis.com/problems/sudokunique

Reads boards of 9 lines of 9 digits, 0 erased. Writes the solution of each, or that it
has none or several. Python is accepted there.
To run it: python3 kattis_sudokunique.py < boards.txt
"""

from lib.sudoku import Sudoku
from lib.stdio import run
from lib.grid import read_grids, write_grid


def answers(lines):
    """Yield the answer to each board."""
    sudoku = Sudoku(blanks="0")
    between = ""
    joined = ("".join(line.split()) for line in lines)
    for board in read_grids(joined, 9, "0123456789"):
        try:
            found = [grid for _, grid in zip("12", sudoku.solutions(board))]
        except ValueError:  # a clue that repeats
            found = []
        answer = "Non-unique\n" if found else "Find another job\n"
        if len(found) == 1:
            rows = write_grid(found[0], 9).split()
            answer = "".join(" ".join(row) + "\n" for row in rows)
        yield between + answer
        between = "\n"


if __name__ == "__main__":
    run(answers)
