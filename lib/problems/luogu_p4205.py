"""Luogu P4205 Zhihuizhu Youxi (NOI 2005), https://www.luogu.com.cn/problem/P4205

Reads a triangle: 10 lines, of 1 to 10 characters, "." free, A to L a piece in place.
Writes it filled with all twelve pieces, which turn and flip, or that it can't be.
Python is accepted there. Not verified: AcWing 956. Limits: not found.
To run it: python3 luogu_p4205.py triangle.txt
"""

from lib.lanes import lane_covers
from lib.shapes import placements, read_shape, turned
from lib.read import read_row
from lib.stdio import run

NAMES = "ABCDEFGHIJKL"
SHAPES = """
A   BBBB    C  DD  E     F    G G  HH   III    J   K    L
AA        CCC  DD  E    FFFF  GGG  HHH    II  JJJ  KK   LLLL
                   EEE                         J    KK
"""


def answers(lines):
    """Yield the answer."""
    given = "".join(read_row(lines, size, "." + NAMES) for size in range(1, 11))
    triangle = [(row, column) for row in range(10) for column in range(row + 1)]
    options = []
    # The items are the cells, 0 to 54, then the pieces.
    for item, piece in enumerate(NAMES, len(triangle)):
        shape = read_shape(SHAPES.split("\n"), piece)
        symbol = {piece if piece in given else "."}
        for cells in placements(turned(shape, flips=True), triangle):
            if {given[cell] for cell in cells} == symbol:
                options.append([item, *cells])
    cover = next(lane_covers(len(triangle) + len(NAMES), options), None)
    filled = list(given)
    for number in cover or ():
        item, *cells = options[number]
        for cell in cells:
            filled[cell] = NAMES[item - len(triangle)]
    rows = ("".join(filled[n * (n - 1) // 2 :][:n]) + "\n" for n in range(1, 11))
    yield "No solution\n" if cover is None else "".join(rows)


if __name__ == "__main__":
    run(answers)
