"""tools/judge.py, as its users run it."""

import os
import re
import shlex
import shutil
import signal
import sys
import time

import pytest

from support import ROOT, cases, need, run, run_tool

BUNDLER = str(ROOT / "tools" / "bundle.py")
LONG = "--time", "30"  # where time is not the question: a machine may be slow
SQUARE = {"1.in": "7\n", "1.out": "49\n"}
SLEEP = "time.sleep(300)"
# A child takes half a second, and its parent does not wait for it but reads to the end.
ORPHAN = """import os
reader, writer = os.pipe()
if not os.fork():
    while os.times().user < 0.5: pass
    os._exit(0)
os.close(writer)
os.read(reader, 1)
print(49)"""
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only there it is seen")
SIGNAL = "time.sleep(0.5); os.kill(os.getppid(), {}); "  # by then the judge waits
LIMIT = "import resource as r\nprint(r.getrlimit(r.RLIMIT_{})[1])"
SYSTEM = "import os\nwhile os.times().system < .3: "  # does what the system does
# The blanks after its answer do not matter, but they are too many; it goes on.
FLOOD = """import os
os.write(1, b'49')
try:
    while os.write(1, b'\\n' * (1 << 20)): pass
except OSError: pass"""
# It has two children, on Linux one of them in a session of its own.
CHILD = f"""import os, subprocess, time
if input() == "7":
    pids = [os.getpid()]
    for own in False, {sys.platform == "linux"}:
        pids.append(subprocess.Popen(["sleep", "300"], start_new_session=own).pid)
    print(*pids, file=open("pids", "w"), flush=True)
    """


def write(folder, files):
    """Write files, given as {name: text}, into a folder."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(text.encode("latin-1"))


def judge(folder, source, *options, files=SQUARE):
    """Judge a program on cases in one folder; return (status, output, errors)."""
    write(folder, {"program.py": source, **files})
    return run_tool("judge.py", *options, "program.py", ".", cwd=folder)


def heads(output):
    """Return the verdict and the name in each line, as a text."""
    return ", ".join(" ".join(line.split()[:2]) for line in output.splitlines())


@pytest.mark.parametrize(
    "source, options, verdict, words",
    [
        ("print(48)", "", "WA", "line 1: expected '49', got '48'"),
        ("raise MemoryError", "", "MLE", ""),
        ("import os\nprint(49)\nos.write(2, b'49 bad_alloc')", "", "AC", ""),
        ("print(49)\nraise SystemExit('one\\ntwo\\n')", "", "RE", "two"),
        ("\n\nopen('x' + '')", "", "RE", "program.py, line 3: FileNotFoundError: "),
        ("import lib", "", "RE", f"{shlex.quote(BUNDLER)} program.py -o submit.py"),
        ("1 +", "", "RE", "program.py, line 1: SyntaxError: invalid syntax"),
        ("raise SystemExit('E: x\\n\\tat A.f(A.java:1)')", "", "RE", "E: x"),
        ("import os\nos.write(2, b'\\xff\\x1b!')\nos._exit(1)", "", "RE", "?!"),
        ("raise SystemExit('x' * 5_000_000)", "", "RE", "x" * 80),
        ("import os\nos.kill(os.getpid(), 11)", "", "RE", signal.strsignal(11)),
        ("for _ in range(65): print('x' * (1 << 20))", "", "RE", "too large"),
        (FLOOD, "", "RE", "64 MB of output or more"),
        ("while True: pass", "--time .02", "TLE", ""),
        ("import time\nwhile time.process_time() < .2: 0", "--time .02", "TLE", ""),
        (f"{SYSTEM}os.urandom(1 << 20)", "--time .2", "TLE", ""),
        pytest.param(ORPHAN, "--time .3", "TLE", "", marks=on_linux, id="orphan"),
        ("import time\ntime.sleep(1.2)\nprint(49)", "", "AC", "1."),
        ("x = b'x' * (100 << 20)\nprint(49)", "", "MLE", ""),
        ("x = b'x' * (100 << 20)\nprint(49)", "--memory 500", "AC", ""),
        ("x = bytearray(1500 << 20)", "--memory 400", "MLE", ""),
        ("raise SystemExit('std::bad_alloc')", "", "MLE", ""),
        ("raise ValueError('x: MemoryError')", "", "RE", "x: MemoryError"),
        (LIMIT.format("CPU"), "--time 1", "WA", "got '2'"),
        (LIMIT.format("DATA"), "", "WA", f"got '{1088 << 20}'"),
        (LIMIT.format("FSIZE"), "", "WA", f"got '{64 << 20}'"),
        ("import os\nprint(os.environ['PYPY_GC_NURSERY'])", "", "WA", "got '4M'"),
    ],
)
def test_verdicts(source, options, verdict, words, tmp_path, monkeypatch):
    monkeypatch.delenv("PYPY_GC_NURSERY", raising=False)
    monkeypatch.setenv("FORCE_COLOR", "1")
    status, output, errors = judge(tmp_path, source, *LONG, *options.split())
    assert (status, errors) == (0 if verdict == "AC" else 1, "")
    told = rf".*{re.escape(words)}.*" if words else r"(  \S+ s by the clock)?"
    assert re.fullmatch(rf"{verdict} +1 +\d+\.\d{{3}} s +\d+\.\d MB{told}\n", output)


@pytest.mark.parametrize(
    "end, status, verdict",
    [
        ("print(49)", 0, ", AC 1"),
        (SLEEP, 1, ", TLE 1"),
        *[(SIGNAL.format(n) + SLEEP, 128 + n, "") for n in (1, 2, 15)],
    ],
)
def test_no_process_is_left(end, status, verdict, tmp_path):
    files = {"0.in": "6", "0.out": "", **SQUARE}
    got, output, errors = judge(tmp_path, CHILD + end, "--time", ".5", files=files)
    assert (got, heads(output), errors) == (status, "AC 0" + verdict, "")
    clock = re.findall(r"TLE .* MB  (\d+\.\d\d) s by the clock\n", output)
    assert [3.5 <= float(seconds) < 60 for seconds in clock] == [True] * (status == 1)
    for pid in (tmp_path / "pids").read_text().split():
        with pytest.raises(ProcessLookupError):
            while os.kill(int(pid), 0) is None:  # A test has an end: conftest's alarm.
                time.sleep(0.05)


def test_each_case_counts_and_2_comes_before_10(tmp_path):
    names = ["2", "3", "10", "11", "a/3", "b/c/1"]
    files = {f"{name}.in": name for name in names}
    files.update({name + (".ans" if "1" in name else ".out"): name for name in names})
    files.update({"4.in": "", "4.out": "", "4.err": "", "0.in/x": ""})
    source = "n = input()\nprint(0 if n == '3' else n)"
    write(tmp_path.parent / "elsewhere", {"2.in": "4", "2.out": "4"})
    (tmp_path / "d").symlink_to(tmp_path.parent / "elsewhere")
    status, output, _ = judge(tmp_path, source, *LONG, files=files)
    expected = "AC 2, WA 3, AC 10, AC 11, AC a/3, AC b/c/1, AC d/2"
    assert (status, heads(output)) == (1, expected)


@pytest.mark.parametrize(
    "answer, output, words",
    [
        ("1 \t\r\n2\r\n\n \n", "1\n2", ""),
        ("1\n2", "1 \t\r\n2\r\n\n \n", ""),
        ("1\n\n2\n", "1\n", "line 3: expected '2', got the end"),
        ("1", "1\n2\n", "line 2: expected the end, got '2'"),
        ("1\n\n2\n", "1\n2\n", "line 2: expected '', got '2'"),
        ("1 2\n", " 1 2\n", "line 1: expected '1 2', got ' 1 2'"),
        ("1 2\n", "1  2\n", "line 1: expected '1 2', got '1  2'"),
        ("\xfe", "\xff", r"line 1: expected '\xfe', got '\xff'"),
        ("1" * 999, "1" * 998 + "2", f"'{'1' * 89}, got '{'1' * 89}"),
    ],
)
def test_lines_are_compared_but_for_their_ends(answer, output, words, tmp_path):
    write(tmp_path, {"1.in": output, "1.out": answer})
    command = *LONG, "--command", "sh -c 'cat && true'", tmp_path
    status, shown, _ = run_tool("judge.py", *command)
    assert (status, heads(shown)) == ((1, "WA 1") if words else (0, "AC 1"))
    assert words in shown


def test_what_a_large_answer_took_is_not_the_next_programs(tmp_path):
    line = "x" * 19
    for name, count in zip("1234", [1_500_000, 1_200_000, 900_000, 1]):
        write(tmp_path, {f"{name}.in": f"{count}\n"})
        write(tmp_path, {f"{name}.out": f"{line}\n" * count})
    command = "--command", f"sh -c 'read n; yes {line} | head -n $n'", "--memory", "40"
    status, output, _ = run_tool("judge.py", *LONG, *command, tmp_path)
    assert (status, heads(output)) == (0, "AC 1, AC 2, AC 3, AC 4")


@pytest.mark.parametrize(
    "path, check, words",
    [
        ("a/", "sys.exit([open(x).read() for x in sys.argv[1:]] != list('756'))", ""),
        ("", "sys.exit(bool(sys.stdin.read() + open(sys.argv[3]).read()))", ""),
        ("a/", "print('one')\nsys.exit('why')", "why"),
        ("", "print('one')\nsys.exit(1)", "one"),
        ("", "print('\\n\\tat x')\nsys.exit(1)", "exit status 1"),
        ("a/", "1 / 0", "crashed on a/1.in: check.py, line 2: ZeroDivis"),
        ("", "sys.exit(3)", "crashed on a/1.in: exit status 3"),
        ("a/", "while True: pass", "crashed on a/1.in: over 0.5 s"),
    ],
)
def test_a_check_decides_or_is_said_to_have_crashed(path, check, words, tmp_path):
    write(tmp_path, {"a/1.in": "7", f"{path}check.py": f"import sys\n{check}"})
    if path:  # else there is no answer, and the check gets an empty file
        write(tmp_path, {"a/1.out": "6"})
    judge = [sys.executable, ROOT / "tools" / "judge.py", "--time", ".05"]
    command = [*judge, "--command", "printf 5", "."]
    status, *texts = run(command, "not for the check", cwd=tmp_path)
    output, errors = (text.decode() for text in texts)
    is_crash = words.startswith("crashed")
    assert (status, errors.count("\n")) == (2 if is_crash else bool(words), is_crash)
    assert heads(output) == ("" if is_crash else "WA a/1" if words else "AC a/1")
    assert words in (errors if is_crash else output)


@on_linux
def test_what_was_there_before_lives_on(tmp_path):
    write(tmp_path, {"a.py": "print(49)", "cases/1.in": "", "cases/1.out": "49"})
    words = [sys.executable, ROOT / "tools" / "judge.py", "a.py", "cases", *LONG]
    line = shlex.join(map(str, words))
    both = ["sh", "-c", f"sleep 300 >log 2>&1 & echo $! >pid; exec {line}"]
    assert run(both, cwd=tmp_path)[0] == 0
    pid = int((tmp_path / "pid").read_text())
    os.kill(pid, signal.SIGKILL)  # fails if it has ended


def test_one_problem_has_a_line_for_each_case():
    status, output, errors = run_tool("judge.py", *LONG, "luogu_p4929")
    assert (status, errors) == (0, "")
    lines = [f"AC {case.stem}" for case in cases("luogu_p4929")]
    assert heads(output) == ", ".join(lines)


def test_a_line_of_a_problem_has_the_worst_of_its_cases(tmp_path):
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    spend = "import time\nx = b'x' * (40 << 20)\nwhile time.process_time() < .3: 0\n"
    source = f"if not input(): exit(1)\n{spend}print(49)"
    write(tmp_path / "solutions", {"a.py": source, "b.py": "print(49)"})
    write(tmp_path / "tests/samples/a", {**SQUARE, "2.in": "\n", "2.out": ""})
    write(tmp_path / "tests/samples/b", SQUARE)
    command = [sys.executable, "-X", "dev", tmp_path / "tools" / "judge.py", *LONG]
    status, output, errors = run(command)
    worst = r"RE +a +(0\.[3-9]|[1-9])\S* s +[4-6]\S* MB .*2 cases\n"
    assert re.match(worst + "AC +b ", output.decode())
    assert (status, errors) == (1, b"")  # also without a warning of the dev mode


def test_each_of_several_folders_is_judged(tmp_path):
    write(tmp_path, {"a.py": "print(49)", "a/2.in": "", "a/2.out": "49", "a/3.ans": ""})
    write(tmp_path / "b", {**SQUARE, "2.in": "", "2.out": "0"})
    write(tmp_path / "c", SQUARE)
    for command in ["a.py"], ["--command", f"{shlex.quote(sys.executable)} a.py"]:
        names = *command, "c", *LONG, "b", "a"
        status, output, errors = run_tool("judge.py", *names, cwd=tmp_path)
        assert (status, heads(output)) == (1, "AC c, WA b, AC a")
        assert errors == "judge.py: a/3.ans has no .in: not judged\n"


@pytest.mark.parametrize(
    "arguments, words",
    [
        ("--command '' one", "the command is empty"),
        ("--command './a.out < x' one", "no shell runs the command: write --command "),
        ("--command true", "give the folder of the cases too, as in: judge.py PROGRAM"),
        ("poj3740 --python no-such", "there is no program called 'no-such'"),
        ("--command no-such one", "there is no program called 'no-such'"),
        ("./a.out one", "no problem called './a.out'; for a program of your own: jud"),
        ("poj3740.py", "no file called 'poj3740.py'; a problem of the kit is named "),
        ("one a.py", "give the program first: judge.py a.py one"),
        ("a.py", "give the folder of the cases too, as in: judge.py PROGRAM.py CASES"),
        ("a.py one one/1.in", "'one/1.in' is a file: give the folder of the cases"),
        ("a.py one empty", "the folder 'empty' has no .in files"),
        ("a.py one ''", "there is no folder called ''"),
        ("a.py one two", "two/b/2.in has no .out or .ans"),
        ("--memory nan", "a limit is more than 0 and less than a million"),
        ("--time 0", "a limit is more than 0 and less than a million"),
    ],
)
def test_what_cannot_be_judged_is_refused_at_once(arguments, words, tmp_path):
    write(tmp_path, {"a.py": "open('ran', 'w')", "empty/x.out": "", "two/b/2.in": ""})
    write(tmp_path / "one", SQUARE)
    write(tmp_path / "CASES", SQUARE)  # which nobody names
    names = shlex.split(arguments)
    status, output, errors = run_tool("judge.py", *names, cwd=tmp_path)
    assert (status, output, errors.count("\n")) == (2, "", 1)
    assert words in errors and not (tmp_path / "ran").exists()


@pytest.mark.parametrize("python", ["python3.6", "python3.8", "pypy3"])
def test_other_pythons_are_refused_in_a_line(python):
    need(python)
    message = b"tools/judge.py needs CPython 3.10 or later, on Linux or macOS\n"
    assert run([python, ROOT / "tools" / "judge.py"]) == (1, b"", message)
