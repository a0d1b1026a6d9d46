#!/usr/bin/env python3
"""Time lib on the data of the tests, beside the peers that are installed.

    python3 tools/bench.py                  solve sets of sudokus
    python3 tools/bench.py --covers         find exact covers, 20,000 at most
    python3 tools/bench.py --counts         count them, without finding each
    python3 tools/bench.py easy hardest     use some sets or problems only
    python3 tools/bench.py --list           list all sets and problems

Peers are exact-cover, xcover and exact-cover-py from PyPI. They solve 9x9 sudokus only,
and are not asked to count more than 20,000,000 covers.

A time is the processor's for one puzzle or problem: the median of the runs, marked if
an answer was wrong. "guesses" does not depend on the machine: for a puzzle on average,
how many options lib/dlx.py has tried where an item had several.
"""

import argparse
import difflib
import statistics
import sys
import time
from decimal import Decimal
from functools import partial
from importlib import import_module
from itertools import islice
from math import inf
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from lib.covers import count_covers, covers
from lib.dlx import Links, exact_covers
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
# A domino, an L of three cells, a T of four, a square
TILES = [rectangle(1, 2), SQUARE[:3], [*rectangle(1, 3), (1, 1)], SQUARE]
BOARDS = {  # name -> side, how many of TILES are used, the number of tilings
    "dominoes_8x8": (8, 1, 12988816),
    "dominoes_12x12": (12, 1, 53060477521960000),
    "dominoes_20x20": (20, 1, 1269984011256235834242602753102293934298576249856),
    "trominoes_8x8": (8, 2, 6652506271144),
    "tetrominoes_8x8": (8, 4, 466621578375232),
}
PROBLEMS = sorted([*BOARDS, *(path.stem for path in DATA.glob("exactcover/*.txt"))])
# Kind of table -> names; to find is --covers, to count is --counts
KNOWN = {"solve": SETS, "find": PROBLEMS, "count": PROBLEMS}
COVERS = "pentomino_3x20 pentomino_2x5x6 queens_12 langford_12 dominoes_20x20".split()
COUNTS = ["dominoes_8x8", "dominoes_12x12", "trominoes_8x8", "tetrominoes_8x8"]
COUNTS += ["pentomino_2x5x6", "queens_10", "langford_12"]
USED = {"solve": SETS, "find": COVERS, "count": COUNTS}  # unless names are given
MOST, MOST_BY_PEERS = 20_000, 20_000_000  # covers to find; to count by peers


def load_set(name):
    """Return pairs of arguments and answer, and whether they are for peers too."""
    size = SETS[name]
    folder = DATA / f"{size}x{size}"
    puzzles = "".join((folder / f"{name}.txt").read_text().split())
    solutions = "".join((folder / f"{name}.sol").read_text().split())
    slices = [slice(i, i + size**2) for i in range(0, len(puzzles), size**2)]
    return [((puzzles[part],), solutions[part]) for part in slices], size == 9


def load_problem(name, limit):
    """Return the same for one problem; its answer is the number of covers, up to limit.

    Peers are not asked for too many.
    """
    if name in BOARDS:
        side, used, count = BOARDS[name]
        forms = [form for tile in TILES[:used] for form in turned(tile)]
        problem = side * side, list(placements(forms, rectangle(side, side)))
    else:
        numbers, *lines = (DATA / f"exactcover/{name}.txt").read_text().splitlines()
        items, secondary, _ = map(int, numbers.split())
        problem = items, [list(map(int, line.split()[1:])) for line in lines], secondary
        rows = (DATA / "exactcover/counts.tsv").read_text().splitlines()
        covers = {row.split("\t")[0]: row.split("\t")[4] for row in rows}
        count = int(covers[name])
    return [(problem, min(count, limit))], min(count, limit) <= MOST_BY_PEERS


def as_matrix(items, options, secondary=0):
    """Return a problem as a matrix.

    A secondary item has an option of its own, for covers that do not cover it.
    """
    options = options + [[item] for item in range(items, items + secondary)]
    matrix = import_module("numpy").zeros(
        (len(options), items + secondary), dtype="int32"
    )
    for row, members in enumerate(options):
        matrix[row, members] = 1
    return matrix


def as_lists(items, options, secondary=0):
    """Return a problem as lists of options, primary and secondary items."""
    return options, [*range(items)], [*range(items, items + secondary)]


def solve_9x9(search, puzzle):
    """Return the solution of a sudoku by a function that finds exact covers."""
    # Option 9 * cell + value of the 324 items
    values = [range(9) if clue == "." else [int(clue) - 1] for clue in puzzle]
    numbers = [9 * cell + value for cell in range(81) for value in values[cell]]
    cover = next(iter(search(324, [SUDOKUS[81].options[number] for number in numbers])))
    return "".join(str(numbers[option] % 9 + 1) for option in sorted(cover))


def count_each(search, *problem, limit=MOST):
    """Return how many covers a function finds, up to limit (None: all)."""
    return sum(1 for _ in islice(search(*problem), limit))


def count_paths(*problem):
    """Return how many covers are in the decision diagram that xcover makes.

    A node comes after those that it leads to: the root is the last one.
    """
    node, paths = 0, {0: 0, 1: 1}  # the ends: 0 is no cover, 1 is one
    nodes = import_module("xcover").covers_zdd(*as_lists(*problem), use_memo_cache=True)
    for node, _, low, high in nodes:
        paths[node] = paths[low] + paths[high]
    return paths[node]


FIND = {  # package -> a function that returns the covers of a problem
    "exact-cover": lambda *p: import_module("exact_cover").get_all_solutions(
        as_matrix(*p), MOST
    ),
    "xcover": lambda *p: import_module("xcover").covers(*as_lists(*p)),
    "exact-cover-py": lambda *p: import_module("exact_cover_py").exact_covers(
        as_matrix(*p)
    ),
}
FIND_BY_LIB = {"lib": covers, "lib lanes": lane_covers, "lib links": exact_covers}
OWN = {  # kind of table -> column -> a function to be timed
    "solve": {"lib": lambda puzzle: SUDOKUS[len(puzzle)].solve(puzzle)},
    "find": {label: partial(count_each, FIND_BY_LIB[label]) for label in FIND_BY_LIB},
    "count": {"lib": count_covers},
}
PEERS = {
    "solve": {label: partial(solve_9x9, FIND[label]) for label in FIND},
    "find": {label: partial(count_each, FIND[label]) for label in FIND},
    "count": {
        "exact-cover": lambda *p: import_module("exact_cover").get_solution_count(
            as_matrix(*p)
        ),
        "xcover": count_paths,
        "exact-cover-py": partial(count_each, FIND["exact-cover-py"], limit=None),
    },
}
# get_all_solutions would look for a second solution.
PEERS["solve"]["exact-cover"] = partial(
    solve_9x9, lambda *p: [import_module("exact_cover").get_exact_cover(as_matrix(*p))]
)
LOADERS = {
    "solve": load_set,
    "find": partial(load_problem, limit=MOST),
    "count": partial(load_problem, limit=inf),
}


def installed(peers):
    """Return the peers that are installed; name the others on stderr."""
    found = {}
    for label, solve in peers.items():
        try:
            import_module(label.replace("-", "_"))
            found[label] = solve
        except ImportError:
            print(f"{label} is not installed", file=sys.stderr)
    return found


def measure(solve, tasks):
    """Return the milliseconds that a task takes, and whether all answers are right."""
    start = time.process_time()
    answers = [solve(*arguments) for arguments, _ in tasks]
    spent = time.process_time() - start
    return spent * 1e3 / len(tasks), answers == [expected for _, expected in tasks]


def figure(results):
    """Return the text of a cell: the median time, marked if an answer was wrong."""
    times, rights = zip(*results)
    return two_digits(statistics.median(times)) + ("" if all(rights) else " wrong")


def two_digits(number):
    """Return a number with two significant digits, such as 0.044, 1.2, 74 or 1300."""
    return f"{Decimal(f'{number:.1e}'):f}"


def count_guesses(tasks):
    """Return how many guesses the search on links makes for a puzzle, on average."""

    class CountingLinks(Links):
        """Links that count the tries: for each, nodes are unhidden before it."""

        tries = 0

        def unhide(self, count):
            """Unhide nodes, and count that."""
            CountingLinks.tries += 1
            super().unhide(count)

    with mock.patch("lib.sudoku.Links", CountingLinks):
        for (puzzle,), _ in tasks:
            SUDOKUS[len(puzzle)].solve(puzzle)
    return CountingLinks.tries / len(tasks) - 1  # the first is what is forced


def make_table(kind, names, runs):
    """Return the rows of a table, the first one with the names of its columns."""
    own, peers = OWN[kind], installed(PEERS[kind])
    rows = []
    for name in names:
        tasks, are_for_peers = LOADERS[kind](name)
        used = {**own, **peers} if are_for_peers else own
        solvers = used.values()
        rounds = [[measure(solve, tasks) for solve in solvers] for _ in range(1 + runs)]
        figures = map(figure, zip(*rounds[1:]))  # the first round is to warm up
        # The heading of the names tells the unit of the times.
        row = {"milliseconds": name, **dict(zip(used, figures))}
        if kind == "solve":
            row["guesses"] = two_digits(count_guesses(tasks))
        rows.append(row)
    columns = ["milliseconds", *own, *peers, "guesses"]
    columns = [column for column in columns if any(column in row for row in rows)]
    return [columns, *([row.get(column, "") for column in columns] for row in rows)]


def show(rows):
    """Print a table in Markdown, padded to be read as it is."""
    widths = [max(map(len, column)) for column in zip(*rows)]
    rows.insert(1, ["-" * (width - 1) + ":" for width in widths])
    for row in rows:
        print("|", " | ".join(map(str.rjust, row, widths)), "|")


def advice(name, kind):
    """Return what to write instead of a name that is not known."""
    if name in PROBLEMS:
        return f"{name} needs --covers or --counts"
    what = "set of sudokus" if kind == "solve" else "problem"
    near = " or ".join(difflib.get_close_matches(name, KNOWN[kind])) or "see --list"
    return f"there is no {what} called {name!r}: {near}"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a set or a problem")
    parser.add_argument("--runs", type=int, default=5, help="how many are timed, 5")
    parser.add_argument("--list", action="store_true", help="list sets and problems")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--covers", action="store_true", help="find exact covers")
    only.add_argument("--counts", action="store_true", help="count them")
    args = parser.parse_args()
    kind = "find" if args.covers else "count" if args.counts else "solve"
    if args.list:
        print("sudokus:", *SETS)
        print("for --covers or --counts:", *PROBLEMS)
        return
    if args.runs < 1:
        parser.error("--runs must be 1 or more")
    for name in args.names:
        if name not in KNOWN[kind]:
            parser.error(advice(name, kind))
    show(make_table(kind, args.names or USED[kind], args.runs))


if __name__ == "__main__":
    try:
        main()
    except OSError as error:
        sys.exit(f"bench.py: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
