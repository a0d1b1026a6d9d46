"""POJ 3074 Sudoku, http://poj.org/problem?id=3074

Reads a puzzle a line, "." or 0 blank, until "end" or the end. Writes a grid a line.
Python is accepted at www.luogu.com.cn/problem/P10482 and bailian.openjudge.cn, 2984.
To run it: python3 poj3074.py < puzzles.txt
"""

from lib.judge import run
from lib.sudoku import Sudoku


def answers(lines):
    """Yield the answer to each puzzle."""
    sudoku = Sudoku()
    for line in filter(None, lines):
        if line == "end":
            return
        yield sudoku.solve(line) + "\n"


if __name__ == "__main__":
    run("poj3074", answers)
