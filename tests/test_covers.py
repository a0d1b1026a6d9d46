"""The front door: names, colours, times, turns, smallest covers, what is refused."""

import random
import sys
from collections import Counter
from itertools import combinations, product

import pytest

from lib import lanes
from lib.covers import count_covers, covers, smallest_cover
from support import COVERS, random_instance, read_instance, tiling

NAMES = ["a", ("b", 1), None, 2.5, frozenset([1]), print, "c", "d"]
SHARED = ["x", ("y", 1), (0, 0)]
COLOURS = ["red", 2, None, (), "e", ("x", 3), 7]
TIMES = [0, 1, 2, 3, (0, 1), (0, 3), (1, 2), (2, 3), (0, None), (1, None), (2, None)]


def random_problem(rng, share):
    """Return a small problem; a share of its items is to be covered several times."""
    most, colours = rng.randrange(5), COLOURS[: rng.randint(1, 7)]
    items, secondary = NAMES[:most], NAMES[most : most + rng.randrange(3)]
    times = {item: rng.choice(TIMES) for item in items if rng.random() < share}
    options = []
    for _ in range(rng.randrange(10)):
        option = rng.sample(items + secondary, rng.randint(0, len(items + secondary)))
        option += [name for name in option if name in times and rng.random() < 0.2]
        for name in SHARED:
            if rng.random() < 0.3:
                option += [(name, rng.choice(colours))] * rng.choice([1, 1, 1, 2])
        options.append(rng.sample(option, len(option)))
    return items, options, secondary, times


def right_covers(items, options, secondary, times):
    """Return the lists of indexes that are covers, of all lists that there are."""
    able = [number for number, names in enumerate(options) if {*names} & {*items}]
    for size in range(len(able) + 1):
        for chosen in combinations(able, size):
            often = Counter(name for number in chosen for name in options[number])
            pairs = often.keys() - NAMES
            fits = len({name for name, _ in pairs}) == len(pairs)
            for item in items:
                wanted = times.get(item, 1)
                least, most = wanted if isinstance(wanted, tuple) else (wanted, wanted)
                fits &= least <= often[item] <= (often[item] if most is None else most)
            if fits and all(often[name] <= 1 for name in secondary):
                yield list(chosen)


each_share = pytest.mark.parametrize("share", [0, 0.6], ids=["once", "several times"])


@each_share
@pytest.mark.parametrize("turn", [0, 1, 20])
def test_random_problems_have_the_covers_that_brute_force_finds_each_once(
    turn, share, monkeypatch
):
    monkeypatch.setattr(lanes, "_TURN", turn)
    for seed in range(500):
        problem = random_problem(random.Random(seed), share)
        items, options, secondary, times = problem
        expected = sorted(right_covers(*problem))
        more = {"shared": SHARED, "times": times}
        assert count_covers(items, options, secondary, **more) == len(expected), seed
        keyed = {number: iter(option) for number, option in enumerate(options)}
        found = covers(iter(items), keyed, iter(secondary), **more)
        assert sorted(map(sorted, found)) == expected, seed
        place = {id(option): number for number, option in enumerate(options)}
        found = covers(items, iter(options), secondary, **more)
        numbers = [sorted(place[id(option)] for option in cover) for cover in found]
        assert sorted(numbers) == expected, seed


@each_share
@pytest.mark.parametrize("turn", [0, 20])
def test_a_rule_leaves_the_covers_that_a_filter_leaves(turn, share, monkeypatch):
    """It refuses what has a forbidden set of options; it sees each cover, and no more."""
    monkeypatch.setattr(lanes, "_TURN", turn)
    refused = 0
    for seed in range(500):
        rng = random.Random(seed)
        problem = random_problem(rng, share)
        items, options, secondary, times = problem
        names, size = range(len(options)), rng.randint(1, 3)
        forbidden = [{*rng.sample(names, min(size, len(names)))} for _ in range(3)]
        asked = []

        def allow(chosen):
            asked.append(chosen)
            return not any(some <= {*chosen} for some in forbidden)

        expected = sorted(cover for cover in right_covers(*problem) if allow(cover))
        refused += len(asked) - len(expected)
        asked.clear()
        keyed, more = dict(enumerate(options)), {"shared": SHARED, "times": times}
        found = list(covers(items, keyed, secondary, **more, allow=allow))
        assert sorted(map(sorted, found)) == expected, seed
        assert all(cover in asked for cover in found)
        assert len(set(map(id, asked))) == len(asked)
    assert refused > 100


def test_a_rule_gets_what_covers_consist_of_the_latest_last():
    """Of ten letters, each may come once or twice: the first pair is refused at once."""
    asked = []

    def allow(chosen):
        asked.append(chosen)
        return len(chosen) < 2

    assert not list(covers("abcdefghij", list("abcdefghij") * 2, allow=allow))
    assert {len(chosen) for chosen in asked} == {1, 2}
    assert all([chosen[0]] in asked[:n] for n, chosen in enumerate(asked) if chosen[1:])
    assert not list(covers([], [], allow=asked.append)) and asked[-1] == []
    assert list(covers([], [], allow=lambda chosen: True)) == [[]]


def test_what_a_rule_raises_comes_out_and_ends_the_search():
    for times in None, {"a": (1, 2)}:
        found = covers("a", ["a"], times=times, allow=lambda chosen: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            next(found)
        assert next(found, None) is None


def test_covers_come_in_the_same_order_each_time():
    items, options, secondary = read_instance("langford_08")
    runs = [list(covers(items, dict(enumerate(options)), secondary)) for _ in range(2)]
    assert runs[0] == runs[1] and len(runs[0]) == COVERS["langford_08"]


def test_a_shuffled_board_is_covered_at_once():
    """It would keep links for ever."""
    items, options = tiling(40, 40)
    order = random.Random(1).sample(range(items), items)
    cover = next(covers(items, [[order[item] for item in o] for o in options]))
    assert sorted(sum(cover, [])) == list(range(items))


def test_covers_consist_of_keys_or_of_options_as_they_were_given():
    options = {None: "ab", "one": "a", ("x", 1): "bc", "end": "c"}
    found = [set(cover) for cover in covers("abc", options)]
    assert len(found) == 2 and {None, "end"} in found and {"one", ("x", 1)} in found
    found = covers("ab", ["ab", "a"], times={"a": 2})
    assert list(map(sorted, found)) == [["a", "ab"]]
    given = [(0, 1), [2], (0,), range(1, 3)]
    found = [sorted(map(str, cover)) for cover in covers(3, iter(given))]
    assert sorted(found) == [["(0, 1)", "[2]"], ["(0,)", "range(1, 3)"]]
    assert smallest_cover("abc", options) == [None, ("x", 1)]
    assert smallest_cover(3, given, limit=1) is None


def test_what_options_cannot_give_is_seen_at_once_and_many_may_share_an_item():
    options = [["row", cell] for cell in range(60)]
    for often in 61, (61, None), (61, 10**9):
        found = covers(["row"], options, range(60), times={"row": often})
        assert next(found, None) is None
    options = [[group, ("x", n % 1000)] for group in "abc" for n in range(1000)]
    assert count_covers("abc", options, shared="x") == 1000


def test_random_instances_have_covers_as_small_as_brute_force_finds():
    rng = random.Random(4)
    for _ in range(2000):
        items, options, _ = random_instance(rng, secondary=0)
        limit = rng.choice([None, rng.randrange(-1, 6)])
        most = len(options) if limit is None else limit
        some = (
            c for k in range(most + 1) for c in combinations(range(len(options)), k)
        )
        is_cover = lambda c: {*range(items)} <= {i for n in c for i in options[n]}
        least = next(filter(is_cover, some), None)
        cover = smallest_cover(items, dict(enumerate(options)), limit)
        if least is None:
            assert cover is None
        else:
            assert cover == sorted(set(cover)) and len(cover) == len(least)
            assert is_cover(cover)


def test_what_failed_or_is_not_needed_is_not_tried():
    """Of 91 pairs 11 are needed, and of 60 pairs 10: trying all sets takes hours."""
    assert smallest_cover(2, [[0], [0], []], sys.maxsize) is None
    nine, eleven = range(9), range(9, 20)
    apart = [pair for n in (nine, eleven) for pair in combinations(n, 2)]
    assert len(smallest_cover(20, apart)) == 5 + 6
    across = list(product(range(6), range(6, 16)))
    assert len(smallest_cover(16, across)) == 10


UNKNOWN = "; secondary and shared items are to be named, too"
LIST = "unhashable type: 'list'; names are texts, numbers, tuples or the like"
NOT = ", and 'a' is not shared"
PAIR = "; for the one item ('a', 1) write [('a', 1)]"
REFUSED = [  # the message; items, options, shared items, secondary items, times
    ("option 'x': item 'b' twice", "ab", {"x": "abb"}, "", "", {"a": 2}),
    (f"option 1: no item is named 'c'{UNKNOWN}", "ab", ["a", "bc"]),
    (f"option 'x': no item is named 'a'{PAIR}", [("a", 1)], {"x": ["a", 1]}),
    (f"option 0: no item is named (0, '#'){UNKNOWN}", "ab", [[(0, "#")]], "s"),
    (f"option ('x', 1): no item is named ('a', 1){NOT}", "a", {("x", 1): [("a", 1)]}),
    ("two items are named 'a'", "aba", []),
    ("two items are named 's'", "a", [], "", "ss"),
    ("two items are named 's'", "as", [], "s"),
    ("item ('s', 1) is also 's' in colour 1", [("s", 1)], [], "s"),
    ("option 0: shared item 's' needs a colour: write ('s', colour)", "", ["s"], "s"),
    ("option 0: shared item 's' in two colours", "", [[("s", 1), ("s", 2)]], "s"),
    ("a negative number of items", -1, []),
    ("times: 'c' is not in items", "ab", {"x": "ab"}, "", "", {"c": 2}),
    *(
        (f"times: item 'a' can't be covered {n} times", "a", ["a"], "", "", {"a": n})
        for n in [-1, (-1, None), (3, 2)]
    ),
    (f"items: {LIST}", [["a"]], ["a"]),
    (f"option 0: {LIST}", "a", [[["a"]]]),
]


def call(solve, items, options, shared=(), secondary=(), times=None):
    """Call covers or count_covers."""
    return solve(items, options, secondary, shared=shared, times=times)


@pytest.mark.parametrize("solve", [covers, count_covers])
def test_what_is_wrong_is_told_as_it_was_written_and_at_once(solve):
    for message, *arguments in REFUSED:
        with pytest.raises(TypeError if LIST in message else ValueError) as caught:
            call(solve, *arguments)
        assert str(caught.value) == message
