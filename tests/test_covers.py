"""Exact covers by dancing links and on lanes: beside brute force, and what they take."""

import copy
import random
from itertools import islice, product

import pytest

from lib import lanes
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from support import COVERS, DATA, DOMINOES, peak_memory, read_instance, solved_instances
from support import tiling

each_engine = pytest.mark.parametrize("solve", [exact_covers, lane_covers])
# 5,000 guesses, each after the one before
DEEP = 5_000, [[item] for item in range(5_000) for _ in range(2)], 0


def check_random_instances(solve):
    """Check that the covers of random instances are those that brute force finds."""
    for instance, expected in solved_instances():
        given = copy.deepcopy(instance)
        covers = sorted(map(sorted, solve(*instance)))
        assert covers == expected, instance
        assert instance == given


@each_engine
def test_random_instances_have_the_covers_that_brute_force_finds(solve):
    check_random_instances(solve)


@pytest.mark.parametrize("room", [0, 240])
def test_masks_of_lanes_that_are_not_kept_are_made_anew(room, monkeypatch):
    monkeypatch.setattr(lanes, "ROOM", room)
    check_random_instances(lane_covers)


@pytest.mark.parametrize("dead_ends", [1, 3])
def test_lanes_that_begin_anew_find_each_cover(dead_ends, monkeypatch):
    monkeypatch.setattr(lanes, "DEAD_ENDS", dead_ends)
    check_random_instances(lane_covers)


@pytest.mark.parametrize("seed", range(3))
def test_a_board_that_is_shuffled_is_tiled_on_lanes(seed):
    items, options = tiling(40, 40, DOMINOES)
    names = random.Random(seed).sample(range(items), items)
    options = [[names[item] for item in option] for option in options]
    cover = next(lane_covers(items, options))
    assert sorted(item for n in cover for item in options[n]) == list(range(items))


def test_random_instances_are_of_all_kinds():
    kinds = set()
    for (items, options, secondary), covers in solved_instances():
        repeated = any(options.count(option) > 1 for option in options)
        idle = set(range(items)) - set().union(*options)
        kinds |= {(items > 0, secondary > 0, [] in options, repeated, bool(idle))}
    assert len(kinds) > 20
    assert {len(covers) for _, covers in solved_instances()} >= set(range(10))


def test_each_instance_has_a_known_count():
    files = {path.stem for path in (DATA / "exactcover").glob("*.txt")}
    assert files == set(COVERS)


LONG = {"langford_12", "pentomino_2x5x6", "pentomino_3x20", "queens_12"}


@each_engine
@pytest.mark.parametrize("name", sorted(set(COVERS) - LONG))
def test_known_instances_have_their_number_of_covers(name, solve):
    assert sum(1 for _ in solve(*read_instance(name))) == COVERS[name]


@each_engine
def test_the_first_cover_of_a_large_board_comes_at_once(solve):
    items, options = tiling(40, 40, DOMINOES)
    covers = solve(items, options)
    for cover in islice(covers, 3):
        assert sorted(cell for n in cover for cell in options[n]) == list(range(items))


@each_engine
def test_nothing_is_searched_before_a_cover_is_asked_for(solve):
    """Without two corners of one colour a board has no tiling; to see it takes ages."""
    items, options = tiling(20, 20, DOMINOES)
    assert iter(solve(items, options + [[0, items - 1]] * 2))
    assert iter(solve(items - 2, [o for o in options if not {398, 399} & {*o}]))


@each_engine
def test_searches_that_take_turns_do_not_disturb_each_other(solve):
    first, second = read_instance("langford_07"), read_instance("queens_06")
    both = list(zip(solve(*first), solve(*second), exact_covers(*first)))
    found = zip(solve(*first), list(solve(*second)), list(exact_covers(*first)))
    assert both == list(found) and len(both) == 4


@each_engine
def test_ten_thousand_options_are_forced_one_by_another(solve):
    options = [[item, item + 1] for item in range(9_999)] + [[9_999]]
    covers = [sorted(cover) for cover in solve(10_000, options)]
    assert covers == [list(range(0, 10_000, 2))]


@each_engine
def test_the_first_of_many_covers_is_found_after_5000_guesses(solve):
    for cover in islice(solve(*DEEP), 3):
        assert sorted(option // 2 for option in cover) == list(range(5_000))


@each_engine
@pytest.mark.parametrize("name", ["langford_09", "queens_09"])
def test_a_search_needs_memory_for_its_nodes_and_not_for_its_steps(name, solve):
    instance = read_instance(name)
    peak = peak_memory(lambda: [None for _ in islice(solve(*instance), 200)])
    assert peak < 400 * sum(map(len, instance[1]))


def test_masks_of_lanes_are_kept_as_far_as_there_is_room(monkeypatch):
    options = [[item, item + 1] for item in range(2_999)] + [[2_999]]
    peaks = []
    for room in 256_000_000, 8_000_000, 0:
        monkeypatch.setattr(lanes, "ROOM", room)
        search = lanes.search_lanes(lanes.Lanes(3_000, options))
        peaks.append(peak_memory(lambda: next(search)))
    assert peaks[2] + 300_000 < peaks[1] < peaks[2] + 1_100_000 < peaks[0]
