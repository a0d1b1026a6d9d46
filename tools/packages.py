"""Packages that find exact covers or solve sudokus, for bench.py to time beside lib.

    pip install exact-cover exact-cover-py lib-sudoku miniexact xcover

Those that are not installed are left out. A package is imported when its function is
first called. A problem is what exact_covers of lib takes: items, options, secondary.
"""

from functools import partial
from importlib.util import find_spec
from itertools import islice


def solvers():
    """Return {package: solve}; solve(puzzle) solves a sudoku of 81 characters."""
    solves = {name: partial(solve_by, search) for name, search in searches(1).items()}
    return {**solves, **installed({"lib-sudoku": solve_by_lib_sudoku})}


def finders(limit):
    """Return {package: find}; find(*problem) finds covers, and returns how many.

    limit: the most to find; None: all
    """
    found = searches(limit).items()
    return {name: partial(count_found, limit, search) for name, search in found}


def counters():
    """Return {package: count}; count(*problem) returns how many covers there are."""
    own = {"exact-cover": count_by_exact_cover, "xcover": count_by_xcover}
    return {**finders(None), **installed(own)}


def count_found(limit, search, *problem):
    """Return how many covers a search finds, at most limit; None: no limit."""
    return sum(1 for _ in islice(search(*problem), limit))


def searches(limit):
    """Return {package: search}; search(*problem) returns covers.

    exact-cover finds at most limit at once; the others find them as they are asked for.
    """
    return installed(
        {
            "exact-cover": partial(search_by_exact_cover, limit),
            "exact-cover-py": search_by_exact_cover_py,
            "miniexact": search_by_miniexact,
            "xcover": search_by_xcover,
        }
    )


def installed(functions):
    """Return those of {package: function} whose package is installed."""
    names = [name for name in functions if find_spec(name.replace("-", "_"))]
    return {name: functions[name] for name in names}


def solve_by(search, puzzle):
    """Return the solution of a sudoku by a search for covers."""
    digits, options = [], []
    for cell, clue in enumerate(puzzle):
        row, column = divmod(cell, 9)
        units = row, 9 + column, 18 + row // 3 * 3 + column // 3
        for digit in range(9) if clue == "." else [int(clue) - 1]:
            digits.append(digit)
            # Items: 81 cells, then 9 digits in each of 27 units
            options.append([cell, *(81 + 9 * unit + digit for unit in units)])
    cover = next(iter(search(4 * 81, options)))
    # Options are in the order of cells, and a cover has one for each cell.
    return "".join(str(digits[option] + 1) for option in sorted(cover))


def solve_by_lib_sudoku(puzzle):
    import lib_sudoku

    cells = bytearray(map(int, puzzle.replace(".", "0")))
    return "".join(map(str, lib_sudoku.solve(cells)))


def search_by_exact_cover(limit, *problem):
    import exact_cover

    return exact_cover.get_all_solutions(as_matrix(*problem), limit)


def count_by_exact_cover(*problem):
    import exact_cover

    return exact_cover.get_solution_count(as_matrix(*problem))


def search_by_exact_cover_py(*problem):
    import exact_cover_py

    return exact_cover_py.exact_covers(as_matrix(*problem))


def as_matrix(items, options, secondary=0):
    """Return a matrix: a column for each item, a row for each option.

    A secondary item gets an option of its own, taken where no other option covers it.
    """
    import numpy

    options = options + [[item] for item in range(items, items + secondary)]
    matrix = numpy.zeros((len(options), items + secondary), dtype="int32")
    for row, members in enumerate(options):
        matrix[row, members] = 1
    return matrix


def search_by_miniexact(items, options, secondary=0):
    import miniexact

    solver = miniexact.miniexacts_x()  # numbers items and options from 1
    for item in range(items):
        solver.primary(str(item))
    for item in range(items, items + secondary):
        solver.secondary(str(item))
    for option in options:
        solver.add([item + 1 for item in option])
    while solver.solve() == 10:  # a cover was found; 20: no more
        yield [number - 1 for number in solver.selected_options()]


def search_by_xcover(*problem):
    import xcover

    return xcover.covers(*as_lists(*problem))


def count_by_xcover(*problem):
    """Count the paths of a decision diagram from its root to 1: each is a cover.

    Each node leads to two earlier ones, or to 0 (no cover) or 1. The root comes last.
    """
    import xcover

    node, paths = 0, {0: 0, 1: 1}  # node: 0 if there are none
    diagram = xcover.covers_zdd(*as_lists(*problem), use_memo_cache=True)
    for node, _, low, high in diagram:
        paths[node] = paths[low] + paths[high]
    return paths[node]


def as_lists(items, options, secondary=0):
    """Return a problem as xcover takes it: options, primary and secondary items."""
    return options, [*range(items)], [*range(items, items + secondary)]
