"""The pages of the repository: what their programs print is what the page shows."""

import contextlib
import io
import re

import pytest

from support import ROOT

FOLDERS = [".", "lib", "lib/problems", "solutions", "tools"]
PAGES = [page for page in (ROOT / f / "README.md" for f in FOLDERS) if page.exists()]


def programs(page):
    """Yield (heading, program, output) for each program that its output follows."""
    text = page.read_text("utf-8")
    for found in re.finditer(r"```python\n(.*?)```\n\n```text\n(.*?)```", text, re.S):
        headings = re.findall(r"(?m)^#+ (.*)$", text[: found.start()])
        yield headings[-1], found[1], found[2]


@pytest.mark.parametrize(
    "program, output",
    [
        pytest.param(program, output, id=f"{page.relative_to(ROOT)}: {heading}")
        for page in PAGES
        for heading, program, output in programs(page)
    ],
)
def test_a_program_prints_what_follows_it(program, output):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "program", "exec"), {"__name__": "__main__"})
    assert printed.getvalue() == output


def test_the_recipes_are_found():
    assert len(list(programs(ROOT / "lib" / "README.md"))) >= 15
