#!/usr/bin/env python3
"""Run programs as a judge does, and give a verdict on each case.

    python3 tools/judge.py [poj3074 ...]              all problems of the kit, or some
    python3 tools/judge.py PROGRAM.py CASES           a Python program of your own
    python3 tools/judge.py --command "./a.out" CASES  any other program

Several problems have a line each; one problem or program has a line for each case. A
case is NAME.in with NAME.out or NAME.ans, in CASES or below it; with a NAME.err it is
bad input, and skipped. Blanks at the ends of lines and blank lines at the end do not
matter. A check.py beside the case or in CASES decides if several answers are right:
check.py INPUT OUTPUT ANSWER exits with 0 if OUTPUT is right, with 1 if it is wrong.
With another status, or a traceback, check.py itself has crashed, and this tool stops.

AC   accepted. The exit status of this tool is 0 only if all cases are.
WA   wrong answer
RE   an exit status other than 0, a deadly signal, or more than 64 MB of output
TLE  more processor seconds than --time. The clock only ends what hangs, after three
     times the limit and two seconds more; then the line says "by the clock".
MLE  more megabytes at the peak than --memory. This tool's own, some 13, are the least.
     PyPy sizes its nursery by the processor's cache, so its memory depends on the
     machine; PYPY_GC_NURSERY=4M, set here unless you set it, prevents that.
"""

import argparse
import contextlib
import itertools
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bundle import ROOT, SOLUTIONS, run_tool

try:
    import resource
except ImportError:
    sys.exit("tools/judge.py can't limit programs on this system; Linux and macOS can")


def run(command, case, output, errors, limits):
    """Run a command on a case; return (exit status, usage, seconds by the clock)."""

    def restrict():
        os.setsid()  # A process group of its own can be killed as a whole.
        for what, most in [
            (resource.RLIMIT_CPU, int(limits.time) + 1),
            (resource.RLIMIT_AS, int(limits.memory + 1024) << 20),
            (resource.RLIMIT_FSIZE, 64 << 20),
        ]:
            with contextlib.suppress(ValueError):  # A lower limit is set already.
                resource.setrlimit(what, (most, most))

    with open(case, "rb") as given:
        process = subprocess.Popen(
            command, stdin=given, stdout=output, stderr=errors, preexec_fn=restrict
        )
    start = time.monotonic()
    try:
        signal.signal(signal.SIGALRM, lambda *_: os.killpg(process.pid, signal.SIGKILL))
        signal.setitimer(signal.ITIMER_REAL, limits.clock)
        _, status, usage = os.wait4(process.pid, 0)
        return os.waitstatus_to_exitcode(status), usage, time.monotonic() - start
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        with contextlib.suppress(ProcessLookupError, PermissionError):  # all ended
            os.killpg(process.pid, signal.SIGKILL)


def judge(command, case, folder, limits):
    """Return (verdict, processor seconds, peak megabytes, what is wrong)."""
    with tempfile.NamedTemporaryFile() as output, tempfile.TemporaryFile() as errors:
        status, usage, waited = run(command, case, output, errors, limits)
        errors.seek(0)
        complaint = last_words(errors.read(), status)
        words = complaint if status else find_fault(case, output.name, folder)
    seconds = usage.ru_utime + usage.ru_stime
    peak = usage.ru_maxrss / (1 << (20 if sys.platform == "darwin" else 10))
    hung = "" if seconds > limits.time else f"{waited:.2f} s by the clock"
    if seconds > limits.time or waited >= limits.clock:
        return "TLE", seconds, peak, hung
    if peak > limits.memory or words.endswith(("MemoryError", "bad_alloc")):
        return "MLE", seconds, peak, ""
    return "RE" if status else "WA" if words else "AC", seconds, peak, words


def last_words(text, status):
    """Return the last line that a program wrote, or if there is none, how it ended."""
    ending = f"exit status {status}" if status >= 0 else signal.strsignal(-status)
    line = text.rstrip().rpartition(b"\n")[2].decode(errors="replace")[:80] or ending
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def find_fault(case, output, folder):
    """Return what is wrong with an output, or nothing."""
    answer = case.with_suffix(".out")
    answer = answer if answer.exists() else case.with_suffix(".ans")
    for check in case.with_name("check.py"), folder / "check.py":
        if check.exists():
            return ask(check, case, output, answer)
    with open(answer, "rb") as expected, open(output, "rb") as got:
        pairs = itertools.zip_longest(expected, got, fillvalue=b"")
        for number, lines in enumerate(pairs, 1):
            wanted, found = (repr(line.rstrip())[1:] for line in lines)  # without b
            if wanted != found:
                return f"line {number}: expected {wanted:.90}, got {found:.90}"
    return ""


def ask(check, *files):
    """Return why a check.py refuses an output, or nothing."""
    done = subprocess.run([sys.executable, check, *files], capture_output=True)
    words = last_words(done.stdout + done.stderr, done.returncode)
    # An exception ends with status 1 too, but each traceback names a file.
    if done.returncode not in (0, 1) or done.returncode and b'  File "' in done.stderr:
        sys.exit(f"{check} crashed on {files[0]}: {words}")
    return words if done.returncode else ""


def judge_cases(command, folder, limits):
    """Yield a case's name and what judge() returns of it, for each, 2 before 10."""
    bad = {error.with_suffix(".in") for error in folder.rglob("*.err")}
    cases = {case for case in folder.rglob("*.in") if case.is_file()} - bad
    if not cases:
        sys.exit(f"{folder} has no .in files: give NAME, or PROGRAM.py CASES")
    for case in sorted(
        cases, key=lambda case: re.sub(r"\d+", lambda n: n[0].zfill(9), str(case))
    ):
        yield str(case.relative_to(folder))[:-3], *judge(command, case, folder, limits)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="see above")
    parser.add_argument("--command", type=shlex.split, help="instead of PROGRAM.py")
    parser.add_argument("--time", type=float, default=1, help="seconds, 1 by default")
    parser.add_argument("--memory", type=float, default=64, help="megabytes, 64")
    parser.add_argument("--python", default=sys.executable, help="another interpreter")
    args = parser.parse_args()
    if not (0 < args.time < 1e6 and 0 < args.memory < 1e6):
        parser.error("a limit is more than 0 and less than a million")
    args.clock = 3 * args.time + 2
    os.environ.setdefault("PYPY_GC_NURSERY", "4M")
    names = args.names or sorted(path.stem for path in SOLUTIONS.glob("*.py"))
    samples = ROOT / "tests" / "samples"
    jobs = [([args.python, SOLUTIONS / f"{n}.py"], samples / n) for n in names]
    if args.command or names[0].endswith(".py"):
        jobs = [(args.command or [args.python, names[0]], Path(*args.names[-1:]))]
    accepted = True
    for command, folder in jobs:
        results = judge_cases(command, folder, args)
        if len(jobs) > 1:
            _, *columns, words = zip(*results)  # As text, AC is the least verdict.
            results = [(folder.name, *map(max, columns), f"{len(words)} cases")]
        for name, verdict, seconds, peak, words in results:
            line = f"{verdict:<4}{name:<20}{seconds:>7.3f} s{peak:>8.1f} MB  {words}"
            print(line.rstrip())
            accepted = accepted and verdict == "AC"
    return 0 if accepted else 1


if __name__ == "__main__":
    run_tool(main)
