"""Numbers of covers, and least costs, that are published or can be proved."""

import math
import random
from itertools import combinations, permutations, product

import pytest

from lib.covers import cheapest_cover, count_covers, smallest_cover
from lib.dlx import exact_covers
from lib.lanes import lane_covers
from lib.shapes import placements, rectangle, turned
from support import COVERS, DOMINOES, read_instance, tiling, without_corners

LONG = {"langford_12", "pentomino_2x5x6", "pentomino_3x20", "queens_12"}
SHAPES = rectangle(2, 2), [(0, 0), (0, 1), (1, 0)], [(0, 0), (0, 1), (0, 2), (1, 1)]
PIECES = DOMINOES + [form for shape in SHAPES for form in turned(shape)]


@pytest.mark.parametrize("solve", [exact_covers, lane_covers])
@pytest.mark.parametrize("name", sorted(COVERS.keys() - LONG))
def test_an_engine_lists_as_many_covers_as_are_known(name, solve):
    assert sum(1 for _ in solve(*read_instance(name))) == COVERS[name]


@pytest.mark.parametrize("name", sorted(COVERS.keys() - {"langford_12", "queens_12"}))
def test_a_count_finds_as_many_as_are_known(name):
    assert count_covers(*read_instance(name)) == COVERS[name]


KNOWN = []  # functions that return a problem, and how many covers it has


def has(number):
    """Put a function into KNOWN with a number of covers."""
    return lambda function: KNOWN.append((function, number))


@has(53_060_477_521_960_000)
def dominoes():
    return *tiling(12, 12), {}


@has(466_621_578_375_232)
def pieces_of_two_to_four_cells():
    return *tiling(8, 8, PIECES), {}


BOARD = rectangle(6, 6)
NEXT = [pair for pair in combinations(BOARD, 2) if math.dist(*pair) == 1]


@has(5_598_861)  # A006506
def independent_sets_of_a_board():
    pairs_of = [[pair for pair in NEXT if cell in pair] for cell in BOARD]
    return NEXT, pairs_of, {"times": dict.fromkeys(NEXT, (0, 1))}


@has(3_110_940)
def matrices_of_seven_lines_with_two_ones_in_each():
    cells = [[("row", r), ("column", c)] for r, c in rectangle(7, 7)]
    times = {line: 2 for cell in cells for line in cell}
    return [*times], cells, {"times": times}


@has(822_312)
def named_pieces():
    """Three L-trominoes, three L-tetrominoes, three dominoes and a straight tromino."""
    often = {"L3": 3, "L4": 3, "I2": 3, "I3": 1}
    shapes = [(0, 0), (0, 1), (1, 0)], [(0, 0), (1, 0), (2, 0), (2, 1)]
    board, options = rectangle(5, 6), []
    for name, shape in zip(often, [*shapes, rectangle(1, 2), rectangle(1, 3)]):
        for places in placements(turned(shape, True), board):
            options.append([name, *(board[place] for place in places)])
    return [*often, *board], options, {"times": often}


@has(2**80)
def even_edges():
    """Each cell has an even number of edges of colour 1. There are 144 edges."""
    options = []
    for r, c in rectangle(8, 8):
        edges = (0, r, c), (0, r + 1, c), (1, r, c), (1, r, c + 1)
        for colours in product("01", repeat=4):
            if colours.count("1") % 2 == 0:
                options.append([(r, c), *zip(edges, colours)])
    edges = {pair[0] for option in options for pair in option[1:]}
    return rectangle(8, 8), options, {"shared": edges}


def tilings(width):
    """Return how many tilings of two rows by rectangles there are."""
    one, two = 1, 1  # that end in one rectangle, and in two
    for _ in range(width - 1):
        one, two = 2 * one + two, one + 4 * two
    return one + two


@has(tilings(20))
def rectangles_on_two_rows():
    """Large options do not hide a good order."""
    board, sides = rectangle(2, 20), product((1, 2), range(1, 21))
    shapes = [rectangle(*side) for side in sides]
    return board, [[board[n] for n in own] for own in placements(shapes, board)], {}


@has(3 * 2**599)
def colours_of_a_tree():
    """Its 600 nodes have three colours, the two of an edge different ones."""
    rng, pairs = random.Random(1), list(permutations("abc", 2))
    edges = {f"to {node}": (rng.randrange(node), node) for node in range(1, 600)}
    options = [[e, *zip(edges[e], pair)] for e in edges for pair in pairs]
    return [*edges], options, {"shared": range(600)}


@has(300)
def one_colour_of_300():
    options = [[group, ("x", n)] for group in "abc" for n in range(300)]
    return ["a", "b", "c"], options, {"shared": "x"}


@has(1 + 200 + math.comb(200, 2) + math.comb(200, 3))
def at_most_three_of_200_bits():
    options = {(n, bit): [n] for n in range(200) for bit in (0, 1)}
    most = 0, lambda ones, name: None if ones + name[1] > 3 else ones + name[1]
    return 200, options, {"allow": most}


@pytest.mark.parametrize("problem, number", KNOWN)
def test_a_count_is_as_known_in_any_order(problem, number):
    items, options, more = problem()
    items = [*(range(items) if isinstance(items, int) else items)]
    pairs = [*(options.items() if isinstance(options, dict) else enumerate(options))]
    rng = random.Random(7)
    for _ in range(3):
        assert count_covers(items, dict(pairs), **more) == number
        items, pairs = rng.sample(items, len(items)), rng.sample(pairs, len(pairs))
        pairs = [(key, rng.sample([*own], len(own))) for key, own in pairs]


def test_parts_that_have_no_item_in_common_are_multiplied():
    """Forced dominoes, 1,500 pairs, 30 squares, 6 parts of many states, a long option."""
    parts = [(5_000, [[n, n + 1] for n in range(4_999)], 1)]
    parts += [(1, [[0], [0]], 2)] * 1_500 + [(*tiling(2, 2), 2)] * 30
    parts += [(*read_instance("langford_07")[:2], COVERS["langford_07"])] * 6
    parts.append((20_000, [range(20_000), range(10)], 1))
    items, options, expected = 0, [], 1
    for more, own, number in parts:
        options += [[item + items for item in option] for option in own]
        items, expected = items + more, expected * number
    assert count_covers(items, options) == expected
    items, options = tiling(40, 40)  # no part is counted in vain
    impossible = [[items + n, items + (n + 1) % 5] for n in range(5)]
    assert count_covers(items + 5, options + impossible) == 0


def test_smallest_covers_of_pairs():
    """Of 91 pairs 11 are needed, and of 60 pairs 10: trying all sets takes hours."""
    apart = [pair for n in (range(9), range(9, 20)) for pair in combinations(n, 2)]
    assert len(smallest_cover(20, apart)) == 5 + 6
    across = list(product(range(6), range(6, 16)))
    assert len(smallest_cover(16, across)) == 10


def assigned(size, cost):
    """Return the least that it costs to give each row a column of its own."""
    cells = {(i, j): [i, size + j] for i in range(size) for j in range(size)}
    best = cheapest_cover(2 * size, cells, lambda cell: cost(*cell))
    return sum(cost(*cell) for cell in best)


@pytest.mark.quick
def test_costs_that_hardly_tell_options_apart_and_forbidden_ones():
    rng = random.Random(1)
    homes, jobs = ([rng.randrange(1000) for _ in range(30)] for _ in "ab")
    # On a road the best is home by home, job by job; of products, large by small.
    apart = sum(abs(home - job) for home, job in zip(sorted(homes), sorted(jobs)))
    assert assigned(30, lambda i, j: abs(homes[i] - jobs[j])) == apart
    least = sum((i + 1) * (30 - i) for i in range(30))
    assert assigned(30, lambda i, j: (i + 1) * (j + 1)) == least
    dear = {(i, j): 10**6 for i, j in rectangle(30, 30) if rng.random() < 0.8}
    dear.update({(i, i): i for i in range(30)})
    assert assigned(30, lambda i, j: dear.get((i, j), 1_000)) == sum(range(30))


@pytest.mark.quick
def test_prices_prove_which_of_very_many_covers_costs_least():
    """20 flights have 10**13 covers, and 40 people 10**47 ways to share 40 jobs."""
    rng = random.Random(1)
    flights = {n: rng.sample(range(20), rng.randint(1, 4)) for n in range(300)}
    costs = {n: 25 + 30 * len(flights[n]) + rng.randint(-20, 20) for n in flights}
    found = cheapest_cover(20, flights, costs.get)
    assert sum(costs[n] for n in found) == 666  # as a table of all sets of flights says
    best = rng.sample(range(40), 40)
    apart = [rng.randint(-(10**30), 10**30) for _ in range(80)]
    for i, j in rectangle(40, 40):
        costs[i, j] = apart[i] + apart[40 + j] + (best[i] != j) * rng.randint(1, 100)
    least = sum(costs[i, j] for i, j in enumerate(best))
    assert assigned(40, lambda i, j: costs[i, j]) == least


@pytest.mark.quick
def test_prices_prove_that_there_is_no_cover():
    """Of a board; of 11 pigeons in 10 holes; of lines of three with one of four."""
    assert cheapest_cover(*without_corners(8), len) is None
    options = {(n, hole): [n, hole] for n in range(11) for hole in "abcdefghij"}
    assert cheapest_cover(range(11), options, len, "abcdefghij") is None
    options = {(row, column): [row, column] for row in range(7) for column in "abcdefg"}
    times = {**dict.fromkeys([*range(7), *"abcdefg"], 3), "d": 4}
    assert cheapest_cover(times, options, len, times=times) is None
