"""The reduction of exact covers on lanes: no cover is lost or found twice."""

import random
from unittest import mock

import pytest

from lib.dlx import Links
from lib.reduce import EvenLanes, reduced_options
from lib.sudoku import Sudoku
from support import brute_force, puzzles


def even_options(rng, items, each, most):
    """Return options of at most most items, with each item in equally many of them."""
    while True:
        left, options = list(range(items)) * each, []
        rng.shuffle(left)
        while left:
            size = min(rng.randint(1, most), len(left))
            options.append([left.pop() for _ in range(size)])
        if all(len(set(option)) == len(option) for option in options):
            return options


def covers_from(items, options, chosen):
    """Return the covers that are in the lists of options left, by trying all."""
    covers = []
    lists = list(reduced_options(EvenLanes(items, options), chosen))
    for number, left in enumerate(lists, 1):
        assert len(set(left)) == len(left)
        found = brute_force(items, [options[option] for option in left])
        is_cover = sum(len(options[option]) for option in left) == items
        assert is_cover and len(found) == 1 or number == len(lists)
        covers += [sorted(left[index] for index in cover) for cover in found]
    return sorted(covers)


@pytest.mark.parametrize("items, each, most", [(4, 3, 2), (6, 2, 3), (8, 3, 4)])
def test_random_instances_keep_the_covers_that_brute_force_finds(items, each, most):
    rng, numbers = random.Random(3), set()
    for _ in range(300):
        options = even_options(rng, items, each, most)
        covers = sorted(map(sorted, brute_force(items, options)))
        numbers.add(len(covers))
        some = rng.choice(covers or [[]])
        pair = rng.sample(range(len(options)), 2)
        for chosen in [], some[:1], some[:2], pair[:1], pair:
            expected = [cover for cover in covers if {*chosen} <= {*cover}]
            assert covers_from(items, options, chosen) == expected, (options, chosen)
    assert len(numbers) > 3


def test_what_is_forced_is_chosen_without_a_guess():
    """Items in a row, each with two options that it shares with its neighbours."""
    options = [[item, item + 1] for item in range(99)] + [[0], [99]]
    lanes = EvenLanes(100, options)
    assert list(reduced_options(lanes, [0])) == [list(range(0, 99, 2))]
    assert list(reduced_options(lanes, [0, 3])) == []


def test_items_that_have_not_equally_many_options_are_refused():
    with pytest.raises(ValueError, match="^items have not equally many options$"):
        EvenLanes(3, [[0], [0, 1], [1], [1, 2]])


def test_options_are_in_the_order_of_their_first_items():
    lanes = EvenLanes(3, [[2, 1], [0], [1], [0, 2]])
    assert sorted(reduced_options(lanes, [])) == [[1, 0], [3, 2]]


@pytest.mark.parametrize(
    "name, number", [("easy", 0), ("17clue", 0), ("top1465", 44), ("hardest", 100)]
)
def test_so_many_puzzles_are_left_to_the_links(name, number):
    """The pages say so, too."""
    sudoku = Sudoku()
    with mock.patch("lib.sudoku.Links", wraps=Links) as links:
        for puzzle, solution in puzzles(f"9x9/{name}"):
            assert list(sudoku.solutions(puzzle)) == [solution]
    assert links.call_count == number
