"""The cheapest cover: beside brute force, of every kind of number, and in time."""

import random
from fractions import Fraction
from math import inf, nan

import pytest

from lib import cheapest
from lib.covers import cheapest_cover
from support import brute_force, peak_memory, random_problem, without_corners

KINDS = {
    "small": lambda rng: rng.randint(-9, 9),
    "one": lambda rng: 1,
    "20 digits": lambda rng: 10**20 + rng.randint(-3, 3),
    "400 digits": lambda rng: rng.choice([-1, 1]) * 10**400 + rng.randint(-3, 3),
    "fractions": lambda rng: Fraction(rng.randint(-99, 99), rng.randint(1, 99)),
    "floats of any size": lambda rng: rng.uniform(-1, 3) * 10 ** rng.randint(-300, 300),
    "mixed": lambda rng: rng.choice([True, -2, 1e-17, 0.1, Fraction(1, 3)]),
}


@pytest.mark.quick
@pytest.mark.parametrize("room", [0, 500, 25_000_000])
@pytest.mark.parametrize("kind", KINDS)
def test_random_problems_have_the_least_cost_that_brute_force_finds(
    kind, room, monkeypatch
):
    monkeypatch.setattr(cheapest, "_MEMORY", room)
    for seed in range(200):
        rng = random.Random(f"{kind} {seed}")
        items, options, secondary, more = random_problem(rng, rng.choice([0, 0.6]))
        costs = [KINDS[kind](rng) for _ in options]
        sums = {
            tuple(cover): sum(Fraction(costs[number]) for number in cover)
            for cover in brute_force(items, options, secondary, **more)
        }
        found = cheapest_cover(items, options, costs.__getitem__, secondary, **more)
        cost = None if found is None else sums[tuple(sorted(found))]
        assert cost == min(sums.values(), default=None), seed


@pytest.mark.quick
def test_the_cost_is_asked_once_of_each_option_that_may_be_chosen():
    asked = []

    def cost(option):
        asked.append(option)
        return len(asked) ** 2

    options = ["a", "b", "", "s", "ab", "b"]
    given = iter(options)
    assert sorted(cheapest_cover("ab", given, cost, "s")) == ["a", "b"]
    assert asked == ["a", "b", "ab", "b"]
    assert cheapest_cover([], [], None) == []


@pytest.mark.quick
@pytest.mark.parametrize("cost", [None, "1", 1j, inf, -inf, nan])
def test_a_cost_that_is_no_finite_number_is_an_error_that_names_the_option(cost):
    options = {"x": "a", ("y", 1): "b"}
    with pytest.raises(ValueError) as caught:
        cheapest_cover("ab", options, {"x": 1, ("y", 1): cost}.get)
    wrong = f"option ('y', 1): cost {cost!r} is not a finite number"
    assert str(caught.value) == wrong
    with pytest.raises(KeyError):  # errors of the function stay
        cheapest_cover("ab", options, {"x": 1}.__getitem__)


def pairings(flights, number, seed):
    """Return options with 1 to 4 of the flights, and their costs."""
    rng = random.Random(seed)
    options = [rng.sample(range(flights), rng.randint(1, 4)) for _ in range(number)]
    return options, [25 + 30 * len(option) + rng.randint(-20, 20) for option in options]


@pytest.mark.quick
def test_listing_all_covers_would_take_ages():
    """There are 10**13 covers of the flights, and 10**40 ways to give 40 jobs.

    On the board there is no cover.
    """
    options, costs = pairings(20, 300, 1)
    found = cheapest_cover(20, dict(enumerate(options)), costs.__getitem__)
    assert sum(costs[n] for n in found) == 666  # as a table of all sets of flights says
    rng = random.Random(1)
    chosen = rng.sample(range(40), 40)  # who does which job in the cheapest cover
    jobs = {(i, j): [i, 40 + j] for i in range(40) for j in range(40)}
    apart = [rng.randint(-(10**30), 10**30) for _ in range(80)]
    costs = {(i, j): apart[i] + apart[40 + j] + rng.randint(1, 100) for i, j in jobs}
    costs.update({(i, j): apart[i] + apart[40 + j] for i, j in enumerate(chosen)})
    assert sorted(cheapest_cover(80, jobs, costs.get)) == list(enumerate(chosen))
    assert cheapest_cover(*without_corners(8), len) is None


def test_the_memory_for_states_is_bounded(monkeypatch):
    """Without a bound it takes 1.6 MB."""
    options, costs = pairings(34, 500, 1)
    keyed = dict(enumerate(options))
    monkeypatch.setattr(cheapest, "_MEMORY", 300_000)
    peak = peak_memory(lambda: cheapest_cover(34, keyed, costs.__getitem__))
    assert peak < 1_000_000
