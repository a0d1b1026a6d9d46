"""LeetCode 37 Sudoku Solver

Submit at https://leetcode.com/problems/sudoku-solver/ (LeetCode) in Python3: paste the
whole file over the stub.

Reads one board per line, as LeetCode writes it: [["5","3",".",...],...]
Writes one solved board per line, in the same form.

To run it: python3 leetcode37.py boards.txt (only under this name)
"""

import json
import sys
from typing import List

from lib.sudoku import Sudoku
from lib.stdio import run


class Solution:
    """What LeetCode calls."""

    sudoku = Sudoku()  # made once: each board gets a new Solution

    def solveSudoku(self, board: List[List[str]]) -> None:
        """Fill the blanks of board in place. ValueError: it has no solution."""
        grid = self.sudoku.solve("".join(map("".join, board)))
        for row, cells in enumerate(board):
            cells[:] = grid[9 * row : 9 * row + 9]


def answers(lines):
    """Yield each board, solved."""
    solution = Solution()
    for line in lines:
        cells = line.split('"')[1::2]  # what stands between quotes
        board = [cells[start : start + 9] for start in range(0, len(cells), 9)]
        solution.solveSudoku(board)
        yield json.dumps(board, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    # LeetCode puts this file into a program of its own, which has another name and is
    # to read the input itself.
    if sys.argv[0].endswith("leetcode37.py"):
        run(answers)
