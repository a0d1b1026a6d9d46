"""POJ 3074 Sudoku

Submit at https://www.luogu.com.cn/problem/P10482 (Luogu) in PyPy 3, or at
http://bailian.openjudge.cn/practice/2984 (OpenJudge) in Python 3.
Limits: 1 s, 512 MB

Reads puzzles of 81 digits, with "." or 0 for a blank, until "end".
Writes a solution of each on a line, or an empty line if there is none.

To run it: python3 poj3074.py puzzles.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grids
from lib.stdio import run


def answers(lines):
    """Yield a solution of each puzzle, or its error."""
    sudoku = Sudoku()
    for grid in read_grids(lines, 9, ".0123456789"):
        try:
            yield sudoku.solve(grid) + "\n"
        except ValueError as error:
            yield error


if __name__ == "__main__":
    run(answers)
