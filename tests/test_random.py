"""Every search on the same random problems, beside brute force."""

import copy
import functools
import math
import random
from collections import Counter
from fractions import Fraction
from itertools import islice

import pytest

from lib import lanes
from lib.covers import cheaper_covers, cheapest_cover, count_covers, covers
from lib.covers import smallest_cover
from lib.dlx import Nodes, exact_covers, search_links
from lib.lanes import lane_covers
from lib.searches import cheapest, count, prices

pytestmark = pytest.mark.quick

NAMES = ["a", ("b", 1), None, 2.5, frozenset([1]), print, "c", "d", "ef", 7]
SHARED = ["x", ("y", 1), (0, 0)]
COLOURS = ["red", 2, None, (), "e", ("x", 3), 7]
TIMES = [0, 1, 2, 3, (0, 1), (0, 3), (1, 2), [2, 3], (0, None), (1, None), (2, None)]
SETTINGS = [  # in any of these, searches find the same
    (lanes, "_TURN", [0, 1, 20]),
    (lanes, "_KEPT", [0, 64_000_000]),
    (count, "count_if_few", [count.count_if_few, lambda *_: None]),
    (count, "_TRIES", [-1, 50_000, 10**9]),
    (count, "_ROOM", [600, 210_000_000]),
    (cheapest, "_SHORT", [0, 3, 1_000]),
    (cheapest, "_ROUNDS", [0, 20]),
    (prices, "_STEPS", [0, 50]),
]
COSTS = [  # kinds of costs
    lambda rng: rng.randint(-9, 9),
    lambda rng: 1,
    lambda rng: -1,
    lambda rng: 10**20 + rng.randint(-3, 3),
    lambda rng: rng.choice([-1, 1]) * 10**400 + rng.randint(-3, 3),
    lambda rng: Fraction(rng.randint(-99, 99), rng.randint(1, 99)),
    lambda rng: Fraction(rng.choice([-1, 1]), rng.choice([2, 3, 5, 7])),
    lambda rng: rng.uniform(-1, 3) * 10 ** rng.randint(-300, 300),
    lambda rng: rng.choice([True, -2, 1e-17, 0.1, Fraction(1, 3)]),
]


def random_problem(rng):
    """Return the arguments of covers, but for a rule; options is a dict."""
    names, first = NAMES[: rng.randrange(10)], rng.randrange(7)
    items, secondary = names[:first], names[first:]
    share = rng.choice([0, 0, 0.6, 0.9])  # of the items, to be covered several times
    times = {item: rng.choice(TIMES) for item in items if rng.random() < share}
    share, colours = rng.choice([0, 0.2]), COLOURS[: rng.randint(1, 7)]
    options = {}
    for number in range(rng.randrange(12)):
        option = rng.sample(names, rng.randint(0, min(len(names), 4)))
        option += [name for name in option if name in times and rng.random() < 0.2]
        for name in SHARED:
            if rng.random() < share:
                option += [(name, rng.choice(colours))] * rng.choice([1, 1, 1, 2])
        options[number] = rng.sample(option, len(option))
    problem = {"items": items, "options": options, "secondary": secondary}
    return {**problem, "shared": SHARED * 2, "times": times}  # a name may come twice


def random_rule(rng):
    """Return a filter, and it as a rule: no cover has all of some sets of numbers."""
    apart = [{*rng.sample(range(12), rng.randint(1, 3))} for _ in range(9)]

    def allow(chosen):
        return not any(some <= {*chosen} for some in apart)

    def step(chosen, number):
        return chosen | {number} if allow([*chosen, number]) else None

    return allow, rng.choice([allow, (frozenset(), step)])


def brute_force(items, options, secondary=(), shared=(), times={}):
    """Return all covers, each sorted, in order: add each option to all choices so far."""
    least, most = dict.fromkeys(items, 1), dict.fromkeys([*items, *secondary], 1)
    for item, often in times.items():
        least[item], high = (often, often) if isinstance(often, int) else often
        most[item] = math.inf if high is None else high
    found = {(): Counter()}  # chosen options -> how often they have each name
    for number, option in options.items():
        if not {*option} & {*items}:
            continue  # An option without primary items is never chosen.
        for chosen, before in list(found.items()):
            often = before + Counter(option)
            colours = Counter(name for name, colour in often.keys() - most.keys())
            fits = all(colours[name] <= 1 for name in shared)
            if fits and all(often[name] <= most[name] for name in most):
                found[(*chosen, number)] = often
    covers = [
        list(chosen)
        for chosen, often in found.items()
        if all(often[item] >= least[item] for item in items)
    ]
    return sorted(covers)


@functools.lru_cache(None)
def solved():
    """Return many random problems, each with its covers; half of them have a rule."""
    found = []
    for seed in range(2_000):
        rng = random.Random(seed)
        problem = random_problem(rng)
        allow, rule = random_rule(rng) if seed % 2 else (None, None)
        covers = brute_force(**problem)
        expected = [cover for cover in covers if not rule or allow(cover)]
        found.append(({**problem, "allow": rule}, expected))
    return found


@pytest.fixture
def problems(monkeypatch):
    """Yield (rng, problem, its covers), each in other settings."""

    def generate():
        for seed, (problem, expected) in enumerate(solved()):
            rng = random.Random(seed)
            for module, name, values in SETTINGS:
                monkeypatch.setattr(module, name, rng.choice(values))
            yield rng, problem, expected

    return generate()


def test_covers_are_listed_once_and_alike_however_arguments_are_given(problems):
    for _, problem, expected in problems:
        found = list(covers(**problem))
        assert sorted(map(sorted, found)) == expected, problem
        options, more = problem["options"], dict(problem)
        more["options"] = {key: iter(option) for key, option in options.items()}
        more.update(items=iter(more["items"]), secondary=iter(more["secondary"]))
        assert list(covers(**more)) == found, problem
        if not problem["allow"]:
            key_of = {id(option): key for key, option in options.items()}
            again = covers(**{**problem, "options": iter(options.values())})
            assert [[key_of[id(own)] for own in cover] for cover in again] == found


def test_covers_are_counted(problems):
    for _, problem, expected in problems:
        assert count_covers(**problem) == len(expected), problem


def test_covers_get_cheaper_down_to_the_cheapest_of_all(problems):
    for rng, problem, expected in problems:
        for kind in rng.sample(COSTS, 2):
            costs = {key: kind(rng) for key in problem["options"]}
            sums = {
                tuple(own): sum(Fraction(costs[n]) for n in own) for own in expected
            }
            found = list(cheaper_covers(**problem, cost=costs.get))
            paid = [sums[tuple(sorted(cover))] for cover in found]
            assert paid == sorted(set(paid), reverse=True), (problem, costs)
            assert paid[-1:] == sorted(sums.values())[:1], (problem, costs)
            best = cheapest_cover(**problem, cost=costs.get)
            assert best == (found[-1] if found else None)


def test_engines_list_covers_in_numbers_and_leave_their_arguments(problems):
    for rng, problem, _ in problems:
        first, names = len(problem["items"]), problem["items"] + problem["secondary"]
        options = [
            [number for number, name in enumerate(names) if name in option]
            for option in problem["options"].values()
        ]
        options += options[: rng.randrange(3)]  # some twice
        items, secondary = range(first), range(first, len(names))
        expected = brute_force(items, dict(enumerate(options)), secondary)
        given = first, options, len(secondary)
        before = copy.deepcopy(given)
        for solve in exact_covers, lane_covers:
            assert sorted(map(sorted, solve(*given))) == expected, before
            assert given == before
        nodes = Nodes(*given)
        one, other = (search_links(nodes, items, range(len(options))) for _ in range(2))
        assert all(cover == next(other) for cover in one)  # two searches in turns


def test_smallest_covers_are_as_small_as_the_smallest_of_all(problems):
    for rng, problem, _ in islice(problems, 700):
        items, limit = problem["items"], rng.choice([None, rng.randrange(-1, 6)])
        plain = {key: {*own} & {*items} for key, own in problem["options"].items()}
        right = brute_force(items, plain, times=dict.fromkeys(items, (1, None)))
        right = [cover for cover in right if limit is None or len(cover) <= limit]
        found = smallest_cover(items, plain, limit)
        if right:
            assert sorted(found) in right and len(found) == min(map(len, right))
        else:
            assert found is None, (items, plain, limit)
