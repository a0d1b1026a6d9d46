"""Luogu P10975 Mondriaan's Dream (POJ 2411)

Submit at https://www.luogu.com.cn/problem/P10975 (Luogu) in Python 3 (CPython). It is
not known whether https://www.acwing.com/problem/content/293/ (AcWing 291) takes Python.

Reads one h and w per line, until 0 0. The judge's are from 1 to 11; up to 14 are
answered.
Writes for each in how many ways tiles of 1 by 2 fill a board of h by w.

To run it: python3 luogu_p10975.py boards.txt
"""

from lib.covers import count_covers
from lib.read import read_number, read_numbers, read_tokens
from lib.stdio import run


def answers(lines):
    """Yield the answer to each board."""
    tokens = read_tokens(lines)
    for height in read_numbers(tokens, 14):
        width = read_number(tokens, 1, 14)
        cells = range(height * width)
        tiles = [[cell, cell + 1] for cell in cells if (cell + 1) % width]
        tiles += [[cell, cell + width] for cell in cells[:-width]]
        yield f"{count_covers(len(cells), tiles)}\n"
    next(tokens, "")  # the second 0 of the line 0 0


if __name__ == "__main__":
    run(answers)
