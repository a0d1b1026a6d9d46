"""Rules for allow: beside filters of all covers, and numbers that are known."""

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


@pytest.mark.quick
@pytest.mark.parametrize("rule", [one_loop, no_loop])
def test_links_of_random_options_are_those_that_a_filter_leaves(rule):
    """Points are linked at most twice; options have up to three links, or None."""
    seen = {True: 0, False: 0}
    for seed in range(150):
        rng = random.Random(seed)
        points = range(rng.randint(1, 6))
        links = {n: None for n in range(rng.randint(1, 9))}
        for number in links:
            if rng.random() < 0.9:
                size = rng.choice([1, 1, 2, 3])
                links[number] = [tuple(rng.choices(points, k=2)) for _ in range(size)]
        items_of = {
            n: [p for link in own or () for p in link] for n, own in links.items()
        }
        times = dict.fromkeys(points, (rng.choice([0, 0, 1]), 2))
        expected = []
        for cover in covers(points, items_of, times=times):
            loops, others = loops_in(points, [link for n in cover for link in links[n]])
            is_right = not loops or rule is one_loop and (loops, others) == (1, 0)
            seen[is_right] += 1
            expected += [sorted(cover)] if is_right else []
        more = {"times": times, "allow": rule(links.get)}
        found = sorted(map(sorted, covers(points, items_of, **more)))
        assert found == sorted(expected), seed
        assert count_covers(points, items_of, **more) == len(expected), seed
    assert min(seen.values()) > 200


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
def test_loops_and_paths_through_all_cells_are_as_many_as_known(
    board, steps, ends, expected
):
    cells = rectangle(*board)
    edges, options = lines_on(cells, steps, ends)
    rule = no_loop if ends else one_loop
    allow = rule(lambda name: [name[1]] if len(name[1]) == 2 else None)
    for cells in cells, random.Random(2).sample(cells, len(cells)):
        assert count_covers(cells, options, shared=edges, allow=allow) == expected
    if expected < 2_000:
        found = covers(cells, options, shared=edges, allow=allow)
        assert len({frozenset(cover) for cover in found}) == expected


@pytest.mark.parametrize("height, width", [(1, 1), (1, 4), (3, 3), (3, 4)])
def test_cells_that_are_in_are_connected_in_as_many_ways_as_a_filter_finds(
    height, width
):
    cells = rectangle(height, width)
    edges, _ = lines_on(cells, [0, 1])
    near = {
        cell: [b for e in edges if cell in e for b in e if b != cell] for cell in cells
    }
    options = {(cell, is_in): [cell] for cell in cells for is_in in (False, True)}
    expected = both = 0
    for choice in product([False, True], repeat=len(cells)):
        few = []  # of the cells that are in, and of the others: are they connected?
        for kind in True, False:
            some = {cell for cell, is_in in zip(cells, choice) if is_in == kind}
            parts = parts_of(some, [edge for edge in edges if some.issuperset(edge)])
            few.append(len(parts) < 2)
        expected += few[0]
        both += all(few)
    rule = connected(near, lambda name: ([name[0]], [])[:: 1 if name[1] else -1])
    other = connected(near, lambda name: ([name[0]], [])[:: -1 if name[1] else 1])
    for allow, number in (rule, expected), (all_of(rule, other), both):
        assert count_covers(cells, options, allow=allow) == number
        assert sum(1 for _ in covers(cells, options, allow=allow)) == number
