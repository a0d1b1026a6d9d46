"""What tests share: names, ways to run things, test data, and checks of answers."""

import functools
import io
import os
import random
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
LEETCODE = [name for name in PROBLEMS if name.startswith("leetcode")]
PYTHONS = *(f"python3.{minor}" for minor in range(6, 15)), "pypy3"
FEW = "oldest", "newest", "pypy3"  # on which that is run which takes longer
HEX = "ABCDEFGHIJKLMNOP"
COVERS = {  # an instance in tests/data/exactcover -> how many exact covers it has
    row.split("\t")[0]: int(row.split("\t")[4])
    for row in (DATA / "exactcover" / "counts.tsv").read_text().splitlines()[1:]
}


@functools.lru_cache(None)
def works(python):
    """Return the program of an interpreter of that name, "" if none starts."""
    probe = "import sys; print(sys.executable)"  # a shim takes time at each start
    found = shutil.which(python) and run([python, "-c", probe])[1]
    return found.decode().strip() if found else ""


def interpreters():
    """Return a line that names those of PYTHONS that start, and those that do not."""
    started = filter(works, PYTHONS)
    broken = [name for name in PYTHONS if shutil.which(name) and not works(name)]
    line = f"Pythons found: {', '.join(started)}"
    return f"{line}; these do not start: {', '.join(broken)}" if broken else line


def program_of(python):
    """Return the program of an interpreter, or of one of FEW; "" if none starts."""
    here = [name for name in PYTHONS[:-1] if works(name)] or PYTHONS
    return works({"oldest": here[0], "newest": here[-1]}.get(python, python))


def at_once(function, things):
    """Return what function returns for each thing, in threads that wait together."""
    with ThreadPoolExecutor(os.cpu_count() + 1) as pool:  # one may wait for a file
        return list(pool.map(function, things))


def run(command, text="", **options):
    """Run a command on text or bytes; return (status, stdout, stderr) as bytes."""
    data = text.encode() if isinstance(text, str) else text
    command = list(map(str, command))
    done = subprocess.run(command, input=data, capture_output=True, **options)
    return done.returncode, done.stdout, done.stderr


def run_tool(name, *arguments, **options):
    """Run a tool; return (status, stdout, stderr) as text."""
    status, *texts = run([sys.executable, ROOT / "tools" / name, *arguments], **options)
    return (status, *(text.decode() for text in texts))


def cases(problem, kind="*"):
    """Return the good inputs of a problem, or those of a kind."""
    return sorted((SAMPLES / problem).glob(f"{kind}-*.in"))


def fault(problem, case, output):
    """Return what is wrong with an output, or nothing; check.py decides, if any."""
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


def is_solution(puzzle, grid, height=3, width=3, symbols="123456789"):
    """Return whether grid keeps the clues, and each unit of it has every symbol."""
    size = height * width
    units = {}
    for cell, symbol in enumerate(grid):
        row, column = divmod(cell, size)
        for unit in ("row", row), ("column", column), (row // height, column // width):
            units.setdefault(unit, []).append(symbol)
    kept = all(clue in "-.0" or clue == own for clue, own in zip(puzzle, grid))
    fits = len(puzzle) == len(grid) == size * size
    return fits and kept and all(sorted(u) == sorted(symbols) for u in units.values())


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
    """Return a board without a tiling, whose corners of one colour are left over."""
    items, options = tiling(side, side)
    corners = [0, items - 1]
    return items, [o for o in options if not {*corners} & {*o}] + [corners]


def random_instance(rng, secondary=3):
    """Return (items, options, secondary) of a small problem; options may be empty."""
    items, secondary = rng.randrange(8), rng.randrange(secondary + 1)
    total = items + secondary
    sizes = [rng.randrange(min(total, 4) + 1) for _ in range(rng.randrange(12))]
    options = [rng.sample(range(total), size) for size in sizes]
    return items, options + options[: rng.randrange(3)], secondary


@functools.lru_cache(None)
def solved_instances():
    """Return random instances, each with its covers by brute force, sorted."""
    rng = random.Random(7)
    instances = [random_instance(rng, secondary=5) for _ in range(3_000)]
    return [(each, sorted(map(sorted, brute_force(*each)))) for each in instances]


def brute_force(items, options, secondary=0):
    """Return all exact covers as sets of indexes: extend each choice in every way."""
    found = {frozenset(): frozenset()}  # chosen options -> covered items
    for number, option in enumerate(options):
        if any(item < items for item in option):
            for chosen, covered in list(found.items()):
                if not covered & set(option):
                    found[chosen | {number}] = covered | set(option)
    return {chosen for chosen, covered in found.items() if covered >= set(range(items))}


def peak_memory(function):
    """Return how many bytes Python's objects take at most while function runs."""
    import tracemalloc  # PyPy has none, and tools/bench.py uses this module there

    tracemalloc.start()
    function()
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


STRANGE = b'0 1 9 . - A Q x # \t \r \n \0 \x1a , ] " \xc3 \xff \xef\xbb\xbf end\n'


def run_texts(problem, texts):
    """Return (message, output) of a problem for each text, with no message if right."""
    return feed(import_module(f"lib.problems.{problem}").answers, problem, texts)


def feed(answers, name, texts):
    """Return the same for a function that answers lines, and a program's name.

    There can be several messages, a line each.
    """
    results = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.txt")
        for text in texts:
            path.write_bytes(text)
            status, errors, output = 0, io.StringIO(), io.StringIO()
            arguments = mock.patch.object(sys, "argv", [f"{name}.py", str(path)])
            streams = mock.patch.multiple(sys, stdout=output, stderr=errors)
            with arguments, streams:
                try:
                    lib.stdio.run(answers)
                except SystemExit as error:
                    status = error.code
            if isinstance(status, str):  # Python prints it, and exits with 1
                print(status, file=errors)
            message = errors.getvalue().replace(f" {path}:", "").rstrip("\n")
            assert bool(status) == bool(message), (status, message)
            results.append((message, output.getvalue()))
    return results


def mutate(rng, data):
    """Return data with a few random changes."""
    for _ in range(rng.randrange(1, 4)):
        start = rng.randrange(len(data) + 1)
        end = start + rng.choice([0, 0, 1, 1, 5, 100])
        other = rng.randrange(len(data) + 1)
        copied = data[other : other + rng.choice([1, 9, 82])]
        new = rng.choice([*STRANGE.split(b" "), b"", copied])
        data = data[:start] + new + data[end:]
    return data
