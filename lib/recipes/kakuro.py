"""Kakuro: the digits of a run differ, and their sum stands before the run or above it.

An option is a whole run with its digits. Each run is an item. Each cell is a shared
item: its two runs agree on its digit.

Output:
2 4 # 4 6
3 8 5 7 2
# 5 1 2 #
5 6 2 3 9
2 9 # 1 8
"""

from itertools import permutations, takewhile

from lib.covers import covers

# 8/10 is the sum of the run below, and that of the run to the right.
rows = """
#    5/   32/  #    17/  8/
/6   .    .    8/10 .    .
/25  .    .    .    .    .
#    7/8  .    .    .    17/
/25  .    .    .    .    .
/11  .    .    /9   .    .
""".strip().split("\n")
board = {(r, c): text for r in range(6) for c, text in enumerate(rows[r].split())}
runs, options = [], {}
for (r, c), text in board.items():
    for total, (down, right) in zip(text.split("/"), [(1, 0), (0, 1)]):
        if total.isdigit():
            cells = [(r + i * down, c + i * right) for i in range(1, 10)]
            cells = list(takewhile(lambda cell: board.get(cell) == ".", cells))
            runs.append((r, c, down))
            for digits in permutations(range(1, 10), len(cells)):
                if sum(digits) == int(total):
                    filled = tuple(zip(cells, digits))
                    options[filled] = [(r, c, down), *filled]
shared = [cell for cell, text in board.items() if text == "."]
for cover in covers(runs, options, shared=shared):
    digit_at = {cell: digit for filled in cover for cell, digit in filled}
    for r in range(1, 6):
        print(*(digit_at.get((r, c), "#") for c in range(1, 6)))
