"""How many steps searches take: unlike seconds, they depend on no machine.

A step is a node that is put back, an item that is picked, or a state of a count.
data/steps.txt has the steps of the slow case of each solution, of sets of sudokus, and
of counts of problems that have few covers.
"""

import pytest

from lib.covers import count_covers
from lib.dlx import Rings
from lib.lanes import Lanes
from lib.searches import count
from support import COVERS, DATA, PROBLEMS, cases, puzzles, read_instance, run_texts
from test_sudoku import sudoku_of

STEPS = dict(line.rsplit(" ", 1) for line in (DATA / "steps.txt").open())
STEP = [  # a function, and how many steps a call of it is
    (Rings, "unhide", lambda rings, count: len(rings.hidden) - count),
    (Lanes, "pick", lambda *_: 1),
    (count, "_next_layer", lambda layer, *_: len(layer)),
]
SLOW = [case for problem in PROBLEMS for case in cases(problem, "slow")]
SETS = "9x9/17clue", "9x9/hardest", "16x16/tier3"
COUNTS = "killer", "shikaku_56", "zebra_9_houses"


@pytest.fixture
def steps(monkeypatch):
    """Return a list that gets the steps of each call."""
    steps = []

    def counting(function, size):
        return lambda *given: steps.append(size(*given)) or function(*given)

    for owner, name, size in STEP:
        monkeypatch.setattr(owner, name, counting(getattr(owner, name), size))
    return steps


def check(name, steps):
    """Assert that steps are about as many as data/steps.txt says."""
    row = f"{name} {sum(steps)}"
    assert name in STEPS, f"tests/data/steps.txt needs the row: {row}"
    mend = f"write the row {row}, and measure the seconds of the pages again"
    assert (
        2 / 3 < sum(steps) / int(STEPS[name]) < 3 / 2
    ), f"tests/data/steps.txt: {mend}"


@pytest.mark.parametrize(
    "case", SLOW, ids=lambda case: f"{case.parent.name}/{case.stem}"
)
def test_a_slow_case_takes_the_steps_that_it_took(case, steps):
    list(run_texts(case.parent.name, [case.read_bytes()]))
    check(f"{case.parent.name}/{case.stem}", steps)


@pytest.mark.quick
@pytest.mark.parametrize("name", SETS)
def test_sudokus_take_the_steps_that_they_took(name, steps):
    """More are needed if any open item is taken, if what failed is not looked at first,
    or if only options are not chosen at first."""
    sudoku = sudoku_of(name)
    for puzzle, _ in puzzles(name, sudoku.size)[:20]:
        sudoku.solve(puzzle)
    check(name, steps)


@pytest.mark.parametrize("name", COUNTS)
def test_what_has_few_covers_is_counted_by_listing_them(name, steps):
    assert count_covers(*read_instance(name)) == COVERS[name]
    check(f"count/{name}", steps)


def test_each_row_of_the_table_is_used():
    names = {f"{case.parent.name}/{case.stem}" for case in SLOW} | {*SETS}
    names.update(f"count/{name}" for name in COUNTS)
    assert STEPS.keys() == names
