"""tools/bundle.py on a small lib, tests/libraries: bundles do what programs do."""

import functools
import re
import shutil
import sys

import pytest

from support import FEW, LIBRARIES, PYTHONS, ROOT, program_of, run, run_tool, works


def texts(name):
    """Return the parts of a file of LIBRARIES between blank lines."""
    return (LIBRARIES / name).read_text().strip().split("\n\n")


# Where lib is imported; WAY gives N a meaning, and N is to be replaced by a name.
PLACES = [
    "from lib.a import f, Big\nWAY",
    "WAY\nfrom lib.b import total as f\nfrom lib.a import f as h, Big as N",
    "from lib.a import f as i, Big\ndef f(x): return i(x)\nWAY",
]
TRY = "try: print(str(X)[:8])\nexcept Exception as error: print(type(error))\n"
LAST = "".join(TRY.replace("X", x) for x in ("f(2) % 99", "N", "N(3)", "Big.size"))
# Programs with imports of lib in all places, and what else a tool may stumble over
ODD = [path.read_bytes() for path in sorted(LIBRARIES.glob("odd/*"))]
ODD.append(
    "\ufeff'''Doc ü.'''\r\nfrom lib.b import g\r\n# ünï\ns = '''a\r\n  b'''\r\n"
    "print(__doc__.encode(), g(2), 'é'.encode(), repr(s))\n# end".encode()
)
for lines in texts("starts.txt"):  # what may use f of lib while the program loads
    ODD.append(f"from lib.a import f\n{lines}\nprint(f(1))\n".encode())

PROGRAM = "from lib.a import f\nprint(f(1))\n"
PROBLEM = (LIBRARIES / "problem.py").read_text()


@pytest.fixture
def kit(tmp_path, monkeypatch):
    """Return the folder of a kit with the small lib, and with a problem p in it."""
    root = tmp_path / "a kit"
    shutil.copytree(LIBRARIES / "lib", root / "lib")
    for name in "tools", "solutions", "lib/problems", "my folder", "my folder/folder":
        (root / name).mkdir()
    shutil.copyfile(ROOT / "tools" / "bundle.py", root / "tools" / "bundle.py")
    (root / "lib" / "problems" / "p.py").write_text(PROBLEM)
    monkeypatch.chdir(root / "my folder")
    (root / "my folder" / "my.py").write_text(PROGRAM)
    return root


@pytest.fixture
def bundle(kit):
    """Return a function that runs the kit's bundler: (status, output, errors)."""
    return functools.partial(run_tool, kit / "tools" / "bundle.py")


def ways():
    """Yield programs that give names of lib and of Python another meaning."""
    for place in PLACES:
        for way in texts("ways.txt"):
            for name in "f", "g", "sum", "operator", "h":
                program = f"{place}\n{LAST}".replace("WAY", way)
                yield re.sub(r"\bN\b", name, program).encode()


def test_bundles_do_what_their_programs_do_and_are_alike_on_every_python(kit):
    programs = [*ODD, *ways()]
    names = [f"{number}.py" for number in range(len(programs))]
    for name, program in zip(names, programs):
        (kit / "my folder" / name).write_bytes(program)
    first = None
    for python in filter(works, PYTHONS[4:-1]):  # from 3.10 on, not PyPy
        folder = kit / python
        folder.mkdir()
        tool = [works(python), "-B", LIBRARIES / "bundle_all.py", kit / "tools"]
        assert run([*tool, kit / "my folder", folder]) == (0, b"", b"")
        bundles = [(folder / name).read_bytes() for name in names]
        first = first or bundles
        assert bundles == first, python
    for python in filter(program_of, FEW):
        command = [program_of(python), "-I", "-B", LIBRARIES / "run_all.py"]
        found = []
        for home, place in (kit, kit / "my folder"), ("", folder):
            paths = [place / name for name in names]
            status, output, errors = run([*command, home, *paths], "7\n")
            assert status == 0, errors
            found.append(output.decode().split("--- next"))
        for program, unbundled, bundled in zip(programs, *found):
            assert bundled == unbundled, (python, program.decode())
        assert python != "newest" or "Error" not in "".join(found[0][: len(ODD)])


def test_a_solution_does_what_its_problem_does_with_only_what_it_needs(kit, bundle):
    assert bundle()[::2] == (0, "")
    solution, problem = kit / "solutions" / "p.py", kit / "lib" / "problems" / "p.py"
    unbundled = run([sys.executable, problem], "3", env={"PYTHONPATH": kit})
    assert run([sys.executable, "-I", solution], "3") == unbundled
    assert unbundled[0] == 0 and "def unused" not in solution.read_text()


@pytest.mark.parametrize("case", texts("refused_problems.txt")[0].splitlines())
def test_a_problem_is_refused_before_anything_is_written(case, kit, bundle):
    """A case is a text of the problem, another one in its place, and what is said."""
    old, new, words = case.encode().decode("unicode_escape").split(" -> ")
    path = kit / "lib" / "problems" / "q.py"
    path.write_text(PROBLEM.replace(old, new).replace("LONG", 48_000 * "#"))
    status, output, errors = bundle()
    assert (status, output, errors.count("\n")) == (1, "", 1)
    assert errors.startswith(f"{path}: {words}")
    assert not [*(kit / "solutions").iterdir()]


def test_two_meanings_of_a_name_in_lib_are_refused(kit, bundle):
    (kit / "lib" / "d.py").write_text('"""D."""\n\n\ndef _helper():\n    return 3\n')
    words = "lib/a.py:20: _helper is another in lib: from lib.d import _helper\n"
    assert bundle() == (1, "", words) and not [*(kit / "solutions").iterdir()]


@pytest.mark.parametrize("case", texts("refused.txt")[0].splitlines())
def test_a_program_is_refused_in_a_line_that_says_what_to_write(case, kit, bundle):
    for name in "other.py", "heapq.py", "folder/x.py":
        (kit / "my folder" / name).touch()
    line, words = case.encode().decode("unicode_escape").split(" -> ")
    (kit / "my folder" / "my.py").write_bytes(f"{PROGRAM}{line}\n".encode("latin-1"))
    status, output, errors = bundle("my.py")
    assert (status, output, errors.count("\n")) == (1, "", 1)
    assert errors.startswith(f"my.py:{words}")


def test_an_own_module_is_refused_but_a_folder_hides_nothing(kit, bundle):
    (kit / "my folder" / "folder").rename(kit / "my folder" / "heapq")
    (kit / "my folder" / "my.py").write_text(f"import heapq\n{PROGRAM}")
    assert bundle("my.py")[0] == 0
    shutil.copytree(kit / "lib", kit / "my folder" / "lib")
    words = "my.py:2: your own lib is not bundled: copy what you need of it\n"
    assert bundle("my.py") == (1, "", words)
    (kit / "my.py").write_text(PROGRAM)
    assert bundle(kit / "my.py")[0] == 0


def test_a_python_that_is_too_old_is_told(kit):
    for python in filter(works, [*PYTHONS[:4], "pypy3"]):  # before 3.10
        command = [works(python), kit / "tools" / "bundle.py"]
        errors = b"tools/bundle.py needs Python 3.10 or later\n"
        assert run(command) == (1, b"", errors), python


def test_solutions_are_written_and_checked(kit, bundle):
    problem, solution = kit / "lib" / "problems" / "p.py", kit / "solutions" / "p.py"
    words = f"{solution} is not current: run python3 tools/bundle.py\n"
    assert bundle("--check") == (1, "", words) and not solution.exists()
    status, output, errors = bundle("p")
    words = f"wrote {solution}, {len(solution.read_bytes())} bytes\n"
    assert (status, output, errors) == (0, words, "")
    assert bundle("--check") == bundle() == (0, "", "")
    problem.rename(problem.with_name("q.py"))
    for arguments in [], ["--check"]:
        status, _, errors = bundle(*arguments)
        assert status == 1 and f"{solution} has no lib/problems/p.py: delete" in errors


def test_a_bundle_replaces_only_a_bundle(kit, bundle):
    (kit / "my folder" / "x.py").touch()
    status, output, errors = bundle("my.py", "-o", "x.py")
    text = (kit / "my folder" / "x.py").read_text()
    assert (status, output, errors) == (0, f"wrote x.py, {len(text)} bytes\n", "")
    assert bundle("my.py") == (0, text, "")
    assert "unlike unused" not in text and "about" not in text  # docstrings, comments
    words = "is no bundle: write elsewhere\n"
    assert bundle("my.py", "-o", "my.py") == (1, "", f"my.py {words}")
    solution = kit / "solutions" / "p.py"
    solution.write_text(PROGRAM)
    assert bundle("p") == (1, "", f"{solution} {words}")


def test_each_slip_has_its_message(bundle):
    for slip, words in ("z", "No such file"), ("my.py -o .", "Is a directory: '.'"):
        status, output, errors = bundle(*slip.split())
        assert (status, output) == (1, "") and words in errors
    usage = "give NAMEs and --check, or one FILE.py of your own and -o\n"
    for slip in "my.py my.py", "my.py --check", "p -o x.py":
        status, output, errors = bundle(*slip.split())
        assert (status, output) == (2, "") and errors.endswith(usage)
