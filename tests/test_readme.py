"""What the README says is so."""

import doctest
import re

import pytest

from support import PROBLEMS, ROOT, SAMPLES, run

README = (ROOT / "README.md").read_text()


def test_examples_run_as_they_stand():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried) == (0, 6)


def test_first_command_solves_the_sample():
    command = re.search(r"^python3 solutions/.* < .*$", README, re.M).group()
    status, output, errors = run(["sh", "-c", command], cwd=ROOT)
    assert (status, errors) == (0, b"")
    assert output == (SAMPLES / "poj3074" / "sample-1.out").read_bytes()


def test_the_test_command_is_one_line():
    lines = [line for line in README.splitlines() if "-m pytest" in line]
    assert len(lines) == 1 and "tests/requirements.txt" in lines[0]


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_is_in_the_table(problem):
    rows = [line for line in README.splitlines() if f"`{problem}.py`" in line]
    assert len(rows) == 1 and rows[0].count("|") == 5


@pytest.mark.parametrize(
    "path", re.findall(r"`((?:lib|tools|tests)/[\w/.-]+)`", README)
)
def test_paths_are_there(path):
    if "NAME" not in path:
        assert (ROOT / path).exists()


def test_the_top_of_the_repository_is_as_agreed():
    ignored = {".git", ".venv", ".pytest_cache"}
    top = {path.name for path in ROOT.iterdir()} - ignored
    agreed = {"solutions", "lib", "tests", "tools", "README.md"}
    assert {name for name in top if not name.startswith(".")} - {
        "__pycache__"
    } == agreed
