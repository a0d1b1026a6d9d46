#!/usr/bin/env python3
"""Time lib on known problems, beside packages or beside lib of another checkout.

    python3 tools/bench.py                  solve sudokus
    python3 tools/bench.py --covers         find exact covers, at most 20,000
    python3 tools/bench.py --counts         count them, without finding each
    python3 tools/bench.py --solutions      run the solutions on all their cases
    python3 tools/bench.py easy hardest     take only these sets or problems
    python3 tools/bench.py --beside KIT     compare with lib in the folder KIT

Times are milliseconds of the processor, the least of the runs; for a set, the mean of
its puzzles. What is done once for all puzzles is not timed. Wrong answers are marked.

With --beside no packages are timed. Each time is followed by its ratio to the time of
the other lib: (0.50) is twice as fast. The two take turns in one process.

With --solutions the seconds of each solution's slowest case, as a whole process, stand
beside those of the pages, for CPython or PyPy. They are far apart if they differ by
more than a third of the page's figure and 5 ms. --write puts the new ones into pages.
"""

import argparse
import re
import resource
import shutil
import subprocess
import sys
import time
from decimal import Decimal
from functools import partial
from importlib import import_module
from itertools import islice
from math import inf
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]  # load_lib replaces the first

import judge
import packages
from lib.shapes import rectangle, turned
from support import COVERS, PROBLEMS, puzzles, read_instance, tiling

SETS = {"easy": 3, "17clue": 3, "top1465": 3, "hardest": 3}  # name -> side of a box
SETS.update(tier0=4, tier1=4, tier2=4, tier3=4, sudoklify=5)
LABELS = {name: f"{name}, warm" for name in SETS}
LABELS["new_process"] = "two in a new process"
PURE = "pure Python" if sys.implementation.name == "cpython" else "PyPy"
DOMINO, SQUARE = rectangle(1, 2), rectangle(2, 2)
L, T = [(0, 0), (0, 1), (1, 0)], [*rectangle(1, 3), (1, 1)]  # L has 3 cells, T has 4
BOARDS = {  # name -> side, tiles, how many tilings there are
    "dominoes_8x8": (8, [DOMINO], 12988816),
    "dominoes_12x12": (12, [DOMINO], 53060477521960000),
    "dominoes_20x20": (20, [DOMINO], 1269984011256235834242602753102293934298576249856),
    "trominoes_8x8": (8, [DOMINO, L], 6652506271144),
    "tetrominoes_8x8": (8, [DOMINO, L, T, SQUARE], 466621578375232),
}
NUMBERS = {**COVERS, **{name: number for name, (*_, number) in BOARDS.items()}}
TO_FIND = "pentomino_3x20 pentomino_2x5x6 queens_12 langford_12 dominoes_20x20".split()
TO_COUNT = "dominoes_8x8 dominoes_12x12 trominoes_8x8 tetrominoes_8x8".split()
TO_COUNT += ["pentomino_2x5x6", "queens_10", "langford_12"]
PAGES = [ROOT / "README.md", *sorted((ROOT / "solutions").glob("README*.md"))]
# In a page: the link to a solution, perhaps the word PyPy, and its seconds
FIGURE = re.compile(
    r"(\[(\w+)\.py\]\([^)]*\)(?: \||,) (PyPy|)[^|,\n]*?)\b(\d+\.\d\d)\b"
)
MOST_FOUND = 20_000  # of covers, by --covers
MOST_BY_PACKAGES = 20_000_000  # of covers that packages count, one by one


def problem_of(name):
    """Return items, options and perhaps secondary, as exact_covers takes them."""
    if name not in BOARDS:
        return read_instance(name)
    side, tiles, _ = BOARDS[name]
    return tiling(side, side, [form for tile in tiles for form in turned(tile)])


def printed(arguments, text):
    """Return the words that a new process of this Python prints for an input."""
    command = [sys.executable, *arguments]
    return subprocess.check_output(command, input=text, text=True, cwd=ROOT).split()


def counted(searches, limit):
    """Return functions that count what searches find, at most limit; None: all."""

    def count(search, *problem):
        return sum(1 for _ in islice(search(*problem), limit))

    return {name: partial(count, search) for name, search in searches.items()}


# Each of these functions returns what a row needs: [(arguments, right answer)],
# {name: function of lib}, {package: its function}.


def starting(lib):
    pairs = puzzles("9x9/hardest")[:2]
    text = "\n".join(puzzle for puzzle, _ in pairs)
    tasks = [([text], [answer for _, answer in pairs])]
    solution = Path(lib.dlx.__file__).parent.parent / "solutions" / "poj3074.py"
    names = packages.installed(packages.LANGUAGES)
    code = "from tools import packages; packages.solve_input({!r})"
    by_packages = {name: partial(printed, ["-c", code.format(name)]) for name in names}
    return tasks, {"lib": partial(printed, [solution])}, by_packages


def solving(name, lib):
    if name == "new_process":
        return starting(lib)
    side, size = SETS[name], SETS[name] ** 2
    tasks = [([p], solution) for p, solution in puzzles(f"{size}x{size}/{name}", size)]
    symbols = None if size == 9 else "ABCDEFGHIJKLMNOPQRSTUVWXY"[:size]
    solve = lib.sudoku.Sudoku(side, side, symbols, ".-").solve
    solvers = packages.installed(packages.LANGUAGES) if size == 9 else {}
    if name == "17clue":
        solvers.pop("lib-sudoku", None)  # takes minutes
    return tasks, {"lib": solve}, {key: packages.solver(key) for key in solvers}


def finding(name, lib):
    own = {"lib": lib.covers.covers, "lib lanes": lib.lanes.lane_covers}
    own["lib links"] = lib.dlx.exact_covers
    tasks = [(problem_of(name), min(NUMBERS[name], MOST_FOUND))]
    found = packages.installed(packages.searches(MOST_FOUND))
    return tasks, counted(own, MOST_FOUND), counted(found, MOST_FOUND)


def counting(name, lib):
    by_packages = {}
    if NUMBERS[name] <= MOST_BY_PACKAGES:
        by_packages = counted(packages.installed(packages.searches(None)), None)
        by_packages.update(packages.installed(packages.counters()))
    tasks = [(problem_of(name), NUMBERS[name])]
    return tasks, {"lib": lib.covers.count_covers}, by_packages


KINDS = {  # kind -> its function, all its names, the names that it takes by default
    "sudokus": (solving, LABELS, LABELS),
    "covers": (finding, NUMBERS, TO_FIND),
    "counts": (counting, NUMBERS, TO_COUNT),
    "solutions": (None, PROBLEMS, PROBLEMS),
}


def load_lib(kit):
    """Return the package lib in a folder, even if that of another is imported."""
    for name in [name for name in sys.modules if name.split(".")[0] == "lib"]:
        del sys.modules[name]
    sys.path[0] = str(kit)  # in place of ROOT, or of another kit
    for name in "covers", "dlx", "lanes", "sudoku":
        import_module(f"lib.{name}")
    return sys.modules["lib"]


def time_row(kind, name, lib, other, runs):
    """Return {heading: text}. other: a lib to compare with, or None: the packages."""
    tasks, functions, by_packages = kind(name, lib)
    others = kind(name, other)[1] if other else {}
    functions = functions if other else {**functions, **by_packages}
    times, wrong = measure([*functions.values(), *others.values()], tasks, runs)
    row = {"milliseconds": LABELS.get(name, name)}
    for key, function in functions.items():
        heading = f"{key} ({packages.LANGUAGES.get(key, PURE)})"
        two_digits = Decimal(f"{times[function]:.1e}")
        row[heading] = f"{two_digits:f}"  # such as 0.044, 1.2, 74 or 1300
        if other:
            row[heading] += f" ({times[function] / times[others[key]]:.2f})"
        if {function, others.get(key)} & wrong:
            row[heading] += " wrong"
    return row


def measure(functions, tasks, runs):
    """Return {function: mean milliseconds of a task}, and those that were wrong."""
    least, wrong = {function: [inf] * len(tasks) for function in functions}, set()
    for _ in range(runs):
        for function in functions:  # in turns, for the machine is now fast, now slow
            for number, (arguments, expected) in enumerate(tasks):
                start = clock()
                answer = function(*arguments)
                spent = (clock() - start) * 1e3
                least[function][number] = min(spent, least[function][number])
                if answer != expected:
                    wrong.add(function)
    return {key: sum(times) / len(tasks) for key, times in least.items()}, wrong


def clock():
    """Return the seconds of the processor of this thread, and of processes that ended."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = time.thread_time()  # process_time is coarse under ulimit -t
    return own + ended.ru_utime + ended.ru_stime


def slowest(name, python, runs):
    """Return the seconds of a solution's slowest case; of each, the least of the runs."""
    program, seconds = ROOT / "solutions" / f"{name}.py", []
    for case in judge.find_cases(ROOT / "tests" / "samples" / name):
        limits = judge.Limits(600, 4096)
        results = [judge.judge(python, program, *case, limits) for _ in range(runs)]
        if {result.verdict for result in results} != {"AC"}:
            sys.exit(f"bench.py: {name} is not right: see judge.py {name}")
        seconds.append(min(result.seconds for result in results))
    return max(seconds)


def time_solutions(names, runs, is_to_write):
    """Print the seconds of solutions beside those of the pages, and perhaps write them."""
    pages = {page: page.read_text("utf-8") for page in PAGES}
    told, measured, rows = {}, {}, []  # told: {(solution, "PyPy" or ""): figures}
    for _, name, python, figure in FIGURE.findall("".join(pages.values())):
        if name in names:
            told.setdefault((name, python), set()).add(figure)
    for (name, python), figures in told.items():
        command = shutil.which("pypy3") if python else sys.executable
        if command:
            now = slowest(name, command, runs)
            measured[name, python] = f"{now:.2f}"
            is_off = any(abs(now - t) > t / 3 + 0.005 for t in map(float, figures))
            row = {"seconds": f"{name} {python}", "pages": " ".join(sorted(figures))}
            rows.append({**row, "measured": f"{now:.3f}", "far apart": "yes" * is_off})
    show(rows)

    def put(match):
        """Return a figure with what stands before it, as it was measured."""
        return match[1] + measured.get(match.group(2, 3), match[4])

    if is_to_write:
        for page, text in pages.items():
            page.write_text(FIGURE.sub(put, text), "utf-8")
            print(f"wrote {page.relative_to(ROOT)}")


def show(rows):
    """Print rows as a table in Markdown, padded to be read as it is."""
    headings = [*max(rows, key=len)]  # not all rows have times of packages
    lines = [headings, *([row.get(key, "") for key in headings] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines)]
    lines.insert(1, ["-" * (width - 1) + ":" for width in widths])
    for line in lines:
        print("|", " | ".join(map(str.rjust, line, widths)), "|")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a set or a problem")
    only = parser.add_mutually_exclusive_group()
    for kind in "covers", "counts", "solutions":
        only.add_argument(f"--{kind}", dest="kind", action="store_const", const=kind)
    parser.add_argument("--beside", type=Path, metavar="KIT", help="another checkout")
    parser.add_argument("--runs", type=int, help="5 if not given; of solutions 3")
    parser.add_argument("--write", action="store_true", help="for solutions: see above")
    args = parser.parse_args()
    kind, known, usual = KINDS[args.kind or "sudokus"]
    for name in args.names:
        if name not in known:
            parser.error(f"{name!r} is none of {', '.join(known)}")
    if args.beside and not (args.beside / "lib").is_dir():
        parser.error(f"there is no lib in {str(args.beside)!r}")
    names = args.names or usual
    if args.write and args.kind != "solutions":
        parser.error("--write is for --solutions")
    if args.kind == "solutions":
        return time_solutions(names, args.runs or 3, args.write)
    libs = load_lib(ROOT), args.beside and load_lib(args.beside)
    show([time_row(kind, name, *libs, args.runs or 5) for name in names])


if __name__ == "__main__":
    main()
