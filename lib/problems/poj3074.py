"""POJ 3074 Sudoku, http://poj.org/problem?id=3074

Reads a puzzle a line, "." or 0 blank, until "end" or the end. Writes a grid a line.
Python is accepted at Luogu, P10482, and at OpenJudge, bailian 2984. Limits: 1 s and
64 MB at POJ, 1 s and 512 MB at Luogu.
To run it: python3 poj3074.py puzzles.txt
"""

from lib.sudoku import Sudoku
from lib.stdio import run


def answers(lines):
    """Yield the answer to each puzzle."""
    sudoku = Sudoku()
    for line in lines:
        words = line.split()
        if words[0] == "end":
            return
        yield sudoku.solve("".join(words)) + "\n"


if __name__ == "__main__":
    run(answers)
