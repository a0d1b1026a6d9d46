"""Luogu P4929 Dancing Links, https://www.luogu.com.cn/problem/P4929

Reads N and M, then N rows of M 0 or 1. Writes the numbers of rows that have exactly one
1 in each column, or that there are none. Python is accepted there: submit the file.
To run it: python3 luogu_p4929.py < matrix.txt
"""

from lib.dlx import exact_covers
from lib.judge import run
from lib.matrix import read_matrix
from lib.number import read_numbers


def answers(lines):
    """Yield the answer."""
    rows, columns = read_numbers(next(filter(None, lines), ""), 2)
    matrix = read_matrix(lines, rows, columns)
    for cover in exact_covers(columns, matrix):
        yield " ".join(str(row + 1) for row in sorted(cover)) + "\n"
        return
    yield "No Solution!\n"


if __name__ == "__main__":
    run("luogu_p4929", answers)
