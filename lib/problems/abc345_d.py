"""AtCoder ABC 345 D Tiling

Submit at https://atcoder.jp/contests/abc345/tasks/abc345_d (AtCoder) in Python 3
(CPython).

Reads N, H and W, then the two sides of each of N tiles.
Writes "Yes" if some of the tiles fill a board of H by W, else "No". Tiles can be
turned.

To run it: python3 abc345_d.py tiles.txt
"""

from itertools import combinations

from lib.lanes import lane_covers
from lib.shapes import placements, rectangle, turned
from lib.read import read_number, read_tokens
from lib.stdio import run


def fills(tiles, board):
    """Return whether all tiles together fill the board."""
    options = []
    for number, tile in enumerate(tiles):
        is_first = tile not in tiles[:number]
        for cells in placements(turned(rectangle(*tile)), board):
            # Of equal tiles only the first may cover the corner: else each is tried.
            if is_first or cells[0] > 0:
                options.append([len(board) + number, *cells])
    return next(lane_covers(len(board) + len(tiles), options), None) is not None


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    count = read_number(tokens, 1, 10)
    board = rectangle(read_number(tokens, 1, 20), read_number(tokens, 1, 20))
    sides = ([read_number(tokens, 1) for _ in range(2)] for _ in range(count))
    tiles = sorted(tuple(sorted(pair)) for pair in sides)
    # Tiles that together have the board's area must all be used. So each is an item,
    # and the search sees early that there is no place left for one of them.
    groups = {group for n in range(1, count + 1) for group in combinations(tiles, n)}
    groups = [g for g in sorted(groups) if sum(a * b for a, b in g) == len(board)]
    yield "Yes\n" if any(fills(group, board) for group in groups) else "No\n"


if __name__ == "__main__":
    run(answers)
