"""Luogu P1074 Baxing Shudu (target sudoku, NOIP 2009)

Submit at https://www.luogu.com.cn/problem/P1074 (Luogu) in PyPy 3. It is not known
whether AcWing, problem 183, and LOJ, problem 2591, take Python for it.

Reads 9 lines of 9 numbers, with 0 or a dot for a blank; at least 24 are given.
Writes the most that the cells of a solution can add up to, each its digit times its
weight: 6 at the rim, then 7, 8, 9, and 10 in the centre. Writes -1 if the sudoku has no
solution.

To run it: python3 luogu_p1074.py grid.txt
"""

from lib.lanes import Lanes
from lib.searches.cheapest import cheaper_exact
from lib.read import read_grid
from lib.stdio import run


def placed(grid):
    """Yield (row, column, digit) for each digit that each cell of a grid can have."""
    for cell, clue in enumerate(grid):
        for digit in range(1, 10):
            if clue in (".", "0", str(digit)):
                yield cell // 9, cell % 9, digit


def items_of(row, column, digit):
    """Return what a digit in a cell covers: the cell, and the digit in three units."""
    box = row // 3 * 3 + column // 3
    units = row, 9 + column, 18 + box
    return [9 * row + column, *(81 + 9 * unit + digit - 1 for unit in units)]


def points(row, column, digit):
    """Return what a digit scores in a cell."""
    return (10 - max(abs(row - 4), abs(column - 4))) * digit


def answers(lines):
    """Yield the answer."""
    grid = read_grid(lines, 9, ".0123456789")
    if grid.count("0") + grid.count(".") > 81 - 24:
        raise ValueError("fewer than 24 clues: it could take forever")
    places = list(placed(grid))
    scores = [points(*place) for place in places]
    lanes = Lanes(324, [items_of(*place) for place in places])
    best = -1
    for cover in cheaper_exact(lanes, {}, [(-score, 1) for score in scores]):
        best = sum(scores[number] for number in cover)
    yield f"{best}\n"


if __name__ == "__main__":
    run(answers)
