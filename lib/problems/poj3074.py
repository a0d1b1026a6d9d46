"""POJ 3074 Sudoku: http://poj.org/problem?id=3074

Input: a puzzle a line, 81 characters, "." (or 0) blank, until "end" or the end of input.
Output: a line of 81 digits each.
Python is accepted at: Luogu P10482 (www.luogu.com.cn/problem/P10482), OpenJudge bailian 2984.
Run: python3 poj3074.py < puzzles.txt
"""

from lib.judge import run
from lib.sudoku import Sudoku


def answers(lines):
    """Yield the answer to each puzzle."""
    sudoku = Sudoku()
    for line in lines.filled():
        if line == "end":
            return
        yield lines.answer(sudoku.solve, line) + "\n"


if __name__ == "__main__":
    run("poj3074", answers)
