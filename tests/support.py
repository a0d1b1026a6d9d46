"""What the tests share: paths, interpreters, a verifier, real puzzles."""

import functools
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
SAMPLES = ROOT / "tests" / "samples"
SOLUTIONS = ROOT / "solutions"
PROBLEMS = sorted(p.stem for p in (ROOT / "lib" / "problems").glob("*.py"))
PYTHONS = [f"python3.{minor}" for minor in range(8, 15)] + ["pypy3"]
HEX = "ABCDEFGHIJKLMNOP"


@functools.lru_cache(None)
def works(python):
    """Return whether an interpreter of that name is there and starts."""
    if not shutil.which(python):
        return False
    return subprocess.run([python, "-c", ""], capture_output=True).returncode == 0


def run(command, text="", cwd=None, timeout=60):
    """Run a command on text or bytes; return (status, stdout, stderr) as bytes."""
    data = text.encode() if isinstance(text, str) else text
    done = subprocess.run(
        command, input=data, capture_output=True, cwd=cwd, timeout=timeout
    )
    return done.returncode, done.stdout, done.stderr


def run_bundle(problem, text, folder, python=sys.executable, options=()):
    """Run a bundle as a stranger would: alone in an empty folder, isolated."""
    shutil.copy(SOLUTIONS / f"{problem}.py", folder)
    return run([python, "-I", *options, f"{problem}.py"], text, cwd=folder)


def run_module(problem, text):
    """Run a problem as a module of lib."""
    return run([sys.executable, "-m", f"lib.problems.{problem}"], text, cwd=ROOT)


def samples(problem):
    """Return the sample inputs of a problem."""
    return sorted((SAMPLES / problem).glob("*.in"))


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
