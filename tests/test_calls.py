"""Calls that are refused: tests/data/calls has each, and below it what is said."""

from importlib import import_module

import pytest

from lib.covers import count_covers, covers
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from support import DATA

NAMES = {}  # what calls can use
for module in "covers", "read", "rules", "shapes", "sudoku", "problems.hdu2295":
    NAMES.update(vars(import_module(f"lib.{module}")))
# The functions that solve stands for in a file
SOLVES = {"names": (covers, count_covers), "numbers": (exact_covers, lane_covers)}


def calls():
    """Yield (call, what is said, what solve means)."""
    for path in sorted((DATA / "calls").glob("*.txt")):
        for case in path.read_text().strip().split("\n\n"):
            for solve in SOLVES.get(path.stem, [None]):
                yield *case.split("\n"), solve


@pytest.mark.quick
@pytest.mark.parametrize("call, expected, solve", [*calls()])
def test_a_call_is_refused_at_once_in_these_words(call, expected, solve):
    try:
        found = eval(call, {**NAMES, "solve": solve})
    except (TypeError, ValueError) as error:
        found = f"{type(error).__name__}: {error}"
    assert found == expected
