"""What the problems of LeetCode share, to run them elsewhere.

LeetCode pastes a solution into a program of its own, prog_joined.py. So __name__ is
"__main__" there too, and only the file's name tells where it runs.
"""

import os
import sys

from lib.stdio import run


def run_own(name, answers):
    """Run answers in a file name.py; exit with a message in a file of another name.

    On LeetCode do nothing: standard input has the cases, which its own program reads.
    """
    file = os.path.basename(sys.argv[0])
    if file == name + ".py":
        run(answers)
    elif file != "prog_joined.py":
        sys.exit(f"{file}: this runs as {name}.py only")


def read_lists(lines):
    """Yield the lines that begin a case, without their blanks.

    EOFError: after the first one there is a line that begins no list.
    """
    for number, line in enumerate(lines):
        if number and not line.startswith("["):
            raise EOFError
        yield "".join(line.split())


def write_json(value):
    """Return a number, or lists of plain strings, as LeetCode writes them in a line."""
    return str(value).replace("'", '"').replace(" ", "") + "\n"
