"""What every problem does around its answers: count the lines it reads, write, fail at a line.

Source: the judges' statements, and how their files stray from them.
Cost: a microsecond or two a line.
"""

import os
import sys


class BadInput(Exception):
    """Input that can't be answered; says the line and what is wrong."""


class Lines:
    """The lines of a binary stream as text, without the blanks around them, counted from 1."""

    def __init__(self, stream):
        self.stream = stream
        self.number = 0

    def next(self):
        """Return the next line, or None at the end. BadInput: it is no text."""
        line = self.stream.readline()
        if not line:
            return None
        self.number += 1
        try:
            return line.decode("utf-8-sig" if self.number == 1 else "utf-8").strip()
        except UnicodeDecodeError:
            self.fail("not UTF-8 text")

    def filled(self):
        """Yield the lines that are not empty; between two of them others may be read."""
        line = self.next()
        while line is not None:
            if line:
                yield line
            line = self.next()

    def fail(self, message, back=0):
        """Raise BadInput for the line that was read so many lines back."""
        raise BadInput(f"line {self.number - back}: {message}")

    def grid(self, row, size):
        """Return the cells of a grid of size rows, whose first row was just read."""
        rows = []
        while True:
            if not row:
                self.fail(f"the grid ends after {len(rows)} of {size} rows")
            if len(row) != size:
                self.fail(f"expected {size} cells in a row, found {len(row)}")
            rows.append(row)
            if len(rows) == size:
                return "".join(rows)
            row = self.next()

    def answer(self, solve, puzzle, rows=1):
        """Return solve(puzzle) for a puzzle that was the last so many rows.

        BadInput: solve raised an error; it is of the line of the row that the error names.
        """
        try:
            return solve(puzzle)
        except ValueError as error:
            self.fail(error, rows - min(rows, error.row))


def run(name, answers, only_as_itself=False):
    """Write each of answers(lines of standard input) as soon as it is there.

    Bad input ends the program: one line on standard error, exit status 1. Where only_as_itself,
    nothing is done but in a file of that name: LeetCode runs what is pasted as its main program.
    """
    if only_as_itself and os.path.basename(sys.argv[0]) != name + ".py":
        return
    if sys.stdin is None or sys.stdout is None:
        sys.exit(f"{name}: line 0: standard input or output is closed")
    lines = Lines(sys.stdin.buffer)
    try:
        for answer in answers(lines):
            sys.stdout.write(answer)
            sys.stdout.flush()
    except BadInput as error:
        sys.exit(f"{name}: {error}")
    except OSError as error:
        # What could not be written is still buffered, and Python would try again on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            sys.exit(f"{name}: line {lines.number}: {error.strerror}")
