"""Calls that are refused: a row of tests/data/calls has one, and what is said."""

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
    """Return (file, call, what is said, what solve means in the call)."""
    found = []
    for path in sorted((DATA / "calls").glob("*.txt")):
        for row in path.read_text().splitlines():
            for solve in SOLVES.get(path.stem, [None]):
                found.append((path, *row.split(" -> "), solve))
    return found


@pytest.mark.quick
@pytest.mark.parametrize("path, call, expected, solve", calls())
def test_a_call_is_refused_at_once_in_these_words(path, call, expected, solve, record):
    with pytest.raises((TypeError, ValueError)) as caught:
        eval(call, {**NAMES, "solve": solve})
    found = f"{caught.typename}: {caught.value}"
    if found != expected:
        old, new = (f"{call} -> {words}\n" for words in (expected, found))
        text = path.read_text().replace(old, new)
        record(f"{path}: {call}", expected, found, lambda: path.write_text(text))
