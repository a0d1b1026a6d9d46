"""Every problem alike, as its judge feeds it and as no judge should.

All that is known of a problem is in tests/samples/NAME: sample-N.in and .out are the
judge's own, good-N.in and .out other right input; bad/N.in and .err (and .out, for the
answers before) are wrong input; check.py decides where several answers are right. Where
a test fails because something is missing, it says what, and how to mend it.
"""

import ast
import json
import random
import re
import subprocess
import sys

import pytest

from support import (
    PROBLEMS,
    PYTHONS,
    ROOT,
    SAMPLES,
    SOLUTIONS,
    cases,
    fault,
    need,
    run,
    run_bundle,
    run_bundles,
    run_module,
)

RULES = "see the README, Adding a problem"
each_problem = pytest.mark.parametrize("problem", PROBLEMS)


def first_case(problem):
    """Return the first sample and its answer."""
    case = SAMPLES / problem / "sample-1.in"
    return case.read_bytes(), case


@each_problem
def test_folder_has_what_a_problem_needs(problem):
    folder = SAMPLES / problem
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
    tree = ast.parse((ROOT / path).read_text())
    docstring = ast.get_docstring(tree) or ""
    for words, what in {
        "https?://": "the problem's address",
        r"Python is\s+accepted": "where it can be submitted: Python is accepted ...",
        rf"To\s+run\s+it:\s+python3\s+{problem}\.py\s+<": "how to run it: "
        f"To run it: python3 {problem}.py < ...",
    }.items():
        assert re.search(words, docstring), f"{path}: the docstring must say {what}"
    guard = "if __name__ =="
    last = tree.body[-1]
    call = last.body[0] if isinstance(last, ast.If) else None
    form = f'end {path} with\n\n{guard} "__main__":\n    run(answers)\n'
    if problem.startswith("leetcode"):
        form = form.replace("run(", f'run_own("{problem}", ')
    expected = ast.dump(ast.parse(form.split("\n\n", 1)[1]).body[0])
    assert call and ast.dump(last) == expected, form


@each_problem
def test_bundle_is_made(problem):
    bundle = SOLUTIONS / f"{problem}.py"
    make = f"python3 tools/bundle.py {problem}"
    assert bundle.exists(), f"there is no solutions/{problem}.py; run {make}"


@each_problem
def test_cases_through_lib(problem, tmp_path):
    for case in cases(problem):
        status, output, errors = run_module(problem, case.read_bytes())
        assert (status, errors) == (0, b""), f"{case}: {errors.decode()}"
        assert not fault(problem, case, output, tmp_path), case


@each_problem
@pytest.mark.parametrize("python", PYTHONS)
def test_cases_through_the_bundle(problem, python, tmp_path):
    need(python)
    texts = [case.read_bytes() for case in cases(problem)]
    results = run_bundles(problem, texts, tmp_path, python, ["-W", "error"])
    for case, got in zip(cases(problem), results):
        assert (got[0], got[2]) == (0, b""), f"{case}: {got[2].decode()}"
        assert not fault(problem, case, got[1], tmp_path), case


ODD = {
    "unended": lambda data: data.rstrip(b"\n"),
    "CRLF": lambda data: data.replace(b"\n", b"\r\n"),
    "lone CR": lambda data: data.replace(b"\n", b"\r"),
    "blanks at the ends of lines": lambda data: data.replace(b"\n", b" \t\n"),
    "blanks before lines": lambda data: b" " + data.replace(b"\n", b"\n "),
    "a byte-order mark": lambda data: b"\xef\xbb\xbf" + data,
    "blank lines around": lambda data: b"\n \n" + data + b"\n\n\n",
    "blank lines between": lambda data: data.replace(b"\n", b"\n\n"),
}


@each_problem
def test_odd_but_good_input_is_simply_right(problem, tmp_path):
    data, case = first_case(problem)
    for name, change in ODD.items():
        status, output, errors = run_bundle(problem, change(data), tmp_path)
        assert (status, errors) == (0, b""), f"{name}: {errors.decode()}"
        assert not fault(problem, case, output, tmp_path), name


@each_problem
@pytest.mark.parametrize("data", [b"", b"\n", b" \r\n\n\n", b"\xef\xbb\xbf"])
def test_nothing_in_is_nothing_out(problem, data, tmp_path):
    assert run_bundle(problem, data, tmp_path) == (0, b"", b"")


@each_problem
def test_bad_input_gets_one_line_after_the_answers_before_it(problem, tmp_path):
    for case in sorted((SAMPLES / problem / "bad").glob("*.in")):
        before = case.with_suffix(".out")
        output = before.read_bytes() if before.exists() else b""
        errors = case.with_suffix(".err").read_bytes()
        assert re.fullmatch(rb"%b: line \d+: [ -~]+\n" % problem.encode(), errors), case
        got = run_bundle(problem, case.read_bytes(), tmp_path)
        assert got == (1, output, errors), (
            f"{case}: the status, output and line on stderr are {got}, but should be 1, "
            f"{output} as in its .out (empty if there is none), {errors} as in its .err"
        )


@each_problem
def test_a_reader_who_leaves_is_no_error(problem):
    process = subprocess.Popen(
        [sys.executable, "-I", str(SOLUTIONS / f"{problem}.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.close()
    process.stdin.write(first_case(problem)[0])
    process.stdin.close()
    assert process.stderr.read() == b""
    assert process.wait(60) == 0
    process.stderr.close()


def mutate(rng, data):
    """Return data with a few random changes."""
    for _ in range(rng.randrange(1, 4)):
        start = rng.randrange(len(data) + 1)
        end = start + rng.choice([0, 0, 1, 1, 5, 100])
        other = rng.randrange(len(data) + 1)
        copied = data[other : other + rng.choice([1, 9, 82])]
        strange = (
            b'0 1 9 . - A Q x # \t \r \n \0 , ] " \xc3 \xff \xef\xbb\xbf end\n'.split(
                b" "
            )
        )
        data = data[:start] + rng.choice([*strange, b"", copied]) + data[end:]
    return data


FUZZ = """
import contextlib, io, json, sys
from lib.problems.{0} import answers
from lib.stdio import run
sys.argv = ["{0}.py"]
for text in json.load(sys.stdin):
    out = io.StringIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode("latin-1")))
    with contextlib.redirect_stdout(out):
        try:
            run(answers)
            message = ""
        except SystemExit as error:
            message = error.code
    print(json.dumps([message, out.getvalue()]))
"""


def fuzz(problem, texts):
    """Return (message, output) of a problem for each text."""
    command = [sys.executable, "-c", FUZZ.format(problem)]
    data = json.dumps([text.decode("latin-1") for text in texts])
    status, output, errors = run(command, data, cwd=ROOT)
    assert (status, errors) == (0, b"")
    return [json.loads(line) for line in output.splitlines()]


@each_problem
def test_whatever_comes_in_is_answered_or_refused_in_one_line(problem):
    rng = random.Random(problem)
    data, _ = first_case(problem)
    results = fuzz(problem, [mutate(rng, data) for _ in range(300)])
    assert len(results) == 300
    for message, _ in results:
        assert re.fullmatch(rf"({problem}: line \d+: [ -~]{{1,300}})?", message)
    assert any(message for message, _ in results)
