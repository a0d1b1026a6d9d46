"""AtCoder ABC 196 D Hanjo, https://atcoder.jp/contests/abc196/tasks/abc196_d

Reads H, W, A and B. Writes in how many ways A mats of 1 by 2 and B mats of 1 by 1 cover
a room of H by W.
Python is accepted there. Limits: not found.
To run it: python3 abc196_d.py rooms.txt
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
        raise ValueError("a room of more than 20 cells: it could take for ever")
    long, square = read_number(tokens), read_number(tokens)
    room = rectangle(height, width)
    forms = [*turned(rectangle(1, 1)), *turned(rectangle(1, 2))]
    covers = lane_covers(len(room), placements(forms, room))
    count = sum(len(room) - long == len(cover) == long + square for cover in covers)
    yield f"{count}\n"


if __name__ == "__main__":
    run(answers)
