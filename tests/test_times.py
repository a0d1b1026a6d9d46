"""Items to be covered several times: beside brute force, and what is refused."""

import random
import re
from collections import Counter
from itertools import combinations

import pytest

from lib.covers import count_covers, covers

TIMES = [0, 1, 2, 3, (0, 1), (0, 3), (1, 2), (2, 3), (0, None), (1, None), (2, None)]


def random_problem(rng):
    """Return the arguments of covers for a small problem; options have numbers."""
    items, secondary = "abcd"[: rng.randint(1, 4)], "pq"[: rng.randrange(3)]
    times = {item: rng.choice(TIMES) for item in items if rng.random() < 0.6}
    options = {}
    for number in range(rng.randrange(9)):
        names = rng.sample(items + secondary, rng.randint(0, len(items + secondary)))
        names += [name for name in names if name in times and rng.random() < 0.2]
        names += [(name, rng.randrange(3)) for name in "xy" if rng.random() < 0.3]
        options[number] = rng.sample(names, len(names))
    return items, options, secondary, {"shared": "xy", "times": times}


def right_covers(items, options, secondary, shared, times):
    """Return the lists of options that are covers, of all lists that there are."""
    able = [number for number, names in options.items() if set(names) & set(items)]
    for size in range(len(able) + 1):
        for chosen in combinations(able, size):
            often = Counter(name for number in chosen for name in options[number])
            pairs = [name for name in often if isinstance(name, tuple)]
            fits = len({name for name, _ in pairs}) == len(pairs)
            for item in items:
                wanted = times.get(item, 1)
                least, most = wanted if isinstance(wanted, tuple) else (wanted, wanted)
                fits &= least <= often[item] <= (often[item] if most is None else most)
            if fits and all(often[name] <= 1 for name in secondary):
                yield list(chosen)


def test_random_problems_have_the_covers_that_brute_force_finds_each_once():
    numbers_of_covers = set()
    for seed in range(500):
        items, options, secondary, more = random_problem(random.Random(seed))
        expected = sorted(right_covers(items, options, secondary, **more))
        found = covers(items, options, secondary, **more)
        assert sorted(map(sorted, found)) == expected, seed
        assert count_covers(items, options, secondary, **more) == len(expected)
        numbers_of_covers.add(len(expected))
    assert numbers_of_covers >= set(range(8))


def test_covers_consist_of_keys_or_of_options_as_they_were_given():
    options = {None: "ab", "left": "a", ("x", 1): "b"}
    found = list(covers("ab", options, times={"a": 2}))
    assert [set(cover) for cover in found] == [{None, "left"}]
    found = list(covers("ab", options.values(), times={"a": (1, 2), "b": (0, 1)}))
    expected = [["a"], ["a", "ab"], ["a", "b"], ["ab"]]
    assert sorted(map(sorted, found)) == expected


def test_more_than_the_options_can_give_means_no_cover_at_once():
    options = [["row", cell] for cell in range(60)]
    for often in 61, (61, None), 10**9:
        times = {"row": often} if often != 10**9 else {"row": (61, often)}
        assert next(covers(["row"], options, range(60), times=times), None) is None


def test_a_number_far_above_what_the_options_can_give_is_any_number():
    for most in 10**9, None:
        assert len(list(covers("a", ["a"] * 5, times={"a": (0, most)}))) == 32


REFUSED = {
    "times: 'c' is not in items": ("ab", {"x": "ab"}, {"c": 2}),
    "times: item 'a' can't be covered -1 times": ("a", ["a"], {"a": -1}),
    "times: item 'a' can't be covered (-1, None) times": ("a", [], {"a": (-1, None)}),
    "times: item 'a' can't be covered (3, 2) times": ("a", ["a"] * 4, {"a": (3, 2)}),
    "option 'x': no item is named 'rov'; is it 'row'?": (
        ["row"],
        {"x": ["row", "rov"]},
        {"row": 2},
    ),
    "option 'x': item 'b' twice": ("ab", {"x": "abb"}, {"a": 2}),
}


@pytest.mark.parametrize("message, arguments", REFUSED.items(), ids=REFUSED)
def test_what_is_wrong_is_refused_at_once_in_the_names_given(message, arguments):
    items, options, times = arguments
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        covers(items, options, times=times)
