"""How many exact covers there are: beside those that are listed, and beyond them."""

import random

import pytest

from lib import count
from lib.count import count_covers
from lib.dlx import exact_covers
from support import COVERS, peak_memory, random_instance, read_instance


def dominoes(height, width, rng=None):
    """Return how many cells a board has, and pairs of neighbours; rng mixes them."""
    cells = list(range(height * width))
    if rng:
        rng.shuffle(cells)
    across = [pair for n, pair in enumerate(zip(cells, cells[1:]), 1) if n % width]
    options = across + list(zip(cells, cells[width:]))
    if rng:
        rng.shuffle(options)
    return len(cells), options


@pytest.mark.parametrize("name", sorted(set(COVERS) - {"langford_12", "queens_12"}))
def test_known_instances_are_counted(name):
    assert count_covers(*read_instance(name)) == COVERS[name]


@pytest.mark.parametrize("sets_kept", [None, 0, 1, 5])
def test_random_instances_have_as_many_covers_as_are_listed(sets_kept, monkeypatch):
    if sets_kept is not None:
        monkeypatch.setattr(count, "SETS_KEPT", sets_kept)
    rng = random.Random(9)
    numbers = set()
    for _ in range(3000):
        instance = random_instance(rng, secondary=5)
        numbers.add(count_covers(*instance))
        assert count_covers(*instance) == sum(1 for _ in exact_covers(*instance))
    assert numbers >= set(range(7))


TILINGS = {(1, 1): 0, (2, 2): 2, (5, 5): 0, (4, 7): 781, (8, 8): 12_988_816}
TILINGS[12, 12] = 53_060_477_521_960_000


@pytest.mark.parametrize("height, width", TILINGS)
def test_tilings_of_a_board_by_dominoes(height, width):
    assert count_covers(*dominoes(height, width)) == TILINGS[height, width]


@pytest.mark.parametrize("seed", range(5))
def test_cells_and_dominoes_may_be_in_any_order(seed):
    assert count_covers(*dominoes(12, 12, random.Random(seed))) == TILINGS[12, 12]


def test_options_are_iterables_that_are_read_once():
    items, options = dominoes(4, 4)
    assert count_covers(items, (iter(option) for option in options)) == 36


def test_many_items_and_large_numbers():
    """1,500 guesses, each after the one before."""
    assert count_covers(1_500, [[item] for item in range(1_500)] * 2) == 2**1_500


def test_memory_is_bounded_by_the_sets_kept(monkeypatch):
    instance = read_instance("langford_09")
    unbounded = peak_memory(lambda: count_covers(*instance))
    monkeypatch.setattr(count, "SETS_KEPT", 10)
    assert peak_memory(lambda: count_covers(*instance)) < 0.7 * unbounded
