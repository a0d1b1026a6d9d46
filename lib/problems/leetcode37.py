"""LeetCode 37 Sudoku Solver: https://leetcode.com/problems/sudoku-solver/

Input: a board of 9 lists of 9 one-character strings, "." blank. Output: it is filled in place.
Python is accepted at: LeetCode, as Python3; paste the whole file over the stub.
Run: python3 leetcode37.py < boards.txt, a board a line in LeetCode's JSON form.
"""

import json
from typing import List

from lib.judge import run
from lib.sudoku import Sudoku


class Solution:
    """What LeetCode calls."""

    def __init__(self):
        self.sudoku = Sudoku()

    def solveSudoku(self, board: List[List[str]]) -> None:
        """Fill the blanks of board in place. BadPuzzle, a ValueError: it has no solution."""
        grid = self.sudoku.solve("".join(map("".join, board)))
        for cells, row in zip(board, self.sudoku.rows(grid)):
            cells[:] = row


def answers(lines):
    """Yield each board, solved."""
    solution = Solution()
    for line in lines.filled():
        board = read_board(line)
        if board is None:
            lines.fail("not a board of 9 lists of 9 one-character strings")
        lines.answer(solution.solveSudoku, board)
        yield json.dumps(board, separators=(",", ":")) + "\n"


def read_board(line):
    """Return the board that line is in JSON, or None."""
    try:
        board = json.loads(line)
        rows = [
            "".join(row) for row in board if isinstance(row, list) and len(row) == 9
        ]
    except (ValueError, TypeError, RecursionError):
        return None
    return board if len(board) == 9 == len(rows) == min(map(len, rows)) else None


if __name__ == "__main__":
    run("leetcode37", answers, only_as_itself=True)
