"""LeetCode 51 N-Queens

Submit at https://leetcode.com/problems/n-queens/ (LeetCode) in Python3: paste the whole
file over the stub.

Reads one n per line, from 1 to 12.
Writes for each n, in one line, all boards with n queens that do not attack each other.

To run it: python3 leetcode51.py numbers.txt
Under another name this file only defines Solution, for what stands below it.
"""

import json
import sys
from pathlib import Path
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


if __name__ == "__main__" and Path(*sys.argv[:1]).name == "leetcode51.py":
    run(answers)
