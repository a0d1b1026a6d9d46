"""Any rows that cover each column once are right: check.py INPUT OUTPUT ANSWER."""

import sys

matrix, output, answer = (open(name).read() for name in sys.argv[1:])
if "No" in answer or "No" in output:
    sys.exit(output.split() != answer.split() and "is there a solution?")
count, columns, *cells = matrix.split()
count, columns, cells = int(count), int(columns), "".join(cells)
rows = output.split()
if len(set(rows)) != len(rows) or not set(rows) <= set(map(str, range(1, count + 1))):
    sys.exit("rows that are not there, or are twice")
chosen = list(map(int, rows))
for column in range(columns):
    ones = [cells[(row - 1) * columns + column] for row in chosen].count("1")
    if ones != 1:
        sys.exit(f"column {column + 1} is covered {ones} times")
