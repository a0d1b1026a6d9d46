"""The recipes print what their docstrings say, as bundles too; an index names all."""

import ast
import contextlib
import re
import runpy
import sys

from support import ROOT, at_once, program_of, run

FOLDER = ROOT / "lib" / "recipes"
RECIPES = sorted(FOLDER.glob("*.py"))


def expected(recipe):
    """Return what the docstring of a recipe says that it prints."""
    docstring = ast.get_docstring(ast.parse(recipe.read_text("utf-8")))
    return docstring.split("\nOutput:\n")[1] + "\n"


RUN_ALL = """import runpy, sys
for path in sys.argv[1:]:
    print("==", path, flush=True)
    runpy.run_path(path, run_name="__main__")
"""


def test_a_bundle_alone_prints_what_its_docstring_says(tmp_path, monkeypatch):
    """On the oldest and on the newest Python, one after another in one process."""
    for recipe in RECIPES:
        target = str(tmp_path / recipe.name)
        monkeypatch.setattr(sys, "argv", ["bundle.py", str(recipe), "-o", target])
        with contextlib.suppress(SystemExit):  # in this process: that takes less time
            runpy.run_path(str(ROOT / "tools" / "bundle.py"), run_name="__main__")

    def run_all(program):
        return run([program, "-I", "-c", RUN_ALL, *names], cwd=tmp_path)

    names = [recipe.name for recipe in RECIPES]
    shown = "".join(f"== {recipe.name}\n{expected(recipe)}" for recipe in RECIPES)
    programs = {program_of("oldest"), program_of("newest")}
    for status, output, errors in at_once(run_all, programs):
        assert (output.decode(), status, errors) == (shown, 0, b"")


def test_the_index_names_every_recipe_and_no_other():
    links = re.findall(r"\]\((\w+\.py)\)", (FOLDER / "README.md").read_text("utf-8"))
    assert set(links) == {recipe.name for recipe in RECIPES}
