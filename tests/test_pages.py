"""The pages of the repository: programs print what stands below them, commands run."""

import contextlib
import io
import os
import re
import shlex
import shutil
import sys

import pytest

from support import PROBLEMS, PYTHONS, ROOT, SOLUTIONS, needs_bundler, puzzles, run

FOLDERS = [".", "lib", "lib/problems", "solutions", "tools", "tests/data"]
PAGES = {folder: (ROOT / folder / "README.md").read_text("utf-8") for folder in FOLDERS}
README = PAGES["."]
PROGRAM = re.compile(r"```python\n((?:(?!```).)*)```\n\n```text\n(.*?)```", re.S)
needs_sh = pytest.mark.skipif(not shutil.which("sh"), reason="there is no sh")


def blocks(text, kind):
    """Return the blocks of a kind in a page."""
    return re.findall(rf"(?m)^ *```{kind}\n((?:.*\n)*?) *```", text)


def command(words, page=README):
    """Return the one block of commands with these words, with this Python."""
    (lines,) = [block for block in blocks(page, "sh") if words in block]
    return lines.replace("python3 ", shlex.quote(sys.executable) + " ")


def shell(lines, **options):
    """Run lines in a shell; return (status, output, errors) as text."""
    status, *texts = run(["sh", "-ec", lines], **options)
    return (status, *(text.decode() for text in texts))


def programs(folder):
    """Return the programs of a page that are followed by their output."""
    found = []
    for match in PROGRAM.finditer(PAGES[folder]):
        heading = re.findall(r"(?m)^#+ (.*)$", PAGES[folder][: match.start()])[-1]
        found.append(pytest.param(*match.groups(), id=f"{folder}: {heading}"))
    return found


@pytest.mark.parametrize("program, output", sum(map(programs, FOLDERS), []))
def test_a_program_prints_what_follows_it(program, output):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(program, "program", "exec"), {"__name__": "__main__"})
    assert printed.getvalue() == output


def test_the_recipes_are_found():
    assert len(programs("lib")) >= 17


@needs_sh
def test_the_first_command_prints_what_follows_it():
    shown = blocks(README, "text")[0]
    assert shell(command("paste"), cwd=ROOT) == (0, shown, "")


def test_the_message_shown_is_what_a_solution_says(tmp_path):
    (message,) = re.findall(r"`(poj3074: puzzles.txt: line .*?)`", README)
    line, row, column = map(int, re.findall(r"\d+", message)[1:])
    puzzle, _ = puzzles("9x9/easy")[0]
    cell = 9 * row - 9 + column - 1
    text = f"{puzzle}\n" * (line - 1) + f"{puzzle[:cell]}x{puzzle[cell + 1:]}\n"
    (tmp_path / "puzzles.txt").write_text(text)
    command = [sys.executable, SOLUTIONS / "poj3074.py", "puzzles.txt"]
    status, output, errors = run(command, cwd=tmp_path)
    assert (status, errors.decode()) == (1, message + "\n")
    assert len(output.split()) == line - 1


def test_the_test_commands_stand_together():
    """.ci/run takes them from there."""
    (block,) = [block for block in blocks(README, "sh") if "-m pytest" in block]
    lines = block.splitlines()[-3:]
    assert lines[0].startswith("python3 -m venv") and "-m pytest" in lines[2]


def test_the_pythons_named_are_those_of_the_tests():
    least, most = re.search(r"CPython (3\.\d+) to (3\.\d+) and PyPy", README).groups()
    assert PYTHONS[0] == f"python{least}"
    assert PYTHONS[-2:] == (f"python{most}", "pypy3")


@pytest.fixture
def home(tmp_path):
    """Return a folder with the solutions, a grid, and 300 puzzles."""
    shutil.copytree(SOLUTIONS, tmp_path / "solutions")
    pairs = puzzles("9x9/easy")
    rows = [pairs[0][0][start : start + 9] for start in range(0, 81, 9)]
    (tmp_path / "grid.txt").write_text("\n".join(rows).replace(".", "0", 9) + "\n")
    (tmp_path / "puzzles.txt").write_text("".join(f"{p}\n" for p, _ in pairs))
    (tmp_path / "python3").symlink_to(sys.executable)
    return tmp_path


@needs_sh
def test_a_grid_and_a_file_of_puzzles_are_solved_by_the_commands(home):
    pairs = puzzles("9x9/easy")
    status, output, errors = shell(command("grid.txt"), cwd=home)
    assert (status, "".join(output.split()), errors) == (0, pairs[0][1], "")
    assert shell(command("poj3074.py puzzles.txt >"), cwd=home)[0] == 0
    assert (home / "solved.txt").read_text().split() == [s for _, s in pairs]


@needs_sh
@pytest.mark.skipif(not shutil.which("parallel"), reason="GNU parallel is not here")
@pytest.mark.parametrize("folder", [".", "solutions"])
def test_all_cores_give_the_same_bytes(folder, home):
    (line,) = [block for block in blocks(PAGES[folder], "sh") if "parallel" in block]
    path = f"{home}{os.pathsep}{os.environ['PATH']}"  # python3 is this Python there
    here = {**os.environ, "HOME": str(home), "PATH": path}
    solved = [solution for _, solution in puzzles("9x9/easy")]
    assert shell(line, cwd=home, env=here)[0] == 0
    assert (home / "solved.txt").read_text().split() == solved
    dry = line.replace("parallel", "parallel --dry-run", 1)  # prints a line a block
    assert shell(dry, cwd=home, env=here)[0] == 0
    assert len((home / "solved.txt").read_text().splitlines()) > 1
    with open(home / "puzzles.txt", "a") as file:
        file.write("x\n")
    assert shell(line, cwd=home, env=here)[0] != 0
    assert (home / "solved.txt").read_text().split() == solved


@needs_sh
@needs_bundler
def test_a_program_of_ones_own_is_run_bundled_and_judged(tmp_path):
    (program,) = [text for text in blocks(README, "python") if "input()" in text]
    given, answer = re.search(r"with `([\d ]+)`, and .* with `(\d+)`", README).groups()
    (tmp_path / "cases").mkdir()
    (tmp_path / "my.py").write_text(program)
    (tmp_path / "cases" / "1.in").write_text(given + "\n")
    (tmp_path / "cases" / "1.out").write_text(answer + "\n")
    lines = command("PYTHONPATH=").replace("/path/to/kit", shlex.quote(str(ROOT)))
    status, output, errors = shell(lines, cwd=tmp_path)
    assert (status, errors) == (0, "")
    assert output.startswith(f"{answer}\nwrote submit.py\nAC  1 ")


def test_the_start_of_a_problem_is_a_module_that_works(tmp_path):
    (module,) = blocks(PAGES["lib/problems"], "python")
    (tmp_path / "sum.py").write_text(module)
    here = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert run([sys.executable, tmp_path / "sum.py"], "3 4", env=here)[1] == b"7\n"
    (tmp_path / "numbers.txt").write_text("2 2\n0 0\n")
    line = command("-m lib.problems", PAGES["lib/problems"])
    line = line.replace("numbers.txt", shlex.quote(str(tmp_path / "numbers.txt")))
    assert shell(line.replace("NAME", "luogu_p10975"), cwd=ROOT) == (0, "2\n", "")


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_solution_has_a_row_with_its_seconds(problem):
    link = re.escape(f"[{problem}.py]({problem}.py)")
    found = re.findall(rf"{link}(?: \||,) (?:PyPy )?\d+\.\d\d", PAGES["solutions"])
    assert found, f"solutions/README.md needs a row with {link} and its seconds"


def anchors(text):
    """Return the anchors that a web host makes of the headings of a page."""
    heads = re.findall(r"(?m)^#+ (.*)$", text)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_link_leads_somewhere(folder):
    for link in re.findall(r"\]\((?!https?:)([^)]+)\)", PAGES[folder]):
        path, _, anchor = link.partition("#")
        target = ROOT / folder / path if path else ROOT / folder / "README.md"
        assert target.exists(), f"{folder}/README.md: {link}"
        if anchor:
            assert anchor in anchors(target.read_text("utf-8")), link


def test_nothing_else_stands_at_the_top():
    """The owner wants these five entries there, and dot files; a licence may come."""
    git = ["git", "ls-files"]
    status, output, _ = run(git, cwd=ROOT) if shutil.which("git") else (1, b"", b"")
    if status:
        pytest.skip("this is not a checkout of git")
    top = {line.split("/")[0] for line in output.decode().splitlines()}
    agreed = {"solutions", "lib", "tests", "tools", "README.md"}
    assert {name for name in top if name[0] != "."} - {"LICENSE"} == agreed
