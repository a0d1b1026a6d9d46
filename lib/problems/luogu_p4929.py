"""Luogu P4929 Dancing Links

Submit at https://www.luogu.com.cn/problem/P4929 (Luogu) in Python 3 (CPython). It is
not known whether https://www.acwing.com/problem/content/1069/ (AcWing 1067) takes
Python.

Reads N and M, then N rows of M numbers 0 or 1.
Writes the numbers of rows, from 1, that together have exactly one 1 in each column, or
"No Solution!".

To run it: python3 luogu_p4929.py matrix.txt
"""

from lib.lanes import lane_covers
from lib.read import read_matrix, read_number, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    rows, columns = read_number(tokens, 1), read_number(tokens, 1)
    cover = next(lane_covers(columns, read_matrix(tokens, rows, columns)), None)
    if cover is None:
        yield "No Solution!\n"
    else:
        yield " ".join(str(row + 1) for row in sorted(cover)) + "\n"


if __name__ == "__main__":
    run(answers)
