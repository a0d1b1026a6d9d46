"""How many exact covers there are: beside those that are listed, and beyond them."""

import itertools
import math
import random

import pytest

from lib.covers import count_covers, covers
from lib.searches import count
from lib.shapes import placements, rectangle, turned
from support import COVERS, DOMINOES, brute_force, peak_memory, random_problem
from support import read_instance, solved_instances, tiling

L_SHAPED = [*DOMINOES, *turned([(0, 0), (0, 1), (1, 0)])]
ALL = [*L_SHAPED, *turned(rectangle(2, 2)), *turned([(0, 0), (0, 1), (0, 2), (1, 1)])]
SQUARE = (0, 1), (2, 3), (0, 2), (1, 3)

HOW = {  # how covers are counted: numbers of count.py that make it so
    "in layers": {"_TRIES": 10**9},
    "listed": {"_TRIES": -1},
    "no room": {"_ROOM": 600},
}


@pytest.mark.quick
@pytest.mark.parametrize("how", HOW)
def test_random_instances_have_as_many_covers_as_brute_force_finds(how, monkeypatch):
    for name, number in HOW[how].items():
        monkeypatch.setattr(count, name, number)
    for instance, covers in solved_instances():
        assert count_covers(*instance) == len(covers), instance
    for seed in range(200):
        *problem, more = random_problem(random.Random(seed), share=seed % 2 and 0.6)
        assert count_covers(*problem, **more) == len(
            brute_force(*problem, **more)
        ), seed


def test_memory_is_limited_and_what_finds_no_room_is_listed(monkeypatch):
    # A layer is given back when the next one is made.
    assert peak_memory(lambda: count_covers(*tiling(8, 8, L_SHAPED))) < 2_000_000
    for name, number in {**HOW["in layers"], "_ROOM": 30_000}.items():
        monkeypatch.setattr(count, name, number)
    instance = read_instance("langford_08")
    peak = peak_memory(lambda: count_covers(*instance))
    assert peak < 400_000 and count_covers(*instance) == COVERS["langford_08"]


@pytest.mark.parametrize("name", sorted(set(COVERS) - {"langford_12", "queens_12"}))
def test_known_instances_are_counted(name):
    assert count_covers(*read_instance(name)) == COVERS[name]


BOARDS = [  # side, shapes, how many tilings there are
    (8, DOMINOES, 12_988_816),
    (12, DOMINOES, 53_060_477_521_960_000),
    (8, L_SHAPED, 6_652_506_271_144),
    (8, ALL, 466_621_578_375_232),
]


@pytest.mark.parametrize("side, shapes, expected", BOARDS, ids=range(4))
def test_tilings_are_counted_in_any_order_of_items_and_options(side, shapes, expected):
    rng = random.Random(7)
    items, options = tiling(side, side, shapes)
    for _ in range(2):
        assert count_covers(items, options) == expected
        order = rng.sample(range(items), items)
        mixed = [rng.sample([order[item] for item in o], len(o)) for o in options]
        options = rng.sample(mixed, len(mixed))


def test_parts_that_have_no_item_in_common_are_multiplied():
    """Forced dominoes, 1,500 pairs, 30 squares, 6 parts of many states, a long option."""
    items, options, expected = 5_000, [[n, n + 1] for n in range(4_999)], 1
    parts = [((1, [[0], [0]], 0), 2)] * 1_500 + [((4, SQUARE, 0), 2)] * 30
    parts += [(read_instance("langford_07"), COVERS["langford_07"])] * 6
    parts += [((20_000, [range(20_000), range(10)], 0), 1)]
    for part, number in parts:
        options += [[item + items for item in option] for option in part[1]]
        items, expected = items + part[0], expected * number
    assert count_covers(items, options) == expected
    items, options = tiling(40, 40, DOMINOES)  # no part is counted in vain
    impossible = [[items + n, items + (n + 1) % 5] for n in range(5)]
    assert count_covers(items + 5, [*options, *impossible]) == 0


def neighbours(cells):
    """Return the pairs of cells of which one is below the other, or on its right."""
    steps = [
        ((r, c), (r + dr, c + dc)) for r, c in cells for dr, dc in ((0, 1), (1, 0))
    ]
    return [pair for pair in steps if pair[1] in cells]


def in_three_orders(items, options, **more):
    """Return what count_covers returns for items and options in three orders."""
    rng, counts = random.Random(5), set()
    for _ in range(3):
        counts.add(count_covers(items, options, **more))
        items, options = rng.sample(items, len(items)), rng.sample(
            options, len(options)
        )
    return counts


def test_what_may_be_left_out_is_counted():
    """Matchings, OEIS A045310 and A028420; independent sets, A006506."""
    cube = [
        (a, a ^ 1 << bit) for a in range(32) for bit in range(5) if not a >> bit & 1
    ]
    assert in_three_orders(list(range(32)), cube) == {589_185}
    board = rectangle(6, 6)
    pairs = neighbours(board)
    some = dict.fromkeys(board, (0, 1))
    assert in_three_orders(board, pairs, times=some) == {2_989_126_727}
    edges_of = [[pair for pair in pairs if cell in pair] for cell in board]
    some = dict.fromkeys(pairs, (0, 1))
    assert in_three_orders(pairs, edges_of, times=some) == {5_598_861}
    singles = [[n] for n in range(200)]
    assert count_covers(200, singles, times=dict.fromkeys(range(200), (0, 1))) == 2**200
    assert count_covers("w", ["w"] * 60, times={"w": 30}) == math.comb(60, 30)


def test_ways_that_meet_are_counted_together_with_times():
    """As is known: matrices of seven lines with two ones in each line."""
    options = [[("row", r), ("column", c)] for r in range(7) for c in range(7)]
    items = sorted({item for option in options for item in option})
    assert in_three_orders(items, options, times=dict.fromkeys(items, 2)) == {3_110_940}


def test_the_order_of_names_does_not_matter_with_times():
    """Three L-trominoes, three L-tetrominoes, three dominoes and a straight tromino."""
    often = {"L3": 3, "L4": 3, "I2": 3, "I3": 1}
    shapes = [(0, 0), (0, 1), (1, 0)], [(0, 0), (1, 0), (2, 0), (2, 1)]
    shapes += [(0, 0), (0, 1)], [(0, 0), (0, 1), (0, 2)]
    board, options = rectangle(5, 6), []
    for name, shape in zip(often, shapes):
        for places in placements(turned(shape, True), board):
            options.append([name, *(board[place] for place in places)])
    for items in [*often, *board], [*board, *often]:
        assert count_covers(items, options, times=often) == 822_312


def test_the_order_of_names_does_not_matter_with_colours():
    """Each cell has an even number of edges of colour 1. There are 144 edges."""
    cells, options = list(itertools.product(range(8), repeat=2)), []
    for r, c in cells:
        edges = (0, r, c), (0, r + 1, c), (1, r, c), (1, r, c + 1)
        for colours in itertools.product("01", repeat=4):
            if colours.count("1") % 2 == 0:
                options.append([(r, c), *zip(edges, colours)])
    edges = {pair[0] for option in options for pair in option[1:]}
    for items in cells, random.Random(3).sample(cells, len(cells)):
        assert count_covers(items, options, shared=edges) == 2**80


def test_large_options_do_not_hide_a_good_order():
    """Rectangles of all sizes on 2 rows: two strips, or a last column of three kinds."""
    board, sides = rectangle(2, 20), [(h, w) for h in (1, 2) for w in range(1, 21)]
    shapes = [rectangle(*side) for side in sides]
    tilings = [(1, 1)]  # of so many columns: ending in one rectangle, ending in two
    for _ in range(20):
        one, two = tilings[-1]
        tilings.append((2 * one + two, one + 4 * two))
    options = [[board[n] for n in places] for places in placements(shapes, board)]
    assert in_three_orders(board, options) == {sum(tilings[19])}


def test_the_branches_of_a_tree_are_counted_one_after_another():
    """Nodes of 3 colours, those of an edge of different ones."""
    rng, size = random.Random(1), 600
    edges = [(rng.randrange(node), node) for node in range(1, size)]
    pairs = list(itertools.permutations("abc", 2))
    options = [[str(edge), *zip(edge, pair)] for edge in edges for pair in pairs]
    found = in_three_orders([*map(str, edges)], options, shared=range(size))
    assert found == {3 * 2 ** (size - 1)}


def test_where_hardly_any_ways_meet_a_count_takes_the_choices_of_a_list():
    made = []
    rule = 0, lambda value, option: made.append(option) or value
    instance = read_instance("pentomino_2x5x6")
    listed = sum(1 for _ in covers(*instance, allow=rule))
    choices = len(made)
    assert count_covers(*instance, allow=rule) == listed == 64
    assert len(made) < 2.25 * choices
