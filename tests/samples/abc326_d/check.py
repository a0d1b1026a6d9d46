"""Any grid that has the letters is right: check.py INPUT OUTPUT ANSWER."""

import sys

given, output, answer = (open(name).read().split() for name in sys.argv[1:])
if "No" in answer or "No" in output:
    sys.exit(output != answer and "is there such a grid?")
size, firsts, rows = int(given[0]), given[1] + given[2], output[1:]
if output[:1] != ["Yes"] or [len(row) for row in rows] != [size] * size:
    sys.exit(f"expected Yes and {size} rows of {size}")
lines = rows + ["".join(column) for column in zip(*rows)]
for line, first in zip(lines, firsts):
    if sorted(line.replace(".", "")) != list("ABC") or line.strip(".")[0] != first:
        sys.exit(f"{line}: expected A, B and C once each, {first} first")
    if line.count(".") != size - 3:
        sys.exit(f"{line}: another symbol")
