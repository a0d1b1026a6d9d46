"""Every problem alike, as its judge feeds it and as no judge should.

All that is known of a problem is in tests/samples/NAME: sample-N.in and .out are the
judge's own, good-N.in and .out other right input, slow-N.in and .out right input that
takes long, which is run only once; bad/N.in and .err (and .out, for the answers before)
are wrong input; check.py decides where several answers are right. A test that fails
because something is missing says what, and how to mend it.
"""

import functools
import random
import re
import sys
from importlib import import_module

import pytest

from lib.problems.codewars_hard_sudoku import sudoku_solver
from lib.problems.poj3074 import answers
from support import FEW, PROBLEMS, PYTHONS, SAMPLES, SOLUTIONS, at_once, cases, fault
from support import fuzz, mutate, need, peak_memory, program_of, puzzles, run

RULES = "see lib/problems/README.md"
UNTIL_END = (
    """codewars_hard_sudoku kattis_sudokunique leetcode1125 leetcode37 leetcode51
    leetcode52 poj3076 poj3740""".split()
)  # the others know which case is the last
each_problem = pytest.mark.parametrize("problem", PROBLEMS)


def first_case(problem):
    """Return the first sample."""
    return SAMPLES / problem / "sample-1.in"


@each_problem
def test_folder_has_what_a_problem_needs(problem):
    folder = SAMPLES / problem
    row = f"| {problem} | {len([*folder.glob('sample-*.in')])} | "
    assert row in (SAMPLES / "README.md").read_text(), f"{SAMPLES}/README.md: add {row}"
    for name in ("sample-1.in", "bad/1.in"):
        assert (folder / name).exists(), f"add {folder / name}: {RULES}"
    for path in folder.rglob("*.in"):
        other = path.with_suffix(".err" if path.parent.name == "bad" else ".out")
        assert other.exists(), f"{path} has no {other.name}: add it"
    for path in [*folder.rglob("*.out"), *folder.rglob("*.err")]:
        assert path.with_suffix(".in").exists(), f"{path} has no input"


@each_problem
def test_help_says_what_is_read_and_written_and_how_to_run_it(problem):
    text = import_module(f"lib.problems.{problem}").__doc__
    for form in "Reads .*\n(.+\n)*Writes ", rf"To run it: python3 {problem}\.py":
        assert re.search(f"(?m)^{form}", text), f"the docstring must have {form}"
    for line in re.findall("(?m)^Limits.*", text):
        advice = f"write {line!r} as 'Limits: 5 s, 258 MB', or leave it out"
        assert re.fullmatch(r"Limits: ([\d.]+ s|([\d.]+ s, )?\d+ MB)", line), advice


@functools.lru_cache(None)
def output_of(problem, case):
    """Return what a problem prints for right input, by lib."""
    ((message, output),) = fuzz(problem, [case.read_bytes()])
    assert not message, f"{case}: {message}"
    return output.encode()


@each_problem
def test_quick_cases_through_lib(problem, tmp_path):
    for case in [case for case in cases(problem) if "slow" not in case.name]:
        assert not fault(problem, case, output_of(problem, case), tmp_path), case


@each_problem
def test_slow_cases_through_the_bundle(problem, tmp_path):
    for case in [case for case in cases(problem) if "slow" in case.name]:
        status, output, errors = run([sys.executable, bundle(problem), case])
        assert (status, errors) == (0, b""), case
        assert not fault(problem, case, output, tmp_path), case


def bundle(problem):
    """Return the path of a solution."""
    return SOLUTIONS / f"{problem}.py"


def good_files(problem, program):
    """Return the samples; for few interpreters other good input, too."""
    kinds = ["sample", "good"] if program in map(program_of, FEW) else ["sample"]
    folder = SAMPLES / problem
    return [file for kind in kinds for file in sorted(folder.glob(f"{kind}-*.in"))]


@functools.lru_cache(None)
def run_on_all(problem):
    """Return {interpreter: what a bundle does there}; one waits for all."""

    def start(program):
        files = good_files(problem, program)
        return run([program, "-I", "-B", "-W", "error", bundle(problem), *files])

    programs = list(filter(None, map(program_of, PYTHONS)))
    return dict(zip(programs, at_once(start, programs)))


@each_problem
@pytest.mark.parametrize("python", PYTHONS)
def test_good_input_is_answered_alike_on_every_interpreter(problem, python):
    files = good_files(problem, need(python))
    expected = b"".join(output_of(problem, case) for case in files)
    assert run_on_all(problem)[need(python)] == (0, expected, b"")


def spaced(data):
    """Return rows with spaces between their symbols; numbers and end as they are."""
    row = rb"(?m)^(?!end$|\d\d?$).+"
    return re.sub(row, lambda found: re.sub(rb"(?=\S)", b" ", found[0]), data)


NUMBERS = """abc196_d abc345_d aoj_alds1_13_a hdu2295 kattis_sudokunique leetcode51
    leetcode52 luogu_p1074 luogu_p10975 luogu_p1784 luogu_p4929 poj1084 poj3740"""
GRIDS = """abc322_d abc326_d codingame_polyominoes codingame_sudoku
    codingame_sudoku16 cses1624 kattis_sudokunique luogu_p4205 poj2676
    poj3074 poj3076 spoj_sudoku"""
ODD = {
    "unended": lambda data: data.rstrip(b"\n"),
    "CRLF": lambda data: data.replace(b"\n", b"\r\n"),
    "a byte-order mark": lambda data: b"\xef\xbb\xbf" + data,
    "lone CR": lambda data: data.replace(b"\n", b"\r"),
    "spaces around lines": lambda data: b" " + data.replace(b"\n", b" \t\n "),
    "blank lines": lambda data: b"\n \n" + data.replace(b"\n", b"\n\n") + b"\n",
    "Ctrl-Z and NUL after it": lambda data: data + b"\x1a\n\0\n\0\0",
    "no end": lambda data: re.sub(rb"(?m)^(end|0 0)$", b"", data),
    "rows spaced out": spaced,
    "spaces as line ends": lambda data: re.sub(rb"[ \t]+", b"\n", data),
}
ONLY = {
    "no end": "poj3074 luogu_p10975",
    "rows spaced out": GRIDS,
    "spaces as line ends": NUMBERS,
}


def odd_inputs(problem):
    """Return the first case in all odd forms that are right for a problem."""
    data = first_case(problem).read_bytes()
    names = [name for name in ODD if problem in ONLY.get(name, problem).split()]
    return {name: ODD[name](data) for name in names}


@each_problem
def test_odd_input_is_answered_alike(problem):
    expected = output_of(problem, first_case(problem)).decode()
    odd = odd_inputs(problem)
    for name, result in zip(odd, fuzz(problem, odd.values())):
        assert result == ("", expected), name


@pytest.mark.parametrize("python", FEW)
def test_odd_input_is_answered_alike_on_few(python, tmp_path):
    odd = odd_inputs("poj3074")
    for name, data in odd.items():
        (tmp_path / name).write_bytes(data)
    expected = output_of("poj3074", first_case("poj3074")) * len(odd)
    files = tmp_path.iterdir()
    assert run([need(python), bundle("poj3074"), *files]) == (0, expected, b"")


@each_problem
def test_what_follows_the_last_case_is_ignored_on_standard_input(problem):
    case = first_case(problem)
    junk = case.read_bytes() + b"*** the end ***\n\xff\n"
    status, output, errors = run([sys.executable, bundle(problem)], junk)
    assert output == output_of(problem, case)
    if problem not in UNTIL_END:
        assert (status, errors) == (0, b"")
    else:  # it is read as a case
        assert status == 1 and re.fullmatch(rb"\w+: line \d+: [ -~]+\n", errors)
    # In a file that is named it is wrong.
    ((message, output),) = fuzz(problem, [junk])
    assert message and output.encode() == output_of(problem, case)


@each_problem
def test_bad_input_gets_one_line_after_the_answers_before_it(problem):
    bad = sorted((SAMPLES / problem / "bad").glob("*.in"))
    results = fuzz(problem, [case.read_bytes() for case in bad])
    for case, (message, output) in zip(bad, results):
        expected, before = case.with_suffix(".err"), case.with_suffix(".out")
        assert message + "\n" == expected.read_text(), expected
        assert output == (before.read_text() if before.exists() else ""), before


@each_problem
def test_whatever_comes_in_is_answered_or_refused_in_one_line(problem):
    rng = random.Random(problem)
    data = first_case(problem).read_bytes()
    texts = [b"", *(mutate(rng, data) for _ in range(30))]
    for message, _ in fuzz(problem, texts):
        assert re.fullmatch(rf"({problem}: line \d+: [ -~]{{1,300}})?", message)


def test_memory_does_not_grow_with_the_number_of_puzzles():
    given, solved = zip(*puzzles("9x9/easy")[:60])
    found = answers(iter(given * 6))
    assert next(found) == solved[0] + "\n"  # with that, all is set up
    few = peak_memory(lambda: [next(found) for _ in given])
    many = peak_memory(lambda: [next(found) for _ in given * 4])
    assert many < 1.5 * few


def test_codewars_gets_an_exception_for_what_is_not_a_sudoku_with_one_solution():
    text, solved = puzzles("9x9/easy")[0]
    puzzle, solution = [
        [[int(c) for c in grid[i : i + 9]] for i in range(0, 81, 9)]
        for grid in (text.replace(".", "0"), solved)
    ]
    assert sudoku_solver(puzzle) == sudoku_solver(solution) == solution
    for row in (
        "123456789",
        puzzle[0][1:],
        ["a"] * 9,
        [10] * 9,
        [True] * 9,
        [1.0] * 9,
        5,
    ):
        with pytest.raises(ValueError):
            sudoku_solver([row, *puzzle[1:]])
    twice = [solution[1], *solution[1:]]
    for grid in puzzle[1:], [], 5, [[0] * 9] * 9, [[1] * 9] * 9, twice:
        with pytest.raises(ValueError):
            sudoku_solver(grid)
