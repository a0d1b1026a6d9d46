"""The sudoku problems on real puzzles: on several interpreters, and volume."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from support import FEW, SOLUTIONS, in_rows, need, puzzles, run_bundle

SETS = {"easy": 60, "17clue": 60, "top1465": 60, "hardest": 10}


def in_lines(grids):
    """Return grids as lines."""
    return "".join(f"{grid}\n" for grid in grids)


@pytest.mark.parametrize("python", FEW)
def test_mixed_puzzles_are_solved(python, tmp_path):
    program = need(python)
    pairs = [p for name, most in SETS.items() for p in puzzles(f"9x9/{name}")[:most]]
    text, solved = map(in_lines, zip(*pairs))
    result = run_bundle("poj3074", text, tmp_path, program)
    assert result == (0, solved.encode(), b"")
    pairs = [p for tier in range(4) for p in puzzles(f"16x16/tier{tier}", 16)[-4:]]
    text, solved = (in_lines(in_rows(g, 16) for g in grids) for grids in zip(*pairs))
    result = run_bundle("poj3076", text, tmp_path, program)
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
