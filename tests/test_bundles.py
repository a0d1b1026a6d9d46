"""The bundles as files to paste, and those of the recipes."""

import ast
import re
import sys

import pytest

from bundle import LIMITS, bound_by, imports, names_in
from support import FEW, LIBRARIES, OLD, PROBLEMS, ROOT, SAMPLES, SOLUTIONS
from support import at_once, cases, fault, program_of, run, run_tool


@pytest.mark.quick
def test_bundles_are_what_lib_makes():
    status, output, errors = run_tool("bundle.py", "--check")
    assert (status, errors) == (0, ""), output + errors


def unused(text):
    """Return the names at the top of a program that no other statement reads."""
    tree, bound, read = ast.parse(text), set(), set()
    for node in tree.body:
        bound |= bound_by(node)
        read |= names_in(node, ast.Load) - bound_by(node)
    return bound.union(each.bound for each in imports(tree.body)) - read


@pytest.mark.parametrize("problem", PROBLEMS)
def test_a_solution_can_be_read_and_needs_all_that_it_has(problem):
    text = (SOLUTIONS / f"{problem}.py").read_text()
    assert text.isascii() and "\t" not in text
    for judge, most, files in LIMITS:
        room = 2_000 if files == "*" else 0  # for what a user may add
        assert (SOLUTIONS / f"{problem}.py").match(files) <= (len(text) <= most - room)
    long = [line for line in text.splitlines() if len(line) > 88]
    assert not long, f"{problem}: lines of more than 88 characters: {long}"
    idle = unused(text) - {"Solution", "sudoku_solver"}  # the judges' names
    assert not idle, f"solutions/{problem}.py does not use {idle}"
    try:
        exec(text, {"__name__": problem})
    except NameError as error:  # lib stands below the program
        why = f"lib/problems/{problem}.py: {error}: use lib only in functions"
        pytest.fail(why, pytrace=False)


LEETCODE = [name for name in PROBLEMS if name.startswith("leetcode")]
PASTED = [*LEETCODE, "codewars_hard_sudoku"]
each_python = pytest.mark.parametrize("python", FEW)


def found(python):
    """Return the path of a Python, or skip the test."""
    return program_of(python) or pytest.skip(f"{python} is not on this machine")


def join(problem):
    """Return the program that LeetCode would make of a bundle, after its own stub."""
    text = (SOLUTIONS / f"{problem}.py").read_text()
    form = r"    def (\w+)\(\s*self, ([^)]+)\) -> (.+):\n"  # as in LeetCode's stub
    ((method, arguments, returned),) = re.findall(form, text)
    before, after = (LIBRARIES / f"leetcode_{w}.py" for w in ("before", "after"))
    more = f"{arguments.count(': ')}, {returned == 'None'}"
    call = f'if __name__ == "__main__": _driver(Solution().{method}, {more})\n'
    return before.read_text() + text + after.read_text() + call


@each_python
@pytest.mark.parametrize("start", ["main.py", "-c exec(open('main.py').read())"])
@pytest.mark.parametrize("problem", LEETCODE)
def test_cases_in_the_program_that_leetcode_joins(problem, python, start, tmp_path):
    """It may have any name, or none."""
    (tmp_path / "main.py").write_text(join(problem))
    case = tmp_path / "all.in"
    inputs = [each.read_bytes().rstrip() + b"\n" for each in cases(problem)]
    case.write_bytes(b"".join(inputs))
    answers = [each.with_suffix(".out").read_bytes() for each in cases(problem)]
    case.with_suffix(".out").write_bytes(b"".join(answers))
    command = [found(python), *start.split(" ", 1)]
    assert run(command, case.read_bytes(), cwd=tmp_path) == (0, b"", b"")
    assert not fault(problem, case, (tmp_path / "user.out").read_bytes())


@each_python
@pytest.mark.parametrize("name", ["main.py", "solution.py", "test_{}.py", "{}.py"])
@pytest.mark.parametrize("problem", PASTED)
def test_what_stands_below_a_paste_runs_and_has_the_input(
    problem, name, python, tmp_path
):
    """Under its own name, {}.py here, the file reads an input, which is empty."""
    path, given = tmp_path / name.format(problem), b"" if name == "{}.py" else b"left"
    driver = "import sys\nprint(callable(answers), sys.stdin.read())\n"
    path.write_text((SOLUTIONS / f"{problem}.py").read_text() + driver)
    result = run([found(python), "-I", "-W", "error", path], given)
    assert result == (0, b"True %b\n" % given, b"")


@pytest.mark.parametrize("problem", PROBLEMS)
def test_a_solution_is_imported_in_silence(problem):
    program = f"import {problem}, sys; print(*sys.stdin)"
    result = run([sys.executable, "-c", program], "left", cwd=SOLUTIONS)
    assert result == (0, b"left\n", b"")


REPLACED = [(python, name) for python in FEW for name in ("poj3074", "leetcode37")]


@pytest.mark.parametrize("python, problem", [*REPLACED, (OLD, "uva1309")])
def test_what_stands_for_standard_input_is_read_twice(python, problem):
    """The first time without a name, under which a file of LeetCode does nothing."""
    case = SAMPLES / problem / "sample-1.in"
    program = SOLUTIONS / f"{problem}.py"
    answer = case.with_suffix(".out").read_bytes() * (1 if problem in PASTED else 2)
    command = [found(python), "-W", "error", LIBRARIES / "exec_twice.py", program, case]
    assert run(command, "other input") == (0, answer, b"")


FOLDER = ROOT / "lib" / "recipes"
RECIPES = sorted(FOLDER.glob("*.py"))


def expected(recipe):
    """Return what the docstring of a recipe says that it prints."""
    docstring = ast.get_docstring(ast.parse(recipe.read_text("utf-8")))
    return docstring.split("\nOutput:\n")[1] + "\n"


def test_a_bundle_alone_prints_what_its_docstring_says(tmp_path):
    """On the oldest and on the newest Python, one after another in one process."""

    def bundle(recipe):
        result = run_tool("bundle.py", recipe, "-o", tmp_path / recipe.name)
        assert result[::2] == (0, ""), result

    at_once(bundle, RECIPES)
    command = ["-I", LIBRARIES / "run_all.py", "", *[recipe.name for recipe in RECIPES]]
    programs = {program_of("oldest"), program_of("newest")}
    results = at_once(lambda each: run([each, *command], cwd=tmp_path), programs)
    shown = "".join(f"{expected(recipe)}--- next\n" for recipe in RECIPES).encode()
    assert results == [(0, shown, b"")] * len(programs)


def test_the_index_names_every_recipe_and_no_other():
    links = re.findall(r"\]\((\w+\.py)\)", (FOLDER / "README.md").read_text("utf-8"))
    assert set(links) == {recipe.name for recipe in RECIPES}
