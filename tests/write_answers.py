"""Write what lib/problems/NAME.py answers to its cases into tests/samples/NAME.

    python3 tests/write_answers.py NAME...

good-N.in and slow-N.in get a .out if they have none. For bad/N.in, the .err (its
message) and the .out (the answers before it, if any) are always written anew. The files
that have changed are named: check by other means that they are right.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support import PROBLEMS, SAMPLES, run_texts


def wanted_files(problem, folder):
    """Yield (path, text) for each file to write, or (path, None) to remove it."""
    for case in sorted([*folder.glob("good-*.in"), *folder.glob("slow-*.in")]):
        if not case.with_suffix(".out").exists():
            [(message, output)] = run_texts(problem, [case.read_bytes()])
            if message:
                sys.exit(f"{case} is refused: {message}")
            yield case.with_suffix(".out"), output
    for case in sorted(folder.glob("bad/*.in")):
        [(message, output)] = run_texts(problem, [case.read_bytes()])
        if not message:
            sys.exit(f"{case} is not refused")
        yield case.with_suffix(".err"), f"{message}\n"
        yield case.with_suffix(".out"), output or None


def write_answers(problem, folder):
    """Write or remove the files that differ from what is wanted, and name them."""
    for path, text in wanted_files(problem, folder):
        if text == (path.read_text() if path.exists() else None):
            continue
        if text is None:
            path.unlink()
        else:
            path.write_text(text)
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
