"""Files in, answers out, and whatever happens on the way: what all problems share."""

import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from support import SAMPLES, SOLUTIONS, puzzles, run, run_texts

POJ3074 = [sys.executable, "-I", SOLUTIONS / "poj3074.py"]
EASY, EASY_SOLUTION = puzzles("9x9/easy")[0]


def start(problem="poj3074"):
    """Start a problem with pipes that are not buffered here."""
    command = [sys.executable, "-I", SOLUTIONS / f"{problem}.py"]
    pipes = dict.fromkeys(["stdin", "stdout", "stderr"], subprocess.PIPE)
    return subprocess.Popen(command, bufsize=0, **pipes)


FILES = {  # a file -> the messages, the answers; "none" is a case without an answer
    b"a\r\nb\rc\n\rd": ("", "<a><b><c><d>"),
    b"\n \n\t a b \n\n": ("", "<\t a b>"),
    b"\xef\xbb\xbfa\n\xef\xbb\xbfb": ("", "<a><\ufeffb>"),
    b"\xc3\xa9\n\xff": ("", "<\u00e9><\udcff>"),  # the last is not UTF-8
    b"a\n\x0c\n\xc2\xa0\nb": ("", "<a><b>"),
    b"a\nb\x1a\n\x1a\0\0": ("", "<a><b>"),
    b"a\r\r\nb\nend": ("", "<a><b>"),
    b"a\n\nend\n\n\0\n": ("", "<a>"),
    b"a\nend\nb\nc\n": ("x.y: line 3: expected the end of the file", "<a>"),
    b"a\n\nwrong\nb\n": ("x.y: line 3: wrong", "<a>"),
    b"a\n\nnone\n\n": ("x.y: line 3: none", "<a>\n"),
    b"a\nnone\nb;none;c\n": ("x.y: line 2: none\nx.y: line 3: none", "<a>\n<b>\n<c>"),
    b"a\nb+\n\nc\nnone\n": ("x.y: line 5: none", "<a><b+c>\n"),
    b"a\nnone+\nb\nc\n": ("x.y: line 3: none+b", "<a>"),
    b"none\nwrong\na\n": ("x.y: line 1: none\nx.y: line 2: wrong", "\n"),
}


def test_only_a_case_on_one_line_may_have_no_answer_and_lines_are_counted():
    def answers(lines):
        """Answer cases: a semicolon parts two, and a + joins one to the next line."""
        case = ""
        for part in (part for line in lines for part in line.split(";")):
            case += part
            if case == "end":
                return
            if case == "wrong":
                raise ValueError(case)
            if "+" not in part:
                yield ValueError(case) if "none" in case else f"<{case}>"
                case = ""

    assert dict(zip(FILES, run_texts("x.y", FILES, answers))) == FILES


def test_an_output_that_is_closed_or_full_is_told_and_messages_are_not_needed():
    puzzles = f"{EASY}\n11{'.' * 79}\n{EASY}\n"
    command = " ".join(map(shlex.quote, map(str, POJ3074)))
    result = run(["sh", "-c", f"{command} >&-"], puzzles)
    assert result == (2, b"", b"poj3074: standard output is closed\n")
    status, output, errors = run(["sh", "-c", f"{command} 2>&-"], puzzles)
    expected = f"{EASY_SOLUTION}\n\n{EASY_SOLUTION}\n"
    assert (status, output.decode(), errors) == (1, expected, b"")
    if Path("/dev/full").exists():
        status, _, errors = run(["sh", "-c", f"{command} > /dev/full"], puzzles)
        assert status == 2
        assert re.fullmatch(b"poj3074: .*No space left on device\n", errors)


def test_an_answer_that_cannot_be_encoded_is_no_error_of_a_line():
    riddle = "1 1\n\u00c5sa\n0\n".encode()
    command = [sys.executable, SOLUTIONS / "codingame_einstein.py"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    status, output, errors = run(command, riddle, env=environment)
    assert (status, output) == (2, b"") and errors.count(b"\n") == 1
    assert b"line" not in errors and b"can't encode" in errors


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
