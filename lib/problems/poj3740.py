"""POJ 3740 Easy Finding, http://poj.org/problem?id=3740

Reads, until the end, M and N, then M rows of N 0 or 1. Writes whether some of the rows
have exactly one 1 in each column.
Python is accepted at no judge that was found.
To run it: python3 poj3740.py < matrices.txt
"""

from lib.dlx import exact_covers
from lib.stdio import run
from lib.number import read_numbers
from lib.matrix import read_matrix


def answers(lines):
    """Yield the answer to each matrix."""
    for line in lines:
        rows, columns = read_numbers(line, 2)
        matrix = read_matrix(lines, rows, columns)
        found = any(True for cover in exact_covers(columns, matrix))
        yield "Yes, I found it\n" if found else "It is impossible\n"


if __name__ == "__main__":
    run(answers)
