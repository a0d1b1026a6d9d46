"""Options of an exact cover: what is refused, what is taken, and items with names."""

import random

import pytest

from lib.count import count_covers
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from lib.options import numbered
from lib.set_cover import smallest_cover
from support import brute_force, random_instance

SEARCHES = [exact_covers, lane_covers, count_covers]
each_search = pytest.mark.parametrize("solve", SEARCHES)
each_function = pytest.mark.parametrize("solve", [*SEARCHES, smallest_cover])


class Index:
    """An integer that is an index and nothing else: no sum, no comparison, no hash."""

    __hash__ = None

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


@each_function
@pytest.mark.parametrize(
    "options, message",
    [
        ([[0], [2]], "option 1: item 2 out of range"),
        ([[0, 1], [0, -1]], "option 1: item -1 out of range"),
        ([[-3]], "option 0: item -3 out of range"),
        ([[0, 5, 5]], "option 0: item 5 out of range"),
        ([[0, 1, 0]], "option 0: item 0 twice"),
        ([[0], [1, 0], [], [1, 1]], "option 3: item 1 twice"),
    ],
)
def test_an_item_out_of_range_or_twice_is_refused_at_once(solve, options, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        solve(2, options)


@each_function
@pytest.mark.parametrize("numbers", [(-1, 0), (0, -1), (3, -3), (-1, 2)])
def test_a_negative_number_of_items_is_refused_at_once(solve, numbers):
    items, *secondary = numbers if solve is not smallest_cover else [-1]
    with pytest.raises(ValueError, match="^a negative number of items$"):
        solve(items, [], *secondary)


WRONG = [(2.0, []), ("2", []), (2, [], 1.0), (2, [], None)]
WRONG += [(2, [0, 1]), (2, [[0], [1.0]]), (2, [["0"]]), (2, None)]


@each_search
@pytest.mark.parametrize("arguments", WRONG)
def test_what_should_be_an_integer_and_is_none_is_a_wrong_type(solve, arguments):
    with pytest.raises(TypeError):
        solve(*arguments)


@each_search
def test_whatever_has_an_index_is_an_integer(solve):
    """Of 70 items: 64 bits are not enough to tell them apart."""
    options = [[item, item + 1] for item in range(0, 70, 2)] + [[0], [69, 70], [70]]
    wrapped = [list(map(Index, option)) for option in options]
    found = solve(Index(70), wrapped, Index(1))
    assert found == 1 or [sorted(cover) for cover in found] == [list(range(35))]


@each_search
def test_options_are_iterables_that_are_read_once(solve):
    options = [[2, 4, 5], [0, 3, 6], [1, 2, 5], [0, 3], [1, 6], [3, 4, 6]]
    as_keys = dict.fromkeys(map(frozenset, options))
    for given in iter(options), map(tuple, options), map(iter, options), as_keys:
        found = solve(7, given)
        assert found == 1 or [sorted(cover) for cover in found] == [[0, 3, 4]]


NAMES = ["a", "", ("b", 1), None, 2.5, frozenset([1]), b"a", print, -7, True]


def test_items_may_have_names_of_any_kind_that_can_be_hashed():
    rng = random.Random(5)
    for _ in range(300):
        items, options, secondary = random_instance(rng, secondary=3)
        rng.shuffle(NAMES)
        named = [[NAMES[item] for item in option] for option in options]
        primary, others = NAMES[:items], NAMES[items : items + secondary]
        arguments = numbered(iter(primary), map(iter, named), iter(others))
        assert arguments == (items, options, secondary)


@pytest.mark.parametrize(
    "arguments, message",
    [
        ((["a", "b"], [["a"], ["b", "c"]]), "option 1: no item is named 'c'"),
        ((["a"], [["a", ("s", 2)]], ["s"]), r"option 0: no item is named \('s', 2\)"),
        ((["a", "b", "a"], []), "two items are named 'a'"),
        ((["a"], [], ["s", "s"]), "two items are named 's'"),
        ((["a", None], [], [None]), "two items are named None"),
    ],
)
def test_names_that_are_unknown_or_of_two_items_are_refused(arguments, message):
    with pytest.raises(ValueError, match=f"^{message}$"):
        numbered(*arguments)
