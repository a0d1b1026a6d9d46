"""Files in, answers out, as all problems do it; sessions/stdio.txt has the rest."""

import signal
import subprocess
import sys

from support import SAMPLES, SOLUTIONS, puzzles, run_texts


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
