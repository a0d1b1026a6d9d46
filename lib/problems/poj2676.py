"""POJ 2676 Sudoku

Submit at https://www.luogu.com.cn/problem/P10481 (Luogu) in PyPy 3, or at
http://bailian.openjudge.cn/practice/2982 (OpenJudge) in Python 3. The problem is
http://poj.org/problem?id=2676

Reads T, then T grids of 9 lines of 9 digits, with 0 or "." for a blank.
Writes each grid solved. Any solution is right.

To run it: python3 poj2676.py grids.txt
"""

from lib.sudoku import Sudoku
from lib.read import read_grid, read_numbers_alone
from lib.stdio import grid_lines, run


def answers(lines):
    """Yield the answer to each grid."""
    sudoku = Sudoku()
    [count] = read_numbers_alone(lines, 1, 0, 1000000)  # a row is larger
    for _ in range(count):
        grid = read_grid(lines, 9, ".0123456789")
        yield grid_lines(sudoku.solve(grid), 9)


if __name__ == "__main__":
    run(answers)
