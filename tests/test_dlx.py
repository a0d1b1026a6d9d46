"""Exact covers by dancing links: which are found, what is refused, what it takes."""

import copy
import random
from itertools import islice

import pytest

from lib.count import count_covers
from lib.dlx import exact_covers, search_covers
from lib.links import Links
from lib.set_cover import smallest_cover
from support import (
    COVERS,
    DATA,
    brute_force,
    peak_memory,
    random_instance,
    read_instance,
)

# 5,000 guesses, each after the one before
DEEP = 5_000, [[item] for item in range(5_000) for _ in range(2)], 0


class Index:
    """An integer that is an index and nothing else, as others overflow: 1 << item."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


def test_each_instance_has_a_known_count():
    files = {path.stem for path in (DATA / "exactcover").glob("*.txt")}
    assert files == set(COVERS)


LONG = {"langford_12", "pentomino_2x5x6"}


@pytest.mark.parametrize("name", sorted(set(COVERS) - LONG))
def test_known_instances_have_their_number_of_covers(name):
    assert sum(1 for _ in exact_covers(*read_instance(name))) == COVERS[name]


def test_random_instances_have_the_covers_that_brute_force_finds():
    rng = random.Random(7)
    numbers = set()
    for _ in range(2000):
        instance = random_instance(rng)
        covers = list(exact_covers(*instance))
        expected = brute_force(*instance)
        assert sorted(map(sorted, covers)) == sorted(map(sorted, expected))
        numbers.add(len(covers))
    assert numbers >= set(range(7))


def test_nodes_return_to_their_places_when_the_covers_are_exhausted():
    rng = random.Random(8)
    instances = [random_instance(rng) for _ in range(500)]
    for instance in [*instances, read_instance("langford_07"), read_instance("brtf3")]:
        links = Links(*instance)
        before = copy.deepcopy(vars(links))
        for _ in search_covers(links):
            pass
        assert vars(links) == before


def test_options_are_iterables_that_are_read_once():
    options = [[2, 4, 5], [0, 3, 6], [1, 2, 5], [0, 3], [1, 6], [3, 4, 6]]
    for given in (iter(options), map(tuple, options), (iter(o) for o in options)):
        assert [sorted(cover) for cover in exact_covers(7, given)] == [[0, 3, 4]]
    assert list(exact_covers(2, {frozenset({0, 1}): 7})) == [[0]]


def test_without_items_the_one_cover_is_empty():
    for instance in (0, []), (0, [[]]), (0, [[0], [1]], 2):
        assert list(exact_covers(*instance)) == [[]]


def test_an_item_without_options_cannot_be_covered():
    assert list(exact_covers(1, [])) == []
    assert list(exact_covers(3, [[0, 1], [0], [1]])) == []
    assert list(exact_covers(1, [[1]], 1)) == []


def test_equal_options_are_chosen_apart_and_empty_ones_never():
    assert sorted(exact_covers(2, [[0, 1], [], [1, 0]])) == [[0], [2]]


def test_secondary_items_are_covered_at_most_once():
    options = [[0, 2], [1, 2], [1], [0], [2]]
    covers = sorted(map(sorted, exact_covers(2, options, 1)))
    assert covers == [[0, 2], [1, 3], [2, 3]]


@pytest.mark.parametrize("solve", [exact_covers, count_covers, smallest_cover])
def test_items_are_integers_of_any_type(solve):
    """Of 70 items: 64 bits are not enough to tell them apart."""
    pairs = [[item, (item + 1) % 70] for item in range(70)]
    answers = [
        solve(70, [list(map(kind, pair)) for pair in pairs + [[0], [69]]])
        for kind in (int, Index)
    ]
    if solve is exact_covers:
        answers = list(map(list, answers))
        assert len(answers[0]) == 3
    assert answers[0] == answers[1]


@pytest.mark.parametrize("solve", [exact_covers, count_covers, smallest_cover])
@pytest.mark.parametrize(
    "options, item",
    [
        ([[0], [2]], 2),
        ([[0, 1], [0, -1]], -1),
        ([[-2]], -2),
        ([[-3]], -3),
        ([[0, 1, 0]], 0),
        ([[1, 1]], 1),
        ([[0], [1, 0], [0, 0]], 0),
    ],
)
def test_an_item_out_of_range_or_twice_is_refused_at_once(solve, options, item):
    with pytest.raises(ValueError) as error:
        solve(2, options)
    where = f"option {len(options) - 1}: item {item}"
    assert str(error.value) == f"{where} out of range or twice"


@pytest.mark.parametrize("solve", [exact_covers, count_covers])
@pytest.mark.parametrize("items, secondary", [(-1, 0), (0, -1), (3, -3), (-1, 2)])
def test_a_negative_number_of_items_is_refused_at_once(solve, items, secondary):
    with pytest.raises(ValueError, match="^a negative number of items$"):
        solve(items, [], secondary)


def test_ten_thousand_options_are_forced_one_by_another():
    options = [[item, item + 1] for item in range(9_999)] + [[9_999]]
    covers = [sorted(cover) for cover in exact_covers(10_000, options)]
    assert covers == [list(range(0, 10_000, 2))]


def test_the_first_of_many_covers_is_found_after_5000_guesses():
    for cover in islice(exact_covers(*DEEP), 3):
        assert sorted(option // 2 for option in cover) == list(range(5_000))


@pytest.mark.parametrize("name", ["deep", "langford_09", "queens_09"])
def test_a_search_needs_memory_for_its_nodes_and_not_for_its_steps(name):
    instance = DEEP if name == "deep" else read_instance(name)
    covers = islice(exact_covers(*instance), 200)
    peak = peak_memory(lambda: [None for _ in covers])
    assert peak < 200 * sum(map(len, instance[1]))
