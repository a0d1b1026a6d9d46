#!/usr/bin/env python3
"""Run a program as a judge does, and give its verdict on each case.

    python3 tools/judge.py solutions/poj3074.py tests/samples/poj3074
    python3 tools/judge.py --time 2 --memory 256 --python pypy3 PROGRAM CASES
    python3 tools/judge.py --command "./a.out -x" CASES

CASES is a folder of NAME.in and NAME.out, as oj test has them. AC: accepted, WA: wrong
answer, TLE, MLE: over the limit of time or memory, RE: it failed. Exit status 0 only if
all are AC.
"""

import argparse
import os
import resource
import shlex
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

MEGABYTE = 1 << 20
OUTPUT = 256 * MEGABYTE  # what a program may write, lest it fills the disk


def run_case(command, case, seconds, megabytes):
    """Return (verdict, processor seconds, peak megabytes) of a command on a .in file.

    The command's address space is limited to megabytes, its processor time to seconds;
    one that only waits is killed some time after that.
    """
    limits = {
        resource.RLIMIT_AS: int(megabytes * MEGABYTE),
        resource.RLIMIT_CPU: int(seconds) + 1,
        resource.RLIMIT_FSIZE: OUTPUT,
    }

    def limit():
        for what, most in limits.items():
            resource.setrlimit(what, (most, most))

    with open(case, "rb") as given, tempfile.TemporaryFile() as output:
        with tempfile.TemporaryFile() as errors:
            process = subprocess.Popen(
                command, stdin=given, stdout=output, stderr=errors, preexec_fn=limit
            )
            killed = threading.Event()
            alarm = threading.Timer(
                3 * seconds + 5, lambda: (killed.set(), process.kill())
            )
            alarm.start()
            _, status, usage = os.wait4(process.pid, 0)
            alarm.cancel()
            process.returncode = status  # it has been waited for
            errors.seek(0)
            complaint = errors.read()
        output.seek(0)
        answer = output.read()
    time = usage.ru_utime + usage.ru_stime
    memory = usage.ru_maxrss * 1024 / MEGABYTE
    if sys.platform == "darwin":  # which counts bytes
        memory /= 1024
    stopped = os.WIFSIGNALED(status) and os.WTERMSIG(status)
    if time > seconds or killed.is_set() or stopped == signal.SIGXCPU:
        verdict = "TLE"
    elif memory > megabytes or status and is_out_of_memory(complaint):
        verdict = "MLE"
    elif status:
        verdict = "RE"
    else:
        verdict = "AC" if answer == case.with_suffix(".out").read_bytes() else "WA"
    return verdict, time, memory


def is_out_of_memory(complaint):
    """Return whether what a program wrote to standard error says so."""
    words = b"MemoryError", b"bad_alloc", b"out of memory", b"Cannot allocate memory"
    return any(word in complaint for word in words)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("program", help="a Python file; with --command, any command")
    parser.add_argument("cases", type=Path, help="a folder of .in and .out files")
    parser.add_argument("--time", type=float, default=1, help="seconds, 1 if not given")
    parser.add_argument("--memory", type=float, default=64, help="megabytes, 64")
    parser.add_argument("--python", default=sys.executable, help="another interpreter")
    parser.add_argument("--command", action="store_true", help="PROGRAM is a command")
    args = parser.parse_args()
    cases = sorted(args.cases.glob("*.in"))
    if not cases:
        parser.error(f"no .in files in {args.cases}")
    for case in cases:
        if not case.with_suffix(".out").exists():
            parser.error(f"{case} has no .out")
    command = [args.python, args.program]
    if args.command:
        command = shlex.split(args.program)
    elif not Path(args.program).exists():
        parser.error(f"there is no {args.program}")
    accepted = True
    for case in cases:
        try:
            verdict, time, memory = run_case(command, case, args.time, args.memory)
        except (OSError, subprocess.SubprocessError) as error:
            parser.error(f"{command[0]} does not start: {error}")
        print(f"{verdict:<4}{case.stem:<20}{time:>7.3f} s{memory:>8.1f} MB", flush=True)
        accepted = accepted and verdict == "AC"
    return 0 if accepted else 1


if __name__ == "__main__":
    sys.exit(main())
