"""LeetCode 37 Sudoku Solver

Submit at https://leetcode.com/problems/sudoku-solver/ (LeetCode) in Python3: paste the
whole file over the stub.

Reads one board per line, as LeetCode writes it: [["5","3",".",...],...]
Writes one solved board per line, in the same form.

To run it: python3 leetcode37.py boards.txt (only under this name)
"""

from typing import List

from lib.sudoku import Sudoku
from lib.leetcode import as_json, read_lists, run_locally


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
    # A line begins with [["5","3",".",... and has its first cell at 3. From there on it
    # has a cell every 4 characters, and a row every 38.
    starts = range(3, 3 + 9 * 38, 38)
    for text in read_lists(lines):
        board = [list(text[start : start + 9 * 4 : 4]) for start in starts]
        if as_json(board) != text + "\n":
            raise ValueError('expected [["5","3",".",...],...]')
        solution.solveSudoku(board)
        yield as_json(board)


if __name__ == "__main__":
    run_locally("leetcode37", answers)
