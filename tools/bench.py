#!/usr/bin/env python3
"""Time the bundles on the puzzles of tests/data, beside what else Python has.

    python3 tools/bench.py                  every set, in microseconds a puzzle
    python3 tools/bench.py easy hardest     some sets
    python3 tools/bench.py --covers         exact covers at large, all of each
    python3 tools/bench.py --beside pypy3   the bundles, on another interpreter too
    python3 tools/bench.py --profile easy   where the time goes on one set

With --markdown they are the tables of the README. The peers exact-cover, xcover and
exact-cover-py, from PyPI, take part if installed; a textbook solver on dictionaries
always does. All take turns in one run, and every answer is checked. A figure is the
median of the runs, with least and most. Guesses: how often, a puzzle, the bundle's
search had to choose among options.
"""

import argparse
import cProfile
import csv
import importlib.util
import itertools
import json
import os
import platform
import statistics
import subprocess
import sys
import time
from pathlib import Path

# python -I and -P leave out the folder that this is in.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from bundle import ROOT, SOLUTIONS, run_tool

TOOLS = ROOT / "tools"
DATA = ROOT / "tests" / "data"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"
SHAPES = {  # height and width of a box, symbols, blanks
    "9x9": (3, 3, "123456789", ".0"),
    "16x16": (4, 4, LETTERS[:16], "-"),
    "25x25": (5, 5, LETTERS, "-"),
}
SETS = {
    **dict.fromkeys("easy 17clue top1465 hardest".split(), "9x9"),
    **dict.fromkeys("tier0 tier1 tier2 tier3".split(), "16x16"),
    "sudoklify": "25x25",
}
COVERS = "pentomino_3x20 pentomino_2x5x6 langford_12 queens_12".split()


def load_bundle(problem):
    """Return a bundle as a module."""
    path = SOLUTIONS / f"{problem}.py"
    spec = importlib.util.spec_from_file_location(problem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def load_set(name):
    """Return the puzzles of a set and their solutions, each a string of its cells."""
    shape = SETS[name]
    rows = 1 if shape == "9x9" else int(shape.split("x")[0])

    def grids(ending):
        lines = (DATA / shape / f"{name}.{ending}").read_text().split()
        return ["".join(lines[i : i + rows]) for i in range(0, len(lines), rows)]

    puzzles, solutions = grids("txt"), grids("sol")
    if not 0 < len(puzzles) == len(solutions):
        sys.exit(f"{name}: {len(puzzles)} puzzles, {len(solutions)} solutions")
    return list(zip(puzzles, solutions))


def load_covers(name):
    """Return an instance, as exact_covers takes it, and how many covers it has."""
    folder = DATA / "exactcover"
    lines = (folder / f"{name}.txt").read_text().splitlines()
    primary, secondary, _ = map(int, lines[0].split())
    options = [list(map(int, line.split()[1:])) for line in lines[1:]]
    with open(folder / "counts.tsv") as file:
        counts = {
            row["name"]: row["expected"] for row in csv.DictReader(file, delimiter="\t")
        }
    return [((primary, options, secondary), int(counts[name]))]


def with_matrix(covers):
    """Return exact_covers by a function of a matrix and of how many it may find.

    Such a peer has no secondary items: each gets an option that covers nothing else.
    """
    import numpy

    def find(items, options, secondary=0, most=None):
        slack = [[item] for item in range(items, items + secondary)]
        matrix = numpy.zeros((len(options + slack), items + secondary), dtype="int32")
        for row, members in enumerate(options + slack):
            matrix[row, members] = 1
        return covers(matrix, most)

    return find


def exact_cover():
    """Return exact_covers by exact-cover, in C."""
    from exact_cover import get_all_solutions

    return with_matrix(lambda matrix, most: get_all_solutions(matrix, max_count=most))


def exact_cover_py():
    """Return exact_covers by exact-cover-py, in numba."""
    from exact_cover_py import exact_covers

    return with_matrix(
        lambda matrix, most: itertools.islice(exact_covers(matrix), most)
    )


def xcover():
    """Return exact_covers by xcover, in numba."""
    from xcover import covers

    def find(items, options, secondary=0, most=None):
        primary, rest = range(items), range(items, items + secondary)
        return itertools.islice(covers(options, list(primary), list(rest)), most)

    return find


def textbook():
    """Return exact_covers by Algorithm X on dictionaries, as textbooks have it."""

    def choose(option, rivals, options):
        removed = []
        for item in options[option]:
            for rival in rivals[item]:
                for other in options[rival]:
                    if other != item:
                        rivals[other].remove(rival)
            removed.append(rivals.pop(item))
        return removed

    def restore(option, rivals, options, removed):
        for item in reversed(options[option]):
            rivals[item] = removed.pop()
            for rival in rivals[item]:
                for other in options[rival]:
                    if other != item:
                        rivals[other].add(rival)

    def search(rivals, options, items):
        primary = [item for item in rivals if item < items]
        if not primary:
            yield []
            return
        item = min(primary, key=lambda item: len(rivals[item]))
        for option in list(rivals[item]):
            removed = choose(option, rivals, options)
            for cover in search(rivals, options, items):
                yield cover + [option]
            restore(option, rivals, options, removed)

    def find(items, options, secondary=0, most=None):
        rivals = {item: set() for item in range(items + secondary)}
        for number, members in enumerate(options):
            for item in members:
                rivals[item].add(number)
        return itertools.islice(search(rivals, options, items), most)

    return find


PEERS = {
    "exact-cover": exact_cover,
    "xcover": xcover,
    "exact-cover-py": exact_cover_py,
    "textbook": textbook,
}


def find_peers():
    """Return {label: exact_covers} of the peers; say which are not installed."""
    peers = {}
    for label, make in PEERS.items():
        try:
            peers[label] = make()
        except ImportError:
            print(f"{label} is not installed: skipped", file=sys.stderr)
    return peers


def sudoku_solver(bundle, name):
    """Return a bundle's own solver for a set."""
    return bundle.Sudoku(*SHAPES[SETS[name]]).solve


def solver(exact_covers):
    """Return a solver of 9x9 by a function that finds exact covers."""

    def solve(puzzle):
        candidates, options = [], []
        for cell, symbol in enumerate(puzzle):
            row, column = divmod(cell, 9)
            box = row // 3 * 3 + column // 3
            for digit in "123456789" if symbol == "." else symbol:
                units = row, 9 + column, 18 + box
                value = int(digit) - 1
                candidates.append(digit)
                options.append([cell, *(81 + unit * 9 + value for unit in units)])
        for cover in exact_covers(324, options, most=1):
            return "".join(candidates[option] for option in sorted(cover))

    return solve


def counter(exact_covers):
    """Return a solver of instances: how many covers one has."""
    return lambda instance: sum(1 for cover in exact_covers(*instance))


def say(text):
    """Show progress, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{text:<60}", end="", file=sys.stderr, flush=True)


def run_once(solve, tasks):
    """Return the microseconds a task of one run; SystemExit: an answer is wrong."""
    start = time.perf_counter()
    answers = [solve(task) for task, _ in tasks]
    spent = time.perf_counter() - start
    for (task, expected), answer in zip(tasks, answers):
        if answer != expected:
            sys.exit(f"wrong answer to {task}: {answer}, not {expected}"[:500])
    return spent / len(tasks) * 1e6


def measure(solvers, tasks, runs, name):
    """Return {solver: the microseconds of its runs}; all take turns."""
    times = {label: [] for label in solvers}
    for number in range(-1, runs):
        for label, solve in solvers.items():
            say(f"{name}: {label}, run {number + 1} of {runs}")
            spent = run_once(solve, tasks)
            if number >= 0:  # the first run is to warm up
                times[label].append(spent)
    say("")
    return times


def count_guesses(bundle, solve, tasks):
    """Return how often a task makes the search of a bundle choose among options."""
    smallest, guesses = bundle.smallest, []

    def counting(*lists):
        node = smallest(*lists)
        if node is not None:
            guesses.append(node)
        return node

    bundle.smallest = counting
    run_once(solve, tasks)
    bundle.smallest = smallest
    return len(guesses) / len(tasks)


def figure(times, unit=1):
    """Return the median of some runs in units, and their spread."""
    most = max(times) / unit
    digits = 0 if most >= 10 else 1
    middle, least = statistics.median(times) / unit, min(times) / unit
    return f"{middle:.{digits}f} ({least:.{digits}f}-{most:.{digits}f})"


def time_sets(names, runs):
    """Yield the table of sudokus."""
    bundle = load_bundle("poj3076")
    peers = find_peers() if any(SETS[name] == "9x9" for name in names) else {}
    yield ["microseconds a puzzle", "guesses", "bundle", *peers]
    for name in names:
        tasks, solvers = load_set(name), {"bundle": sudoku_solver(bundle, name)}
        if SETS[name] == "9x9":
            solvers.update((label, solver(find)) for label, find in peers.items())
        guesses = count_guesses(bundle, solvers["bundle"], tasks)
        times = measure(solvers, tasks, runs, name).values()
        yield [f"{name}, {SETS[name]}", f"{guesses:.1f}", *map(figure, times)]


def time_covers(names, runs):
    """Yield the table of exact covers at large."""
    bundle = load_bundle("luogu_p4929")
    solvers = {"bundle": bundle.exact_covers, **find_peers()}
    solvers = {label: counter(find) for label, find in solvers.items()}
    yield ["milliseconds for all covers", "covers", "guesses", *solvers]
    for name in names:
        tasks = load_covers(name)
        guesses = count_guesses(bundle, solvers["bundle"], tasks)
        times = measure(solvers, tasks, runs, name).values()
        figures = [figure(spent, 1e3) for spent in times]
        yield [name, str(tasks[0][1]), f"{guesses:.0f}", *figures]


def time_set(name, runs):
    """Return the microseconds of a bundle's runs on a set."""
    solve = sudoku_solver(load_bundle("poj3076"), name)
    return measure({name: solve}, load_set(name), runs, name)[name]


def ask(python, call):
    """Return what a function of this module returns on another interpreter."""
    start = f"import sys; sys.path.insert(0, {str(TOOLS)!r}); import bench, json; "
    command = [python, "-B", "-c", f"{start}print(json.dumps(bench.{call}))"]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE)
        return json.loads(done.stdout)
    except (OSError, ValueError) as error:
        sys.exit(f"{python} can't run tools/bench.py: {error}")


def time_pythons(names, runs, pythons):
    """Yield the table of interpreters."""
    heads = [ask(python, "version()") for python in pythons]
    yield ["microseconds a puzzle", *heads]
    for name in names:
        times = [ask(python, f"time_set({name!r}, {runs})") for python in pythons]
        yield [f"{name}, {SETS[name]}", *map(figure, times)]


def version():
    """Return what runs this."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def processor():
    """Return what this runs on."""
    if Path("/proc/cpuinfo").exists():
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(": ")[1]
    return platform.processor() or platform.machine()


def show(table, machine):
    """Print a table for a terminal."""
    rows = list(table)
    widths = [
        max(map(len, column)) for column in itertools.zip_longest(*rows, fillvalue="")
    ]
    for row in rows:
        print("  ".join(map(str.ljust, row, widths)).rstrip())
    print(f"median (least-most); {machine}")


def show_markdown(table, machine):
    """Print a table for the README, and a chart if a row is the set hardest."""
    head, *rows = table
    for row in [head, ["---", *("---:" for _ in head[1:])], *rows]:
        print(f"| {' | '.join(row + [''] * (len(head) - len(row)))} |")
    print(f"\nMedian (least-most) on {machine}.")
    for row in rows:
        if row[0].startswith("hardest") and "bundle" in head:
            labels = head[head.index("bundle") :]
            bars = [int(cell.split()[0]) for cell in row[head.index("bundle") :]]
            print("\n```mermaid\nxychart-beta")
            print('    title "Microseconds a puzzle of the set hardest"')
            print(f"    x-axis {json.dumps(labels)}\n    y-axis 0 --> {max(bars)}")
            print(f"    bar {bars}\n```")


def positive(text):
    """Return a number of runs."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = f"{', '.join(SETS)}; with --covers {', '.join(COVERS)}"
    parser.add_argument("names", nargs="*", metavar="SET", help=known)
    parser.add_argument("--markdown", action="store_true", help="as the README has it")
    parser.add_argument("--runs", type=positive, default=5, help="runs to time, 5")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--beside", metavar="PYTHON", help="another interpreter")
    only.add_argument("--covers", action="store_true", help="exact covers at large")
    only.add_argument("--profile", metavar="SET", help="run cProfile on one set")
    args = parser.parse_args()
    sets = COVERS if args.covers else list(SETS)
    for name in args.names + [args.profile] * bool(args.profile):
        if name not in sets:
            parser.error(f"there is no set {name}; there are {', '.join(sets)}")
    names = args.names or sets
    if args.profile:
        solve = sudoku_solver(load_bundle("poj3076"), args.profile)
        profile = cProfile.Profile()
        profile.runcall(run_once, solve, load_set(args.profile))
        profile.print_stats("tottime")
        return
    if args.covers:
        table = time_covers(names, args.runs)
    elif args.beside:
        table = time_pythons(names, args.runs, [sys.executable, args.beside])
    else:
        table = time_sets(names, args.runs)
    machine = processor() if args.beside else f"{version()}, {processor()}"
    show_markdown(table, machine) if args.markdown else show(table, machine)


if __name__ == "__main__":
    run_tool(main)
