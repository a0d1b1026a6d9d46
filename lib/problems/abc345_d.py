"""AtCoder ABC 345 D Tiling, https://atcoder.jp/contests/abc345/tasks/abc345_d

Reads N, H and W, then the sides of N tiles. Writes whether some of them fill a board of
H by W; they turn.
Python is accepted there.
To run it: python3 abc345_d.py < tiles.txt
"""

from itertools import combinations

from lib.dlx import exact_covers
from lib.shapes import placements, read_shape, turned
from lib.stdio import run
from lib.number import read_numbers


def read_tiles(lines, count):
    """Return the sides of count tiles, the shorter one first; like tiles together."""
    tiles = []
    for _ in range(count):
        tiles.append(sorted(read_numbers(next(lines, ""), 2)))
        if tiles[-1][0] == 0:
            raise ValueError("a side of 0")
    for _ in lines:
        raise ValueError("a line after the last tile")
    return sorted(map(tuple, tiles))


def fills(tiles, board):
    """Return whether all tiles together fill the board."""
    options = []
    for number, (height, width) in enumerate(tiles):
        forms = turned(read_shape(["#" * width] * height, "#"), flips=False)
        first = (height, width) not in tiles[:number]
        for cells in placements(forms, board):
            if first or cells[0] > 0:  # of like tiles only the first takes the corner
                options.append([len(board) + number, *cells])
    return any(True for cover in exact_covers(len(board) + len(tiles), options))


def answers(lines):
    """Yield the answer."""
    count, height, width = read_numbers(next(lines, ""), 3)
    if not (1 <= count <= 7 and 1 <= height <= 10 and 1 <= width <= 10):
        raise ValueError("expected N from 1 to 7, H and W from 1 to 10")
    tiles = read_tiles(lines, count)
    board = read_shape(["#" * width] * height, "#")
    # Tiles that have the board's area are all used, so each can be an item: that there
    # is no place for one of them shows early.
    groups = {group for n in range(1, count + 1) for group in combinations(tiles, n)}
    groups = [g for g in sorted(groups) if sum(a * b for a, b in g) == len(board)]
    yield "Yes\n" if any(fills(group, board) for group in groups) else "No\n"


if __name__ == "__main__":
    run(answers)
