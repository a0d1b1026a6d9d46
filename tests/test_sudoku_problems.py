"""The sudoku problems on real puzzles: whole sets, every interpreter, and volume."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from support import FEW, HEX, SOLUTIONS, is_solution, need, puzzles, run_bundle

SETS = {"easy": 40, "17clue": 40, "top1465": 20, "hardest": 4}


def in_lines(grids, width=81, between="", after=""):
    """Return grids as lines of width cells."""
    lines = []
    for grid in grids:
        rows = [grid[start : start + width] for start in range(0, len(grid), width)]
        lines += [between.join(row) + "\n" for row in rows] + [after]
    return "".join(lines)


@pytest.mark.parametrize("python", FEW)
def test_every_interpreter_solves_mixed_puzzles(python, tmp_path):
    program = need(python)
    pairs = [p for name, most in SETS.items() for p in puzzles(f"9x9/{name}")[:most]]
    text, solved = map(in_lines, zip(*pairs))
    result = run_bundle("poj3074", text, tmp_path, program)
    assert result == (0, solved.encode(), b"")
    pairs = [p for tier in range(4) for p in puzzles(f"16x16/tier{tier}", 16)[:4]]
    text, solved = (in_lines(grids, 16, after="\n") for grids in zip(*pairs))
    result = run_bundle("poj3076", text, tmp_path, program)
    assert result == (0, solved.encode(), b"")


@pytest.mark.parametrize("name", SETS)
def test_real_9x9_puzzles_are_solved(name, tmp_path):
    given, solutions = zip(*puzzles(f"9x9/{name}"))
    assert all(map(is_solution, given, solutions))
    solved = in_lines(solutions).encode()
    assert run_bundle("poj3074", in_lines(given), tmp_path) == (0, solved, b"")
    text = f"{len(given)}\n{in_lines(given, 9)}".replace(".", "0")
    solved = in_lines(solutions, 9).encode()
    assert run_bundle("poj2676", text, tmp_path) == (0, solved, b"")


@pytest.mark.parametrize("name", ["tier0", "tier1", "tier2", "tier3"])
def test_real_16x16_puzzles_are_solved(name, tmp_path):
    pairs = puzzles(f"16x16/{name}", 16)
    assert all(is_solution(*pair, 4, 4, HEX) for pair in pairs)
    text, solved = (in_lines(grids, 16, after="\n") for grids in zip(*pairs))
    result = run_bundle("poj3076", text, tmp_path)
    assert result == (0, solved.encode(), b"")
    result = run_bundle("spoj_sudoku", f"{len(pairs)}\n{text}", tmp_path)
    assert result == (0, solved[:-1].encode(), b"")


def test_real_boards_of_kattis_are_solved(tmp_path):
    pairs = puzzles("9x9/17clue")[:60]
    text, solved = (in_lines(grids, 9, " ", "\n")[:-1] for grids in zip(*pairs))
    result = run_bundle("kattis_sudokunique", text.replace(".", "0"), tmp_path)
    assert result == (0, solved.encode(), b"")


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_memory_does_not_grow_with_20000_puzzles_through_a_pipe():
    pairs = (puzzles("9x9/easy") + puzzles("9x9/17clue")) * 40
    text, solved = (in_lines(grids).encode() for grids in zip(*pairs[:20_000]))
    command = [sys.executable, "-I", SOLUTIONS / "poj3074.py"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def write():
        with process.stdin:
            process.stdin.write(text)

    writer = threading.Thread(target=write)
    writer.start()
    found, peaks = [], []
    for line in process.stdout:
        found.append(line)
        # It still runs: a pipe does not hold the last 2,000 lines.
        if len(found) in (2_000, 18_000):
            status = Path(f"/proc/{process.pid}/status").read_text()
            peaks.append(int(status.split("VmHWM:")[1].split()[0]))
    writer.join()
    assert (process.wait(), b"".join(found)) == (0, solved)
    assert peaks[1] < 1.1 * peaks[0]
