"""The bundles as files to paste: current, plain, small, and at home in LeetCode."""

import ast
import re
import runpy
import sys
from itertools import product

import pytest

from support import FEW, LEETCODE, PROBLEMS, ROOT, SOLUTIONS, at_once, cases, fault
from support import need, needs_black, needs_bundler, run, run_tool

# What LeetCode's driver uses; no pasted name may replace one.
DRIVER_NAMES = set(
    "next open str sys os io json Exception TypeError _driver __Deserializer__ "
    "__Serializer__ __Utils__".split()
)
CORE = "colours named options dlx lanes reduce count order set_cover sudoku".split()
SOURCES = sorted(ROOT.glob("lib/**/*.py"))


def names_of(problem):
    """Return the global names of a bundle that is imported."""
    names = runpy.run_path(SOLUTIONS / f"{problem}.py", run_name="bundle")
    return {name for name in names if not name.startswith("__")}


@needs_bundler
def test_bundles_are_what_lib_makes():
    status, output, errors = run_tool("bundle.py", "--check")
    assert (status, errors) == (0, ""), output + errors
    assert sorted(path.stem for path in SOLUTIONS.glob("*.py")) == PROBLEMS


@needs_black
def test_everything_is_in_blacks_format():
    places = [ROOT / name for name in ("lib", "solutions", "tests", "tools")]
    command = [sys.executable, "-m", "black", "--quiet", "--diff", "--check", *places]
    status, output, errors = run(command)
    mend = "to mend it: .venv/bin/python -m black . && python3 tools/bundle.py\n"
    assert status == 0, mend + (output + errors).decode()


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_is_small_plain_and_used(problem):
    text = (SOLUTIONS / f"{problem}.py").read_bytes()
    assert len(text) <= 28 * 1024, "judges limit sources: shorten what it uses of lib"
    assert max(text) < 127 and b"\r" not in text and b"\t" not in text
    long = [line for line in text.decode().splitlines() if len(line) > 88]
    assert not long, f"{problem}: lines of more than 88 characters: {long}"
    words = re.findall(r"\w+", text.decode())
    idle = {name for name in names_of(problem) if words.count(name) == 1}
    assert not idle - {"Solution"}, f"solutions/{problem}.py does not use {idle}"


@pytest.mark.parametrize("problem", PROBLEMS)
def test_bundle_begins_with_its_core(problem):
    lines = (SOLUTIONS / f"{problem}.py").read_text().splitlines()
    parts = [line[6:].split(".py")[0] for line in lines if line.startswith("# lib/")]
    is_core = [part in CORE for part in parts]
    late = [part for n, part in enumerate(parts) if is_core[n] and not all(is_core[:n])]
    assert not late, f"{late} stand below what reads or prints: see LAST in bundle.py"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_sources_are_python_3_6_with_docstrings(path):
    tree = ast.parse(path.read_text(), feature_version=(3, 6))
    assert ast.get_docstring(tree), f"{path} has no docstring"
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            has_one = ast.get_docstring(node) or node.name == "__init__"
            assert has_one, f"{path}:{node.lineno}: {node.name} has no docstring"


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
    text = (SOLUTIONS / f"{problem}.py").read_text()
    form = r"    def (\w+)\(\s*self, ([^)]+)\) -> (.+):\n"  # as in LeetCode's stub
    ((method, arguments, returned),) = re.findall(form, text)
    count, in_place = arguments.count(": "), returned == "None"
    after = AFTER.format(method=method, count=count, in_place=in_place)
    return BEFORE + text + after


@pytest.mark.parametrize("problem", LEETCODE)
@pytest.mark.parametrize("python", FEW)
def test_cases_in_the_program_that_leetcode_joins(problem, python, tmp_path):
    """It may have any name, or none: then the pasted part does nothing by itself."""
    program = need(python)
    starts = ["main.py"], ["-c", "exec(open('main.py').read())"]

    def check(numbered):
        """Check a start on a case, in a folder of its own."""
        number, (start, case) = numbered
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "main.py").write_text(join(problem))
        got = run([program, *start], case.read_bytes(), cwd=folder)
        assert got == (0, b"", b"")
        assert not fault(problem, case, (folder / "user.out").read_bytes(), folder)

    at_once(check, enumerate(product(starts, cases(problem))))


@pytest.mark.parametrize("problem", LEETCODE)
def test_bundle_shadows_nothing_of_leetcodes_driver(problem):
    modules = {"os", "sys", "io", "json"}  # which it imports itself
    assert not (names_of(problem) - modules) & DRIVER_NAMES


def test_the_bundle_for_codewars_is_imported_and_prints_and_reads_nothing(tmp_path):
    bundle = SOLUTIONS / "codewars_hard_sudoku.py"
    (tmp_path / "solution.py").write_bytes(bundle.read_bytes())
    program = "import sys, solution as s; print(s.sudoku_solver, sys.stdin.read())"
    status, output, errors = run([sys.executable, "-c", program], "left", cwd=tmp_path)
    assert (status, errors) == (0, b"") and output.startswith(b"<function sudoku_solve")
    assert output.split()[-1] == b"left"
