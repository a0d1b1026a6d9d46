"""A test that hangs fails: a broken undo goes round in circles."""

import signal

import pytest

SECONDS = 100  # some ten times what the slowest takes


@pytest.fixture(autouse=True)
def alarm():
    """Interrupt a test after SECONDS, where the system can."""
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
