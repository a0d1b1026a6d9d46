"""tools/bundle.py on a small lib, tests/libraries: bundles do what programs do."""

import functools
import shutil
import sys

import pytest

from support import FEW, LIBRARIES, PYTHONS, ROOT, program_of, run, run_tool, works

# Programs with imports of lib in all places, and what else a tool may stumble over
ODD = [path.read_bytes() for path in sorted(LIBRARIES.glob("odd/*"))]
ODD.append(
    "\ufeff'''Doc ü.'''\r\nfrom lib.b import g\r\n# ünï\ns = '''a\r\n  b'''\r\n"
    "print(__doc__.encode(), g(2), 'é'.encode(), repr(s))\n# end".encode()
)
PROGRAM = "from lib.a import f\nprint(f(1))\n"
PROBLEM = (LIBRARIES / "problem.py").read_text()


def each_row(name):
    """Run a test with each row of a file of LIBRARIES; its cells are what -> separates."""
    rows = (LIBRARIES / name).read_text().encode().decode("unicode_escape")
    return pytest.mark.parametrize("row", rows.strip("\n").split("\n"))


@pytest.fixture
def kit(tmp_path, monkeypatch):
    """Return the folder of a kit with the small lib, and with a problem p in it."""
    root = tmp_path / "a kit"
    shutil.copytree(LIBRARIES / "lib", root / "lib")
    for name in "tools", "solutions", "lib/problems", "my folder", "my folder/folder":
        (root / name).mkdir()
    shutil.copyfile(ROOT / "tools" / "bundle.py", root / "tools" / "bundle.py")
    (root / "lib" / "problems" / "p.py").write_text(PROBLEM)
    (root / "my folder" / "my.py").write_text(PROGRAM)
    monkeypatch.chdir(root / "my folder")
    return root


@pytest.fixture
def bundle(kit):
    """Return a function that runs the kit's bundler: (status, output, errors)."""
    return functools.partial(run_tool, kit / "tools" / "bundle.py")


def test_bundles_do_what_their_programs_do_and_are_alike_on_every_python(kit):
    names = [f"{number}.py" for number in range(len(ODD))]
    for name, program in zip(names, ODD):
        (kit / "my folder" / name).write_bytes(program)
    made = set()
    for python in filter(works, PYTHONS[3:]):  # from 3.9 on, and PyPy
        folder = kit / python
        folder.mkdir()
        tool = [works(python), "-B", LIBRARIES / "bundle_all.py", kit / "tools"]
        assert run([*tool, kit / "my folder", folder]) == (0, b"", b"")
        made.add(tuple((folder / name).read_bytes() for name in names))
        assert len(made) == 1, python
    for python in filter(program_of, FEW):
        command = [program_of(python), "-I", "-B", LIBRARIES / "run_all.py"]
        found = []
        for home, place in (kit, kit / "my folder"), ("", folder):
            paths = [place / name for name in names]
            status, output, errors = run([*command, home, *paths], "7\n")
            assert status == 0, errors
            found.append(output.decode().split("--- next"))
        for program, unbundled, bundled in zip(ODD, *found):
            assert bundled == unbundled, (python, program.decode())
        assert python != "newest" or "Error" not in "".join(found[0])


def test_a_solution_does_what_its_problem_does_with_only_what_it_needs(kit, bundle):
    assert bundle()[::2] == (0, "")
    solution, problem = kit / "solutions" / "p.py", kit / "lib" / "problems" / "p.py"
    unbundled = run([sys.executable, problem], "3", env={"PYTHONPATH": kit})
    assert run([sys.executable, "-I", solution], "3") == unbundled
    assert unbundled[0] == 0 and "def unused" not in solution.read_text()


@each_row("refused_problems.txt")
def test_a_problem_is_refused_before_anything_is_written(row, kit, bundle):
    """A row has a text of the problem, another one in its place, and what is said."""
    old, new, words = row.replace("|", "\n").split(" -> ")
    path = kit / "lib" / "problems" / "q.py"
    path.write_text(PROBLEM.replace(old, new))
    assert path.read_text() != PROBLEM
    status, output, errors = bundle()
    assert (status, output, errors.count("\n")) == (1, "", 1)
    assert errors.startswith(f"../lib/problems/q.py:{words}")
    assert not [*(kit / "solutions").iterdir()]


@each_row("broken_libs.txt")
def test_a_broken_lib_makes_no_bundle(row, kit, bundle):
    """A row has a module, a text in it, another one in its place, and what is said."""
    module, old, new, words = row.replace("|", "\n").split(" -> ")
    text = (kit / "lib" / module).read_text()
    assert old in text
    (kit / "lib" / module).write_text(text.replace(old, new))
    for arguments in [], ["--check"], ["my.py"], ["my.py", "-o", "x.py"]:
        status, output, errors = bundle(*arguments)
        assert (status, output, errors.count("\n")) == (1, "", 1)
        file = "my.py" if "my.py" in arguments else "../lib/problems/p.py"
        assert errors.startswith(words.replace("FILE", file))
    assert not [*kit.glob("solutions/*"), *kit.glob("my folder/x.py")]


def test_two_meanings_of_a_name_in_lib_are_refused(kit, bundle):
    (kit / "lib" / "d.py").write_text('"""D."""\n\n\ndef _helper():\n    return 3\n')
    words = "../lib/d.py: _helper is another in lib: from lib.a import _helper\n"
    assert bundle() == (1, "", words) and not [*(kit / "solutions").iterdir()]


@each_row("refused.txt")
def test_a_program_is_refused_in_a_line_that_says_what_to_write(row, kit, bundle):
    for name in "other.py", "heapq.py", "folder/x.py":
        (kit / "my folder" / name).touch()
    line, words = row.split(" -> ")
    (kit / "my folder" / "my.py").write_bytes(f"{PROGRAM}{line}\n".encode("latin-1"))
    status, output, errors = bundle("my.py")
    assert (status, output, errors.count("\n")) == (1, "", 1)
    assert errors.startswith(f"my.py:{words}")


def test_an_own_module_is_refused_but_a_folder_hides_nothing(kit, bundle):
    (kit / "my folder" / "folder").rename(kit / "my folder" / "heapq")
    (kit / "my folder" / "my.py").write_text(f"import heapq\n{PROGRAM}")
    assert bundle("my.py")[0] == 0
    shutil.copytree(kit / "lib", kit / "my folder" / "lib")
    words = "my.py:2: your own lib is not bundled: copy what you need\n"
    assert bundle("my.py") == (1, "", words)
    (kit / "my.py").write_text(PROGRAM)
    assert bundle(kit / "my.py")[0] == 0


def test_lib_is_not_imported_beside_what_has_to_come_first(kit, bundle):
    for first in '"""Mine."""', "from __future__ import annotations":
        (kit / "my folder" / "my.py").write_text(f"{first}; {PROGRAM}")
        assert bundle("my.py") == (
            1,
            "",
            "my.py: its bundle still has from lib.a import f\n",
        )


def test_a_python_that_is_too_old_is_told(kit):
    for python in filter(works, PYTHONS[:3]):  # before 3.9
        command = [works(python), kit / "tools" / "bundle.py"]
        errors = b"tools/bundle.py needs Python 3.9 or later\n"
        assert run(command) == (1, b"", errors), python


def test_solutions_are_written_and_checked(kit, bundle):
    solution, name = kit / "solutions" / "p.py", "../solutions/p.py"
    words = f"{name} is not current: run python3 tools/bundle.py\n"
    assert bundle("--check") == (1, "", words) and not solution.exists()
    status, output, errors = bundle("p")
    text = solution.read_bytes()
    written = f"wrote {name}, {len(text)} bytes\n"
    assert (status, output, errors) == (0, written, "")
    assert bundle("--check") == bundle() == (0, "", "")
    solution.write_bytes(text.replace(b"ZERO", b"ONE"))
    assert bundle("--check") == (1, "", words)
    assert bundle() == (0, written, f"{name} was edited: overwritten\n")
    assert solution.read_bytes() == text
    solution.write_text(PROGRAM)
    words = f"{name} is no bundle: write elsewhere, or move it away\n"
    assert bundle() == bundle("--check") == (1, "", words)


def test_a_bundle_replaces_only_a_bundle(kit, bundle):
    (kit / "my folder" / "x.py").touch()
    status, output, errors = bundle("my.py", "-o", "x.py")
    text = (kit / "my folder" / "x.py").read_text()
    assert (status, output, errors) == (0, f"wrote x.py, {len(text)} bytes\n", "")
    assert bundle("my.py") == (0, text, "") and text.endswith(f"\n{PROGRAM}")
    assert "unlike unused" not in text and "about" not in text  # docstrings, comments
    (kit / "lib" / "b.py").write_text((kit / "lib" / "b.py").read_text() + "\n")
    assert bundle("my.py", "-o", "x.py")[2] == ""  # It is old, but was not edited.
    words = "my.py is no bundle: write elsewhere, or move it away\n"
    assert bundle("my.py", "-o", "my.py") == (1, "", words)


def test_what_a_judge_does_not_take_is_written_and_told(kit, bundle):
    problem = kit / "lib" / "problems" / "poj3074.py"
    problem.write_text(PROBLEM.replace("# about ZERO", "#" * 16_000))
    status, output, errors = bundle()
    size = len((kit / "solutions" / "poj3074.py").read_bytes())
    end = f"../solutions/poj3074.py has {size:,} bytes: PTA takes 16,384"
    assert (status, output.splitlines()[-1], errors) == (0, end, "")
    (kit / "my folder" / "my.py").write_text(PROGRAM + "#" * 50_000)
    status, output, errors = bundle("my.py")
    end = f"my.py has {len(output):,} bytes: Luogu and SPOJ take 50,000\n"
    assert (status, errors) == (0, end)


def test_each_slip_has_its_message(bundle):
    missing = "[Errno 2] No such file or directory: '../lib/problems/z.py'\n"
    assert bundle("z") == (1, "", missing)
    for place, words in (".", "Is a directory"), ("/dev/full", "No space left"):
        status, output, errors = bundle("my.py", "-o", place)
        assert (status, output) == (1, "") and errors.startswith(f"{place}: {words}")
    usage = "give NAMEs and --check, or one FILE.py of your own and -o\n"
    for slip in "my.py my.py", "my.py --check", "p -o x.py":
        status, output, errors = bundle(*slip.split())
        assert (status, output) == (2, "") and errors.endswith(usage)
