"""How many steps searches take, on whatever machine, and how much memory.

A step is a node that is unhidden, an item that is picked, or a state of a count. They
may differ from those in data/steps.txt by a factor of 1.5.
"""

import random
from collections import Counter
from itertools import islice

import pytest

from lib import lanes
from lib.covers import count_covers, covers
from lib.dlx import Rings, exact_covers
from lib.lanes import Lanes, lane_covers
from lib.searches import count
from lib.shapes import rectangle, turned
from support import COVERS, DATA, DOMINOES, PROBLEMS, SAMPLES, cases, fault
from support import peak_memory, puzzles, read_instance, run_texts, tiling
from support import without_corners
from test_sudoku import sudoku_of

STEPS = DATA / "steps.txt"
COUNTED = [  # a function, what is counted, for how many a call counts
    (Rings, "unhide", "steps", lambda rings, count: len(rings.hidden) - count),
    (Lanes, "pick", "steps", lambda *_: 1),
    (count, "_next_layer", "steps", lambda layer, *_: len(layer)),
    (Lanes, "note_failure", "failures noted", lambda *_: 1),
    (Lanes, "cleared", "masks made", lambda *_: 1),
]


@pytest.fixture
def check(monkeypatch, record):
    """Return a function that calls work, and compares its steps with a row of STEPS."""
    done = Counter()

    def counting(function, kind, size):
        def call(*given):
            done[kind] += size(*given)
            return function(*given)

        return call

    for owner, name, kind, size in COUNTED:
        monkeypatch.setattr(owner, name, counting(getattr(owner, name), kind, size))

    def check(name, work, kind="steps"):
        done.clear()
        result = work()
        rows = dict(line.rsplit(" ", 1) for line in STEPS.read_text().splitlines())
        name, new = f"{name}: {kind}", done[kind]
        old = rows.get(name)
        if not (old and 2 / 3 < new / int(old) < 3 / 2):
            rows[name] = new
            text = "".join(
                f"{' '.join(map(str, row))}\n" for row in sorted(rows.items())
            )
            record(f"{STEPS}: {name}", old, new, lambda: STEPS.write_text(text))
        return result

    return check


SLOW = [f"{name}/{case.stem}" for name in PROBLEMS for case in cases(name, "slow")]


@pytest.mark.parametrize("name", SLOW)
def test_a_slow_case_is_right_and_takes_the_steps_that_it_took(name, check):
    problem, case = name.split("/")[0], SAMPLES / f"{name}.in"
    run = lambda: next(run_texts(problem, [case.read_bytes()]))
    message, output = check(name, run)
    assert not message and not fault(problem, case, output.encode())


@pytest.mark.quick
@pytest.mark.parametrize("name", ["9x9/17clue", "9x9/hardest", "16x16/tier3"])
def test_sudokus_take_the_steps_that_they_took(name, check):
    sudoku = sudoku_of(name)
    few = puzzles(name, sudoku.size)[:20]
    check(f"sudokus {name}", lambda: [sudoku.solve(puzzle) for puzzle, _ in few])


FEW = "killer", "pentomino_2x5x6", "shikaku_56", "zebra_9_houses"


@pytest.mark.parametrize("name", FEW)
def test_a_count_that_lists_takes_the_steps_that_it_took(name, check):
    count = check(f"count {name}", lambda: count_covers(*read_instance(name)))
    assert count == COVERS[name]


def free_before_a_board():
    """Twenty items always have two options, and a board without a tiling follows them."""
    items, board = without_corners(6)
    options = [[item] for item in range(20)] * 2
    return (
        20 + items,
        options + [[20 + item for item in option] for option in board],
        {},
    )


def one_option_for_all():
    """An item and a board without a tiling, or one option that covers both.

    The first search covers the item alone; another order begins with the one option.
    """
    items, board = without_corners(8)
    return items + 1, [list(range(items + 1)), *board, [items]], {}


def four_stars_a_line():
    """No two touch, on 10 by 10. A line that needs four has four spare options less."""
    options = []
    for r, c in rectangle(10, 10):
        corners = [("corner", r + down, c + right) for down, right in rectangle(2, 2)]
        options.append([("row", r), ("column", c), *corners])
    lines = {line: 4 for option in options for line in option[:2]}
    corners = {item for option in options for item in option[2:]}
    return lines, options, {"secondary": corners, "times": lines}


def colours_on_one_item():
    options = [["a", ("x", 1), ("y", number)] for number in range(100)]
    return "a", options, {"shared": "xy"}


def langford(size):
    """Return an instance: of 9 numbers there is no cover."""
    return lambda: (*read_instance(f"langford_{size}")[:2], {})


SEARCHES = {  # what it shows -> a problem, how many covers, what is counted
    "items that failed are picked first": (free_before_a_board, 1, "steps"),
    "restarts get longer turns": (langford("09"), 1, "steps"),
    "a choice that excludes all covers": (one_option_for_all, 1, "steps"),
    "items that need several options": (four_stars_a_line, 1, "steps"),
    "learning ends after two covers": (langford("08"), 300, "failures noted"),
    "an empty mask is kept": (colours_on_one_item, 100, "masks made"),
}


@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_takes_the_steps_that_it_took(name, check):
    problem, most, kind = SEARCHES[name]
    items, options, more = problem()
    check(name, lambda: list(islice(covers(items, options, **more), most)), kind)


def mixed(items, options):
    """Return the same problem with its items in no order."""
    order = random.Random(1).sample(range(items), items)
    return items, [[order[item] for item in option] for option in options]


AT_ONCE = {  # name -> a problem, how many covers there are if few
    "a large board": (*tiling(40, 40), 3),
    "5,000 guesses": (5_000, [[item // 2] for item in range(10_000)], 3),
    "forced": (9_999, [[n, n + 1] for n in range(9_998)] + [[9_998]], 1),
    "impossible": (41, [[item] for item in range(40)] * 2, 0),
    "a mixed board": (*mixed(*tiling(40, 40)), 3),
}
ROWS = [(lane_covers, name) for name in AT_ONCE]
ROWS += [(exact_covers, name) for name in AT_ONCE if name != "a mixed board"]


@pytest.mark.parametrize("solve, name", ROWS)
def test_first_covers_come_at_once(solve, name):
    """Links would search a mixed board forever."""
    items, options, number = AT_ONCE[name]
    found = list(islice(solve(items, options), 3))
    assert len(found) == number
    for cover in found:
        covered = sorted(item for n in cover for item in options[n])
        assert covered == list(range(items))


@pytest.mark.parametrize("solve", [exact_covers, lane_covers])
@pytest.mark.parametrize("name", ["langford_09", "queens_09"])
def test_a_search_needs_memory_for_its_nodes_and_not_for_its_steps(name, solve):
    instance = read_instance(name)
    peak = peak_memory(lambda: [None for _ in islice(solve(*instance), 200)])
    assert peak < 400 * sum(map(len, instance[1]))


def test_masks_are_kept_only_where_there_is_room(monkeypatch):
    """All would take 2.4 MB; the rest takes 1.6 MB."""
    monkeypatch.setattr(lanes, "_KEPT", 10_000)
    options = [[item, item + 1] for item in range(1_999)]
    assert peak_memory(lambda: list(lane_covers(2_000, options))) < 2_000_000


def test_a_count_gives_its_layers_back_and_lists_what_finds_no_room(monkeypatch):
    board = tiling(8, 8, [*DOMINOES, *turned([(0, 0), (0, 1), (1, 0)])])
    assert peak_memory(lambda: count_covers(*board)) < 2_000_000
    for name, number in {"_TRIES": 10**9, "_ROOM": 30_000}.items():
        monkeypatch.setattr(count, name, number)
    instance = read_instance("langford_08")
    peak = peak_memory(lambda: count_covers(*instance))
    assert peak < 400_000 and count_covers(*instance) == COVERS["langford_08"]
