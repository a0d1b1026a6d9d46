"""LeetCode 37 Sudoku Solver, https://leetcode.com/problems/sudoku-solver/

Python is accepted there: paste the whole file over the stub. Limits: not stated.
To run it: python3 leetcode37.py boards.txt, a board a line as LeetCode writes it.
"""

from typing import List

from lib.sudoku import Sudoku
from lib.leetcode import read_lists, run_locally, as_json


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
    for text in read_lists(lines):
        board = [list(text[start : start + 33 : 4]) for start in range(3, 345, 38)]
        if as_json(board) != text + "\n":
            raise ValueError('expected [["5","3",".",...],...]')
        solution.solveSudoku(board)
        yield as_json(board)


if __name__ == "__main__":
    run_locally("leetcode37", answers)
