"""Files in, answers out, and whatever happens on the way: what all problems share."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lib.stdio import run as run_answers
from support import SAMPLES, SOLUTIONS, puzzles, run

POJ3074 = [sys.executable, "-I", SOLUTIONS / "poj3074.py"]
EASY, EASY_SOLUTION = puzzles("9x9/easy")[0]
NO_TEXT = "this is not text in UTF-8"


def start(*options, **others):
    """Start poj3074 with pipes that are not buffered here."""
    command = [sys.executable, "-I", *options, str(SOLUTIONS / "poj3074.py")]
    pipes = dict.fromkeys(["stdin", "stdout", "stderr"], subprocess.PIPE)
    return subprocess.Popen(command, bufsize=0, **{**pipes, **others})


@pytest.mark.parametrize(
    "data, expected",
    [
        pytest.param(b"a\nb\n", "<a><b>", id="LF"),
        pytest.param(b"a\r\nb\rc\n\rd", "<a><b><c><d>", id="CR"),
        pytest.param(b"\n \n\t a b \n\n", "<\t a b>", id="spaces"),
        pytest.param(b"\xef\xbb\xbfa\n\xef\xbb\xbfb", "<a><\ufeffb>", id="marks"),
        pytest.param(b"\xc3\xa9\n", "<\u00e9>", id="UTF-8"),
        pytest.param(b"\0a\0b\x1a\n\x1a", "< a b>", id="NUL and Ctrl-Z"),
        pytest.param(b"a\r\r\nb\xff", f"<a>line 3: {NO_TEXT}", id="Latin-1"),
        pytest.param(b"\xff\xfea\0\n\0", f"line 1: {NO_TEXT}", id="UTF-16"),
    ],
)
def test_lines(data, expected, tmp_path, monkeypatch, capsys):
    path = tmp_path / "x.txt"
    path.write_bytes(data)
    monkeypatch.setattr(sys, "argv", ["my.python.py", str(path)])
    try:
        run_answers(
            lambda lines: (
                f"<{line}>" if "\ufffd" not in line else int(line) for line in lines
            )
        )
    except SystemExit as error:
        print(error.code.replace(f"my.python: {path}: ", ""), end="")
    assert capsys.readouterr().out == expected


def test_help_is_the_docstring_and_other_options_are_refused():
    text = Path(POJ3074[-1]).read_text().split('"""')[1]
    for word in "--help", "-h":
        assert run([*POJ3074, word]) == (0, text.encode() + b"\n", b"")
    status, output, errors = run([*POJ3074, "-x"], EASY)
    assert (status, output, errors[:13]) == (2, b"", b"poj3074: -x: ")


@pytest.mark.parametrize("name", ["none.txt", ".", "/proc/self/mem"])
def test_a_file_that_cannot_be_read_is_told_and_the_others_answered(name, tmp_path):
    (tmp_path / "good.txt").write_text(f"{EASY}\nend\n")
    command = [*POJ3074, "good.txt", name, "-", "good.txt"]
    status, output, errors = run(command, f"{EASY}\nend\nx\n", cwd=tmp_path)
    assert (status, output.decode()) == (2, f"{EASY_SOLUTION}\n" * 3)
    assert re.fullmatch(rf"poj3074: {re.escape(name)}: [\w/ ]+\n", errors.decode())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_in_a_line():
    with open("/dev/full", "wb") as full:
        process = start(stdout=full)
    _, errors = process.communicate(EASY.encode())
    assert process.returncode == 1
    assert re.fullmatch(b"poj3074: output: No space left[ \\w]+\n", errors)


@pytest.mark.parametrize("on_terminal", [False, True])
def test_on_a_terminal_or_unbuffered_each_answer_comes_at_once(on_terminal):
    if on_terminal:
        ours, theirs = pytest.importorskip("pty").openpty()
        process, output = start(stdout=theirs), open(ours, "rb", buffering=0)
        os.close(theirs)
    else:
        process = start("-u")
        output = process.stdout
    for puzzle, solution in puzzles("9x9/easy")[:3]:
        process.stdin.write(puzzle.encode() + b"\n")
        assert output.readline().split() == [solution.encode()]
    assert process.communicate(timeout=60)[1] == b"" and process.returncode == 0
    output.close()


def run_on_terminal(problem, text, is_typed=False):
    """Return (status, stdout, stderr), with a terminal as stderr; stdin too, if typed."""
    ours, theirs = pytest.importorskip("pty").openpty()
    command = [sys.executable, SOLUTIONS / f"{problem}.py"]
    files = {"stdin": theirs} if is_typed else {"input": text}
    os.write(ours, text if is_typed else b"")
    output = subprocess.PIPE
    done = subprocess.run(command, stdout=output, stderr=theirs, timeout=60, **files)
    os.write(theirs, b"(end)")
    errors = b""
    while not errors.endswith(b"(end)"):
        errors += os.read(ours, 1000)
    os.close(ours)
    os.close(theirs)
    return done.returncode, done.stdout, errors[:-5].decode()


@pytest.mark.parametrize(
    "problem, tail, unread",
    [
        ("leetcode52", b"4\nx\n4\n", "line 3: not read from here on: 'x'"),
        ("leetcode37", b"\n4", "line 3: not read from here on: '4'"),
        ("kattis_sudokunique", b".\n", "line 40: not read from here on: '.'"),
        ("luogu_p1784", b"\xff", "line 10: not read from here on: '\\ufffd'"),
        ("poj2676", b"\n\nx\n", "line 13: not read from here on: 'x'"),
        ("poj2676", b"\n\x1a\n\0\n", ""),
        ("poj3740", b"0 0\n", ""),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_terminal_is_told_what_was_not_read(problem, tail, unread):
    data = (SAMPLES / problem / "sample-1.in").read_bytes() + tail
    output = run([sys.executable, SOLUTIONS / f"{problem}.py"], data)[1]
    told = f"{problem}: {unread}\r\n" if unread else ""
    assert output and run_on_terminal(problem, data) == (0, output, told)


def test_neither_a_terminal_nor_a_judge_is_asked_for_more_than_the_cases():
    case = SAMPLES / "poj1084" / "sample-1.in"
    command, pipe = [sys.executable, SOLUTIONS / "poj1084.py"], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        process.stdin.write(case.read_bytes())
        process.stdin.flush()
        assert process.wait(60) == 0
    status, output, _ = run_on_terminal("poj1084", case.read_bytes(), is_typed=True)
    assert (status, output) == (0, case.with_suffix(".out").read_bytes())


def test_a_reader_who_leaves_is_no_error():
    process = start()
    process.stdout.close()
    process.stdin.write((EASY + "\n").encode())
    process.stdin.close()
    assert process.stderr.read() == b"" and process.wait(60) == 0
    process.stderr.close()


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX")
def test_an_interrupt_loses_no_answer_and_shows_no_traceback():
    process = start()
    process.stdin.write((EASY + "\n").encode() * 150)
    output = process.stdout.read(1)  # a buffer is full: it runs, and is soon done
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (130, b"")
    assert (output + rest).decode() == (EASY_SOLUTION + "\n") * 150


def test_too_little_memory_is_told_in_a_line():
    """The second line has 100 million characters, within 150 megabytes."""
    resource = pytest.importorskip("resource")
    limit = resource.RLIMIT_AS, (150 << 20, 150 << 20)
    process = start(preexec_fn=lambda: resource.setrlimit(*limit))
    output, errors = process.communicate(f"{EASY}\n{'1' * 99_999_999}\n".encode())
    assert process.returncode == 1 and output.decode() == EASY_SOLUTION + "\n"
    assert errors == b"poj3074: line 1: not enough memory\n"
