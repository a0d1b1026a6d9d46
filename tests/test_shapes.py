"""Shapes: known numbers of polyominoes, and placements against trying every shift."""

import random

import pytest

from lib.dlx import exact_covers
from lib.shapes import placements, read_shape, turned

# How many polyominoes of 1 to 6 cells there are. Fixed: only shifts are alike;
# one-sided: turns too; free: flips too. OEIS A001168, A000988 and A000105.
FIXED = 1, 2, 6, 19, 63, 216
ONE_SIDED = 1, 1, 2, 7, 18, 60
FREE = 1, 1, 2, 5, 12, 35

# How many forms each pentomino has when it turns and flips, and when it only turns.
PENTOMINOES = {
    "F": [".##", "##.", ".#."],
    "I": ["#####"],
    "L": ["####", "#..."],
    "N": ["##..", ".###"],
    "P": ["##", "##", "#."],
    "T": ["###", ".#.", ".#."],
    "U": ["#.#", "###"],
    "V": ["#..", "#..", "###"],
    "W": ["#..", "##.", ".##"],
    "X": [".#.", "###", ".#."],
    "Y": ["####", ".#.."],
    "Z": ["##.", ".#.", ".##"],
}
FORMS = dict(zip("FILNPTUVWXYZ", [8, 2, 8, 8, 8, 4, 4, 4, 4, 1, 8, 4]))
TURNS = dict(zip("FILNPTUVWXYZ", [4, 2, 4, 4, 4, 4, 4, 4, 4, 1, 4, 2]))


def rectangle(height, width):
    """Return the cells of a rectangle."""
    return read_shape(["#" * width] * height, "#")


def polyominoes(size):
    """Return all fixed polyominoes of size cells, grown cell by cell."""
    found = {((0, 0),)}
    for _ in range(1, size):
        grown = set()
        for cells in found:
            for r, c in cells:
                for cell in (r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c):
                    if cell not in cells:
                        more = sorted([*cells, cell])
                        top, left = more[0]
                        grown.add(tuple((r - top, c - left) for r, c in more))
        found = grown
    return found


@pytest.mark.parametrize("size", range(1, 7))
def test_polyominoes_are_as_many_as_is_known(size):
    fixed = polyominoes(size)
    one_sided = {tuple(turned(list(cells), flips=False)) for cells in fixed}
    free = {tuple(turned(list(cells), flips=True)) for cells in fixed}
    assert len(fixed) == FIXED[size - 1]
    assert len(one_sided) == ONE_SIDED[size - 1]
    assert len(free) == FREE[size - 1]
    for families in one_sided, free:  # each fixed one in one family
        forms = [form for family in families for form in family]
        assert len(forms) == len(fixed) and set(forms) == fixed


@pytest.mark.parametrize("name", PENTOMINOES)
def test_each_pentomino_has_its_number_of_forms(name):
    shape = read_shape(PENTOMINOES[name], "#")
    assert len(shape) == 5
    assert len(turned(shape, flips=True)) == FORMS[name]
    assert len(turned(shape, flips=False)) == TURNS[name]


def test_the_twelve_pentominoes_have_63_forms_all_different():
    shapes = [read_shape(drawing, "#") for drawing in PENTOMINOES.values()]
    forms = [form for shape in shapes for form in turned(shape, flips=True)]
    assert len(shapes) == 12 and len(forms) == len(set(forms)) == 63
    assert set(forms) == polyominoes(5)


def test_a_turned_shape_is_turned_and_not_flipped():
    shape = read_shape(["##.", ".##"], "#")
    turns = turned(shape, flips=False)
    assert turns == [
        ((0, 0), (0, 1), (1, 1), (1, 2)),
        ((0, 0), (1, -1), (1, 0), (2, -1)),
    ]
    mirrored = read_shape([".##", "##."], "#")
    assert not set(turns) & set(turned(mirrored, flips=False))
    assert turned(mirrored, flips=True) == turned(shape, flips=True)
    assert set(turned(shape, flips=True)) > set(turns)


def test_forms_do_not_depend_on_where_or_how_the_shape_was_drawn():
    rng = random.Random(2)
    for drawing in PENTOMINOES.values():
        shape = read_shape(drawing, "#")
        moved = [(row + 7, column - 3) for row, column in shape]
        rng.shuffle(moved)
        for flips in False, True:
            forms = turned(shape, flips)
            assert turned(moved, flips) == forms
            for form in forms:
                assert form[0] == (0, 0) and list(form) == sorted(form)
                assert turned(list(form), flips) == forms


def test_a_shape_without_cells_is_refused():
    with pytest.raises(ValueError, match="^a shape without cells$"):
        turned([], flips=False)


def test_a_drawing_holds_several_shapes():
    drawing = ["A  BB", "", "AB", " A"]
    assert read_shape(drawing, "A") == [(0, 0), (2, 0), (3, 1)]
    assert read_shape(drawing, "B") == [(0, 3), (0, 4), (2, 1)]
    assert read_shape(drawing, "C") == []


@pytest.mark.parametrize("height, width", [(1, 1), (1, 4), (3, 3), (2, 5)])
def test_a_rectangle_has_a_place_for_each_corner_and_turn(height, width):
    forms = turned(rectangle(height, width), flips=False)
    assert len(forms) == 1 + (height != width)
    room = [(7 - height) * (10 - width), (7 - width) * (10 - height)]
    places = list(placements(forms, rectangle(6, 9)))
    assert len(places) == sum(max(0, count) for count in room[: len(forms)])


def test_placements_are_all_shifts_within_the_region():
    rng = random.Random(4)
    for _ in range(50):
        region = [cell for cell in rectangle(5, 6) if rng.random() < 0.8]
        rng.shuffle(region)
        forms = turned(read_shape(rng.choice(list(PENTOMINOES.values())), "#"), True)
        expected = set()
        for form in forms:
            for top in range(-5, 6):
                for left in range(-6, 7):
                    cells = {(top + row, left + column) for row, column in form}
                    if cells <= set(region):
                        expected.add(frozenset(cells))
        places = list(placements(forms, region))
        assert len(places) == len(expected)
        assert {frozenset(region[i] for i in place) for place in places} == expected


def test_pentominoes_fill_three_by_twenty_in_two_ways():
    board = rectangle(3, 20)
    options = []
    for item, drawing in enumerate(PENTOMINOES.values(), len(board)):
        for cells in placements(turned(read_shape(drawing, "#"), True), board):
            options.append([item, *cells])
    covers = sum(1 for cover in exact_covers(len(board) + 12, options))
    assert covers == 2 * 4  # each turned by half and flipped too
