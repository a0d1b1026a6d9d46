#!/usr/bin/env python3
"""Time lib on the data of the tests, beside the peers that are installed.

    python3 tools/bench.py                  solve sets of sudokus
    python3 tools/bench.py --covers         find all covers of exact cover problems
    python3 tools/bench.py --counts         count the covers only
    python3 tools/bench.py easy hardest     use some sets or problems only

Peers are exact-cover, xcover and exact-cover-py from PyPI, and a textbook solver. A time
is that of one puzzle or problem: the median of the runs (least-most), marked if an
answer was wrong. Guesses are how often lib's search had to choose among options.
"""

import argparse
import statistics
import sys
import time
from functools import partial
from importlib import import_module as load
from pathlib import Path
from unittest import mock

sys.path[:0] = map(str, list(Path(__file__).resolve().parents)[:2])  # for -I

import lib.count
import lib.dlx
from bundle import ROOT, run_tool
from lib.sudoku import Sudoku

DATA = ROOT / "tests" / "data"
SUDOKUS = {  # by how many cells they have
    81: Sudoku(),
    256: Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-"),
    625: Sudoku(5, 5, "ABCDEFGHIJKLMNOPQRSTUVWXY", "-"),
}
SETS = {  # name -> height and width
    **dict.fromkeys(["easy", "17clue", "top1465", "hardest"], 9),
    **dict.fromkeys(["tier0", "tier1", "tier2", "tier3"], 16),
    "sudoklify": 25,
}
DOMINOES = {"dominoes_8x8": (8, 12988816), "dominoes_12x12": (12, 53060477521960000)}
PROBLEMS = [*DOMINOES, *(path.stem for path in DATA.glob("exactcover/*.txt"))]
COVERS = ["pentomino_3x20", "pentomino_2x5x6", "langford_12", "queens_12"]
COUNTS = [*DOMINOES, "pentomino_2x5x6", "langford_12", "queens_10"]


def load_set(name):
    """Return the tasks of a set, and whether they are for peers too."""
    size = SETS[name]
    folder = DATA / f"{size}x{size}"
    puzzles = "".join((folder / f"{name}.txt").read_text().split())
    solutions = "".join((folder / f"{name}.sol").read_text().split())
    slices = [slice(i, i + size**2) for i in range(0, len(puzzles), size**2)]
    return [((puzzles[part],), solutions[part]) for part in slices], size == 9


def load_problem(name):
    """Return a problem as the only task, and whether it is for peers too."""
    if name in DOMINOES:
        side, count = DOMINOES[name]
        cells = range(side * side)
        lying = [[cell, cell + 1] for cell in cells if (cell + 1) % side]
        standing = [[cell, cell + side] for cell in cells[:-side]]
        return [
            ((side * side, lying + standing), count)
        ], side < 10  # more take for ever
    numbers, *lines = (DATA / f"exactcover/{name}.txt").read_text().splitlines()
    primary, secondary, _ = map(int, numbers.split())
    options = [list(map(int, line.split()[1:])) for line in lines]
    rows = (DATA / "exactcover/counts.tsv").read_text().splitlines()
    counts = {row.split("\t")[0]: row.split("\t")[4] for row in rows}
    return [((primary, options, secondary), int(counts[name]))], True


def as_matrix(items, options, secondary=0):
    """Return a problem as a matrix, with an option more for each secondary item."""
    options = options + [[item] for item in range(items, items + secondary)]
    matrix = load("numpy").zeros((len(options), items + secondary), dtype="int32")
    for row, members in enumerate(options):
        matrix[row, members] = 1
    return matrix


def as_lists(items, options, secondary=0):
    """Return a problem as lists of options, primary and secondary items."""
    return options, [*range(items)], [*range(items, items + secondary)]


def search_by_textbook(items, options, secondary=0):
    """Yield exact covers by Algorithm X on dictionaries of sets, as textbooks do."""

    def search(columns):
        left = [item for item in columns if item < items]
        if not left:
            yield []
            return
        for option in columns[min(left, key=lambda item: len(columns[item]))]:
            rivals = set().union(*(columns[item] for item in options[option]))
            rest = dict(columns)
            for item in set().union(*(options[rival] for rival in rivals)):
                rest[item] = columns[item] - rivals
            for item in options[option]:
                del rest[item]
            for cover in search(rest):
                yield [option, *cover]

    columns = {item: set() for item in range(items + secondary)}
    for number, members in enumerate(options):
        for item in members:
            columns[item].add(number)
    return search(columns)


def solve_9x9(search, puzzle):
    """Return the solution of a sudoku by a function that finds exact covers."""
    values = [range(9) if clue == "." else [int(clue) - 1] for clue in puzzle]
    numbers = [9 * cell + value for cell in range(81) for value in values[cell]]
    cover = next(iter(search(324, [SUDOKUS[81].items[number] for number in numbers])))
    return "".join(str(numbers[option] % 9 + 1) for option in sorted(cover))


def count_each(search, *problem):
    """Return how many covers a function finds."""
    return sum(1 for _ in search(*problem))


def count_paths(*problem):
    """Return how many covers are in the decision diagram that xcover makes."""
    root, paths = 0, {0: 0, 1: 1}
    nodes = load("xcover").covers_zdd(*as_lists(*problem), use_memo_cache=True)
    for root, _, low, high in nodes:
        paths[root] = paths[low] + paths[high]
    return paths[root]


SEARCHES = {
    "lib": lib.dlx.exact_covers,
    "exact-cover": lambda *p: load("exact_cover").get_all_solutions(as_matrix(*p)),
    "xcover": lambda *p: load("xcover").covers(*as_lists(*p)),
    "exact-cover-py": lambda *p: load("exact_cover_py").exact_covers(as_matrix(*p)),
    "textbook": search_by_textbook,
}
LISTERS = {label: partial(count_each, search) for label, search in SEARCHES.items()}
COUNTERS = {
    "lib": lib.count.count_covers,
    "exact-cover": lambda *p: load("exact_cover").get_solution_count(as_matrix(*p)),
    "xcover": count_paths,
    "exact-cover-py": LISTERS["exact-cover-py"],
}
SOLVERS = {label: partial(solve_9x9, search) for label, search in SEARCHES.items()}
SOLVERS["lib"] = lambda puzzle: SUDOKUS[len(puzzle)].solve(puzzle)
SOLVERS["exact-cover"] = partial(
    solve_9x9, lambda *p: [load("exact_cover").get_exact_cover(as_matrix(*p))]
)


def drop_missing(solvers):
    """Return the solvers that are installed; name the others on stderr."""
    found = dict(solvers)
    for label in "exact-cover", "xcover", "exact-cover-py":
        try:
            load(label.replace("-", "_"))
        except ImportError:
            print(f"{label} is not installed", file=sys.stderr)
            del found[label]
    return found


def count_guesses(module, solve, tasks):
    """Return how often a task makes the search in a module choose among options."""
    choose_item, items = module.choose_item, []

    def record(*arguments, **options):
        items.append(choose_item(*arguments, **options))
        return items[-1]

    with mock.patch.object(module, "choose_item", record):
        measure(solve, tasks)
    return (len(items) - items.count(None)) / len(tasks)


def measure(solve, tasks):
    """Return the milliseconds that a task takes, and whether all answers are right."""
    start = time.perf_counter()
    answers = [solve(*arguments) for arguments, _ in tasks]
    spent = time.perf_counter() - start
    return spent * 1e3 / len(tasks), answers == [expected for _, expected in tasks]


def figure(results):
    """Return the median, the least and the most of what was measured, as text."""
    times, rights = zip(*results)
    text = f"{statistics.median(times):.3f} ({min(times):.3f}-{max(times):.3f})"
    return text if all(rights) else f"{text} wrong"


def make_table(names, runs, load_tasks, module, solvers):
    """Return the rows of a table, the first one with the names of its columns."""
    solvers = drop_missing(solvers)
    rows = [["milliseconds", "guesses", *solvers]]
    for name in names:
        tasks, for_peers = load_tasks(name)
        row = [name, f"{count_guesses(module, solvers['lib'], tasks):.1f}"]
        used = list(solvers.values())[: None if for_peers else 1]
        rounds = [[measure(solve, tasks) for solve in used] for _ in range(1 + runs)]
        row += map(figure, zip(*rounds[1:]))  # the first round is to warm up
        rows.append(row + [""] * (len(rows[0]) - len(row)))
    return rows


def show(rows):
    """Print a table in Markdown, padded to be read as it is."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    rows.insert(1, ["-" * (width - 1) + ":" for width in widths])
    for row in rows:
        print("|", " | ".join(map(str.rjust, row, widths)), "|")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a set or a problem")
    parser.add_argument("--runs", type=int, default=5, help="how many are timed, 5")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--covers", action="store_true", help="find all covers")
    only.add_argument("--counts", action="store_true", help="count covers")
    args = parser.parse_args()
    names, known, *table = SETS, SETS, load_set, lib.dlx, SOLVERS
    if args.covers:
        names, known, *table = COVERS, PROBLEMS, load_problem, lib.dlx, LISTERS
    if args.counts:
        names, known, *table = COUNTS, PROBLEMS, load_problem, lib.count, COUNTERS
    if not set(args.names) <= set(known):
        parser.error(f"expected names among {', '.join(known)}")
    show(make_table(args.names or names, args.runs, *table))


if __name__ == "__main__":
    run_tool(main)
