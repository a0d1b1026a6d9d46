"""tools/bench.py: answers are checked, units are right, and it is lib that is timed."""

import sys
import time
import types

import pytest

import bench
from lib.dlx import exact_covers
from support import puzzles, run, works

PACKAGES = ["exact-cover", "xcover", "exact-cover-py"]


class Matrix(list):
    """As much of an array of numpy as the tool needs."""

    def __setitem__(self, place, value):
        row, columns = place
        for column in columns:
            self[row][column] = value


def covers_of_matrix(matrix, limit=None):
    """Return the covers of rows of 0 and 1."""
    options = [[at for at, bit in enumerate(row) if bit] for row in matrix]
    return list(exact_covers(len(matrix[0]), options))[:limit]


def covers_of_lists(options, primary, secondary):
    """Return the covers as xcover does."""
    assert [*primary, *secondary] == list(range(len(primary + secondary)))
    return list(exact_covers(len(primary), options, len(secondary)))


def diagram(*lists, use_memo_cache):
    """Yield nodes (number, item, low, high): from each, high leads to a cover."""
    for number, _ in enumerate(covers_of_lists(*lists), 2):
        yield number, 0, number - 1 if number > 2 else 0, 1


@pytest.fixture
def stand_ins(monkeypatch):
    """Put modules with the functions of the packages in their place."""
    modules = {
        "numpy": {"zeros": lambda s, dtype: Matrix([0] * s[1] for _ in range(s[0]))},
        "exact_cover": {
            "get_all_solutions": covers_of_matrix,
            "get_solution_count": lambda matrix: len(covers_of_matrix(matrix)),
        },
        "xcover": {"covers": covers_of_lists, "covers_zdd": diagram},
        "exact_cover_py": {"exact_covers": lambda m: iter(covers_of_matrix(m))},
    }
    for name, functions in modules.items():
        monkeypatch.setitem(sys.modules, name, types.SimpleNamespace(**functions))


@pytest.fixture
def table(monkeypatch, capsys):
    """Return a function that returns a table of the tool."""

    def make(arguments, clock=int):
        monkeypatch.setattr(sys, "argv", ["bench.py", *arguments.split()])
        monkeypatch.setattr(time, "process_time", clock)
        bench.main()
        cells = [line.split("|")[1:-1] for line in capsys.readouterr()[0].splitlines()]
        return [[cell.strip() for cell in row] for row in cells]

    return make


@pytest.mark.parametrize("seconds, text", [("5 .01 2", "2000"), (".0000444", "0.044")])
def test_a_time_is_a_median_in_milliseconds(seconds, text, table, monkeypatch):
    two = puzzles("16x16/tier0", 16)[:2]
    monkeypatch.setattr(bench, "puzzles", lambda *_: two)
    rounds = [9, *map(float, seconds.split())]  # the first one is to warm up
    clock = (tick for each in rounds for tick in (0, each * len(two)))
    head, _, row = table(f"--runs {len(rounds) - 1} tier0", clock.__next__)
    assert (head, row) == (["milliseconds", "lib"], ["tier0", text])


INSTALLED = ["easy", "--covers trominoes_8x8 queens_06", "--counts trominoes_8x8 brtf3"]


@pytest.mark.parametrize("names", INSTALLED)
def test_lib_and_packages_that_are_installed_are_right(names, table):
    assert "wrong" not in str(table(f"--runs 1 {names}", time.process_time))


TABLES = ["hardest", "--covers langford_07 brtf3", "--counts langford_07 brtf3"]


@pytest.mark.parametrize("names", TABLES)
def test_packages_are_asked_what_lib_is_asked(names, table, stand_ins, monkeypatch):
    # Their search is slow: with half of the solution given, it is short.
    pairs = [(s[:40] + p[40:], s) for p, s in puzzles("9x9/hardest")[:2]]
    monkeypatch.setattr(bench, "puzzles", lambda *_: pairs)
    head, _, *rows = table(f"--runs 1 {names}")
    assert head[-3:] == PACKAGES and all(map(all, rows)) and "wrong" not in str(rows)


def test_packages_are_not_asked_for_too_much(table, stand_ins, monkeypatch):
    monkeypatch.setattr(bench, "MOST_BY_PACKAGES", 4)
    head, _, four, more = table("--runs 1 --counts queens_06 queens_07")
    assert head[-3:] == PACKAGES and all(four) and more[2:] == [""] * 3
    assert table("--runs 1 tier0")[0] == ["milliseconds", "lib"]


LIARS = {  # heading -> the function that finds its covers
    "lib": "bench.covers",
    "lib lanes": "bench.lane_covers",
    "lib links": "bench.exact_covers",
    "exact-cover": "exact_cover.get_all_solutions",
    "xcover": "xcover.covers",
    "exact-cover-py": "exact_cover_py.exact_covers",
}


@pytest.mark.parametrize("heading", LIARS)
def test_what_is_wrong_is_marked(heading, table, stand_ins, monkeypatch):
    monkeypatch.setattr(LIARS[heading], lambda *_: iter([[0]]))
    head, _, row = table("--covers --runs 1 queens_06")
    assert [column for column, cell in zip(head, row) if "wrong" in cell] == [heading]


@pytest.mark.skipif(not works("pypy3"), reason="pypy3 is not on this machine")
def test_pypy_is_timed_by_running_it():
    status, output, _ = run(["pypy3", "-B", bench.__file__, "--runs", "1", "tier0"])
    assert status == 0 and b" tier0 | " in output


def test_what_cannot_be_timed_is_told(table, capsys):
    for arguments, words in {
        "easy hardst": "'hardst' is none of easy, 17clue, ",
        "--covers easy": "'easy' is none of ",
        "--runs 0": "--runs must be 1 or more",
    }.items():
        with pytest.raises(SystemExit, match="^2$"):
            table(arguments)
        output, errors = capsys.readouterr()
        assert output == "" and words in errors.splitlines()[-1]
