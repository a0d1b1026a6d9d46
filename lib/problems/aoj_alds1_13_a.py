"""AOJ ALDS1_13_A 8 Queens Problem

Submit at https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A (AOJ) in
Python 3.

Reads k, then the row and the column, from 0, of each of k queens.
Writes a board with these and further queens: 8 in all, none of which attacks another.

To run it: python3 aoj_alds1_13_a.py queens.txt
"""

from lib.lanes import lane_covers
from lib.shapes import draw_queens, queens
from lib.read import read_number, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the board."""
    tokens = read_tokens(lines)
    given = set()
    for _ in range(read_number(tokens)):
        row, column = read_number(tokens, 0, 7), read_number(tokens, 0, 7)
        given.add(8 * row + column)
    covers = (cover for cover in lane_covers(*queens(8)) if given <= set(cover))
    cover = next(covers, None)
    if cover is None:
        raise ValueError("no solution")
    yield "".join(row + "\n" for row in draw_queens(cover, 8))


if __name__ == "__main__":
    run(answers)
