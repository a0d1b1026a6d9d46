"""Every problem alike, as its judge feeds it and as no judge should.

lib/problems/README.md says what is in tests/samples/NAME. A test that fails because
something is missing says what, and how to mend it.
"""

import functools
import random
import re
import sys
from importlib import import_module

import pytest

from support import FEW, OLD, PROBLEMS, PYTHONS, SAMPLES, SOLUTIONS, at_once, cases
from support import fault, program_of, run, run_texts, runs_on_old, works

RULES = "see lib/problems/README.md"
each_problem = pytest.mark.parametrize("problem", PROBLEMS)


def first_case(problem):
    """Return the first sample."""
    return SAMPLES / problem / "sample-1.in"


def forms(problem):
    """Return those of FORMS that right input of a problem may have."""
    path = SAMPLES / problem / "forms.txt"
    return path.read_text().splitlines() if path.exists() else []


@functools.lru_cache(None)
def output_of(problem, case):
    """Return what a problem prints for right input, by lib."""
    ((message, output),) = run_texts(problem, [case.read_bytes()])
    assert not message, f"{case}: {message}"
    return output.encode()


@pytest.fixture
def expect(record):
    """Return a function that compares a text with a file; an empty one has no file."""

    def expect(path, text):
        old = path.read_text() if path.exists() else ""
        if text != old:
            write = path.write_text if text else lambda _: path.unlink()
            record(path, old, text, lambda: write(text))

    return expect


@each_problem
def test_answers_of_good_and_slow_input_are_recorded(problem, expect):
    for case in cases(problem, "good") + cases(problem, "slow"):
        if not case.with_suffix(".out").exists():
            expect(case.with_suffix(".out"), output_of(problem, case).decode())


@each_problem
def test_bad_input_gets_one_line_after_the_answers_before_it(problem, expect):
    bad = sorted((SAMPLES / problem / "bad").glob("*.in"))
    results = run_texts(problem, [case.read_bytes() for case in bad])
    for case, (message, output) in zip(bad, results):
        assert message, f"{case} is not refused"
        expect(case.with_suffix(".err"), f"{message}\n")
        expect(case.with_suffix(".out"), output)


@each_problem
def test_folder_has_what_a_problem_needs(problem):
    folder = SAMPLES / problem
    row = f"| {problem} | {len(cases(problem, 'sample'))} | "
    assert row in (SAMPLES / "README.md").read_text(), f"{SAMPLES}/README.md: add {row}"
    inputs = {folder / "sample-1.in", folder / "bad" / "1.in", *folder.rglob("*.in")}
    results = [*folder.rglob("*.out"), *folder.rglob("*.err")]
    mend = f"write it, or if it is no sample run python3 tests --write -k {problem}"
    for path in inputs | {result.with_suffix(".in") for result in results}:
        is_bad = path.parent.name == "bad"
        for file in path, path.with_suffix(".err" if is_bad else ".out"):
            assert file.exists(), f"there is no {file}: {mend}; {RULES}"
        kinds = ("sample-", "good-", "slow-")
        assert is_bad or path.name.startswith(kinds), f"{path}: {RULES}"
    assert {*forms(problem)} <= {*FORMS}, f"{folder}/forms.txt: give any of {[*FORMS]}"


@each_problem
def test_help_says_what_is_read_and_written_and_how_to_run_it(problem):
    text = import_module(f"lib.problems.{problem}").__doc__
    for form in "\nReads ", "\nWrites ", f"\nTo run it: python3 {problem}.py":
        assert form in text, f"the docstring needs a line that begins with {form[1:]!r}"
    for line in re.findall("(?m)^Limits.*", text):
        advice = f"write {line!r} as 'Limits: 5 s, 258 MB', or leave it out"
        assert re.fullmatch(r"Limits: ([\d.]+ s|([\d.]+ s, )?\d+ MB)", line), advice


@pytest.mark.parametrize("check", [*SAMPLES.glob("*/check.py")], ids=str)
def test_every_check_refuses_what_is_no_answer_without_a_traceback(check):
    for output in b"", b"x\n", b"1 2\n", b"[[1], [99]]\n":
        case = check.with_name("sample-1.in")
        found = fault(check.parent.name, case, output)
        assert found, f"{check} accepts {output}"
        assert found[0] == 1 and b"Traceback" not in found[2], (output, found)


@each_problem
@pytest.mark.parametrize(
    "kind", [pytest.param("sample", marks=pytest.mark.quick), "good"]
)
def test_input_through_lib(kind, problem):
    for case in cases(problem, kind):
        for output in output_of(problem, case), case.with_suffix(".out").read_bytes():
            assert not fault(problem, case, output), case


@each_problem
def test_good_input_is_answered_alike_on_every_interpreter(problem):
    """The samples are; on few interpreters other good input, too."""
    old = works(OLD) if runs_on_old(problem) else ""
    samples, others = cases(problem, "sample"), cases(problem, "good")
    outputs = [output_of(problem, case) for case in samples + others]

    def check(program):
        is_one_of_few = program in [*map(program_of, FEW), old]
        files = samples + others * is_one_of_few
        options = "-I", "-B", "-W", "error"
        result = run([program, *options, SOLUTIONS / f"{problem}.py", *files])
        expected = b"".join(outputs[: len(files)])
        assert result == (0, expected, b""), f"{program} {files}"

    at_once(check, filter(None, [old, *map(program_of, PYTHONS)]))


@each_problem
def test_what_follows_the_last_case_is_ignored_on_standard_input(problem):
    followed = first_case(problem).read_bytes() + b"*** the end ***\n\xff\n"
    answer = output_of(problem, first_case(problem))
    command = [sys.executable, SOLUTIONS / f"{problem}.py"]
    status, output, errors = run(command, followed)
    assert output == answer
    if UNTIL_END in forms(problem):  # What follows is read as a case.
        assert status == 1 and re.fullmatch(rb"\w+: line \d+: [ -~]+\n", errors)
    else:
        mend = f"echo {UNTIL_END} >> tests/samples/{problem}/forms.txt"
        advice = f"{errors}: read no further, or if only the end tells: {mend}"
        assert (status, errors) == (0, b""), advice
    # In a file that is named it is wrong.
    ((message, output),) = run_texts(problem, [followed])
    assert message and output.encode() == answer


def spaced(data):
    """Return rows with spaces between their symbols; numbers and end as they are."""
    row = rb"(?m)^(?!end$|\d\d?$).+"
    return re.sub(row, lambda found: re.sub(rb"(?=\S)", b" ", found[0]), data)


UNTIL_END = "cases until the end"
FORMS = {  # of right input; test_stdio has the forms that are right for each problem
    UNTIL_END: lambda data: data,
    "no end": lambda data: re.sub(rb"(?m)^(end|0 0)$", b"", data),
    "rows spaced out": spaced,
    "spaces as line ends": lambda data: re.sub(rb"[ \t]+", b"\n", data),
    "a line a row": lambda data: re.sub(rb"(\[(?=\[)|\],)", rb"\1\n", data),
    "a line a grid": lambda data: re.sub(rb'[][",]', b"", data),
}


@each_problem
def test_right_input_in_other_forms_is_answered_alike(problem):
    data = first_case(problem).read_bytes()
    between = b"\xef\xbb\xbf\r\n " + data.replace(b"\n", b" \t\r\n\r\n ") + b"\x1a\0"
    texts = [between, *(FORMS[name](data) for name in forms(problem))]
    expected = output_of(problem, first_case(problem)).decode()
    for text, result in zip(texts, run_texts(problem, texts)):
        assert result == ("", expected), text


STRANGE = b'0 1 9 . - A Q x # \t \r \n \0 \x1a , ] " \xc3 \xff \xef\xbb\xbf end\n'


def mutate(rng, data):
    """Return data with a few random changes."""
    for _ in range(rng.randrange(1, 4)):
        start = rng.randrange(len(data) + 1)
        end = start + rng.choice([0, 0, 1, 1, 5, 100])
        other = rng.randrange(len(data) + 1)
        copied = data[other : other + rng.choice([1, 9, 82])]
        new = rng.choice([*STRANGE.split(b" "), b"", copied])
        data = data[:start] + new + data[end:]
    return data


@each_problem
def test_whatever_comes_in_is_answered_or_refused_a_line_each(problem):
    rng = random.Random(problem)
    data = first_case(problem).read_bytes()
    texts = [b"", *(mutate(rng, data) for _ in range(30))]
    for message, _ in run_texts(problem, texts):
        for line in message.splitlines():
            assert re.fullmatch(rf"{problem}: line \d+: [ -~]{{1,300}}", line), message
