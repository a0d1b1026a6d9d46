"""tools/bundle.py on a small lib, tests/libraries: bundles do what programs do."""

import re
import runpy
import shutil
import sys

import pytest

from support import LIBRARIES, PYTHONS, ROOT, run, works

PROGRAM = "from lib.a import f\nprint(f(1))\n"

# Ways to give a name a meaning; N is to be replaced by the name.
WAYS = (LIBRARIES / "ways.txt").read_text().strip().split("\n\n")
# Where lib is imported; WAY is to be replaced.
PLACES = [
    "from lib.a import f, Big\nWAY",
    "WAY\nfrom lib.b import total as f\nfrom lib.a import f as h, Big as N",
    "from lib.a import f as i, Big\ndef f(x): return i(x)\nWAY",
]
TRY = "try: print(str(X)[:8])\nexcept Exception as error: print(type(error))\n"
LAST = "".join(TRY.replace("X", x) for x in ("f(2) % 99", "N", "N(3)", "Big.size"))

# Programs with imports of lib in all places, and what else a tool may stumble over
PROGRAMS = [path.read_text("utf-8") for path in sorted(LIBRARIES.glob("odd/*"))]
PROGRAMS.append(
    "\ufeff'''Doc ü.'''\r\nfrom lib.b import g\r\n# ünï\ns = '''a\r\n  b'''\r\n"
    "print(__doc__.encode(), g(2), 'é'.encode(), repr(s))\n# end"
)
ALONE = "write at the top, alone: from lib.MODULE import NAME"
OWN = "is not bundled: copy what you need of it"
REFUSED = f"""\
import lib.a -> {ALONE}
import sys, lib.b as b -> {ALONE}
from lib import read -> lib has no read; did you mean: a name in lib/README.md?
from lib.a import * -> lib.a has no *; did you mean: a name in lib/README.md?
from lib.zz import f -> lib.zz has no f; did you mean: from lib.a import f?
from lib.a import g as h -> lib.a has no g; did you mean: from lib.b import g?
from lib.a import unused -> lib.a has no unused; did you mean: \
from lib.a import unused_here or from lib.b import unused?
def h(): import lib.a -> {ALONE}
if 1: from lib.b import g -> {ALONE}
x = 1; from lib.b import g -> {ALONE}
x = 1; from lib.b import (\\n g) -> {ALONE}
from lib.b import g; x = 1 -> {ALONE}
import other -> your own other {OWN}
def h(): import other -> your own other {OWN}
from folder.x import y -> your own folder {OWN}
import heapq -> your own heapq {OWN}
def (: -> invalid syntax (Python 3.
return 3 -> 'return' outside function (Python 3."""

# None gives a name of lib another meaning: their bundles need no function.
HARMLESS = """\
def h(N): N = 3; return N
def h(): import os as N; return N
def h(): return lambda N: [N for N in 'ab']
[N for N in 'ab'], {N for N in 'ab'}, {N: 3 for N in 'ab'}
class h: N = 3; x = [N for N in 'ab']
from operator import add as h
import math as h, operator
h = dict(N=3) or f.N"""


@pytest.fixture
def kit(tmp_path, monkeypatch):
    """Return the folder of a kit with the small lib, and with a program p in it."""
    root = tmp_path / "a kit"
    shutil.copytree(LIBRARIES / "lib", root / "lib")
    for name in "tools", "solutions", "lib/problems", "my folder":
        (root / name).mkdir()
    shutil.copyfile(ROOT / "tools" / "bundle.py", root / "tools" / "bundle.py")
    (root / "lib" / "problems" / "p.py").write_text(PROGRAM)
    monkeypatch.chdir(root / "my folder")
    (root / "my folder" / "my.py").write_text(PROGRAM)
    return root


@pytest.fixture
def bundle(kit, monkeypatch, capsysbinary):
    """Return a function that runs the kit's bundler: (status, output, errors)."""

    def call(*arguments):
        tool = str(kit / "tools" / "bundle.py")
        monkeypatch.setattr(sys, "argv", [tool, *map(str, arguments)])
        with pytest.raises(SystemExit) as stop:
            runpy.run_path(tool, run_name="__main__")
        status = stop.value.code
        output, errors = (data.decode() for data in capsysbinary.readouterr())
        if isinstance(status, str):  # Python prints it, and exits with 1
            return 1, output, f"{errors}{status}\n"
        return status or 0, output, errors

    return call


def ways():
    """Yield programs that give names of lib and of Python another meaning."""
    for place in PLACES:
        for way in WAYS:
            for name in "f", "g", "sum", "operator", "h":
                program = f"{place}\n{LAST}".replace("WAY", way)
                yield re.sub(r"\bN\b", name, program)


def test_bundles_do_what_their_programs_do_and_are_alike_on_every_python(kit, bundle):
    programs = [*PROGRAMS, *ways()]
    for number, program in enumerate(programs):
        path = kit / "lib" / "problems" / f"p{number}.py"
        path.write_bytes(program.encode())
    assert bundle()[::2] == (0, "")
    for python in filter(works, PYTHONS[4:-1]):  # from 3.10 on, not PyPy
        command = [works(python), "-B", kit / "tools" / "bundle.py", "--check"]
        assert run(command) == (0, b"", b""), python
    found = []
    for folder, home in ("lib/problems", kit), ("solutions", ""):
        paths = [kit / folder / f"p{number}.py" for number in range(len(programs))]
        command = [sys.executable, "-I", "-B", LIBRARIES / "run_all.py", home, *paths]
        status, output, errors = run(command)
        assert status == 0, errors
        found.append(output.decode().split("--- next"))
    for program, unbundled, bundled in zip(programs, *found):
        assert bundled == unbundled, program
    assert "Error" not in "".join(found[0][: len(PROGRAMS)])


def test_a_name_of_another_scope_needs_no_function(kit, bundle):
    for line in HARMLESS.splitlines():
        for name in "f", "g", "_helper", "sum", "operator":
            program = PROGRAM + re.sub(r"\bN\b", name, line)
            (kit / "my folder" / "my.py").write_text(program)
            status, output, errors = bundle("my.py")
            assert (status, errors, "_lib" in output) == (0, "", False), line


@pytest.mark.parametrize("name", ["layout", "clash"])
def test_a_bundle_is_as_shown_and_on_every_python_or_is_refused(name, kit):
    program = LIBRARIES / "programs" / f"{name}.py"
    shutil.copyfile(program, f"{name}.py")
    for python in filter(works, PYTHONS):
        result = run([works(python), kit / "tools" / "bundle.py", f"{name}.py"])
        if python == "pypy3" or int(python.split(".")[1]) < 10:
            errors = b"tools/bundle.py needs Python 3.10 or later\n"
            assert result == (1, b"", errors), python
        else:
            assert result == (0, program.with_suffix(".txt").read_bytes(), b""), python


def test_a_refusal_is_a_line_that_says_what_to_do(kit, bundle):
    (kit / "my folder" / "folder").mkdir()
    for name in "other.py", "heapq.py", "folder/x.py":
        (kit / "my folder" / name).touch()
    for line in REFUSED.splitlines():
        program, words = line.split(" -> ")
        program = PROGRAM + program.replace("\\n", "\n") + "\n"
        (kit / "my folder" / "my.py").write_text(program)
        status, output, errors = bundle("my.py")
        assert (status, output, errors.count("\n")) == (1, "", 1), line
        assert errors.startswith(f"my.py:3: {words}")


def test_all_that_is_refused_is_told_before_anything_is_written(kit, bundle):
    for name in "q", "r":
        path = kit / "lib" / "problems" / f"{name}.py"
        path.write_text("from lib.a import ff\ndef h():\n    from lib.a import f\n")
    status, output, errors = bundle()
    assert (status, output) == (1, "")
    assert re.findall(r"(\w)\.py:(\d)", errors) == [*zip("qqrr", "1313")]
    assert not list((kit / "solutions").iterdir())  # p.py would be right


def test_an_own_module_is_refused_in_the_root_of_the_kit_and_a_folder_hides_nothing(
    kit, bundle
):
    (kit / "my folder" / "heapq").mkdir()
    (kit / "my folder" / "my.py").write_text(f"import heapq\n{PROGRAM}")
    assert bundle("my.py")[0] == 0
    (kit / "my folder" / "lib").mkdir()
    assert bundle("my.py") == (1, "", f"my.py:2: your own lib {OWN}\n")
    (kit / "helper.py").touch()
    for program in PROGRAM, f"import helper\n{PROGRAM}":
        (kit / "my.py").write_text(program)
        assert bundle(kit / "my.py")[0] == ("helper" in program)


def test_solutions_are_written_and_checked(kit, bundle):
    problem, solution = kit / "lib" / "problems" / "p.py", kit / "solutions" / "p.py"
    words = f"{solution} is not current: run python3 tools/bundle.py\n"
    assert bundle("--check") == (1, "", words) and not solution.exists()
    assert bundle("p") == (0, f"wrote {solution}\n", "")
    assert bundle("--check") == bundle() == (0, "", "")
    problem.write_text(f"{PROGRAM}# {'x' * 48_000}\n")
    for arguments in [], ["--check"]:
        status, _, errors = bundle(*arguments)
        assert status == 1 and re.search(r"p\.py has 48\d+ bytes, more than", errors)
    problem.rename(problem.with_name("q.py"))
    for arguments in [], ["--check"]:
        status, _, errors = bundle(*arguments)
        assert status == 1 and f"{solution} has no lib/problems/p.py: delete" in errors


def test_a_bundle_replaces_only_a_bundle(kit, bundle):
    assert bundle("my.py", "-o", "x.py") == (0, "wrote x.py\n", "")
    with open("x.py") as file:
        assert bundle("my.py") == (0, file.read(), "")
    words = "my.py is no bundle: write elsewhere\n"
    assert bundle("my.py", "-o", "my.py") == (1, "", words)


USAGE = "give NAMEs and --check, or one FILE.py of your own and -o"
SLIPS = f"""\
z -> 1 No such file or directory
my.py -o . -> 1 Is a directory: '.'
my.py my.py -> 2 {USAGE}
my.py --check -> 2 {USAGE}
p -o x.py -> 2 {USAGE}"""


def test_each_slip_has_its_message(bundle):
    for slip in SLIPS.splitlines():
        arguments, words = slip.split(" -> ")
        status, output, errors = bundle(*arguments.split())
        assert (status, output) == (int(words[0]), "") and words[2:] in errors
