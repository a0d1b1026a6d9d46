"""The solution for Codewars, which the tests of the kata import."""

import sys

from lib.problems.codewars_hard_sudoku import sudoku, sudoku_solver
from support import SOLUTIONS, puzzles, run


def in_lists(grid):
    """Return a puzzle as the kata gives it."""
    cells = [int(symbol.replace(".", "0")) for symbol in grid]
    return [cells[start : start + 9] for start in range(0, 81, 9)]


def test_puzzles_are_solved_under_both_names():
    for puzzle, solution in puzzles("9x9/17clue")[:20] + puzzles("9x9/hardest")[:20]:
        assert sudoku_solver(in_lists(puzzle)) == in_lists(solution)
        assert sudoku(tuple(map(tuple, in_lists(puzzle)))) == in_lists(solution)


def test_the_bundle_prints_and_reads_nothing_when_it_is_imported(tmp_path):
    bundle = SOLUTIONS / "codewars_hard_sudoku.py"
    (tmp_path / "solution.py").write_bytes(bundle.read_bytes())
    program = "import sys, solution; sys.exit(sys.stdin.read() != 'left')"
    assert run([sys.executable, "-c", program], "left", cwd=tmp_path) == (0, b"", b"")
