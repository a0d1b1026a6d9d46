"""The order of items for counting: each item once, and few that wait."""

import random

import pytest

from lib.order import side_by_side
from support import DOMINOES, random_instance, tiling


def most_waiting(order, options):
    """Return how many items wait at most: after one they share an option with."""
    rank = {item: number for number, item in enumerate(order)}
    since = [
        min(min(rank[i] for i in o) for o in options if item in o) for item in order
    ]
    return max(sum(s <= n for s in since[n + 1 :]) for n in range(len(order)))


def test_each_primary_item_is_there_once():
    rng = random.Random(1)
    for _ in range(500):
        items, options, _ = random_instance(rng)
        assert sorted(side_by_side(items, options)) == list(range(items))


@pytest.mark.parametrize("height, width", [(1, 30), (3, 25), (25, 3), (8, 8)])
@pytest.mark.parametrize("seed", range(3))
def test_no_more_items_of_a_board_wait_than_its_shorter_side_has(height, width, seed):
    rng, (items, options) = random.Random(seed), tiling(height, width, DOMINOES)
    names = rng.sample(range(items), items)
    options = [[names[item] for item in o] for o in rng.sample(options, len(options))]
    order = side_by_side(items, options)
    assert most_waiting(order, options) <= min(height, width) + 1
