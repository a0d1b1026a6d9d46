"""Exact covers in numbers, on links and on lanes: beside brute force, what is refused."""

import copy
import itertools
import sys
from itertools import islice

import pytest

from lib import lanes
from lib.covers import covers
from lib.dlx import Nodes, Rings, exact_covers
from lib.lanes import lane_covers
from lib.shapes import rectangle
from support import COVERS, DATA, peak_memory, read_instance
from support import solved_instances, tiling, without_corners

each_engine = pytest.mark.parametrize("solve", [exact_covers, lane_covers])


@pytest.mark.quick
@each_engine
def test_random_instances_have_the_covers_that_brute_force_finds(solve):
    for instance, expected in solved_instances():
        given = copy.deepcopy(instance)
        assert sorted(map(sorted, solve(*instance))) == expected, instance
        assert instance == given


LONG = {"langford_12", "pentomino_2x5x6", "pentomino_3x20", "queens_12"}
NAMES = sorted({path.stem for path in (DATA / "exactcover").glob("*.txt")} - LONG)


@each_engine
@pytest.mark.parametrize("name", NAMES)
def test_known_instances_have_their_number_of_covers(name, solve):
    assert sum(1 for _ in solve(*read_instance(name))) == COVERS[name]


# A large board; and 5,000 guesses, each after the one before
MANY = tiling(40, 40), (5_000, [[item // 2] for item in range(10_000)])


@each_engine
@pytest.mark.parametrize("items, options", MANY, ids=["board", "guesses"])
def test_the_first_of_very_many_covers_come_at_once(items, options, solve):
    for cover in islice(solve(items, options), 3):
        assert sorted(item for n in cover for item in options[n]) == list(range(items))


@pytest.mark.parametrize("solve", [exact_covers, lane_covers, covers])
def test_searches_begin_when_they_are_asked_and_do_not_disturb_each_other(solve):
    assert iter(solve(*without_corners(20)))  # it takes ages to see that none is there
    first, second = read_instance("langford_07"), read_instance("queens_06")
    both = list(zip(solve(*first), solve(*second), exact_covers(*first)))
    found = zip(solve(*first), list(solve(*second)), list(exact_covers(*first)))
    assert both == list(found) and len(both) == 4


@pytest.mark.quick
def test_lists_of_links_have_their_full_length_when_they_are_made():
    nodes = Nodes(3, [[0, 1], [], [2], [1, 3]] * 50, 1)
    rings = Rings(nodes, range(200))
    lists = [nodes.top, nodes.right, nodes.option, rings.up, rings.down, nodes.of]
    for made in lists:
        assert sys.getsizeof(made) == sys.getsizeof([None] * len(made))
    assert {len(made) for made in lists[:-1]} == {4 + 250} and len(nodes.of) == 200


@pytest.mark.quick
@each_engine
def test_what_is_forced_or_impossible_is_seen_at_once(solve):
    options = [[item, item + 1] for item in range(9_999)] + [[9_999]]
    covers = [sorted(cover) for cover in solve(10_000, options)]
    assert covers == [list(range(0, 10_000, 2))]
    assert not list(solve(41, [[item] for item in range(40)] * 2))


@each_engine
@pytest.mark.parametrize("name", ["langford_09", "queens_09"])
def test_a_search_needs_memory_for_its_nodes_and_not_for_its_steps(name, solve):
    instance = read_instance(name)
    peak = peak_memory(lambda: [None for _ in islice(solve(*instance), 200)])
    assert peak < 400 * sum(map(len, instance[1]))


def limit_calls(monkeypatch, name, most):
    """Let a method of Lanes fail if it is called more often."""
    calls, method = itertools.count(1), getattr(lanes.Lanes, name)

    def limited(self, *arguments):
        assert next(calls) <= most, f"more than {most} calls of {name}"
        return method(self, *arguments)

    monkeypatch.setattr(lanes.Lanes, name, limited)


def test_the_fewest_options_failures_and_turns_that_grow_save_work(monkeypatch):
    """20 items always have two options, and a board without a tiling follows them.

    Some 10,000 states are looked at; without memory, or turns that grow, a million.
    """
    items, board = without_corners(6)
    options = [[item] for item in range(20)] * 2
    options += [[20 + item for item in option] for option in board]
    limit_calls(monkeypatch, "pick", 30_000)
    assert not list(lane_covers(20 + items, options))
    assert not list(lane_covers(*read_instance("langford_09")))


def test_a_choice_that_excludes_all_covers_is_soon_left(monkeypatch):
    """The first search covers the last item alone, and no tiling of the board follows.

    Another order begins with the one option that covers all, after some 2,000 states.
    """
    items, board = without_corners(8)
    options = [list(range(items + 1)), *board, [items]]
    limit_calls(monkeypatch, "pick", 4_000)
    assert next(lane_covers(items + 1, options)) == [0]


def test_options_are_counted_beyond_the_times_that_an_item_needs(monkeypatch):
    """Four stars in each line of 10 by 10, of which no two touch: 68 states show none.

    They are 170 or more if a line that needs four is taken for one that needs fewer.
    """
    options = []
    for r, c in rectangle(10, 10):
        corners = [("corner", r + down, c + right) for down, right in rectangle(2, 2)]
        options.append([("row", r), ("column", c), *corners])
    lines = [(kind, n) for kind in ("row", "column") for n in range(10)]
    corners = {item for option in options for item in option} - {*lines}
    limit_calls(monkeypatch, "pick", 102)
    assert not list(covers(lines, options, corners, times=dict.fromkeys(lines, 4)))


COLOURS = (
    ["a"],
    [["a", ("x", 1), ("y", number)] for number in range(100)],
    (),
    ["x", "y"],
)
SAVED = {  # what lanes call seldom -> a problem, its covers, how often at most
    # Once two covers are found, some 2,000 dead ends follow.
    "note_failure": (read_instance("langford_08"), COVERS["langford_08"], 50),
    # What an item clears is made once, even if it is nothing.
    "cleared": (COLOURS, 100, 150),
}


@pytest.mark.parametrize("name", SAVED)
def test_what_takes_time_is_done_seldom(name, monkeypatch):
    (items, options, secondary, *shared), count, most = SAVED[name]
    limit_calls(monkeypatch, name, most)
    found = covers(items, options, secondary, shared=sum(shared, []))
    assert sum(1 for _ in found) == count


def test_masks_are_kept_only_where_there_is_room(monkeypatch):
    """All would take 2.4 MB, and what else there is takes 1.6 MB."""
    monkeypatch.setattr(lanes, "_KEPT", 10_000)
    options = [[item, item + 1] for item in range(1_999)]
    assert peak_memory(lambda: list(lane_covers(2_000, options))) < 2_000_000


class Index:
    """An integer that is an index and nothing else: no sum, no comparison."""

    def __init__(self, value):
        self.value = value

    def __index__(self):
        return self.value


@pytest.mark.quick
@each_engine
def test_options_are_iterables_of_whatever_has_an_index_and_are_read_once(solve):
    """Of 70 items: 64 bits are not enough to tell them apart."""
    options = [[item, item + 1] for item in range(0, 70, 2)] + [[0], [69, 70], [70]]
    wrapped = [list(map(Index, option)) for option in options]
    as_keys = dict.fromkeys(map(tuple, options))
    for given in wrapped, iter(options), map(iter, options), as_keys:
        found = solve(Index(70), given, Index(1))
        assert [sorted(cover) for cover in found] == [list(range(35))]
