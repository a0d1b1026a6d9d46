"""AtCoder ABC 196 D Hanjo

Submit at https://atcoder.jp/contests/abc196/tasks/abc196_d (AtCoder) in Python 3
(CPython).

Reads H, W, A and B.
Writes in how many ways A mats of 1 by 2 and B mats of 1 by 1 cover a room of H by W.

To run it: python3 abc196_d.py room.txt
"""

from lib.lanes import lane_covers
from lib.shapes import placements, rectangle, turned
from lib.read import read_number, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    height, width = read_number(tokens, 1), read_number(tokens, 1)
    if height * width > 20:
        # The judge's rooms have 16 cells at most.
        raise ValueError("a room of more than 20 cells: it could take forever")
    wanted = read_number(tokens), read_number(tokens)  # mats of 1 by 2, and of 1 by 1
    room = rectangle(height, width)
    forms = [*turned(rectangle(1, 1)), *turned(rectangle(1, 2))]
    count = 0
    for cover in lane_covers(len(room), placements(forms, room)):
        long = len(room) - len(
            cover
        )  # a mat of 1 by 2 has one cell more than the other
        if (long, len(cover) - long) == wanted:
            count += 1
    yield f"{count}\n"


if __name__ == "__main__":
    run(answers)
