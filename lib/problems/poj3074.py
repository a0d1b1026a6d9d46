"""POJ 3074 Sudoku, http://poj.org/problem?id=3074

Reads a puzzle a line, "." or 0 blank, until "end" or the end. Writes a grid a line.
Python is accepted at Luogu, P10482, and at OpenJudge, bailian 2984.
To run it: python3 poj3074.py < puzzles.txt
"""

from lib.sudoku import Sudoku
from lib.stdio import run


def answers(lines):
    """Yield the answer to each puzzle."""
    sudoku = Sudoku()
    for line in lines:
        if line == "end":
            return
        yield sudoku.solve(line) + "\n"


if __name__ == "__main__":
    run(answers)
