"""The front door: names, colours, times, turns, smallest covers, what is refused."""

import math
import random
import sys
from itertools import combinations, product

import pytest

from lib import lanes
from lib.covers import count_covers, covers, smallest_cover
from lib.rules import one_loop
from support import brute_force, random_problem, solved_instances
from support import tiling

each_share = pytest.mark.parametrize("share", [0, 0.6], ids=["once", "several times"])


@each_share
@pytest.mark.parametrize("turn", [0, 1, 20])
def test_random_problems_have_the_covers_that_brute_force_finds_each_once(
    turn, share, monkeypatch
):
    """In the same order each time, and however the arguments are given."""
    monkeypatch.setattr(lanes, "_TURN", turn)
    for seed in range(500):
        items, options, secondary, more = random_problem(random.Random(seed), share)
        expected = brute_force(items, options, secondary, **more)
        assert count_covers(items, options, secondary, **more) == len(expected), seed
        found = list(covers(items, options, secondary, **more))
        assert sorted(map(sorted, found)) == expected, seed
        place = {id(option): number for number, option in options.items()}
        again = covers(iter(items), iter(options.values()), iter(secondary), **more)
        assert [[place[id(option)] for option in cover] for cover in again] == found
        keyed = {number: iter(option) for number, option in options.items()}
        assert list(covers(items, keyed, secondary, **more)) == found


@pytest.mark.quick
@each_share
@pytest.mark.parametrize("turn", [0, 20])
def test_a_rule_leaves_the_covers_that_a_filter_leaves(turn, share, monkeypatch):
    """It refuses what has a forbidden set of options; it sees each cover, and no more."""
    monkeypatch.setattr(lanes, "_TURN", turn)
    refused = 0
    for seed in range(200):
        rng = random.Random(seed)
        *problem, more = random_problem(rng, share)
        numbers, size = range(len(problem[1])), rng.randint(1, 3)
        forbidden = [{*rng.sample(numbers, min(size, len(numbers)))} for _ in range(3)]
        asked = []

        def allow(chosen):
            asked.append(chosen)
            return not any(some <= {*chosen} for some in forbidden)

        every = brute_force(*problem, **more)
        expected = [cover for cover in every if not cover or allow(cover)]
        refused += len(every) - len(expected)
        asked.clear()
        found = list(covers(*problem, **more, allow=allow))
        assert sorted(map(sorted, found)) == expected, seed
        assert all(cover in asked for cover in found if cover) and [] not in asked
        assert len(set(map(id, asked))) == len(asked)
        assert count_covers(*problem, **more, allow=allow) == len(expected)

        def step(chosen, option):
            chosen = chosen | {option}
            return None if any(some <= chosen for some in forbidden) else chosen

        pair = frozenset(), step
        assert list(covers(*problem, **more, allow=pair)) == found
        assert count_covers(*problem, **more, allow=pair) == len(found), seed
    assert refused > 30


@pytest.mark.quick
def test_what_is_no_rule_is_refused_and_of_values_only_none_refuses():
    for allow in 3, (1, 2), (0, len, 3), {}:
        with pytest.raises(TypeError, match="allow: .* is not a function or a pair"):
            covers("a", ["a"], allow=allow)
    nothing = lambda chosen: None
    for items, rule in ("a", nothing), ("a", one_loop):  # not called
        with pytest.raises(TypeError, match="allow returned .*: return True or False"):
            next(covers(items, items, allow=rule))
    more = {"times": {"a": (0, 1)}, "allow": (None, lambda value, option: False)}
    assert count_covers("ab", "ab", **more) == len([*covers("ab", "ab", **more)]) == 2
    with pytest.raises(TypeError, match=r"allow: \[\] can't be hashed: counts need it"):
        count_covers("a", ["a"], allow=([], lambda value, option: value))


def test_ways_with_equal_values_of_a_rule_are_counted_together():
    """Of 200 bits at most three are 1; parts without a common item have one rule."""
    options = {(n, bit): [n] for n in range(200) for bit in (0, 1)}
    most = 0, lambda ones, name: None if ones + name[1] > 3 else ones + name[1]
    expected = 1 + 200 + math.comb(200, 2) + math.comb(200, 3)
    assert count_covers(200, options, allow=most) == expected


def test_a_rule_gets_what_covers_consist_of_the_latest_last():
    """Of ten letters, each may come once or twice: the first pair is refused at once."""
    asked = []

    def allow(chosen):
        asked.append(chosen)
        return len(chosen) < 2

    assert not list(covers("abcdefghij", list("abcdefghij") * 2, allow=allow))
    assert {len(chosen) for chosen in asked} == {1, 2}
    assert all([chosen[0]] in asked[:n] for n, chosen in enumerate(asked) if chosen[1:])


def test_what_a_rule_raises_comes_out_and_ends_the_search():
    for times in None, {"a": (1, 2)}:
        found = covers("a", ["a"], times=times, allow=lambda chosen: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            next(found)
        assert next(found, None) is None


def test_a_shuffled_board_is_covered_at_once():
    """It would keep links forever."""
    items, options = tiling(40, 40)
    order = random.Random(1).sample(range(items), items)
    cover = next(covers(items, [[order[item] for item in o] for o in options]))
    assert sorted(sum(cover, [])) == list(range(items))


@pytest.mark.quick
def test_covers_consist_of_keys_or_of_options_as_they_were_given():
    options = {None: "ab", "one": "a", ("x", 1): "bc", "end": "c"}
    found = [set(cover) for cover in covers("abc", options)]
    assert len(found) == 2 and {None, "end"} in found and {"one", ("x", 1)} in found
    own = type("Own", (), {"__iter__": lambda self: iter([0])})()
    given = [(0, 1), iter([2]), own, range(1, 3)]  # own has no length
    found = list(covers(3, iter(given)))
    for cover in [[2], (0, 1)], [own, range(1, 3)]:
        assert cover in found or cover[::-1] in found
    assert smallest_cover("abc", options) == [None, ("x", 1)]


def test_what_options_cannot_give_is_seen_at_once_and_many_may_share_an_item():
    options = [["row", cell] for cell in range(60)]
    for often in 61, (61, None), (61, 10**9):
        found = covers(["row"], options, range(60), times={"row": often})
        assert next(found, None) is None
    options = [[group, ("x", n % 1000)] for group in "abc" for n in range(1000)]
    assert count_covers("abc", options, shared="x") == 1000


def test_smallest_covers_are_as_small_as_the_smallest_of_all_covers():
    rng = random.Random(4)
    for (items, options, _), _ in solved_instances()[:2_000]:
        options = [[item for item in option if item < items] for option in options]
        keyed = dict(enumerate(options))
        once_or_more = dict.fromkeys(range(items), (1, None))
        limit = rng.choice([None, rng.randrange(-1, 6)])
        found = list(map(sorted, covers(items, keyed, times=once_or_more)))
        least = min(map(len, found), default=None)
        cover = smallest_cover(items, keyed, limit)
        if least is None or limit is not None and limit < least:
            assert cover is None
        else:
            assert cover in found and len(cover) == least


def test_what_failed_or_is_not_needed_is_not_tried():
    """Of 91 pairs 11 are needed, and of 60 pairs 10: trying all sets takes hours."""
    with pytest.raises(TypeError, match="^limit: 2.0 is not a whole number$"):
        smallest_cover(2, [], 2.0)
    assert smallest_cover(2, [[0], [0], []], sys.maxsize) is None
    nine, eleven = range(9), range(9, 20)
    apart = [pair for n in (nine, eleven) for pair in combinations(n, 2)]
    assert len(smallest_cover(20, apart)) == 5 + 6
    across = list(product(range(6), range(6, 16)))
    assert len(smallest_cover(16, across)) == 10
