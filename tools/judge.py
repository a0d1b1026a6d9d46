#!/usr/bin/env python3
"""Run Python programs as a judge does, and give a verdict on each case.

    python3 tools/judge.py                     all problems of the kit
    python3 tools/judge.py poj3074             one problem, or some
    python3 tools/judge.py solutions/poj3074.py
    python3 tools/judge.py PROGRAM.py CASES    a program of your own

CASES is a folder. A case is an input, NAME.in, and an answer, NAME.out or NAME.ans; or,
as HackerRank has them, input00.txt and output00.txt, in folders input and output
perhaps. Blanks at line ends and blank lines at the end do not matter. A check.py in the
folder decides instead: called as check.py INPUT OUTPUT ANSWER, it exits with 0 if
OUTPUT is right, with 1 if not. If it crashes or takes more time than the limit, this
tool stops.

A program can't import what stands beside it, and gets no variables such as PYTHONPATH.
Its stack may be as large as the system allows, its output 64 MB. Time and memory are
limited by --time and --memory; without these, by a line of the program such as
"Limits: 5 s, 258 MB"; without that, to 10 s and 512 MB.

Processes that a program starts are part of it: they have to end, their times are added
up, and the largest counts as its memory. (Only Linux counts those that it does not wait
for.) Those in a session of their own are neither counted nor ended: it is no sandbox.

A line for several cases has the first verdict other than AC, and the most time and
memory. Times are seconds of the processor. The verdict is the first that is true:

TLE  It took more time than the limit. Or it was waiting, not working, when three times
     the limit had passed by the clock. (Without /proc, working is no excuse.)
MLE  It took more memory at its peak than the limit.
RE   It ended with a status other than 0, or by a signal. A MemoryError is RE: Python
     raises it when a program reserves 1 GB more than the limit, even if unused.
WA   Its output is wrong.
AC   Its output is right.

The exit status is 0 if all verdicts are AC, 1 if not, 2 if a case can't be judged.
"""

import argparse
import contextlib
import ctypes
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import namedtuple
from itertools import zip_longest
from pathlib import Path

try:
    import resource
except ImportError:  # on Windows
    print("judge.py: this tool needs Linux, macOS or WSL", file=sys.stderr)
    sys.exit(2)

ROOT = Path(__file__).resolve().parent.parent
STOP_SIGNALS = {signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM}
Limits = namedtuple("Limits", "seconds megabytes")
Result = namedtuple("Result", "verdict seconds megabytes note")  # note: what is wrong


@contextlib.contextmanager
def stoppable():
    """Let signals end this tool. Elsewhere they wait, so no process or file is left."""
    before = signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def stop(number, _):
    """Exit as shells do after a signal, and let no other one interrupt that."""
    for each in STOP_SIGNALS:
        signal.signal(each, lambda *_: None)
    sys.exit(128 + number)


def refuse(why):
    """End with a line that says why there is no verdict."""
    print(f"judge.py: {why}", file=sys.stderr)
    sys.exit(2)


def find_cases(folder):
    """Return the pairs (input, answer) in a folder."""
    # macOS adds files such as ._1.in
    inputs = [*folder.glob("[!.]*.in"), *folder.glob("input*.txt")]
    inputs += folder.glob("input/input*.txt")
    if not inputs:
        refuse(f"there is no NAME.in or input*.txt in the folder {str(folder)!r}")
    cases = []
    for given in sorted(inputs, key=lambda path: (len(path.name), path)):  # 2, then 10
        answers = [given.with_suffix(".out"), given.with_suffix(".ans")]
        if given.suffix == ".txt":
            name = given.name.replace("input", "output", 1)
            answers = [given.with_name(name), folder / "output" / name]
        answer = next(filter(Path.is_file, answers), None)
        if not answer:
            names = " or ".join(path.name for path in answers)
            refuse(f"{given} has no answer: {names}")
        cases.append((given, answer))
    return cases


def find_jobs(names):
    """Return (name, program, cases) for each problem, or for a program of one's own."""
    if len(names) == 2 and names[0].endswith(".py"):
        return [(names[0], Path(names[0]), find_cases(Path(names[1])))]
    problems = {path.stem: path for path in sorted((ROOT / "solutions").glob("*.py"))}
    files = {path: name for name, path in problems.items()}
    names = [files.get(Path(name).resolve(), name) for name in names]
    for name in names:
        if name not in problems:
            refuse(f"unknown problem {name!r}: give poj3074, say, or PROGRAM.py CASES")
    samples = ROOT / "tests" / "samples"
    return [(n, problems[n], find_cases(samples / n)) for n in names or problems]


def find_limit(program, unit):
    """Return the number before a unit in the line "Limits: " of a program, or None."""
    # Before "Limits: " there may be blanks, # and quotes, but no word.
    line = rf"(?m)^[^\w\n]*Limits: .*?([\d.,]*\d) {unit}\b"
    found = re.search(line, program.read_text("utf-8", "replace"))
    try:
        return limit(found[1]) if found else None
    except ValueError:
        refuse(f"{program}: {found[1]} {unit} is no limit; write 1.5 {unit}, say")


def run(command, given, output, errors, limits):
    """Run a command on a file, and wait for all processes of its group.

    Return its exit status (minus the number of a signal that ended it), the seconds of
    all, the megabytes of the largest, and a message if they were too slow, or "".
    """
    variables = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    variables["NO_COLOR"] = "1"  # in tracebacks, which are read here
    with open(given, "rb") as stdin:
        process = subprocess.Popen(
            command,
            stdin=stdin,
            stdout=output,
            stderr=errors,
            env=variables,
            start_new_session=True,  # with a process group, which can be killed
            preexec_fn=lambda: prepare(limits),
        )
    clock = 3 * limits.seconds  # After that, only what is at work may go on.
    deadline = time.monotonic() + clock
    group, ended = process.pid, []
    waits = False
    try:
        while send(0, group) and not waits:
            with stoppable():
                time.sleep(0.01)
            waits = time.monotonic() > deadline and not is_at_work(group)
            ended += reap(group, os.WNOHANG)
    finally:
        killed = send(signal.SIGKILL, group)
    ended += reap(group, 0)
    status = next(status for pid, status, _ in ended if pid == process.pid)
    process.returncode = os.waitstatus_to_exitcode(status)  # or Popen warns
    seconds = sum(usage.ru_utime + usage.ru_stime for *_, usage in ended)
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10  # bytes on macOS, else KiB
    megabytes = max(usage.ru_maxrss for *_, usage in ended) / unit
    late = ""
    if seconds > limits.seconds or process.returncode == -signal.SIGXCPU:
        late = f"over {limits.seconds:g} s of the processor"
    elif killed:
        late = f"over {clock:g} s by the clock: it waits, or the machine is busy"
    return process.returncode, seconds, megabytes, late


def send(number, group):
    """Send a signal to a process group, 0 for none; return whether there is a group."""
    with contextlib.suppress(ProcessLookupError, PermissionError):  # the latter: macOS
        os.killpg(group, number)
        return True
    return False


def reap(group, options):
    """Return (pid, status, usage) of each child of this tool in a group that ended."""
    ended = []
    with contextlib.suppress(ChildProcessError):  # There are no more.
        while (child := os.wait4(-group, options))[0]:
            ended.append(child)
    return ended


def is_at_work(pid):
    """Return whether a thread of a process runs or could run; False without /proc."""
    for stat in Path(f"/proc/{pid}/task").glob("*/stat"):
        with contextlib.suppress(OSError):  # The thread has just ended.
            if b") R " in stat.read_bytes():
                return True
    return False


def prepare(limits):
    """Set signals and limits of the process that is to become the program."""
    for number in STOP_SIGNALS:
        signal.signal(number, signal.SIG_DFL)  # else SystemExit is raised here
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    seconds = int(limits.seconds) + 1  # only whole seconds
    data = int(limits.megabytes + 1024) << 20  # Not all that is reserved is used.
    _, stack = resource.getrlimit(resource.RLIMIT_STACK)  # for a deep recursion
    for kind, soft, hard in (
        (resource.RLIMIT_CPU, seconds, seconds + 1),  # SIGXCPU, and SIGKILL if ignored
        (resource.RLIMIT_CORE, 0, 0),  # SIGXCPU writes no file
        (resource.RLIMIT_DATA, data, data),
        (resource.RLIMIT_FSIZE, 64 << 20, 64 << 20),  # Endless output fills no disk.
        (resource.RLIMIT_STACK, stack, stack),
    ):
        with contextlib.suppress(ValueError):  # A lower limit is set already.
            resource.setrlimit(kind, (soft, hard))


def judge(python, program, given, answer, limits):
    """Return the Result of a program on a case."""
    command = [python, "-I", program.absolute()]  # -I: without what stands beside it
    with tempfile.NamedTemporaryFile() as output, tempfile.TemporaryFile() as errors:
        status, seconds, megabytes, late = run(command, given, output, errors, limits)
        where, message = find_error(read(errors), program)
        if late:
            verdict, note = "TLE", late
        elif megabytes > limits.megabytes:
            verdict, note = "MLE", ""
        elif status:
            verdict, note = "RE", describe_end(status, where, message)
        else:
            note = find_fault(given, output.name, answer, limits)
            verdict = "WA" if note else "AC"
            if note and where:  # After an exception in a thread, the exit status is 0.
                note += f"; on stderr: {where}{message}"
        return Result(verdict, seconds, megabytes, note)


def read(file):
    """Return all that was written to a file, as text."""
    file.seek(0)
    return file.read().decode(errors="replace")


def describe_end(status, where, message):
    """Return how a program ended. where and message are what find_error returns."""
    how = signal.strsignal(-status) if status < 0 else f"exit status {status}"
    return f"{how}: {where}{message}" if message else how


def find_error(errors, program):
    """Return (where, message): "line 7: " of a traceback, or "", and the last line."""
    # Not the folder: if it is not UTF-8, the traceback has it in another form.
    numbers = re.findall(rf'/{re.escape(program.name)}", line (\d+)', errors)
    message = last_line(errors)
    if message.endswith("No module named 'lib'"):
        message += ": bundle it first, with tools/bundle.py"
    return f"line {numbers[-1]}: " if numbers else "", message


def last_line(text):
    """Return the last line that says something, or "", short and fit for a terminal."""
    line = text.rstrip().rpartition("\n")[2].lstrip()
    return "".join(char if char.isprintable() else "?" for char in line[:80])


def find_fault(given, output, answer, limits):
    """Return what is wrong with an output, "" if nothing is. output: a path"""
    check = given.with_name("check.py")
    if check.is_file():
        return ask(check, given, output, answer, limits)
    # Line by line: read whole, 64 MB of short lines would take gigabytes.
    with open(answer, "rb") as answers, open(output, "rb") as outputs, stoppable():
        lines = [map(bytes.rstrip, file) for file in (answers, outputs)]
        for number, (expected, got) in enumerate(zip_longest(*lines, fillvalue=b""), 1):
            if expected != got:
                return describe_difference(number, expected, got)
    return ""


def ask(check, given, output, answer, limits):
    """Return why a check.py refuses an output, "" if it does not."""
    command = [sys.executable, check.absolute(), given, output, answer]
    with tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
        status, _, _, late = run(command, os.devnull, stdout, stderr, limits)
        where, message = find_error(read(stderr), check)
        printed = last_line(read(stdout))
    if late or where or status not in (0, 1):
        why = late or describe_end(status, where, message)
        refuse(f"{check} has failed on {given.name}: {why}")
    return (message or printed or "check.py refuses it") if status else ""


def describe_difference(number, expected, got):
    """Return how two lines differ; if 60 bytes agree, from the first that does not."""
    same = len(os.path.commonprefix([expected, got]))
    start = same if same >= 60 else 0
    where = f"line {number}, byte {start + 1}" if start else f"line {number}"
    want, got = (repr(line[start : start + 80])[1:] for line in (expected, got))
    return f"{where}: expected {want}, got {got}"  # [1:]: without the b of bytes


def summary(results):
    """Return the first verdict other than AC, and the most that any case took."""
    failed = (result.verdict for result in results if result.verdict != "AC")
    seconds = max(result.seconds for result in results)
    megabytes = max(result.megabytes for result in results)
    return Result(next(failed, "AC"), seconds, megabytes, f"{len(results)} cases")


def show(name, result, limits):
    """Print the line of a case or problem."""
    seconds = f"{result.seconds:.3f} of {limits.seconds:g} s"
    megabytes = f"{result.megabytes:.1f} of {limits.megabytes:g} MB"
    line = f"{result.verdict:<4}{name:<24}{seconds:<14}  {megabytes:<16}  {result.note}"
    print(line.rstrip(), flush=True)


def limit(text):
    """Convert the text of an option. argparse has this name in its message."""
    number = float(text)
    if not 0 < number < 1e6:
        raise ValueError
    return number


def main():
    if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
        refuse("this tool needs CPython 3.10 or later")
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="see above")
    parser.add_argument("--time", type=limit, help="seconds of the processor")
    parser.add_argument("--memory", type=limit, help="megabytes")
    parser.add_argument("--python", default=sys.executable, help="another interpreter")
    args = parser.parse_intermixed_args()
    if sys.platform == "linux":  # A child becomes this tool's when its parent ends.
        ctypes.CDLL(None).prctl(36, 1)  # PR_SET_CHILD_SUBREAPER
    jobs = find_jobs(args.names)
    verdicts = set()
    for name, program, cases in jobs:
        seconds = args.time or find_limit(program, "s") or 10
        limits = Limits(seconds, args.memory or find_limit(program, "MB") or 512)
        results = []
        for given, answer in cases:
            results.append(judge(args.python, program, given, answer, limits))
            if len(jobs) == 1:
                show(given.stem, results[-1], limits)
        total = summary(results)
        if len(jobs) > 1:
            show(name, total, limits)
        verdicts.add(total.verdict)
    return 0 if verdicts == {"AC"} else 1


if __name__ == "__main__":
    for stop_signal in STOP_SIGNALS:
        if signal.getsignal(stop_signal) != signal.SIG_IGN:  # nohup ignores SIGHUP
            signal.signal(stop_signal, stop)
    signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)  # heard in stoppable() only
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # as when head has read enough
    sys.stdout.reconfigure(errors="backslashreplace")  # for any name and message
    try:
        sys.exit(main())
    except OSError as error:
        refuse(error)
