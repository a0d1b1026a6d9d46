"""The front door: names in, names out, colours, turns, and what is refused."""

import random
import re
from itertools import islice

import pytest

from lib import lanes
from lib.covers import count_covers, covers, smallest_cover
from support import COVERS, DOMINOES, brute_force, read_instance, solved_instances
from support import tiling

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


def test_random_problems_with_colours_have_the_covers_that_brute_force_finds():
    for seed in range(500):
        items, options, secondary, shared = random_problem(random.Random(seed))
        expected = sorted(right_covers(items, options, secondary, shared))
        count = count_covers(items, options, secondary, shared=shared)
        assert count == len(expected)
        keyed = {n: iter(option) for n, option in enumerate(options)}
        found = covers(iter(items), keyed, iter(secondary), shared=iter(shared))
        assert sorted(map(sorted, found)) == expected
        place = {id(option): n for n, option in enumerate(options)}
        found = covers(items, iter(options), secondary, shared=shared)
        numbers = [sorted(place[id(option)] for option in cover) for cover in found]
        assert sorted(numbers) == expected, seed


@pytest.mark.parametrize("turn", [0, 1, 3])
def test_each_cover_comes_once_however_turns_fall(turn, monkeypatch):
    monkeypatch.setattr(lanes, "_TURN", turn)
    for (items, options, secondary), expected in solved_instances():
        found = covers(items, dict(enumerate(options)), secondary)
        assert sorted(map(sorted, found)) == expected


@pytest.mark.parametrize("name", ["langford_08", "queens_08", "pentomino_2x5x6"])
def test_covers_come_once_and_in_the_same_order_each_time(name):
    items, options, secondary = read_instance(name)
    runs = [list(covers(items, dict(enumerate(options)), secondary)) for _ in range(2)]
    assert runs[0] == runs[1]
    assert len(set(map(frozenset, runs[0]))) == len(runs[0]) == COVERS[name]


def test_what_keeps_one_search_for_ever_is_done():
    """A shuffled board does so to links, and a latin square to lanes without turns."""
    rng = random.Random(1)
    items, options = tiling(40, 40, DOMINOES)
    order = rng.sample(range(items), items)
    options = [[order[item] for item in option] for option in options]
    cover = next(covers(items, options))
    assert sorted(sum(cover, [])) == list(range(items))
    n = 25
    clues = {(r, c): (r + c) % n for r in range(n) for c in range(n)}
    for cell in rng.sample(sorted(clues), 340):
        del clues[cell]
    square = {}
    for r, c, v in ((r, c, v) for r in range(n) for c in range(n) for v in range(n)):
        if clues.get((r, c), v) == v:
            square[r, c, v] = [("cell", r, c), ("row", r, v), ("column", c, v)]
    items = {item for option in square.values() for item in option}
    assert len(next(covers(items, square))) == n * n


def test_covers_consist_of_keys_or_of_options_as_they_were_given():
    options = {"left": "ab", "one": "a", "right": "bc", "end": "c"}
    expected = [{"left", "end"}, {"one", "right"}]
    assert sorted(map(sorted, covers("abc", options))) == sorted(map(sorted, expected))
    given = [(0, 1), [2], (0,), range(1, 3)]
    found = [sorted(map(str, cover)) for cover in covers(3, iter(given))]
    assert sorted(found) == [["(0, 1)", "[2]"], ["(0,)", "range(1, 3)"]]
    assert smallest_cover("abc", options) == ["left", "right"]
    assert smallest_cover(3, given, limit=1) is None


def test_nothing_is_searched_before_a_cover_is_asked_for():
    """Without two corners of one colour a board has no tiling; to see it takes ages."""
    items, options = tiling(20, 20, DOMINOES)
    assert iter(covers(items - 2, [o for o in options if not {398, 399} & {*o}]))
    assert len(list(islice(covers(items, options), 3))) == 3


def test_three_thousand_options_share_an_item():
    options = [[group, ("x", n % 1000)] for group in "abc" for n in range(1000)]
    assert count_covers("abc", options, shared="x") == 1000


REFUSED = {
    "option 'x': item 'a' twice": ("ab", {"x": "aba"}),
    "option 1: no item is named 'c'; secondary and shared items are to be named, too": (
        "ab",
        ["a", "bc"],
    ),
    "option 0: no item is named 'rov'; is it 'row'?": (["row"], [["rov"]]),
    "option 'x': no item is named 'a'; for the one item ('a', 1) write [('a', 1)]": (
        [("a", 1)],
        {"x": ["a", 1]},
    ),
    "two items are named 'a'": ("aba", []),
    "two items are named 's'": ("a", [], "ss"),
    "two items are named None": ([None], [], [None]),
}
COLOUR_REFUSED = {
    "option 0: shared item 's' needs a colour: write ('s', colour)": ("ab", ["s"]),
    "option ('x', 1): shared item 's' in two colours": (
        "ab",
        {("x", 1): [("s", 1), ("s", 2)]},
    ),
    "option 'x': no item is named ('a', 1), and 'a' is not shared": (
        "ab",
        {"x": [("a", 1)]},
    ),
    "option 0: no item is named ((0, 0), '#'); secondary and shared items "
    "are to be named, too": ("ab", [[((0, 0), "#")]]),
    "two items are named 's'": ("as", []),
    "item ('s', 1) is also 's' in colour 1": ([("s", 1)], []),
}
TYPES = {
    "items, which come before options: unhashable type: 'list'; names are texts, "
    "numbers, tuples or the like": ([["a"]], ["a"]),
    "option 0: unhashable type: 'list'; names are texts, numbers, tuples "
    "or the like": ("a", [[["a"]]]),
}


def check_refusal(kind, message, arguments, **shared):
    """Check that covers and count_covers refuse arguments, at once, in these words."""
    for solve in covers, count_covers:
        with pytest.raises(kind, match=f"^{re.escape(message)}$"):
            solve(*arguments, **shared)


@pytest.mark.parametrize("message, arguments", REFUSED.items(), ids=REFUSED)
def test_what_is_wrong_is_named_as_it_was_written_and_at_once(message, arguments):
    check_refusal(ValueError, message, arguments)


@pytest.mark.parametrize("message, arguments", COLOUR_REFUSED.items(), ids=str)
def test_what_is_wrong_with_colours_is_told(message, arguments):
    check_refusal(ValueError, message, arguments, shared=["s"])


@pytest.mark.parametrize("message, arguments", TYPES.items(), ids=str)
def test_what_is_of_a_wrong_type_is_told(message, arguments):
    check_refusal(TypeError, message, arguments)
