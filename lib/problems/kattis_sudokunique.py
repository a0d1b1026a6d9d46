"""Kattis Sudokunique, https://open.kattis.com/problems/sudokunique

Reads boards of 9 lines of 9 digits, 0 erased. Writes the solution of each, or that it
has not one. Python is accepted there.
To run it: python3 kattis_sudokunique.py < boards.txt
"""

from lib.grid import read_grids, write_grid
from lib.judge import run
from lib.sudoku import Sudoku


def answers(lines):
    """Yield the answer to each board."""
    sudoku = Sudoku(blanks="0")
    between = ""
    joined = (line.replace(" ", "") for line in lines)
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
    run("kattis_sudokunique", answers)
