"""For all tests: hide the user's settings, set limits, keep what is to be recorded."""

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
# The processes that tests start would ignore what pytest ignores: Ctrl-C in the
# background, SIGHUP under nohup.
for number in signal.SIGINT, signal.SIGHUP:
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, lambda *_: None)


RECORDED = []  # what --write has written


def pytest_addoption(parser):
    words = "write the answers, messages and steps that are new or have changed"
    parser.addoption("--write", action="store_true", help=words)


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


@pytest.fixture
def record(request):
    """Return record(what, old, new, write): fail, or with --write, write and tell it."""

    def record(what, old, new, write):
        if not request.config.getoption("--write"):
            mend = f"python3 tests --write -k {request.node.path.stem}"
            found = f"{what}: recorded {old!r}, found {new!r}"
            pytest.fail(f"{found}; if that is right: {mend}", pytrace=False)
        write()
        RECORDED.append(f"{'changed' if old else 'new'}: {what}: check it")

    return record


def pytest_terminal_summary(terminalreporter):
    """Tell what was written, and name the interpreters that were found."""
    for line in RECORDED:
        terminalreporter.write_line(line)
    from support import OLD, PYTHONS, works  # not at the top: support imports lib

    names = ", ".join(filter(works, [OLD, *PYTHONS]))
    terminalreporter.write_line(f"Pythons found: {names}")


def limit(what, most):
    """Set a limit, unless a lower one is set already."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard < 0 else min(most, hard), hard))
