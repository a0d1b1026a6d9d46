"""The model: real puzzles of every shape, all solutions, and its errors."""

import random

import pytest

from lib.sudoku import Sudoku
from support import DATA, HEX, grids, is_solution, puzzles

SHAPES = {
    "4x4/kr_vu": (2, 2, "ABCD", "-"),
    "6x6/easy": (2, 3, "ABCDEF", "-"),
    "9x9/hardest": (3, 3),
    "9x9/top1465": (3, 3),
    "16x16/tier3": (4, 4, HEX, "-"),
    "25x25/sudoklify": (5, 5, "ABCDEFGHIJKLMNOPQRSTUVWXY", "-"),
}
PUZZLE = (
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
)
SOLVED = (
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)


@pytest.mark.parametrize("name", SHAPES)
def test_real_puzzles(name):
    model = Sudoku(*SHAPES[name])
    for puzzle, solution in puzzles(name, model.size)[:40]:
        assert model.solve(puzzle) == solution
        assert list(model.solutions(puzzle)) == [solution]


def test_the_dance_alone_agrees(monkeypatch):
    """Without the reduction, the links find the same."""
    model = Sudoku()
    monkeypatch.setattr(model.lanes, "reduce", lambda state: [state])
    for puzzle, solution in puzzles("9x9/hardest")[:6] + puzzles("9x9/17clue")[:30]:
        assert list(model.solutions(puzzle)) == [solution]


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_empty_grid_is_filled(shape):
    model = Sudoku(*shape)
    blank = shape[3] if len(shape) > 2 else "."
    symbols = shape[2] if len(shape) > 2 else "123456789"
    grid = model.solve(blank * model.cells)
    assert is_solution(blank * model.cells, grid, *shape[:2], symbols)


def test_solutions_are_counted_and_one_is_found():
    model = Sudoku()
    counts = (DATA / "9x9-many" / "tdoku_test_multi.counts").read_text().split()
    many = grids(DATA / "9x9-many" / "tdoku_test_multi.txt", 9)
    for puzzle, count in zip(many, counts):
        found = list(model.solutions(puzzle))
        assert len(found) == len(set(found)) == int(count)
        assert all(is_solution(puzzle, grid) for grid in found)
        assert is_solution(puzzle, model.solve(puzzle))


def test_all_4x4_grids():
    model = Sudoku(2, 2, "1234")
    assert len(set(model.solutions("." * 16))) == 288


def test_solutions_are_lazy():
    found = Sudoku().solutions("." * 81)
    assert len({next(found) for _ in range(50)}) == 50


@pytest.mark.parametrize(
    "name, shape",
    [("9x9-unsolvable/adversarial_nosol", (3, 3)), ("16x16", (4, 4, HEX, "-"))],
)
def test_unsolvable_puzzles_are_refused(name, shape):
    model = Sudoku(*shape)
    path = {"16x16": "16x16-unsolvable/github_misc_nosol"}.get(name, name)
    refused = grids(DATA / f"{path}.txt", model.size)
    assert len(refused) >= 6
    for puzzle in refused:
        with pytest.raises(ValueError, match="no solution|repeats"):
            model.solve(puzzle)


@pytest.mark.parametrize(
    "puzzle, message",
    [
        ("", "expected 81 cells, found 0"),
        (PUZZLE[:-1], "expected 81 cells, found 80"),
        (PUZZLE + "1", "expected 81 cells, found 82"),
        (PUZZLE[:12] + "x" + PUZZLE[13:], "row 2, column 4: 'x' is no symbol"),
        (PUZZLE[:80] + "\u0663", r"row 9, column 9: '\u0663' is no symbol"),
        (
            "5" + PUZZLE[1:8] + "5" + PUZZLE[9:],
            "5 repeats: row 1, column 1 and row 1, column 9",
        ),
        (
            "." * 8 + "7" + "." * 71 + "7",
            "7 repeats: row 1, column 9 and row 9, column 9",
        ),
        (
            "8" + "." * 19 + "8" + "." * 60,
            "8 repeats: row 1, column 1 and row 3, column 3",
        ),
        ("12345678." + "." * 8 + "9" + "." * 63, "no solution"),
        (SOLVED[:80] + "1", "1 repeats: row 9, column 7 and row 9, column 9"),
    ],
)
def test_errors_say_what_and_where(puzzle, message):
    with pytest.raises(ValueError) as error:
        Sudoku().solve(puzzle)
    assert message in str(error.value)


def test_repeated_clues_are_found_at_once_on_an_empty_grid():
    """The rest of the row is a pigeonhole problem, on which a search would hang."""
    model = Sudoku(5, 5, "ABCDEFGHIJKLMNOPQRSTUVWXY", "-")
    for puzzle in ("AA" + "-" * 623, "A" + "-" * 24 + "A" + "-" * 599):
        with pytest.raises(ValueError, match="A repeats"):
            model.solve(puzzle)
        with pytest.raises(ValueError, match="A repeats"):
            next(model.solutions(puzzle))


def test_repeated_clues_are_told_by_solutions_too():
    """Whatever the reduction makes of them first."""
    model = Sudoku()
    rng = random.Random(5)
    for puzzle, solution in puzzles("9x9/easy")[:50] + puzzles("9x9/hardest")[:50]:
        cell = rng.randrange(81)
        other = rng.choice([c for c in range(81) if c // 9 == cell // 9 and c != cell])
        cells = list(puzzle)
        cells[cell] = cells[other] = solution[cell]
        with pytest.raises(ValueError, match="repeats"):
            list(model.solutions("".join(cells)))


def test_symbols_are_digits_and_then_letters():
    grid = Sudoku(2, 2).solve("." * 16)
    assert is_solution("." * 16, grid, 2, 2, "1234")
    symbols = "123456789ABCDEFG"
    grid = Sudoku(4, 4).solve("G" + "." * 255)
    assert is_solution("G" + "." * 255, grid, 4, 4, symbols)
    assert Sudoku(5, 7).symbols[34] == "Z"
    assert Sudoku(1, 1).solve("0") == "1"


@pytest.mark.parametrize(
    "arguments, message",
    [
        ((0, 3), "no cells"),
        ((3, -1), "no cells"),
        ((6, 6), "more than 35 values need symbols"),
        ((2, 2, "123"), "expected 4 different symbols, found '123'"),
        ((2, 2, "12345"), "expected 4 different symbols"),
        ((2, 2, "1231"), "expected 4 different symbols, found '1231'"),
        ((2, 2, ""), "expected 4 different symbols, found ''"),
        ((2, 2, "ABC."), "blanks that are no symbols, found '.0'"),
        ((3, 3, None, "x9"), "blanks that are no symbols, found 'x9'"),
        ((3, 3, None, ""), "blanks that are no symbols, found ''"),
    ],
)
def test_what_does_not_fit_is_refused_at_once(arguments, message):
    with pytest.raises(ValueError) as error:
        Sudoku(*arguments)
    assert message in str(error.value)


def test_a_line_of_digits_is_no_sudoku_of_another_size():
    with pytest.raises(ValueError, match="row 1, column 1: '5' is no symbol"):
        Sudoku(2, 2).solve("5" + "." * 15)


def test_blanks_are_as_told():
    solution = Sudoku().solve(PUZZLE)
    assert Sudoku(blanks="0").solve(PUZZLE.replace(".", "0")) == solution
    assert Sudoku(symbols="abcdefghi", blanks="_").solve(
        PUZZLE.translate(str.maketrans("123456789.", "abcdefghi_"))
    ) == solution.translate(str.maketrans("123456789", "abcdefghi"))
    with pytest.raises(ValueError, match="is no symbol"):
        Sudoku(blanks="0").solve(PUZZLE)


@pytest.mark.parametrize("name", ["16x16/tier3", "25x25/sudoklify"])
def test_masks_of_large_grids_are_not_kept(name):
    height, width, symbols, blanks = SHAPES[name]
    sudoku = Sudoku(height, width, symbols, blanks)
    (puzzle, solution), *_ = puzzles(name, height * width)
    assert sudoku.solve(puzzle) == solution
    assert any(sudoku.lanes.masks) is (height == 4)
