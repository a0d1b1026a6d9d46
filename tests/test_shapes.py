"""Shapes: known numbers of polyominoes, and every shift tried."""

import random

import pytest

from lib.shapes import placements, read_shape, rectangle, turned

pytestmark = pytest.mark.quick

# How many polyominoes of 1 to 6 cells there are. Fixed: only shifts are alike;
# one-sided: turns too; free: flips too. OEIS A001168, A000988 and A000105.
COUNTS = [(1, 1, 1), (2, 1, 1), (6, 2, 2), (19, 7, 5), (63, 18, 12), (216, 60, 35)]


def test_polyominoes_are_as_many_as_is_known():
    fixed = {((0, 0),)}
    for counts in COUNTS:
        drawn = [[(r + 7, c - 3) for r, c in reversed(cells)] for cells in fixed]
        one_sided = {tuple(turned(cells)) for cells in drawn}
        free = {tuple(turned(cells, flips=True)) for cells in drawn}
        assert counts == (len(fixed), len(one_sided), len(free))
        for families in one_sided, free:  # each fixed one in one family
            forms = [form for family in families for form in family]
            assert len(forms) == len(fixed) and set(forms) == fixed
        grown = set()  # with one more cell
        for cells in fixed:
            for r, c in cells:
                for cell in {(r, c + 1), (r, c - 1), (r + 1, c), (r - 1, c)} - {*cells}:
                    more = sorted([*cells, cell])
                    top, left = more[0]
                    grown.add(tuple((r - top, c - left) for r, c in more))
        fixed = grown


def test_a_drawing_holds_several_shapes():
    drawing = ["A  BB", "", "AB", " A"]
    assert read_shape(drawing, "A") == [(0, 0), (2, 0), (3, 1)]
    assert read_shape(drawing, "B") == [(0, 3), (0, 4), (2, 1)]


def test_placements_are_all_shifts_within_the_region():
    rng = random.Random(4)
    for _ in range(50):
        region = [cell for cell in rectangle(5, 6) if rng.random() < 0.8]
        rng.shuffle(region)
        forms = turned(rng.sample(rectangle(3, 3), 5), flips=True)
        shifts = [(top, left) for top in range(-5, 6) for left in range(-6, 7)]
        moved = [{(t + r, l + c) for r, c in form} for form in forms for t, l in shifts]
        expected = [cells for cells in moved if cells <= set(region)]
        places = [{region[i] for i in place} for place in placements(forms, region)]
        assert sorted(map(sorted, places)) == sorted(map(sorted, expected))


def test_cells_and_rows_are_taken_in_any_form():
    assert read_shape("AB\r\n A", "A") == read_shape(["AB", " A"], "A")
    cells = [(0, 0), (0, 1), (1, 0)]
    assert turned(iter(cells)) == turned({*cells}) == turned(list(map(list, cells)))
    region = rectangle(3, 3)
    expected = list(placements([cells], region))
    lists = [list(cell) for cell in cells]
    assert list(placements(iter([lists]), iter(region))) == expected
    found = placements([{*cells}], map(list, region))
    assert sorted(map(sorted, found)) == sorted(map(sorted, expected))
    assert list(placements([cells], [])) == []
