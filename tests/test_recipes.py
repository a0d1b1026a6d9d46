"""The recipes print what their docstrings say, as bundles too; an index names all."""

import ast
import contextlib
import re
import runpy
import sys

import pytest

from support import ROOT, at_once, needs_bundler, program_of, run

FOLDER = ROOT / "lib" / "recipes"
RECIPES = sorted(FOLDER.glob("*.py"))


def expected(recipe):
    """Return what the docstring of a recipe says that it prints."""
    docstring = ast.get_docstring(ast.parse(recipe.read_text("utf-8")))
    return docstring.split("\nOutput:\n")[1] + "\n"


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.stem)
def test_a_recipe_prints_what_its_docstring_says(recipe, capsys):
    runpy.run_path(str(recipe), run_name="__main__")
    assert capsys.readouterr().out == expected(recipe)


@needs_bundler
def test_a_bundle_alone_prints_the_same_on_the_oldest_python(tmp_path, monkeypatch):
    for recipe in RECIPES:
        (tmp_path / recipe.stem).mkdir()
        target = tmp_path / recipe.stem / "submit.py"
        monkeypatch.setattr(sys, "argv", ["bundle.py", str(recipe), "-o", str(target)])
        with contextlib.suppress(SystemExit):  # in this process: that takes less time
            runpy.run_path(str(ROOT / "tools" / "bundle.py"), run_name="__main__")
    command = program_of("oldest"), "-I", "submit.py"
    results = at_once(lambda each: run(command, cwd=tmp_path / each.stem), RECIPES)
    for recipe, result in zip(RECIPES, results):
        assert result == (0, expected(recipe).encode(), b""), recipe


def test_the_index_names_every_recipe_and_no_other():
    links = re.findall(r"\]\((\w+\.py)\)", (FOLDER / "README.md").read_text("utf-8"))
    assert set(links) == {recipe.name for recipe in RECIPES}
