"""Files or standard input in, answers out, a line for what goes wrong.

Exit statuses:
  0    all is answered, or the reader of the answers has closed the pipe
  1    a line is wrong, or a named file has lines after its last case: the run ends
       there; or the output can't be written
  2    a file can't be read; the others are still answered
  130  interrupted
"""

import os
import sys
from itertools import chain


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    """
    if {"-h", "--help"}.intersection(sys.argv):
        write_out(f"{sys.modules['__main__'].__doc__}\n")
        write_out("")
        return
    program, status = program_name(), 0
    for name in sys.argv[1:] or ["-"]:
        is_named = name != "-"
        place = f"{program}: {name}" if is_named else program
        source = name if is_named else 0
        try:
            with open(source, encoding="utf-8-sig", errors="replace") as file:
                answer_file(answers, file, place, is_named)
        except OSError as error:
            print(f"{place}: {error.strerror}", file=sys.stderr)
            status = 2
        except KeyboardInterrupt:
            sys.exit(130)
    if status:
        sys.exit(status)


def program_name():
    """Return the name of the program that runs, without ".py"."""
    return os.path.splitext(os.path.basename(sys.argv[0]))[0]


def answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file; exit at a line that is wrong.

    Lines come without spaces at their end, blank ones not at all. answers raises
    ValueError if the line read last is wrong, EOFError if it begins no further case.
    """
    number, line = 0, ""

    def read():
        """Yield the lines, and count them."""
        nonlocal number, line
        for number, line in enumerate(file, 1):
            line = line.replace("\0", " ").replace("\x1a", " ").rstrip()
            if line:
                yield line

    # Judges may add anything to standard input, and fail what writes to stderr: so only
    # a terminal is told. A file that is named was meant to be read.
    is_told = is_named or os.isatty(2)
    lines, unread = read(), None
    try:
        first = next(lines, None)
        if first:
            for answer in answers(chain([first], lines)):
                write_out(answer)
        # If input is a terminal, waiting for more could last for ever.
        if is_told and not file.isatty():
            unread = next(lines, None)
    except EOFError:
        unread = line
    except (ValueError, MemoryError) as error:
        wrong = "this is not text in UTF-8" if "\ufffd" in line else str(error)
        sys.exit(f"{place}: line {number}: {wrong or 'not enough memory'}")
    finally:
        write_out("")  # before any message: that of exit comes at the end
    if unread and is_told:
        message = f"{place}: line {number}: not read from here on: {unread[:30]!a}"
        if is_named:
            sys.exit(message)
        print(message, file=sys.stderr)


def write_out(text):
    """Write text to standard output; if it is empty, send on what is buffered.

    Where that fails, end the program at once: an exit would try again.
    """
    try:
        print(text, end="", flush=not text)
    except BrokenPipeError:
        os._exit(0)
    except OSError as error:
        message = f"{program_name()}: output: {error.strerror}"
        print(message, file=sys.stderr, flush=True)
        os._exit(1)
