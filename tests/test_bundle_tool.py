"""tools/bundle.py on a small lib, tests/libraries: bundles do what programs do."""

import functools
import re
import shutil
import sys

import pytest

from support import LIBRARIES, PYTHONS, ROOT, run, run_tool, works

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
# What reaches f of lib while the program loads, and what does not: for the latter the
# program stands first. Each prints, in the end, f(1).
AT_LOAD, LATER = [
    (LIBRARIES / name).read_text().strip().split("\n\n")
    for name in ("at_load.txt", "later.txt")
]
GUARD = 'if __name__ == "__main__":\n    print(f(1))\n'
STARTS = [f"from lib.a import f\n{lines}\n{GUARD}" for lines in AT_LOAD + LATER]
PROGRAMS += STARTS
SHOWN = sorted(LIBRARIES.glob("programs/*.py"))  # bundles of these are in .txt
ALONE = "write at the top, alone: from lib.MODULE import NAME"
OWN = "is not bundled: copy what you need of it"
REFUSED = f"""\
import lib.a -> {ALONE}
import sys, lib.b as b -> {ALONE}
from lib import read -> {ALONE}
from lib.a import * -> {ALONE}
from lib.a import _helpe -> lib.a has no _helpe; did you mean: a name in\
 lib/README.md?
from lib.zz import f -> lib.zz has no f; did you mean: from lib.a import f?
from lib.a import g as h -> lib.a has no g; did you mean: from lib.b import g?
from lib.a import unused -> lib.a has no unused; did you mean: \
from lib.a import unused_here or from lib.b import unused?
if 1: from lib.b import g -> {ALONE}
x = 1; from lib.b import g -> {ALONE}
x = 1; \\\\n\\nfrom lib.b import g -> take away the backslash at the end
print(1) \\\\n -> take away the backslash at the end
from lib.b import (\\n g); x = 1 -> {ALONE}
def h(): import other -> your own other {OWN}
from folder.x import y -> your own folder {OWN}
import heapq -> your own heapq {OWN}
def (: -> invalid syntax (Python 3.
return 3 -> 'return' outside function (Python 3."""

# No line gives a name of lib another meaning: the bundle needs no function.
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
def bundle(kit):
    """Return a function that runs the kit's bundler: (status, output, errors)."""
    return functools.partial(run_tool, kit / "tools" / "bundle.py")


def ways():
    """Yield programs that give names of lib and of Python another meaning."""
    for place in PLACES:
        for way in WAYS:
            for name in "f", "g", "sum", "operator", "h":
                program = f"{place}\n{LAST}".replace("WAY", way)
                yield re.sub(r"\bN\b", name, program)


def test_bundles_do_what_their_programs_do_and_are_alike_on_every_python(kit, bundle):
    programs = [*PROGRAMS, *ways(), *(path.read_text() for path in SHOWN)]
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


def test_a_program_stands_first_unless_it_reaches_lib_while_it_loads(kit, bundle):
    for number, program in enumerate(STARTS):
        (kit / "lib" / "problems" / f"p{number}.py").write_text(program)
    assert bundle()[::2] == (0, "")
    for number, lines in enumerate(AT_LOAD + LATER):
        text = (kit / "solutions" / f"p{number}.py").read_text()
        is_first = text.index(lines.split("\n")[-1]) < text.index("# lib/a.py")
        assert is_first == (lines in LATER), lines
        assert text.endswith(f"\n\n{GUARD}")


def test_a_name_of_another_scope_needs_no_function(kit, bundle):
    for name in "f", "g", "_helper", "sum", "operator":
        program = PROGRAM + re.sub(r"\bN\b", name, HARMLESS)
        (kit / "my folder" / "my.py").write_text(program)
        status, output, errors = bundle("my.py")
        assert (status, errors, "_lib" in output) == (0, "", False), name


@pytest.mark.parametrize("program", SHOWN, ids=lambda path: path.stem)
def test_a_bundle_is_as_shown(program, bundle):
    shutil.copyfile(program, program.name)
    assert bundle(program.name) == (0, program.with_suffix(".txt").read_text(), "")


def test_a_python_that_is_too_old_is_told(kit):
    for python in filter(works, [*PYTHONS[:4], "pypy3"]):  # before 3.10
        command = [works(python), kit / "tools" / "bundle.py"]
        errors = b"tools/bundle.py needs Python 3.10 or later\n"
        assert run(command) == (1, b"", errors), python


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


def test_two_names_at_once_in_lib_are_refused(kit, bundle):
    (kit / "lib" / "c.py").write_text('"""Constants."""\n\nA, B = 1, 2\n')
    status, output, errors = bundle()
    assert (status, output, errors.count("\n")) == (1, "", 1)
    assert errors.startswith("lib/c.py:3: two names at once (Python 3.")


def test_all_that_is_refused_is_told_before_anything_is_written(kit, bundle):
    for name in "q", "r":
        path = kit / "lib" / "problems" / f"{name}.py"
        path.write_text("from lib.a import ff\ndef h():\n    from lib.a import f\n")
    status, output, errors = bundle()
    assert (status, output) == (1, "")
    assert re.findall(r"(\w)\.py:(\d)", errors) == [*zip("qqrr", "1313")]
    assert not list((kit / "solutions").iterdir())  # p.py would be right


def test_an_own_module_is_refused_but_a_folder_hides_nothing(kit, bundle):
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
    problem.rename(problem.with_name("q.py")).write_text(f"{PROGRAM}# {'x' * 48_000}\n")
    for arguments in [], ["--check"]:
        status, _, errors = bundle(*arguments)
        assert status == 1 and f"{solution} has no lib/problems/p.py: delete" in errors
        assert re.search(r"q\.py has 48\d+ bytes, more than", errors)


def test_a_bundle_replaces_only_a_bundle(kit, bundle):
    (kit / "my folder" / "x.py").touch()
    assert bundle("my.py", "-o", "x.py") == (0, "wrote x.py\n", "")
    assert bundle("my.py") == (0, (kit / "my folder" / "x.py").read_text(), "")
    words = "is no bundle: write elsewhere\n"
    assert bundle("my.py", "-o", "my.py") == (1, "", f"my.py {words}")
    solution = kit / "solutions" / "p.py"
    solution.write_text(PROGRAM)
    assert bundle("p") == (1, "", f"{solution} {words}")
    words = f"{solution} is not current: run python3 tools/bundle.py\n"
    assert bundle("p", "--check") == (1, "", words)


def test_each_slip_has_its_message(bundle):
    for slip, words in ("z", "No such file"), ("my.py -o .", "Is a directory: '.'"):
        status, output, errors = bundle(*slip.split())
        assert (status, output) == (1, "") and words in errors
    usage = "give NAMEs and --check, or one FILE.py of your own and -o\n"
    for slip in "my.py my.py", "my.py --check", "p -o x.py":
        status, output, errors = bundle(*slip.split())
        assert (status, output) == (2, "") and errors.endswith(usage)
