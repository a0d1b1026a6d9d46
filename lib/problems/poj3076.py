"""POJ 3076 Sudoku: http://poj.org/problem?id=3076

Input: grids of 16 lines of 16 characters, A to P or "-" for blank; empty lines between.
Output: each grid solved, and an empty line after it.
Python is accepted at: nowhere that was seen; AcWing 169 and eolymp 3525 have the same problem.
Run: python3 poj3076.py < grids.txt
"""

from lib.judge import run
from lib.sudoku import Sudoku


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-")
    for line in lines.filled():
        grid = lines.answer(sudoku.solve, lines.grid(line, 16), 16)
        yield "\n".join(sudoku.rows(grid)) + "\n\n"


if __name__ == "__main__":
    run("poj3076", answers)
