"""The order of items: each has one number, and few wait at any time."""

import random

import pytest

from lib.order import renumbered
from support import DOMINOES, random_instance, tiling


def test_primary_items_get_numbers_of_their_own_and_secondary_ones_keep_theirs():
    rng = random.Random(1)
    for _ in range(500):
        items, options, _ = random_instance(rng)
        numbers = {}
        for option, others in zip(options, renumbered(items, options)):
            for item, number in zip(option, others):
                assert numbers.setdefault(item, number) == number
        assert len(set(numbers.values())) == len(numbers)
        for item, number in numbers.items():
            assert 0 <= number < items if item < items else number == item


@pytest.mark.parametrize("height, width", [(1, 30), (3, 25), (25, 3), (8, 8)])
def test_no_more_cells_of_a_board_wait_than_its_shorter_side_has(height, width):
    items, options = tiling(height, width, DOMINOES)
    names = random.Random(2).sample(range(items), items)
    options = [[names[item] for item in option] for option in options]
    ordered = renumbered(items, options)
    for count in range(items):
        reached = {item for option in ordered if min(option) < count for item in option}
        waiting = [item for item in reached if item >= count]
        assert len(waiting) <= min(height, width) + 1


def test_an_option_with_very_many_items_takes_little_time_and_memory():
    assert sorted(renumbered(20_000, [range(20_000)])[0]) == list(range(20_000))
