"""tools/bundle.py on small libraries: bundles do what their sources do, or are refused.

A case is a file of tests/libraries: several files in one, each below "--- its path":
those in lib/ are the kit's. It has the files of usual.txt, too, but for its own of the
same name. Below "--- refusals" is how the refusal begins, or lines of "STATEMENT ->
REFUSAL", each for a my.py of its own. Below "--- bundle" is the bundle, in some cases.
"""

import os
import re
import shlex
import shutil
import sys

import pytest

from support import PYTHONS, ROOT, SOLUTIONS, need, needs_bundler, run, works

pytestmark = needs_bundler
SOURCES = sorted(ROOT.glob("tests/libraries/*.txt"))
CASES = {path.stem: path.read_text("utf-8") for path in SOURCES}
BYTES = """--- my.py
\ufeff# -*- coding: utf-8 -*-
'''Doc ü.'''
from __future__ import annotations\r
import sys  # on it\r
# under it\r
from lib.a import f
def g(x: Foo) -> Bar: return x
# ünï
s = '''a\r
  b'''\r
print(__doc__.encode(), g(f(2)), 'é'.encode(), repr(s))
# end"""
CASES["byte_order_mark_and_carriage_returns"] = BYTES
REFUSED = "\n--- refusals\nmy.py: this can't be bundled: "
CASES["refused_thousands_of_signs"] = f"--- my.py\nx = {'-' * 9_000}1{REFUSED}"
PROBLEM = "from lib.a import f\nprint(f(1))\n"
PROBLEMS = f"--- lib/problems/p.py\n{PROBLEM}--- lib/problems/q.py\n{PROBLEM}"


def files(text):
    """Return {path: source} of a text of several files."""
    parts = re.split(r"^--- (.+)\n", text, flags=re.M)[1:]
    return dict(zip(parts[::2], parts[1::2]))


@pytest.fixture
def kit(tmp_path):
    """Return a function that makes a kit beside other files, and returns its folder."""

    def make(text):
        root = tmp_path / "a kit"
        shutil.rmtree(root, ignore_errors=True)
        (root / "tools").mkdir(parents=True)
        shutil.copyfile(ROOT / "tools" / "bundle.py", root / "tools" / "bundle.py")
        for name, source in {**files(CASES["usual"]), **files(text)}.items():
            path = root / name if name.startswith("lib/") else tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source.encode())
        return root

    return make


def bundle(root, *arguments, python=sys.executable, **variables):
    """Run the bundler beside the kit; return (status, stdout, stderr) as text."""
    command = [python, root / "tools" / "bundle.py", *arguments]
    done = run(command, cwd=root.parent, env={**os.environ, **variables})
    return (done[0], *(text.decode() for text in done[1:]))


def bundle_text(root, *arguments, **options):
    """Return what the bundler prints, which accepts its arguments."""
    status, output, errors = bundle(root, *arguments, **options)
    assert (status, errors) == (0, "")
    return output


def check_same(root, folder, text="3\n1 2 3\n"):
    """Check that my.py does the same alone and bundled as on lib; return the bundle."""
    code = f"import runpy, sys; sys.path[:0] = {[str(folder), str(root)]!r}; "
    code += "runpy.run_path('my.py', run_name='__main__')"
    unbundled = run([sys.executable, "-I", "-B", "-c", code], text, cwd=folder)
    output = bundle_text(root, folder / "my.py")
    (folder / "alone").mkdir()
    (folder / "alone" / "bundled.py").write_bytes(output.encode())
    bundled = run([sys.executable, "-I", "bundled.py"], text, cwd=folder / "alone")
    assert unbundled[0] == 0 and unbundled[1], unbundled
    assert bundled == unbundled, output
    return output


@pytest.mark.parametrize("case", [case for case in CASES if "refused" not in case])
def test_bundle_does_what_its_sources_do(case, kit, tmp_path):
    output = check_same(kit(CASES[case]), tmp_path)
    assert output == files(CASES[case]).get("bundle", output)


@pytest.mark.parametrize("python", PYTHONS)
def test_bundle_of_a_contest_file_runs_alone_on_every_python(python, kit, tmp_path):
    need(python)
    check_same(kit(CASES["contest_no_guard"]), tmp_path)
    got = run([python, "-I", tmp_path / "alone" / "bundled.py"], "3\n1 2 3\n")
    assert got[0] == 0 and b"998244353" in got[1]


@pytest.mark.parametrize("case", [case for case in CASES if "refused" in case])
def test_refusal_names_file_line_and_remedy(case, kit):
    root = kit(CASES[case])
    for line in files(CASES[case])["refusals"].splitlines():
        statement, arrow, words = line.rpartition(" -> ")
        if arrow:
            (root.parent / "my.py").write_text(f"{statement}\n{PROBLEM}")
            words = f"my.py:1: {words}"
        status, output, errors = bundle(root, "my.py")
        assert (status, output, errors.count("\n")) == (1, "", 1), line
        assert errors.startswith(words)


ON_THIS_KIT = """import sys
input = sys.stdin.readline
from lib.dlx import exact_covers
from lib.count import count_covers
from math import *
n = int(input())
rows = [list(map(int, input().split())) for _ in range(n)]
for cover in exact_covers(3, rows): print(*sorted(cover))
print(count_covers(n, [(i, j) for i in range(n) for j in range(i)]), factorial(n))
"""


def test_contest_file_on_this_kit_does_the_same_bundled(tmp_path):
    (tmp_path / "my.py").write_text(ON_THIS_KIT)
    check_same(ROOT, tmp_path, "4\n0 1\n2\n0 1 2\n0\n")


def test_order_of_import_lines_does_not_matter(tmp_path):
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copytree(ROOT / "lib", tmp_path / "lib")
    line = r"(?m)^from lib\.[^(\n]+$"
    for path in (tmp_path / "lib").rglob("*.py"):
        text = path.read_text()
        found = re.findall(line, text)
        path.write_text(re.sub(line, lambda _: found.pop(), text))
    assert bundle(tmp_path)[0] == 0
    for path in SOLUTIONS.glob("*.py"):
        turned = (tmp_path / "solutions" / path.name).read_text()
        assert turned == path.read_text(), path


@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_makes_the_same_bytes(python, kit):
    if not works(python) or run([python, "-c", "import symtable; match = anext"])[0]:
        pytest.skip(f"{python} is not here, or too old for the bundler")
    for case in "contest_stars", "contest_no_guard", "refused_clash_in_guard":
        root = kit(CASES[case])
        expected = bundle(root, "my.py", PYTHONHASHSEED="0")
        got = bundle(root, "my.py", python=python, PYTHONHASHSEED="1")
        assert got == expected


def test_solutions_are_written_and_checked(kit):
    root = kit(PROBLEMS)
    assert bundle(root, "--check")[0] == 1 and not (root / "solutions").exists()
    assert bundle(root, "p") == (0, "wrote solutions/p.py\n", "")
    assert [path.name for path in (root / "solutions").iterdir()] == ["p.py"]
    expected = "not current: solutions/q.py\nto repair: python3 tools/bundle.py\n"
    assert bundle(root, "--check") == (1, expected, "")
    assert bundle(root) == (0, "wrote solutions/q.py\n", "")
    current = (0, "all is current\n", "")
    assert bundle(root) == bundle(root, "--check") == current
    (root / "lib/problems/p.py").unlink()
    status, output, errors = bundle(root, "--check")
    assert (status, errors) == (1, "")
    assert output.startswith("solutions/p.py has no lib/problems/p.py: delete it\n")


def test_solution_that_is_too_long_is_named(kit):
    root = kit(f"--- lib/problems/p.py\n{PROBLEM}# {'x' * 28 * 1024}\n")
    status, output, _ = bundle(root)
    words = r"solutions/p\.py has \d+ bytes, more than 28672"
    assert status == 0 and re.search(words, output)
    assert bundle(root, "--check")[0] == 1


def test_bundle_goes_where_it_is_asked_for(kit):
    root = kit(PROBLEMS)
    text = bundle_text(root, "--stdout", "q")
    assert bundle_text(root, "--stdout", "a kit/lib/problems/q.py") == text
    assert bundle(root, "q", "--output", "x.py") == (0, "wrote x.py\n", "")
    (root.parent / "y.py").write_text("")
    for _ in range(2):  # an empty file and a bundle may be replaced
        assert bundle(root, "my.py", "-o", "y.py") == (0, "wrote y.py\n", "")
    assert (root.parent / "x.py").read_text() == text
    assert (root.parent / "y.py").read_text() == bundle_text(root, "my.py")
    again = "y.py: this is a bundle: bundle what it was made from\n"
    assert bundle(root, "y.py", "-o", "z.py") == (1, "", again)


def test_program_with_the_name_of_a_module_has_names_of_its_own(kit):
    root = kit("--- collections.py\ndef deque(): return 1\nfrom lib.a import unused\n")
    words = "collections.py:1: lib/a.py uses the name deque for another thing"
    assert bundle(root, "collections.py")[2].startswith(words)


STRANGE = {"encoding": "# coding: rot13\n", "NUL": "x\0", "deep": f"{'-' * 9999}1"}


@pytest.mark.parametrize("source", STRANGE.values(), ids=STRANGE)
def test_what_python_does_not_run_is_refused_in_a_line(source, kit):
    status, output, errors = bundle(kit(f"--- my.py\n{source}"), "my.py")
    assert (status, output, errors.count("\n")) == (1, "", 1)
    assert re.match(r"my\.py: this can't be bundled: \S", errors)


def test_nothing_is_written_if_a_problem_is_refused(kit):
    root = kit(PROBLEMS + "--- lib/problems/r.py\nfrom lib.a import ff\n")
    assert bundle(root)[0] == 1 and not (root / "solutions").exists()


SLIPS = """\
z -> z is no file, and no problem of lib/problems
p.py -> p.py is no file, and no problem of lib/problems
--stdout p q -> --stdout, --output and a file of your own: give one NAME
-o x.py -> --stdout, --output and a file of your own: give one NAME
--check my.py -> --check compares solutions
my.py p -> --stdout, --output and a file of your own: give one NAME
'a kit/solutions/p.py' -> what is in solutions is a bundle: give the name
my.py -o ./my.py -> my.py is the program itself: write elsewhere
p -o my.py -> my.py is no bundle: delete it first, or write elsewhere
p -o 'a kit/tools/bundle.py' -> a kit/tools/bundle.py is no bundle"""


@pytest.mark.parametrize("slip", SLIPS.splitlines())
def test_each_slip_has_its_message(slip, kit):
    arguments, words = slip.split(" -> ")
    root = kit(PROBLEMS + "--- ./a kit/solutions/p.py\n")
    status, output, errors = bundle(root, *shlex.split(arguments))
    assert (status, output) == (2, "") and f"bundle.py: error: {words}" in errors


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
@pytest.mark.parametrize(
    "rest, words",
    [
        ("--stdout p > /dev/full", "output: No space left on device\n"),
        ("p -o ''", ".: Is a directory\n"),
        ('> solutions; "$0" tools/bundle.py', "solutions: File exists\n"),
    ],
)
def test_output_that_cannot_be_written(rest, words, kit):
    script = f'"$0" tools/bundle.py {rest}'
    got = run(["sh", "-c", script, sys.executable], cwd=kit(PROBLEMS))
    assert got[0] == 1 and got[2].decode().endswith(words)
