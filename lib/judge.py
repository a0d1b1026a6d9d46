"""What all problems share: counting lines, writing answers, failing at a line."""

import os
import sys


class Lines:
    """The lines of a binary stream as text, without blanks around them.

    number: of the line read last, from 1
    """

    def __init__(self, stream):
        self.stream = stream
        self.number = 0

    def next(self):
        """Return the next line, or None at the end. ValueError: it is not UTF-8."""
        line = self.stream.readline()
        if not line:
            return None
        self.number += 1
        return line.decode("utf-8-sig" if self.number == 1 else "utf-8").strip()

    def filled(self):
        """Yield the lines that are not empty; others may be read between two."""
        line = self.next()
        while line is not None:
            if line:
                yield line
            line = self.next()


def run(name, answers, own_file=False):
    """Write each of answers(Lines of standard input) as soon as it is there.

    A ValueError ends it, with a line on standard error and exit status 1. own_file: do
    nothing but in the file name.py; on LeetCode, too, what is pasted is main.
    """
    if own_file and os.path.basename(sys.argv[0]) != name + ".py":
        return
    if sys.stdin is None or sys.stdout is None:
        sys.exit(f"{name}: line 0: standard input or output is closed")
    lines = Lines(sys.stdin.buffer)
    try:
        for answer in answers(lines):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except ValueError as error:
        sys.exit(f"{name}: line {lines.number}: {error}")
    except OSError as error:
        # What is still buffered would be tried again, and fail again, at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sys.exit(f"{name}: line {lines.number}: {error.strerror}")
