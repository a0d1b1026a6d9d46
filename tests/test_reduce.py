"""The reduction of exact covers on lanes: no cover is lost or found twice."""

import random

import pytest

from lib.lanes import Lanes
from lib.reduce import options_below, reduced_states, settle, state_after
from support import brute_force


def even_options(rng, items, each, most):
    """Return options of at most most items, with each item in equally many of them."""
    while True:
        left, options = list(range(items)) * each, []
        rng.shuffle(left)
        while left:
            options.append(
                [left.pop() for _ in range(min(rng.randint(1, most), len(left)))]
            )
        if all(len(set(option)) == len(option) for option in options):
            return options


def covers_from(lanes, state):
    """Return the covers that are found by reducing a state, then trying all."""
    covers = []
    states = list(reduced_states(lanes, state))
    is_open = [bool(state & lanes.guards) for state in states]
    assert not any(is_open[:-1])
    if any(is_open):
        assert list(reduced_states(lanes, states[-1])) == states[-1:]  # nothing is left
    for state in states:
        left = sorted(set(options_below(lanes, state, len(lanes.option_at))))
        found = brute_force(len(lanes.holders), [lanes.options[n] for n in left])
        assert state & lanes.guards or len(found) == 1
        covers += [[left[index] for index in sorted(cover)] for cover in found]
    return sorted(covers)


@pytest.mark.parametrize("items, each, most", [(4, 3, 2), (6, 2, 3), (8, 3, 4)])
def test_random_instances_keep_the_covers_that_brute_force_finds(items, each, most):
    rng, numbers = random.Random(3), set()
    for _ in range(300):
        options = even_options(rng, items, each, most)
        lanes = Lanes(items, options, marks=False)
        covers = sorted(map(sorted, brute_force(items, options)))
        numbers.add(len(covers))
        some = rng.choice(covers or [[]])
        for chosen in [], some[:1], some[:2], [rng.randrange(len(options))]:
            state = state_after(lanes, lanes.full, chosen)
            expected = [cover for cover in covers if {*chosen} <= {*cover}]
            assert covers_from(lanes, state) == expected, (options, chosen)
    assert len(numbers) > 3


def test_what_is_forced_is_chosen_without_a_guess():
    """Items in a row, each with two options that it shares with its neighbours."""
    options = [[item, item + 1] for item in range(99)] + [[0], [99]]
    lanes = Lanes(100, options, marks=False)
    state = settle(lanes, state_after(lanes, lanes.full, [0]))
    assert not state & lanes.guards
    assert set(options_below(lanes, state, len(lanes.option_at))) == set(
        range(0, 99, 2)
    )
    assert settle(lanes, state_after(lanes, lanes.full, [0, 3])) is None


def test_options_below_a_bit_are_those_of_the_lanes_there_in_order():
    lanes = Lanes(3, [[2, 1], [0], [1], [0, 2]], marks=False)
    assert options_below(lanes, lanes.full, 9) == [1, 3, 0, 2, 0, 3]
    assert options_below(lanes, lanes.full, 6) == [1, 3, 0, 2]
    assert options_below(lanes, lanes.full, 0) == []
