"""The pages of the repository: programs print what stands below them, commands run.

Pages are read in the tests: a page that has changed fails only what is about it.
"""

import ast
import os
import re
import shlex
import shutil
import sys

import pytest

from bench import FIGURE
from bundle import bound_by
from support import DATA, LIBRARIES, PROBLEMS, ROOT, SOLUTIONS, at_once, puzzles
from support import run_text, works

CHINESE = "solutions/README.zh.md"
PLACES = [".", CHINESE] + [  # folders of pages, and a page that has another name
    path.parent.relative_to(ROOT).as_posix()
    for folder in ("lib", "solutions", "tests", "tools")
    for path in sorted((ROOT / folder).rglob("README.md"))
]
each_page = pytest.mark.parametrize("place", PLACES)


def path_of(place):
    """Return the path of a page."""
    return ROOT / place if place == CHINESE else ROOT / place / "README.md"


def page(place="."):
    """Return the text of a page."""
    return path_of(place).read_text("utf-8")


def blocks(kind, *places):
    """Return the blocks of a kind in pages."""
    pages = "".join(map(page, places))
    return re.findall(rf"(?m)^```{kind}\n((?:.*\n)*?)```", pages)


def shell(line, **options):
    """Run a line in a shell; return (status, output, errors) as text."""
    return run_text(["sh", "-ec", line], **options)


@pytest.fixture(autouse=True)
def python3(tmp_path_factory, monkeypatch):
    """Let python3 be this Python, and HOME an empty folder, in all that a test runs."""
    folder = tmp_path_factory.mktemp("bin")
    (folder / "python3").symlink_to(sys.executable)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("HOME", str(folder))


# A program or commands, and the block of text that follows at once
SHOWN = re.compile(r"```(python|sh)\n((?:(?!```).)*)```\n\n```text\n(.*?)```", re.S)


@each_page
def test_what_stands_below_a_program_or_commands_is_what_they_print(place):
    shown = SHOWN.findall(page(place))
    if place == "lib":  # Each of its programs shows what it prints.
        assert len(shown) == page(place).count("```python") > 0
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
    command = [sys.executable, SOLUTIONS / "poj3074.py", "puzzles.txt"]
    status, output, errors = run_text(command, cwd=tmp_path)
    assert (status, errors) == (1, f"{message}\n")
    assert len(output.split()) == line_number - 1


@pytest.mark.parametrize("path", [*DATA.glob("forms/*")], ids=lambda path: path.name)
def test_files_of_each_form_are_solved_by_the_commands(path, tmp_path):
    """They have the first twelve of the easy puzzles, or one."""
    shutil.copy(path, tmp_path)
    (tmp_path / "solutions").symlink_to(SOLUTIONS)
    answers = [answer for _, answer in puzzles("9x9/easy")]
    expected = "".join(answers[: 1 if path.name == "grid.txt" else 12])
    lines = "".join(blocks("sh", ".", "solutions")).splitlines()
    lines = [line for line in lines if path.name in line]
    assert lines
    for line in lines:
        if line.startswith("parallel") and not shutil.which("parallel"):
            pytest.skip("GNU parallel is not here")
        status, output, errors = shell(line, cwd=tmp_path)
        if "> solved.txt" in line:
            output = (tmp_path / "solved.txt").read_text()
        assert (status, "".join(output.split()), errors) == (0, expected, "")


WITH_KIT = {  # folder of a page -> what its commands for an own program print
    ".": r"\d+\nwrote submit.py, \d+ bytes\nAC  1 .*\n",
    "lib/recipes": "(?s).+",
    "tools": r"wrote .*\n(AC .*\n){3}",
}


@pytest.mark.parametrize("folder", WITH_KIT)
def test_commands_for_programs_of_ones_own_run_in_any_folder(folder, tmp_path):
    shutil.copytree(LIBRARIES / "own", tmp_path, dirs_exist_ok=True)
    if folder == ".":
        files = re.findall(r"`(cases/1\.\w+)` with `([\d ]+)`", page())
        (tmp_path / "cases").mkdir()
        for name, text in [("my.py", blocks("python", ".")[0]), *files]:
            (tmp_path / name).write_text(text)
    (lines,) = [block for block in blocks("sh", folder) if "/path/to/kit" in block]
    lines = lines.replace("/path/to/kit", shlex.quote(str(ROOT)))
    result = shell(lines.replace("seq 100", "seq 3"), cwd=tmp_path)
    assert result[::2] == (0, "") and re.fullmatch(WITH_KIT[folder], result[1]), result


QUICK = {  # in a command -> what is put there: it is quick then, and changes no files
    "bench.py$": "bench.py --runs 1 tier0",
    "--(covers|counts)": r"\g<0> --runs 1 queens_06",
    "--solutions": r"\g<0> --runs 1 leetcode52",
    "../before": ". --runs 1 tier0",
    "bundle.py": r"\g<0> --check",
    "judge.py": r"\g<0> --time 60 leetcode52",  # for a machine may be slow
    "--write": "--collect-only",
    "NAME": "leetcode52",
    "numbers.txt": "tests/samples/leetcode52/sample-1.in",
}


def test_commands_of_other_pages_run():
    def check(line):
        for words, quick in QUICK.items():
            line = re.sub(words, quick, line)
        status, output, errors = shell(line, cwd=ROOT)
        assert (status, errors) == (0, ""), f"{line}\n{output}"

    places = "lib/problems", "solutions", "tests", "tools", CHINESE
    text = "".join(blocks("sh", *places))
    lines = re.findall(r"(?m)^python3 (?!/path/to/).*", text)
    assert len(lines) > 5
    at_once(check, [line for line in lines if "pypy3" not in line or works("pypy3")])


def test_the_start_of_a_problem_is_a_program_that_works(tmp_path):
    (program,) = blocks("python", "lib/problems")
    (tmp_path / "sum.py").write_text(program)
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, tmp_path / "sum.py"]
    assert run_text(command, "3 4", env=env) == (0, "7\n", "")


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_solution_has_a_row_with_its_seconds(problem):
    link = re.escape(f"[{problem}.py]({problem}.py)")
    found = re.findall(rf"{link}(?: \||,) (?:PyPy )?\d+\.\d\d", page("solutions"))
    row = f"| the problem | [{problem}.py]({problem}.py) | 0.05 |"
    assert found, f"solutions/README.md needs a row with its seconds:\n{row}"


def test_the_page_in_chinese_tells_what_the_english_one_tells():
    """Of files and seconds; it has all problems of Luogu and LeetCode."""
    english, chinese = page("solutions"), page(CHINESE)
    known, told = ({each[1:] for each in FIGURE.findall(t)} for t in (english, chinese))
    assert len(told) > 9 and told <= known, told - known
    for link in re.findall(r"\]\((https://(?:www\.luogu|leetcode)[^)]*)\)", english):
        assert link.replace("leetcode.com", "leetcode.cn") in chinese, link
    assert "](solutions/README.zh.md)" in page() and "](README.zh.md)" in english


def times(folder):
    """Return {(row, column): text} of the first table of milliseconds in a page."""
    table = re.search(r"\|milliseconds\|(.*\n)+?\n", page(folder))[0]
    head, _, *rows = [line.split("|")[1:-1] for line in table.splitlines()[:-1]]
    return {(row[0], key): text for row in rows for key, text in zip(head, row)}


def test_the_first_page_has_the_times_of_every_package_that_is_ahead_of_lib():
    """By more than a tenth in a row; all its times stand on the page of the tools."""
    here, everywhere = times("."), times("tools")
    assert here.items() <= everywhere.items()
    for (row, package), time in everywhere.items():
        own = here.get((row, "lib (pure Python)"))
        if own and re.fullmatch(r"[\d.]+", time) and float(time) < 0.9 * float(own):
            assert (row, package) in here, f"{package} is ahead in {row!r}"


PATHS = [*(ROOT / "lib").glob("*.py"), *(ROOT / "lib" / "searches").glob("*.py")]
MODULES = {path.stem: path.read_text("utf-8") for path in PATHS}


def public_names(module):
    """Return the global names that a module of lib defines, but for private ones."""
    names = set().union(*map(bound_by, ast.parse(MODULES[module]).body))
    return {name for name in names if name[0] != "_"}


@pytest.mark.parametrize("module", sorted(MODULES))
def test_public_names_of_lib_stand_on_its_page(module):
    code = re.findall(r"`[^`]+`", page("lib").replace("```", "`"))
    missing = public_names(module) - set(re.findall(r"\w+", " ".join(code)))
    assert not missing, f"lib/README.md has no {missing} of lib/{module}.py"


def test_the_table_of_modules_tells_their_names_and_what_they_use():
    (table,) = [text for text in blocks("text", "lib") if text.startswith("module")]
    rows = [line.split() for line in table.splitlines()[1:]]
    while rows:
        module, *words = rows.pop(0)  # names for other modules, and modules it uses
        used = set(re.findall(r"(?m)^from lib\.(?:searches\.)?(\w+)", MODULES[module]))
        assert used <= set(words) <= used | public_names(module), module
        assert used <= {row[0] for row in rows}, f"{module} uses what is not below it"


@each_page
def test_every_link_leads_somewhere(place):
    for path, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#?([^)]*)", page(place)):
        own = path_of(place)
        target = own.parent / path if path else own
        assert target.exists(), f"{own}: {path}"
        if anchor:  # a heading, as a web host writes it
            heads = re.findall("(?m)^#+ (.*)$", target.read_text("utf-8").lower())
            assert anchor in [re.sub(r"[^\w-]", "", re.sub(" ", "-", h)) for h in heads]
