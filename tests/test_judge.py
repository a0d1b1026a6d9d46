"""tools/judge.py, as its users run it."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from support import PROBLEMS, ROOT, SAMPLES, SOLUTIONS, cases, need, run, run_tool

resource = pytest.importorskip("resource")
LONG = "--time", "30"  # where time is not the question: a machine may be slow
SQUARE = {"1.in": "7\n", "1.out": "49\n"}
SLEEP = "__import__('time').sleep(60)\n"
CHILD = """import subprocess, sys
sleep = [sys.executable, "-c", "import time; time.sleep(60)"]
for _ in range(2):
    child = subprocess.Popen(sleep, start_new_session={})
open("pid", "w").write(str(child.pid))
print(49, flush=True)
"""
INTERRUPT = f"""import os, time
if input() == "8":
    open("pid", "w").write(str(os.getpid()))
    time.sleep(0.3)  # by then the judge waits
    os.kill(os.getppid(), {{}})
    {SLEEP}
print(49)
"""


def write(folder, files):
    """Write files, given as {name: text}, into a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


@pytest.fixture
def judge(tmp_path):
    """Return a function that judges a program on cases: (status, output, errors)."""

    def judge_program(source, *options, files=SQUARE):
        write(tmp_path, {"program.py": source, **files})
        command = *LONG, *options, tmp_path / "program.py", tmp_path
        return run_tool("judge.py", *command, cwd=tmp_path, timeout=20)

    return judge_program


def start(folder, source, before=None):
    """Start the judge with pipes, on a program and the cases that are in a folder."""
    write(folder, {"program.py": source})
    return subprocess.Popen(
        [sys.executable, ROOT / "tools" / "judge.py", *LONG, "program.py", "."],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        preexec_fn=before,
    )


def heads(output):
    """Return the verdict and the name in each line, as a text."""
    return ", ".join(" ".join(line.split()[:2]) for line in output.splitlines())


def wait_for_end(pid):
    """Wait some seconds until the process whose number is in a file is no more."""
    with pytest.raises(ProcessLookupError):
        for _ in range(400):
            os.kill(int(pid.read_text()), 0)
            time.sleep(0.05)


@pytest.mark.parametrize(
    "source, options, verdict, words",
    [
        ("print(int(input()) ** 2)", "", "AC", ""),
        ("print(48)", "", "WA", "  line 1: expected '49', got '48'"),
        ("print(49, file=__import__('sys').stderr)", "", "WA", "got no line"),
        ("import os\nos.close(1)\nos._exit(0)", "", "WA", "got no line"),
        ("print(49)\nraise SystemExit('one\\ntwo\\n')", "", "RE", "  two"),
        ("import os\nos.kill(os.getpid(), 9)", "", "RE", ""),
        ("while True:\n    pass", "--time .2", "TLE", ""),
        ("import time\nwhile time.process_time() < .2: 0", "--time .1", "TLE", ""),
        ("import time\ntime.sleep(5)", "--time .2", "TLE", ""),
        ("x = b'x' * (100 << 20)", "", "MLE", ""),
        ("x = b'x' * (100 << 20)\nprint(49)", "--memory 500", "AC", ""),
        ("x = bytearray(1200 << 20)", "", "MLE", ""),
        ("raise SystemExit('std::bad_alloc')", "", "MLE", ""),
        ("raise SystemExit('a.out: out of memory')", "", "MLE", ""),
        ("raise SystemExit('fork: Cannot allocate memory\\n')", "", "MLE", ""),
        ("import os\nprint(49)\nos.write(2, b'bad_alloc')", "", "AC", ""),
        ("import mmap\nx = mmap.mmap(-1, 500 << 20)\nprint(49)", "", "AC", ""),
        ("for _ in range(80): print('x' * (1 << 20))", "", "OLE", ""),
    ],
)
def test_verdicts(source, options, verdict, words, judge):
    status, output, errors = judge(source, *options.split())
    assert (status, errors) == (0 if verdict == "AC" else 1, "")
    assert re.fullmatch(rf"{verdict} +1 +\d+\.\d{{3}} s +\d+\.\d MB(  .*)?\n", output)
    assert output.endswith((words or " MB") + "\n")


def test_pypy_has_enough_of_64_megabytes(tmp_path):
    need("pypy3")
    write(tmp_path, {"poj3074.py": (SOLUTIONS / "poj3074.py").read_text()})
    options = *LONG, "--python", "pypy3", "poj3074.py"
    assert run_tool("judge.py", *options, cwd=tmp_path)[0] == 0


def test_63_megabytes_of_output_are_not_too_much(judge):
    source = "for _ in range(63): print('x' * ((1 << 20) - 1))"
    assert judge(source, files={**SQUARE, "check.py": ""})[0] == 0


@pytest.mark.parametrize("wrong", ["", "2", "b/c/1"])
def test_each_case_counts_and_2_comes_before_10(wrong, judge):
    names = ["2", "3", "10", "11", "a/3", "b/c/1"]
    files = {f"{name}.in": name for name in names}
    files.update({name + (".ans" if "1" in name else ".out"): name for name in names})
    files.update({"4.in": "", "4.err": ""})
    source = f"n = input()\nprint(0 if n == {wrong!r} else n)"
    status, output, _ = judge(source, files=files)
    verdicts = [f"{'WA' if name == wrong else 'AC'} {name}" for name in names]
    assert heads(output) == ", ".join(verdicts)
    assert status == (1 if wrong else 0)


def test_a_folder_that_cannot_be_judged_is_refused(judge):
    for files, words in [
        ({}, "has no .in files"),
        ({"2.in": "7", "2.err": ""}, "has no .in files"),
        ({**SQUARE, "a/2.in": "7"}, "2.in has neither .out nor .ans"),
    ]:
        status, output, errors = judge("print(49)", files=files)
        assert (status, output, errors.count("\n")) == (2, "", 1)
        assert errors.endswith(words + "\n")


@pytest.mark.parametrize(
    "answer, output, words",
    [
        ("1\r\n2\r\n", "1\n2\n", ""),
        ("1 \t\n2  \n", "1\n2\n", ""),
        ("1\n2", "1\n2\n", ""),
        ("1\n2\n\n \n", "1\n2\n", ""),
        ("1\n2\n3\n", "1\n4\n5\n", "line 2: expected '2', got '4'"),
        ("1\n\n2\n", "1\n", "line 2: expected '', got no line"),
        ("1\n", "1\n2\n", "line 2: expected no line, got '2'"),
        ("1\n\n2\n", "1\n2\n", "line 2: expected '', got '2'"),
        ("1\n", " 1\n", "line 1: expected '1', got ' 1'"),
        ("1 2\n", "1  2\n", "line 1: expected '1 2', got '1  2'"),
        ("1\n", "\xff\n", r"line 1: expected '1', got '\ufffd'"),
        ("1" * 81, "1" * 80 + "2", f"'{'1' * 81}', got '{'1' * 80}2'"),
    ],
)
def test_lines_are_compared_but_for_their_ends(answer, output, words, judge, tmp_path):
    pairs = [(answer, output)] if words else [(answer, output), (output, answer)]
    for answer, output in pairs:
        (tmp_path / "1.out").write_bytes(answer.encode())
        source = f"import os\nos.write(1, {output.encode('latin-1')})"
        status, shown, _ = judge(source, files={"1.in": ""})
        assert (status, heads(shown)) == ((1, "WA 1") if words else (0, "AC 1"))
        assert shown.endswith((words or " MB") + "\n")


@pytest.mark.parametrize(
    "check, words",
    [
        ("print('so')\nsys.exit(texts != ['7\\n', '50\\n', '49\\n'])", ""),
        ("print('one\\ntwo\\n')\nsys.exit(1)", "  two"),
        ("sys.exit('why')", "  why"),
        ("print()\nsys.exit(1)", "  refused"),
    ],
)
def test_a_check_beside_the_cases_decides(check, words, judge):
    head = "import sys\ntexts = [open(name).read() for name in sys.argv[1:]]\n"
    files = {**SQUARE, "check.py": head + check}
    status, output, errors = judge("print(50)", files=files)
    assert (status, errors) == (1 if words else 0, "")
    assert heads(output) == ("WA 1" if words else "AC 1")
    assert output.endswith((words or " MB") + "\n")


@pytest.mark.parametrize(
    "name", ["poj3074", "poj3074.py", "solutions/poj3074.py", "luogu_p4929"]
)
def test_a_problem_of_the_kit_is_known_by_its_name(name):
    status, output, errors = run_tool("judge.py", *LONG, name, cwd=ROOT)
    assert (status, errors) == (0, "")
    assert heads(output) == ", ".join(f"AC {c.stem}" for c in cases(Path(name).stem))


def test_ones_own_program_is_judged_on_the_samples_of_its_name(tmp_path):
    write(tmp_path, {"poj3074.py": "print(1)\n"})
    status, output, _ = run_tool("judge.py", *LONG, tmp_path / "poj3074.py")
    assert (status, output[:2]) == (1, "WA")


def test_without_a_name_each_problem_has_a_line():
    status, output, errors = run_tool("judge.py", *LONG)
    assert (status, errors) == (0, "")
    assert heads(output) == ", ".join(f"AC {name}" for name in PROBLEMS)


def test_a_problem_is_as_good_as_its_worst_case(tmp_path):
    """In a small kit, of two problems."""
    tools = {tool.name: tool.read_text() for tool in ROOT.glob("tools/*.py")}
    write(tmp_path / "tools", tools)
    write(tmp_path / "solutions", {"a.py": "print(49)", "b.py": "print(49)"})
    write(tmp_path / "tests/samples/a", {**SQUARE, "0.in": "", "0.out": ""})
    write(tmp_path / "tests/samples/b", SQUARE)
    status, output, _ = run([sys.executable, tmp_path / "tools" / "judge.py", *LONG])
    assert (status, heads(output.decode())) == (1, "WA a, AC b")


def test_a_command_has_words_as_in_a_shell(tmp_path):
    write(tmp_path, SQUARE)
    command = f"{shlex.quote(sys.executable)} -c 'print( 49 )'"
    assert run_tool("judge.py", *LONG, "--command", command, tmp_path)[0] == 0


@pytest.mark.parametrize("end, verdict", [("", "AC"), (SLEEP, "TLE")])
@pytest.mark.parametrize("is_apart", [False, True])
def test_a_programs_children_do_not_outlive_it(end, verdict, is_apart, judge, tmp_path):
    if is_apart and not Path(f"/proc/self/task/{os.getpid()}/children").exists():
        pytest.skip("who has left the group is not known here")
    output = judge(CHILD.format(is_apart) + end, "--time", "1")[1]
    assert heads(output) == f"{verdict} 1"
    wait_for_end(tmp_path / "pid")


@pytest.mark.parametrize("name, status", [("INT", 130), ("TERM", 143), ("HUP", 129)])
def test_a_signal_ends_the_judge_and_the_program(name, status, tmp_path):
    number = getattr(signal, f"SIG{name}")
    write(tmp_path, {**SQUARE, "2.in": "8\n", "2.out": "64\n"})
    source = INTERRUPT.format(number)
    process = start(tmp_path, source, lambda: signal.signal(number, signal.SIG_DFL))
    output, errors = process.communicate(timeout=20)
    assert (process.returncode, errors) == (status, b"")
    assert heads(output.decode()) == "AC 1"
    wait_for_end(tmp_path / "pid")


@pytest.mark.parametrize(
    "name, outside, most",
    [
        ("AS", 1 << 40, 1088 << 20),
        ("FSIZE", 1 << 40, 64 << 20),
        ("FSIZE", 99, 99),
        ("CPU", 60, 31),
        ("CPU", 9, 9),
    ],
)
def test_a_limit_is_the_judges_or_that_from_outside(name, outside, most, tmp_path):
    what, most = getattr(resource, f"RLIMIT_{name}"), (most, most)
    write(tmp_path, {**SQUARE, "1.out": f"{most}\n"})
    source = f"import resource\nprint(resource.getrlimit({what}))"
    before = lambda: resource.setrlimit(what, (outside, outside))
    output, errors = start(tmp_path, source, before).communicate(timeout=20)
    assert (heads(output.decode()), errors) == ("AC 1", b"")


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--command", "", SAMPLES], "--command needs a command and a folder"),
        (["--command", "true"], "--command needs a command and a folder of cases"),
        (["--command", "'unclosed", SAMPLES], "'unclosed: No closing quotation"),
        (["--command", "no-such", SAMPLES], "no-such does not start"),
        (["--python", "no-such", "poj3074"], "no-such does not start"),
        (["no-such.py", SAMPLES], "'no-such.py' is neither a program nor a problem"),
        (["no-such.py"], "'no-such.py' is neither a program nor a problem of the kit"),
        (["elsewhere/poj3074.py"], "'elsewhere/poj3074.py' is neither a program"),
        ([""], "'' is neither a program nor a problem of the kit"),
        ([Path(__file__)], "test_judge.py is no problem of the kit: name a folder"),
        (["--memory", "nan"], "--memory: invalid limit value: 'nan'"),
        (["--time", "nan"], "--time: invalid limit value: 'nan'"),
        (["--time", "inf"], "--time: invalid limit value: 'inf'"),
        (["--time", "-1"], "--time: invalid limit value: '-1'"),
        (["--time", "0"], "--time: invalid limit value: '0'"),
    ],
)
def test_bad_arguments_are_told(arguments, words, tmp_path):
    status, output, errors = run_tool("judge.py", *arguments, cwd=tmp_path)
    assert (status, output) == (2, "")
    assert words in errors.splitlines()[-1] and "Traceback" not in errors
    assert errors.count("\n") == 1 or errors.startswith("usage: ")


def test_a_reader_that_leaves_makes_no_traceback(tmp_path):
    write(tmp_path, SQUARE)
    process = start(tmp_path, "print(49)")
    process.stdout.close()
    assert (process.stderr.read(), process.wait(60)) == (b"", 0)


def test_words_that_cannot_be_printed_make_no_traceback(judge, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    status, output, errors = judge("import os\nos.write(2, b'\\xc3\\xa9')\nos._exit(1)")
    assert (status, errors) == (1, "") and output.endswith("  \\xe9\n")


def test_input_that_is_not_read_makes_no_trouble(judge):
    files = {"1.in": "7\n" * 1_000_000, "1.out": "49\n"}
    assert judge("print(49)", files=files)[0] == 0
