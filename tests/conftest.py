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
if sys.platform == "linux":  # elsewhere the limit is not kept, or can't be set
    # Not RLIMIT_AS: PyPy and threads reserve addresses that they don't use.
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    if not 0 <= soft < MEMORY:
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, hard))


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


@pytest.fixture(autouse=True)
def processor_time(request):
    """Limit the time of a test, and of what it starts: a wrong undo never ends."""

    seconds = 10 if request.path.stem in FIRST else 60

    def fail(*_):
        resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))
        words = f"not done after {seconds} seconds of processor time"
        pytest.fail(words, pytrace=False)

    if resource is not None:
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        most = int(time.process_time()) + seconds
        signal.signal(signal.SIGXCPU, fail)
        resource.setrlimit(resource.RLIMIT_CPU, (most, hard))
