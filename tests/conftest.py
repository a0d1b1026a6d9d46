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
except ImportError:  # on Windows, where a test may take any time
    resource = None

SECONDS = 60  # some ten times what the slowest test takes

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.dont_write_bytecode = True
for name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[name]  # what is tested runs as for anybody
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
# What runs in the background may ignore Ctrl-C, and then all that it starts does.
signal.signal(signal.SIGINT, signal.default_int_handler)


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
