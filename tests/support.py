"""What tests share: names, ways to run things, test data, and checks of answers."""

import functools
import io
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from unittest import mock

import lib.stdio
from lib.shapes import placements, rectangle

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
LIBRARIES = ROOT / "tests" / "libraries"
SAMPLES = ROOT / "tests" / "samples"
SOLUTIONS = ROOT / "solutions"
PROBLEMS = sorted(path.stem for path in (ROOT / "lib" / "problems").glob("*.py"))
OLD = "python3.5"  # UVa's: for solutions that name it
PYTHONS = *(f"python3.{minor}" for minor in range(6, 15)), "pypy3"
FEW = "oldest", "newest", "pypy3"  # these of PYTHONS run what takes longer
COUNTS = [line.split("\t") for line in (DATA / "exactcover" / "counts.tsv").open()]
COVERS = {row[0]: int(row[4]) for row in COUNTS[1:]}  # file -> how many exact covers


@functools.lru_cache(None)
def works(python):
    """Return the path of an interpreter, "" if it is not there or does not start.

    Its name may be that of a shim, which takes time at each start.
    """
    probe = "import sys; print(sys.executable)"
    found = shutil.which(python) and run([python, "-c", probe])[1]
    return found.decode().strip() if found else ""


def runs_on_old(problem):
    """Return whether the docstring of a problem names UVa, or Python 3.5."""
    words = (ROOT / "lib" / "problems" / f"{problem}.py").read_text().split('"""')[1]
    return bool(re.search(r"UVa|Python 3\.5", words))


def program_of(python):
    """Return the path of one of PYTHONS, or of "oldest" or "newest" of them; or ""."""
    here = [name for name in PYTHONS[:-1] if works(name)] or PYTHONS
    return works({"oldest": here[0], "newest": here[-1]}.get(python, python))


def at_once(function, things):
    """Return what function returns for each thing; several processes run at once."""
    with ThreadPoolExecutor(os.cpu_count() + 1) as pool:  # some wait
        return list(pool.map(function, things))


def run(command, text="", **options):
    """Run a command on text or bytes; return (status, stdout, stderr) as bytes."""
    data = text.encode() if isinstance(text, str) else text
    command = list(map(str, command))
    done = subprocess.run(command, input=data, capture_output=True, **options)
    return done.returncode, done.stdout, done.stderr


def run_text(command, text="", **options):
    """Run a command; return (status, stdout, stderr) as text."""
    status, *streams = run(command, text, **options)
    return (status, *(stream.decode() for stream in streams))


def run_tool(name, *arguments, **options):
    """Run a tool; return (status, stdout, stderr) as text."""
    return run_text([sys.executable, ROOT / "tools" / name, *arguments], **options)


def cases(problem, kind="*"):
    """Return the good inputs of a problem, or those of a kind."""
    return sorted((SAMPLES / problem).glob(f"{kind}-*.in"))


def fault(problem, case, output):
    """Return what is wrong with an output, "" if nothing; check.py decides, if any."""
    answer, check = case.with_suffix(".out"), SAMPLES / problem / "check.py"
    if not check.exists():
        expected = answer.read_bytes()
        return "" if output == expected else f"{output} is not {expected}"
    with tempfile.NamedTemporaryFile() as file:
        file.write(output)
        file.flush()
        result = run([sys.executable, check, case, file.name, answer])
    return result if result[0] else ""


def grids(path, size):
    """Return the grids in a file, a string each; 9x9 stands on one line."""
    lines = path.read_text().split()
    rows = 1 if size == 9 else size
    return ["".join(lines[i : i + rows]) for i in range(0, len(lines), rows)]


def puzzles(name, size=9):
    """Return a set of tests/data as (puzzle, solution) pairs."""
    path = DATA / f"{name}.txt"
    return list(zip(grids(path, size), grids(path.with_suffix(".sol"), size)))


def read_instance(name):
    """Return (items, options, secondary) of a file: these numbers, then the options."""
    lines = (DATA / "exactcover" / f"{name}.txt").read_text().splitlines()
    (items, secondary, _), *rows = [list(map(int, line.split())) for line in lines]
    return items, [row[1:] for row in rows], secondary


DOMINOES = [[(0, 0), (0, 1)], [(0, 0), (1, 0)]]


def tiling(height, width, shapes=DOMINOES):
    """Return items and options to cover a board with shapes: lists of (row, column)."""
    return height * width, list(placements(shapes, rectangle(height, width)))


def without_corners(side):
    """Return dominoes, and two opposite corners as one option: there is no cover."""
    items, options = tiling(side, side)
    corners = [0, items - 1]
    return items, [o for o in options if not {*corners} & {*o}] + [corners]


def peak_memory(function):
    """Return how many bytes Python's objects take at most while function runs."""
    import tracemalloc  # not at the top: PyPy has none, and runs tools/bench.py

    tracemalloc.start()
    function()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def run_texts(name, texts, answers=None):
    """Yield (messages, output) of a problem for each text of a file.

    Messages are lines, none if all is right. answers: a function from lines, if name is
    not that of a problem
    """
    answers = answers or import_module(f"lib.problems.{name}").answers
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.txt")
        for text in texts:
            path.write_bytes(text)
            status, streams = 0, {"stdout": io.StringIO(), "stderr": io.StringIO()}
            with mock.patch.multiple(sys, argv=[f"{name}.py", str(path)], **streams):
                try:
                    lib.stdio.run(answers)
                except SystemExit as error:
                    status = error.code
            output, errors = (stream.getvalue() for stream in streams.values())
            if isinstance(status, str):
                errors += status  # Python prints it, and exits with 1.
            messages = errors.replace(f" {path}:", "").rstrip("\n")
            assert bool(status) == bool(messages), (status, messages)
            yield messages, output
