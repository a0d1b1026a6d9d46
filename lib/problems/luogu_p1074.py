"""Luogu P1074 Baxing Shudu (target sudoku, NOIP 2009)

Submit at https://www.luogu.com.cn/problem/P1074 (Luogu) in PyPy 3. It is not known
whether AcWing, problem 183, and LOJ, problem 2591, take Python for it.
Limits: not found.

Reads 9 lines of 9 numbers, with 0 for a blank; at least 24 are given.
Writes the most that the cells of a solution can add up to, each its digit times its
weight: 6 at the rim, then 7, 8, 9, and 10 in the centre. Writes -1 if the sudoku has no
solution.

To run it: python3 luogu_p1074.py grid.txt
"""

from lib.lanes import Lanes, search_lanes
from lib.sudoku import Sudoku
from lib.read import DIGITS, read_cells, read_tokens
from lib.stdio import run


def points(row, column, digit):
    """Return what a digit scores in a cell."""
    return (10 - max(abs(row - 4), abs(column - 4))) * digit


def answers(lines):
    """Yield the answer."""
    grid = read_cells(read_tokens(lines), 81, DIGITS)
    if grid.count("0") > 81 - 24:
        raise ValueError("fewer than 24 clues: it could take for ever")
    # By option: cell by cell, each with the digits 1 to 9.
    scores = [points(r, c, d) for r in range(9) for c in range(9) for d in range(1, 10)]
    sudoku, best = Sudoku(blanks="0"), -1
    try:
        for options in sudoku.reduced(grid):
            own = [scores[option] for option in options]
            lanes = Lanes(324, [sudoku.items[option] for option in options])
            for cover in search_lanes(lanes):
                best = max(best, sum(map(own.__getitem__, cover)))
    except ValueError:  # a clue that repeats
        pass
    yield f"{best}\n"


if __name__ == "__main__":
    run(answers)
