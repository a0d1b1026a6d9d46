"""The core: counts, contracts, how its links dance, and what it leaves behind."""

import itertools
import random
import tracemalloc

import pytest

from lib import dlx
from lib.links import link
from support import DATA

INSTANCES = {
    row.split("\t")[0]: int(row.split("\t")[4])
    for row in (DATA / "exactcover" / "counts.tsv").read_text().splitlines()[1:]
}


def read_instance(name):
    """Return (primary, options, secondary) of a file: first line counts, then options."""
    lines = (DATA / "exactcover" / f"{name}.txt").read_text().splitlines()
    rows = [list(map(int, line.split())) for line in lines]
    primary, secondary, count = rows[0]
    return primary, [row[1:] for row in rows[1 : count + 1]], secondary


def brute_force(items, options, secondary):
    """Return all exact covers as sets of indexes, by trying every subset."""
    covers = set()
    useful = [i for i, option in enumerate(options) if any(x < items for x in option)]
    for size in range(len(useful) + 1):
        for subset in itertools.combinations(useful, size):
            hit = [item for i in subset for item in options[i]]
            if len(hit) == len(set(hit)) and set(range(items)) <= set(hit):
                covers.add(frozenset(subset))
    return covers


def random_instance(rng):
    """Return (items, options, secondary) of a small random problem."""
    items, secondary = rng.randrange(7), rng.randrange(4)
    total = items + secondary
    options = [
        rng.sample(range(total), rng.randrange(min(total, 4) + 1))
        for _ in range(rng.randrange(11))
    ]
    return items, options, secondary


def dominoes(height, width):
    """Return the items and options of covering a board with dominoes."""
    options = []
    for r, c in itertools.product(range(height), range(width)):
        if c + 1 < width:
            options.append([r * width + c, r * width + c + 1])
        if r + 1 < height:
            options.append([r * width + c, r * width + c + width])
    return height * width, options


@pytest.mark.parametrize("name", INSTANCES)
def test_counts_of_known_instances(name):
    path = DATA / "exactcover" / f"{name}.txt"
    assert path.exists(), f"{path} is lost; counts.tsv lists it"
    items, options, secondary = read_instance(name)
    found = sum(1 for _ in dlx.exact_covers(items, options, secondary))
    assert found == INSTANCES[name]


def test_every_instance_is_counted():
    files = {path.stem for path in (DATA / "exactcover").glob("*.txt")}
    assert files == set(INSTANCES)


def test_random_instances_against_brute_force():
    rng = random.Random(7)
    found_some = 0
    for _ in range(1200):
        items, options, secondary = random_instance(rng)
        covers = list(dlx.exact_covers(items, options, secondary))
        assert len(covers) == len(set(map(frozenset, covers)))
        assert all(len(cover) == len(set(cover)) for cover in covers)
        expected = brute_force(items, options, secondary)
        assert set(map(frozenset, covers)) == expected
        found_some += len(expected) > 1
    assert found_some > 100


def rings(items, options):
    """Return the lists that the search gets: without headers in the rings."""
    top, up, down, right, index = link(items, options)
    ways = list(range(items))
    for header in ways:
        down[up[header]], up[down[header]] = down[header], up[header]
    return top, up, down, right, index, ways


def test_links_are_as_before_when_exhausted():
    rng = random.Random(8)
    instances = [random_instance(rng) for _ in range(300)]
    instances += map(read_instance, ["langford_07", "queens_06", "xcover_unsolvable"])
    for items, options, secondary in instances:
        *links, ways = rings(items + secondary, options)
        before = [part[:] for part in links]
        for _ in dlx.dance(items, *links, ways):
            pass
        assert links == before


def test_links_are_as_before_wherever_a_cover_is_found():
    """What hides on the way to a cover comes back, in whatever state it stops."""
    items, options = dominoes(4, 5)
    top, up, down, right, index, ways = rings(items, options)
    before = up[:], down[:]
    hidden = []
    forced = [items, items + 4]
    failed = dlx.cover(forced, items, top, up, down, right, ways, hidden)
    assert hidden and (up, down) != before
    dlx.uncover(0, up, down, hidden)
    assert (up, down) == before and not hidden
    assert failed is None or 0 <= failed < items


@pytest.mark.parametrize("size", range(1, 6))
def test_nodes_return_last_out_first_in_or_first_out_first_in(size):
    """As the text of lib/links.py says; and in any order they do not, from three on."""
    ring = list(range(size + 1))  # with a node that stays
    up, down = ring[-1:] + ring[:-1], ring[1:] + ring[:1]
    links = up[:], down[:]
    wrong = 0
    for order in itertools.permutations(ring[1:]):
        for back in itertools.permutations(order):
            for node in order:
                down[up[node]], up[down[node]] = down[node], up[node]
            for node in back:
                down[up[node]] = up[down[node]] = node
            is_right = (up, down) == links
            assert is_right or back not in (order, order[::-1])
            wrong += not is_right
            up[:], down[:] = links
    assert (wrong > 0) == (size > 2)


def test_options_come_in_any_iterable():
    options = [[2, 4, 5], [0, 3, 6], [1, 2, 5], [0, 3], [1, 6], [3, 4, 6]]
    for given in (iter(options), map(tuple, options), (iter(o) for o in options)):
        assert [sorted(c) for c in dlx.exact_covers(7, given)] == [[0, 3, 4]]
    assert list(dlx.exact_covers(2, {frozenset({0, 1}): 7})) == [[0]]


def test_no_items_is_one_empty_cover():
    assert list(dlx.exact_covers(0, [])) == [[]]
    assert list(dlx.exact_covers(0, [[]])) == [[]]
    assert list(dlx.exact_covers(0, [[0], [1]], 2)) == [[]]


def test_item_without_options_has_no_cover():
    assert list(dlx.exact_covers(1, [])) == []
    assert list(dlx.exact_covers(3, [[0, 1], [0], [1]])) == []


def test_equal_options_count_each_and_empty_ones_never():
    assert sorted(dlx.exact_covers(2, [[0, 1], [], [1, 0]])) == [[0], [2]]


def test_secondary_items_at_most_once():
    options = [[0, 2], [1, 2], [1], [0]]
    covers = sorted(map(sorted, dlx.exact_covers(2, options, 1)))
    assert covers == [[0, 2], [1, 3], [2, 3]]


@pytest.mark.parametrize(
    "options", [[[0], [2]], [[0, -1]], [[0, 1, 0]], [[1, 1]], [[0], [1, 0], [0, 0]]]
)
def test_bad_items_are_refused(options):
    with pytest.raises(ValueError, match=f"option {len(options) - 1}: item"):
        dlx.exact_covers(2, options)


@pytest.mark.parametrize("items, secondary", [(-1, 0), (0, -1), (3, -3)])
def test_a_negative_number_of_items_is_refused(items, secondary):
    with pytest.raises(ValueError, match="negative"):
        dlx.exact_covers(items, [], secondary)


def test_long_chain_of_forced_options():
    length = 10_000
    options = [[i, i + 1] for i in range(length - 1)] + [[length - 1]]
    covers = list(dlx.exact_covers(length, options))
    assert [sorted(cover) for cover in covers] == [list(range(0, length, 2))]


def deep():
    """Return a problem that takes 5,000 guesses one in the other."""
    return 5_000, [[item] for item in range(5_000) for _ in range(2)], 0


def test_deep_search_finds_its_way():
    items, options, _ = deep()
    cover = next(dlx.exact_covers(items, options))
    assert sorted(option // 2 for option in cover) == list(range(items))


@pytest.mark.parametrize("name", ["deep", "langford_09", "queens_09", "pentomino_3x20"])
def test_a_search_holds_less_than_three_entries_a_node_beyond_its_lists(name):
    items, options, secondary = deep() if name == "deep" else read_instance(name)
    nodes = sum(map(len, options))
    covers = dlx.exact_covers(items, options, secondary)
    tracemalloc.start()
    for _ in range(20):
        next(covers, None)  # nothing but the search keeps a cover
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak / 8 / nodes < 3


def test_stopping_after_the_first_of_many():
    cover = next(dlx.exact_covers(*dominoes(8, 8)))
    assert len(cover) == 32


@pytest.mark.parametrize(
    "height, width, count", [(2, 2, 2), (4, 4, 36), (3, 3, 0), (4, 6, 281)]
)
def test_boards_of_dominoes(height, width, count):
    assert sum(1 for _ in dlx.exact_covers(*dominoes(height, width))) == count


def test_of_equal_items_the_one_that_failed_last_is_branched_on(monkeypatch):
    """It saves a tenth of the choices here, and a fifth on hard sudokus."""
    items, options, secondary = read_instance("queens_09")
    smallest, nodes = dlx.smallest, []
    monkeypatch.setattr(
        dlx, "smallest", lambda *a: nodes.append(smallest(*a)) or nodes[-1]
    )
    assert sum(1 for _ in dlx.exact_covers(items, options, secondary)) == 352
    assert sum(1 for node in nodes if node is not None) < 870
