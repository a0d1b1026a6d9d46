"""Files in, answers out, and whatever happens on the way: what all problems share."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from support import SAMPLES, SOLUTIONS, feed, puzzles, run

POJ3074 = [sys.executable, "-I", SOLUTIONS / "poj3074.py"]
EASY, EASY_SOLUTION = puzzles("9x9/easy")[0]


def start(problem="poj3074", **options):
    """Start a problem with pipes that are not buffered here."""
    command = [sys.executable, "-I", SOLUTIONS / f"{problem}.py"]
    pipes = dict.fromkeys(["stdin", "stdout", "stderr"], subprocess.PIPE)
    return subprocess.Popen(command, bufsize=0, **{**pipes, **options})


LINES = {  # a file -> the message, the lines in <>
    b"a\nb\n": ("", "<a><b>"),
    b"a\r\nb\rc\n\rd": ("", "<a><b><c><d>"),
    b"\n \n\t a b \n\n": ("", "<\t a b>"),
    b"\xef\xbb\xbfa\n\xef\xbb\xbfb": ("", "<a><\ufeffb>"),
    b"\xc3\xa9\n": ("", "<\u00e9>"),
    b"a\n\x0c\n\xc2\xa0\nb": ("", "<a><b>"),
    b"a\nb\x1a\n\x1a\0\0": ("", "<a><b>"),
    b"a\r\r\nb\nend": ("", "<a><b>"),
    b"a\n\nend\n\n\0\n": ("", "<a>"),
    b"a\nend\nb\nc\n": ("my.own: line 3: expected the end of the file", "<a>"),
    b"a\n\nwrong\nb\n": ("my.own: line 3: wrong", "<a>"),
}


def test_lines_are_told_apart_and_counted():
    def answers(lines):
        for line in lines:
            if line == "end":
                return
            if line == "wrong":
                raise ValueError(line)
            yield f"<{line}>"

    assert dict(zip(LINES, feed(answers, "my.own", LINES))) == LINES


CASES = {  # a file of numbers, one a case, which have no answer from 10 on
    "1\n12\n2 13 3\n": (["line 2: 12", "line 3: 13"], "1\n\n2\n\n3\n"),
    "1\n\n12\n\n": (["line 3: 12"], "1\n\n"),
    "1\n1+\n\n2\n12\n": (["line 5: 12"], "1\n3\n\n"),
    "1\n10+\n2\n3\n": (["line 3: 12"], "1\n"),
    "12\nx\n1\n": (["line 1: 12", "line 2: 'x'"], "\n"),
}


def test_a_case_on_one_line_may_have_no_answer_and_others_end_the_run(tmp_path):
    def answers(lines):
        """Numbers; one with a + is added to the next line's."""
        total = 0
        for word in (word for line in lines for word in line.split()):
            if not word.strip("+").isdecimal():
                raise ValueError(ascii(word))
            total += int(word.strip("+"))
            if "+" not in word:
                yield ValueError(total) if total >= 10 else f"{total}\n"
                total = 0

    for (text, (errors, output)), result in zip(
        CASES.items(), feed(answers, "own", map(str.encode, CASES))
    ):
        assert result == ("\n".join(f"own: {error}" for error in errors), output), text


def test_an_output_or_messages_that_nobody_has_opened():
    puzzles = f"{EASY}\n11{'.' * 79}\n{EASY}\n"
    command = " ".join(map(shlex.quote, map(str, POJ3074)))
    result = run(["sh", "-c", f"{command} >&-"], puzzles)
    assert result == (2, b"", b"poj3074: standard output is closed\n")
    status, output, errors = run(["sh", "-c", f"{command} 2>&-"], puzzles)
    expected = f"{EASY_SOLUTION}\n\n{EASY_SOLUTION}\n"
    assert (status, output.decode(), errors) == (1, expected, b"")


def test_an_answer_that_cannot_be_encoded_is_no_error_of_a_line():
    riddle = "1 1\n\u00c5sa\n0\n".encode()
    command = [sys.executable, SOLUTIONS / "codingame_einstein.py"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    status, output, errors = run(command, riddle, env=environment)
    assert (status, output) == (2, b"") and errors.count(b"\n") == 1
    assert b"line" not in errors and b"can't encode" in errors


def test_bytes_that_are_not_utf_8_are_refused_where_they_are_read():
    for text in EASY.encode() + b"\xff", EASY.encode("utf-16"):
        status, output, errors = run(POJ3074, EASY.encode() + b"\n" + text)
        assert (status, output.decode()) == (1, EASY_SOLUTION + "\n")
        assert re.fullmatch(rb"poj3074: line 2: [ -~]+\n", errors)


def test_help_is_the_docstring():
    text = Path(POJ3074[-1]).read_text().split('"""')[1]
    for word in "--help", "-h":
        assert run([*POJ3074, word]) == (0, text.encode() + b"\n", b"")


def test_files_are_answered_in_order_until_a_line_is_wrong(tmp_path):
    none = f"11{'.' * 79}\n"
    for name, text in ("good", "end"), ("none", none), ("bad", f"x\n{EASY}"):
        (tmp_path / name).write_text(f"{EASY}\n{text}\n")
    names = "good", "none", "-", "good", "bad", "good"
    status, output, errors = run([*POJ3074, *names], f"{EASY}\nend\nx\n", cwd=tmp_path)
    solved = f"{EASY_SOLUTION}\n"
    assert (status, output.decode()) == (1, f"{solved * 2}\n{solved * 3}")
    first, second = errors.decode().splitlines()
    assert first.startswith("poj3074: none: line 2: 1 repeats: row 1, column 1 and ")
    assert second.startswith("poj3074: bad: line 2: cell 1: 'x' is not a symbol")


@pytest.mark.parametrize("name", ["none.txt", ".", "-x"])
def test_a_file_that_cannot_be_read_is_told(name, tmp_path):
    (tmp_path / "good").write_text(EASY)
    status, output, errors = run([*POJ3074, "good", name], cwd=tmp_path)
    assert (status, output.decode()) == (2, f"{EASY_SOLUTION}\n")
    assert re.fullmatch(rf"poj3074: .+'{re.escape(name)}'\n", errors.decode())


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told():
    with open("/dev/full", "wb") as full:
        process = start(stdout=full)
    _, errors = process.communicate(EASY.encode())
    assert process.returncode == 2
    assert re.fullmatch(b"poj3074: .*No space left on device\n", errors)


def test_a_reader_who_leaves_is_no_error():
    process = start()
    process.stdout.close()
    process.stdin.write(f"{EASY}\n".encode() * 2)
    process.stdin.close()
    assert process.stderr.read() == b"" and process.wait(60) == 0
    process.stderr.close()


def test_each_answer_comes_at_once_and_an_interrupt_shows_no_traceback():
    process = start()
    for puzzle, solution in puzzles("9x9/easy")[:3]:
        process.stdin.write(puzzle.encode() + b"\n")
        assert process.stdout.readline() == solution.encode() + b"\n"
    process.send_signal(signal.SIGINT)
    assert process.wait(60) == 130
    assert process.communicate() == (b"", b"")


def test_nobody_is_asked_for_more_than_the_cases():
    case = SAMPLES / "poj1084" / "sample-1.in"
    process = start("poj1084")
    process.stdin.write(case.read_bytes())
    assert process.wait(60) == 0
    assert process.communicate()[0] == case.with_suffix(".out").read_bytes()
