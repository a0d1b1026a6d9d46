"""The order of items for counting: each item once, and few that wait."""

import random

import pytest

from lib.order import side_by_side
from support import DOMINOES, random_instance, tiling


def test_each_primary_item_is_there_once():
    rng = random.Random(1)
    for _ in range(500):
        items, options, _ = random_instance(rng)
        assert sorted(side_by_side(items, options)) == list(range(items))


@pytest.mark.parametrize("height, width", [(1, 30), (3, 25), (25, 3), (8, 8)])
def test_no_more_cells_of_a_board_wait_than_its_shorter_side_has(height, width):
    items, options = tiling(height, width, DOMINOES)
    names = random.Random(2).sample(range(items), items)
    options = [[names[item] for item in option] for option in options]
    placed, reached = set(), set()
    for item in side_by_side(items, options):
        placed.add(item)
        reached |= {mate for option in options if item in option for mate in option}
        assert len(reached - placed) <= min(height, width) + 1
