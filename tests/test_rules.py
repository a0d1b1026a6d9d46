"""Rules for allow: beside filters of all covers, and numbers that are known."""

import math
import random
from itertools import combinations, product

import pytest

from lib.covers import count_covers, covers
from lib.rules import all_of, connected, no_loop, one_loop
from lib.shapes import rectangle


def parts_of(points, links):
    """Return the sets of points that links join: each point takes its friends' label."""
    label = {point: point for point in points}
    for one, two in links:
        old, new = label[one], label[two]
        label = {point: new if own == old else own for point, own in label.items()}
    return [{p for p in points if label[p] == name} for name in set(label.values())]


def loops_in(points, links):
    """Return (how many parts are loops, how many others have links)."""
    often = [point for link in links for point in link]
    linked = [part for part in parts_of(points, links) if part & set(often)]
    loops = [part for part in linked if all(often.count(p) == 2 for p in part)]
    return len(loops), len(linked) - len(loops)


def left_by(rule, is_right, items, options, **more):
    """Return how many covers are right, and assert that a rule leaves just these."""
    every = covers(items, options, **more)
    expected = sorted(sorted(cover) for cover in every if is_right(cover))
    found = covers(items, options, **more, allow=rule)
    assert sorted(map(sorted, found)) == expected, options
    assert count_covers(items, options, **more, allow=rule) == len(expected)
    return len(expected)


@pytest.mark.quick
@pytest.mark.parametrize("rule", [one_loop, no_loop])
def test_links_of_random_options_are_those_that_a_filter_leaves(rule):
    """Points are linked at most twice; options have up to three links, or None."""
    left = 0
    for seed in range(150):
        rng = random.Random(seed)
        points, links = range(rng.randint(1, 6)), {}
        for number in range(rng.randint(1, 9)):
            size = rng.choice([1, 1, 2, 3])
            own = [tuple(rng.choices(points, k=2)) for _ in range(size)]
            links[number] = own if rng.random() < 0.9 else None
        items_of = {n: [p for link in links[n] or () for p in link] for n in links}

        def is_right(cover):
            loops, others = loops_in(points, [link for n in cover for link in links[n]])
            return not loops or rule is one_loop and (loops, others) == (1, 0)

        times = dict.fromkeys(points, (rng.choice([0, 0, 1]), 2))
        left += left_by(rule(links.get), is_right, points, items_of, times=times)
    assert left > 200


def lines_on(cells, steps, ends=()):
    """Return (edges, options): a line across two edges of each cell, one at an end."""
    pairs = combinations(cells, 2)
    edges = [
        (a, b) for a, b in pairs if sorted(abs(m - n) for m, n in zip(a, b)) == steps
    ]
    options = {}
    for cell in cells:
        own = [edge for edge in edges if cell in edge]
        for line in combinations(own, 1 if cell in ends else 2):
            options[cell, line] = [cell, *((edge, edge in line) for edge in own)]
    return edges, options


# OEIS A003763, A006864, A001184 (from corner to corner), A001230 (a knight); CSES 1625
@pytest.mark.parametrize(
    "board, steps, ends, expected",
    [
        ((4, 4), [0, 1], [], 6),
        ((6, 6), [0, 1], [], 1072),
        ((8, 8), [0, 1], [], 4_638_576),
        ((4, 20), [0, 1], [], 16_849_006),
        ((5, 5), [0, 1], [(0, 0), (4, 4)], 104),
        ((7, 7), [0, 1], [(0, 0), (6, 0)], 88_418),
        ((5, 5), [0, 1], [(0, 0), (0, 1)], 0),
        ((6, 6), [1, 2], [], 9862),
    ],
)
def test_loops_through_all_cells_are_as_many_as_known(board, steps, ends, expected):
    cells = rectangle(*board)
    edges, options = lines_on(cells, steps, ends)
    rule = no_loop if ends else one_loop
    allow = rule(lambda name: [name[1]] if len(name[1]) == 2 else None)
    for cells in cells, random.Random(2).sample(cells, len(cells)):
        assert count_covers(cells, options, shared=edges, allow=allow) == expected
    if expected < 2_000:
        found = covers(cells, options, shared=edges, allow=allow)
        assert len({frozenset(cover) for cover in found}) == expected


@pytest.mark.parametrize("board", [(1, 1), (1, 4), (3, 3), (3, 4)])
def test_cells_are_connected_in_as_many_ways_as_a_filter_finds(board):
    cells = rectangle(*board)
    near = {cell: [c for c in cells if math.dist(c, cell) == 1] for cell in cells}
    edges = [(cell, other) for cell in cells for other in near[cell]]
    options = {(cell, is_in): [cell] for cell in cells for is_in in (False, True)}

    def is_joined(cover, kind=True):
        some = {cell for cell, is_in in cover if is_in == kind}
        return len(parts_of(some, [e for e in edges if some.issuperset(e)])) < 2

    are_joined = lambda cover: is_joined(cover) and is_joined(cover, False)
    rule = connected(near, lambda name: ([name[0]], [])[:: 1 if name[1] else -1])
    other = connected(near, lambda name: ([name[0]], [])[:: -1 if name[1] else 1])
    assert left_by(rule, is_joined, cells, options) > 1
    assert left_by(all_of(rule, other), are_joined, cells, options) > 1
