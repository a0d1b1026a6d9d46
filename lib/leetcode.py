"""What the problems of LeetCode share, to run them elsewhere."""

import os
import sys

from lib.stdio import run


def run_own(name, answers):
    """Run in the file name.py; in another one end with a message, on LeetCode silently.

    There, too, what is pasted is in the main program, of a file prog_joined.py.
    """
    file = os.path.basename(sys.argv[0])
    if file == name + ".py":
        run(answers)
    elif file != "prog_joined.py":
        sys.exit(f"{file}: this runs as {name}.py only")


def read_lists(lines):
    """Yield the lines that begin a case, without blanks, until one that is no list."""
    for number, line in enumerate(lines):
        if number and not line.startswith("["):
            return
        yield "".join(line.split())


def write_json(value):
    """Return a number, or lists of plain strings, as LeetCode writes them in a line."""
    return str(value).replace("'", '"').replace(" ", "") + "\n"
