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

import pytest

from lib.problems.poj3074 import answers
from support import FEW, PROBLEMS, PYTHONS, ROOT, SAMPLES, SOLUTIONS, at_once, cases
from support import fault, fuzz, mutate, need, peak_memory, program_of, puzzles, run
from support import run_bundles

RULES = "see lib/problems/README.md"
each_problem = pytest.mark.parametrize("problem", PROBLEMS)


def first_case(problem):
    """Return the first sample and its answer."""
    case = SAMPLES / problem / "sample-1.in"
    return case.read_bytes(), case


@each_problem
def test_folder_has_what_a_problem_needs(problem):
    folder = SAMPLES / problem
    row = f"| {problem} | {len([*folder.glob('sample-*.in')])} | "
    assert row in (SAMPLES / "README.md").read_text(), f"{SAMPLES}/README.md: add {row}"
    for name in ("sample-1.in", "sample-1.out", "bad/1.in", "bad/1.err"):
        assert (folder / name).exists(), f"add {folder / name}: {RULES}"
    for path in folder.rglob("*.in"):
        other = path.with_suffix(".err" if path.parent.name == "bad" else ".out")
        assert other.exists(), f"{path} has no {other.name}: add it"
        before = re.sub(r"\d+", lambda number: str(int(number.group()) - 1), path.stem)
        rest = path.with_name(f"{before}.in")
        assert rest.exists() or before.endswith("0"), f"{rest} is missing"
    for path in [*folder.rglob("*.out"), *folder.rglob("*.err")]:
        assert path.with_suffix(".in").exists(), f"{path} has no input"


@each_problem
def test_module_is_as_all_are(problem):
    path = f"lib/problems/{problem}.py"
    text = (ROOT / path).read_text()
    head = text.split('"""')[1]
    for form in (
        "https?://",
        "(?m)^(Submit at |No judge with Python was found)",
        r"(?m)^Reads .*\n(.+\n)*^Writes ",
        rf"(?m)^To run it: python3 {problem}\.py",
    ):
        assert re.search(form, head), f"{path}: the docstring must have {form}"
    for line in re.findall("(?m)^Limits.*", head):
        advice = f"{path}: write {line!r} as 'Limits: 5 s, 258 MB', or leave it out"
        assert re.fullmatch(r"Limits: ([\d.]+ s|([\d.]+ s, )?\d+ MB)", line), advice
    is_leetcode = problem.startswith("leetcode")
    call = f'run_locally("{problem}", answers)' if is_leetcode else "run(answers)"
    end = f'\n\n\nif __name__ == "__main__":\n    {call}\n'
    assert text.endswith(end), f"end {path} with{end}"


@each_problem
def test_quick_cases_through_lib(problem, tmp_path):
    for case in [case for case in cases(problem) if "slow" not in case.name]:
        ((message, output),) = fuzz(problem, [case.read_bytes()])
        assert not message, f"{case}: {message}"
        assert not fault(problem, case, output.encode(), tmp_path), case


@each_problem
def test_cases_through_the_bundle(problem, tmp_path):
    texts = [case.read_bytes() for case in cases(problem)]
    for case, got in zip(cases(problem), run_bundles(problem, texts, tmp_path)):
        assert (got[0], got[2]) == (0, b""), f"{case}: {got[2].decode()}"
        assert not fault(problem, case, got[1], tmp_path), case


@functools.lru_cache(None)
def output_here(problem, *files):
    """Return what a bundle prints for files with this Python."""
    return run([sys.executable, SOLUTIONS / f"{problem}.py", *files])[1]


@functools.lru_cache(None)
def run_on(pythons, problem, *files):
    """Return {interpreter: what a bundle does there with files}; one waits for all."""
    words = "-I", "-B", "-W", "error", SOLUTIONS / f"{problem}.py", *files
    programs = list(filter(None, map(program_of, pythons)))
    return dict(zip(programs, at_once(lambda each: run([each, *words]), programs)))


def check_output(runs, python, expected):
    """Check the output of an interpreter; runs: what run_on returns."""
    status, output, errors = runs[need(python)]
    assert (status, errors.decode()) == (0, "")
    assert output == expected


@each_problem
@pytest.mark.parametrize("python", PYTHONS)
def test_samples_are_answered_alike_on_every_interpreter(problem, python):
    samples = sorted((SAMPLES / problem).glob("sample-*.in"))
    expected = output_here(problem, *samples)
    check_output(run_on(PYTHONS, problem, *samples), python, expected)


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
    "rows spaced out": spaced,
    "spaces as line ends": lambda data: re.sub(rb"[ \t]+", b"\n", data),
}
ONLY = {"rows spaced out": GRIDS, "spaces as line ends": NUMBERS}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Return a folder that several tests share."""
    return tmp_path_factory.mktemp("odd")


@each_problem
@pytest.mark.parametrize("python", FEW)
def test_odd_but_good_input_is_answered_alike(problem, python, folder):
    data, case = first_case(problem)
    files = []
    for name in ODD:
        if problem in ONLY.get(name, problem).split():
            files.append(folder / f"{problem}, {name}.txt")
            files[-1].write_bytes(ODD[name](data))
    good = [case, *sorted((SAMPLES / problem).glob("good-*.in"))]
    expected = output_here(problem, *good) + output_here(problem, case) * len(files)
    check_output(run_on(FEW, problem, *good, *files), python, expected)


@each_problem
def test_lines_after_the_last_case_are_an_error_in_a_named_file_only(problem, tmp_path):
    data, case = first_case(problem)
    command = [sys.executable, SOLUTIONS / f"{problem}.py"]
    expected = output_here(problem, case)
    data += b"\n"
    junk = data + b"*** the end ***\n0 0\n\xff\n"
    for text in data + b"0 0\n", junk:
        assert run(command, text) == (0, expected, b"")
    (tmp_path / "x").write_bytes(junk)
    line = data.count(b"\n") + 1
    errors = f"{problem}: x: line {line}: not read from here on: '*** the end ***'\n"
    assert run([*command, "x"], cwd=tmp_path) == (1, expected, errors.encode())


@each_problem
def test_nothing_in_is_nothing_out(problem):
    for data in b"", b"\n", b" \r\n\n\x1a\0\n", b"\xef\xbb\xbf":
        assert fuzz(problem, [data]) == [("", "")], data


@each_problem
def test_bad_input_gets_one_line_after_the_answers_before_it(problem):
    bad = sorted((SAMPLES / problem / "bad").glob("*.in"))
    results = fuzz(problem, [case.read_bytes() for case in bad])
    for case, (message, output) in zip(bad, results):
        expected, before = case.with_suffix(".err"), case.with_suffix(".out")
        assert message + "\n" == expected.read_text(), expected
        assert output == (before.read_text() if before.exists() else ""), before
        assert re.fullmatch(rf"{problem}: line \d+: [ -~]+", message), case


@each_problem
def test_files_are_answered_in_order_and_an_error_names_its_file(problem):
    _, case = first_case(problem)
    bad = case.parent / "bad" / "1.in"
    expected = output_here(problem, case) * 2 + output_here(problem, bad)
    errors = bad.with_suffix(".err").read_text().replace(":", f": {bad}:", 1)
    command = [sys.executable, SOLUTIONS / f"{problem}.py", case, case, bad, case]
    assert run(command) == (1, expected, errors.encode())


@each_problem
def test_whatever_comes_in_is_answered_or_refused_in_one_line(problem):
    rng = random.Random(problem)
    data, _ = first_case(problem)
    messages = dict(fuzz(problem, [mutate(rng, data) for _ in range(60)]))
    for message in messages:
        assert re.fullmatch(rf"({problem}: line \d+: [ -~]{{1,300}})?", message)
    assert any(messages)


def test_memory_does_not_grow_with_the_number_of_puzzles():
    given, solved = zip(*puzzles("9x9/easy"))
    found = answers(iter(given * 5))
    first = peak_memory(lambda: [next(found) for _ in given])
    rest = peak_memory(lambda: [next(found) for _ in given * 3])
    assert rest < 0.3 * first and next(found) == solved[0] + "\n"
