"""Items and options with names, and items with colours."""

import random
import re

import pytest

from lib.count import count_covers
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from lib.named import named_covers
from lib.options import numbered
from support import brute_force

NAMES = ["a", ("b", 1), None, 2.5, frozenset([1]), print, "c", "d"]
SHARED = ["x", ("y", 1), (0, 0)]
COLOURS = ["red", 2, None, (), "e", ("x", 3), 7]


def random_problem(rng):
    """Return items, options, secondary and shared items, all with names."""
    primary = rng.randrange(7)
    colours, options = COLOURS[: rng.randint(1, 7)], []
    for _ in range(rng.randrange(12)):
        option = rng.sample(NAMES, rng.randrange(4))
        for name in rng.sample(SHARED, rng.randrange(4)):
            option += [(name, rng.choice(colours))] * rng.choice([1, 1, 1, 2])
        options.append(rng.sample(option, len(option)))
    return NAMES[:primary], options, NAMES[primary:], SHARED


def right_covers(items, options, secondary, shared):
    """Return the exact covers as lists of indexes: those in which colours agree."""
    plain = [[NAMES.index(name) for name in o if name in NAMES] for o in options]
    for cover in brute_force(len(items), plain, len(secondary)):
        pairs = {pair for n in cover for pair in options[n] if pair not in NAMES}
        if len({name for name, _ in pairs}) == len(pairs):
            yield sorted(cover)


@pytest.mark.parametrize("first", range(0, 500, 100))
def test_random_problems_have_the_covers_that_brute_force_finds(first):
    for seed in range(first, first + 100):
        items, options, *others = random_problem(random.Random(seed))
        expected = sorted(right_covers(items, options, *others))
        assert count_covers(*numbered(items, options, *others)) == len(expected)
        keyed = {n: iter(option) for n, option in enumerate(options)}
        place = {id(option): n for n, option in enumerate(options)}
        for search in lane_covers, exact_covers:
            covers = named_covers(items, iter(options), *others, search=search)
            numbers = [sorted(place[id(option)] for option in c) for c in covers]
            assert sorted(numbers) == expected, seed
        covers = named_covers(iter(items), keyed, *map(iter, others))
        assert sorted(map(sorted, covers)) == expected


def test_nothing_is_searched_before_a_cover_is_asked_for():
    asked = []

    def search(*arguments):
        for cover in lane_covers(*arguments):
            asked.append(cover)
            yield cover

    covers = named_covers("ab", {"x": "a", "y": "b", "z": "b"}, search=search)
    assert not asked
    assert len(next(covers)) == 2 and len(asked) == 1


def test_new_items_are_made_only_where_colours_can_meet():
    one = [["a", ("x", 1)], ["b", ("x", 1)]]
    assert numbered("ab", one, shared="x") == (2, [[0], [1]], 0)
    exclusive = [["a", ("x", 1)], ["a", ("x", 2)], [("x", 3)]]
    assert numbered("a", exclusive, shared="x") == (1, [[0], [0], []], 0)
    assert numbered("ab", [*one, ["b", ("x", 2)]], shared="x")[2] == 1


def test_three_thousand_options_share_an_item():
    options = [[group, ("x", n % 1000)] for group in "abc" for n in range(1000)]
    assert count_covers(*numbered("abc", options, shared="x")) == 1000


REFUSED = {
    "option 'x': item 'a' twice": {"x": "aba"},
    "option 1: no item is named 'c'": ["a", "bc"],
    "option 0: shared item 's' needs a colour": ["s"],
    "option ('x', 1): shared item 's' in two colours": {("x", 1): [("s", 1), ("s", 2)]},
    "option 'x': no item is named ('a', 1), and 'a' is not shared": {"x": [("a", 1)]},
}


@pytest.mark.parametrize("message, options", REFUSED.items(), ids=REFUSED)
def test_what_is_wrong_is_named_as_it_was_written_and_at_once(message, options):
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        named_covers("ab", options, shared=["s"])


@pytest.mark.parametrize(
    "items, shared",
    [([("x", 1)], ["x"]), (["x"], ["x"]), ([], ["x", "x"]), ([], ["x", ("x", 1)])],
    ids=str,
)
def test_a_name_that_could_mean_two_things_is_refused(items, shared):
    words = r"^(two items are named 'x'|item \('x', 1\) is also 'x' in colour 1)$"
    with pytest.raises(ValueError, match=words):
        numbered(items, [], shared=shared)


def test_what_is_of_a_wrong_type_is_told():
    with pytest.raises(TypeError, match="unhashable"):
        numbered("a", [["a", ("x", [1])]], shared="x")
    with pytest.raises(TypeError, match="^named_covers needs items, then options: "):
        named_covers({"x": ["a"]})
