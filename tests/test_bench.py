"""tools/bench.py: times, ratios and answers are told right, of the lib that is meant."""

import re
import shutil
import sys
import time

import pytest

import bench
import lib.covers
import lib.sudoku
from support import ROOT, run, works

TASKS = [("a", "A"), ("b", "B")]  # arguments, and the right answer


@pytest.fixture
def taking(monkeypatch):
    """Return a maker of functions of a task, whose calls take the seconds given."""
    now = [0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])

    def make(*seconds, answers="ABABAB"):
        calls = zip(seconds, answers)

        def function(_):
            spent, answer = next(calls)
            now[0] += spent
            return answer

        return function

    return make


def row(own, packages={}, other={}, runs=1):
    """Return {heading: text} of TASKS done by functions of lib, packages, another lib."""
    kinds = {"own": (TASKS, {**own}, packages), "other": (TASKS, other, {})}
    libs = "own", "other" if other else None
    cells = bench.time_row(lambda _, lib: kinds[lib], "name", *libs, runs)
    assert cells.pop("milliseconds") == "name"
    return cells


def test_a_time_is_in_milliseconds_with_two_digits(taking):
    for seconds, text in (2, "2000"), (1.26, "1300"), (0.0000444, "0.044"):
        functions = {"lib": taking(seconds, seconds)}, {"package": taking(0.1, 0.1)}
        assert row(*functions) == {"lib": text, "package": "100"}


def test_a_time_is_the_mean_of_the_least_and_a_ratio_that_to_another_lib(taking):
    own, other = taking(9, 1, 1, 2, 5, 4), taking(4, 5, 4, 4, 8, 2)
    found = row({"lib": own}, {"package": None}, {"lib": other}, runs=3)
    assert found == {"lib": "1000 (0.33)"}


def test_what_was_wrong_once_is_marked(taking):
    ones = 1, 1, 1, 1
    own, package = {"lib": taking(*ones)}, {"package": taking(*ones, answers="AXAB")}
    assert row(own, package, runs=2) == {"lib": "1000", "package": "1000 wrong"}
    own = {"lib": taking(*ones), "lib links": taking(*ones)}
    other = {"lib": taking(*ones, answers="ABXB"), "lib links": taking(*ones)}
    expected = {"lib": "1000 (1.00) wrong", "lib links": "1000 (1.00)"}
    assert row(own, other=other, runs=2) == expected


def test_packages_are_asked_only_for_what_they_can_do(monkeypatch):
    for name in "solvers", "counters":
        found = lambda: {"lib-sudoku": None, "another": None}
        monkeypatch.setattr(bench.packages, name, found)
    sets = {
        name: [*bench.solving(name, lib)[2]] for name in ("easy", "17clue", "tier0")
    }
    both = ["lib-sudoku", "another"]
    assert sets == {"easy": both, "17clue": ["another"], "tier0": []}
    counts = [[*bench.counting(n, lib)[2]] for n in ("brtf3", "dominoes_12x12")]
    assert counts == [both, []]


def run_bench(*arguments, python=sys.executable):
    """Run the tool once; return status, the rows of its table, and errors."""
    command = [python, "-B", bench.__file__, "--runs", "1", *arguments]
    status, output, errors = run(command)
    rows = [re.split(r" *\| *", line)[1:-1] for line in output.decode().splitlines()]
    return status, rows, errors.decode()


TABLES = {  # names -> option
    "easy tier0 sudoklify": [],
    "trominoes_8x8 queens_06": ["--covers"],
    "trominoes_8x8 brtf3": ["--counts"],
    "flights_40 queens_16": ["--cheapest"],
}


@pytest.mark.parametrize("names", TABLES)
def test_lib_and_packages_that_are_installed_are_right(names):
    status, (head, _, *rows), errors = run_bench(*TABLES[names], *names.split())
    assert status == 0 and head[:2] == ["milliseconds", "lib"], errors
    assert [row[0] for row in rows] == names.split() and "wrong" not in str(rows)


@pytest.mark.skipif(not works("pypy3"), reason="pypy3 is not on this machine")
def test_pypy_is_timed_by_running_it():
    status, (head, *_), _ = run_bench("tier0", python=works("pypy3"))
    assert (status, head) == (0, ["milliseconds", "lib"])


def test_lib_is_timed_beside_that_of_another_folder(tmp_path):
    kit = tmp_path / "a kit"
    shutil.copytree(ROOT / "lib", kit / "lib")
    with open(kit / "lib" / "dlx.py", "a") as file:
        file.write("import sys\ndef exact_covers(*_): yield sys.stderr.write('once')")
    arguments = "--beside", kit, "--covers", "queens_06"
    status, (head, _, cells), errors = run_bench(*arguments)
    assert (status, errors, len(head), head[-1]) == (0, "once", 4, "lib links")
    assert re.fullmatch(r"([\d.]+ \([\d.]+\) ){3}wrong", " ".join(cells[1:]))


def test_what_cannot_be_timed_is_told():
    for line, words in {
        "easy hardst": "'hardst' is none of easy, 17clue, ",
        "--covers easy": "'easy' is none of ",
        "--beside nowhere": "there is no lib in 'nowhere'",
    }.items():
        status, rows, errors = run_bench(*line.split())
        assert (status, rows) == (2, []) and words in errors.splitlines()[-1]
