"""tools/bundle.py on a small lib, tests/libraries: bundles do what programs do."""

import functools
import shutil

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


@each_row("refused.txt")
def test_a_program_is_refused_in_a_line_that_says_what_to_write(row, kit, bundle):
    for name in "other.py", "heapq.py", "folder/x.py":
        (kit / "my folder" / name).touch()
    line, words = row.split(" -> ")
    (kit / "my folder" / "my.py").write_bytes(f"{PROGRAM}{line}\n".encode("latin-1"))
    status, output, errors = bundle("my.py")
    assert (status, output, errors.count("\n")) == (1, "", 1)
    assert errors.startswith(f"my.py:{words}")


def test_a_python_that_is_too_old_is_told(kit):
    for python in filter(works, PYTHONS[:3]):  # before 3.9
        command = [works(python), kit / "tools" / "bundle.py"]
        errors = b"tools/bundle.py needs Python 3.9 or later\n"
        assert run(command) == (1, b"", errors), python
