"""Options of an exact cover: what is refused, what is taken, and items with names."""

import re

import pytest

from lib.count import count_covers
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from lib.options import numbered
from lib.set_cover import smallest_cover

SEARCHES = [exact_covers, lane_covers, count_covers]
each_search = pytest.mark.parametrize("solve", SEARCHES)
each_function = pytest.mark.parametrize("solve", [*SEARCHES, smallest_cover])


class Index:
    """An integer that is an index and nothing else: no sum, no comparison."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


REFUSED = {
    "option 1: item 2 out of range": [[0], [2]],
    "option 1: item -1 out of range": [[0, 1], [0, -1]],
    "option 0: item 5 out of range": [[0, 5, 5]],
    "option 0: item 0 twice": [[0, 1, 0]],
    "option 3: item 1 twice": [[0], [1, 0], [], [1, 1]],
}


@each_function
@pytest.mark.parametrize("message, options", REFUSED.items(), ids=REFUSED)
def test_an_item_out_of_range_or_twice_is_refused_at_once(solve, message, options):
    with pytest.raises(ValueError, match=f"^{message}$"):
        solve(2, options)


@each_function
@pytest.mark.parametrize("numbers", [(-1, 0), (0, -1), (3, -3), (-1, 2)], ids=str)
def test_a_negative_number_of_items_is_refused_at_once(solve, numbers):
    items, *secondary = numbers if solve is not smallest_cover else [-1]
    with pytest.raises(ValueError, match="^a negative number of items$"):
        solve(items, [], *secondary)


WRONG = {
    "a float": (2.0, []),
    "names": (["a"], [["a"]]),
    "secondary a float": (2, [], 1.0),
    "secondary names": (1, [], ["b"]),
    "options of numbers": (2, [0, 1]),
    "an item a name": (2, [["0"]]),
}


@each_search
@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_what_should_be_an_integer_and_is_not_is_told_what_to_write(solve, arguments):
    words = "items is a number, and options have numbers; for items with names use "
    with pytest.raises(TypeError, match=f": {words}lib.named.named_covers, or lib.o"):
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


NO_NAMES = {
    "option 0: item (0, 0) twice": ([(0, 0)], [[(0, 0), (0, 0)]]),
    "two items are named 'a'": ("aba", []),
    "two items are named 's'": ("a", [], "ss"),
    "two items are named None": ([None], [], [None]),
}


@pytest.mark.parametrize("message, arguments", NO_NAMES.items(), ids=NO_NAMES)
def test_names_that_are_unknown_or_of_two_items_are_refused(message, arguments):
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        numbered(*arguments)
