"""The reduction of exact covers on one integer: no cover is lost or found twice."""

import random

import pytest

from lib.dlx import exact_covers
from lib.lanes import Lanes
from support import brute_force, random_instance


def uneven_instance(rng):
    """Return items and options: one item has more of them than all others have."""
    items = rng.randrange(1, 7)
    sizes = [rng.randrange(min(items, 3)) for _ in range(rng.randrange(12, 40))]
    options = [[0, *rng.sample(range(1, items), size)] for size in sizes]
    return items, options + [[item] for item in range(1, items)] * rng.randrange(3)


def even_instance(rng):
    """Return items and options."""
    return random_instance(rng, secondary=0)[:2]


def sparse_instance(rng):
    """Return items and options; most items have few, as after clues in a sudoku."""
    items = rng.randrange(9, 13)
    return items, [rng.sample(range(items), rng.randrange(1, 4)) for _ in range(18)]


def covers_from(lanes, state, items, options):
    """Return the covers that are found by reducing a state, then searching the rest."""
    covers = []
    states = list(lanes.reduce(state))
    assert not any(map(lanes.is_open, states[:-1]))
    if states and lanes.is_open(states[-1]):
        assert list(lanes.reduce(states[-1])) == states[-1:]  # nothing is left to do
    for state in states:
        left = sorted(set(lanes.possible(state, items)))
        if lanes.is_open(state):
            found = exact_covers(items, [options[number] for number in left])
            covers += [[left[index] for index in sorted(cover)] for cover in found]
        else:
            covers.append(left)
    return sorted(covers)


@pytest.mark.parametrize("make", [even_instance, uneven_instance, sparse_instance])
def test_random_instances_have_the_covers_that_brute_force_finds(make):
    rng = random.Random(3)
    numbers = set()
    for _ in range(600):
        items, options = make(rng)
        lanes = Lanes(items, map(iter, options))
        covers = sorted(map(sorted, brute_force(items, options)))
        numbers.add(len(covers))
        single = [[number] for number, option in enumerate(options) if option]
        for chosen in set(), set(rng.choice(covers + single or [[]])[:3]):
            places = [p for p, number in enumerate(lanes.option_at) if number in chosen]
            state = lanes.choose(lanes.full, places)
            expected = [cover for cover in covers if chosen <= set(cover)]
            assert covers_from(lanes, state, items, options) == expected
    assert 0 in numbers and max(numbers) > 4


def test_each_item_has_a_lane_with_a_place_for_each_of_its_options():
    options = [[2, 1], [0], [1], [], [0, 2], [2]]
    lanes = Lanes(4, options)
    found = set()
    for place, number in enumerate(lanes.option_at):
        if number is not None:
            found.add((place // lanes.width, number))
    assert found == {(item, n) for n, option in enumerate(options) for item in option}
    assert lanes.possible(lanes.full, 4) == [1, 4, 0, 2, 0, 4, 5]
    assert lanes.possible(lanes.full, 2) == [1, 4, 0, 2]
    assert lanes.possible(lanes.full, 0) == []


def test_what_is_forced_is_chosen_without_a_search():
    options = [[item, item + 1] for item in range(99)] + [[98]]
    lanes = Lanes(100, options)
    (state,) = lanes.reduce(lanes.full)
    assert not lanes.is_open(state)
    assert set(lanes.possible(state, 100)) == set(range(0, 100, 2))


def test_what_either_of_two_options_makes_impossible_is_dropped():
    """Option 0 excludes both options of item 2, but forces nothing itself."""
    lanes = Lanes(4, [[0, 1, 3], [0], [1, 2], [2, 3], [3]])
    (state,) = lanes.reduce(lanes.full)
    assert not lanes.is_open(state)
    assert lanes.possible(state, 4) == [1, 2, 2, 4]
