"""Write the answers and messages of a problem's program into tests/samples/NAME.

    python3 tests/write_answers.py NAME...

For each good-N.in and slow-N.in without a .out it writes that; for each bad/N.in, anew,
the .err, and the .out if there are answers before the message. It names what it changed:
check that by other means.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support import PROBLEMS, SAMPLES, fuzz


def wanted_files(problem, folder):
    """Yield each file to be written, and its text, or None if there is to be none."""
    good = sorted([*folder.glob("good-*.in"), *folder.glob("slow-*.in")])
    for case in [case for case in good if not case.with_suffix(".out").exists()]:
        ((message, output),) = fuzz(problem, [case.read_bytes()])
        if message:
            sys.exit(f"{case} is refused: {message}")
        yield case.with_suffix(".out"), output
    for case in sorted(folder.glob("bad/*.in")):
        ((message, output),) = fuzz(problem, [case.read_bytes()])
        if not message:
            sys.exit(f"{case} is not refused")
        yield case.with_suffix(".err"), f"{message}\n"
        yield case.with_suffix(".out"), output or None


def write_answers(problem, folder):
    """Write the files that are not as they are to be, and name them."""
    for path, text in wanted_files(problem, folder):
        before = path.read_text() if path.exists() else None
        if text is None:
            path.unlink(missing_ok=True)
        else:
            path.write_text(text)
        if text != before:
            print(f"{path} has changed: check it")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="+", metavar="NAME", choices=PROBLEMS)
    for problem in parser.parse_args().names:
        write_answers(problem, SAMPLES / problem)


if __name__ == "__main__":
    main()
