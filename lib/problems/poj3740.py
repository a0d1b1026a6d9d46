"""POJ 3740 Easy Finding, http://poj.org/problem?id=3740

Reads, until the end, M and N, then M rows of N 0 or 1. Writes whether some of the rows
have exactly one 1 in each column.
Python is accepted at no judge that was found. Limits: not found.
To run it: python3 poj3740.py matrices.txt
"""

from lib.dlx import exact_covers
from lib.read import read_matrix, read_number, read_numbers, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the answer to each matrix."""
    tokens = read_tokens(lines)
    for rows in read_numbers(tokens):
        columns = read_number(tokens)
        matrix = read_matrix(tokens, rows, columns)
        found = next(exact_covers(columns, matrix), None) is not None
        yield "Yes, I found it\n" if found else "It is impossible\n"


if __name__ == "__main__":
    run(answers)
