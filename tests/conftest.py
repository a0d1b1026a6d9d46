"""For all tests: limits of time and memory, the order, the marker quick, a summary."""

import os
import resource
import signal
import sys
import time
import traceback
from collections import Counter
from pathlib import Path

import pytest

MEMORY = 2 << 30  # bytes, for each process
# Tests of lib come first, in this order: a broken part fails before what uses it.
LIB = "engines covers count sudoku shapes read".split()

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]
sys.dont_write_bytecode = True
for name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[name]  # tests depend on no setting of the user
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
# A job in the background may ignore Ctrl-C, and so would the processes it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:  # by nohup
    signal.signal(signal.SIGHUP, lambda *_: None)  # still ignored, but only here


def pytest_configure(config):
    words = "quick: the first two cases of each test of lib, and samples through lib"
    config.addinivalue_line("markers", words)


def pytest_collection_modifyitems(items):
    """Put the tests of lib first, and mark the quick ones."""
    place = {name: number for number, name in enumerate(LIB)}
    items.sort(key=lambda item: place.get(module(item), len(LIB)))
    counts = Counter()
    for item in items:
        counts[item.path, item.originalname] += 1
        is_early = counts[item.path, item.originalname] <= 2
        if module(item) in LIB and is_early or "through_lib[sample" in item.name:
            item.add_marker("quick")


def module(item):
    """Return the name of a test's file without test_ and .py."""
    return item.path.stem[len("test_") :]


def pytest_runtest_setup(item):
    """Limit the processor time of a test; what it starts gets at least as much."""
    seconds = 20 if module(item) in LIB else 60  # far more than any takes

    def fail(*_):
        # No traceback: printing it takes long, and the signal comes again each second.
        words = f"not done after {seconds} seconds of processor time"
        pytest.fail(words, pytrace=False)

    signal.signal(signal.SIGXCPU, fail)
    limit(resource.RLIMIT_CPU, int(time.process_time()) + seconds)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call():
    """Limit the memory of a test; one that needs more fails, and pytest goes on."""
    data = resource.RLIMIT_DATA  # not AS: PyPy reserves more than it uses
    limit(data, MEMORY)
    try:
        return (yield)
    except MemoryError as error:
        limit(data, 2 * MEMORY)  # room to report the failure
        traceback.clear_frames(error.__traceback__)  # they hold its data
    pytest.fail(f"not done with {MEMORY >> 20} MB", pytrace=False)


def pytest_terminal_summary(terminalreporter):
    """Say on which interpreters bundles are run."""
    from support import interpreters  # not at the top: support imports lib

    terminalreporter.write_line(interpreters())


def limit(what, most):
    """Set a limit, unless a lower one is set already."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))
