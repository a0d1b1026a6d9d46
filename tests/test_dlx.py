"""The core: counts, contracts, and what it leaves behind."""

import itertools
import random

import pytest

from lib import dlx
from support import DATA


def instances():
    """Return (name, primary, secondary, expected count) of tests/data/exactcover."""
    lines = (DATA / "exactcover" / "counts.tsv").read_text().splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    return [
        pytest.param(row[0], int(row[4]), id=row[0])
        for row in rows
        if (DATA / "exactcover" / f"{row[0]}.txt").exists()
    ]


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


def dominoes(height, width):
    """Return the items and options of covering a board with dominoes."""
    options = []
    for r, c in itertools.product(range(height), range(width)):
        if c + 1 < width:
            options.append([r * width + c, r * width + c + 1])
        if r + 1 < height:
            options.append([r * width + c, r * width + c + width])
    return height * width, options


@pytest.fixture(params=[0, 1 << 30], ids=["unhiding", "copying"])
def small(request, monkeypatch):
    """Run a test with each of the two ways of undoing."""
    monkeypatch.setattr(dlx, "SMALL", request.param)


@pytest.mark.parametrize("name, expected", instances())
def test_counts_of_known_instances(name, expected):
    items, options, secondary = read_instance(name)
    assert sum(1 for _ in dlx.exact_covers(items, options, secondary)) == expected


@pytest.mark.parametrize("name", ["langford_07", "langford_08", "queens_08", "brtf3"])
def test_counts_either_way_of_undoing(name, small):
    items, options, secondary = read_instance(name)
    expected = dict(p.values for p in instances())[name]
    assert sum(1 for _ in dlx.exact_covers(items, options, secondary)) == expected


def test_random_instances_against_brute_force(small):
    rng = random.Random(7)
    found_some = 0
    for _ in range(600):
        items, secondary = rng.randrange(7), rng.randrange(4)
        total = items + secondary
        options = [
            rng.sample(range(total), rng.randrange(min(total, 4) + 1))
            for _ in range(rng.randrange(11))
        ]
        covers = list(dlx.exact_covers(items, options, secondary))
        assert len(covers) == len(set(map(frozenset, covers)))
        assert all(len(cover) == len(set(cover)) for cover in covers)
        expected = brute_force(items, options, secondary)
        assert set(map(frozenset, covers)) == expected
        found_some += len(expected) > 1
    assert found_some > 50


@pytest.mark.parametrize("name", ["langford_07", "queens_06", "xcover_unsolvable"])
def test_links_are_as_before_when_exhausted(name, small):
    items, options, secondary = read_instance(name)
    lists = dlx.link(items + secondary, options)
    before = [part[:] for part in lists]
    for _ in dlx.dance(items, *lists):
        pass
    assert [part[:] for part in lists] == before


def test_unhide_restores_what_was_hidden_halfway():
    items, options = dominoes(4, 5)
    up, down, mates, option_of = dlx.link(items, options)
    before = up[:], down[:]
    hidden = []
    failed = dlx.choose([items, items + 4], items, up, down, mates, [], hidden)
    assert hidden and (up, down) != before
    dlx.unhide(hidden, 0, up, down, mates)
    assert (up, down) == before and hidden
    assert failed is None or 0 <= failed < items


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


def test_long_chain_of_forced_options(small):
    length = 10_000
    options = [[0]] + [[i, i + 1] for i in range(0, length - 1)] + [[length - 1]]
    # 0 and 1 share option 1, so every second option is forced, one after the other
    options = [option for option in options if option != [0]]
    covers = list(dlx.exact_covers(length, options))
    assert [sorted(cover) for cover in covers] == [list(range(0, length, 2))]


def test_deep_search_takes_little_memory():
    pairs = 5_000
    options = [[item] for item in range(pairs) for _ in range(2)]
    cover = next(dlx.exact_covers(pairs, options))
    assert sorted(option // 2 for option in cover) == list(range(pairs))


def test_stopping_after_the_first_of_many():
    cover = next(dlx.exact_covers(*dominoes(8, 8)))
    assert len(cover) == 32


def test_smaller_boards_of_dominoes(small):
    for (height, width), count in {
        (2, 2): 2,
        (4, 4): 36,
        (3, 3): 0,
        (4, 6): 281,
    }.items():
        covers = dlx.exact_covers(*dominoes(height, width))
        assert sum(1 for _ in covers) == count
