"""tools/bench.py: answers are checked, units are right, and it is lib that is timed."""

import sys
import time
import types

import pytest

from support import ROOT, run, works

sys.path.insert(0, str(ROOT / "tools"))

import bench  # noqa: E402


@pytest.fixture
def without_peers(monkeypatch):
    """Let no peer be imported."""
    for package in "exact_cover", "xcover", "exact_cover_py":
        monkeypatch.setitem(sys.modules, package, None)


@pytest.fixture
def table(monkeypatch, capsys):
    """Return a function that returns a table of the tool, and its errors."""

    def make(arguments, clock=int):
        monkeypatch.setattr(sys, "argv", ["bench.py", *arguments.split()])
        monkeypatch.setattr(time, "process_time", clock)
        bench.main()
        output, errors = capsys.readouterr()
        cells = [line.split("|")[1:-1] for line in output.splitlines()]
        return [[cell.strip() for cell in row] for row in cells], errors

    return make


ROWS = "123456789456789123789123456231674895875912364694538217"
SOLVED = ROWS + "317265948542897631968341572"
TWO = ROWS + "3172.5.485428.7.31968341572"  # a puzzle with two solutions


@pytest.fixture
def sets(tmp_path, monkeypatch):
    """Put two small sets in the place of those of tests/data."""
    (tmp_path / "9x9").mkdir()
    for name, puzzles in {"easy": [SOLVED, SOLVED], "hardest": [SOLVED, TWO]}.items():
        (tmp_path / "9x9" / f"{name}.txt").write_text("\n".join(puzzles))
        (tmp_path / "9x9" / f"{name}.sol").write_text("\n".join([SOLVED, SOLVED]))
    monkeypatch.setattr(bench, "DATA", tmp_path)


@pytest.mark.parametrize("seconds, text", [("5 .01 2", "2000"), (".0000444", "0.044")])
def test_a_time_is_the_median_in_milliseconds_a_puzzle(
    seconds, text, table, sets, without_peers
):
    rounds = [9, *map(float, seconds.split())]  # the first one is to warm up
    clock = (tick for each in rounds for tick in (0, each * 2))  # for two puzzles
    (head, _, row), _ = table(f"--runs {len(rounds) - 1} easy", clock.__next__)
    assert head == ["milliseconds", "lib", "guesses"]
    assert row[:2] == ["easy", text]


def test_a_guess_is_an_option_tried_where_an_item_has_several(table, sets):
    (head, _, solved, one_of_two), _ = table("--runs 1 easy hardest")
    assert (head[-1], solved[-1], float(one_of_two[-1])) == ("guesses", "0.0", 0.5)


@pytest.mark.parametrize("names", ["--covers trominoes_8x8", "--counts dominoes_8x8"])
def test_many_covers_are_found_in_part_or_counted_all(names, table, without_peers):
    (head, _, row), _ = table(f"--runs 1 {names}")
    assert len(row) == len(head) and "wrong" not in "".join(row)


@pytest.mark.parametrize("label", [*bench.OWN["find"], "xcover"])
def test_what_is_wrong_is_marked(label, table, without_peers, monkeypatch):
    liar = types.SimpleNamespace(covers=lambda *lists: iter([[0]]))
    if label == "xcover":
        monkeypatch.setitem(sys.modules, label, liar)
    else:
        monkeypatch.setitem(bench.OWN["find"], label, lambda *problem: 1)
    (head, _, row), _ = table("--covers --runs 1 queens_06")
    assert [column for column, cell in zip(head, row) if "wrong" in cell] == [label]


@pytest.mark.parametrize("names", ["easy", "--covers queens_06", "--counts brtf3"])
def test_peers_that_are_installed_are_right(names, table):
    rows, errors = table(f"--runs 1 {names}", time.process_time)
    assert "wrong" not in str(rows)
    for peer in "exact-cover", "xcover", "exact-cover-py":
        assert (peer in rows[0]) != (f"{peer} is not installed" in errors.splitlines())


@pytest.mark.skipif(not works("pypy3"), reason="pypy3 is not on this machine")
def test_pypy_is_timed_by_running_it():
    command = ["pypy3", "-B", ROOT / "tools" / "bench.py", "--runs", "1", "tier0"]
    status, output, _ = run(command)
    assert status == 0 and b" tier0 | " in output


REFUSED = {
    "easy hardst": "there is no set of sudokus called 'hardst': hardest",
    "--covers easy": "there is no problem called 'easy': see --list",
    "queens_06": "queens_06 needs --covers or --counts",
    "--runs 0": "--runs must be 1 or more",
}


@pytest.mark.parametrize("arguments", REFUSED)
def test_what_cannot_be_timed_is_told(arguments, table, capsys):
    with pytest.raises(SystemExit) as stop:
        table(arguments)
    output, errors = capsys.readouterr()
    assert (stop.value.code, output) == (2, "")
    assert REFUSED[arguments] in errors.splitlines()[-1]
