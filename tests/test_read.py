"""Readers: what they take, and the words in which they refuse the rest."""

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
    assert list(read_grids(iter(lines), 2, "12")) == ["1221"] * 3
    lines = iter(["1221", "12", "21", "rest"])
    assert list(read_grids(lines, 2, "12", 2)) == ["1221"] * 2
    assert next(lines) == "rest"
    lines, grids = iter(["2", "ab", "b a", "1", "a"]), []
    for line in lines:  # as lib/problems/README.md says
        [size] = read_numbers_alone(iter([line]), 1, 1, 9)
        grids.append(read_grid(lines, size, "ab"))
    assert grids == ["abba", "a"]


REFUSED = [  # a reader and its arguments, the lines or tokens, what it has expected
    (read_number, (2, 5), "6", "a number from 2 to 5, found '6'"),
    (read_number, (2,), "1", "a number from 2 to 2147483647, found '1'"),
    (read_number, (0, 9), "\u00b2", "a number from 0 to 9, found '\\xb2'"),
    (read_number, (), "", "a number from 0 to 2147483647, found the end"),
    (read_number, (0, 9), "9".zfill(21), f"a number from 0 to 9, found '{9:021}'"),
    (read_number, (0, 9), "9" * 40, f"a number from 0 to 9, found '{'9' * 30}'"),
    (read_numbers, (), "3\nx", "a number from 1 to 2147483647, found 'x'"),
    (read_cells, (4, "01"), "0\nx1", "4 symbols from '01', found 'x1'"),
    (read_cells, (4, "01"), "01\n011", "4 symbols from '01', found '011'"),
    (read_matrix, (2, 2), "01\n1", "2 symbols from '01', found the end"),
    (read_row, (2, "ab"), "aba", "2 symbols from 'ab', found 'aba'"),
    (read_row, (2, "ab"), "ac", "2 symbols from 'ab', found 'ac'"),
    (read_grid, (2, "ab"), "ab", "2 symbols from 'ab', found the end"),
    (read_grids, (2, "ab"), "aba", f"2 or 4 cells, found 3"),
    (read_grids, (2, "ab"), "ab\nabab", f"2 cells, found 4"),
    (read_grids, (2, "ab"), "ab", f"2 cells, found the end"),
    (read_grids, (2, "ab", 2), "abab", f"2 or 4 cells, found the end"),
    (read_grids, (2, "ab"), "abab abab", f"2 or 4 cells, found 8"),
    (read_numbers_alone, (2, 0, 9), "1", "a number from 0 to 9, found the end"),
    (read_numbers_alone, (2,), "1\n2 1 x", "the end of the line, found '1 x'"),
    (read_decimal, (), "1..5", "a number of up to 15 digits, found '1..5'"),
]


@pytest.mark.parametrize("read, arguments, text, expected", REFUSED)
def test_what_is_wrong_is_said(read, arguments, text, expected):
    with pytest.raises(ValueError) as caught:
        list(read(iter(text.splitlines()), *arguments))
    assert str(caught.value) == f"expected {expected}"


@pytest.mark.parametrize("line", ["12,21", "1 2 , 21", "12,"])
def test_what_is_no_symbol_is_named_with_its_cell_before_any_grid_is_read(line):
    with pytest.raises(ValueError) as caught:
        next(read_grids(iter([line]), 2, "12"))
    cell = line.replace(" ", "").index(",") + 1
    assert str(caught.value) == f"cell {cell}: ',' is not a symbol"
