"""Commands in a shell print what stands below them: tests/sessions.

A file begins with commands that make its folder ready. A session has a title after #,
and commands after $. Below a command stands what it prints, errors too, and its exit
status if it is not 0, as [1]. ... is any text, $EASY a sudoku and $SOLVED its solution;
$ROOT is the repository, and $LIBRARIES is tests/libraries.
"""

import os
import re
import sys

import pytest

from support import LIBRARIES, ROOT, puzzles, run_text

EASY, SOLVED = puzzles("9x9/easy")[0]
WORDS = {"ROOT": ROOT, "LIBRARIES": LIBRARIES, "EASY": EASY, "SOLVED": SOLVED}


def sessions():
    """Return (commands that make the folder ready, text) of each session."""
    found = []
    for path in sorted((ROOT / "tests" / "sessions").glob("*.txt")):
        ready, *texts = re.split("(?m)^# ", path.read_text())
        for text in texts:
            title, text = text.split("\n", 1)
            found.append(pytest.param(ready, text, id=f"{path.stem}: {title}"))
    return found


@pytest.mark.parametrize("ready, text", sessions())
def test_commands_print_what_stands_below_them(ready, text, tmp_path):
    (tmp_path / "python3").symlink_to(sys.executable)
    env = {**os.environ, **{name: str(word) for name, word in WORDS.items()}}
    env["PATH"] = f"{tmp_path}{os.pathsep}{env['PATH']}"
    folder = tmp_path / "a folder"
    folder.mkdir()
    run_text(["sh", "-ec", ready], cwd=folder, env=env, check=True)
    for step in re.split(r"(?m)^\$ ", text)[1:]:
        command, expected = step.rstrip("\n").partition("\n")[::2]
        both = f"{{ {command}\n}} 2>&1"
        status, shown, _ = run_text(
            ["sh", "-c", both], "not read\n", cwd=folder, env=env
        )
        shown = (shown + f"[{status}]\n" * bool(status)).rstrip("\n")
        pattern = re.escape(expected).replace(r"\.\.\.", "(?s:.*)")
        for name in "EASY", "SOLVED":
            pattern = pattern.replace(rf"\${name}", WORDS[name])
        if not re.fullmatch(pattern, shown):
            pytest.fail(f"$ {command}\n{shown}\nis not\n{expected}", pytrace=False)
