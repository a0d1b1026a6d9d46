"""tools/judge.py and tools/bench.py, as their users run them."""

import sys

import pytest

from support import PROBLEMS, ROOT, run

GENEROUS = ["--time", "30"]


def judge(*arguments):
    """Run the judge; return (status, stdout, stderr) as text."""
    command = [sys.executable, "tools/judge.py", *map(str, arguments)]
    status, output, errors = run(command, cwd=ROOT, timeout=120)
    return status, output.decode(), errors.decode()


@pytest.fixture
def case(tmp_path):
    """Return a function that judges a program on one case: "7\\n" in, "49\\n" out."""
    (tmp_path / "square.in").write_text("7\n")
    (tmp_path / "square.out").write_text("49\n")

    def judge_program(source, *options):
        program = tmp_path / "program.py"
        program.write_text(source)
        return judge(*options, program, tmp_path)

    return judge_program


@pytest.mark.parametrize("problem", sorted(set(PROBLEMS) - {"luogu_p4929"}))
def test_bundles_are_accepted_in_64_megabytes(problem):
    status, output, errors = judge(
        *GENEROUS, f"solutions/{problem}.py", f"tests/samples/{problem}"
    )
    assert (status, errors) == (0, "")
    assert {line.split()[0] for line in output.splitlines()} == {"AC"}


@pytest.mark.parametrize(
    "source, verdict",
    [
        ("print(int(input()) ** 2)", "AC"),
        ("print(int(input()) ** 2, end='')", "WA"),
        ("print(48)", "WA"),
        ("print(49, file=__import__('sys').stderr)", "WA"),
        ("print(49)\nraise SystemExit(1)", "RE"),
        ("print(1 // 0)", "RE"),
        ("import os\nos.kill(os.getpid(), 11)", "RE"),
        ("x = bytearray(200 << 20)\nprint(49)", "MLE"),
        ("x = [0]\nwhile True:\n    x += x", "MLE"),
    ],
)
def test_verdicts(source, verdict, case):
    status, output, _ = case(source, *GENEROUS)
    assert output.split()[:2] == [verdict, "square"]
    assert output.rstrip().endswith(" MB") and " s " in output
    assert status == (0 if verdict == "AC" else 1)


@pytest.mark.parametrize(
    "source", ["while True:\n    pass", "__import__('time').sleep(99)"]
)
def test_time_limit(source, case):
    status, output, _ = case(source, "--time", "0.2")
    assert (status, output.split()[0]) == (1, "TLE")


def test_more_memory_can_be_had(case):
    source = "x = bytearray(200 << 20)\nprint(49)"
    assert case(source, *GENEROUS, "--memory", "500")[0] == 0


def test_any_command_and_interpreter(tmp_path):
    (tmp_path / "a.in").write_text("one\ntwo\n")
    (tmp_path / "a.out").write_text("one\n")
    assert judge("--command", "head -1", tmp_path)[0] == 0
    assert judge("--command", "tail -1", tmp_path)[0] == 1
    assert judge("--python", "cat", "program", tmp_path)[0] == 2


def test_what_cannot_be_judged_is_told(tmp_path):
    status, _, errors = judge("solutions/poj3074.py", tmp_path)
    assert status == 2 and "no .in files" in errors
    (tmp_path / "a.in").write_text("")
    status, _, errors = judge("solutions/poj3074.py", tmp_path)
    assert status == 2 and "has no .out" in errors
    status, _, errors = judge("--command", "no-such-program", "tests/samples/poj3074")
    assert status == 2 and "does not start" in errors


def bench(*arguments):
    """Run the bench; return (status, stdout, stderr) as text."""
    command = [sys.executable, "tools/bench.py", *arguments]
    status, output, errors = run(command, cwd=ROOT, timeout=120)
    return status, output.decode(), errors.decode()


def test_bench_times_a_set():
    status, output, _ = bench("--runs", "1", "easy", "tier0")
    assert status == 0
    assert [line.split()[0] for line in output.splitlines()[1:3]] == ["easy", "tier0"]
    assert "textbook" in output


def test_bench_prints_markdown():
    status, output, _ = bench("--runs", "1", "--markdown", "tier0")
    assert status == 0 and output.startswith(
        "| microseconds a puzzle | bundle |\n| ---"
    )


def test_bench_profiles():
    status, output, _ = bench("--profile", "17clue")
    assert status == 0 and "settle" in output


def test_bench_names_what_it_has_not():
    status, _, errors = bench("nothing")
    assert status == 2 and "there is no set nothing" in errors
