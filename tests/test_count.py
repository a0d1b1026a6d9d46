"""How many exact covers there are: beside those that are listed, and beyond them."""

import itertools
import random

import pytest

from lib import count
from lib.covers import count_covers
from lib.shapes import rectangle, turned
from support import COVERS, DOMINOES, peak_memory, read_instance, solved_instances
from support import tiling

L_TROMINOES = turned([(0, 0), (0, 1), (1, 0)])
TETROMINOES = [*turned(rectangle(2, 2)), *turned([(0, 0), (0, 1), (0, 2), (1, 1)])]
L_SHAPED, ALL = DOMINOES + L_TROMINOES, DOMINOES + L_TROMINOES + TETROMINOES
SQUARE = (0, 1), (2, 3), (0, 2), (1, 3)
SETS = [DOMINOES, L_TROMINOES, L_SHAPED, TETROMINOES, ALL]


def tilings(height, width, shapes):
    """Return in how many ways shapes cover a board: cell by cell, row by row."""
    ways = {0: 1}  # what is covered from a cell on, as bits -> in how many ways
    for row in range(height):
        for column in range(width):
            masks = [
                sum(1 << r * width + c for r, c in shape)
                for shape in shapes
                if max(r for r, _ in shape) < height - row
                and all(0 <= column + c < width for _, c in shape)
            ]
            before, ways = ways, {}
            for covered, number in before.items():
                for mask in [0] if covered & 1 else masks:
                    if not covered & mask:
                        after = (covered | mask) >> 1
                        ways[after] = ways.get(after, 0) + number
    return ways.get(0, 0)


def mixed(rng, items, options):
    """Return items and options in another order."""
    order = rng.sample(range(items), items)
    options = [rng.sample([order[item] for item in o], len(o)) for o in options]
    return items, rng.sample(options, len(options))


@pytest.mark.parametrize("room", [25_000_000, 600], ids=["in memory", "then listed"])
@pytest.mark.parametrize("share", [0, 10_000], ids=["in layers", "by a search"])
def test_random_instances_have_as_many_covers_as_brute_force_finds(
    share, room, monkeypatch
):
    monkeypatch.setattr(count, "_NARROW", 1)
    monkeypatch.setattr(count, "_SHARE", share)
    monkeypatch.setattr(count, "_ROOM", room)
    for instance, covers in solved_instances():
        assert count_covers(*instance) == len(covers), instance


@pytest.mark.parametrize("narrow", [10**9, 1], ids=["in layers", "by a search"])
def test_memory_is_limited_and_what_finds_no_room_is_listed(narrow, monkeypatch):
    monkeypatch.setattr(count, "_NARROW", narrow)
    monkeypatch.setattr(count, "_ROOM", 30_000)
    instance = read_instance("langford_08")
    peak = peak_memory(lambda: count_covers(*instance))
    assert peak < 400_000 and count_covers(*instance) == COVERS["langford_08"]


@pytest.mark.parametrize("name", sorted(set(COVERS) - {"langford_12", "queens_12"}))
def test_known_instances_are_counted(name):
    assert count_covers(*read_instance(name)) == COVERS[name]


def test_boards_have_as_many_tilings_as_are_counted_row_by_row():
    rng = random.Random(6)
    for _ in range(60):
        height, width = rng.randrange(1, 8), rng.randrange(1, 8)
        shapes = rng.choice(SETS)
        board = tiling(height, width, shapes)
        assert count_covers(*board) == tilings(height, width, shapes)


@pytest.mark.parametrize("shapes", [DOMINOES, L_SHAPED, ALL], ids=[2, 3, 4])
def test_tilings_of_8x8_are_as_many_in_any_order_of_items_and_options(shapes):
    rng, board = random.Random(7), tiling(8, 8, shapes)
    expected = tilings(8, 8, shapes)
    for _ in range(1 if shapes is ALL else 5):
        assert count_covers(*mixed(rng, *board)) == expected
    assert expected > 12_988_815  # of dominoes, as is known


def test_12x12_has_53_060_477_521_960_000_tilings_by_dominoes():
    assert count_covers(*tiling(12, 12, DOMINOES)) == 53_060_477_521_960_000


def test_many_items_and_large_numbers():
    """1,500 guesses, each after the one before."""
    assert count_covers(1_500, [[item] for item in range(1_500)] * 2) == 2**1_500


def test_parts_that_have_no_item_in_common_are_multiplied():
    """30 squares of dominoes, and 6 parts of which each has many states."""
    options = [[4 * n + a, 4 * n + b] for n in range(30) for a, b in SQUARE]
    items, expected = 120, 2**30
    for _ in range(6):
        part = read_instance("langford_07")
        options += [[item + items for item in option] for option in part[1]]
        items, expected = items + part[0], expected * COVERS["langford_07"]
    assert count_covers(items, options) == expected


def test_ways_that_meet_are_counted_together_with_times_and_colours():
    """As is known: matrices of line sum 2; edges with an even number at each vertex."""
    lines = range(8)
    options = [[("row", r), ("column", c)] for r in lines for c in lines]
    items = {item for option in options for item in option}
    assert count_covers(items, options, times=dict.fromkeys(items, 2)) == 187_530_840
    options = []
    for r, c in itertools.product(lines, lines):
        edges = (0, r, c), (0, r + 1, c), (1, r, c), (1, r, c + 1)
        for colours in itertools.product("01", repeat=4):
            if colours.count("1") % 2 == 0:
                options.append([(r, c), *zip(edges, colours)])
    edges = {pair[0] for option in options for pair in option[1:]}
    cells = [(r, c) for r in lines for c in lines]
    assert count_covers(cells, options, shared=edges) == 2**80


def test_what_is_forced_costs_nothing():
    """20 boards of 2 by 2, and 5,000 dominoes that are forced one by another."""
    items, options = 80, []
    for board in range(0, 80, 4):
        options += [[board + a, board + b] for a, b in SQUARE]
    options += [[item, item + 1] for item in range(80, 10_079)]
    assert count_covers(10_080, options) == 2**20
    assert count_covers(10_081, options + [[10_079, 10_080]]) == 0


def test_the_memory_of_a_layer_is_given_back():
    peak = peak_memory(lambda: count_covers(*tiling(8, 8, L_SHAPED)))
    assert peak < 2_000_000
