"""Files or standard input in, answers out, a line for what goes wrong.

Exit statuses: 0, all is answered; 1, a line is wrong, or the output can't be written;
2, a file can't be read (the others are still answered); 130, interrupted.
"""

import os
import sys
from itertools import chain


def run(answers):
    """Print what answers(lines) yields for each file named; "-" is standard input."""
    program, status = os.path.basename(sys.argv[0]).replace(".py", ""), 0
    try:
        if {"-h", "--help"}.intersection(sys.argv):
            with open(sys.argv[0], encoding="utf-8") as file:  # -OO has no __doc__
                return print(file.read().split('"""')[1], flush=True)
        for name in sys.argv[1:] or ["-"]:
            place = program if name == "-" else f"{program}: {name}"
            try:
                source = 0 if name == "-" else name
                file = open(source, encoding="utf-8-sig", errors="replace")
            except OSError as error:
                print(f"{place}: {error.strerror}", file=sys.stderr)
                status = 2
            else:
                with file:
                    answer_file(answers, file, place)
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            print(f"{program}: output: {error.strerror}", file=sys.stderr, flush=True)
            status = 1
        os._exit(status)  # An ordinary exit would try to write again.
    if status:
        sys.exit(status)


def answer_file(answers, file, place):
    """Print what answers(lines) yields for a file; exit at a line that is wrong.

    Lines are stripped, blank ones skipped. ValueError: the line read last is wrong.
    EOFError: it is no case, so the input ends there.
    """
    number, line = 0, ""

    def read():
        """Yield the lines, and count them."""
        nonlocal number, line
        for number, line in enumerate(file, 1):
            line = line.replace("\0", " ").replace("\x1a", " ").rstrip()
            if line:
                yield line

    try:
        lines = read()
        first = next(lines, None)
        try:
            for answer in answers(chain([first], lines)) if first else ():
                print(answer, end="")
        finally:
            print(end="", flush=True)  # before any message
        # Judges may fail what writes to stderr. From a terminal no more may ever come.
        if os.isatty(2) and not file.isatty() and next(lines, None):
            raise EOFError
    except EOFError:
        if os.isatty(2):
            print(f"{place}: line {number}: not read from here", file=sys.stderr)
    except (ValueError, MemoryError) as error:
        wrong = "this is not text in UTF-8" if "\ufffd" in line else str(error)
        sys.exit(f"{place}: line {number}: {wrong or 'not enough memory'}")
