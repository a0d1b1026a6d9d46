"""For all tests: hide the user's settings, set limits, name the interpreters."""

import os
import resource
import signal
import sys
import time
import traceback
from pathlib import Path

import pytest

SECONDS = 60  # of the processor, for a test
MEMORY = 2 << 30  # bytes, for each process

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]
sys.dont_write_bytecode = True
for name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[name]  # tests depend on no setting of the user
os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
# In the background pytest ignores Ctrl-C, and so would the processes it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:  # by nohup
    signal.signal(
        signal.SIGHUP, lambda *_: None
    )  # as before, but processes don't inherit it


def pytest_configure(config):
    config.addinivalue_line("markers", "quick: tests of lib that take little time")


def pytest_runtest_setup():
    """Limit the processor time of a test; what it starts may take a bit more."""
    signal.signal(signal.SIGXCPU, fail)
    limit(resource.RLIMIT_CPU, int(time.process_time()) + SECONDS)


def fail(*_):
    """Fail without a traceback: SIGXCPU comes each second, and would end its printing."""
    words = f"not done after {SECONDS} seconds of processor time"
    pytest.fail(words, pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call():
    """Limit the memory of a test; one that needs more fails, and pytest goes on."""
    data = resource.RLIMIT_DATA  # not AS: PyPy reserves more than it uses
    limit(data, MEMORY)
    try:
        return (yield)
    except MemoryError as error:
        limit(data, 2 * MEMORY)  # until the next test: room to report the failure
        traceback.clear_frames(error.__traceback__)  # they hold its data
    pytest.fail(f"not done with {MEMORY >> 20} MB", pytrace=False)


def pytest_terminal_summary(terminalreporter):
    """Name the interpreters that were found."""
    from support import interpreters  # not at the top: support imports lib

    terminalreporter.write_line(interpreters())


def limit(what, most):
    """Set a limit, unless a lower one is set already."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))
