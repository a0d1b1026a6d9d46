"""What holds for all tests: nothing is left behind, and what hangs fails."""

import os
import signal
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SECONDS = 100  # some ten times what the slowest test takes

sys.path.insert(0, str(ROOT))
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
def alarm():
    """Interrupt a test after SECONDS, where the system can: a broken undo goes round."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def fail(*_):
        raise TimeoutError(f"not done after {SECONDS} seconds")

    before = signal.signal(signal.SIGALRM, fail)
    signal.alarm(SECONDS)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
