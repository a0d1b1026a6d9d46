"""For all tests: what they see of the user's settings, limits, and a summary."""

import os
import resource
import signal
import sys
import time
import traceback
from pathlib import Path

import pytest

SECONDS = 60  # of the processor for a test, and for each process that it starts
MEMORY = 2 << 30  # bytes, for each process

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
    config.addinivalue_line("markers", "quick: tests of lib that take little time")


def pytest_runtest_setup():
    """Limit the processor time of a test, and of each process that it starts."""
    signal.signal(signal.SIGXCPU, fail)
    limit(resource.RLIMIT_CPU, int(time.process_time()) + SECONDS)


def fail(*_):
    """Fail without a traceback, for the signal comes again while that is printed."""
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
