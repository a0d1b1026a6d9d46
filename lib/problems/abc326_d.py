"""AtCoder ABC 326 D ABC Puzzle

Submit at https://atcoder.jp/contests/abc326/tasks/abc326_d (AtCoder) in Python 3
(CPython).
Limits: 4 s, 1024 MB

Reads N, from 3 to 5, then R and C, each N letters A, B or C.
Writes "Yes" and a grid of N by N, or "No" if there is none. Each row and each column of
the grid has one A, one B and one C, and "." elsewhere. R has the first letter of each
row, C that of each column. Any such grid is right.

To run it: python3 abc326_d.py puzzle.txt
"""

from itertools import permutations, product

from lib.covers import covers
from lib.read import read_numbers_alone, read_row
from lib.stdio import run

# An option is a filled row, or a filled column. There is an item for each of these, and
# one for each letter in each cell: a row covers it if it has the letter there, a column
# if it has not. So in an exact cover rows and columns agree.


def filled_lines(first_letters):
    """Return (number of the line, cells) for each way to fill each line.

    first_letters: the first letter of each line, a row or a column
    """
    blanks = "." * (len(first_letters) - 3)
    ways = sorted(set(permutations("ABC" + blanks)))
    return [
        (number, cells)
        for number, letter in enumerate(first_letters)
        for cells in ways
        if "".join(cells).strip(".")[0] == letter
    ]


def answers(lines):
    """Yield the answer."""
    [size] = read_numbers_alone(lines, 1, 3, 5)
    rows, columns = [filled_lines(read_row(lines, size, "ABC")) for _ in range(2)]
    items = [(kind, number) for kind in ("row", "column") for number in range(size)]
    items += product(range(size), range(size), "ABC")
    options = {}
    for row, cells in rows:
        there = [(row, column, x) for column, x in enumerate(cells) if x != "."]
        options["row", row, cells] = [("row", row), *there]
    for column, cells in columns:
        places = product(range(size), "ABC")
        not_there = [(row, column, x) for row, x in places if x != cells[row]]
        options["column", column, cells] = [("column", column), *not_there]
    cover = next(covers(items, options), None)
    if cover is None:
        yield "No\n"
    else:
        grid = [cells for kind, _, cells in sorted(cover) if kind == "row"]
        yield "Yes\n" + "".join("".join(cells) + "\n" for cells in grid)


if __name__ == "__main__":
    run(answers)
