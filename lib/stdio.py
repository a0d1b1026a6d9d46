"""Files or standard input in, answers out, a line for what goes wrong.

Exit statuses: 1 if a line of the input is wrong; 2 if a file can't be read, or the
output can't be written.
"""

import os
import sys


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without the spaces at their end. A ValueError
    of answers is about the last line that it has read.
    """
    if {"-h", "--help"}.intersection(sys.argv):
        print(sys.modules["__main__"].__doc__)
        return
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    try:
        for name in sys.argv[1:] or ["-"]:
            is_named = name != "-"
            place = f"{program}: {name}" if is_named else program
            source = name if is_named else 0
            # surrogateescape: a byte that is not UTF-8 does no harm in a line not read.
            with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
                _answer_file(answers, file, place, is_named)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left: no error
    except OSError as error:
        print(f"{program}: {error}", file=sys.stderr, flush=True)
        os._exit(2)  # sys.exit would try again to write the output


def _answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file. Exit if a line is wrong."""
    number = 0

    def read_lines():
        """Yield the lines; number is that of the last one."""
        nonlocal number
        for number, line in enumerate(file, 1):
            # Old programs end a file with Ctrl-Z, or fill it up with NULs.
            line = line.replace("\0", "").replace("\x1a", "").rstrip()
            if line:
                yield line

    lines = read_lines()
    try:
        for answer in answers(lines):
            print(answer, end="", flush=True)  # at once
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


def grid_lines(grid, size, between=""):
    """Return a grid as text: lines of size symbols, with between between two."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)
