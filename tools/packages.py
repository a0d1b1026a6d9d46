"""Packages that find exact covers or solve sudokus, for bench.py to time beside lib.

    pip install exact-cover exact-cover-py lib-sudoku miniexact xcover
    pip install algorithm-x dlxsudoku

A package is imported when its function is first called. Nothing else is imported, so
that a new process starts soon. A problem is what exact_covers of lib takes: items,
options, secondary.
"""

LANGUAGES = {"exact-cover": "C", "exact-cover-py": "numba", "miniexact": "C"}
LANGUAGES.update({"xcover": "numba", "lib-sudoku": "Rust"})
LANGUAGES.update({"algorithm-x": "pure Python", "dlxsudoku": "pure Python"})


def installed(functions):
    """Return those of {package: function} whose package is installed."""
    from importlib.util import find_spec

    return {k: f for k, f in functions.items() if find_spec(k.replace("-", "_"))}


def searches(limit):
    """Return {package: search}; search(*problem) returns covers.

    exact-cover finds at most limit at once; the others find them as they are asked for.
    """
    return {
        "exact-cover": lambda *problem: search_by_exact_cover(limit, *problem),
        "exact-cover-py": search_by_exact_cover_py,
        "miniexact": search_by_miniexact,
        "xcover": search_by_xcover,
    }


def counters():
    """Return {package: count}; count(*problem) returns how many covers there are."""
    return {"exact-cover": count_by_exact_cover, "xcover": count_by_xcover}


def solver(package):
    """Return solve(puzzle) by a package, for sudokus of 81 characters."""
    own = {"lib-sudoku": solve_by_lib_sudoku, "dlxsudoku": solve_by_dlxsudoku}
    general = {**searches(1), "algorithm-x": search_by_algorithm_x}
    return own.get(package) or solver_by(package, general[package])


def solver_by(package, search):
    """Return solve(puzzle), by a search. What all puzzles share is made here, once."""
    units = [(c // 9, 9 + c % 9, 18 + c // 27 * 3 + c % 9 // 3) for c in range(81)]
    places = [(cell, digit) for cell in range(81) for digit in range(9)]
    # Items: 81 cells, then 9 digits in each of 27 units
    options = [[c, *(81 + 9 * unit + d for unit in units[c])] for c, d in places]
    bits = [sum(1 << item for item in option) for option in options]
    if package in ("exact-cover", "exact-cover-py"):
        some, whole = some_rows, as_matrix(4 * 81, options)
    else:
        some, whole = some_options, options

    def solve(puzzle):
        clues = [9 * i + int(clue) - 1 for i, clue in enumerate(puzzle) if clue != "."]
        covered = sum(bits[clue] for clue in clues)
        left = [number for number, items in enumerate(bits) if not items & covered]
        cover = next(iter(search(*some(whole, left))))
        chosen = sorted(clues + [left[number] for number in cover])
        return "".join(str(number % 9 + 1) for number in chosen)

    return solve


def some_options(options, numbers):
    """Return a problem of some options, and of the items that they have."""
    some = [options[number] for number in numbers]
    new = {item: number for number, item in enumerate(set().union(*some))}
    return len(new), [[new[item] for item in option] for option in some]


def some_rows(matrix, numbers):
    """Return the same of a matrix: some rows, and the columns in which they have a 1."""
    rows = matrix[numbers]
    rows = rows[:, rows.any(axis=0)]
    return rows.shape[1], rows


def solve_by_lib_sudoku(puzzle):
    import lib_sudoku

    cells = bytearray(map(int, puzzle.replace(".", "0")))
    return "".join(map(str, lib_sudoku.solve(cells)))


def solve_by_dlxsudoku(puzzle):
    import dlxsudoku

    sudoku = dlxsudoku.Sudoku(puzzle.replace(".", "0"))
    sudoku.solve()
    return sudoku.to_oneliner()


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
    """Return a matrix: a column for each item, a row for each option, if it is not one."""
    import numpy

    if isinstance(options, numpy.ndarray):
        return options
    # A secondary item gets an option of its own, taken where no other covers it.
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


def search_by_algorithm_x(items, options):
    import algorithm_x

    solver = algorithm_x.AlgorithmX(items)
    for option in options:
        solver.appendRow(option)
    return solver.solve()


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


def solve_input(package):
    """Print the solution of each puzzle of standard input, one a line."""
    print(*map(solver(package), open(0).read().split()), sep="\n")
