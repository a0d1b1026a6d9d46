"""POJ 1084 Square Destroyer, http://poj.org/problem?id=1084

Reads T, then T cases: n, from 1 to 5, then k and the k matches that are gone from a
grid of n by n squares. Writes how many more must be taken until no square is whole.
Not verified: whether Python is accepted at AcWing, 182. Limits: not found.
To run it: python3 poj1084.py grids.txt
"""

from lib.set_cover import smallest_cover
from lib.read import read_number, read_tokens
from lib.stdio import run


def squares(n):
    """Return the matches round each square; they are numbered from 1, row by row."""
    row = 2 * n + 1  # n across, then n + 1 down
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
        n = read_number(tokens, 1, 6)
        count, last = read_number(tokens), 2 * n * (n + 1)
        gone = {read_number(tokens, 1, last) for _ in range(count)}
        whole = [matches for matches in squares(n) if gone.isdisjoint(matches)]
        options = {}  # for each match the squares that it destroys
        for square, matches in enumerate(whole):
            for match in matches:
                options.setdefault(match, []).append(square)
        yield f"{len(smallest_cover(len(whole), options.values()))}\n"


if __name__ == "__main__":
    run(answers)
