"""The fewest options that cover each item at least once."""

import itertools
import random
import sys

import pytest

from lib.set_cover import smallest_cover
from support import random_instance

# How many matches to take from a full grid so that no square is left, by its side
MATCHES = {1: 1, 2: 3, 3: 6, 4: 9, 5: 14}


def least(items, options):
    """Return how many options a smallest cover has, by trying all, or None."""
    for size in range(len(options) + 1):
        for subset in itertools.combinations(options, size):
            if set(range(items)) <= set().union(*subset):
                return size
    return None


def squares_of_matches(side):
    """Return how many squares a grid of matches has; for each match, those with it."""
    squares_with, number = {}, 0
    for row, column in itertools.product(range(side), repeat=2):
        for size in range(1, side - max(row, column) + 1):
            for step, end in itertools.product(range(size), (0, size)):
                for match in (0, row + end, column + step), (
                    1,
                    row + step,
                    column + end,
                ):
                    squares_with.setdefault(match, []).append(number)
            number += 1
    return number, squares_with.values()


def test_random_instances_have_covers_as_small_as_brute_force_finds():
    rng = random.Random(4)
    seen = set()
    for _ in range(2000):
        items, options, _ = random_instance(rng, secondary=0)
        limit = rng.choice([None, rng.randrange(-1, 6)])
        size = least(items, options)
        cover = smallest_cover(items, options, limit)
        seen.add(size if cover is not None else None)
        if size is None or limit is not None and limit < size:
            assert cover is None
        else:
            assert cover == sorted(set(cover)) and len(cover) == size
            assert {item for n in cover for item in options[n]} == set(range(items))
    assert seen == {None, 0, 1, 2, 3, 4}


def test_no_items_need_no_options():
    assert smallest_cover(0, []) == smallest_cover(0, [[], []], 0) == []


def test_a_cover_has_at_most_limit_options():
    options = [[0], [1], [2], [0, 1]]
    assert smallest_cover(3, options) == smallest_cover(3, options, 2) == [2, 3]
    assert smallest_cover(3, options, 1) is None
    assert smallest_cover(3, options, -1) is smallest_cover(0, [], -1) is None


def test_where_there_is_no_cover_a_large_limit_takes_no_time():
    assert smallest_cover(2, [[0], [0], []], sys.maxsize) is None


def test_options_are_iterables_that_are_read_once():
    options = (iter(option) for option in [[0, 1], (2,), range(1, 3)])
    assert smallest_cover(3, options) in ([0, 1], [0, 2])


def test_a_negative_number_of_items_is_refused():
    with pytest.raises(ValueError, match="^a negative number of items$"):
        smallest_cover(-1, [])


def test_what_failed_is_not_tried_again():
    """Of 91 pairs 11 are needed, and of 60 pairs 10: trying all sets takes hours."""
    nine, eleven = range(9), range(9, 20)
    apart = [pair for n in (nine, eleven) for pair in itertools.combinations(n, 2)]
    assert len(smallest_cover(20, apart)) == 5 + 6
    across = list(itertools.product(range(6), range(6, 16)))
    assert len(smallest_cover(16, across)) == 10


@pytest.mark.parametrize("side", MATCHES)
def test_matches_to_take_until_no_square_is_left(side):
    squares, options = squares_of_matches(side)
    assert len(options) == 2 * side * (side + 1)
    assert len(smallest_cover(squares, options)) == MATCHES[side]
    assert smallest_cover(squares, options, MATCHES[side] - 1) is None
