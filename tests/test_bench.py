"""tools/bench.py: times, ratios and answers are told right, of the lib that is meant."""

import re
import shlex
import shutil
import sys
import time

import pytest

import bench
import packages
from lib.dlx import exact_covers
from support import ROOT, puzzles, run_text, works

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

    def row(own, other, by_packages, runs):
        kinds = {"own": (TASKS, own, by_packages), "other": (TASKS, other, {})}
        libs = "own", "other" if other else None
        return bench.time_row(lambda _, lib: kinds[lib], "name", *libs, runs)

    ones = [1] * 6
    own = {"lib": taking(9, 1, 1, 2, 5, 4), "links": taking(*ones)}
    other = {"lib": taking(4, 5, 4, 4, 8, 2), "links": taking(*ones, answers="AXABAB")}
    found = row(own, other, {"xcover": None}, 3).values()
    assert [*found] == ["name", "1000 (0.33)", "1000 (1.00) wrong"]
    own = {"lib": taking(0.0000444, 0.0000444)}
    found = row(own, {}, {"xcover": taking(1.26, 1.26, answers="AX")}, 1)
    expected = {"lib (pure Python)": "0.044", "xcover (numba)": "1300 wrong"}
    assert found == {"milliseconds": "name", **expected}


def test_a_search_for_covers_solves_sudokus():
    solve = packages.solver_by("", exact_covers)
    for puzzle, answer in puzzles("9x9/easy")[:9]:
        assert solve(puzzle) == answer


def run_bench(arguments, python=sys.executable):
    """Run the tool once; return status, the rows of its table, and errors."""
    command = [python, "-B", bench.__file__, "--runs", "1", *shlex.split(arguments)]
    status, output, errors = run_text(command)
    rows = [re.split(r" *\| *", line)[1:-1] for line in output.splitlines()]
    return status, rows, errors


TABLES = [
    "easy tier0 sudoklify new_process",
    "--covers trominoes_8x8 queens_06",
    "--counts trominoes_8x8 brtf3",
]


@pytest.mark.parametrize("arguments", TABLES)
@pytest.mark.parametrize("kind", ["pure Python", "PyPy"])
def test_lib_and_packages_that_are_installed_are_right(arguments, kind):
    python = works("pypy3") if kind == "PyPy" else sys.executable
    if not python:
        pytest.skip("pypy3 is not on this machine")
    status, (head, _, *rows), errors = run_bench(arguments, python)
    assert status == 0 and head[:2] == ["milliseconds", f"lib ({kind})"], errors
    names = [word for word in arguments.split() if word[0] != "-"]
    assert [row[0] for row in rows] == [bench.LABELS.get(name, name) for name in names]
    assert "wrong" not in str(rows)


def test_lib_is_timed_beside_that_of_another_folder(tmp_path):
    kit = tmp_path / "a kit"
    shutil.copytree(ROOT / "lib", kit / "lib")
    with open(kit / "lib" / "dlx.py", "a") as file:
        file.write("import sys\ndef exact_covers(*_): yield sys.stderr.write('once')")
    beside = f"--beside {shlex.quote(str(kit))} --covers queens_06"
    status, (head, _, cells), errors = run_bench(beside)
    assert (status, errors, len(head)) == (0, "once", 4)
    assert re.fullmatch(r"([\d.]+ \([\d.]+\) ){3}wrong", " ".join(cells[1:]))


def test_seconds_of_solutions_stand_beside_those_of_the_pages(
    tmp_path, monkeypatch, capsys
):
    page, row = tmp_path / "a.md", "| [x.py](x.py) | {} of 2 | ([y.py](y.py), {})\n"
    page.write_text(row.format("PyPy 0.30", "0.04") + row.format("1.00", "0.05"))
    monkeypatch.setattr(bench, "PAGES", [page])
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    monkeypatch.setattr(bench.shutil, "which", lambda name: name)
    seconds = {
        ("x", sys.executable): 1.33,
        ("x", "pypy3"): 0.41,
        ("y", sys.executable): 0.07,
    }
    monkeypatch.setattr(bench, "slowest", lambda name, python, _: seconds[name, python])
    bench.time_solutions(["x", "y"], 3, False)
    _, _, *rows = capsys.readouterr().out.splitlines()
    found = [line.replace("|", "").split() for line in rows]
    expected = "x PyPy 0.30 0.410 yes,y 0.04 0.05 0.070 yes,x 1.00 1.330"
    assert [" ".join(words) for words in found] == expected.split(",")
    bench.time_solutions(["x"], 3, True)
    new = row.format("PyPy 0.41", "0.04") + row.format("1.33", "0.05")
    assert page.read_text() == new
