"""What all problems share: reading lines, writing answers, failing at a line."""

import os
import sys


def run(name, answers):
    """Write each of answers(lines of standard input) as soon as it is there.

    A ValueError ends it: one line on standard error, exit status 1.
    """
    number = 0

    def read():
        nonlocal number
        for line in sys.stdin.buffer:
            number += 1
            yield line.decode("utf-8-sig" if number == 1 else "utf-8").strip()

    try:
        if None in (sys.stdin, sys.stdout):
            raise ValueError("standard input or output is closed")
        for answer in answers(read()):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except ValueError as error:
        sys.exit(f"{name}: line {number}: {error}")
    except OSError as error:
        # What is still buffered must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        message = f"{name}: line {number}: {error.strerror}"
        sys.exit(0 if isinstance(error, BrokenPipeError) else message)
