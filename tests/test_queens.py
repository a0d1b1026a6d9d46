"""Queens as an exact cover: beside brute force, and drawn."""

from itertools import permutations

import pytest

from lib.count import count_covers
from lib.lanes import lane_covers
from lib.queens import draw_queens, queens


@pytest.mark.parametrize("n", range(1, 8))
def test_queens_stand_as_brute_force_places_them(n):
    boards = []
    for columns in permutations(range(n)):
        down = {row - column for row, column in enumerate(columns)}
        up = {row + column for row, column in enumerate(columns)}
        if len(down) == len(up) == n:
            boards.append(["." * c + "Q" + "." * (n - 1 - c) for c in columns])
    found = [draw_queens(cover, n) for cover in lane_covers(*queens(n))]
    assert sorted(found) == sorted(boards)
    assert count_covers(*queens(n)) == len(boards)


def test_a_board_without_rows_is_refused():
    with pytest.raises(ValueError, match="n is at least 1"):
        queens(0)
