#!/usr/bin/env python3
"""Time lib on the data of the tests, beside the packages that are installed.

    python3 tools/bench.py                  solve sets of sudokus
    python3 tools/bench.py --covers         find exact covers, 20,000 at most
    python3 tools/bench.py --counts         count them, without finding each
    python3 tools/bench.py easy hardest     use these sets or problems only

The packages are exact-cover, xcover and exact-cover-py from PyPI. They are asked to
solve 9x9 sudokus only, and not to count more than 20,000,000 covers.

Times are milliseconds of the processor for one puzzle or problem: the median of the
runs, marked if an answer was wrong. With --covers, only their number is checked.
"""

import argparse
import contextlib
import statistics
import sys
import time
from decimal import Decimal
from functools import partial
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from lib.covers import count_covers, covers
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from lib.problems.luogu_p1074 import items_of, placed
from lib.shapes import rectangle, turned
from lib.sudoku import Sudoku
from support import COVERS, puzzles, read_instance, tiling

SUDOKUS = {  # by height and width
    9: Sudoku(),
    16: Sudoku(4, 4, "ABCDEFGHIJKLMNOP", "-"),
    25: Sudoku(5, 5, "ABCDEFGHIJKLMNOPQRSTUVWXY", "-"),
}
SETS = {"easy": 9, "17clue": 9, "top1465": 9, "hardest": 9}  # name -> height and width
SETS.update(tier0=16, tier1=16, tier2=16, tier3=16, sudoklify=25)
DOMINO, SQUARE = rectangle(1, 2), rectangle(2, 2)
L, T = [(0, 0), (0, 1), (1, 0)], [*rectangle(1, 3), (1, 1)]  # L has 3 cells, T has 4
BOARDS = {  # name -> side, tiles, how many tilings there are
    "dominoes_8x8": (8, [DOMINO], 12988816),
    "dominoes_12x12": (12, [DOMINO], 53060477521960000),
    "dominoes_20x20": (20, [DOMINO], 1269984011256235834242602753102293934298576249856),
    "trominoes_8x8": (8, [DOMINO, L], 6652506271144),
    "tetrominoes_8x8": (8, [DOMINO, L, T, SQUARE], 466621578375232),
}
PROBLEMS = sorted([*BOARDS, *COVERS])
TO_FIND = ["pentomino_3x20", "pentomino_2x5x6", "queens_12", "langford_12"]
TO_FIND += ["dominoes_20x20"]
TO_COUNT = ["dominoes_8x8", "dominoes_12x12", "trominoes_8x8", "tetrominoes_8x8"]
TO_COUNT += ["pentomino_2x5x6", "queens_10", "langford_12"]
MOST_FOUND, MOST_BY_PACKAGES = 20_000, 20_000_000


def load_problem(name):
    """Return the arguments of exact_covers, and how many covers there are."""
    if name not in BOARDS:
        return read_instance(name), COVERS[name]
    side, tiles, count = BOARDS[name]
    forms = [form for tile in tiles for form in turned(tile)]
    return tiling(side, side, forms), count


def as_matrix(items, options, secondary=0):
    """Return a problem as a matrix.

    A secondary item has an option of its own, for covers that do not cover it.
    """
    import numpy

    options = options + [[item] for item in range(items, items + secondary)]
    matrix = numpy.zeros((len(options), items + secondary), dtype="int32")
    for row, members in enumerate(options):
        matrix[row, members] = 1
    return matrix


def as_lists(items, options, secondary=0):
    """Return a problem as lists of options, primary and secondary items."""
    return options, [*range(items)], [*range(items, items + secondary)]


def count_paths(nodes):
    """Return how many covers a decision diagram has; its root is the last node."""
    node, paths = 0, {0: 0, 1: 1}  # paths: node -> covers below it; 0, 1 are the ends
    for node, _, low, high in nodes:
        paths[node] = paths[low] + paths[high]
    return paths[node]


def limited(search):
    """Return search with one argument more, the first: the most covers to find."""
    return lambda limit, *problem: islice(search(*problem), limit)


def installed_packages():
    """Return {name: (find, count)} of the packages that are installed.

    find(limit, *problem) returns covers, count(*problem) how many there are.
    """
    found = {}
    with contextlib.suppress(ImportError):
        import exact_cover

        found["exact-cover"] = (
            lambda limit, *p: exact_cover.get_all_solutions(as_matrix(*p), limit),
            lambda *p: exact_cover.get_solution_count(as_matrix(*p)),
        )
    with contextlib.suppress(ImportError):
        import xcover

        found["xcover"] = (
            limited(lambda *p: xcover.covers(*as_lists(*p))),
            lambda *p: count_paths(
                xcover.covers_zdd(*as_lists(*p), use_memo_cache=True)
            ),
        )
    with contextlib.suppress(ImportError):
        import exact_cover_py

        find = limited(lambda *p: exact_cover_py.exact_covers(as_matrix(*p)))
        found["exact-cover-py"] = find, partial(count_found, find, None)
    return found


def count_found(find, limit, *problem):
    """Return how many covers find gives, up to limit, or all if limit is None."""
    return sum(1 for _ in find(limit, *problem))


def solve_by(find, puzzle):
    """Return the solution of a 9x9 sudoku by a function that finds covers."""
    places = list(placed(puzzle))  # (row, column, digit), cell by cell
    # 324 items: the cells, and each digit in each row, column and box
    (cover,) = find(1, 324, [items_of(*place) for place in places])
    return "".join(str(places[option][2]) for option in sorted(cover))


def time_set(name, packages, runs):
    """Return the row of a set of sudokus: {heading: text}."""
    size = SETS[name]
    pairs = puzzles(f"{size}x{size}/{name}", size)
    tasks = [([puzzle], solution) for puzzle, solution in pairs]
    functions = {"lib": SUDOKUS[size].solve}
    if size == 9:
        for label, (find, _) in packages.items():
            functions[label] = partial(solve_by, find)
    return time_row(name, tasks, functions, runs)


def time_covers(name, packages, runs):
    """Return the row of a problem whose covers are found."""
    problem, number = load_problem(name)
    own = {"lib": covers, "lib lanes": lane_covers, "lib links": exact_covers}
    finds = {label: limited(search) for label, search in own.items()}
    finds.update({label: find for label, (find, _) in packages.items()})
    functions = {k: partial(count_found, f, MOST_FOUND) for k, f in finds.items()}
    return time_row(name, [(problem, min(number, MOST_FOUND))], functions, runs)


def time_counts(name, packages, runs):
    """Return the row of a problem whose covers are counted."""
    problem, number = load_problem(name)
    functions = {"lib": count_covers}
    if number <= MOST_BY_PACKAGES:
        functions.update({label: count for label, (_, count) in packages.items()})
    return time_row(name, [(problem, number)], functions, runs)


def time_row(name, tasks, functions, runs):
    """Return {heading: text}: the name, and the median time of each function.

    A task is a pair: the arguments of a function, and the right answer.
    """
    row = {"milliseconds": name}  # the unit, as the heading of the names
    rounds = [[measure(f, tasks) for f in functions.values()] for _ in range(1 + runs)]
    for label, results in zip(functions, zip(*rounds[1:])):  # rounds[0] is to warm up
        times, rights = zip(*results)
        mark = "" if all(rights) else " wrong"
        row[label] = two_digits(statistics.median(times)) + mark
    return row


def measure(function, tasks):
    """Return the milliseconds that a task takes, and whether all answers are right."""
    start = time.process_time()
    answers = [function(*arguments) for arguments, _ in tasks]
    spent = time.process_time() - start
    return spent * 1e3 / len(tasks), answers == [expected for _, expected in tasks]


def two_digits(number):
    """Return a number with two significant digits, such as 0.044, 1.2, 74 or 1300."""
    return f"{Decimal(f'{number:.1e}'):f}"


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
    parser.add_argument(
        "--runs", type=int, default=5, help="timed runs, 5 if not given"
    )
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--covers", action="store_true", help="find exact covers")
    only.add_argument("--counts", action="store_true", help="count them")
    args = parser.parse_args()
    if args.runs < 1:
        parser.error("--runs must be 1 or more")
    time_one, known, default = time_set, SETS, SETS
    if args.covers:
        time_one, known, default = time_covers, PROBLEMS, TO_FIND
    elif args.counts:
        time_one, known, default = time_counts, PROBLEMS, TO_COUNT
    for name in args.names:
        if name not in known:
            parser.error(f"{name!r} is none of {', '.join(known)}")
    packages = installed_packages()
    show([time_one(name, packages, args.runs) for name in args.names or default])


if __name__ == "__main__":
    main()
