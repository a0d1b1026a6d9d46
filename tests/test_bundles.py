"""The bundles as files to paste: current, plain, small, and at home in LeetCode."""

import ast
import builtins
import json
import subprocess
import sys

import pytest

from support import PROBLEMS, ROOT, SOLUTIONS, puzzles, run

DRIVER_NAMES = {"next", "open", "str", "sys", "os", "json", "_driver"}


def tree_of(problem):
    """Return the syntax tree of a bundle."""
    return ast.parse((SOLUTIONS / f"{problem}.py").read_text())


def names_at_top(tree):
    """Return the names of functions, classes and constants at the top level."""
    names = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets}
        elif not isinstance(node, (ast.Expr, ast.Import, ast.ImportFrom, ast.If)):
            raise AssertionError(f"line {node.lineno}: what is this?")
    return names


def test_bundles_are_what_lib_makes():
    status, output, errors = run(
        [sys.executable, "tools/bundle.py", "--check"], cwd=ROOT
    )
    assert (status, output, errors) == (0, b"", b"")


def test_everything_is_in_blacks_format():
    status, _, errors = run([sys.executable, "-m", "black", "--check", "."], cwd=ROOT)
    assert status == 0, errors.decode()


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_is_small_plain_and_used(problem):
    text = (SOLUTIONS / f"{problem}.py").read_bytes()
    assert len(text) < 16 * 1024
    assert text.isascii() and b"\r" not in text and b"\t" not in text
    assert max(map(len, text.splitlines())) <= 88
    tree = tree_of(problem)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    imported = {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
    assert (names_at_top(tree) | imported) - used <= {"Solution"}


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_starts_with_what_one_must_know(problem):
    docstring = ast.get_docstring(tree_of(problem))
    assert "http" in docstring.splitlines()[0]
    assert "Python is accepted" in docstring
    assert f"To run it: python3 {problem}.py < " in docstring
    text = (SOLUTIONS / f"{problem}.py").read_text()
    assert "# Generated from lib by tools/bundle.py, sources " in text


@pytest.mark.parametrize("path", sorted(ROOT.glob("lib/**/*.py")), ids=lambda p: p.stem)
def test_sources_are_python_3_8_with_docstrings(path):
    tree = ast.parse(path.read_text(), feature_version=(3, 8))
    assert ast.get_docstring(tree)
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            assert ast.get_docstring(node) or node.name in ("__init__", "read")


def test_a_problem_is_short():
    for problem in PROBLEMS:
        text = (ROOT / "lib" / "problems" / f"{problem}.py").read_text()
        assert len(text.splitlines()) <= 50


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_shadows_no_builtin(problem):
    assert not names_at_top(tree_of(problem)) & set(dir(builtins))


@pytest.mark.parametrize("problem", ["leetcode37", "leetcode51"])
def test_bundle_shadows_nothing_of_leetcodes_driver(problem):
    assert not names_at_top(tree_of(problem)) & DRIVER_NAMES


# What LeetCode puts before and after the pasted file.
STARS = (
    "string re datetime collections heapq bisect copy math random statistics itertools "
    "functools operator io sys json builtins"
).split()
BEFORE = (
    "".join(f"from {name} import *\n" for name in STARS)
    + "".join(f"import {name}\n" for name in STARS)
    + "from typing import *\n"
    + "sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding='utf-8')\n"
)
AFTER = """
import sys
import os
import json


def _driver():
    lines = iter(sys.stdin.read().splitlines())
    with open("user.out", "wb") as out:
        while True:
            line = next(lines, None)
            if line is None:
                break
            argument = json.loads(line)
            result = Solution().{method}(argument)
            shown = argument if {in_place} else result
            out.write((json.dumps(shown) + str(result is None) + "\\n").encode())
    first, second = Solution(), Solution()
    assert first is not second


if __name__ == "__main__":
    _driver()
"""


def run_on_leetcode(problem, method, in_place, arguments, folder):
    """Return (stdout, results) of the program that LeetCode would put together."""
    after = AFTER.format(method=method, in_place=in_place)
    pasted = (SOLUTIONS / f"{problem}.py").read_text()
    (folder / "prog_joined.py").write_text(BEFORE + pasted + after)
    text = "".join(json.dumps(argument) + "\n" for argument in arguments)
    status, output, errors = run([sys.executable, "prog_joined.py"], text, cwd=folder)
    assert (status, errors) == (0, b"")
    return output, (folder / "user.out").read_text().splitlines()


def board_of(grid):
    """Return a grid as LeetCode's lists."""
    return [list(grid[i : i + 9]) for i in range(0, 81, 9)]


def test_sudoku_on_leetcode(tmp_path):
    names = {"easy": 6, "17clue": 6, "top1465": 5, "hardest": 5}
    chosen = [p for name, n in names.items() for p in puzzles(f"9x9/{name}")[:n]]
    boards = [board_of(puzzle) for puzzle, _ in chosen]
    output, results = run_on_leetcode(
        "leetcode37", "solveSudoku", True, boards, tmp_path
    )
    assert output == b""
    assert results == [json.dumps(board_of(s)) + "True" for _, s in chosen]


def test_queens_on_leetcode(tmp_path):
    numbers = list(range(1, 10))
    output, results = run_on_leetcode(
        "leetcode51", "solveNQueens", False, numbers, tmp_path
    )
    assert output == b""
    boards = [json.loads(result[: -len("False")]) for result in results]
    assert [len(found) for found in boards] == [1, 0, 0, 2, 10, 4, 40, 92, 352]


def test_solutions_do_not_share_state():
    code = (
        "import sys; sys.argv = ['x']; exec(open('solutions/leetcode37.py').read());"
        "a, b = Solution(), Solution();"
        "p, s = sys.stdin.read().split();"
        "board = [list(p[i:i + 9]) for i in range(0, 81, 9)]; rows = list(board);"
        "assert a.solveSudoku(board) is None;"
        "assert all(x is y for x, y in zip(board, rows));"
        "assert ''.join(map(''.join, board)) == s;"
        "assert not [k for k, v in vars(a).items() if v is vars(b)[k]]"
    )
    text = "\n".join(puzzles("9x9/17clue")[0])
    done = subprocess.run(
        [sys.executable, "-c", code], input=text.encode(), cwd=ROOT, capture_output=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
