"""The bundles as files to paste, and those of the recipes."""

import ast
import re
import shutil
import sys

import pytest

from bundle import LIMITS, bound_by, imports, names_in
from support import FEW, LIBRARIES, PROBLEMS, ROOT, SAMPLES, SOLUTIONS
from support import at_once, cases, fault, program_of, run, run_tool


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


def join(problem):
    """Return the program that LeetCode would make of a bundle, after its own stub."""
    text = (SOLUTIONS / f"{problem}.py").read_text()
    form = r"    def (\w+)\(\s*self, ([^)]+)\) -> (.+):\n"  # as in LeetCode's stub
    ((method, arguments, returned),) = re.findall(form, text)
    before, after = (LIBRARIES / f"leetcode_{w}.py" for w in ("before", "after"))
    more = f"{arguments.count(': ')}, {returned == 'None'}"
    call = f'if __name__ == "__main__": _driver(Solution().{method}, {more})\n'
    return before.read_text() + text + after.read_text() + call


@pytest.mark.parametrize("start", ["main.py", "-c exec(open('main.py').read())"])
@pytest.mark.parametrize("python", FEW)
@pytest.mark.parametrize("problem", LEETCODE)
def test_cases_in_the_program_that_leetcode_joins(problem, python, start, tmp_path):
    """It may have any name, or none: then the pasted part does nothing by itself."""
    if not program_of(python):
        pytest.skip(f"{python} is not on this machine")
    (tmp_path / "main.py").write_text(join(problem))
    case = tmp_path / "all.in"
    inputs = [each.read_bytes().rstrip() + b"\n" for each in cases(problem)]
    case.write_bytes(b"".join(inputs))
    answers = [each.with_suffix(".out").read_bytes() for each in cases(problem)]
    case.with_suffix(".out").write_bytes(b"".join(answers))
    result = run(
        [program_of(python), *start.split(" ", 1)], case.read_bytes(), cwd=tmp_path
    )
    assert result == (0, b"", b"")
    assert not fault(problem, case, (tmp_path / "user.out").read_bytes())


def test_the_bundle_for_codewars_is_imported_and_prints_and_reads_nothing(tmp_path):
    shutil.copyfile(SOLUTIONS / "codewars_hard_sudoku.py", tmp_path / "solution.py")
    program = "import sys, solution as s; print(callable(s.sudoku_solver), *sys.stdin)"
    result = run([sys.executable, "-c", program], "left", cwd=tmp_path)
    assert result == (0, b"True left\n", b"")


@pytest.mark.parametrize("problem", LEETCODE)
def test_under_another_name_a_file_of_leetcode_runs_only_on_files(problem, tmp_path):
    shutil.copyfile(SOLUTIONS / f"{problem}.py", tmp_path / "prog_joined.py")
    case = SAMPLES / problem / "sample-1.in"
    command = [sys.executable, "-I", tmp_path / "prog_joined.py"]
    status, output, errors = run([*command, "-recursion_limit", "550000"], "x")
    words = f"{problem}: name a file of .*, or paste this into LeetCode\n"
    assert (status, output) == (1, b"") and re.fullmatch(words, errors.decode())
    under_its_name = [sys.executable, "-I", SOLUTIONS / f"{problem}.py", case]
    assert run([*command, case]) == run(under_its_name) != (0, b"", b"")


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
