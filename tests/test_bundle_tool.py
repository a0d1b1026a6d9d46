"""tools/bundle.py on small libraries: bundles do what their sources do, or are refused.

A case is a file of tests/libraries: several files in one, each below "--- its path":
those in lib/ are the kit's. It has the files of usual.txt, too, but for its own of the
same name. Below "--- refusals" is the refusal, or lines of "STATEMENT -> REFUSAL", each
for a my.py of its own. Below "--- bundle" is the bundle, in some cases.
"""

import re
import runpy
import shutil
import sys

import pytest

from support import PYTHONS, ROOT, need, needs_bundler, run

pytestmark = needs_bundler
SOURCES = sorted(ROOT.glob("tests/libraries/*.txt"))
CASES = {path.stem: path.read_text("utf-8") for path in SOURCES}
CASES["byte_order_mark_and_carriage_returns"] = """--- my.py
\ufeff'''Doc ü.'''
from __future__ import annotations\r
import sys  # on it\r
# under it\r
from lib.a import f
def h(x: Foo) -> Bar: return x
# ünï
s = '''a\r
  b'''\r
print(__doc__.encode(), h(f(2)), 'é'.encode(), repr(s))
# end"""
PROGRAM = "from lib.a import f\nprint(f(1))\n"
PROBLEMS = f"--- lib/problems/p.py\n{PROGRAM}--- lib/problems/q.py\n{PROGRAM}"


def files(text):
    """Return {path: source} of a text of several files."""
    parts = re.split(r"^--- (.+)\n", text, flags=re.M)[1:]
    return dict(zip(parts[::2], parts[1::2]))


@pytest.fixture
def kit(tmp_path, monkeypatch):
    """Return a function that makes a kit beside other files, and returns its folder."""
    monkeypatch.chdir(tmp_path)
    root = tmp_path / "a kit"

    def make(text):
        (root / "tools").mkdir(parents=True)
        (root / "solutions").mkdir()
        shutil.copyfile(ROOT / "tools" / "bundle.py", root / "tools" / "bundle.py")
        for name, source in {**files(CASES["usual"]), **files(text)}.items():
            path = root / name if name.startswith("lib/") else tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source.encode())
        return root

    return make


@pytest.fixture
def bundle(monkeypatch, capsysbinary):
    """Return a function that runs a kit's bundler: (status, output, errors)."""

    def call(root, *arguments):
        tool = str(root / "tools" / "bundle.py")
        monkeypatch.setattr(sys, "argv", [tool, *map(str, arguments)])
        with pytest.raises(SystemExit) as stop:
            runpy.run_path(tool, run_name="__main__")
        status = stop.value.code
        output, errors = (data.decode() for data in capsysbinary.readouterr())
        if isinstance(status, str):  # Python prints it, and exits with 1
            return 1, output, f"{errors}{status}\n"
        return status, output, errors

    return call


@pytest.mark.parametrize("case", [case for case in CASES if "refused" not in case])
def test_bundle_does_what_its_sources_do(case, kit, tmp_path, bundle):
    root = kit(CASES[case])
    code = f"import runpy, sys; sys.path[:0] = {[str(tmp_path), str(root)]!r}; "
    code += "runpy.run_path('my.py', run_name='__main__')"
    unbundled = run([sys.executable, "-I", "-B", "-c", code], "3\n1 2 3\n")
    assert unbundled[0] == 0 and unbundled[1], unbundled
    status, output, errors = bundle(root, "my.py")
    assert (status, errors) == (0, "")
    assert output == files(CASES[case]).get("bundle", output)
    (tmp_path / "alone").mkdir()
    (tmp_path / "alone" / "bundled.py").write_bytes(output.encode())
    command = [sys.executable, "-I", "bundled.py"]
    assert run(command, "3\n1 2 3\n", cwd=tmp_path / "alone") == unbundled, output


@pytest.mark.parametrize("case", [case for case in CASES if "refused" in case])
def test_refusal_is_a_line_that_says_what_to_do(case, kit, tmp_path, bundle):
    root = kit(CASES[case])
    for line in files(CASES[case])["refusals"].splitlines():
        statement, arrow, words = line.rpartition(" -> ")
        if arrow:
            text = statement.replace("\\n", "\n") + f"\n{PROGRAM}"
            (tmp_path / "my.py").write_text(text)
            words = f"my.py:1: {words}"
        status, output, errors = bundle(root, "my.py")
        assert (status, output, errors.count("\n")) == (1, "", 1), line
        assert errors.startswith(words)


@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_makes_the_same_bundle_or_is_too_old(python, kit, bundle):
    root = kit(CASES["contest"])
    status, *texts = run([need(python), root / "tools" / "bundle.py", "my.py"])
    got = (status, *(text.decode() for text in texts))
    if python == "pypy3" or int(python.split(".")[1]) < 10:
        assert got == (1, "", "tools/bundle.py needs CPython 3.10 or later\n")
    else:
        assert got == bundle(root, "my.py")


def test_solutions_are_written_and_checked(kit, bundle):
    root = kit(PROBLEMS)
    assert bundle(root, "--check")[0] == 1 and not any((root / "solutions").iterdir())
    assert bundle(root, "p") == (0, "wrote solutions/p.py\nall is current\n", "")
    words = "solutions/q.py is not current: run python3 tools/bundle.py\n"
    assert bundle(root, "--check") == (1, words, "")
    assert bundle(root, "--check", "p") == (0, "all is current\n", "")
    assert bundle(root) == (0, "wrote solutions/q.py\nall is current\n", "")
    (root / "lib" / "problems" / "p.py").unlink()
    words = "solutions/p.py has no lib/problems/p.py: delete it\n"
    assert bundle(root, "--check") == (1, words, "")
    assert bundle(root) == (0, words, "")


def test_solution_that_is_too_long_is_named(kit, bundle):
    root = kit(f"--- lib/problems/p.py\n{PROGRAM}# {'x' * 48_000}\n")
    assert re.search(r"p\.py has 48\d+ bytes, more than 48000", bundle(root)[1])
    assert bundle(root, "--check")[0] == 1


def test_nothing_is_written_if_a_problem_is_refused(kit, bundle):
    root = kit(PROBLEMS + "--- lib/problems/r.py\nfrom lib.a import ff\n")
    assert bundle(root)[0] == 1 and not any((root / "solutions").iterdir())


def test_a_bundle_replaces_only_a_bundle(kit, tmp_path, bundle):
    root = kit("")
    for _ in range(2):
        assert bundle(root, "my.py", "-o", "x.py") == (0, "wrote x.py\n", "")
    assert (tmp_path / "x.py").read_text() == bundle(root, "my.py")[1]
    for path in tmp_path / "my.py", root / "tools" / "bundle.py":
        before = path.read_bytes()
        words = f"{path} is no bundle: delete it first, or write elsewhere\n"
        assert bundle(root, "my.py", "-o", path) == (1, "", words)
        assert path.read_bytes() == before


def test_a_program_in_the_folder_of_the_kit_is_bundled(kit, tmp_path, bundle):
    root = kit("")
    shutil.copyfile(tmp_path / "my.py", root / "my.py")
    assert bundle(root, root / "my.py") == bundle(root, "my.py")


SLIPS = """\
z -> 1 No such file or directory
z.py -> 1 No such file or directory: 'z.py'
my.py -o folder -> 1 Is a directory: 'folder'
my.py my.py -> 2 give NAMEs and --check, or one FILE.py of your own and -o
my.py --check -> 2 give NAMEs and --check, or one FILE.py of your own and -o
p -o x.py -> 2 give NAMEs and --check, or one FILE.py of your own and -o"""


@pytest.mark.parametrize("slip", SLIPS.splitlines())
def test_each_slip_has_its_message(slip, kit, tmp_path, bundle):
    arguments, words = slip.split(" -> ")
    root = kit(PROBLEMS)
    (tmp_path / "folder").mkdir()
    status, output, errors = bundle(root, *arguments.split())
    assert (status, output) == (int(words[0]), "") and words[2:] in errors
