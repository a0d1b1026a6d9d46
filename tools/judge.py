#!/usr/bin/env python3
"""Run programs as a judge does, and give a verdict on each case.

    python3 tools/judge.py                            all problems of the kit
    python3 tools/judge.py poj3074                    one problem, or some
    python3 tools/judge.py PROGRAM.py CASES           a Python program of your own
    python3 tools/judge.py --command "./a.out" CASES  any other program

One problem or folder has a line for each case. Of several, each has one line: the first
verdict other than AC, and the most time and memory that a case took.

A case is NAME.in with NAME.out or NAME.ans, in CASES or below it; one with a NAME.err
is skipped. Blanks at the ends of lines and blank lines at the end do not matter. If
there is a check.py beside the case or in CASES, it decides: it is called as
check.py INPUT OUTPUT ANSWER, and exits with 0 or 1.

The verdict is the first of these that is true:

TLE  more processor seconds than --time, those of its children with them (each process
     is stopped within a second more), or by the clock more than 3 * --time + 2
MLE  more megabytes at the peak than --memory, in the largest of its processes, or the
     program says that it got no more. No less can be measured than what this tool
     needs itself, some 14 MB.
RE   an exit status other than 0, a deadly signal, or 64 MB of output or more
WA   a wrong answer
AC   accepted

The exit status is 0 if all cases are accepted, 1 if not, 2 if there is no verdict.

This is not a sandbox: run only programs that you trust. They can read, write and delete
what you can, and use the network. On Linux the processes that a program leaves behind
are killed, and their time counts; on macOS those with a session of their own live on.
"""

import argparse
import contextlib
import ctypes
import glob
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple

if (
    sys.version_info < (3, 10)
    or sys.implementation.name != "cpython"
    or os.name == "nt"
):
    sys.exit("tools/judge.py needs CPython 3.10 or later, on Linux or macOS")
import resource
from bundle import ROOT, SOLUTIONS, run_tool

SAMPLES = ROOT / "tests" / "samples"
CHILDREN = Path(f"/proc/self/task/{os.getpid()}/children")  # their numbers; Linux only
PR_SET_CHILD_SUBREAPER = 36  # from Linux's sys/prctl.h
MOST_OUTPUT = 64 << 20  # bytes
SHELL_SIGNS = {"<", ">", ">>", "|", "||", "&", "&&", ";"}


class Limits(NamedTuple):
    seconds: float
    memory: float  # megabytes


class Case(NamedTuple):
    name: str
    given: Path
    answer: Path | None
    check: Path | None


class Run(NamedTuple):
    """How a program ended, and what it took."""

    status: int  # the exit status, or minus the number of a deadly signal
    is_late: bool
    seconds: float  # of the processor
    clock: float  # seconds
    peak: float  # megabytes


class Result(NamedTuple):
    verdict: str
    words: str  # what is wrong
    run: Run


def refuse(why):
    """End with a line that says why there is no verdict."""
    print(f"judge.py: {why}", file=sys.stderr)
    sys.exit(2)


def run(command, given, output, errors, limits):
    """Run a command on a file, kill what it leaves behind, and return a Run."""
    start, most = time.monotonic(), 3 * limits.seconds + 2
    with open(given, "rb") as stdin:
        process = subprocess.Popen(
            command,
            stdin=stdin,
            stdout=output,
            stderr=errors,
            start_new_session=True,  # with a process group that can be killed
            preexec_fn=lambda: restrict(limits),
        )
    ended, clock = 0, 0
    try:
        while not ended and clock < most:
            time.sleep(0.01)
            ended, status, usage = os.wait4(process.pid, os.WNOHANG)
            clock = time.monotonic() - start
    finally:
        # If it has ended, its number is free again. But the system gives numbers out in
        # turn: no other process has it yet.
        # The errors mean that all have ended, the second one on macOS.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        if not ended:
            _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)  # else Popen warns
        usages = [usage, *end_orphans()]
    seconds = sum(usage.ru_utime + usage.ru_stime for usage in usages)
    peak = max(usage.ru_maxrss for usage in usages)
    peak /= 1 << (20 if sys.platform == "darwin" else 10)  # there bytes, else KiB
    is_late = seconds > limits.seconds or not ended
    return Run(process.returncode, is_late, seconds, clock, peak)


def restrict(limits):
    """Let the system stop this process when it is far over the limits."""
    system_limits = {
        resource.RLIMIT_CPU: int(limits.seconds) + 1,
        # Not RLIMIT_AS: Java reserves far more addresses than it uses memory. A program
        # may also reserve more data than it uses: so there is a GB of room.
        resource.RLIMIT_DATA: int(limits.memory + 1024) << 20,
        resource.RLIMIT_FSIZE: MOST_OUTPUT,
    }
    for kind, most in system_limits.items():
        with contextlib.suppress(ValueError):  # A lower limit is set already.
            resource.setrlimit(kind, (most, most))


def adopt_orphans():
    """Become the parent of all orphans among the processes below, if on Linux."""
    if CHILDREN.exists():
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def end_orphans():
    """Kill all orphans, until none is left; return what each has used."""
    usages, orphans = [], children() - INHERITED
    while orphans:
        for orphan in orphans:
            os.kill(orphan, signal.SIGKILL)
            usages.append(os.wait4(orphan, 0)[2])
        orphans = children() - INHERITED  # the children of those killed
    return usages


def children():
    """Return the numbers of the processes below this one, if on Linux."""
    return set(map(int, CHILDREN.read_text().split())) if CHILDREN.exists() else set()


INHERITED = children()  # by sh -c "sleep 9 & exec python3 tools/judge.py"


def judge(command, case, limits):
    """Return the Result of a command on a case."""
    with tempfile.NamedTemporaryFile() as output, tempfile.TemporaryFile() as errors:
        done = run(command, case.given, output, errors, limits)
        if done.is_late:
            return Result("TLE", "", done)
        errors.seek(0)
        words = ""
        if done.status:
            words = last_words(command[-1], done.status, errors.read())
        got_no_more = re.search(r"(^|, line \d+: )MemoryError\b|bad_alloc", words)
        if done.peak > limits.memory or got_no_more:
            return Result("MLE", "", done)
        # Who goes on after the error of a write that was refused may exit with 0.
        if done.status or os.path.getsize(output.name) >= MOST_OUTPUT:
            return Result("RE", words or "64 MB of output or more", done)
        words = find_fault(output.name, case, limits)
        return Result("WA" if words else "AC", words, done)


def last_words(program, status, errors):
    """Return the last line that a program wrote, or if there is none, how it ended."""
    ending = f"exit status {status}" if status >= 0 else signal.strsignal(-status)
    text = errors[-10_000:].decode(errors="replace")
    text = re.sub(r"\n\tat .*", "", text).rstrip() or ending  # a traceback of Java
    *above, line = text.split("\n")
    path, program, line = program, os.path.basename(program), line[:80]
    numbers = re.findall(f'^  File ".*{re.escape(program)}", line (\\d+)', text, re.M)
    if numbers and above and above[-1].startswith(" "):  # a traceback of Python
        line = f"{program}, line {numbers[-1]}: {line}"
    if line.endswith("No module named 'lib'"):
        tool = os.path.join(os.path.dirname(sys.argv[0]), "bundle.py")
        bundling = shlex.join(["python3", tool, path, "-o", "submit.py"])
        line += f": bundle it first: {bundling}"
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def find_fault(output, case, limits):
    """Return what is wrong with the output in a file, or ""."""
    if case.check:
        files = [case.given, output, case.answer or os.devnull]
        return ask(case.check, files, limits)
    # Line by line: memory that this process has held counts as the next program's.
    with open(case.answer, "rb") as answer_file, open(output, "rb") as output_file:
        both = zip_longest(answer_file, output_file)  # None: after the end
        for number, lines in enumerate(both, 1):
            expected, got = (line and line.rstrip() for line in lines)
            if (expected or b"") != (got or b""):
                return f"line {number}: expected {shown(expected)}, got {shown(got)}"
    return ""


def shown(line):
    """Return the beginning of a line of bytes as Python writes it, without the b."""
    return "the end" if line is None else repr(line)[1:91]


def ask(check, files, limits):
    """Return why a check.py refuses an output, or ""."""
    command = [sys.executable, "-u", check, *files]  # -u: prints and errors in order
    limits = limits._replace(seconds=10 * limits.seconds)
    with tempfile.NamedTemporaryFile() as output:
        done = run(command, os.devnull, output, output, limits)
        text = Path(output.name).read_bytes()
    words = last_words(check, done.status, text)
    if done.is_late:
        refuse(f"{check} crashed on {files[0]}: over {limits.seconds:g} s")
    # An exception ends with status 1 too, but each traceback names a file.
    if done.status not in (0, 1) or (done.status == 1 and b'  File "' in text):
        refuse(f"{check} crashed on {files[0]}: {words}")
    return words if done.status else ""


def find_jobs(names, command, python):
    """Return (name, command, cases) for each problem, or each folder of cases."""
    need_program(python)
    if command is not None:
        check_command(command)
    elif names and names[0].endswith(".py"):
        program, *names = names
        if not os.path.isfile(program):
            advice = "a problem of the kit is named without .py"
            refuse(f"there is no file called {program!r}; {advice}")
        command = [python, program]
    if command is not None:
        if not names:
            refuse("give the folder of the cases too, as in: judge.py PROGRAM.py CASES")
        return [(folder, command, find_cases(folder)) for folder in names]
    problems = sorted(path.stem for path in SOLUTIONS.glob("*.py"))
    for name in names:
        if name not in problems:
            refuse_name(name, names)
    return [
        (name, [python, f"{SOLUTIONS}/{name}.py"], find_cases(SAMPLES / name))
        for name in names or problems
    ]


def need_program(name):
    """Refuse a program that can't be started."""
    if not shutil.which(name):
        refuse(f"there is no program called {name!r}")


def check_command(command):
    """Refuse a command that can't be started, or that only a shell would understand."""
    if not command:
        refuse("the command is empty")
    if SHELL_SIGNS.intersection(command):
        refuse("no shell runs the command: write --command \"sh -c '...'\"")
    need_program(command[0])


def refuse_name(name, names):
    """Say what to write instead of a name that no problem has."""
    if os.path.isdir(names[0]) and names[-1].endswith(".py"):
        refuse(f"give the program first: judge.py {names[-1]} {names[0]}")
    own = "judge.py PROGRAM.py CASES, or --command './a.out' CASES"
    refuse(f"there is no problem called {name!r}; for a program of your own: {own}")


def find_cases(folder):
    """Return the cases in a folder and below it, 2 before 10."""
    if os.path.isfile(folder):
        refuse(f"{str(folder)!r} is a file: give the folder of the cases")
    if not os.path.isdir(folder):
        refuse(f"there is no folder called {str(folder)!r}")
    cases = []
    for given in files_below(folder, "in"):
        if given.with_suffix(".err").exists():
            continue
        name = str(given.relative_to(folder))[: -len(".in")]
        answer = first_file(given.with_suffix(".out"), given.with_suffix(".ans"))
        check = first_file(given.with_name("check.py"), Path(folder, "check.py"))
        if not answer and not check:
            refuse(f"{given} has no .out or .ans")
        cases.append(Case(name, given, answer, check))
    if not cases:
        refuse(f"the folder {str(folder)!r} has no .in files")
    for answer in [*files_below(folder, "out"), *files_below(folder, "ans")]:
        # A compiler calls a program a.out.
        if answer.name != "a.out" and not answer.with_suffix(".in").exists():
            print(f"judge.py: {answer} has no .in: not judged", file=sys.stderr)
    return sorted(cases, key=padded_name)


def files_below(folder, ending):
    """Return the files with an ending in a folder and below it."""
    # Unlike rglob, this goes into folders that are links, too.
    names = glob.glob(f"**/*.{ending}", root_dir=folder, recursive=True)
    paths = [Path(folder, name) for name in names]
    return [path for path in paths if not path.is_dir()]


def padded_name(case):
    """Return the name of a case, its numbers so padded that 2 comes before 10."""
    return re.sub(r"\d+", lambda match: match[0].zfill(9), case.name)


def first_file(*paths):
    """Return the first of the paths that is a file, or None."""
    return next(filter(Path.is_file, paths), None)


def worst(results):
    """Return the first verdict other than AC, and the most that any case took."""
    verdicts = [result.verdict for result in results if result.verdict != "AC"]
    most = Run(*map(max, zip(*(result.run for result in results))))
    return Result((verdicts or ["AC"])[0], f"{len(results)} cases", most)


def show(name, result):
    """Print the line of a case or of a problem."""
    verdict, words, done = result
    if done.clock > 2 * done.seconds + 1:
        words = f"{done.clock:.2f} s by the clock  {words}"
    line = f"{verdict:<4}{name:<24}{done.seconds:>7.3f} s{done.peak:>8.1f} MB  {words}"
    print(line.rstrip(), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("names", nargs="*", metavar="NAME", help="see above")
    parser.add_argument("--command", type=shlex.split, help="instead of PROGRAM.py")
    parser.add_argument("--time", type=float, default=1, help="seconds, 1 by default")
    parser.add_argument("--memory", type=float, default=64, help="megabytes, 64")
    parser.add_argument("--python", default=sys.executable, help="another interpreter")
    args = parser.parse_intermixed_args()
    limits = Limits(args.time, args.memory)
    if not all(0 < limit < 1e6 for limit in limits):
        refuse("a limit is more than 0 and less than a million")
    # Else PyPy's nursery, and so its memory, depends on the processor's cache.
    os.environ.setdefault("PYPY_GC_NURSERY", "4M")
    os.environ["PYTHON_COLORS"] = "0"  # tracebacks are read
    # Leave by an exception: then run kills what it has started.
    for number in signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT:
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    jobs = find_jobs(args.names, args.command, args.python)
    adopt_orphans()
    is_accepted = True
    for name, command, cases in jobs:
        results = []
        for case in cases:
            results.append(judge(command, case, limits))
            if len(jobs) == 1:
                show(case.name, results[-1])
        if len(jobs) > 1:
            show(name, worst(results))
        is_accepted = is_accepted and worst(results).verdict == "AC"
    return 0 if is_accepted else 1


if __name__ == "__main__":
    run_tool(main, trouble=2)
