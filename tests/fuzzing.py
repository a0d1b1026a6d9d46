"""Input for a problem, run in this process; and what nobody should feed it."""

import contextlib
import importlib
import io
import sys
import tempfile
from pathlib import Path
from unittest import mock

from lib.stdio import run

STRANGE = b'0 1 9 . - A Q x # \t \r \n \0 \x1a , ] " \xc3 \xff \xef\xbb\xbf end\n'


def fuzz(problem, texts):
    """Return (message, output) of a problem for each text, with no message if right."""
    answers = importlib.import_module(f"lib.problems.{problem}").answers
    results = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.txt")
        for text in texts:
            path.write_bytes(text)
            message, output = "", io.StringIO()
            with mock.patch.object(sys, "argv", [f"{problem}.py", str(path)]):
                with contextlib.redirect_stdout(output):
                    try:
                        run(answers)
                    except SystemExit as error:
                        message = error.code.replace(f" {path}:", "")
            results.append((message, output.getvalue()))
    return results


def mutate(rng, data):
    """Return data with a few random changes."""
    for _ in range(rng.randrange(1, 4)):
        start = rng.randrange(len(data) + 1)
        end = start + rng.choice([0, 0, 1, 1, 5, 100])
        other = rng.randrange(len(data) + 1)
        copied = data[other : other + rng.choice([1, 9, 82])]
        new = rng.choice([*STRANGE.split(b" "), b"", copied])
        data = data[:start] + new + data[end:]
    return data
