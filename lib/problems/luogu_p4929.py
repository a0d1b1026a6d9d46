"""Luogu P4929 Dancing Links, https://www.luogu.com.cn/problem/P4929

Reads N and M, then N rows of M 0 or 1. Writes the numbers of rows that have exactly one
1 in each column, or that there are none.
Python is accepted there. Not verified: AcWing 1067.
To run it: python3 luogu_p4929.py < matrix.txt
"""

from lib.dlx import exact_covers
from lib.stdio import run
from lib.number import read_numbers
from lib.matrix import read_matrix


def answers(lines):
    """Yield the answer."""
    rows, columns = read_numbers(next(lines, ""), 2)
    matrix = read_matrix(lines, rows, columns)
    for _ in lines:
        raise ValueError("a line after the last row")
    for cover in exact_covers(columns, matrix):
        yield " ".join(str(row + 1) for row in sorted(cover)) + "\n"
        return
    yield "No Solution!\n"


if __name__ == "__main__":
    run(answers)
