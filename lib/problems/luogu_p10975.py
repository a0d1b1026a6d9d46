"""Luogu P10975 Mondriaan's Dream (POJ 2411)

Submit at https://www.luogu.com.cn/problem/P10975 (Luogu) in Python 3 (CPython). It is
not known whether https://www.acwing.com/problem/content/293/ (AcWing 291) takes Python.

Reads one h and w per line, until 0 0. The judge's are from 1 to 11; up to 14 are
answered.
Writes for each in how many ways tiles of 1 by 2 fill a board of h by w.

To run it: python3 luogu_p10975.py boards.txt
"""

from lib.covers import count_covers
from lib.shapes import placements, rectangle, turned
from lib.read import read_number, read_numbers, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the answer to each board."""
    tokens = read_tokens(lines)
    tile = turned(rectangle(1, 2))
    for height in read_numbers(tokens, 14):
        board = rectangle(height, read_number(tokens, 1, 14))
        yield f"{count_covers(len(board), placements(tile, board))}\n"
    next(tokens, "")  # the second 0 of the line 0 0


if __name__ == "__main__":
    run(answers)
