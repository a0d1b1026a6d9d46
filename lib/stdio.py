"""Files or standard input in, answers out.

The exit status is 1 if a line is wrong or a case has no answer, 2 if a file can't be
read or the output can't be written, and 130 after Ctrl-C. Else run returns, also after
a closed pipe.
"""

import os
import sys


def run(answers):
    """Print what answers(lines) yields for each file named, or standard input.

    A ValueError that it raises ends the run. So does one that it yields, unless the
    case was on one line: then an empty line is printed, and the run goes on.
    """
    program, *names = sys.argv or [""]
    program, status = os.path.splitext(os.path.basename(program))[0], 0
    sys.stderr = sys.stderr or open(os.devnull, "w")  # if closed
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(names):
            return print(sys.modules["__main__"].__doc__, flush=True)
        for name in names or ["-"]:
            place = program if name == "-" else program + ": " + name
            for answer in _replies(answers, name, place):
                if answer is None:
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
    except KeyboardInterrupt:
        status = 130  # as shells do
    except BrokenPipeError:  # The flush at exit would fail, too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)  # no flush at exit
    if status:
        sys.exit(status)


def _replies(answers, name, place):
    """Yield the answers for one file, None where there is none."""
    number = 0  # of the last line
    unanswered = 0  # lines read since the last answer

    def full_lines():
        """Yield the lines that are not blank."""
        nonlocal number, unanswered
        for number, line in enumerate(_lines(name), 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # Ctrl-Z ends old files
            if line.strip():
                unanswered += 1
                yield line

    lines = full_lines()
    try:
        for answer in answers(lines):
            if isinstance(answer, ValueError):
                if unanswered > 1:
                    raise answer  # If a row is missing, later grids are wrong.
                sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                answer = None
            yield answer
            unanswered = 0
        # Standard input may go on after the last case.
        if name != "-" and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit("%s: line %d: %s" % (place, number, error))


def _lines(name):
    """Yield the lines of a file, or of standard input."""
    if name == "-" and sys.stdin is not sys.__stdin__:  # replaced
        yield from iter(sys.stdin.readline, "")  # stays open
    else:
        source = os.dup(0) if name == "-" else name
        with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
            yield from file


def grid_lines(grid, size, between=""):
    """Return a grid as lines of size symbols, with between between two of them."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)
