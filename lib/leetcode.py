"""What the problems of LeetCode share, to run them elsewhere."""

import os
import sys

from lib.stdio import run


def run_own(name, answers):
    """Run in the file name.py only, and say so in another; not on LeetCode.

    There, too, what is pasted is in the main program, of a file prog_joined.py.
    """
    file = os.path.basename(sys.argv[0])
    if file == name + ".py":
        run(answers)
    elif file != "prog_joined.py":
        print(f"{file}: this runs as {name}.py only", file=sys.stderr)


def write_json(value):
    """Return a number, or lists of plain strings, as LeetCode writes them in a line."""
    return str(value).replace("'", '"').replace(" ", "") + "\n"
