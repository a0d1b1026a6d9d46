"""LeetCode 51 N-Queens, https://leetcode.com/problems/n-queens/

Python is accepted there: paste the whole file over the stub.
To run it: python3 leetcode51.py < numbers.txt, an n from 1 to 9 a line.
"""

from typing import List

from lib.dlx import exact_covers
from lib.queens import queens, read_sizes
from lib.leetcode import run_own, write_json


class Solution:
    """What LeetCode calls."""

    def solveNQueens(self, n: int) -> List[List[str]]:
        """Return all boards with n queens that do not attack each other."""
        boards = []
        for cover in exact_covers(*queens(n)):
            columns = [option % n for option in sorted(cover)]
            boards.append(["." * at + "Q" + "." * (n - 1 - at) for at in columns])
        return boards


def answers(lines):
    """Yield the boards for each number."""
    for n in read_sizes(lines):
        yield write_json(Solution().solveNQueens(n))


if __name__ == "__main__":
    run_own("leetcode51", answers)
