"""Start tools/judge.py where something else happens: start_judge.py WHAT judge.py ARG...

WHAT is "windows", or when four signals come: when a temporary file has been "made"; when
a process "becomes" the program, or has "started".
"""

import os
import runpy
import signal
import subprocess
import sys
import time


def tell(*processes):
    """Send the signals to processes."""
    for number in signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM:
        for process in processes:
            os.kill(process, number)


def make(*args, make=os.open):
    """Open a file, which tempfile does to make it."""
    file = make(*args)
    tell(os.getpid())
    return file


def become(*args, start=subprocess.Popen, preexec_fn, **more):
    """Start a process that gets the signals, too."""

    def prepare():
        tell(os.getppid(), os.getpid())
        preexec_fn()

    return start(*args, preexec_fn=prepare, **more)


def start(*args, start=subprocess.Popen, **more):
    """Start a process, and wait for the program to make the file "started"."""
    process = start(*args, **more)
    while not os.path.exists("started"):
        time.sleep(0.01)
    tell(os.getpid())
    return process


what = sys.argv[1]
if what == "made":
    os.open = make
elif what == "windows":
    sys.modules["resource"] = None
    for name in "SIGHUP", "SIGKILL", "SIGPIPE", "pthread_sigmask":
        delattr(signal, name)
else:
    subprocess.Popen = {"becomes": become, "started": start}[what]
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name="__main__")
