"""Sudokus of every box shape: real puzzles, all solutions, and what is refused."""

import itertools
import random
import string

import pytest

from lib import sudoku
from lib.sudoku import Sudoku
from support import DATA, HEX, grids, is_solution, peak_memory, puzzles

SHAPES = {
    "4x4/kr_vu": (2, 2, "ABCD", "-"),
    "6x6/easy": (2, 3, "ABCDEF", "-"),
    "9x9/easy": (3, 3),
    "9x9/17clue": (3, 3),
    "9x9/top1465": (3, 3),
    "9x9/hardest": (3, 3),
    "16x16/tier0": (4, 4, HEX, "-"),
    "16x16/tier1": (4, 4, HEX, "-"),
    "16x16/tier2": (4, 4, HEX, "-"),
    "16x16/tier3": (4, 4, HEX, "-"),
    "25x25/sudoklify": (5, 5, string.ascii_uppercase[:25], "-"),
}
UNSOLVABLE = [
    ("9x9-unsolvable/adversarial_nosol", "9x9/hardest"),
    ("16x16-unsolvable/github_misc_nosol", "16x16/tier3"),
]
VALUES = string.digits[1:] + string.ascii_uppercase
PUZZLE, SOLUTION = puzzles("9x9/easy")[0]


@pytest.mark.parametrize("name", SHAPES)
def test_real_puzzles_have_their_one_solution(name):
    sudoku = Sudoku(*SHAPES[name])
    symbols = sudoku.symbols
    for puzzle, solution in puzzles(name, sudoku.size):
        assert is_solution(puzzle, solution, *SHAPES[name][:2], symbols)
        assert list(sudoku.solutions(puzzle)) == [solution]


@pytest.mark.parametrize("name, like", UNSOLVABLE)
def test_unsolvable_puzzles_are_refused(name, like):
    sudoku = Sudoku(*SHAPES[like])
    for puzzle in grids(DATA / f"{name}.txt", sudoku.size):
        with pytest.raises(ValueError):
            sudoku.solve(puzzle)


def test_puzzles_of_many_solutions_have_them_all():
    sudoku = Sudoku()
    counts = (DATA / "9x9-many" / "tdoku_test_multi.counts").read_text().split()
    many = grids(DATA / "9x9-many" / "tdoku_test_multi.txt", 9)
    assert len(many) == len(counts)
    for puzzle, count in zip(many, counts):
        found = list(sudoku.solutions(puzzle))
        assert len(found) == len(set(found)) == int(count)
        assert all(is_solution(puzzle, grid) for grid in found)
        assert is_solution(puzzle, sudoku.solve(puzzle))


@pytest.mark.parametrize("height", range(1, 6))
@pytest.mark.parametrize("width", range(1, 6))
def test_grids_of_every_box_shape_are_filled(height, width):
    sudoku = Sudoku(height, width)
    symbols = VALUES[: height * width]
    blank = "." * len(symbols) ** 2
    grid = sudoku.solve(blank)
    assert is_solution(blank, grid, height, width, symbols)
    rng = random.Random(height * 10 + width)
    puzzle = "".join(rng.choice(".0" + symbol) for symbol in grid)
    assert is_solution(puzzle, sudoku.solve(puzzle), height, width, symbols)


def test_puzzles_of_4x4_have_the_solutions_that_keep_their_clues():
    sudoku = Sudoku(2, 2)
    every = set(sudoku.solutions("." * 16))
    assert len(every) == 288  # as is known
    assert all(is_solution("." * 16, grid, 2, 2, "1234") for grid in every)
    rng = random.Random(5)
    for _ in range(1000):
        clues = [(cell, rng.choice("1234")) for cell in rng.sample(range(16), 4)]
        puzzle = "".join(dict(clues).get(cell, ".") for cell in range(16))
        pairs = itertools.combinations(clues, 2)
        if all(any(g[a] + g[b] == x + y for g in every) for (a, x), (b, y) in pairs):
            expected = [g for g in every if all(g[cell] == x for cell, x in clues)]
            assert sorted(sudoku.solutions(puzzle)) == sorted(expected)
        else:  # Two clues that no grid has are equal, in one row, column or box.
            with pytest.raises(ValueError):
                list(sudoku.solutions(puzzle))


def test_grids_with_many_solutions_that_took_for_ever_are_solved():
    for puzzle in grids(DATA / "16x16-heavy" / "heavy.txt", 16):
        solution = Sudoku(4, 4, HEX, "-").solve(puzzle)
        assert is_solution(puzzle, solution, 4, 4, HEX)


# What is unhidden for a puzzle, on average, and 5 % more. To take the item with most
# options needs more, and so does to look first at items that did not fail.
WORK = {"9x9/17clue": 5_000, "9x9/hardest": 30_000, "16x16/tier3": 20_000}


@pytest.mark.parametrize("name", WORK)
def test_a_search_hides_no_more_nodes_than_it_did(name, monkeypatch):
    class CountingLinks(sudoku.Links):
        """Links that count how many nodes are unhidden."""

        unhidden = 0

        def unhide(self, count):
            CountingLinks.unhidden += len(self.hidden) - count
            super().unhide(count)

    monkeypatch.setattr(sudoku, "Links", CountingLinks)
    model = Sudoku(*SHAPES[name])
    some = puzzles(name, model.size)[:20]
    for puzzle, _ in some:
        model.solve(puzzle)
    assert 0 < CountingLinks.unhidden / len(some) < WORK[name]


def test_solutions_are_found_one_by_one():
    found = Sudoku().solutions("." * 81)
    assert len({next(found) for _ in range(50)}) == 50


def test_a_grid_has_up_to_35_values_by_itself_and_more_with_symbols():
    shifts = [row % 5 * 7 + row // 5 for row in range(35)]
    grid = "".join(VALUES[shift:] + VALUES[:shift] for shift in shifts)
    assert Sudoku(5, 7).solve("." * 40 + grid[40:]) == grid
    assert Sudoku(6, 6, string.ascii_letters[:36]).size == 36


@pytest.mark.parametrize(
    "arguments, message",
    [
        ((0, 3), "a box of 0 by 3 has no cells"),
        ((-3, -3), "a box of -3 by -3 has no cells"),
        ((6, 6), f"expected 36 different symbols, found '{VALUES[:35]}'"),
        ((2, 2, "12344"), "expected 4 different symbols, found '12344'"),
        ((2, 2, "1231"), "expected 4 different symbols, found '1231'"),
        ((2, 2, "ABC."), "expected blanks that are not symbols, found '.0'"),
        ((3, 3, None, "x9"), "expected blanks that are not symbols, found 'x9'"),
        ((3, 3, None, ""), "expected blanks that are not symbols, found ''"),
    ],
)
def test_symbols_and_blanks_that_do_not_fit_are_refused(arguments, message):
    with pytest.raises(ValueError) as error:
        Sudoku(*arguments)
    assert str(error.value) == message


def test_symbols_and_blanks_are_as_told():
    change = str.maketrans("123456789.", "abcdefghi_")
    sudoku = Sudoku(symbols="abcdefghi", blanks="_")
    assert sudoku.solve(PUZZLE.translate(change)) == SOLUTION.translate(change)
    assert Sudoku(blanks="0").solve(PUZZLE.replace(".", "0")) == SOLUTION
    for other, puzzle in (Sudoku(blanks="0"), PUZZLE), (Sudoku(2, 2), f"{5:.<16}"):
        with pytest.raises(ValueError):
            next(other.solutions(puzzle))


def test_many_large_grids_take_little_memory():
    name = "25x25/sudoklify"
    sudoku = Sudoku(*SHAPES[name])
    peak = peak_memory(lambda: [sudoku.solve(p) for p, _ in puzzles(name, 25)])
    assert peak < 50_000_000
