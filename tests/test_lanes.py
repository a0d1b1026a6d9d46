"""The reduction: it loses no solution and finds none twice, on any exact cover."""

import random

import pytest

from lib.dlx import exact_covers
from lib.lanes import Lanes
from lib.sudoku import Sudoku
from support import is_solution
from test_dlx import brute_force


class Problem:
    """An exact cover problem in lanes: each option has a number, and places."""

    def __init__(self, items, options):
        self.items, self.options = items, options
        of_item = [
            [o for o, option in enumerate(options) if i in option] for i in range(items)
        ]
        self.size = max(map(len, of_item), default=0)
        self.places = [
            [i * (self.size + 1) + of_item[i].index(o) for i in option]
            for o, option in enumerate(options)
        ]
        self.option_at = {p: o for o, ps in enumerate(self.places) for p in ps}
        self.lanes = Lanes(items, self.size, self.find)
        self.state = self.lanes.guards | self.bits(range(len(options)))

    def bits(self, options):
        """Return the bits of options."""
        return sum(1 << place for option in options for place in self.places[option])

    def find(self, place):
        """Return what Lanes asks for."""
        chosen = self.option_at[place]
        rivals = [
            o for o, x in enumerate(self.options) if set(x) & set(self.options[chosen])
        ]
        lanes = sum(1 << i * (self.size + 1) + self.size for i in self.options[chosen])
        return self.places[chosen], self.bits([chosen]), self.bits(rivals) | lanes

    def left(self, state):
        """Return the options that are possible in a state, whole in all their lanes."""
        found = []
        for option, places in enumerate(self.places):
            bits = {state >> place & 1 for place in places}
            assert len(bits) == 1
            found += [option] * bits.pop()
        return found

    def covers(self):
        """Return the covers, as found by reducing and then dancing."""
        covers = []
        for state in self.lanes.reduce(self.state):
            left = self.left(state)
            for cover in exact_covers(self.items, [self.options[o] for o in left]):
                covers.append(frozenset(left[option] for option in cover))
                assert self.lanes.is_open(state) or len(cover) == len(left)
        return covers


def test_random_instances_against_brute_force():
    rng = random.Random(3)
    solved = open_ = 0
    for _ in range(1500):
        items = rng.randrange(8)
        options = [
            rng.sample(range(items), rng.randrange(1, min(items, 3) + 1))
            for _ in range(rng.randrange(13) if items else 0)
        ]
        problem = Problem(items, options)
        covers = problem.covers()
        assert len(covers) == len(set(covers))
        assert set(covers) == brute_force(items, options, 0)
        states = list(problem.lanes.reduce(problem.state))
        assert not any(map(problem.lanes.is_open, states[:-1]))
        open_ += any(map(problem.lanes.is_open, states))
        solved += any(not problem.lanes.is_open(state) for state in states)
    assert solved > 200 and open_ > 30


def test_what_is_forced_is_chosen_and_contradictions_are_none():
    chain = Problem(4, [[0], [0, 1], [1, 2], [2, 3], [3]])
    problem = Problem(3, [[0], [1, 2], [1], [0, 2]])
    assert problem.lanes.settle(problem.state) == problem.state
    chosen = problem.lanes.choose(problem.state, problem.places[0][:1])
    settled = problem.lanes.settle(chosen)
    assert problem.left(settled) == [0, 1] and not problem.lanes.is_open(settled)
    impossible = Problem(2, [[0], [0, 1]])
    chosen = impossible.lanes.choose(impossible.state, impossible.places[0])
    assert impossible.lanes.settle(chosen) is None
    assert list(impossible.lanes.reduce(chosen)) == []
    assert len(chain.covers()) == len(brute_force(4, chain.options, 0))


def test_possible_places():
    problem = Problem(3, [[0], [1, 2], [1], [0, 2]])
    places = sorted(p for ps in problem.places for p in ps)
    assert problem.lanes.possible(problem.state, 3) == places
    width = problem.size + 1
    assert problem.lanes.possible(problem.state, 1) == [p for p in places if p < width]


@pytest.mark.parametrize("height", range(1, 6))
@pytest.mark.parametrize("width", range(1, 6))
def test_every_box_shape_has_its_items_and_rivals(height, width):
    model = Sudoku(height, width)
    size, cells = model.size, model.cells
    rng = random.Random(height * 10 + width)
    for _ in range(20):
        row, column, value = (rng.randrange(size) for _ in range(3))
        places = model.places(row, column, value)
        assert {model.option(place) for place in places} == {(row, column, value)}
        stay, others = model.lanes.mask(places[rng.randrange(4)])
        left = {p for p in model.lanes.possible(others, cells)}
        for cell in rng.sample(range(cells), min(cells, 30)):
            r, c = divmod(cell, size)
            unit = r == row or c == column
            unit = unit or (r // height, c // width) == (row // height, column // width)
            for v in rng.sample(range(size), min(size, 5)):
                is_rival = (r, c) == (row, column) or v == value and unit
                assert (model.places(r, c, v)[0] not in left) == is_rival
        own = stay ^ others
        assert own == sum(1 << place for place in places)
        closed = model.lanes.guards & ~stay
        assert bin(closed).count("1") == 4


@pytest.mark.parametrize("height", range(1, 6))
@pytest.mark.parametrize("width", range(1, 6))
def test_every_box_shape_is_filled(height, width):
    model = Sudoku(height, width)
    symbols = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[: model.size]
    grid = model.solve("." * model.cells)
    assert is_solution("." * model.cells, grid, height, width, symbols)
    rng = random.Random(height * 10 + width)
    puzzle = "".join(rng.choice([".", symbol]) for symbol in grid)
    assert is_solution(puzzle, model.solve(puzzle), height, width, symbols)
