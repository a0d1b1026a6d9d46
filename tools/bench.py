#!/usr/bin/env python3
"""Time lib on the data of the tests, beside the peers that are installed.

    python3 tools/bench.py                  solve sets of sudokus
    python3 tools/bench.py --covers         find exact covers, 20,000 at most
    python3 tools/bench.py --counts         count them, without finding each
    python3 tools/bench.py easy hardest     use some sets or problems only

Peers are exact-cover, xcover and exact-cover-py from PyPI, and a textbook solver. They
are not asked to count more than 20,000,000 covers. A time is the processor's for one
puzzle or problem: the median of the runs (least-most), marked if an answer was wrong.
"""

import argparse
import statistics
import sys
import time
from functools import partial
from importlib import import_module as load
from itertools import islice
from math import inf
from pathlib import Path

sys.path[:0] = map(str, list(Path(__file__).resolve().parents)[:2])  # for -I

from bundle import ROOT, run_tool
from lib.count import count_covers
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from lib.shapes import placements, rectangle, turned
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
SQUARE = rectangle(2, 2)
TILES = [rectangle(1, 2), SQUARE[:3], [*rectangle(1, 3), (1, 1)], SQUARE]  # L and T
BOARDS = {  # name -> side, how many of TILES are used, how many tilings there are
    "dominoes_8x8": (8, 1, 12988816),
    "dominoes_12x12": (12, 1, 53060477521960000),
    "dominoes_20x20": (20, 1, 1269984011256235834242602753102293934298576249856),
    "trominoes_8x8": (8, 2, 6652506271144),
    "tetrominoes_8x8": (8, 4, 466621578375232),
}
PROBLEMS = [*BOARDS, *(path.stem for path in DATA.glob("exactcover/*.txt"))]
COVERS = "pentomino_3x20 pentomino_2x5x6 queens_12 langford_12 dominoes_20x20".split()
COUNTS = ["dominoes_8x8", "dominoes_12x12", "trominoes_8x8", "tetrominoes_8x8"]
COUNTS += ["pentomino_2x5x6", "queens_10", "langford_12"]
MOST, MOST_BY_PEERS = 20_000, 20_000_000  # covers to find; to count by peers


def load_set(name):
    """Return pairs of arguments and answer, and whether they are for peers too."""
    size = SETS[name]
    folder = DATA / f"{size}x{size}"
    puzzles = "".join((folder / f"{name}.txt").read_text().split())
    solutions = "".join((folder / f"{name}.sol").read_text().split())
    slices = [slice(i, i + size**2) for i in range(0, len(puzzles), size**2)]
    return [((puzzles[part],), solutions[part]) for part in slices], size == 9


def load_problem(name, most=inf):
    """Return the same for one problem, with so many covers at most."""
    if name in BOARDS:
        side, used, count = BOARDS[name]
        forms = [form for tile in TILES[:used] for form in turned(tile)]
        problem = side * side, list(placements(forms, rectangle(side, side)))
    else:
        numbers, *lines = (DATA / f"exactcover/{name}.txt").read_text().splitlines()
        items, secondary, _ = map(int, numbers.split())
        problem = items, [list(map(int, line.split()[1:])) for line in lines], secondary
        rows = (DATA / "exactcover/counts.tsv").read_text().splitlines()
        count = int({row.split("\t")[0]: row.split("\t")[4] for row in rows}[name])
    return [(problem, min(count, most))], min(count, most) <= MOST_BY_PEERS


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


def count_each(search, *problem, most=MOST):
    """Return how many covers a function finds, so many at most."""
    return sum(1 for _ in islice(search(*problem), most))


def count_paths(*problem):
    """Return how many covers are in the decision diagram that xcover makes."""
    root, paths = 0, {0: 0, 1: 1}
    nodes = load("xcover").covers_zdd(*as_lists(*problem), use_memo_cache=True)
    for root, _, low, high in nodes:
        paths[root] = paths[low] + paths[high]
    return paths[root]


PEERS = {
    "exact-cover": lambda *p: load("exact_cover").get_all_solutions(
        as_matrix(*p), MOST
    ),
    "xcover": lambda *p: load("xcover").covers(*as_lists(*p)),
    "exact-cover-py": lambda *p: load("exact_cover_py").exact_covers(as_matrix(*p)),
    "textbook": search_by_textbook,
}
SOLVERS = {
    "lib": lambda puzzle: SUDOKUS[len(puzzle)].solve(puzzle),
    **{label: partial(solve_9x9, search) for label, search in PEERS.items()},
}
SOLVERS["exact-cover"] = partial(
    solve_9x9, lambda *p: [load("exact_cover").get_exact_cover(as_matrix(*p))]
)
SEARCHES = {"lib lanes": lane_covers, "lib links": exact_covers, **PEERS}
FINDERS = {label: partial(count_each, search) for label, search in SEARCHES.items()}
COUNTERS = {
    "lib": count_covers,
    "exact-cover": lambda *p: load("exact_cover").get_solution_count(as_matrix(*p)),
    "xcover": count_paths,
    "exact-cover-py": partial(count_each, PEERS["exact-cover-py"], most=None),
}


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


def measure(solve, tasks):
    """Return the milliseconds that a task takes, and whether all answers are right."""
    start = time.process_time()
    answers = [solve(*arguments) for arguments, _ in tasks]
    spent = time.process_time() - start
    return spent * 1e3 / len(tasks), answers == [expected for _, expected in tasks]


def figure(results):
    """Return the median (least-most) of what was measured; of one, only this."""
    times, rights = zip(*results)
    figures = statistics.median(times), min(times), max(times)
    texts = [f"{time:.3f}" if time < 100 else f"{time:.0f}" for time in figures]
    text = "{} ({}-{})".format(*texts) if len(times) > 1 else texts[0]
    return text if all(rights) else f"{text} wrong"


def make_table(names, runs, load_tasks, solvers):
    """Return the rows of a table, the first one with the names of its columns."""
    solvers = drop_missing(solvers)
    rows = [["milliseconds", *solvers]]
    for name in names:
        tasks, for_peers = load_tasks(name)
        used = [solvers[x] for x in solvers if for_peers or x.startswith("lib")]
        rounds = [[measure(solve, tasks) for solve in used] for _ in range(1 + runs)]
        row = [name, *map(figure, zip(*rounds[1:]))]  # the first round is to warm up
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
    only.add_argument("--covers", action="store_true", help="find exact covers")
    only.add_argument("--counts", action="store_true", help="count them")
    args = parser.parse_args()
    names, known, load_tasks, solvers = SETS, SETS, load_set, SOLVERS
    if args.covers:
        names, known, solvers = COVERS, PROBLEMS, FINDERS
        load_tasks = partial(load_problem, most=MOST)
    if args.counts:
        names, known, load_tasks, solvers = COUNTS, PROBLEMS, load_problem, COUNTERS
    if not set(args.names) <= set(known):
        parser.error(f"expected names among {', '.join(known)}")
    show(make_table(args.names or names, args.runs, load_tasks, solvers))


if __name__ == "__main__":
    run_tool(main)
