"""The order of items: each has one number, and few wait at any time."""

import random

import pytest

from lib.order import renumbered
from support import DOMINOES, random_instance, tiling


def simply_ordered(items, options):
    """Return the items in the order of renumbered, found in a simple and slow way."""
    near = [{item} for item in range(items)]
    for option in options:
        for item in option:
            near[item].update(option)
    order, reached = [], set()
    while len(order) < items:
        left = [item for item in range(items) if item not in order]
        choices = [item for item in left if item in reached] or left
        item = min(choices, key=lambda item: (len(near[item] - reached), item))
        order.append(item)
        reached |= near[item]
    return order


def test_the_next_item_has_the_fewest_neighbours_that_are_not_reached():
    rng = random.Random(1)
    for _ in range(300):
        items, options, secondary = random_instance(rng)
        order = simply_ordered(items + secondary, options)
        expected = [[order.index(item) for item in option] for option in options]
        assert renumbered(items + secondary, options) == expected


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
