"""tools/bench.py: times, ratios and answers are told right, of the lib that is meant."""

import re
import shlex
import shutil
import sys
import time

import pytest

import bench
import lib.covers
import lib.sudoku
from support import ROOT, run_text, works

TASKS = [("a", "A"), ("b", "B")]  # arguments, and the right answer


def test_times_ratios_and_wrong_answers_are_told(monkeypatch):
    """A time is the mean of the least of each task, in milliseconds with two digits."""
    now = [0]
    monkeypatch.setattr(time, "thread_time", lambda: now[0])

    def taking(*seconds, answers="ABABAB"):
        """Return a function of a task, whose calls take these seconds."""
        calls = zip(seconds, answers)

        def function(_):
            spent, answer = next(calls)
            now[0] += spent
            return answer

        return function

    def row(own, other, packages, runs):
        kinds = {"own": (TASKS, own, packages), "other": (TASKS, other, {})}
        libs = "own", "other" if other else None
        return bench.time_row(lambda _, lib: kinds[lib], "name", *libs, runs)

    ones = [1] * 6
    own = {"lib": taking(9, 1, 1, 2, 5, 4), "lanes": taking(*ones)}
    own["links"] = taking(*ones, answers="ABXBAB")
    other = {"lib": taking(4, 5, 4, 4, 8, 2), "lanes": taking(*ones, answers="AXABAB")}
    other["links"] = taking(*ones)
    expected = {"milliseconds": "name", "lib": "1000 (0.33)"}
    expected.update(lanes="1000 (1.00) wrong", links="1000 (1.00) wrong")
    assert row(own, other, {"package": None}, 3) == expected
    own = {"lib": taking(0.0000444, 0.0000444)}
    package = {"package": taking(1.26, 1.26, answers="AX")}
    expected = {"milliseconds": "name", "lib": "0.044", "package": "1300 wrong"}
    assert row(own, {}, package, 1) == expected


def test_packages_are_asked_only_for_what_they_can_do(monkeypatch):
    both = ["lib-sudoku", "another"]
    for name in "solvers", "counters":
        monkeypatch.setattr(bench.packages, name, lambda: dict.fromkeys(both))
    sets = [[*bench.solving(name, lib)[2]] for name in ("easy", "17clue", "tier0")]
    assert sets == [both, ["another"], []]
    counts = [[*bench.counting(n, lib)[2]] for n in ("brtf3", "dominoes_12x12")]
    assert counts == [both, []]


def run_bench(arguments, python=sys.executable):
    """Run the tool once; return status, the rows of its table, and errors."""
    command = [python, "-B", bench.__file__, "--runs", "1", *shlex.split(arguments)]
    status, output, errors = run_text(command)
    rows = [re.split(r" *\| *", line)[1:-1] for line in output.splitlines()]
    return status, rows, errors


TABLES = [
    "easy tier0 sudoklify",
    "--covers trominoes_8x8 queens_06",
    "--counts trominoes_8x8 brtf3",
    "--cheapest flights_40 queens_16",
]


@pytest.mark.parametrize("arguments", TABLES)
def test_lib_and_packages_that_are_installed_are_right(arguments):
    status, (head, _, *rows), errors = run_bench(arguments)
    assert status == 0 and head[:2] == ["milliseconds", "lib"], errors
    names = [word for word in arguments.split() if word[0] != "-"]
    assert [row[0] for row in rows] == names and "wrong" not in str(rows)


@pytest.mark.skipif(not works("pypy3"), reason="pypy3 is not on this machine")
def test_pypy_is_timed_by_running_it():
    status, (head, *_), _ = run_bench("tier0", works("pypy3"))
    assert (status, head) == (0, ["milliseconds", "lib"])


def test_lib_is_timed_beside_that_of_another_folder(tmp_path):
    kit = tmp_path / "a kit"
    shutil.copytree(ROOT / "lib", kit / "lib")
    with open(kit / "lib" / "dlx.py", "a") as file:
        file.write("import sys\ndef exact_covers(*_): yield sys.stderr.write('once')")
    beside = f"--beside {shlex.quote(str(kit))} --covers queens_06"
    status, (head, _, cells), errors = run_bench(beside)
    assert (status, errors, len(head), head[-1]) == (0, "once", 4, "lib links")
    assert re.fullmatch(r"([\d.]+ \([\d.]+\) ){3}wrong", " ".join(cells[1:]))


def test_what_cannot_be_timed_is_told():
    for arguments, words in {
        "easy hardst": "'hardst' is none of easy, 17clue, ",
        "--covers easy": "'easy' is none of ",
        "--beside nowhere": "there is no lib in 'nowhere'",
    }.items():
        status, rows, errors = run_bench(arguments)
        assert (status, rows) == (2, []) and words in errors.splitlines()[-1]
