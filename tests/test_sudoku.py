"""Sudokus of every box shape: real puzzles, all solutions, and what is refused."""

import random
import string
from itertools import islice

import pytest

from lib.sudoku import Sudoku
from support import DATA, grids, puzzles

HEX = "ABCDEFGHIJKLMNOP"
SIZES = {  # the folder of a set -> the arguments of Sudoku
    "4x4": (2, 2, "ABCD", "-"),
    "6x6": (2, 3, "ABCDEF", "-"),
    "9x9": (3, 3),
    "16x16": (4, 4, HEX, "-"),
    "25x25": (5, 5, string.ascii_uppercase[:25], "-"),
}
SETS = [
    *("4x4/kr_vu", "6x6/easy", "9x9/easy", "9x9/17clue", "9x9/top1465", "9x9/hardest"),
    *("16x16/tier0", "16x16/tier1", "16x16/tier2", "16x16/tier3", "25x25/sudoklify"),
]
UNSOLVABLE = "9x9-unsolvable/adversarial_nosol", "16x16-unsolvable/github_misc_nosol"
MANY = "9x9-many/tdoku_test_multi"
VALUES = string.digits[1:] + string.ascii_uppercase
PUZZLE, SOLUTION = puzzles("9x9/easy")[0]


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


def sudoku_of(name):
    """Return the Sudoku for a set of puzzles."""
    return Sudoku(*SIZES[name.split("/")[0].split("-")[0]])


@pytest.mark.parametrize("name", SETS)
def test_real_puzzles_have_their_one_solution(name):
    sudoku, (height, width, *_) = sudoku_of(name), SIZES[name.split("/")[0]]
    for puzzle, solution in puzzles(name, sudoku.size):
        assert is_solution(puzzle, solution, height, width, sudoku.symbols)
        assert list(sudoku.solutions(puzzle)) == [solution]


@pytest.mark.quick
@pytest.mark.parametrize("name", UNSOLVABLE)
def test_unsolvable_puzzles_are_refused(name):
    sudoku = sudoku_of(name)
    for puzzle in grids(DATA / f"{name}.txt", sudoku.size):
        with pytest.raises(ValueError):
            sudoku.solve(puzzle)


def test_puzzles_of_many_solutions_have_them_all_and_large_ones_are_solved():
    sudoku = Sudoku()
    counts = (DATA / f"{MANY}.counts").read_text().split()
    many = grids(DATA / f"{MANY}.txt", 9)
    assert len(many) == len(counts)
    for puzzle, count in zip(many, counts):
        found = list(sudoku.solutions(puzzle))
        assert len(found) == len(set(found)) == int(count)
        assert all(is_solution(puzzle, grid) for grid in found)
    for puzzle in grids(DATA / "16x16-heavy" / "heavy.txt", 16):  # may take forever
        assert is_solution(puzzle, Sudoku(4, 4, HEX, "-").solve(puzzle), 4, 4, HEX)


@pytest.mark.parametrize("height", range(1, 6))
@pytest.mark.parametrize("width", range(1, 6))
def test_grids_of_every_box_shape_are_filled(height, width):
    sudoku = Sudoku(height, width)
    symbols = VALUES[: height * width]
    rng = random.Random(height * 10 + width)
    puzzle = "." * len(symbols) ** 2
    for _ in range(2):
        grid = sudoku.solve(puzzle)
        assert is_solution(puzzle, grid, height, width, symbols)
        puzzle = "".join(rng.choice(".0" + symbol) for symbol in grid)


@pytest.mark.quick
def test_searches_of_one_sudoku_do_not_disturb_each_other():
    sudoku, many = Sudoku(), grids(DATA / f"{MANY}.txt", 9)[:3]
    alone = [list(islice(Sudoku().solutions(puzzle), 9)) for puzzle in many]
    left = next(sudoku.solutions(PUZZLE))  # a search that is dropped halfway
    in_turn = zip(*(islice(sudoku.solutions(puzzle), 9) for puzzle in many))
    assert list(in_turn) == list(zip(*alone)) and len(alone[0]) > 1
    assert sudoku.solve(PUZZLE) == left == SOLUTION


def test_a_grid_has_up_to_35_values_by_itself_and_more_with_symbols():
    shifts = [row % 5 * 7 + row // 5 for row in range(35)]
    grid = "".join(VALUES[shift:] + VALUES[:shift] for shift in shifts)
    assert Sudoku(5, 7).solve("." * 40 + grid[40:]) == grid
    assert Sudoku(6, 6, string.ascii_letters[:36]).size == 36


@pytest.mark.quick
def test_symbols_and_blanks_are_as_told():
    change = str.maketrans("123456789.", "abcdefghi_")
    sudoku = Sudoku(symbols="abcdefghi", blanks="_")
    assert sudoku.solve(PUZZLE.translate(change)) == SOLUTION.translate(change)
    assert Sudoku(blanks="0").solve(PUZZLE.replace(".", "0")) == SOLUTION
    assert Sudoku().solve([PUZZLE[:9], PUZZLE[9:]]) == SOLUTION
