"""The pages of the repository: programs print what stands below them, commands run.

Pages are read in the tests: a page that has changed fails only what is about it.
"""

import os
import re
import shlex
import shutil
import sys

import pytest

from support import PROBLEMS, ROOT, SOLUTIONS, at_once, puzzles, run, works

FOLDERS = ["."] + [
    path.parent.relative_to(ROOT).as_posix()
    for folder in ("lib", "solutions", "tests", "tools")
    for path in sorted((ROOT / folder).rglob("README.md"))
]
each_page = pytest.mark.parametrize("folder", FOLDERS)


def page(folder="."):
    """Return the text of a page."""
    return (ROOT / folder / "README.md").read_text("utf-8")


def blocks(kind, *folders):
    """Return the blocks of a kind in the pages of folders."""
    pages = "".join(map(page, folders))
    return re.findall(rf"(?m)^```{kind}\n((?:.*\n)*?)```", pages)


def shell(line, **options):
    """Run a line in a shell; return (status, output, errors) as text."""
    status, *texts = run(["sh", "-ec", line], **options)
    return (status, *(text.decode() for text in texts))


@pytest.fixture(autouse=True)
def python3(tmp_path_factory, monkeypatch):
    """Let python3 be this Python, in all that a test runs."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "python3").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("HOME", str(folder))


SHOWN = re.compile(r"```(python|sh)\n((?:(?!```).)*)```\n\n```text\n(.*?)```", re.S)


@each_page
def test_what_stands_below_a_program_or_commands_is_what_they_print(folder):
    shown = SHOWN.findall(page(folder))
    if folder == "lib":
        assert len(shown) == page(folder).count("```python") > 0
    for kind, lines, output in shown:
        line = f"python3 - <<'END'\n{lines}END" if kind == "python" else lines
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        assert shell(line, cwd=ROOT, env=env) == (0, output, ""), lines


def test_the_message_shown_is_what_a_solution_says(tmp_path):
    (message,) = re.findall(r"`(poj3074: puzzles.txt: line .*?)`", page())
    line_number, cell = map(int, re.findall(r"\d+", message)[1:])
    puzzle, _ = puzzles("9x9/easy")[0]
    text = f"{puzzle}\n" * (line_number - 1) + f"{puzzle[:cell - 1]}x{puzzle[cell:]}\n"
    (tmp_path / "puzzles.txt").write_text(text)
    line = f"python3 {SOLUTIONS}/poj3074.py puzzles.txt"
    status, output, errors = shell(line, cwd=tmp_path)
    assert (status, errors, len(output.split())) == (1, f"{message}\n", line_number - 1)


PAIRS = puzzles("9x9/easy")[:60]
SOLVED = [solution for _, solution in PAIRS]


def spelled(puzzle, between, blank):
    """Return a puzzle in nine lines."""
    cells = [blank if cell == "." else cell for cell in puzzle]
    return "".join(between.join(cells[i : i + 9]) + "\r\n" for i in range(0, 81, 9))


def drawn(puzzle):
    """Return a puzzle with its boxes drawn."""
    rule, text = "+---+---+---+\n", re.sub("(...)(...)(...)", r"|\1|\2|\3|\n", puzzle)
    return rule + re.sub("((?:.*\n){3})", rf"\1{rule}", text)


VERSION = "\nVersion 4.2n\n"  # a last line
FORMS = {  # a command, by the name of its file -> the text of the file
    "grid.txt": re.sub("(.{9})", r"\1\n", PAIRS[0][0].replace(".", "0", 9)),
    "py puzzles.txt": "".join(f"{p}\n" for p, _ in PAIRS),
    "-a puzzles.txt": "".join(f"{p}\n" for p, _ in PAIRS),
    "titles.txt": "".join(f"Grid 01\n{spelled(p, '', '0')}" for p, _ in PAIRS)
    + VERSION,
    "pairs.csv": "puzzle,solution\n"
    + "".join(f"{p}{end}{s}\n" for (p, s), end in zip(PAIRS, ",;\t" * 20)),
    "cells.csv": "Grid 01\n\n".join(
        spelled(p, end, "") for (p, _), end in zip(PAIRS, ",;\t" * 20)
    ),
    "blanks.txt": "".join(f"{p.replace('.', '*')}\n" for p, _ in PAIRS),
    "drawn.txt": "\n".join(drawn(p) for p, _ in PAIRS) + VERSION,
}


@pytest.mark.parametrize("words", FORMS)
def test_files_of_each_form_are_solved_by_the_commands(words, tmp_path):
    lines = "".join(blocks("sh", ".", "solutions")).splitlines()
    (line,) = [line for line in lines if words in line]
    if line.startswith("parallel") and not shutil.which("parallel"):
        pytest.skip("GNU parallel is not here")
    (tmp_path / "solutions").symlink_to(SOLUTIONS)
    (tmp_path / words.split()[-1]).write_text(FORMS[words])
    status, output, errors = shell(line, cwd=tmp_path)
    if "> solved.txt" in line:
        output = (tmp_path / "solved.txt").read_text()
    expected = re.findall(".{9}", SOLVED[0]) if words == "grid.txt" else SOLVED
    assert (status, output.split(), errors) == (0, expected, "")


SUM = {  # programs for the commands of tools
    "my.py": "n = int(input())\nprint(n * (n - 1) // 2)",
    "slow.py": "print(sum(range(int(input()))))",
    "random_case.py": "import sys\nprint(7 + int(sys.argv[1]))",
}
WITH_KIT = {  # folder of a page -> what its commands print
    ".": r"\d+\nwrote submit.py\nAC  1 .*\n",
    "lib/recipes": "(?s).+",
    "tools": r"wrote .*\n(AC .*\n){3}",
}


@pytest.mark.parametrize("folder", WITH_KIT)
def test_commands_for_programs_of_ones_own_run_in_any_folder(folder, tmp_path):
    files = SUM
    if folder == ".":
        cases = dict(re.findall(r"`(cases/1\.\w+)` with `([\d ]+)`", page()))
        files = {"my.py": blocks("python", ".")[0], **cases}
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    (lines,) = [block for block in blocks("sh", folder) if "/path/to/kit" in block]
    lines = lines.replace("/path/to/kit", shlex.quote(str(ROOT)))
    result = shell(lines.replace("seq 100", "seq 3"), cwd=tmp_path)
    assert result[::2] == (0, "") and re.fullmatch(WITH_KIT[folder], result[1]), result
    if folder == "lib/recipes":
        program = [sys.executable, "-I", "submit.py"]
        assert run(program, cwd=tmp_path) == (0, result[1].encode(), b"")


STARTS = "for kit in |python3 (-m lib|solutions|tests|tools)"
QUICK = {  # what makes a command quick, and leaves all files as they are
    "../before": ".",
    "bench.py;": "bench.py tier0 --runs=1;",
    "bench.py --runs": "bench.py tier0 --runs",
    "bench.py --c": "bench.py queens_06 --c",
    "bundle.py": "bundle.py --check",
    "judge.py": "judge.py --time 60 leetcode52",  # for a machine may be slow
    "write_answers.py": "write_answers.py --help",
    "NAME": "leetcode52",
    "numbers.txt": "tests/samples/leetcode52/sample-1.in",
}


def test_commands_of_other_pages_run():
    def check(line):
        for words, quick in QUICK.items():
            line = line.replace(words, quick)
        status, output, errors = shell(line, cwd=ROOT)
        assert (status, errors) == (0, ""), output

    lines = "".join(blocks("sh", "lib/problems", "solutions", "tests", "tools"))
    lines = [line for line in lines.splitlines() if re.match(STARTS, line)]
    assert len(lines) > 5
    at_once(check, [line for line in lines if "pypy3" not in line or works("pypy3")])


def test_the_start_of_a_problem_is_a_program_that_works(tmp_path):
    (program,) = blocks("python", "lib/problems")
    (tmp_path / "sum.py").write_text(program)
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    assert run([sys.executable, tmp_path / "sum.py"], "3 4", env=env)[1] == b"7\n"


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_solution_has_a_row_with_its_seconds(problem):
    link = re.escape(f"[{problem}.py]({problem}.py)")
    found = re.findall(rf"{link}(?: \||,) (?:PyPy )?\d+\.\d\d", page("solutions"))
    row = f"| the problem | [{problem}.py]({problem}.py) | 0.05 |"
    assert found, f"solutions/README.md needs a row with its seconds:\n{row}"


MODULES = {path.stem: path.read_text("utf-8") for path in (ROOT / "lib").glob("*.py")}


def public_names(module):
    """Return the global names of a module of lib that begin with no underscore."""
    found = re.findall(r"(?m)^(?:def |class |)(\w+)(?:\(|:$| = )", MODULES[module])
    return {name for name in found if name[0] != "_"}


@pytest.mark.parametrize("module", sorted(MODULES))
def test_public_names_of_lib_stand_on_its_page(module):
    code = re.findall(r"`[^`]+`", page("lib").replace("```", "`"))
    missing = public_names(module) - set(re.findall(r"\w+", " ".join(code)))
    assert not missing, f"lib/README.md has no {missing} of lib/{module}.py"


def test_the_table_of_modules_tells_their_names_and_what_they_use():
    (table,) = [text for text in blocks("text", "lib") if text.startswith("module")]
    rows = [line.split() for line in table.splitlines()[1:]]
    while rows:
        module, *words = rows.pop(0)
        used = set(re.findall(r"(?m)^from lib\.(\w+)", MODULES[module]))
        assert used <= set(words) <= used | public_names(module), module
        assert used <= {row[0] for row in rows}, f"{module} uses what is not below it"


@each_page
def test_every_link_leads_somewhere(folder):
    for path, anchor in re.findall(r"\]\((?!https?:)([^)#]+)#?([^)]*)", page(folder)):
        target = ROOT / folder / path
        assert target.exists(), f"{folder}/README.md: {path}"
        if anchor:  # a heading, as a web host writes it
            heads = re.findall("(?m)^#+ (.*)$", target.read_text("utf-8").lower())
            assert anchor in [re.sub(r"[^\w-]", "", re.sub(" ", "-", h)) for h in heads]
