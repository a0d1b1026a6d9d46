"""tools/bench.py: answers are checked, units are right, and it is lib that is timed."""

import sys
import time
import types

import pytest

from support import ROOT, need, run, run_tool

sys.path.insert(0, str(ROOT / "tools"))

import bench  # noqa: E402


@pytest.fixture
def table(monkeypatch, capsys):
    """Return a function that returns a table of the tool, by a clock, without peers."""
    for package in "exact_cover", "xcover", "exact_cover_py":
        monkeypatch.setitem(sys.modules, package, None)  # can't be imported

    def make(arguments, clock):
        monkeypatch.setattr(sys, "argv", ["bench.py", *arguments.split()])
        monkeypatch.setattr(time, "process_time", clock)
        bench.main()
        lines = capsys.readouterr().out.splitlines()
        return [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]

    return make


@pytest.mark.parametrize("seconds, text", [("5 .01 2", "2000"), (".0000444", "0.044")])
def test_a_time_is_the_median_in_milliseconds_a_puzzle(table, seconds, text):
    puzzles = len((ROOT / "tests/data/16x16/tier3.sol").read_text().split()) // 16
    rounds = [9, *map(float, seconds.split())]  # the first one is to warm up
    clock = (tick for each in rounds for tick in (0, each * puzzles))
    head, _, row = table(f"--runs {len(rounds) - 1} tier3", clock.__next__)
    assert head == ["milliseconds", "lib", "guesses"]  # no peer solves 16x16
    assert row[:2] == ["tier3", text]


def test_hard_sudokus_need_more_guesses(table):
    head, _, easy, hard = table("--runs 1 easy top1465", int)
    assert head[-1] == "guesses" and 0 < float(easy[-1]) < float(hard[-1])


@pytest.mark.parametrize("option", ["--covers", "--counts"])
def test_many_covers_are_found_in_part_or_counted_all(table, option):
    head, _, row = table(f"{option} --runs 1 trominoes_8x8", int)
    assert len(row) == len(head) and "wrong" not in "".join(row)


@pytest.mark.parametrize(
    "label, search",
    [("lib lanes", "lib.lanes.search_lanes"), ("lib links", "lib.dlx.search_links")],
)
def test_an_engine_that_is_wrong_is_marked(table, monkeypatch, label, search):
    monkeypatch.setattr(search, lambda *arguments: iter([[0]]))
    head, _, row = table("--covers --runs 1 queens_06", int)
    assert [engine for engine, time in zip(head, row) if "wrong" in time] == [label]


def test_a_peer_that_is_wrong_is_marked(table, monkeypatch):
    liar = types.SimpleNamespace(covers=lambda *lists: iter([[0]]))
    monkeypatch.setitem(sys.modules, "xcover", liar)
    head, _, row = table("--covers --runs 1 queens_06", int)
    assert [peer for peer, time in zip(head, row) if "wrong" in time] == ["xcover"]


@pytest.mark.parametrize("names", ["easy", "--covers queens_06", "--counts brtf3"])
def test_peers_that_are_installed_are_right(names):
    status, output, errors = run_tool("bench.py", "--runs", "1", *names.split())
    assert status == 0 and "wrong" not in output
    head = [cell.strip() for cell in output.splitlines()[0].split("|")]
    for peer in "exact-cover", "xcover", "exact-cover-py":
        assert (peer in head) != (f"{peer} is not installed" in errors.splitlines())


def test_pypy_is_timed_by_running_it():
    need("pypy3")
    command = ["pypy3", "-B", ROOT / "tools" / "bench.py", "--runs", "1", "tier0"]
    status, output, _ = run(command)
    assert status == 0 and b" tier0 | " in output


@pytest.mark.parametrize(
    "arguments, words",
    [
        ("easy hardst", "there is no set of sudokus called 'hardst': hardest"),
        ("--covers easy", "there is no problem called 'easy': see --list"),
        ("queens_06", "queens_06 needs --covers or --counts"),
        ("--runs 0", "--runs must be 1 or more"),
    ],
)
def test_what_cannot_be_timed_is_told(arguments, words):
    status, output, errors = run_tool("bench.py", *arguments.split())
    assert (status, output) == (2, "") and words in errors.splitlines()[-1]


def test_all_names_are_listed():
    _, output, _ = run_tool("bench.py", "--list")
    assert {"easy", "queens_06", "dominoes_8x8"} <= set(output.split())
