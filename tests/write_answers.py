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


def write_answers(problem, folder):
    """Run a problem on its cases, and write what is missing or may have changed."""
    good = sorted([*folder.glob("good-*.in"), *folder.glob("slow-*.in")])
    new = [case for case in good if not case.with_suffix(".out").exists()]
    for case in [*new, *sorted(folder.glob("bad/*.in"))]:
        is_bad = case.parent.name == "bad"
        [(message, output)] = run_texts(problem, [case.read_bytes()])
        if bool(message) != is_bad:
            sys.exit(f"{case} is {f'refused: {message}' if message else 'not refused'}")
        if is_bad:
            write(case.with_suffix(".err"), f"{message}\n")
        write(case.with_suffix(".out"), None if is_bad and not output else output)


def write(path, text):
    """Write a file, or remove it if text is None; name it if that changes it."""
    if text == (path.read_text() if path.exists() else None):
        return
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
