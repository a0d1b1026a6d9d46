#!/usr/bin/env python3
"""Run a program as a judge does, and give its verdict on each case.

    python3 tools/judge.py                    all problems of the kit, a line each
    python3 tools/judge.py poj3074            one of them, on its samples
    python3 tools/judge.py PROGRAM.py CASES   any program, on a folder of cases
    python3 tools/judge.py --command "./a.out -x" CASES

A case is NAME.in with NAME.out or NAME.ans, in the folder or below it; one that has
NAME.err is bad input, and passed over. Ends of lines, and blanks before them, don't
matter. Where several answers are right, a check.py beside the cases decides:
check.py INPUT OUTPUT ANSWER exits with 0 if OUTPUT is right.

AC: accepted, WA: wrong answer, RE: failed, TLE, MLE, OLE: over the limit of time (the
processor's, or half a second more by the clock), of memory (the peak of what is
resident, at least this tool's own, some 13 MB) or of output. Exit status 0 only if all
are AC.
"""

import argparse
import ctypes
import itertools
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

# python -I and -P leave out the folder that this is in.
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from bundle import ROOT, SOLUTIONS, run_tool

try:
    import resource
except ImportError:
    sys.exit("tools/judge.py can't limit programs on this system; Linux and macOS can")

SAMPLES = ROOT / "tests" / "samples"
MEGABYTE = 1 << 20
OUTPUT = 64 * MEGABYTE  # what a program may write
SPARE = 1024 * MEGABYTE  # address space above the limit of memory, lest one runs away
GRACE = 0.5  # seconds above the limit of time, for who waits
NO_MEMORY = b"MemoryError", b"bad_alloc", b"out of memory", b"Cannot allocate memory"


def run(command, case, output, errors, limits):
    """Run a command on a case; return its status, its usage, and if it was stopped.

    When it ends, or this program does, nothing that it has started is left.
    """
    stopped = []

    def restrict():
        for what, most in {
            resource.RLIMIT_AS: int(limits.memory * MEGABYTE) + SPARE,
            resource.RLIMIT_CPU: int(limits.time) + 1,
            resource.RLIMIT_FSIZE: OUTPUT,
        }.items():
            hard = resource.getrlimit(what)[1]
            most = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(what, (most, most))

    def stop(*_):
        stopped.append(True)
        kill_group(process.pid)

    with open(case, "rb") as given:
        try:
            process = subprocess.Popen(
                command,
                stdin=given,
                stdout=output,
                stderr=errors,
                preexec_fn=restrict,
                start_new_session=True,
            )
        except (OSError, subprocess.SubprocessError) as error:
            fail(f"{command[0]} does not start: {error}")
    try:
        signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, limits.time + GRACE)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = status  # it has been waited for
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        kill_group(process.pid)
        kill_orphans()
    return status, usage, bool(stopped)


def kill_group(number):
    """Kill what is left of a process group."""
    try:
        os.killpg(number, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # the latter on macOS, of zombies
        pass


def adopt_orphans():
    """Become the parent of what outlives its own, where the system knows of that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER


def children():
    """Return the numbers of our children, where the system lists them."""
    listed = Path(f"/proc/self/task/{os.getpid()}/children")
    return set(map(int, listed.read_text().split())) if listed.exists() else set()


OTHERS = children()  # of the program that has become this one


def kill_orphans():
    """Kill our children: those that have left the group of the program that ended."""
    while children() - OTHERS:
        for child in children() - OTHERS:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)


def judge(command, folder, case, limits):
    """Return (verdict, processor seconds, peak megabytes, what is wrong)."""
    with tempfile.NamedTemporaryFile() as output, tempfile.TemporaryFile() as errors:
        status, usage, stopped = run(command, case, output, errors, limits)
        errors.seek(0)
        complaint = errors.read()
        is_full = os.path.getsize(output.name) >= OUTPUT
        wrong = "" if status or is_full else find_fault(folder, case, output.name)
    time = usage.ru_utime + usage.ru_stime
    memory = usage.ru_maxrss / (MEGABYTE if sys.platform == "darwin" else 1024)
    starved = status and any(word in complaint for word in NO_MEMORY)
    if stopped or time > limits.time:
        return "TLE", time, memory, ""
    if memory > limits.memory or starved:
        return "MLE", time, memory, ""
    if is_full:
        return "OLE", time, memory, ""
    if status:
        return "RE", time, memory, last_line(complaint)
    return "WA" if wrong else "AC", time, memory, wrong


def find_fault(folder, case, output):
    """Return what is wrong with the output in a file, or nothing."""
    check = folder / "check.py"
    if check.exists():
        command = [sys.executable, check, case, output, answer_of(case)]
        files = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, timeout=60, **files
            )
        except subprocess.TimeoutExpired:
            fail(f"{check} takes more than 60 seconds")
        return (last_line(done.stdout) or "refused") if done.returncode else ""
    expected, got = (
        [line.rstrip() for line in Path(file).read_bytes().rstrip().splitlines()]
        for file in (answer_of(case), output)
    )
    for number, lines in enumerate(itertools.zip_longest(expected, got), 1):
        if lines[0] != lines[1]:
            wanted, found = (
                "no line" if line is None else ascii(line.decode(errors="replace"))
                for line in lines
            )
            return f"line {number}: expected {wanted:.100}, got {found:.100}"
    return ""


def last_line(text):
    """Return the last line of a program's words."""
    line = (text.decode(errors="replace").rstrip().splitlines() or [""])[-1]
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def answer_of(case):
    """Return the file of a case's answer, which need not exist."""
    answer = case.with_suffix(".out")
    return answer if answer.exists() else case.with_suffix(".ans")


def cases_in(folder):
    """Return the cases in a folder and below, 2 before 10; none of bad input."""
    cases = [
        case for case in folder.rglob("*.in") if not case.with_suffix(".err").exists()
    ]
    for case in cases:
        if not answer_of(case).exists():
            fail(f"{case} has neither .out nor .ans")
    if not cases:
        fail(f"{folder} has no .in files")
    return sorted(
        cases, key=lambda case: re.sub(r"\d+", lambda n: n[0].zfill(9), str(case))
    )


def judge_all(command, folder, limits):
    """Yield (case, verdict, time, memory, what is wrong) for each case."""
    for case in cases_in(folder):
        yield case, *judge(command, folder, case, limits)


def show(verdict, name, time, memory, words=""):
    """Print a line of a table."""
    print(f"{verdict:<4}{name:<20}{time:>7.3f} s{memory:>8.1f} MB  {words}".rstrip())


def fail(message):
    """End: this can't be judged."""
    print(message, file=sys.stderr)
    sys.exit(2)


def limit(text):
    """Return a number that can be a limit."""
    number = float(text)
    if not 0 < number < 1e6:
        raise ValueError
    return number


def judge_kit(limits):
    """Judge all problems of the kit, a line each; return whether all are accepted."""
    accepted = True
    for path in sorted(SOLUTIONS.glob("*.py")):
        command = [limits.python, path]
        results = list(judge_all(command, SAMPLES / path.stem, limits))
        _, verdicts, times, peaks, _ = zip(*results)
        worst = next((verdict for verdict in verdicts if verdict != "AC"), "AC")
        show(worst, path.stem, max(times), max(peaks), f"{len(results)} cases")
        accepted = accepted and worst == "AC"
    return accepted


def find_program(args):
    """Return the command that the arguments mean, and the folder of cases."""
    if args.command:
        try:
            command = shlex.split(args.program)
        except ValueError as error:
            fail(f"{args.program}: {error}")
        if not command or not args.cases:
            fail("--command needs a command and a folder of cases")
        return command, args.cases
    program, folder = Path(args.program), args.cases
    known = SOLUTIONS / f"{program.stem}.py"
    if args.program in (known.stem, known.name) and not program.is_file():
        program = known
    if not program.is_file():
        fail(f"{args.program!a} is neither a program nor a problem of the kit")
    if folder is None and not known.is_file():
        fail(f"{program} is no problem of the kit: name a folder of cases too")
    return [args.python, program], folder or SAMPLES / known.stem


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "program", nargs="?", help="a problem, a Python file or a command"
    )
    parser.add_argument("cases", nargs="?", type=Path, help="a folder")
    parser.add_argument("--time", type=limit, default=1, help="seconds, 1 if not given")
    parser.add_argument("--memory", type=limit, default=64, help="megabytes, 64")
    parser.add_argument("--python", default=sys.executable, help="another interpreter")
    parser.add_argument("--command", action="store_true", help="PROGRAM is a command")
    args = parser.parse_args()
    adopt_orphans()
    for number in signal.SIGTERM, signal.SIGHUP:
        if signal.getsignal(number) == signal.SIG_DFL:  # nohup's word stands
            signal.signal(number, lambda number, _: sys.exit(128 + number))
    if args.program is None and args.command:
        parser.error("--command needs a command and a folder of cases")
    if args.program is None:
        return 0 if judge_kit(args) else 1
    command, folder = find_program(args)
    accepted = True
    for case, verdict, time, memory, wrong in judge_all(command, folder, args):
        name = case.relative_to(folder).with_suffix("").as_posix()
        show(verdict, name, time, memory, wrong)
        accepted = accepted and verdict == "AC"
    return 0 if accepted else 1


if __name__ == "__main__":
    run_tool(main)
