"""Exact covers in numbers, on links and on lanes: beside brute force, what is refused."""

import copy
from itertools import islice, product

import pytest

from lib.dlx import exact_covers
from lib.lanes import lane_covers
from support import COVERS, DATA, DOMINOES, peak_memory, read_instance, solved_instances
from support import tiling

each_engine = pytest.mark.parametrize("solve", [exact_covers, lane_covers])
# 5,000 guesses, each after the one before
DEEP = 5_000, [[item] for item in range(5_000) for _ in range(2)], 0


@each_engine
def test_random_instances_have_the_covers_that_brute_force_finds(solve):
    for instance, expected in solved_instances():
        given = copy.deepcopy(instance)
        covers = sorted(map(sorted, solve(*instance)))
        assert covers == expected, instance
        assert instance == given


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


@each_engine
@pytest.mark.parametrize("message, options", REFUSED.items(), ids=REFUSED)
def test_an_item_out_of_range_or_twice_is_refused_at_once(solve, message, options):
    with pytest.raises(ValueError, match=f"^{message}$"):
        solve(2, options)


@each_engine
@pytest.mark.parametrize("numbers", [(-1, 0), (0, -1), (3, -3), (-1, 2)], ids=str)
def test_a_negative_number_of_items_is_refused_at_once(solve, numbers):
    with pytest.raises(ValueError, match="^a negative number of items$"):
        solve(numbers[0], [], numbers[1])


WRONG = {
    "a float": (2.0, []),
    "names": (["a"], [["a"]]),
    "secondary names": (1, [], ["b"]),
    "options of numbers": (2, [0, 1]),
}


@each_engine
@pytest.mark.parametrize("arguments", WRONG.values(), ids=WRONG)
def test_what_should_be_an_integer_and_is_not_is_told_what_to_write(solve, arguments):
    words = "items is a number, and options have numbers; for names see lib/covers.py"
    with pytest.raises(TypeError, match=f": {words}$"):
        solve(*arguments)


@each_engine
def test_whatever_has_an_index_is_an_integer(solve):
    """Of 70 items: 64 bits are not enough to tell them apart."""
    options = [[item, item + 1] for item in range(0, 70, 2)] + [[0], [69, 70], [70]]
    wrapped = [list(map(Index, option)) for option in options]
    found = solve(Index(70), wrapped, Index(1))
    assert [sorted(cover) for cover in found] == [list(range(35))]


@each_engine
def test_options_are_iterables_that_are_read_once(solve):
    options = [[2, 4, 5], [0, 3, 6], [1, 2, 5], [0, 3], [1, 6], [3, 4, 6]]
    as_keys = dict.fromkeys(map(frozenset, options))
    for given in iter(options), map(tuple, options), map(iter, options), as_keys:
        assert [sorted(cover) for cover in solve(7, given)] == [[0, 3, 4]]
