"""Readers: what they take; data/calls/others.txt has what they refuse."""

import pytest

from lib.problems.hdu2295 import read_decimal
from lib.read import read_cells, read_grid, read_grids, read_matrix, read_number
from lib.read import read_numbers, read_numbers_alone, read_row, read_tokens

pytestmark = pytest.mark.quick


def test_numbers_may_stand_on_any_lines_until_0_or_the_end():
    tokens = read_tokens(["007 2147483647", "5".zfill(20)])
    assert [read_number(tokens) for _ in range(3)] == [7, 2147483647, 5]
    for end in "", "0", "00 x":
        assert list(read_numbers(iter(f"7 007 {end}".split()))) == [7, 7]
    assert list(read_tokens("12 34\n5")) == ["12", "34", "5"]
    lines = iter(["1", "2 3", "rest"])
    assert read_numbers_alone(lines, 3) == [1, 2, 3]
    assert next(lines) == "rest"


def test_decimals_are_read_with_sign_and_point_and_cells_may_be_spaced_out():
    tokens = iter("-1.5 .5 5. 007".split())
    assert [read_decimal(tokens) for _ in range(4)] == [-1.5, 0.5, 5, 7]
    tokens = read_tokens(["01 1", "0 011 100"])
    assert read_cells(tokens, 4, "01") == "0110"
    assert read_matrix(tokens, 2, 3) == [[1, 2], [0]]


def test_a_row_is_a_line_and_grids_are_read_until_the_end():
    lines = iter(["1 2.4", "x"])
    assert read_row(lines, 4, "1234.") == "12.4"
    assert read_grid(iter(["12", "2 1"]), 2, "12") == "1221"
    lines = ["12", "2 1", "1\t2 21", "1221", " end ", "1"]
    assert list(read_grids(lines, 2, "12")) == ["1221"] * 3
    lines = iter(["1221", "12", "21", "rest"])
    assert [read_grid(lines, 2, "12") for _ in range(2)] == ["1221"] * 2
    assert next(lines) == "rest"
