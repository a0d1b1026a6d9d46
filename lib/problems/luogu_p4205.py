"""Luogu P4205 Zhihuizhu Youxi (NOI 2005), https://www.luogu.com.cn/problem/P4205

Reads a triangle: 10 lines, of 1 to 10 characters, "." free, A to L a piece in place.
Writes it filled with all twelve pieces, which turn and flip, or that it can't be.
Python is accepted there.
To run it: python3 luogu_p4205.py < triangle.txt
"""

from lib.dlx import exact_covers
from lib.shapes import placements, read_shape, turned
from lib.stdio import run

NAMES = "ABCDEFGHIJKL"
SHAPES = """
A   BBBB    C  DD  E     F    G G  HH   III    J   K    L
AA        CCC  DD  E    FFFF  GGG  HHH    II  JJJ  KK   LLLL
                   EEE                         J    KK
"""


def read_triangle(lines):
    """Return the rows of a triangle."""
    rows = []
    for size in range(1, 11):
        rows.append(next(lines, ""))
        if len(rows[-1]) != size or rows[-1].strip("." + NAMES):
            raise ValueError(f"row {size}: expected {size} of .{NAMES}")
    for _ in lines:
        raise ValueError("a line after the last row")
    return rows


def answers(lines):
    """Yield the answer."""
    given = "".join(read_triangle(lines))
    triangle = [(row, column) for row in range(10) for column in range(row + 1)]
    options = []
    # The items are the cells, 0 to 54, then the pieces.
    for item, piece in enumerate(NAMES, len(triangle)):
        shape = read_shape(SHAPES.split("\n"), piece)
        places = placements(turned(shape, flips=True), triangle)
        wanted = {piece if piece in given else "."}
        fits = [cells for cells in places if {given[cell] for cell in cells} == wanted]
        if piece in given and (not fits or given.count(piece) > len(shape)):
            raise ValueError(f"the letters {piece} don't make the piece {piece}")
        options += [[item, *cells] for cells in fits]
    for cover in exact_covers(len(triangle) + len(NAMES), options):
        filled = list(given)
        for item, *cells in (options[number] for number in cover):
            for cell in cells:
                filled[cell] = NAMES[item - len(triangle)]
        for size in range(1, 11):
            yield "".join(filled[:size]) + "\n"
            del filled[:size]
        return
    yield "No solution\n"


if __name__ == "__main__":
    run(answers)
