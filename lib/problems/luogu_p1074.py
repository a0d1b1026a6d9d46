"""Luogu P1074 Baxing Shudu (target sudoku, NOIP 2009)

Submit at https://www.luogu.com.cn/problem/P1074 (Luogu) in PyPy 3. It is not known
whether AcWing, problem 183, and LOJ, problem 2591, take Python for it.
Limits: not found.

Reads 9 lines of 9 numbers, with 0 or a dot for a blank; at least 24 are given.
Writes the most that the cells of a solution can add up to, each its digit times its
weight: 6 at the rim, then 7, 8, 9, and 10 in the centre. Writes -1 if the sudoku has no
solution.

To run it: python3 luogu_p1074.py grid.txt
"""

from lib.lanes import lane_covers
from lib.sudoku import Sudoku
from lib.read import DIGITS, read_cells, read_tokens
from lib.stdio import run


def points(row, column, digit):
    """Return what a digit scores in a cell."""
    return (10 - max(abs(row - 4), abs(column - 4))) * digit


def answers(lines):
    """Yield the answer."""
    grid = read_cells(read_tokens(lines), 81, DIGITS + ".")
    if grid.count("0") + grid.count(".") > 81 - 24:
        raise ValueError("fewer than 24 clues: it could take for ever")
    # By option: cell by cell, each with the digits 1 to 9.
    scores = [points(r, c, d) for r in range(9) for c in range(9) for d in range(1, 10)]
    sudoku, best = Sudoku(), -1
    try:
        for left in sudoku.reduced(grid):  # options; each solution has 81 of them
            for cover in lane_covers(324, [sudoku.options[option] for option in left]):
                best = max(best, sum(scores[left[index]] for index in cover))
    except ValueError:  # a clue that repeats
        pass
    yield f"{best}\n"


if __name__ == "__main__":
    run(answers)
