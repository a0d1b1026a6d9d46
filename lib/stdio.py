"""Files or standard input in, answers out, and a line for what goes wrong.

Exit statuses: 0, all is answered; 1, a line is wrong, or the output can't be written;
2, an option is unknown, or a file can't be read (the others are); 130, interrupted.
"""

import os
import sys
from itertools import chain


def run(answers):
    """Print what answers(lines) yields for each file named; "-" is standard input."""
    program, status = os.path.basename(sys.argv[0]).replace(".py", ""), 0
    if {"-h", "--help"}.intersection(sys.argv):
        with open(sys.argv[0], encoding="utf-8") as source:
            return print(source.read().split('"""')[1])  # -OO leaves no __doc__
    for name in sys.argv[1:] or ["-"]:
        place, source = (f"{program}: {name}", name) if name != "-" else (program, 0)
        try:
            if name.startswith("-") and source:
                raise OSError(0, "unknown option; see --help", name)
            with open(source, encoding="utf-8-sig", errors="replace") as file:
                answer_file(answers, file, place)
        except KeyboardInterrupt:
            sys.exit(130)
        except OSError as error:
            is_output = error.filename is None
            if not isinstance(error, BrokenPipeError):
                place = f"{program}: output" if is_output else place
                print(f"{place}: {error.strerror}", file=sys.stderr, flush=True)
                status = 1 if is_output else 2
            if is_output:
                os._exit(status)  # An ordinary exit would try to write again.
    if status:
        sys.exit(status)


def answer_file(answers, file, place):
    """Print what answers(lines) yields for the lines of a file, and what goes wrong.

    Lines are stripped, blank ones skipped. A ValueError is about the last line read. An
    EOFError says that the last line read is no case, and that the input ends there.
    """
    number = 0

    def read():
        """Yield the lines, and count them."""
        nonlocal number
        for number, line in enumerate(file, 1):
            if "\ufffd" in line:
                raise ValueError("this is not text in UTF-8")
            line = line.replace("\0", " ").replace("\x1a", " ").strip()
            if line:
                yield line

    lines = read()
    try:
        first = next(lines, None)
        try:
            for answer in answers(chain([first], lines)) if first else ():
                print(answer, end="")
        finally:
            print(end="", flush=True)  # so that it stands before what goes wrong
        # Judges may fail what writes to stderr, and a terminal would have to be asked.
        if os.isatty(2) and not file.isatty():
            for number, line in enumerate(file, number + 1):
                if line.strip("\0\x1a \t\r\n"):
                    raise EOFError
    except EOFError:
        if os.isatty(2):
            print(f"{place}: line {number}: not read from here", file=sys.stderr)
    except (ValueError, MemoryError) as error:
        sys.exit(f"{place}: line {number}: {str(error) or 'not enough memory'}")
