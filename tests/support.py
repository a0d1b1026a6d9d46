"""What tests share: folders, interpreters, ways to run things, a verifier of grids."""

import functools
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
SAMPLES = ROOT / "tests" / "samples"
SOLUTIONS = ROOT / "solutions"
PROBLEMS = sorted(path.stem for path in (ROOT / "lib" / "problems").glob("*.py"))
LEETCODE = [name for name in PROBLEMS if name.startswith("leetcode")]
PYTHONS = [f"python3.{minor}" for minor in range(6, 15)] + ["pypy3"]
HEX = "ABCDEFGHIJKLMNOP"


@functools.lru_cache(None)
def works(python):
    """Return whether an interpreter of that name is there and starts."""
    if not shutil.which(python):
        return False
    return run([python, "-c", ""])[0] == 0


def need(python):
    """Skip a test, by the interpreter's name, where it is not."""
    if not works(python):
        pytest.skip(f"{python} is not on this machine")


def run(command, text="", cwd=None, timeout=90):
    """Run a command on text or bytes; return (status, stdout, stderr) as bytes."""
    data = text.encode() if isinstance(text, str) else text
    done = subprocess.run(
        list(map(str, command)),
        input=data,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=cwd,
        timeout=timeout,
    )
    return done.returncode, done.stdout, done.stderr


def run_tool(name, *arguments, **options):
    """Run a tool; return (status, stdout, stderr) as text."""
    status, *texts = run([sys.executable, ROOT / "tools" / name, *arguments], **options)
    return (status, *(text.decode() for text in texts))


def run_bundle(problem, text, folder, python=sys.executable, options=()):
    """Run a bundle as a stranger would: alone in an empty folder, isolated."""
    return run_bundles(problem, [text], folder, python, options)[0]


def run_bundles(problem, texts, folder, python=sys.executable, options=()):
    """Run a bundle on each of several texts, on all processors."""
    shutil.copyfile(SOLUTIONS / f"{problem}.py", folder / f"{problem}.py")
    command = [python, "-I", "-B", *options, f"{problem}.py"]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda text: run(command, text, cwd=folder), texts))


def run_module(problem, text):
    """Run a problem as a module of lib."""
    return run([sys.executable, "-m", f"lib.problems.{problem}"], text, cwd=ROOT)


def cases(problem):
    """Return the good inputs of a problem."""
    return sorted((SAMPLES / problem).glob("*.in"))


def fault(problem, case, output, folder):
    """Return what is wrong with an output, or nothing; check.py decides if there is one."""
    answer = case.with_suffix(".out")
    check = SAMPLES / problem / "check.py"
    if not check.exists():
        expected = answer.read_bytes()
        return "" if output == expected else f"{output} is not {expected}"
    (folder / "output").write_bytes(output)
    status, *words = run([sys.executable, check, case, folder / "output", answer])
    return words if status else ""


def grids(path, size):
    """Return the grids in a file, a string each; 9x9 stands on one line."""
    lines = path.read_text().split()
    rows = 1 if size == 9 else size
    return ["".join(lines[i : i + rows]) for i in range(0, len(lines), rows)]


def puzzles(name, size=9):
    """Return a set of tests/data as (puzzle, solution) pairs."""
    path = DATA / f"{name}.txt"
    return list(zip(grids(path, size), grids(path.with_suffix(".sol"), size)))


def in_rows(grid, size):
    """Return a grid as lines."""
    return "".join(grid[i : i + size] + "\n" for i in range(0, len(grid), size))


def is_solution(puzzle, grid, height=3, width=3, symbols="123456789"):
    """Return whether grid keeps the clues, and each unit of it has every symbol."""
    size = height * width
    if len(grid) != size * size:
        return False
    cells = [(r, c) for r in range(size) for c in range(size)]
    units = {}
    for (r, c), symbol in zip(cells, grid):
        for unit in ("r", r), ("c", c), ("b", r // height, c // width):
            units.setdefault(unit, set()).add(symbol)
    kept = all(p in ("-", ".", "0") or p == g for p, g in zip(puzzle, grid))
    return kept and all(unit == set(symbols) for unit in units.values())
