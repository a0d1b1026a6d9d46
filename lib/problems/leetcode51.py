"""LeetCode 51 N-Queens

Submit at https://leetcode.com/problems/n-queens/ (LeetCode) in Python3: paste the whole
file over the stub.

Reads one n per line, from 1 to 12.
Writes for each n, in one line, all boards with n queens that do not attack each other.

To run it: python3 leetcode51.py numbers.txt
"""

import json
import os
import sys
from typing import List

from lib.lanes import lane_covers
from lib.shapes import draw_queens, queens
from lib.read import read_numbers, read_tokens
from lib.stdio import run


class Solution:
    """What LeetCode calls."""

    def solveNQueens(self, n: int) -> List[List[str]]:
        """Return all boards with n queens that do not attack each other."""
        return [draw_queens(cover, n) for cover in lane_covers(*queens(n))]


def answers(lines):
    """Yield the boards for each number."""
    for n in read_numbers(read_tokens(lines), 12):
        boards = Solution().solveNQueens(n)
        yield json.dumps(boards, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    # LeetCode puts this file into a program of its own, which has another name and no
    # file as its argument, and imports heappush above. That program reads the input.
    if sys.argv[0].endswith("leetcode51.py") or any(map(os.path.isfile, sys.argv[1:])):
        run(answers)
    elif "heappush" not in globals():
        sys.exit("leetcode51: name a file of numbers, or paste this into LeetCode")
