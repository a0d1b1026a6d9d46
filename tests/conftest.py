"""What holds for all tests: nothing is left behind, and what never ends fails."""

import os
import signal
import sys
import tempfile
import time
from pathlib import Path

import pytest

try:
    import resource
except ImportError:  # on Windows, where a test may take any time and memory
    resource = None

MEMORY = 2 << 30  # bytes, for each process
# These tests run first, in this order: what is broken is named before what is built on
# it fails. Each has 10 seconds, any other 60: some ten times what the slowest takes.
FIRST = "links options order covers count reduce set_cover sudoku queens shapes read"
FIRST = [f"test_{name}" for name in FIRST.split()]

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.dont_write_bytecode = True
for name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[name]  # what is tested runs as for anybody
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
# What runs in the background may ignore Ctrl-C, and then all that it starts does.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items):
    """Put the tests of FIRST first, and leave the others in order."""
    place = {name: number for number, name in enumerate(FIRST)}
    items.sort(key=lambda item: place.get(item.path.stem, len(place)))


@pytest.fixture(autouse=True, scope="session")
def caches():
    """Keep what black remembers out of the user's folders."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BLACK_CACHE_DIR"] = folder
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    """Limit what a test and each process that it starts may take: time and memory."""
    seconds = 10 if item.path.stem in FIRST else 60

    def fail(*_):
        release(resource.RLIMIT_CPU)
        words = f"not done after {seconds} seconds of processor time"
        pytest.fail(words, pytrace=False)

    if resource is None:
        return (yield)
    signal.signal(signal.SIGXCPU, fail)
    limit(resource.RLIMIT_CPU, int(time.process_time()) + seconds)
    if sys.platform == "linux":  # Not RLIMIT_AS: PyPy reserves more than it uses.
        limit(resource.RLIMIT_DATA, MEMORY)
    try:
        return (yield)
    finally:  # A report takes memory too.
        release(resource.RLIMIT_CPU)
        release(resource.RLIMIT_DATA)


def limit(what, most):
    """Set a limit, unless a lower one is set already that nobody can raise."""
    hard = resource.getrlimit(what)[1]
    resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))


def release(what):
    """Raise a limit as far as possible."""
    hard = resource.getrlimit(what)[1]
    resource.setrlimit(what, (hard, hard))
