"""Luogu P4929 Dancing Links, https://www.luogu.com.cn/problem/P4929

Reads N and M, then N rows of M 0 or 1. Writes the numbers of rows that have exactly one
1 in each column, or that there are none.
Python is accepted there. Limits: not found. Not verified: AcWing 1067, 1 s and 64 MB.
To run it: python3 luogu_p4929.py matrix.txt
"""

from lib.dlx import exact_covers
from lib.read import read_matrix, read_number, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    rows, columns = read_number(tokens, 1), read_number(tokens)
    cover = next(exact_covers(columns, read_matrix(tokens, rows, columns)), None)
    found = cover and " ".join(str(row + 1) for row in sorted(cover))
    yield f"{'No Solution!' if cover is None else found}\n"


if __name__ == "__main__":
    run(answers)
