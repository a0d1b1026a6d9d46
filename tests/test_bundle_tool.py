"""tools/bundle.py on small libraries: what it pastes, and what it refuses."""

import ast
import os
import shutil
import subprocess
import sys

import pytest

from support import ROOT, run

PROBLEM = '"""A problem."""\n\nfrom lib.a import f\n\nprint(f())\n'


@pytest.fixture
def library(tmp_path):
    """Return a function that makes a library of {path below lib: source}."""

    def make(**sources):
        shutil.rmtree(tmp_path / "lib", ignore_errors=True)
        (tmp_path / "tools").mkdir(exist_ok=True)
        shutil.copy(ROOT / "tools" / "bundle.py", tmp_path / "tools")
        for name, source in {"problems/p": PROBLEM, **sources}.items():
            path = tmp_path / "lib" / f"{name.replace('__in', '/__in')}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            data = source if isinstance(source, bytes) else source.encode()
            path.write_bytes(data)
        return tmp_path

    return make


def bundle(root, *arguments, env=None):
    """Run the bundler; return (status, stdout, stderr) as text."""
    done = subprocess.run(
        [sys.executable, "tools/bundle.py", *arguments],
        cwd=root,
        capture_output=True,
        env=env and {**os.environ, **env},
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def both_ways(root):
    """Return what the problem prints unbundled, and bundled."""
    assert bundle(root) == (0, "", "")
    unbundled = run([sys.executable, "-m", "lib.problems.p"], cwd=root)
    bundled = run([sys.executable, "-I", "p.py"], cwd=root / "solutions")
    assert unbundled[0] == bundled[0] == 0, (unbundled, bundled)
    return unbundled[1].decode(), bundled[1].decode()


def text_of(root):
    """Return the bundle of the problem."""
    return (root / "solutions" / "p.py").read_text()


REFUSED = {
    "two functions of one name": (
        {
            "a": "from lib.b import g\n\n\ndef f():\n    return g()\n\n\ndef h():\n    pass\n",
            "b": "def g():\n    pass\n\n\ndef h():\n    pass\n",
        },
        "lib/a.py:8: h is another one in lib/b.py",
    ),
    "a class and a constant": (
        {
            "a": "from lib.b import g\n\nH = g\n\n\ndef f():\n    pass\n",
            "b": "class H:\n    pass\n\n\ng = H\n",
        },
        "lib/a.py:3: H is another",
    ),
    "an imported name of two meanings": (
        {
            "a": "from os.path import join\n\nfrom lib.b import g\n\n\ndef f():\n    return join, g\n",
            "b": "from shlex import join\n\ng = join\n",
        },
        "lib/a.py:1: join is another one in lib/b.py",
    ),
    "an import and a definition": (
        {
            "a": "import json\n\nfrom lib.b import g\n\n\ndef f():\n    return json, g\n",
            "b": "def json():\n    pass\n\n\ng = json\n",
        },
        "lib/a.py:1: json is another",
    ),
    "one name imported twice": (
        {"a": "from os.path import join\nfrom shlex import join\n\nf = join\n"},
        "lib/a.py:1: join is bound twice",
    ),
    "one name imported and defined": (
        {"a": "import json\n\njson = f = 1\n"},
        "lib/a.py:1: json is bound twice",
    ),
    "a name made by global": (
        {
            "a": "from lib.b import g\n\nx = 1\n\n\ndef f():\n    return g, x\n",
            "b": "def g():\n    global x\n    x = 2\n",
        },
        "lib/a.py:3: x is another",
    ),
    "import lib.x": (
        {"a": "import lib.b\n\nf = lib.b\n", "b": ""},
        "lib/a.py:1: import lib.b",
    ),
    "from lib import x": (
        {"a": "from lib import b\n\nf = b\n", "b": ""},
        "lib/a.py:1: there is no lib/__init__.py",
    ),
    "as": ({"a": "from lib.b import g as f\n", "b": "g = 1\n"}, "lib/a.py:1: g as f"),
    "star": (
        {"a": "from lib.b import *\n\nf = 1\n", "b": "g = 1\n"},
        "lib/a.py:1: a star",
    ),
    "standard star": ({"a": "from math import *\n\nf = 1\n"}, "lib/a.py:1: a star"),
    "relative": (
        {"a": "from .b import g\n\nf = g\n", "b": "g = 1\n"},
        "lib/a.py:1: a relative",
    ),
    "outside": ({"a": "import numpy\n\nf = numpy\n"}, "lib/a.py:1: numpy is neither"),
    "outside, from": (
        {"a": "from pytest import mark\n\nf = mark\n"},
        "lib/a.py:1: pytest is neither",
    ),
    "outside, inside a function": (
        {"a": "def f():\n    import pytest\n\n    return pytest\n"},
        "lib/a.py:2: pytest is neither",
    ),
    "lib inside a function": (
        {"a": "def f():\n    from lib.b import g\n\n    return g\n", "b": "g = 1\n"},
        "lib/a.py:2: an import of lib below",
    ),
    "lib inside a condition": (
        {
            "a": "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from lib.b import g\n\nf = 1\n",
            "b": "g = 1\n",
        },
        "lib/a.py:3: an import of lib below",
    ),
    "future": (
        {"a": "from __future__ import annotations\n\nf = 1\n"},
        "lib/a.py:1: from __future__",
    ),
    "cycle": (
        {
            "a": "from lib.b import g\n\nf = g\n",
            "b": "\nfrom lib.a import f\n\ng = f\n",
        },
        "lib/b.py:2: a cycle of imports: lib.problems.p > lib.a > lib.b > lib.a",
    ),
    "a name that is not there": (
        {"a": "from lib.b import g, h\n\nf = g, h\n", "b": "g = 1\n"},
        "lib/a.py:1: lib.b has no h",
    ),
    "a module that is not there": (
        {"a": "from lib.b import g\n\nf = g\n"},
        "lib/a.py:1: there is no lib/b.py",
    ),
    "a guard in lib": (
        {"a": 'def f():\n    pass\n\n\nif __name__ == "__main__":\n    f()\n'},
        "lib/a.py:5: __name__ is the problem's own",
    ),
    "another problem's guard": (
        {
            "problems/q": 'f = 1\nif __name__ == "__main__":\n    print(f)\n',
            "problems/p": "from lib.problems.q import f\n\nprint(f)\n",
        },
        "lib/problems/q.py:2: __name__ is the problem's own",
    ),
    "__file__": ({"a": "f = __file__\n"}, "lib/a.py:1: __file__ is"),
    "a builtin": (
        {"a": "def sum(x):\n    return x\n\n\nf = sum\n"},
        "lib/a.py:1: sum hides a builtin",
    ),
    "an imported builtin": (
        {"a": "from io import open\n\nf = open\n"},
        "lib/a.py:1: open hides",
    ),
    "not ASCII": ({"a": 'f = "\u00e9"\n'}, "lib/a.py:1: a character that is not ASCII"),
    "not UTF-8": (
        {"a": b'\n# \xff\nf = "x"\n'},
        "lib/a.py:2: a character that is not ASCII",
    ),
    "no Python": ({"a": "def f(:\n"}, "lib/a.py:1: not Python"),
    "two statements on a line": (
        {"a": "import sys; f = sys.path\n"},
        "lib/a.py:1: more than one",
    ),
    "an import after a docstring": (
        {"a": '"""Doc."""; import sys\nf = sys\n'},
        "lib/a.py:1: more",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refusals_name_file_and_line(case, library):
    sources, message = REFUSED[case]
    root = library(**sources)
    status, output, errors = bundle(root)
    assert status == 1 and output == ""
    assert message in errors and errors.count("\n") == 1
    assert not list(root.glob("solutions/*"))


PASTED = {
    "quotes and backslashes": {
        "a": '"""Doc with \\\\ and \'quotes\' # and a hash."""\n\n\ndef f():\n    """An "inner" one."""\n'
        "    return '\\'\"\"\"\\\\', r'\\d', f\"{'x'!r}\", \"import os\", '''from lib.b import *\n'''\n"
    },
    "packages with docstrings": {
        "__init__": "",
        "problems__init__": '"""Just a docstring."""\n',
        "a": "from lib.sub.b import g\n\n\ndef f():\n    return g\n",
        "sub__init__": "\n",
        "sub/b": "g = 1\n",
    },
    "a package that does something": {
        "__init__": 'print("first")\n',
        "a": 'print("second")\n\n\ndef f():\n    return 3\n',
    },
    "only a docstring": {
        "a": "from lib.b import g\n\n\ndef f():\n    return g\n",
        "b": "from lib.c import g\n",
        "c": '"""Doc."""\n\ng = 4\n',
    },
    "form feeds and no final newline": {
        "a": "\x0c\ndef f():\n    return 'a\x0cb'\n\x0c\nx = 1\x0c\n\nimport sys\n\ny = sys.maxsize"
    },
    "CRLF and a byte-order mark": {
        "a": b'\xef\xbb\xbf"""Doc."""\r\n\r\nimport sys\r\n\r\n\r\ndef f():\r\n    return """a\r\nb""", sys.maxsize\r\n'
    },
    "tabs": {"a": "def f():\n\tif 1:\n\t\treturn '\t'\n"},
    "a comment with its import": {
        "a": "# before\nimport sys  # on it\n\n# after\n\n\ndef f():\n    return sys.maxsize\n"
    },
    "decorators": {
        "a": "import functools\n\n\n@functools.lru_cache(None)\ndef g(x):\n    return x\n\n\n@functools.wraps(g)\ndef f():\n    return g(1)\n"
    },
    "a local name that is another module's": {
        "a": "from lib.b import g\n\n\ndef f():\n    helper = 1\n\n    def inner():\n        return helper\n\n    return inner(), g()\n",
        "b": "def helper():\n    return 2\n\n\ndef g():\n    return helper()\n",
    },
    "what looks like an import": {
        "a": "class C:\n    lib = 1\n    import_ = 'import lib.b'\n    text = '''\nfrom lib.b import nothing\n'''\n\n\ndef f():\n    return C.lib, C.import_, C.text\n"
    },
    "the same module imported in two ways": {
        "a": "import sys\n\nfrom lib.b import g\n\n\ndef f():\n    return sys.maxsize, g()\n",
        "b": "from sys import maxsize\n\n\ndef g():\n    return maxsize\n",
    },
    "the same import twice": {
        "a": "import os.path\nimport sys\n\nfrom lib.b import g\n\n\ndef f():\n    return os.path.sep, sys.maxsize, g\n",
        "b": "import os\nimport sys\n\ng = os.sep, sys.maxsize\n",
    },
    "imports as": {
        "a": "import collections as c\nfrom math import (\n    pi as p,\n    tau,\n)\n\n\ndef f():\n    return c.Counter('a'), p, tau\n"
    },
    "a standard import inside": {
        "a": "def f():\n    import math\n\n    return math.pi\n"
    },
    "type checking": {
        "a": "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    import json\n\n\ndef f():\n    return 1\n"
    },
    "a diamond": {
        "problems/p": "from lib.a import f\nfrom lib.b import g\n\nprint(f(), g())\n",
        "a": "from lib.c import h\n\n\ndef f():\n    return h\n",
        "b": "from lib.c import h\n\n\ndef g():\n    return h\n",
        "c": "print('once')\nh = 7\n",
    },
    "a guard of its own": {
        "problems/p": 'from lib.a import f\n\nif __name__ == "__main__":\n    print(f)\n',
        "a": "f = 5\n",
    },
}


@pytest.mark.parametrize("case", PASTED)
def test_bundled_is_as_unbundled(case, library):
    unbundled, bundled = both_ways(library(**PASTED[case]))
    assert unbundled == bundled != ""


def test_the_form_of_a_bundle(library):
    root = library(
        a="import sys\nfrom math import pi\n\nfrom lib.b import g\n\n# why\nX = pi\n\n\ndef f():\n    return g(sys, X)  # how\n",
        b='"""B."""\n\nimport json\n\n\ndef g(*x):\n    return json\n',
    )
    assert bundle(root) == (0, "", "")
    lines = text_of(root).splitlines()
    assert lines[0] == '"""A problem."""'
    assert lines[2].startswith("# Generated from lib by tools/bundle.py, sources ")
    assert lines[4:7] == ["import json", "import sys", "from math import pi"]
    marks = [line for line in lines if line.startswith("# lib/")]
    assert marks == ["# lib/b.py", "# lib/a.py", "# lib/problems/p.py"]
    assert "# why\nX = pi\n" in text_of(root) and "# how" in text_of(root)
    assert "lib.a import" not in text_of(root)
    ast.parse(text_of(root))
    command = [sys.executable, "-m", "black", "--check", "solutions"]
    assert run(command, cwd=root)[0] == 0


def test_bytes_depend_on_the_sources_alone(library):
    sources = PASTED["the same import twice"]
    texts = set()
    for seed in "0", "1", "77":
        root = library(**sources)
        assert bundle(root, env={"PYTHONHASHSEED": seed})[0] == 0
        texts.add((root / "solutions" / "p.py").read_bytes())
    root = library(**{k: v.replace("\n", "\r\n") for k, v in sources.items()})
    os.utime(root / "lib" / "a.py", (1, 1))
    assert bundle(root)[0] == 0
    unchanged = (root / "solutions" / "p.py").read_bytes()
    assert b"\r" not in unchanged and len(texts) == 1
    library(**{**sources, "b": sources["b"] + "# changed\n"})
    assert bundle(root)[0] == 0
    digests = [
        t.split(b"sources ")[1][:12]
        for t in (*texts, root.joinpath("solutions/p.py").read_bytes())
    ]
    assert digests[0] != digests[1]


def test_check_shows_what_is_not_current(library):
    root = library(a="f = list\n")
    assert bundle(root, "--check")[0] == 1
    assert not (root / "solutions").exists()
    assert bundle(root) == (0, "", "")
    assert bundle(root, "--check") == (0, "", "")
    (root / "lib" / "a.py").write_text("f = dict\n")
    status, output, errors = bundle(root, "--check")
    assert status == 1 and "-f = list\n" in output and "+f = dict\n" in output
    assert output.startswith("--- solutions/p.py\n+++ ")
    assert output.endswith("to repair: python3 tools/bundle.py p\n")
    assert "f = list" in text_of(root)
    assert bundle(root, "p") == (0, "", "") == bundle(root, "--check")


def test_check_finds_bundles_without_a_source(library):
    root = library(a="f = list\n")
    bundle(root)
    (root / "solutions" / "old.py").write_text("")
    status, output, _ = bundle(root, "--check")
    assert status == 1 and "no old.py" in output and "rm solutions/old.py" in output
    assert bundle(root, "--check", "p") == (0, "", "")
    assert bundle(root, "--check", "old")[0] == 1


def test_names_choose_and_stdout_prints(library):
    root = library(a="f = list\n", **{"problems/q": "print(1)\n"})
    assert bundle(root, "q") == (0, "", "")
    assert [p.name for p in (root / "solutions").iterdir()] == ["q.py"]
    status, output, _ = bundle(root, "--stdout", "p")
    assert status == 0 and not (root / "solutions" / "p.py").exists()
    bundle(root)
    assert output == text_of(root)
    status, output, errors = bundle(root, "nothing")
    assert status == 2 and "lib/problems has no nothing.py" in errors


def test_one_refusal_writes_nothing(library):
    root = library(a="f = list\n", **{"problems/q": "import numpy\n"})
    assert bundle(root)[0] == 1
    assert not (root / "solutions").exists()


def test_a_killed_run_leaves_no_half_bundle(library):
    """The new text takes the old one's place in one step, as a whole file."""
    root = library(a="f = list\n")
    bundle(root)
    old = text_of(root)
    (root / "lib" / "a.py").write_text("f = dict\n")
    killer = (
        "import os, runpy, sys\n"
        "os.replace = lambda *names: os._exit(9)\n"
        "sys.argv = ['tools/bundle.py']\n"
        "runpy.run_path('tools/bundle.py', run_name='__main__')\n"
    )
    assert run([sys.executable, "-c", killer], cwd=root)[0] == 9
    assert text_of(root) == old
    assert bundle(root)[0] == 0 and text_of(root) != old
    assert [p.name for p in (root / "solutions").iterdir()] == ["p.py"]
