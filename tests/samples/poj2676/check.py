"""Any solution of each grid is right: check.py INPUT OUTPUT ANSWER."""

import sys

given, output = (open(name).read().split() for name in sys.argv[1:3])
if len(output) != 9 * int(given[0]):
    sys.exit(f"expected {9 * int(given[0])} lines, found {len(output)}")
for start in range(0, len(output), 9):
    rows, clues = output[start : start + 9], given[1:][start : start + 9]
    columns = ["".join(column) for column in zip(*rows)]
    boxes = [
        "".join(row[left : left + 3] for row in rows[top : top + 3])
        for top in (0, 3, 6)
        for left in (0, 3, 6)
    ]
    if any(sorted(unit) != list("123456789") for unit in rows + columns + boxes):
        sys.exit(f"grid {start // 9 + 1}: a digit is missing, or twice")
    if any(c not in (".", "0", x) for c, x in zip("".join(clues), "".join(rows))):
        sys.exit(f"grid {start // 9 + 1}: a clue is changed")
