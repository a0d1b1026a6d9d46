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

SECONDS = 15  # some seven times what the slowest test takes
MEMORY = 2 << 30  # bytes, for each process
# These tests run first, in this order: what is broken is named before what is built on
# it fails.
FIRST = "links options covers count order reduce set_cover sudoku queens shapes read"

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
    place = {f"test_{name}": number for number, name in enumerate(FIRST.split())}
    items.sort(key=lambda item: place.get(item.path.stem, len(place)))


@pytest.fixture(autouse=True, scope="session")
def caches():
    """Keep what black remembers out of the user's folders."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["BLACK_CACHE_DIR"] = folder
        yield


@pytest.fixture(autouse=True)
def processor_time():
    """Limit the time of a test, and of what it starts: a wrong undo never ends."""

    def fail(*_):
        resource.setrlimit(resource.RLIMIT_CPU, (hard, hard))
        words = f"not done after {SECONDS} seconds of processor time"
        pytest.fail(words, pytrace=False)

    if resource is not None:
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        most = int(time.process_time()) + SECONDS
        signal.signal(signal.SIGXCPU, fail)
        resource.setrlimit(resource.RLIMIT_CPU, (most, hard))
