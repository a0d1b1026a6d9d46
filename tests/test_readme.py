"""What the README says is so."""

import doctest
import os
import re
import shlex
import shutil
import sys

import pytest

from support import PROBLEMS, PYTHONS, ROOT, SAMPLES, needs_bundler, puzzles, run

README = (ROOT / "README.md").read_text()
BLOCKS = re.findall(r"^ *```(\w+)\n(.*?)^ *```", README, re.M | re.S)
COMMANDS = [text.strip() for kind, text in BLOCKS if kind == "sh"]


def command(words):
    """Return the one command with these words, with this Python for python3."""
    (line,) = [line for line in COMMANDS if words in line]
    return line.replace("python3", shlex.quote(sys.executable))


def test_examples_run_as_they_stand():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried) == (0, 21)


@pytest.mark.skipif(not shutil.which("sh"), reason="there is no sh")
def test_the_first_command_prints_what_follows_it():
    line = command("tests/samples/poj3074")
    status, output, errors = run(["sh", "-c", line], cwd=ROOT)
    assert (status, errors) == (0, b"")
    assert output == (SAMPLES / "poj3074" / "sample-1.out").read_bytes()
    assert output.decode() == BLOCKS[1][1]


def test_the_message_shown_is_what_a_solution_says():
    (message,) = re.findall(r"`(poj3074: line .*?)`", README)
    line, row, column = map(int, re.findall(r"\d+", message)[1:])
    puzzle, _ = puzzles("9x9/easy")[0]
    cell = 9 * row - 9 + column - 1
    text = f"{puzzle}\n" * (line - 1) + f"{puzzle[:cell]}x{puzzle[cell + 1:]}\n"
    command = [sys.executable, ROOT / "solutions" / "poj3074.py"]
    status, output, errors = run(command, text)
    assert (status, errors.decode()) == (1, message + "\n")
    assert len(output.split()) == line - 1


def test_the_test_command_is_one_line_the_first_with_pytest():
    lines = [line for line in README.splitlines() if "-m pytest" in line]
    assert "tests/requirements.txt" in lines[0] and lines[0].startswith("python3 ")


def test_the_pythons_named_are_those_of_the_tests():
    least, most = re.search(r"CPython (3\.\d+) to (3\.\d+) and PyPy", README).groups()
    assert PYTHONS[0] == f"python{least}"
    assert PYTHONS[-2:] == [f"python{most}", "pypy3"]


def test_many_cores_give_the_same_bytes(tmp_path):
    (line,) = [line for line in COMMANDS if "parallel" in line]
    if not shutil.which("parallel"):
        pytest.skip("GNU parallel is not on this machine")
    pairs = puzzles("9x9/easy")
    text = "".join(f"{puzzle}\n" for puzzle, _ in pairs)
    (tmp_path / "puzzles.txt").write_text(text)
    (tmp_path / "solutions").mkdir()
    shutil.copy(ROOT / "solutions" / "poj3074.py", tmp_path / "solutions")
    line = line.replace("--block 1M", "--block 9k")
    (tmp_path / "python3").symlink_to(sys.executable)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    here = {**os.environ, "HOME": str(tmp_path), "PATH": path}
    given, solved = tmp_path / "puzzles.txt", tmp_path / "solved.txt"
    assert run(["sh", "-c", line], cwd=tmp_path, env=here)[0] == 0
    assert solved.read_text().split() == [solution for _, solution in pairs]
    given.write_text(text + "x\n")
    assert run(["sh", "-c", line], cwd=tmp_path, env=here)[0] != 0
    assert solved.read_text().split() == [solution for _, solution in pairs]


@needs_bundler
@pytest.mark.skipif(not shutil.which("sh"), reason="there is no sh")
def test_a_file_of_ones_own_runs_and_is_bundled_by_the_commands(tmp_path):
    for folder in "lib", "tools":
        shutil.copytree(ROOT / folder, tmp_path / folder, copy_function=shutil.copyfile)
    examples = doctest.DocTestParser().get_examples(README)
    source = "".join(example.source for example in examples)
    (tmp_path / "my.py").write_text(f"{source}print(input(), regions)\n")
    (tmp_path / "input.txt").write_text("read\n")
    both = command("PYTHONPATH=").replace("/path/to/kit", shlex.quote(str(tmp_path)))
    status, output, errors = run(["sh", "-ec", both], cwd=tmp_path)
    assert (status, errors) == (0, b"")
    (tmp_path / "alone").mkdir()
    (tmp_path / "submit.py").rename(tmp_path / "alone" / "submit.py")
    alone = [sys.executable, "-I", "submit.py"]
    assert run(alone, "read\n", cwd=tmp_path / "alone") == (0, output, b"")
    assert output.startswith(b"read ['aaabbcccc', ")


@pytest.mark.parametrize("problem", PROBLEMS)
def test_every_problem_is_in_the_table(problem):
    link = f"[{problem}.py](solutions/{problem}.py)"
    rows = [line for line in README.splitlines() if line.startswith("| ")]
    place = r"( \|)? ((PyPy )?\d+\.\d\d( of \d+)?)(<br>| \|| \()"
    found = re.findall(re.escape(link) + place, "\n".join(rows))
    assert len(found) == 1, f"a table of the README needs {link} and its time"


LINKS = set(re.findall(r"\]\((?!https?:)([^)]+)\)", README))
LINKS |= set(re.findall(r"(?<![\w/-])((?:tools|tests|solutions)/[\w./-]+)", README))


@pytest.mark.parametrize("path", sorted(LINKS))
def test_files_named_are_there(path):
    if "NAME" not in path:
        assert (ROOT / path.rstrip("./")).exists()


def test_the_top_of_the_repository_is_as_agreed():
    agreed = {"solutions", "lib", "tests", "tools", "README.md"}
    if not shutil.which("git"):
        pytest.skip("git is not on this machine")
    status, output, _ = run(["git", "ls-files"], cwd=ROOT)
    if status:
        pytest.skip("this is no repository of git")
    top = {line.split("/")[0] for line in output.decode().splitlines()}
    assert {name for name in top if name[0] != "."} - {"LICENSE"} == agreed
