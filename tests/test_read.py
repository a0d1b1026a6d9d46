"""What problems read: numbers, rows and grids, and what ends the input."""

import pytest

from lib.problems.hdu2295 import read_decimal
from lib.read import read_cells, read_grids, read_matrix, read_number, read_numbers


def test_a_number_is_within_its_limits_and_a_word_is_none():
    tokens = iter("007 999999999".split())
    assert [read_number(tokens), read_number(tokens)] == [7, 999999999]
    for text in "0000000005", "x", "-1", "\u0661", "4", "":
        with pytest.raises(ValueError, match="expected a number from .*, found "):
            read_number(iter(text.split()), -5, 3)


def test_numbers_are_read_until_0_or_a_word():
    for end in "", "0", "00 5":
        assert list(read_numbers(iter(f"7 007 {end}".split()))) == [7, 7]
    for text, error in ("x", ValueError), ("7 x", EOFError), ("7 -1 5", EOFError):
        with pytest.raises(error):
            list(read_numbers(iter(text.split())))


def test_decimals_are_read_with_sign_and_point():
    tokens = iter("-1.5 .5 5. 007".split())
    assert [read_decimal(tokens) for _ in range(4)] == [-1.5, 0.5, 5, 7]
    for text in "", "-", ".", "1..5", "--1", "nan", "1e9", "\u0661", "1" * 16:
        with pytest.raises(ValueError, match="found "):
            read_decimal(iter(text.split()))


def test_cells_may_have_spaces_between_them():
    tokens = iter("01 1 0 011 x".split())
    assert read_cells(tokens, 4, "01") == "0110"
    assert read_matrix(tokens, 1, 3) == [[1, 2]]
    for text in "", "011", "0x", "01 011":
        with pytest.raises(ValueError):
            read_cells(iter(text.split()), 4, "01")


@pytest.mark.parametrize("size, row", [(4, "1 2.4"), (9, "12.4.6789")])
def test_after_a_grid_half_a_row_is_a_grid_that_is_wrong_and_less_ends_it(size, row):
    grid, half = [row] * size, (size + 1) // 2
    bad = row.replace(" ", "")[:half]
    cells = "".join(grid).replace(" ", "")
    assert [*read_grids(iter(grid * 2), size, "123456789.")] == [cells] * 2
    for line, error in (bad, ValueError), ("x" + bad[1:], EOFError), ("x", EOFError):
        grids = read_grids(iter([*grid, line]), size, "123456789.")
        assert next(grids) == cells
        with pytest.raises(error):
            next(grids)
    with pytest.raises(ValueError):  # the first grid must be one
        next(read_grids(iter("x"), size, "123456789."))
