"""What functions of lib take, return, ask and keep; test_calls has what they refuse."""

import sys
from itertools import islice

import pytest

from lib.covers import cheapest_cover, count_covers, covers, smallest_cover
from lib.dlx import Nodes, Rings, exact_covers
from lib.lanes import lane_covers
from lib.rules import one_loop
from support import read_instance, without_corners

pytestmark = pytest.mark.quick
LETTERS = "abcdefghij"


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


@pytest.mark.parametrize("solve", [exact_covers, lane_covers])
def test_options_are_iterables_of_whatever_has_an_index_and_are_read_once(solve):
    """Of 70 items: 64 bits are not enough to tell them apart."""
    kind = type("Index", (), {"__init__": lambda self, n: setattr(self, "n", n)})
    kind.__index__ = lambda self: self.n  # and no sum, no comparison
    options = [[item, item + 1] for item in range(0, 70, 2)] + [[0], [69, 70], [70]]
    wrapped = [list(map(kind, option)) for option in options]
    as_keys = dict.fromkeys(map(tuple, options))
    for given in wrapped, iter(options), map(iter, options), as_keys:
        found = solve(kind(70), given, kind(1))
        assert [sorted(cover) for cover in found] == [list(range(35))]


@pytest.mark.parametrize("solve", [exact_covers, lane_covers, covers])
def test_searches_begin_when_they_are_asked_and_do_not_disturb_each_other(solve):
    assert iter(solve(*without_corners(20)))  # it takes ages to see that none is there
    first, second = read_instance("langford_07"), read_instance("queens_06")
    both = list(zip(solve(*first), solve(*second), exact_covers(*first)))
    found = zip(solve(*first), list(solve(*second)), list(exact_covers(*first)))
    assert both == list(found) and len(both) == 4


def test_lists_of_links_have_their_full_length_when_they_are_made():
    nodes = Nodes(3, [[0, 1], [], [2], [1, 3]] * 50, 1)
    rings = Rings(nodes, range(200))
    lists = [nodes.top, nodes.right, nodes.option, rings.up, rings.down, nodes.nodes_of]
    for made in lists:
        assert sys.getsizeof(made) == sys.getsizeof([None] * len(made))


def test_more_often_than_there_are_options_is_seen_at_once():
    options = [["row", cell] for cell in range(60)]
    for often in 61, (61, None), (61, 10**9):
        found = covers(["row"], options, range(60), times={"row": often})
        assert next(found, None) is None
    assert smallest_cover(2, [[0], [0], []], sys.maxsize) is None


@pytest.mark.parametrize("times", [None, dict.fromkeys(LETTERS, (1, 2))])
def test_a_rule_gets_new_lists_the_latest_last_and_sees_each_cover(times):
    """Of ten letters each comes twice: the first pair is refused at once."""
    asked = []
    allow = lambda chosen: asked.append(chosen) or len(chosen) < 2
    assert not list(covers(LETTERS, [*LETTERS] * 2, times=times, allow=allow))
    assert {len(chosen) for chosen in asked} == {1, 2}
    assert all([chosen[0]] in asked[:n] for n, chosen in enumerate(asked) if chosen[1:])
    asked.clear()
    allow = lambda chosen: asked.append(chosen) or True
    found = list(islice(covers(LETTERS, [*LETTERS] * 2, times=times, allow=allow), 9))
    assert all(cover in asked for cover in found) and len(found) == 9
    assert len(set(map(id, asked))) == len(asked)


def test_what_a_rule_raises_comes_out_and_ends_the_search():
    for times in None, {"a": (1, 2)}:
        found = covers("a", ["a"], times=times, allow=lambda chosen: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            next(found)
        assert next(found, None) is None


def test_no_rule_is_asked_about_the_empty_cover():
    for allow in (lambda chosen: chosen[-1]), (0, lambda value, option: None):
        assert list(covers([], [], allow=allow)) == [[]]
        assert count_covers([], [], allow=allow) == 1
        assert cheapest_cover([], [], len, allow=allow) == []


def test_a_rule_that_was_not_called_is_refused_and_no_value_but_none_refuses():
    with pytest.raises(TypeError, match="allow returned .*: return True or False"):
        next(covers("a", "a", allow=one_loop))
    more = {"times": {"a": (0, 1)}, "allow": (None, lambda value, option: False)}
    assert count_covers("ab", "ab", **more) == len([*covers("ab", "ab", **more)]) == 2


def test_the_cost_is_asked_once_of_each_option_that_may_be_chosen():
    asked = []
    cost = lambda option: asked.append(option) or len(asked) ** 2
    given = iter(["a", "b", "", "s", "ab", "b"])
    assert sorted(cheapest_cover("ab", given, cost, "s")) == ["a", "b"]
    assert asked == ["a", "b", "ab", "b"]
    with pytest.raises(KeyError):  # errors of the function stay
        cheapest_cover("ab", {"x": "a"}, {}.__getitem__)


def test_an_option_without_primary_items_needs_one_that_may_stay_uncovered():
    pay = {"job": 5, "gift": -3}
    options = {"job": ["a"], "gift": ["s"]}
    assert cheapest_cover("a", options, pay.get, "s") == ["job"]
    options["gift"].append("gift")
    times = {"gift": (0, 1)}
    found = cheapest_cover(["a", "gift"], options, pay.get, "s", times=times)
    assert sorted(found) == ["gift", "job"]
