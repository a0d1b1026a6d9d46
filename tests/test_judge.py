"""tools/judge.py, as its users run it."""

import os
import re
import select
import shutil
import signal
import sys

import pytest

from support import ROOT, cases, need, run, run_tool

SQUARE = {"1.in": "7\n", "1.out": "49\n"}
LONG = "--time", "60"  # where time is not the question: a machine may be slow
LARGE = "x = b'x' * (100 << 20)\nprint(49)"


def write(folder, files):
    """Write files, given as {name: text}, into a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode("latin-1"))


def judge(folder, source, *options, files=SQUARE):
    """Judge a program on cases in one folder; return (status, output, errors)."""
    write(folder, {"a.py": source, **files})
    return run_tool("judge.py", *options, "a.py", ".", cwd=folder)


def heads(output):
    """Return the verdict and the name in each line, as a text."""
    return ", ".join(" ".join(line.split()[:2]) for line in output.splitlines())


@pytest.mark.parametrize(
    "source, options, verdict, words",
    [
        ("print(int(input()) ** 2)", "", "AC", ""),
        ("print(48)", "", "WA", "line 1: expected '49', got '48'"),
        ("print(49)\nraise SystemExit('one\\ntwo\\n')", "", "RE", "two"),
        ("print(49)\nraise SystemExit(3)", "", "RE", "exit status 3"),
        ("import os\nos.abort()", "", "RE", signal.strsignal(signal.SIGABRT)),
        ("1 +", "", "RE", "SyntaxError: invalid syntax"),
        ("import lib", "", "RE", "bundle it first, with tools/bundle.py"),
        ("while True: print('x' * (1 << 20))", "", "RE", "File too large"),
        ("x = bytearray(1500 << 20)", "--memory 100", "RE", "MemoryError"),
        (LARGE, "--memory 64", "MLE", " of 64 MB"),
        (LARGE, "--memory 400", "AC", " of 400 MB"),
        ("while True: pass", "--time .02", "TLE", " of 0.02 s"),
    ],
)
def test_verdicts(source, options, verdict, words, tmp_path):
    status, output, errors = judge(tmp_path, source, *LONG, *options.split())
    assert (status, heads(output)) == (0 if verdict == "AC" else 1, f"{verdict} 1")
    assert words in output and errors == ""


@pytest.mark.parametrize(
    "line, options, seconds, megabytes",
    [
        ("Limits: 50 s, 258 MB", "", " of 50 s ", " of 258 MB"),
        ("Limits: 50.5 s", "", " of 50.5 s ", " MB"),
        ("Limits: 64 MB", "", " s ", " of 64 MB"),
        ("Limits: 1 s, 258 MB", "--time 60", " of 60 s ", " of 258 MB"),
        ("Limits: 50 s, 1 MB", "--memory 70", " of 50 s ", " of 70 MB"),
        ("Limits: many", "", " s ", " MB"),
        ("", "--time 60 --memory 70", " of 60 s ", " of 70 MB"),
        ("", "", " s ", " MB"),
    ],
)
def test_limits_are_those_of_the_docstring(line, options, seconds, megabytes, tmp_path):
    source = f'"""Squares\n\n{line}\n"""\nprint(49)'
    status, output, _ = judge(tmp_path, source, *options.split())
    assert (status, heads(output)) == (0, "AC 1")
    assert seconds in output and megabytes in output
    assert output.count(" of ") == (" of " in seconds) + (" of " in megabytes)
    assert ("limit unknown" in output) == (output.count(" of ") < 2)


@pytest.mark.parametrize(
    "answer, output, words",
    [
        ("1 \t\r\n2\r\n\n \n", "1\n2", ""),
        ("1\n2", "1 \t\r\n2\r\n\n \n", ""),
        ("1\n\n2\n", "1\n", "line 3: expected '2', got ''"),
        ("1", "1\n2\n", "line 2: expected '', got '2'"),
        ("1\n\n2\n", "1\n2\n", "line 2: expected '', got '2'"),
        ("1 2\n", " 1 2\n", "line 1: expected '1 2', got ' 1 2'"),
        ("1 2\n", "1  2\n", "line 1: expected '1 2', got '1  2'"),
        ("\xfe", "\xff", r"line 1: expected '\xfe', got '\xff'"),
    ],
)
def test_lines_are_compared_but_for_their_ends(answer, output, words, tmp_path):
    source = "import sys\nsys.stdout.buffer.write(sys.stdin.buffer.read())"
    files = {"1.in": output, "1.out": answer}
    status, shown, _ = judge(tmp_path, source, *LONG, files=files)
    assert (status, heads(shown)) == ((1, "WA 1") if words else (0, "AC 1"))
    assert words in shown


@pytest.mark.parametrize(
    "check, words",
    [
        ("sys.exit([open(x).read() for x in sys.argv[1:]] != list('756'))", ""),
        ("print('one')\nsys.exit('why')", "why"),
        ("print('one')\nsys.exit(1)", "one"),
        ("sys.exit(1)", "check.py refuses it"),
        ("int('five')", "ValueError: invalid literal"),
    ],
)
def test_a_check_decides(check, words, tmp_path):
    files = {"1.in": "7", "1.out": "6", "check.py": f"import sys\n{check}"}
    status, output, _ = judge(tmp_path, "print(5, end='')", *LONG, files=files)
    assert (status, heads(output)) == ((1, "WA 1") if words else (0, "AC 1"))
    assert words in output


@pytest.mark.parametrize(
    "end, seconds, status, verdict",
    [
        ("print(49)", 60, 0, "AC 1"),
        ("time.sleep(300)", 0.5, 1, "TLE 1"),
        ("time.sleep(1)\nos.kill(os.getppid(), signal.SIGINT)", 60, 130, ""),
    ],
)
def test_no_process_is_left(end, seconds, status, verdict, tmp_path):
    child = 'subprocess.Popen(["sleep", "300"], stdout=open("pipe", "w"))'
    source = f"import os, signal, subprocess, time\n{child}\n{end}"
    os.mkfifo(tmp_path / "pipe")
    pipe = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    result = judge(tmp_path, source, "--time", str(seconds))
    assert (result[0], heads(result[1]), result[2]) == (status, verdict, "")
    assert ("by the clock" in result[1]) == (verdict == "TLE 1")
    # Its end is reached when no process has it open for writing.
    assert select.select([pipe], [], [], 30)[0] and os.read(pipe, 1) == b""
    os.close(pipe)


def test_each_case_has_a_line_and_2_comes_before_10(tmp_path):
    files = {f"{name}.in": f"{name}" for name in (10, 2, 3)}
    files.update({"2.ans": "2", "3.out": "4", "10.out": "10", "a.out": ""})
    status, output, errors = judge(tmp_path, "print(input())", *LONG, files=files)
    assert (status, heads(output), errors) == (1, "AC 2, WA 3, AC 10", "")


def test_one_problem_of_the_kit_has_a_line_for_each_case():
    status, output, errors = run_tool("judge.py", *LONG, "luogu_p4929")
    assert (status, errors) == (0, "")
    expected = {f"AC {case.stem}" for case in cases("luogu_p4929")}
    assert set(heads(output).split(", ")) == expected


def test_of_several_problems_each_has_a_line_with_the_most_of_its_cases(tmp_path):
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    large = "if not input(): exit(1)\nx = b'x' * (100 << 20)\nprint(49)"
    write(tmp_path / "solutions", {"a.py": large, "b.py": "print(49)"})
    write(tmp_path / "tests/samples/a", {**SQUARE, "2.in": "\n", "2.out": ""})
    write(tmp_path / "tests/samples/b", SQUARE)
    status, output, errors = run([sys.executable, tmp_path / "tools/judge.py", *LONG])
    assert (status, heads(output.decode()), errors) == (1, "RE a, AC b", b"")
    assert re.match(r"RE .* \d{3}\.\d MB +2 cases", output.decode())


@pytest.mark.parametrize(
    "arguments, words",
    [
        ("poj374", "there is no problem called 'poj374'"),
        ("poj3740.py", "a problem of the kit is named without .py"),
        ("a.py", "a program needs a folder of cases: PROGRAM.py CASES"),
        ("no-such.py one", "No such file or directory: 'no-such.py'"),
        ("a.py no-such", "there is no folder 'no-such' with .in files"),
        ("a.py one/1.in", "there is no folder 'one/1.in' with .in files"),
        ("a.py empty", "there is no folder 'empty' with .in files"),
        ("a.py two", "two/2.in has no .out or .ans"),
        ("a.py one --python no-such", "No such file or directory: 'no-such'"),
        ("a.py one --time 0", "argument --time: invalid limit value: '0'"),
        ("a.py one --memory inf", "argument --memory: invalid limit value: 'inf'"),
    ],
)
def test_what_cannot_be_judged_is_refused_at_once(arguments, words, tmp_path):
    write(tmp_path, {"a.py": "open('ran', 'w')", "empty/x.out": ""})
    write(tmp_path, {"one/1.in": "", "one/1.out": "", "two/2.in": ""})
    status, output, errors = run_tool("judge.py", *arguments.split(), cwd=tmp_path)
    assert (status, output) == (2, "") and words in errors.splitlines()[-1]
    assert not (tmp_path / "ran").exists()


@pytest.mark.parametrize("python", ["python3.6", "python3.8", "pypy3"])
def test_other_pythons_are_refused_in_a_line(python):
    need(python)
    message = b"judge.py: this tool needs CPython 3.10 or later\n"
    assert run([python, ROOT / "tools" / "judge.py"]) == (2, b"", message)
