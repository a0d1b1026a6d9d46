"""Luogu P4205 Zhihuizhu Youxi (NOI 2005)

Submit at https://www.luogu.com.cn/problem/P4205 (Luogu) in Python 3 (CPython). It is
not known whether AcWing, problem 956, takes Python for it.

Reads a triangle: 10 lines of 1 to 10 characters. "." is free; a letter from A to L is
part of a piece that is placed already.
Writes the triangle filled with all twelve pieces, which can be turned and flipped, or
"No solution".

To run it: python3 luogu_p4205.py triangle.txt
"""

from lib.covers import covers
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
    for piece in NAMES:
        shape = read_shape(SHAPES.split("\n"), piece)
        symbol = {piece if piece in given else "."}
        for cells in placements(turned(shape, flips=True), triangle):
            if {given[cell] for cell in cells} == symbol:
                options.append([piece, *(triangle[cell] for cell in cells)])
    cover = next(covers([*triangle, *NAMES], options), None)
    if cover is None:
        yield "No solution\n"
        return
    filled = {}
    for piece, *cells in cover:
        filled.update((cell, piece) for cell in cells)
    for row in range(10):
        yield "".join(filled[row, column] for column in range(row + 1)) + "\n"


if __name__ == "__main__":
    run(answers)
