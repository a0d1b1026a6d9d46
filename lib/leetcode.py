"""What the problems of LeetCode share, to run them elsewhere."""

import os
import sys

from lib.stdio import run


def run_locally(name, answers):
    """Run answers if the program is a file called name.py; else do nothing.

    LeetCode pastes a solution into a program of its own, in which __name__ is
    "__main__" too. There standard input is for LeetCode's part, which comes after the
    solution. Only the name of the file tells where the solution runs.
    """
    if os.path.basename(sys.argv[0]) == name + ".py":
        run(answers)


def read_lists(lines):
    """Yield the lines that begin a case, without the spaces in them.

    EOFError: a line after the first case does not begin with "[".
    """
    for index, line in enumerate(lines):
        line = "".join(line.split())
        if index and not line.startswith("["):
            raise EOFError
        yield line


def as_json(value):
    """Return a line of JSON without spaces, as LeetCode writes it.

    value: a number, or lists of strings without quotes or spaces
    """
    return str(value).replace("'", '"').replace(" ", "") + "\n"
