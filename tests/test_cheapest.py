"""The cheapest cover: beside brute force, of every kind of number, and in time."""

import random
from fractions import Fraction
from itertools import combinations, permutations
from math import inf, nan

import pytest

from lib.covers import cheaper_covers, cheapest_cover
from lib.searches import cheapest, prices
from lib.searches.prices import best_prices
from support import brute_force, peak_memory, random_problem, without_corners

KINDS = {
    "small": lambda rng: rng.randint(-9, 9),
    "one": lambda rng: 1,
    "minus one": lambda rng: -1,
    "20 digits": lambda rng: 10**20 + rng.randint(-3, 3),
    "400 digits": lambda rng: rng.choice([-1, 1]) * 10**400 + rng.randint(-3, 3),
    "fractions": lambda rng: Fraction(rng.randint(-99, 99), rng.randint(1, 99)),
    "floats of any size": lambda rng: rng.uniform(-1, 3) * 10 ** rng.randint(-300, 300),
    "mixed": lambda rng: rng.choice([True, -2, 1e-17, 0.1, Fraction(1, 3)]),
}
SEARCHES = {  # what is changed in the search, and how
    "as it is": [],
    "no short search": [(cheapest, "_SHORT", 0)],
    "no quick prices": [(cheapest, "_ROUNDS", 0), (cheapest, "_SHORT", 3)],
    "no best prices": [(prices, "_STEPS", 0), (cheapest, "_SHORT", 3)],
    "no ordinary search": [(cheapest._Search, "first_cover", lambda *_: [])],
}


def cheaper_than_before(found, sums):
    """Return whether covers get cheaper down to the least of sums."""
    costs = [sums[tuple(sorted(cover))] for cover in found]
    ends_with_least = costs[-1:] == sorted(sums.values())[:1]
    return costs == sorted(set(costs), reverse=True) and ends_with_least


@pytest.mark.quick
@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("kind", KINDS)
def test_random_problems_have_the_least_cost_that_brute_force_finds(
    kind, search, monkeypatch
):
    for change in SEARCHES[search]:
        monkeypatch.setattr(*change)
    for seed in range(60):
        rng = random.Random(f"{kind} {seed}")
        items, options, secondary, more = random_problem(rng, rng.choice([0, 0.6]))
        costs = [KINDS[kind](rng) for _ in options]
        sums = {
            tuple(cover): sum(Fraction(costs[number]) for number in cover)
            for cover in brute_force(items, options, secondary, **more)
        }
        problem = items, options, costs.__getitem__, secondary
        assert cheaper_than_before(cheaper_covers(*problem, **more), sums), seed
        best = cheapest_cover(*problem, **more)
        assert cheaper_than_before([] if best is None else [best], sums), seed


@pytest.mark.quick
@pytest.mark.parametrize("short", [0, 1_000])
def test_of_the_covers_that_a_rule_allows_one_of_least_cost(short, monkeypatch):
    """Also where ways to the same covered items differ in what may follow."""
    monkeypatch.setattr(cheapest, "_SHORT", short)
    sets = [[*names] for n in (1, 2) for names in combinations("abcdef", n)]
    for seed in range(50):
        rng = random.Random(seed)
        items, options, secondary, more = "abcdef", dict(enumerate(sets)), (), {}
        if seed % 3:
            items, options, secondary, more = random_problem(rng, 0.9)
        costs = [rng.randint(-9, 9) for _ in options]
        pairs = list(combinations(options, 2))
        apart = [{*pair} for pair in rng.sample(pairs, len(pairs) // 4)]

        def allow(chosen):
            return not any(pair <= {*chosen} for pair in apart)

        def step(chosen, number):
            chosen = chosen | {number}
            return chosen if allow(chosen) else None

        sums = {
            tuple(cover): sum(costs[number] for number in cover)
            for cover in brute_force(items, options, secondary, **more)
            if not cover or allow(cover)
        }
        for rule in allow, (frozenset(), step):
            problem = items, options, costs.__getitem__, secondary
            found = cheaper_covers(*problem, **more, allow=rule)
            assert cheaper_than_before(found, sums), seed
    assert cheapest_cover([], [], len, allow=lambda chosen: False) == []


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


@pytest.mark.quick
@pytest.mark.parametrize("cost", [None, "1", 1j, inf, -inf, nan])
def test_a_cost_that_is_no_finite_number_is_an_error_that_names_the_option(cost):
    options = {"x": "a", ("y", 1): "b"}
    with pytest.raises(ValueError) as caught:
        cheaper_covers("ab", options, {"x": 1, ("y", 1): cost}.get)
    wrong = f"option ('y', 1): cost {cost!r} is not a finite number"
    assert str(caught.value) == wrong
    with pytest.raises(KeyError):  # errors of the function stay
        cheapest_cover("ab", options, {"x": 1}.__getitem__)
    with pytest.raises(
        TypeError, match="^cost: a dict is not a function: .* cost.get$"
    ):
        cheaper_covers("ab", options, {"x": 1, ("y", 1): 2})


@pytest.mark.quick
@pytest.mark.parametrize("parts", list(permutations([2, 3, 5])))
def test_fractions_whose_denominators_share_no_divisor_are_told_apart(parts):
    options = dict.fromkeys((Fraction(1, n) for n in parts), "a")
    assert cheapest_cover("a", options, lambda cost: cost) == [Fraction(1, 5)]
    assert cheapest_cover("a", options, lambda cost: -cost) == [Fraction(1, 2)]


@pytest.mark.quick
def test_an_option_without_primary_items_needs_one_that_may_stay_uncovered():
    pay = {"job": 5, "gift": -3}
    options = {"job": ["a"], "gift": ["s"]}
    assert cheapest_cover("a", options, pay.get, "s") == ["job"]
    options["gift"].append("gift")
    times = {"gift": (0, 1)}
    found = cheapest_cover(["a", "gift"], options, pay.get, "s", times=times)
    assert sorted(found) == ["gift", "job"]


def pairings(flights, number, seed):
    """Return options with 1 to 4 of the flights, and their costs."""
    rng = random.Random(seed)
    options = [rng.sample(range(flights), rng.randint(1, 4)) for _ in range(number)]
    return options, [25 + 30 * len(option) + rng.randint(-20, 20) for option in options]


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


def assigned(size, cost):
    """Return the least that it costs to give each row a column of its own."""
    cells = {(i, j): [i, size + j] for i in range(size) for j in range(size)}
    best = cheapest_cover(2 * size, cells, lambda cell: cost(*cell))
    return sum(cost(*cell) for cell in best)


@pytest.mark.quick
def test_costs_that_hardly_tell_options_apart_and_forbidden_ones():
    """On a road each takes the next: no two ways cross. Large and small make least."""
    rng = random.Random(1)
    homes, jobs = ([rng.randrange(1000) for _ in range(30)] for _ in "ab")
    apart = sum(abs(home - job) for home, job in zip(sorted(homes), sorted(jobs)))
    assert assigned(30, lambda i, j: abs(homes[i] - jobs[j])) == apart
    least = sum((i + 1) * (30 - i) for i in range(30))
    assert assigned(30, lambda i, j: (i + 1) * (j + 1)) == least
    dear = {(i, j): 10**6 for i in range(30) for j in range(30) if rng.random() < 0.8}
    dear.update({(i, i): i for i in range(30)})
    assert assigned(30, lambda i, j: dear.get((i, j), 1_000)) == sum(range(30))


@pytest.mark.quick
@pytest.mark.parametrize("share", [0.5, 0.95])
def test_small_costs_count_beside_costs_of_300_digits(share):
    rng, size = random.Random(2), 30
    small = [[rng.randint(1, 100) for _ in range(size)] for _ in range(size)]
    dear = [[rng.random() < share for _ in range(size)] for _ in range(size)]
    least = assigned(size, lambda i, j: 10**6 * dear[i][j] + small[i][j])
    expected = least // 10**6 * 10**300 + least % 10**6
    assert assigned(size, lambda i, j: 10**300 * dear[i][j] + small[i][j]) == expected


@pytest.mark.quick
def test_a_rota_of_which_an_ordinary_search_finds_no_cover():
    """Each day needs 4 early, 3 late and 2 night shifts; no early one after a night."""
    rng, size, shifts = random.Random(1), 14, "EEEELLLNN-----"
    cells = [(who, day) for who in range(size) for day in range(size)]
    best = {(who, day): shifts[(who + day) % size] for who, day in cells}
    times = {
        (shift, day): shifts.count(shift) for shift in "ELN" for day in range(size)
    }
    times.update({who: (8, 10) for who in range(size)})
    options = {}
    for who, day in cells:
        options[who, day, "-"] = [(who, day)]
        for shift in "ELN":
            options[who, day, shift] = [(who, day), (shift, day), who]
        options[who, day, "N"].append(("rest", who, day + 1))
        options[who, day, "E"].append(("rest", who, day))
    rests = [("rest", who, day) for who in range(size) for day in range(size + 1)]
    wishes = {option: rng.randint(1, 9) for option in options}
    wishes.update({(*cell, best[cell]): 0 for cell in cells})
    found = cheapest_cover([*cells, *times], options, wishes.get, rests, times=times)
    assert {(who, day): shift for who, day, shift in found} == best


@pytest.mark.quick
def test_prices_prove_that_there_is_no_cover():
    """Of 11 pigeons in 10 holes, and of 21 cells in lines of 3 with one column of 4."""
    pigeons, holes = range(11), "abcdefghij"
    options = {(pigeon, hole): [pigeon, hole] for pigeon in pigeons for hole in holes}
    assert cheapest_cover(pigeons, options, len, holes) is None
    rows, columns = range(7), "abcdefg"
    options = {(row, column): [row, column] for row in rows for column in columns}
    times = {**dict.fromkeys([*rows, *columns], 3), "d": 4}
    assert cheapest_cover(times, options, len, times=times) is None


@pytest.mark.quick
def test_items_with_ranges_have_prices_too():
    """The heaviest independent set of a grid, beside one found row by row."""
    rng, size = random.Random(1), 7
    cells = [(r, c) for r in range(size) for c in range(size)]
    weight = {cell: rng.randint(1, 100) for cell in cells}
    edges = [((r, c), (r + 1, c)) for r, c in cells if r + 1 < size]
    edges += [((r, c), (r, c + 1)) for r, c in cells if c + 1 < size]
    options = {cell: [edge for edge in edges if cell in edge] for cell in cells}
    times = dict.fromkeys(edges, (0, 1))
    found = cheapest_cover(edges, options, lambda cell: -weight[cell], times=times)
    rows = [mask for mask in range(1 << size) if not mask & mask >> 1]
    best = {0: 0}
    for r in range(size):
        above, best = best, {}
        for mask in rows:
            own = sum(weight[r, c] for c in range(size) if mask >> c & 1)
            best[mask] = own + max(most for m, most in above.items() if not m & mask)
    assert sum(weight[cell] for cell in found) == max(best.values())


@pytest.mark.quick
def test_prices_prove_what_amounts_cost():
    columns, costs = [[0, 1], [1, 2], [0, 2], [0], [1], [2]], [0.5] * 3 + [0.6] * 3
    found, used = best_prices(costs, columns, [(1, 1)] * 3)
    assert used == {0, 1, 2}  # half of each
    assert [round(price, 6) for price in found] == [0.25] * 3
    found, used = best_prices([0.5, -0.25], [[0], [0, 0]], [(0, 2)])
    assert used == {1} and abs(found[0]) < 1e-6


@pytest.mark.quick
def test_prices_prove_that_no_amounts_are_possible():
    (price,), _ = best_prices([0.5, 0.25], [[0], [0]], [(3, 3)])
    assert price * 3 + (0.5 - price) + (0.25 - price) > 2
    (price,), _ = best_prices([0.5, 0.25], [[0, 0], [0, 0]], [(1, 1)])
    assert abs(price - 0.125) < 1e-6  # half of the second one
