"""The fewest options that cover all items: against brute force, and its contract."""

import itertools
import random

import pytest

from lib.set_cover import bound, hide, neighbours, smallest_cover, unhide, useful
from support import run_bundle

SQUARES = {1: 1, 2: 3, 3: 6, 4: 9, 5: 14}  # POJ 1084: matches to take from full grids


def least(items, options):
    """Return how many options a smallest cover has, by trying all; None: there is none."""
    for size in range(len(options) + 1):
        for subset in itertools.combinations(options, size):
            if set(range(items)) <= set().union(*subset):
                return size
    return None


def random_instance(rng):
    """Return the items and options of a small problem; some items no option covers."""
    items = rng.randrange(8)
    sizes = [rng.randrange(min(items, 4) + 1) for _ in range(rng.randrange(10))]
    return items, [rng.sample(range(items), size) for size in sizes]


def test_random_instances_against_brute_force():
    rng = random.Random(4)
    seen = set()
    for _ in range(1500):
        items, options = random_instance(rng)
        size = least(items, options)
        limit = rng.choice([None, rng.randrange(-1, 6)])
        if size is None or limit is not None and limit < size:
            assert smallest_cover(items, options, limit) is None
            size = None
        else:
            cover = smallest_cover(items, options, limit)
            assert cover == sorted(set(cover)) and len(cover) == size
            assert {item for i in cover for item in options[i]} == set(range(items))
        seen.add(size)
    assert seen == {None, 0, 1, 2, 3, 4}


@pytest.mark.parametrize("limit", [None, 0, 5])
def test_no_items_need_no_options(limit):
    assert smallest_cover(0, [], limit) == smallest_cover(0, [[], []], limit) == []


def test_limits():
    options = [[0], [1], [2], [0, 1]]
    assert smallest_cover(3, options) == smallest_cover(3, options, 2) == [2, 3]
    assert smallest_cover(3, options, 1) is None
    assert smallest_cover(3, options, -1) is smallest_cover(0, [], -1) is None


def test_an_item_without_options_cannot_be_covered():
    assert smallest_cover(2, [[0], [0], []]) is None
    assert smallest_cover(1, []) is None


def test_iterables_are_read_once():
    options = (iter(option) for option in [[0, 1], (2,), range(1, 3)])
    assert smallest_cover(3, options) in ([0, 1], [0, 2])


@pytest.mark.parametrize(
    "items, options, words",
    [
        (-1, [], "a negative number of items"),
        (2, [[0], [2]], "option 1: item 2 out of range or twice"),
        (2, [[-1]], "option 0: item -1 out of range or twice"),
        (2, [[0, 1], [0, 1, 0]], "option 1: item 0 out of range or twice"),
        (2, [[0, 1], [0, 0]], "option 1: item 0 out of range or twice"),
    ],
)
def test_bad_input(items, options, words):
    with pytest.raises(ValueError, match=words):
        smallest_cover(items, options)


def test_options_that_another_contains_are_of_no_use():
    options = [[0], [0, 1], [], [2, 1], [1, 2], [0, 1, 2, 3], [4]]
    assert useful(5, options) == [1 << 5] * 4 + [1 << 6]
    assert useful(3, options[3:5]) == [0, 1, 1]


def test_what_a_bound_says_little_of_takes_no_time():
    """Skills in pairs, 60 people: trying all sets in order takes seconds."""
    apart = [
        pair for n in (range(7), range(7, 16)) for pair in itertools.combinations(n, 2)
    ]
    across = [(a, b) for a in range(6) for b in range(6, 16)]
    assert len(smallest_cover(16, apart)) == 4 + 5
    assert len(smallest_cover(16, across)) == 10


def test_the_bound_is_never_above_a_smallest_cover():
    rng = random.Random(5)
    exact = 0
    for _ in range(1000):
        items, options = random_instance(rng)
        size = least(items, options)
        if size is not None:
            down = [0] * 100 + [*range(101, 101 + items), 100]
            count = bound(items, 100, down, neighbours(items, options))
            assert count <= size
            exact += count == size
    assert exact > 300


def test_what_is_hidden_twice_returns_once():
    up, down, hidden = [2, 0, 1], [1, 2, 0], []
    for _ in range(2):
        hide(1, up, down, hidden)
    assert (up[2], down[0], hidden) == (0, 2, [1])
    unhide(0, up, down, hidden)
    assert (up, down, hidden) == ([2, 0, 1], [1, 2, 0], [])


def grid(n, gone=()):
    """Return the squares that are whole in a grid of matches, and the options of it."""
    across = [
        [row * (2 * n + 1) + column + 1 for column in range(n)] for row in range(n + 1)
    ]
    down = [
        [row * (2 * n + 1) + n + column + 1 for column in range(n + 1)]
        for row in range(n)
    ]
    squares = []
    for size in range(1, n + 1):
        for row, column in itertools.product(range(n - size + 1), repeat=2):
            sides = set(across[row][column : column + size])
            sides.update(across[row + size][column : column + size])
            for line in down[row : row + size]:
                sides.update((line[column], line[column + size]))
            if not sides & set(gone):
                squares.append(sides)
    options = [
        [number for number, sides in enumerate(squares) if match in sides]
        for match in sorted(set().union(*squares))
    ]
    return len(squares), options


@pytest.mark.parametrize("n", SQUARES)
def test_squares_of_matches(n):
    items, options = grid(n)
    assert len(options) == 2 * n * (n + 1)
    assert len(smallest_cover(items, options)) == SQUARES[n]
    assert smallest_cover(items, options, SQUARES[n] - 1) is None


def test_grids_with_matches_that_are_gone(tmp_path):
    rng = random.Random(6)
    cases = [(n, rng.sample(range(1, 2 * n * (n + 1) + 1), n)) for n in [1, 2] * 20]
    lines = [f"{n}\n{n} {' '.join(map(str, gone))}\n" for n, gone in cases]
    status, output, _ = run_bundle("poj1084", f"40\n{''.join(lines)}", tmp_path)
    expected = [least(*grid(n, gone)) for n, gone in cases]
    assert status == 0 and list(map(int, output.split())) == expected
