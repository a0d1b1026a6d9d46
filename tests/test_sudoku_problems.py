"""The sudoku problems on real puzzles: sets whole, on every interpreter, in volume."""

import random
import sys
from pathlib import Path

import pytest

from support import (
    HEX,
    PYTHONS,
    ROOT,
    in_rows,
    is_solution,
    need,
    puzzles,
    run,
    run_bundle,
)
from test_problems import fuzz, mutate


@pytest.mark.parametrize("python", PYTHONS)
def test_mixed_puzzles_on_every_interpreter(python, tmp_path):
    need(python)
    sets = {"easy": 40, "17clue": 40, "top1465": 20, "hardest": 4}
    chosen = [p for name, n in sets.items() for p in puzzles(f"9x9/{name}")[:n]]
    text = "".join(puzzle + "\n" for puzzle, _ in chosen)
    status, output, errors = run_bundle("poj3074", text, tmp_path, python)
    assert (status, errors) == (0, b"")
    assert output.decode().split() == [solution for _, solution in chosen]
    chosen = [p for tier in range(4) for p in puzzles(f"16x16/tier{tier}", 16)[:4]]
    text = "\n".join(in_rows(puzzle, 16) for puzzle, _ in chosen)
    status, output, errors = run_bundle("poj3076", text, tmp_path, python)
    assert (status, errors) == (0, b"")
    expected = "".join(in_rows(solution, 16) + "\n" for _, solution in chosen)
    assert output.decode() == expected


@pytest.mark.parametrize("name", ["easy", "17clue", "top1465", "hardest"])
def test_real_9x9_puzzles(name, tmp_path):
    chosen = puzzles(f"9x9/{name}")
    text = "".join(puzzle + "\n" for puzzle, _ in chosen)
    status, output, errors = run_bundle("poj3074", text, tmp_path)
    assert (status, errors) == (0, b"")
    found = output.decode().splitlines()
    assert found == [solution for _, solution in chosen]
    assert all(is_solution(p, grid) for (p, _), grid in zip(chosen, found))
    text = f"{len(chosen)}\n" + "".join(in_rows(p, 9) for p, _ in chosen)
    status, output, _ = run_bundle("poj2676", text.replace(".", "0"), tmp_path)
    assert "".join(output.decode().split()) == "".join(found)


@pytest.mark.parametrize("name", ["tier0", "tier1", "tier2", "tier3"])
def test_real_16x16_puzzles(name, tmp_path):
    chosen = puzzles(f"16x16/{name}", 16)
    text = "\n".join(in_rows(puzzle, 16) for puzzle, _ in chosen)
    status, output, errors = run_bundle("poj3076", text, tmp_path)
    assert (status, errors) == (0, b"")
    expected = "".join(in_rows(solution, 16) + "\n" for _, solution in chosen)
    assert output.decode() == expected
    assert all(is_solution(p, s, 4, 4, HEX) for p, s in chosen)
    status, output, _ = run_bundle("spoj_sudoku", f"{len(chosen)}\n{text}", tmp_path)
    assert output.decode() == expected[:-1]


def spaced(grid):
    """Return a 9x9 grid as Kattis writes it."""
    return "".join(" ".join(row) + "\n" for row in in_rows(grid, 9).split())


def test_real_boards_of_kattis(tmp_path):
    boards = puzzles("9x9/17clue")[:60]
    text = "\n".join(spaced(puzzle.replace(".", "0")) for puzzle, _ in boards)
    status, output, _ = run_bundle("kattis_sudokunique", text, tmp_path)
    assert status == 0
    assert output.decode() == "\n".join(spaced(solution) for _, solution in boards)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_volume_through_a_pipe():
    """20,000 puzzles in one process: right, and memory does not grow with them."""
    code = (
        "import runpy, sys\n"
        "runpy.run_path('solutions/poj3074.py', run_name='__main__')\n"
        "status = open('/proc/self/status').read()\n"
        "print(status.split('VmHWM:')[1].split()[0], file=sys.stderr)\n"
    )
    chosen = puzzles("9x9/easy") + puzzles("9x9/17clue")
    peaks = []
    for count in 2_000, 20_000:
        many = (chosen * (count // len(chosen) + 1))[:count]
        text = "".join(puzzle + "\n" for puzzle, _ in many)
        status, output, peak = run([sys.executable, "-c", code], text, cwd=ROOT)
        assert status == 0
        assert output.decode() == "".join(solution + "\n" for _, solution in many)
        peaks.append(int(peak))
    assert peaks[1] < 1.1 * peaks[0]


SHAPES = {"poj3074": (81, 3, 3), "poj2676": (81, 3, 3), "poj3076": (256, 4, 4, HEX)}


@pytest.mark.parametrize("problem", SHAPES)
def test_grids_for_changed_input_keep_its_clues(problem):
    rng = random.Random(problem)
    cells, *shape = SHAPES[problem]
    name, size, rows = ("tier0", 16, 16) if cells == 256 else ("easy", 9, 9)
    puzzle = puzzles(f"{size}x{size}/{name}", size)[0][0]
    text = in_rows(puzzle, cells if problem == "poj3074" else rows)
    head = "2\n" if problem == "poj2676" else ""
    text = head + 2 * text.replace(".", "0")
    texts = [mutate(rng, text.encode()) for _ in range(300)]
    answered = 0
    for text, (message, output) in zip(texts, fuzz(problem, texts)):
        given = text.decode("latin-1").replace("\r", "\n").replace("\ufeff", "")
        given = given.split("end")[0] if problem == "poj3074" else given
        given = "".join(given[len(head) :].split()) if not message else ""
        answer = "".join(output.split())
        for start in range(0, len(given), cells):
            grid = answer[start : start + cells]
            assert is_solution(given[start : start + cells], grid, *shape), text
            answered += 1
    assert answered
