#!/usr/bin/env python3
"""Time the bundles on the puzzles of tests/data, beside what else Python has.

    python3 tools/bench.py                  every set, in microseconds a puzzle
    python3 tools/bench.py easy hardest     some sets
    python3 tools/bench.py --markdown       the README's table and chart
    python3 tools/bench.py --profile easy   where the time goes on one set

The peers exact-cover, xcover and exact-cover-py, from PyPI, take part if installed; a
textbook solver on dictionaries always does. All solve the same puzzles in one run, and
every answer is checked. A figure is the median of the runs, with least and most.
"""

import argparse
import cProfile
import importlib.util
import platform
import statistics
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tests" / "data"
HEX = "ABCDEFGHIJKLMNOP"
SETS_9X9 = "easy 17clue top1465 hardest".split()
SETS_16X16 = "tier0 tier1 tier2 tier3".split()
CHART = "hardest"  # the set of the chart: the one on which we gain least


def load_bundle(problem):
    """Return a bundle as a module."""
    path = ROOT / "solutions" / f"{problem}.py"
    spec = importlib.util.spec_from_file_location(problem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load_set(name):
    """Return the puzzles of a set and their solutions, each a string of its cells."""
    folder, rows = ("9x9", 1) if name in SETS_9X9 else ("16x16", 16)

    def grids(ending):
        lines = (DATA / folder / f"{name}.{ending}").read_text().split()
        return ["".join(lines[i : i + rows]) for i in range(0, len(lines), rows)]

    return list(zip(grids("txt"), grids("sol")))


def covering(puzzle):
    """Return the options of a 9x9 puzzle: lists of items by (row, column, digit)."""
    options = {}
    for cell, symbol in enumerate(puzzle):
        row, column = divmod(cell, 9)
        box = row // 3 * 3 + column // 3
        for digit in "123456789" if symbol == "." else symbol:
            d = int(digit) - 1
            items = cell, 81 + row * 9 + d, 162 + column * 9 + d, 243 + box * 9 + d
            options[row, column, digit] = list(items)
    return options


def grid_of(candidates):
    """Return the grid that (row, column, digit) candidates make."""
    return "".join(digit for _, _, digit in sorted(candidates))


def with_matrix(cover_of):
    """Return a solver for a peer that takes a matrix of 0 and 1 from numpy."""
    import numpy

    def solve(puzzle):
        options = covering(puzzle)
        matrix = numpy.zeros((len(options), 324), dtype="int32")
        for row, items in enumerate(options.values()):
            matrix[row, items] = 1
        keys = list(options)
        return grid_of(keys[row] for row in cover_of(matrix))

    return solve


def exact_cover():
    """Return a solver by exact-cover, in C."""
    from exact_cover import get_exact_cover

    return with_matrix(get_exact_cover)


def exact_cover_py():
    """Return a solver by exact-cover-py, in numba."""
    from exact_cover_py import exact_covers

    return with_matrix(lambda matrix: next(exact_covers(matrix)))


def xcover():
    """Return a solver by xcover, in numba."""
    from xcover import covers

    def solve(puzzle):
        options = covering(puzzle)
        keys = list(options)
        return grid_of(keys[i] for i in next(covers(list(options.values()))))

    return solve


def textbook():
    """Return a solver by Algorithm X on dictionaries of sets, as textbooks have it."""

    def choose(option, items, options):
        removed = []
        for item in options[option]:
            for rival in items[item]:
                for other in options[rival]:
                    if other != item:
                        items[other].remove(rival)
            removed.append(items.pop(item))
        return removed

    def restore(option, items, options, removed):
        for item in reversed(options[option]):
            items[item] = removed.pop()
            for rival in items[item]:
                for other in options[rival]:
                    if other != item:
                        items[other].add(rival)

    def search(items, options):
        if not items:
            return []
        item = min(items, key=lambda item: len(items[item]))
        for option in list(items[item]):
            removed = choose(option, items, options)
            rest = search(items, options)
            if rest is not None:
                return rest + [option]
            restore(option, items, options, removed)
        return None

    def solve(puzzle):
        options = covering(puzzle)
        items = {}
        for option, members in options.items():
            for item in members:
                items.setdefault(item, set()).add(option)
        return grid_of(search(items, options))

    return solve


def bundle():
    """Return the bundle's solver for 9x9."""
    return load_bundle("poj3074").Sudoku().solve


def bundle_16x16():
    """Return the bundle's solver for 16x16."""
    return load_bundle("poj3076").Sudoku(4, 4, HEX, "-").solve


PEERS = {
    "exact-cover": exact_cover,
    "xcover": xcover,
    "exact-cover-py": exact_cover_py,
    "textbook": textbook,
}


def say(text):
    """Show progress, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)


def run_once(solve, puzzles):
    """Return the microseconds a puzzle of one run; SystemExit: an answer is wrong."""
    start = time.perf_counter()
    answers = [solve(puzzle) for puzzle, _ in puzzles]
    spent = time.perf_counter() - start
    for (puzzle, solution), answer in zip(puzzles, answers):
        if answer != solution:
            sys.exit(f"wrong answer to {puzzle}: {answer}")
    return spent / len(puzzles) * 1e6


def measure(solvers, puzzles, runs, name):
    """Return {solver: the microseconds of its runs}; all take turns."""
    times = {label: [] for label in solvers}
    for number in range(-1, runs):
        for label, solve in solvers.items():
            say(f"{name}: {label}, run {number + 1} of {runs}")
            spent = run_once(solve, puzzles)
            if number >= 0:  # the first run is to warm up
                times[label].append(spent)
    say("")
    return times


def figure(times):
    """Return the median of some runs, and their spread."""
    return f"{statistics.median(times):.0f} ({min(times):.0f}-{max(times):.0f})"


def machine():
    """Return what this runs on."""
    processor = platform.processor() or platform.machine()
    if Path("/proc/cpuinfo").exists():
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        models = [
            line.split(": ")[1] for line in lines if line.startswith("model name")
        ]
        processor = models[0] if models else processor
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {processor}"
    )


def show(results, labels, markdown):
    """Print the table, and with markdown the chart."""
    head = ["microseconds a puzzle", *labels]
    rows = [
        [name, *(figure(times[label]) if label in times else "" for label in labels)]
        for name, times in results.items()
    ]
    if not markdown:
        widths = [max(map(len, column)) for column in zip(head, *rows)]
        for row in [head, *rows]:
            print(
                "  ".join(
                    cell.ljust(width) for cell, width in zip(row, widths)
                ).rstrip()
            )
        print(machine())
        return
    for row in [head, ["---", *("---:" for _ in labels)], *rows]:
        print("| " + " | ".join(row) + " |")
    print(f"\nMedian (least-most) on {machine()}.")
    if CHART in results:
        bars = [round(statistics.median(times)) for times in results[CHART].values()]
        names = ", ".join(f'"{label}"' for label in results[CHART])
        print("\n```mermaid\nxychart-beta")
        print(f'    title "Microseconds a puzzle of the set {CHART}"')
        print(
            f"    x-axis [{names}]\n    y-axis 0 --> {max(bars)}\n    bar {bars}\n```"
        )


def find_peers():
    """Return the solvers to compare with; say which are not installed."""
    peers = {}
    for label, make in PEERS.items():
        try:
            peers[label] = make()
        except ImportError:
            print(f"{label} is not installed: skipped", file=sys.stderr)
    return peers


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    names = SETS_9X9 + SETS_16X16
    parser.add_argument("sets", nargs="*", metavar="SET", help=", ".join(names))
    parser.add_argument("--markdown", action="store_true", help="table and chart")
    parser.add_argument("--runs", type=int, default=5, help="runs to time, 5")
    parser.add_argument("--profile", metavar="SET", help="run cProfile on one set")
    args = parser.parse_args()
    for name in args.sets + [args.profile] * bool(args.profile):
        if name not in names:
            parser.error(f"there is no set {name}; there are {', '.join(names)}")
    if args.profile:
        puzzles = load_set(args.profile)
        solve = bundle() if args.profile in SETS_9X9 else bundle_16x16()
        cProfile.runctx("run_once(solve, puzzles)", globals(), locals(), sort="tottime")
        return
    sets = args.sets or names
    peers = find_peers() if set(sets) & set(SETS_9X9) else {}
    results = {}
    for name in sets:
        small = name in SETS_9X9
        solvers = {"bundle": bundle(), **peers} if small else {"bundle": bundle_16x16()}
        results[name] = measure(solvers, load_set(name), args.runs, name)
    show(results, ["bundle", *peers], args.markdown)


if __name__ == "__main__":
    main()
