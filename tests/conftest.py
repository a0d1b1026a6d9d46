"""What holds for all tests: where a limit is, what is quick, what a summary says."""

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
# What is broken is to fail before what is built on it: lib first, and that by its parts.
LIB = "engines covers count sudoku shapes read".split()

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.dont_write_bytecode = True
for name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[name]  # what is tested runs as for anybody
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
# What runs in the background may ignore Ctrl-C, and then all that it starts does.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config):
    words = "quick: lib with two sets of a test's parameters, the samples through lib"
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
    """Limit the time of the processor for a test and for each process it starts."""
    seconds = 20 if module(item) in LIB else 60  # far more than any takes

    def fail(*_):
        # Without its traceback: to show that takes long, and this comes every second.
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
        limit(data, 2 * MEMORY)
        traceback.clear_frames(error.__traceback__)  # These hold what it has made.
    pytest.fail(f"not done with {MEMORY >> 20} MB", pytrace=False)


def pytest_terminal_summary(terminalreporter):
    """Say on which interpreters bundles are run."""
    from support import interpreters  # lib can be imported only by now

    terminalreporter.write_line(interpreters())


def limit(what, most):
    """Set a limit, unless a lower one is set already."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))
