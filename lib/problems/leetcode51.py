"""LeetCode 51 N-Queens, https://leetcode.com/problems/n-queens/

Python is accepted there: paste the whole file over the stub.
To run it: python3 leetcode51.py < numbers.txt, an n from 1 to 9 a line.
"""

from typing import List

from lib.dlx import exact_covers
from lib.leetcode import run_own, write_json
from lib.number import read_numbers


class Solution:
    """What LeetCode calls."""

    def solveNQueens(self, n: int) -> List[List[str]]:
        """Return all boards with n queens that do not attack each other."""
        # Every row and every column has a queen; no diagonal has two: 2 * n items, then
        # 2 * n - 1 secondary ones in each direction.
        options = []
        for row in range(n):
            for column in range(n):
                down, up = 3 * n - 1 + row - column, 4 * n - 1 + row + column
                options.append((row, n + column, down, up))
        boards = []
        for cover in exact_covers(2 * n, options, 4 * n - 2):
            queens = [option % n for option in sorted(cover)]
            boards.append(["." * at + "Q" + "." * (n - 1 - at) for at in queens])
        return boards


def answers(lines):
    """Yield the boards for each number."""
    for line in filter(None, lines):
        (n,) = read_numbers(line, 1)
        if not 1 <= n <= 9:
            raise ValueError("expected a number from 1 to 9")
        yield write_json(Solution().solveNQueens(n))


if __name__ == "__main__":
    run_own("leetcode51", answers)
