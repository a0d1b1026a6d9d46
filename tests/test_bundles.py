"""The bundles as files to paste: current, plain, small, and at home in LeetCode."""

import ast
import builtins
import json
import sys

import pytest

from support import (
    LEETCODE,
    PROBLEMS,
    PYTHONS,
    ROOT,
    SAMPLES,
    SOLUTIONS,
    cases,
    fault,
    need,
    run,
    run_tool,
)

# What LeetCode's driver uses; no pasted name may replace one.
DRIVER_NAMES = set(
    "next open str sys os io json Exception TypeError _driver __Deserializer__ "
    "__Serializer__ __Utils__".split()
)
SOURCES = sorted(ROOT.glob("lib/**/*.py"))


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


@pytest.mark.skipif(sys.version_info < (3, 10), reason="the bundler needs 3.10")
def test_bundles_are_what_lib_makes():
    status, output, errors = run_tool("bundle.py", "--check")
    assert (status, errors) == (0, ""), f"python3 tools/bundle.py\n{output}{errors}"


def test_everything_is_in_blacks_format():
    places = [ROOT / name for name in ("lib", "solutions", "tests", "tools")]
    command = [sys.executable, "-m", "black", "--quiet", "--diff", "--check", *places]
    status, output, errors = run(command)
    mend = "to mend it: .venv/bin/python -m black . && python3 tools/bundle.py\n"
    assert status == 0, mend + (output + errors).decode()


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_is_small_plain_and_used(problem):
    text = (SOLUTIONS / f"{problem}.py").read_bytes()
    assert len(text) < 24 * 1024, "judges limit sources: a bundle has less than 24 KiB"
    assert max(text) < 127 and b"\r" not in text and b"\t" not in text
    long = [line for line in text.decode().splitlines() if len(line) > 88]
    assert not long, f"{problem}: lines of more than 88 characters: {long}"
    tree = tree_of(problem)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    used |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    imported = {
        alias.asname or alias.name
        for node in tree.body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
    idle = (names_at_top(tree) | imported) - used - {"Solution"}
    mend = "it has all of each module that it imports from: use it, or import less"
    assert not idle, f"solutions/{problem}.py does not use {idle}; {mend}"


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_is_read_from_the_core_to_the_problem(problem):
    lines = (SOLUTIONS / f"{problem}.py").read_text().splitlines()
    heads = [line[2:] for line in lines if line.startswith("# lib/")]
    paths = [head.split(":")[0] for head in heads]
    assert paths[0] == "lib/links.py", "import what finds the covers first"
    assert paths[-1] == f"lib/problems/{problem}.py"
    for head, path in zip(heads[:-1], paths):
        docstring = ast.get_docstring(ast.parse((ROOT / path).read_text()))
        assert head == f"{path}: {docstring.splitlines()[0]}"
    named = [line[6:] for line in lines if line.startswith("#     lib/")]
    assert named == paths
    assert any("tools/bundle.py, sources " in line for line in lines)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_sources_are_python_3_6_with_docstrings(path):
    tree = ast.parse(path.read_text(), feature_version=(3, 6))
    assert ast.get_docstring(tree), f"{path} has no docstring"
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            where = (
                f"{path}:{node.lineno}: {node.name} has no docstring: what is it for?"
            )
            assert ast.get_docstring(node) or node.name in ("__init__", "read"), where


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_shadows_no_builtin(problem):
    assert not names_at_top(tree_of(problem)) & set(dir(builtins))


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
    lines = filter(str.strip, sys.stdin.read().splitlines())
    with open("user.out", "wb") as out:
        while True:
            arguments = [json.loads(line) for _, line in zip(range({count}), lines)]
            if not arguments:
                break
            result = Solution().{method}(*arguments)
            shown = arguments[0] if {in_place} else result
            out.write((json.dumps(shown, separators=(",", ":")) + "\\n").encode())


if __name__ == "__main__":
    _driver()
"""


def join(problem):
    """Return the program that LeetCode would make of a bundle, after its own stub."""
    tree = tree_of(problem)
    solution = [node for node in tree.body if getattr(node, "name", "") == "Solution"]
    assert solution, f"lib/problems/{problem}.py has no class Solution, as in the stub"
    method = [node for node in solution[0].body if isinstance(node, ast.FunctionDef)][
        -1
    ]
    after = AFTER.format(
        method=method.name,
        count=len(method.args.args) - 1,
        in_place=getattr(method.returns, "value", "") is None,
    )
    return BEFORE + (SOLUTIONS / f"{problem}.py").read_text() + after


@pytest.mark.parametrize("problem", LEETCODE)
@pytest.mark.parametrize("python", PYTHONS)
def test_cases_in_the_program_that_leetcode_joins(problem, python, tmp_path):
    need(python)
    (tmp_path / "prog_joined.py").write_text(join(problem))
    for case in cases(problem):
        got = run([python, "prog_joined.py"], case.read_bytes(), cwd=tmp_path)
        assert got == (0, b"", b"")
        assert not fault(problem, case, (tmp_path / "user.out").read_bytes(), tmp_path)


@pytest.mark.parametrize("problem", LEETCODE)
def test_bundle_shadows_nothing_of_leetcodes_driver(problem):
    assert not names_at_top(tree_of(problem)) & DRIVER_NAMES


def test_boards_of_leetcode_are_changed_in_place_and_not_shared(tmp_path):
    code = (
        "board = [list(row) for row in json.loads(line)]\n"
        "rows = list(board)\n"
        "assert Solution().solveSudoku(board) is None\n"
        "assert all(x is y for x, y in zip(board, rows))\n"
        "assert not vars(Solution())\n"
        "print(json.dumps(board))\n"
    )
    (tmp_path / "prog_joined.py").write_text(
        join("leetcode37").split("def _driver")[0] + "line = input()\n" + code
    )
    case = SAMPLES / "leetcode37" / "sample-1.in"
    got = run([sys.executable, "prog_joined.py"], case.read_bytes(), cwd=tmp_path)
    assert (got[0], got[2]) == (0, b"")
    assert json.loads(got[1]) == json.loads(case.with_suffix(".out").read_text())
