"""LeetCode 52 N-Queens II

Submit at https://leetcode.com/problems/n-queens-ii/ (LeetCode) in Python3: paste the
whole file over the stub.

Reads one n per line, from 1 to 12.
Writes for each n in how many ways n queens do not attack each other.

To run it: python3 leetcode52.py numbers.txt
Under another name this file only defines Solution, for what stands below it.
"""

import sys
from pathlib import Path

from lib.lanes import lane_covers
from lib.shapes import queens
from lib.read import read_numbers, read_tokens
from lib.stdio import run


class Solution:
    """What LeetCode calls."""

    def totalNQueens(self, n: int) -> int:
        """Return in how many ways n queens do not attack each other."""
        return sum(1 for cover in lane_covers(*queens(n)))


def answers(lines):
    """Yield the count for each number."""
    for n in read_numbers(read_tokens(lines), 12):
        yield f"{Solution().totalNQueens(n)}\n"


if __name__ == "__main__" and Path(*sys.argv[:1]).name == "leetcode52.py":
    run(answers)
