#!/usr/bin/env python3
"""Run programs as a judge does, and give a verdict on each case.

    python3 tools/judge.py [poj3074 ...]              all problems of the kit, or some
    python3 tools/judge.py PROGRAM.py CASES           a Python program of your own
    python3 tools/judge.py --command "./a.out" CASES  any other program

Several problems or folders have a line each; one has a line for each case. A case is
NAME.in with NAME.out or NAME.ans, in CASES or below it; one with a NAME.err is skipped.
Blanks at the ends of lines and blank lines at the end do not matter. A check.py beside
the case or in CASES decides, if any: check.py INPUT OUTPUT ANSWER exits with 0 or 1.

AC   accepted. The exit status is 0 if all cases are, 2 if there is no verdict, else 1.
WA   wrong answer
RE   an exit status other than 0, a deadly signal, or more than 64 MB of output
TLE  more processor seconds than --time; by the clock, three times as many and two more
MLE  more megabytes at the peak than --memory. This tool's own, some 13, are the least.
"""

import argparse
import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

if sys.version_info < (3, 9) or sys.implementation.name != "cpython" or os.name == "nt":
    sys.exit("tools/judge.py needs CPython 3.9 or later, on Linux or macOS")
import resource
from bundle import ROOT, SOLUTIONS, run_tool


def refuse(why):
    """End with a line that says why there is no verdict."""
    print(f"judge.py: {why}", file=sys.stderr)
    sys.exit(2)


def run(command, given, output, errors, limit, memory):
    """Run a command; return (exit status, is_late, seconds, clock, peak in MB)."""

    def restrict():
        os.setsid()  # A process group of its own can be killed as a whole.
        # Not RLIMIT_AS: Java reserves far more addresses than it uses memory.
        whats = resource.RLIMIT_CPU, resource.RLIMIT_DATA, resource.RLIMIT_FSIZE
        mosts = int(limit) + 1, int(memory + 1024) << 20, 64 << 20
        for what, most in zip(whats, mosts):
            with contextlib.suppress(ValueError):  # A lower limit is set already.
                resource.setrlimit(what, (most, most))

    files = {"stdin": open(given, "rb"), "stdout": output, "stderr": errors}
    with files["stdin"]:
        process = subprocess.Popen(command, preexec_fn=restrict, **files)
    start, most = time.monotonic(), 3 * limit + 2
    try:
        signal.signal(signal.SIGALRM, lambda *_: os.killpg(process.pid, signal.SIGKILL))
        signal.setitimer(signal.ITIMER_REAL, most)
        _, status, usage = os.wait4(process.pid, 0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        with contextlib.suppress(ProcessLookupError, PermissionError):  # all ended
            os.killpg(process.pid, signal.SIGKILL)
    clock, seconds = time.monotonic() - start, usage.ru_utime + usage.ru_stime
    peak = usage.ru_maxrss / (1 << (20 if sys.platform == "darwin" else 10))
    is_late = seconds > limit or clock >= most
    return os.waitstatus_to_exitcode(status), is_late, seconds, clock, peak


def judge(command, limits, case, *files):
    """Return (verdict, seconds of the processor, of the clock, peak, what is wrong)."""
    with tempfile.NamedTemporaryFile() as output, tempfile.TemporaryFile() as errors:
        status, is_late, *usage = run(command, case, output, errors, *limits)
        errors.seek(0)
        words = last_words(command, status, errors.read()) if status else ""
        is_large = usage[-1] > limits[1] or re.search("MemoryError|bad_alloc", words)
        verdict = "TLE" if is_late else "MLE" if is_large else "RE" if status else ""
        if not verdict:
            words = find_fault(output.name, limits, case, *files)
            verdict = "WA" if words else "AC"
    return (verdict, *usage, words if verdict in ("RE", "WA") else "")


def last_words(command, status, errors):
    """Return the last line that a program wrote, or if there is none, how it ended."""
    ending = f"exit status {status}" if status >= 0 else signal.strsignal(-status)
    text = errors[-10_000:].decode(errors="replace").rstrip() or ending
    *above, line = re.sub(r"\n\tat .*", "", text).split("\n")  # a traceback of Java
    program, line = os.path.basename(command[-1]), line[:80]
    numbers = re.findall(f'^  File ".*{re.escape(program)}", line (\\d+)', text, re.M)
    if numbers and above and above[-1].startswith(" "):  # a traceback of Python
        line = f"{program}, line {numbers[-1]}: {line}"
    return "".join(letter if letter.isprintable() else "?" for letter in line)


def find_fault(output, limits, case, answer, check):
    """Return what is wrong with an output, or nothing."""
    if check:
        return ask(check, [case, output, answer or os.devnull], limits)
    texts = [Path(p).read_bytes().rstrip().split(b"\n") for p in (answer, output)]
    for number, lines in enumerate(zip(*texts), 1):
        wanted, found = (repr(line.rstrip())[1:] for line in lines)  # without b
        if wanted != found:
            return f"line {number}: expected {wanted:.90}, got {found:.90}"
    wanted, found = map(len, texts)
    return f"expected {wanted} lines, got {found}" if wanted != found else ""


def ask(check, files, limits):
    """Return why a check.py refuses an output, or nothing."""
    limit, command = 10 * limits[0], [sys.executable, "-u", check, *files]
    with tempfile.NamedTemporaryFile() as output:
        status, is_late, *_ = run(command, os.devnull, output, output, limit, limits[1])
        text = Path(output.name).read_bytes()
    words = f"over {limit:g} s" if is_late else last_words(command, status, text)
    # An exception ends with status 1 too, but each traceback names a file.
    if is_late or status not in (0, 1) or status and b'  File "' in text:
        refuse(f"{check} crashed on {files[0]}: {words}")
    return words if status else ""


def find_cases(folder):
    """Return (name, case, answer, check.py) for each case in a folder, 2 before 10."""
    folder, cases = Path(folder or "''"), []
    for case in filter(Path.is_file, folder.rglob("*.in")):
        answers = case.with_suffix(".out"), case.with_suffix(".ans")
        checks = case.with_name("check.py"), folder / "check.py"
        answer, check = (next(filter(Path.is_file, x), None) for x in (answers, checks))
        if not case.with_suffix(".err").exists():
            cases.append((str(case.relative_to(folder))[:-3], case, answer, check))
            if not answer and not check:
                refuse(f"{case} has no .out or .ans")
    if not cases:
        refuse(f"{folder} is no folder with .in files: give NAME, or PROGRAM.py CASES")
    return sorted(cases, key=lambda c: re.sub(r"\d+", lambda n: n[0].zfill(9), c[0]))


def find_jobs(names, command, python):
    """Return (name, command, cases) for each problem, or each folder of cases."""
    if command is None and names and names[0].endswith(".py"):
        command, names = [python, names[0]], names[1:]
    jobs = [(name, command or [""], name) for name in names or ["CASES"]]
    if command is None:
        names = names or sorted(path.stem for path in SOLUTIONS.glob("*.py"))
        samples = ROOT / "tests" / "samples"
        jobs = [(n, [python, f"{SOLUTIONS}/{n}.py"], samples / n) for n in names]
    for _, line, _ in jobs:
        is_missing = line[-1].endswith(".py") and not os.path.isfile(line[-1])
        if is_missing or not shutil.which(line[0]):
            refuse(f"can't run {shlex.join(line)}: give NAME, or PROGRAM.py CASES")
    return [(name, line, find_cases(folder)) for name, line, folder in jobs]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("names", nargs="*", metavar="NAME", help="see above")
    parser.add_argument("--command", type=shlex.split, help="instead of PROGRAM.py")
    parser.add_argument("--time", type=float, default=1, help="seconds, 1 by default")
    parser.add_argument("--memory", type=float, default=64, help="megabytes, 64")
    parser.add_argument("--python", default=sys.executable, help="another interpreter")
    args = parser.parse_intermixed_args()
    limits, accepted = (args.time, args.memory), True
    if not all(0 < limit < 1e6 for limit in limits):
        refuse("a limit is more than 0 and less than a million")
    os.environ.setdefault("PYPY_GC_NURSERY", "4M")
    for number in signal.SIGTERM, signal.SIGHUP:
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    jobs = find_jobs(args.names, args.command, args.python)
    for name, command, cases in jobs:
        results = ((case, *judge(command, limits, *files)) for case, *files in cases)
        if len(jobs) > 1:
            _, *columns, words = zip(*results)  # As text, AC is the least verdict.
            results = [(name, *map(max, columns), f"{len(words)} cases")]
        for name, verdict, seconds, clock, peak, words in results:
            if clock > 2 * seconds + 1:
                words = f"{clock:.2f} s by the clock  {words}"
            line = f"{verdict:<4}{name:<20}{seconds:>7.3f} s{peak:>8.1f} MB  {words}"
            print(line.rstrip(), flush=True)
            accepted = accepted and verdict == "AC"
    return 0 if accepted else 1


if __name__ == "__main__":
    run_tool(main)
