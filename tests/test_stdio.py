"""Lines in, answers out, and whatever happens on the way: what all problems share."""

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lib.number import read_numbers
from lib.stdio import run as run_answers
from support import ROOT, SAMPLES, SOLUTIONS, puzzles, run, run_bundle

POJ3074 = [sys.executable, "-I", SOLUTIONS / "poj3074.py"]
EASY, EASY_SOLUTION = puzzles("9x9/easy")[0]
posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX")


def start(command):
    """Start a command with pipes, that are not buffered here."""
    pipe = {name: subprocess.PIPE for name in ("stdin", "stdout", "stderr")}
    return subprocess.Popen(list(map(str, command)), bufsize=0, **pipe)


def echo(data, monkeypatch, name="x.py"):
    """Return what a problem that echoes its lines writes for bytes, or its message."""
    monkeypatch.setattr(sys, "argv", [name])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    try:
        run_answers(lambda lines: (f"<{line}>" for line in lines))
        return sys.stdout.getvalue()
    except SystemExit as error:
        return error.code


@pytest.mark.parametrize(
    "data, expected",
    [
        (b"a\nb\n", "<a><b>"),
        (b"a\r\nb\rc\n\rd", "<a><b><c><d>"),
        (b"\n \n\t a b \n\n", "<a b>"),
        (b"\xef\xbb\xbfa\n", "<a>"),
        (b"\xc3\xa9\n", "<\u00e9>"),
        (b"a\xff\n", "x: line 1: 'utf-8' codec can't decode byte 0xff in position 1"),
        (b"a\r\r\nb\xff", "x: line 3: 'utf-8' codec can't decode byte 0xff"),
        (b"\xff\xfea\0\n\0", "x: line 1: expected UTF-8, found UTF-16"),
        (b"\xfe\xff\0a\0\n", "x: line 1: expected UTF-8, found UTF-16"),
        (b"a\n\xff\xfe", "x: line 2: 'utf-8' codec can't decode byte 0xff"),
    ],
)
def test_lines(data, expected, monkeypatch):
    result = echo(data, monkeypatch)
    assert result == expected or ":" in expected and result.startswith(expected)


def test_a_byte_order_mark_is_one_in_the_first_line_only(monkeypatch):
    assert echo(b"a\n\xef\xbb\xbfb\n", monkeypatch) == "<a><\ufeffb>"


def test_input_that_is_text_already(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO("a\n\nb"))
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    run_answers(lambda lines: (line.upper() for line in lines))
    assert sys.stdout.getvalue() == "AB"


def test_the_name_in_a_message_is_the_files(tmp_path):
    (tmp_path / "other.py").write_bytes((SOLUTIONS / "poj3074.py").read_bytes())
    status, _, errors = run([sys.executable, tmp_path / "other.py"], "x\n")
    assert (status, errors) == (1, b"other: line 1: expected 81 cells, found 1\n")


@pytest.mark.parametrize("text", ["", "1 2 3", "1 x", "-1 2", "1.5 2", "\u0661 2"])
def test_what_is_not_two_numbers_is_refused(text):
    with pytest.raises(ValueError, match="whole numbers expected: 2"):
        read_numbers(text, 2)


def test_numbers_have_nine_digits_at_most():
    assert read_numbers(" 999999999\t0 007", 3) == [999999999, 0, 7]
    for digits in 10, 5000:
        with pytest.raises(ValueError, match="^a number of more than 9 digits$"):
            read_numbers("1" * digits, 1)


@posix
@pytest.mark.parametrize(
    "redirection, words",
    [(">&-", b"closed"), ("<&-", b"closed"), (">/dev/full", b"No space")],
)
def test_streams_that_are_closed_or_full(redirection, words):
    if "full" in redirection and not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full")
    command = ["sh", "-c", f'exec "$0" "$@" {redirection}', *POJ3074]
    status, _, errors = run(command, EASY + "\n")
    assert status == 1
    assert errors.startswith(b"poj3074: line ") and words in errors
    assert errors.count(b"\n") == 1


@posix
def test_a_directory_for_input_ends_at_once():
    command = ["sh", "-c", 'exec "$0" "$@" < /', *POJ3074]
    status, output, errors = run(command)
    assert status == 1 and output == b"" and b"directory" in errors


@posix
def test_on_a_terminal_each_answer_comes_at_once():
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        list(map(str, POJ3074)), stdin=subprocess.PIPE, stdout=theirs
    )
    for puzzle, solution in puzzles("9x9/easy")[:3]:
        process.stdin.write(puzzle.encode() + b"\n")
        process.stdin.flush()
        answer = b""
        while not answer.endswith(b"\n"):
            answer += os.read(ours, 100)
        assert answer.split() == [solution.encode()]
    process.stdin.close()
    assert process.wait(60) == 0
    os.close(ours), os.close(theirs)


def test_unbuffered_each_answer_comes_at_once():
    process = start([sys.executable, "-I", "-u", SOLUTIONS / "poj3074.py"])
    for puzzle, solution in puzzles("9x9/easy")[:3]:
        process.stdin.write(puzzle.encode() + b"\n")
        process.stdin.flush()
        assert process.stdout.readline().split() == [solution.encode()]
    output, errors = process.communicate(timeout=60)
    assert (output, errors, process.returncode) == (b"", b"", 0)


@posix
def test_an_interrupt_loses_no_answer_and_shows_no_traceback():
    process = start(POJ3074)
    process.stdin.write((EASY + "\n").encode() * 150)
    process.stdin.flush()
    output = process.stdout.read(1)  # a buffer is full: it runs, and is soon done
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, b"")
    assert (output + rest).decode() == (EASY_SOLUTION + "\n") * 150


def limited(megabytes):
    """Return a function that limits a child's memory."""
    resource = pytest.importorskip("resource")
    return lambda: resource.setrlimit(
        resource.RLIMIT_AS, (megabytes << 20, megabytes << 20)
    )


@posix
@pytest.mark.parametrize(
    "problem, head", [("poj3074", EASY + "\n"), ("poj3740", "1 1\n1\n1 99999999\n")]
)
def test_too_little_memory_is_told_in_a_line(problem, head):
    """The second line has 100 million characters, within 150 megabytes."""
    process = subprocess.Popen(
        [sys.executable, "-I", str(SOLUTIONS / f"{problem}.py")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=limited(150),
    )
    output, errors = process.communicate(head.encode() + b"1" * 99_999_999 + b"\n")
    line = head.count("\n")
    assert process.returncode == 1 and output
    assert errors.decode() == f"{problem}: line {line}: not enough memory\n"


@pytest.mark.parametrize("problem", ["leetcode37", "leetcode51"])
def test_a_renamed_bundle_of_leetcode_says_under_which_name_it_runs(problem, tmp_path):
    (tmp_path / "my.py").write_bytes((SOLUTIONS / f"{problem}.py").read_bytes())
    sample = (SAMPLES / problem / "sample-1.in").read_bytes()
    status, output, errors = run([sys.executable, tmp_path / "my.py"], sample)
    assert (status, output) == (0, b"")
    assert errors.decode() == f"my.py: this runs as {problem}.py only\n"
