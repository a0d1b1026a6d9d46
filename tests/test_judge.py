"""tools/judge.py, as its users run it."""

import contextlib
import os
import re
import select
import shutil
import sys
import time

import pytest

import judge as tool
from support import LIBRARIES, ROOT, run_text

SQUARE = {"1.in": "7\n", "1.out": "49\n"}
LONG = "--time", "60"  # where time is not the question: a machine may be slow
ODD_NAME = os.fsdecode(b"\xff")  # It is not UTF-8.


def write(folder, files):
    """Write files, given as {name: text}, into a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode("latin-1"))


def judge(folder, source, *options, files=SQUARE, env={}, start=()):
    """Judge a program on cases in one folder; return (status, output, errors).

    start: a program that starts judge.py, and its arguments
    """
    write(folder, {"a.py": source, **files})
    command = [sys.executable, *start, tool.__file__, "a.py", *options, "."]
    env = {**os.environ, "TMPDIR": str(folder), **env}
    return run_text(command, "not read\n", cwd=folder, env=env)


def assert_lines(output, expected):
    """Assert that each line of output begins with what an expression matches."""
    assert len(output.splitlines()) == len(expected), output
    for line, expression in zip(output.splitlines(), expected):
        assert re.match(expression, line), f"{expression}: {line}"


def programs(name):
    """Return (words, expected, program) for each program in a file of LIBRARIES.

    Its first line is "# WORDS: EXPECTED".
    """
    found = (LIBRARIES / name).read_text().strip().split("\n\n")
    return [(*re.match("# (.*?): (.*)", source).groups(), source) for source in found]


@pytest.mark.parametrize("row", programs("verdicts.txt"), ids=lambda row: row[1])
def test_the_first_verdict_that_is_true_is_given(row, tmp_path):
    """A program can import neither what stands beside it nor what its caller can."""
    options, expected, source = row
    env = {"PYTHONPATH": str(ROOT), "FORCE_COLOR": "1", "PYTHONIOENCODING": "ascii"}
    more = {"files": {**SQUARE, "lib.py": ""}, "env": env}
    status, output, errors = judge(tmp_path, source, *options.split(), **more)
    verdict, _, note = expected.partition(" ")
    assert (status, errors) == (int(verdict != "AC"), "")
    assert re.fullmatch(rf"{verdict} +1 .* MB *{note}\n", output), output


def test_a_few_megabytes_over_the_limit_are_too_many(tmp_path):
    _, output, _ = judge(tmp_path, "print(49)", *LONG, "--memory", "400")
    most = float(re.search(r"([\d.]+) of 400 MB", output)[1])
    _, output, _ = judge(tmp_path, "print(49)", *LONG, "--memory", str(most - 4))
    assert_lines(output, ["MLE "])


def test_lines_are_compared_but_for_their_ends(tmp_path):
    long = "1 " * 50
    cases = [  # answer, output, what is said
        ("1 \t\r\n2\r\n\n \n", "1\n2", "AC "),
        ("1\n2", "1 \t\r\n2\r\n\n \n", "AC "),
        ("1\n\n2\n", "1\n", "WA .* line 3: expected '2', got ''"),
        ("1", "1\n2\n", "WA .* line 2: expected '', got '2'"),
        ("1 2\n", " 1 2\n", "WA .* line 1: expected '1 2', got ' 1 2'"),
        ("\xfe", "\xff", r"WA .* line 1: expected '\\xfe', got '\\xff'"),
        (long, long + "1", "WA .* line 1, byte 100: expected '', got ' 1'"),
    ]
    numbered = list(enumerate(cases, 5))  # 9 comes before 10
    files = {f"{n}.in": output for n, (_, output, _) in numbered}
    files.update({f"{n}.ans": answer for n, (answer, _, _) in numbered})
    files.update({"11.out": long, "11.ans": "not read", "._1.in": "no case"})
    files.update({f"last{ODD_NAME}.in": "1", f"last{ODD_NAME}.out": "1"})
    source = "import sys\nsys.stdout.buffer.write(sys.stdin.buffer.read())"
    status, output, errors = judge(tmp_path, source, *LONG, files=files)
    assert (status, errors) == (1, "")
    assert_lines(output, [*(expected for *_, expected in cases), r"AC  last\\udcff "])


@pytest.mark.parametrize("row", programs("checks.txt"), ids=lambda row: row[1])
def test_a_check_decides_or_has_failed(row, tmp_path):
    status, words, check = row
    files = {"1.in": "7", "1.out": "6", "check.py": check}
    result = judge(tmp_path / ODD_NAME, "print(5, end='')", *LONG, files=files)
    if status == "2":
        words = f"judge.py: check.py has failed on 1.in: {words}"
    assert result[0] == int(status)
    assert_lines("".join(result[1:]), [words])


TELL = "import os, signal, subprocess, time; open('started', 'w')\n"
# A program that starts a process, and tells it in a file
CHILD = """import os, signal, subprocess, time
subprocess.Popen(["sleep", "60"], stdout=open("pipe", "w"))
open("started", "w")
"""
WAIT = "time.sleep(60)"
STOP = f"os.kill(os.getppid(), signal.%s)\n{WAIT}"


@contextlib.contextmanager
def nothing_is_left(folder):
    """Assert that the process that CHILD starts there has ended, and no file is left."""
    os.mkfifo(folder / "pipe")
    pipe = os.open(folder / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    yield
    # The end of a pipe is reached when no process has it open for writing any more.
    os.close(os.open(folder / "pipe", os.O_WRONLY))
    assert select.select([pipe], [], [], 30)[0] and os.read(pipe, 1) == b""
    os.close(pipe)
    assert not list(folder.glob("tmp*"))


RUNS = [  # a program, a check.py (which accepts all if empty), judge.py's exit status
    (CHILD + STOP % "SIGINT", "", 130),
    (CHILD + STOP % "SIGQUIT", "", 131),
    (CHILD + STOP % "SIGTERM", "", 143),
    (CHILD + STOP % "SIGHUP", "", 129),
    ("", CHILD + STOP % "SIGTERM", 143),
]


@pytest.mark.parametrize("source, check, status", RUNS, ids=range(len(RUNS)))
def test_no_process_and_no_file_is_left(source, check, status, tmp_path):
    with nothing_is_left(tmp_path):
        result = judge(tmp_path, source, *LONG, files={**SQUARE, "check.py": check})
    assert (result[0], result[2]) == (status, "") and (tmp_path / "started").exists()


START = LIBRARIES / "start_judge.py"


@pytest.mark.parametrize("moment", ["made", "becomes", "started"])
def test_signals_at_any_moment_leave_nothing(moment, tmp_path):
    files = {**SQUARE, "check.py": ""}
    with nothing_is_left(tmp_path):
        result = judge(tmp_path, CHILD, *LONG, files=files, start=[START, moment])
    assert result == (129, "", "")


THREAD = "import threading; threading.Thread(target=sum, args=[range(10**7)]).start()"
LATE = {  # the limit, the time by the clock, a program, a check.py, what is said
    "in time": ("60", 179, TELL + "time.sleep(0.1)", "", "AC "),
    "works": ("60", 181, TELL + THREAD, "", "AC "),
    "loops": (".01", 0, TELL + "while 1: pass", "", r"TLE 1  +[012]\..* processor"),
    "waits": ("60", 181, CHILD + WAIT, "", "TLE .* over 180 s by the clock"),
    "child waits": ("60", 181, CHILD, "", "TLE .* over 180 s by the clock"),
    "check waits": ("60", 181, "", CHILD + WAIT, ".* 1.in: over 180 s by the clock"),
}
if not os.path.exists("/proc/self/stat"):
    del LATE["works"]  # not known there


@pytest.mark.parametrize("row", LATE)
def test_the_clock_ends_what_waits(row, tmp_path, monkeypatch, capsys):
    """By a clock that stands still until CHILD is started: then it is later."""
    seconds, later, source, check, expected = LATE[row]
    write(tmp_path, {**SQUARE, "a.py": source, "check.py": check})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["judge.py", "--time", seconds, "a.py", "."])
    started = tmp_path / "started"
    monkeypatch.setattr(time, "monotonic", lambda: later if started.exists() else 0)
    with nothing_is_left(tmp_path), contextlib.suppress(SystemExit):
        tool.main()
    assert_lines("".join(capsys.readouterr()), [expected])


def test_several_problems_get_a_line_each_and_one_gets_a_line_for_each_case(tmp_path):
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    names, lines, sources = zip(*programs("limits.txt"))
    for name, source in zip(names, sources):
        write(tmp_path / "solutions", {f"{name}.py": source})
        samples = {**SQUARE, "2.in": "\n", "2.out": "49"}
        write(tmp_path / "tests" / "samples" / name, samples)
    tool = [sys.executable, tmp_path / "tools" / "judge.py"]
    status, output, _ = run_text(tool)
    assert status == 1
    assert_lines(output, lines)
    status, output, _ = run_text([*tool, *LONG, "--memory", "70", "p0"])
    assert status == 0
    assert_lines(output, [f"AC  {n} .* of 60 s .* of 70 MB$" for n in (1, 2)])
