"""Files or standard input in, answers out, a line for what goes wrong.

Exit statuses: 1 if a line of the input is wrong; 2 if a file can't be read, or the
output can't be written.
"""

import os
import sys


def run(answers):
    """Print what answers(lines) yields for each file named, or for standard input."""
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    try:
        if {"-h", "--help"}.intersection(sys.argv):
            print(sys.modules["__main__"].__doc__, flush=True)
            return
        for name in sys.argv[1:] or ["-"]:
            _answer_file(answers, name, program)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # nobody reads on; sys.exit would try to write once more
    except OSError as error:
        print(f"{program}: {error}", file=sys.stderr, flush=True)
        os._exit(2)


def _answer_file(answers, name, program):
    """Print what answers(lines) yields for a file. Exit if a line is wrong."""
    source = 0 if name == "-" else name  # 0: standard input
    with open(source, encoding="utf-8-sig", errors="replace") as file:
        lines = _Lines(file)
        try:
            for answer in answers(lines):
                print(answer, end="", flush=True)  # at once
            # A judge may add anything at the end; a named file is read whole.
            if name != "-" and next(lines, None):
                raise ValueError("expected the end of the file")
        except ValueError as error:
            place = program if name == "-" else f"{program}: {name}"
            sys.exit(f"{place}: line {lines.number}: {error}")


class _Lines:
    """The lines of a file that are not blank; an error is about the one of number."""

    def __init__(self, file):
        self.number, self.numbered = 0, enumerate(file, 1)

    def __iter__(self):
        return self

    def __next__(self):
        for self.number, line in self.numbered:
            line = line.rstrip(" \t\r\n\0\x1a")  # old files end with Ctrl-Z, NULs
            if line:
                return line
        raise StopIteration


def grid_lines(grid, size, between=""):
    """Return a grid as text: lines of size symbols, with between between two."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)
