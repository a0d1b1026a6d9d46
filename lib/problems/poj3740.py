"""POJ 3740 Easy Finding

No judge with Python was found.
The problem is http://poj.org/problem?id=3740

Reads matrices, until the end of the input: M and N, then M rows of N numbers 0 or 1.
Writes for each whether some of its rows together have exactly one 1 in each column:
"Yes, I found it" or "It is impossible".

To run it: python3 poj3740.py matrices.txt
"""

from lib.dlx import exact_covers
from lib.read import read_matrix, read_number, read_numbers, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the answer to each matrix."""
    tokens = read_tokens(lines)
    for rows in read_numbers(tokens):
        columns = read_number(tokens, 1)
        matrix = read_matrix(tokens, rows, columns)
        found = next(exact_covers(columns, matrix), None) is not None
        yield "Yes, I found it\n" if found else "It is impossible\n"


if __name__ == "__main__":
    run(answers)
