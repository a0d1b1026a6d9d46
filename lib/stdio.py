"""Files or standard input in, answers out, and a line for what goes wrong."""

import os
import sys
from itertools import chain


def run(answers):
    """Print what answers(lines) yields for each file named, or for standard input.

    Lines are stripped, blank ones skipped. A ValueError is told with the line's number.
    """
    place = program = os.path.basename(sys.argv[0]).replace(".py", "")
    names, number = sys.argv[1:] or [0], 0

    def read(name):
        """Yield lines, and count them."""
        nonlocal number
        with open(name, encoding="utf-8-sig", errors="replace") as file:
            for number, line in enumerate(file, 1):
                if "\ufffd" in line:
                    raise ValueError("this is not text in UTF-8")
                line = line.replace("\0", " ").replace("\x1a", " ").strip()
                if line:
                    yield line

    try:
        if "--help" in names:
            return print(sys.modules["__main__"].__doc__, flush=True)
        for name in names:
            place = f"{program}: {name}" if name else program
            if name and name.startswith("-"):
                raise OSError(0, "unknown option; see --help", name)
            lines = read(name)
            first = next(lines, None)
            try:
                for answer in answers(chain([first], lines)) if first else ():
                    print(answer, end="")
            finally:
                print(end="", flush=True)
    except KeyboardInterrupt:
        sys.exit(130)
    except (ValueError, MemoryError) as error:
        sys.exit(f"{place}: line {number}: {str(error) or 'not enough memory'}")
    except OSError as error:
        # What is still buffered must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"{place}: {error.strerror}", file=sys.stderr)
            sys.exit(2 if error.filename else 1)
