"""POJ 1084 Square Destroyer

Submit at AcWing, problem 182, in Python 3. It is not known whether AcWing takes Python
for it.
The problem is http://poj.org/problem?id=1084

Reads T, then T cases: n, then k and the numbers of the k matches that are missing from
a grid of n by n squares. The judge's n are from 1 to 5; 6 is answered too.
Writes for each case how many more matches must be taken until no square of any size is
whole.

To run it: python3 poj1084.py grids.txt
"""

from lib.covers import smallest_cover
from lib.read import read_number, read_tokens
from lib.stdio import run


def squares(n):
    """Return the matches round each square of any size.

    Matches are numbered from 1, row by row: n that lie, then n + 1 that stand, ...
    """
    row = 2 * n + 1  # from a match to the one below it
    found = []
    for size in range(1, n + 1):
        for top in range(n - size + 1):
            for left in range(n - size + 1):
                corner = 1 + top * row + left
                north = range(corner, corner + size)
                west = range(corner + n, corner + n + size * row, row)
                south = [match + size * row for match in north]
                east = [match + size for match in west]
                found.append([*north, *west, *south, *east])
    return found


def answers(lines):
    """Yield the answer to each case."""
    tokens = read_tokens(lines)
    for _ in range(read_number(tokens)):
        n, count = read_number(tokens, 1, 6), read_number(tokens)
        last = 2 * n * (n + 1)  # the number of the last match
        gone = {read_number(tokens, 1, last) for _ in range(count)}
        whole = [matches for matches in squares(n) if gone.isdisjoint(matches)]
        options = {}  # for each match the squares that it destroys
        for square, matches in enumerate(whole):
            for match in matches:
                options.setdefault(match, []).append(square)
        yield f"{len(smallest_cover(len(whole), options.values()))}\n"


if __name__ == "__main__":
    run(answers)
