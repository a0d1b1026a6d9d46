"""LeetCode 52 N-Queens II, https://leetcode.com/problems/n-queens-ii/

Python is accepted there: paste the whole file over the stub.
To run it: python3 leetcode52.py < numbers.txt, an n from 1 to 9 a line.
"""

from lib.dlx import exact_covers
from lib.queens import queens, read_sizes
from lib.leetcode import run_own, write_json


class Solution:
    """What LeetCode calls."""

    def totalNQueens(self, n: int) -> int:
        """Return in how many ways n queens do not attack each other."""
        return sum(1 for cover in exact_covers(*queens(n)))


def answers(lines):
    """Yield the count for each number."""
    for n in read_sizes(lines):
        yield write_json(Solution().totalNQueens(n))


if __name__ == "__main__":
    run_own("leetcode52", answers)
