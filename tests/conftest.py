"""What holds for all tests: nothing is left behind, and what never ends fails."""

import contextlib
import os
import resource
import signal
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

MEMORY = 2 << 30  # bytes, for each process
# What is broken is to fail before what is built on it: lib by its parts, and after all
# other files the tools and the pages.
LIB = "engines covers count set_cover sudoku shapes read".split()
LAST = "bundle_tool judge bench pages".split()
ORDER = [*LIB, "stdio", "problems", "all others", *LAST]

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
    """Put the tests into ORDER, and mark the quick ones."""
    place = {name: number for number, name in enumerate(ORDER)}
    items.sort(key=lambda item: place.get(module(item), place["all others"]))
    counts = Counter()
    for item in items:
        counts[item.path, item.originalname] += 1
        is_early = counts[item.path, item.originalname] <= 2
        if module(item) in LIB and is_early or "through_lib[sample" in item.name:
            item.add_marker("quick")


def module(item):
    """Return the name of a test's file without test_ and .py."""
    return item.path.stem[len("test_") :]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Limit what a test and each process that it starts may take: time and memory."""
    seconds = 10 if module(item) in LIB else 60  # ten times what the slowest takes

    def fail(*_):
        pytest.fail(f"not done after {seconds} seconds of processor time")

    signal.signal(signal.SIGXCPU, fail)
    most = int(time.process_time()) + seconds
    # Not RLIMIT_AS: PyPy reserves more than it uses.
    memory = MEMORY if sys.platform == "linux" else resource.RLIM_INFINITY
    with limited(resource.RLIMIT_CPU, most), limited(resource.RLIMIT_DATA, memory):
        return (yield)


@contextlib.contextmanager
def limited(what, most):
    """Set a limit for a while, unless a lower one is set already."""
    soft, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(what, (soft, hard))
