"""LeetCode 37 Sudoku Solver

Submit at https://leetcode.com/problems/sudoku-solver/ (LeetCode) in Python3: paste the
whole file over the stub.

Reads boards, [["5","3",".",...],...] or 81 cells, with "." or 0 for a blank.
Writes one solved board per line, in LeetCode's form.

To run it: python3 leetcode37.py boards.txt
Under another name this file only defines Solution, for what stands below it.
"""

import json
import sys
from pathlib import Path
from typing import List

from lib.sudoku import Sudoku
from lib.read import read_grids
from lib.stdio import run


class Solution:
    """What LeetCode calls."""

    sudoku = None  # one for all boards: LeetCode makes a new Solution for each

    def solveSudoku(self, board: List[List[str]]) -> None:
        """Fill the blanks of board in place. It raises what Sudoku.solve raises."""
        Solution.sudoku = Solution.sudoku or Sudoku()
        grid = self.sudoku.solve("".join(map("".join, board)))
        for row, cells in enumerate(board):
            cells[:] = grid[9 * row : 9 * row + 9]


def answers(lines):
    """Yield each board solved, or its error."""
    marks = dict.fromkeys(map(ord, '[]",'))  # what LeetCode writes between cells
    rows = filter(None, (line.translate(marks).strip() for line in lines))
    for grid in read_grids(rows, 9, ".0123456789"):
        board = [list(grid[start : start + 9]) for start in range(0, 81, 9)]
        try:
            Solution().solveSudoku(board)
            yield json.dumps(board, separators=(",", ":")) + "\n"
        except ValueError as error:
            yield error


if __name__ == "__main__" and Path(*sys.argv[:1]).name == "leetcode37.py":
    run(answers)
