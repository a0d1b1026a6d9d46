"""tools/bundle.py on small libraries: what it pastes, and what it refuses."""

import ast
import os
import shutil
import stat
import subprocess
import sys

import pytest

from support import ROOT, run

pytestmark = pytest.mark.skipif(
    sys.version_info < (3, 10), reason="the bundler needs Python 3.10"
)
GUARD = '\n\nif __name__ == "__main__":\n    print(f())\n'
PROBLEM = '"""A problem."""\n\nfrom lib.a import f' + GUARD


@pytest.fixture
def library(tmp_path):
    """Return a function that makes a library of {path below lib: source}.

    Without its own, it has the problem p, that prints what f of lib/a.py returns.
    """

    def make(sources):
        shutil.rmtree(tmp_path / "lib", ignore_errors=True)
        (tmp_path / "tools").mkdir(exist_ok=True)
        shutil.copyfile(ROOT / "tools" / "bundle.py", tmp_path / "tools" / "bundle.py")
        for name, source in {"problems/p.py": PROBLEM, **sources}.items():
            path = tmp_path / "lib" / name
            assert tmp_path in path.resolve().parents
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source if isinstance(source, bytes) else source.encode())
        return tmp_path

    return make


def bundle(root, *arguments, env=None):
    """Run the bundler; return (status, stdout, stderr) as text."""
    done = subprocess.run(
        [sys.executable, "tools/bundle.py", *arguments],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **(env or {})},
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def text_of(root):
    """Return the bundle of the problem."""
    return (root / "solutions" / "p.py").read_text()


def lines(*parts):
    """Return the lines of a source."""
    return "\n".join(parts) + "\n"


F = "def f():\n    return 1\n"
G = "def g():\n    return 2\n"
USES_G = "from lib.b import g\n\n\ndef f():\n    return g()\n"
USES_SUB = USES_G.replace("lib.b", "lib.sub.b")
AGAIN = "bound elsewhere than it is defined"
FIRST = "the top level imports first, then only defines"
WHERE = "asks where code stands"
STRING = "reaches names by string"
UNKNOWN = "is neither defined nor imported here"

# What lib/a.py is, or several files, and the refusal.
REFUSED = {
    # The text.
    "not ASCII": ('f = "\u00e9"\n', "a.py:1: a character that is not ASCII"),
    "not ASCII in a comment": (f"{F}# \u00e9\n", "a.py:3: a character that is not"),
    "not UTF-8": (b"\n# \xff\n", "a.py:2: a character that is not ASCII"),
    "a cookie": (f"# -*- coding: utf-7 -*-\n{F}", "a.py:1: an encoding cookie"),
    "a cookie, second": (f"#\n# vim: set fileencoding=hz :\n{F}", "a.py:2: an encod"),
    "a cookie of ASCII": (f"#coding=ascii\n{F}", "a.py:1: an encoding cookie"),
    "no Python": ("def f(:\n", "a.py:1: not Python"),
    "a null byte": (b"f = 1\n\0\n", "not Python"),
    "deep nesting": ("f = " + "(" * 300 + ")" * 300 + "\n", "a.py:1: not Python"),
    # Imports.
    "import lib.x": ("import lib.b\n\nf = lib.b\n", "a.py:1: not from lib.x import"),
    "from lib": ("from lib import b\n\nf = b\n", "a.py:1: not from lib.x import name"),
    "lib as": ("from lib.b import g as f\n", "a.py:1: not from lib.x import name"),
    "lib star": ("from lib.b import *\n", "a.py:1: a relative import, or one of *"),
    "star": ("from math import *\n", "a.py:1: a relative import, or one of *"),
    "relative": ("from .b import g\n", "a.py:1: a relative import, or one of *"),
    "relative package": ("from . import b\n", "a.py:1: a relative import, or one of *"),
    "outside": ("import numpy\n\nf = numpy\n", "a.py:1: numpy is neither lib nor"),
    "outside, from": ("from pytest import mark\n", "a.py:1: pytest is neither lib nor"),
    "outside, inside": (
        "def f():\n    import pytest\n\n    return pytest\n",
        "a.py:2: pytest is neither lib nor the standard library's",
    ),
    "lib inside a function": (
        "def f():\n    from lib.b import g\n\n    return g\n",
        "a.py:2: not from lib.x import name, at the top",
    ),
    "future": ("from __future__ import annotations\n", "a.py:1: __future__ is neither"),
    "late": (f"{F}\n\nimport sys\n", f"a.py:5: {FIRST}"),
    "after an assignment to the environment": (
        {
            "a.py": 'import os\n\nos.environ["Q"] = "1"\nfrom lib.b import g\n\nf = g\n',
            "b.py": "import os\n\n\ndef g():\n    return os.environ['Q']\n",
        },
        "a.py:4: not from lib.x import name, at the top",
    ),
    "in a condition": ("if 1:\n    from lib.b import g\n", "a.py:2: not from lib.x"),
    "a standard one in a condition": ("if 1:\n    import sys\n", f"a.py:1: {FIRST}"),
    "in a try": (
        "try:\n    import sys\nexcept ImportError:\n    pass\n",
        "a.py:1: the",
    ),
    "after the last line of another": (
        "from os import (\n    path,\n); f = path\n",
        "a.py:3: more than one statement",
    ),
    "a backslash before": ("x = 1; \\\nimport sys\n\nf = sys\n", f"a.py:2: {FIRST}"),
    "two on a line": ("import sys; f = sys.path\n", "a.py:1: more than one statement"),
    "after a docstring": ('"""Doc."""; import sys\nf = sys\n', "a.py:1: more than one"),
    "before another": ("import sys; import os\n", "a.py:1: more than one statement"),
    "a name that is not there": (
        {"a.py": "from lib.b import g, h\n", "b.py": G},
        "a.py:1: lib.b has no h",
    ),
    "a module that is not there": (
        "from lib.b import g\n",
        "a.py:1: there is no lib/b.py",
    ),
    "a cycle": (
        {"a.py": "from lib.b import g\n\nf = g\n", "b.py": "\nfrom lib.a import f\n"},
        "b.py:2: a cycle of imports: lib/problems/p.py > lib/a.py > lib/b.py > lib/a.py",
    ),
    "a package that does something": (
        {"sub/__init__.py": "print(1)\n", "sub/b.py": G, "a.py": USES_SUB},
        f"lib/sub/__init__.py:1: {FIRST}",
    ),
    "the package of all": ({"__init__.py": "print(1)\n"}, f"__init__.py:1: {FIRST}"),
    "a name like Python's own, bound again": (
        {"a.py": "__n__ = 0\n\n\ndef f():\n    global __n__\n    __n__ += 1\n"},
        f"a.py:6: __n__ is {AGAIN}",
    ),
    "a name like Python's own, forgotten": (
        {"a.py": f"{USES_G}\n\nv = __version__\n", "b.py": f"__version__ = 1\n\n\n{G}"},
        f"a.py:8: __version__ {UNKNOWN}",
    ),
    "a class that reads what it binds next": (
        {
            "a.py": f"{USES_G}\n\nclass C:\n    pi = pi\n",
            "b.py": f"from math import pi\n\n{G}",
        },
        f"a.py:9: pi {UNKNOWN}",
    ),
    "a code's file": (
        "def f(g):\n    return g.gi_code.co_filename\n",
        f"a.py:2: co_filename {WHERE}",
    ),
    # The top level.
    "a statement": (f"print(1)\n\n\n{F}", f"a.py:1: {FIRST}"),
    "an assertion": (f"{F}\n\nassert f() == 1\n", f"a.py:5: {FIRST}"),
    "an assignment to an attribute": (
        "import math\n\nmath.pi = 3\n",
        f"a.py:3: {FIRST}",
    ),
    "an assignment to a part": ("d = {}\nd['k'] = 1\n", f"a.py:2: {FIRST}"),
    "one of several": ("import sys\n\nf, sys.x = 1, 2\n", f"a.py:3: {FIRST}"),
    "a loop": ("for f in range(3):\n    pass\n", f"a.py:1: {FIRST}"),
    "a guard in lib": (f + GUARD if (f := F) else "", f"a.py:5: {FIRST}"),
    "another problem's guard": (
        {
            "problems/q.py": "f = 1" + GUARD,
            "problems/p.py": "from lib.problems.q import f" + GUARD,
        },
        f"problems/q.py:3: {FIRST}",
    ),
    "a guard that is not the last": (
        {"problems/p.py": "f = 1" + GUARD + "\n\nx = 2\n"},
        f"problems/p.py:3: {FIRST}",
    ),
    # Names that are bound again.
    "twice": ("x = 1\nx = 2\nf = x\n", f"a.py:2: x is {AGAIN}"),
    "a function twice": (f"{F}\n\n{F}", f"a.py:5: f is {AGAIN}"),
    "twice in one": ("f, f = 1, 2\n", f"a.py:1: f is {AGAIN}"),
    "added to": ("f = 1\nf += 1\n", f"a.py:2: {FIRST}"),
    "deleted": ("f = x = 1\ndel x\n", f"a.py:2: {FIRST}"),
    "imported and defined": (
        "import json\n\njson = f = 1\n",
        "a.py:3: json is bound in",
    ),
    "imported twice": (
        "from os.path import join\nfrom shlex import join\n",
        "a.py:2: join is bound in line 1 too",
    ),
    "imported from lib and elsewhere": (
        {"a.py": "from lib.b import json\nimport json\n", "b.py": "import json\n"},
        "a.py:2: json is bound in line 1 too",
    ),
    "global": (
        "count = 0\n\n\ndef f():\n    global count\n    count += 1\n    return count\n",
        f"a.py:6: count is {AGAIN}",
    ),
    "global, of its own": (
        "def f():\n    global x\n    x = 1\n",
        f"a.py:3: x is {AGAIN}",
    ),
    "global in a class": (
        "class f:\n    global x\n    x = 1\n",
        f"a.py:3: x is {AGAIN}",
    ),
    "global import": (
        "def f():\n    global json\n    import json\n\n    return json\n",
        f"a.py:3: json is {AGAIN}",
    ),
    "global import in a class": (
        "class f:\n    global json\n    import json\n",
        f"a.py:3: json is {AGAIN}",
    ),
    "global loop": (
        "x = 1\n\n\ndef f():\n    global x\n    for x in range(3):\n        pass\n",
        f"a.py:6: x is {AGAIN}",
    ),
    "global except": (
        lines(
            "def f():",
            "    global x",
            "    try:",
            "        pass",
            "    except OSError as x:",
            "        pass",
        ),
        f"a.py:5: x is {AGAIN}",
    ),
    "global with": (
        "def f():\n    global x\n    with open('x') as x:\n        pass\n",
        f"a.py:3: x is {AGAIN}",
    ),
    "global match": (
        "def f(y):\n    global x\n    match y:\n        case [x, 1]:\n            pass\n",
        f"a.py:4: x is {AGAIN}",
    ),
    "global del": (
        "x = 1\n\n\ndef f():\n    global x\n    del x\n",
        f"a.py:6: x is {AGAIN}",
    ),
    "global def": (
        "def f():\n    global x\n\n    def x():\n        pass\n",
        f"a.py:4: x is",
    ),
    "a walrus": ("f = (x := 1)\n", f"a.py:1: x is {AGAIN}"),
    "a walrus in a comprehension": (
        "f = [(x := y) for y in 'ab']\n",
        f"a.py:1: x is {AGAIN}",
    ),
    "a walrus over its own name": ("x = 1\nf = (x := 2)\n", f"a.py:2: x is {AGAIN}"),
    "a walrus over an import": (
        "import os\n\nf = (os := 2)\n",
        f"a.py:3: os is {AGAIN}",
    ),
    "a walrus in a default": (
        "def f(x=(y := 1)):\n    pass\n",
        f"a.py:1: y is {AGAIN}",
    ),
    "the guard binds a name again": (
        {"problems/p.py": 'f = 1\n\nif __name__ == "__main__":\n    f = 2\n'},
        f"problems/p.py:4: f is {AGAIN}",
    ),
    "the guard binds an import again": (
        {"problems/p.py": 'import os\n\nif __name__ == "__main__":\n    os = 2\n'},
        "problems/p.py:4: os is bound in line 1 too",
    ),
    "the guard imports": (
        {"problems/p.py": 'f = 1\n\nif __name__ == "__main__":\n    import os\n'},
        f"problems/p.py:4: {FIRST}",
    ),
    # Names that are read.
    "a forgotten import": (
        {
            "a.py": "from lib.b import g\n\n\ndef f():\n    return math.pi\n",
            "b.py": "import math\n\ng = math\n",
        },
        f"a.py:5: math {UNKNOWN}",
    ),
    "a forgotten import in a class": (
        {
            "a.py": "from lib.b import g\n\n\nclass f:\n    pi = math.pi\n",
            "b.py": "import math\n\ng = math\n",
        },
        f"a.py:5: math {UNKNOWN}",
    ),
    "in a default": (
        "def f(\n    x=1,\n    y=z,\n):\n    pass\n",
        f"a.py:3: z {UNKNOWN}",
    ),
    "in a lambda": ("f = lambda: z\n", f"a.py:1: z {UNKNOWN}"),
    "in a nested class": (
        "def f():\n    class C:\n        def m(self):\n            return z\n",
        f"a.py:4: z {UNKNOWN}",
    ),
    "in an annotation": ("def f(x: List[int]):\n    pass\n", f"a.py:1: List {UNKNOWN}"),
    "mangled": (
        "class f:\n    def m(self):\n        return __z\n",
        f"a.py:3: _f__z {UNKNOWN}",
    ),
    # Where code stands, and names by string.
    "__name__": ("f = __name__\n", f"a.py:1: __name__ {WHERE}"),
    "__name__ in a function": (
        "def f():\n    return __name__\n",
        f"a.py:2: __name__ {WHERE}",
    ),
    "__file__": ("f = __file__\n", f"a.py:1: __file__ {WHERE}"),
    "__doc__": ('"""Doc."""\n\nf = __doc__\n', f"a.py:3: __doc__ {WHERE}"),
    "__package__": ("f = __package__\n", f"a.py:1: __package__ {WHERE}"),
    "__spec__": ("def f():\n    return __spec__\n", f"a.py:2: __spec__ {WHERE}"),
    "__builtins__": ("f = __builtins__\n", f"a.py:1: __builtins__ {WHERE}"),
    "__annotations__": ("f = __annotations__\n", f"a.py:1: __annotations__ {WHERE}"),
    "__module__": ("class f:\n    x = __module__\n", f"a.py:2: __module__ {WHERE}"),
    "__module__ of": (
        "def f():\n    return f.__module__\n",
        f"a.py:2: __module__ {WHERE}",
    ),
    "__globals__": (
        "def f():\n    return f.__globals__\n",
        f"a.py:2: __globals__ {WHERE}",
    ),
    "_getframe": (
        "import sys\n\n\ndef f():\n    return sys._getframe()\n",
        f"a.py:5: _getframe {WHERE}",
    ),
    "__file__ in the guard": (
        {"problems/p.py": 'f = 1\n\nif __name__ == "__main__":\n    print(__file__)\n'},
        f"problems/p.py:4: __file__ {WHERE}",
    ),
    **{
        call: (f"def f():\n    return {call}('x')\n", f"a.py:2: {call} {STRING}")
        for call in "eval exec globals vars locals dir".split()
    },
    "eval by another name": ("f = eval\n", f"a.py:1: eval {STRING}"),
    "__import__": ("f = __import__('os')\n", f"a.py:1: __import__ {WHERE}"),
    "importlib": ("import importlib\n\nf = importlib\n", f"a.py:1: importlib {STRING}"),
    "importlib.util": (
        "def f():\n    from importlib.util import find_spec\n",
        f"a.py:2: importlib.util {STRING}",
    ),
    "inspect": ("import inspect as i\n\nf = i\n", f"a.py:1: inspect {STRING}"),
    "builtins": ("import builtins\n\nf = builtins\n", f"a.py:1: builtins {STRING}"),
    "__main__": ("import __main__\n\nf = __main__\n", "a.py:1: __main__ is neither"),
    "sys.modules": (
        "import sys\n\n\ndef f():\n    return sys.modules\n",
        f"a.py:5: sys.modules {STRING}",
    ),
    "sys.modules of another name": (
        "def f():\n    import sys as s\n\n    return s.modules\n",
        f"a.py:4: sys.modules {STRING}",
    ),
    "from sys import modules": ("from sys import modules\n", f"a.py:1: sys {STRING}"),
    # Names that mean two things.
    "two functions": (
        {
            "a.py": f"{USES_G}\n\ndef h():\n    pass\n",
            "b.py": f"{G}\n\ndef h():\n    pass\n",
        },
        "a.py:8: h means another thing in lib/b.py",
    ),
    "a class and a constant": (
        {
            "a.py": f"from lib.b import g\n\nH = g\n\n\n{F}",
            "b.py": f"class H:\n    pass\n\n\n{G}",
        },
        "a.py:3: H means another",
    ),
    "an import and a definition": (
        {
            "a.py": "import json\n\nfrom lib.b import g\n\n\ndef f():\n    return json, g\n",
            "b.py": f"def json():\n    pass\n\n\n{G}",
        },
        "a.py:1: json means another thing in lib/b.py",
    ),
    "two imports": (
        {
            "a.py": "from os.path import join\n\nfrom lib.b import g\n\n\ndef f():\n    return join, g\n",
            "b.py": "from shlex import join\n\ng = join\n",
        },
        "a.py:1: join means another thing in lib/b.py",
    ),
    "a name of the guard": (
        {
            "problems/p.py": f'{PROBLEM.replace("print(f())", "g = f()")}',
            "a.py": USES_G,
            "b.py": G,
        },
        "problems/p.py:6: g means another thing in lib/b.py",
    ),
    "a builtin": (
        "def sum(x):\n    return x\n\n\nf = sum\n",
        "a.py:1: sum hides a builtin",
    ),
    "an imported builtin": (
        "from io import open\n\nf = open\n",
        "a.py:1: open hides a builtin",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refusals_name_file_and_line(case, library):
    sources, message = REFUSED[case]
    root = library(sources if isinstance(sources, dict) else {"a.py": sources})
    status, output, errors = bundle(root)
    assert status == 1 and output == ""
    assert errors.startswith("lib/") and message in errors and errors.count("\n") == 1
    assert not list(root.glob("solutions/*"))


# What a problem prints, its bundle prints too: lib/a.py, or several files.
PASTED = {
    "quotes and backslashes": r'''"""Doc with \\ and 'quotes' # and a hash."""


def f():
    """An "inner" one."""
    return '\'"""\\', r'\d', f"{'x'!r}", "import os", """from lib.b import *
"""
''',
    "odd titles": {
        "b.py": '"""A \\r title \\xe9."""\n\ng = 1\n',
        "c.py": '""""""\n\nh = 2\n',
        "a.py": "from lib.b import g\nfrom lib.c import h\n\n\ndef f():\n    return g, h\n",
    },
    "a comment that is no cookie": "# coding: (see below)\n" + F,
    "a package and its module": {
        "a.py": "from lib.sub.b import g\nfrom lib.sub import h\n\n\ndef f():\n    return g, h\n",
        "sub/__init__.py": "from lib.sub.b import g\n\nh = g\n",
        "sub/b.py": "g = 1\n",
        "sub.py": "h = 2\n",
    },
    "names like Python's own": "__all__ = ['f']\n__version__ = 1\n\n\n"
    "def f():\n    return __version__, __all__\n",
    "packages with docstrings": {
        "__init__.py": "",
        "problems/__init__.py": '"""Just a docstring."""\n',
        "a.py": "from lib.sub.b import g\n\n\ndef f():\n    return g\n",
        "sub/__init__.py": "\n",
        "sub/b.py": "g = 1\n",
    },
    "a package that defines": {
        "__init__.py": "import sys\n\nlimit = sys.maxsize\n",
        "a.py": F,
    },
    "only a docstring": {
        "a.py": "from lib.b import g\n\n\ndef f():\n    return g\n",
        "b.py": "from lib.c import g\n",
        "c.py": '"""Doc."""\n\ng = 4\n',
    },
    "a docstring alone on its lines": '"""\nDoc.\n"""\n\nf = list\n',
    "form feeds and no final newline": "\x0c\nimport sys\n\n\n"
    "def f():\n    return 'a\x0cb', x\n\x0c\nx = 1\x0c",
    "CRLF": b'"""Doc."""\r\n\r\nimport sys\r\n\r\n\r\n'
    b'def f():\r\n    return """a\r\nb""", sys.maxsize\r\n',
    "lone CR": b"import sys\r\r\rdef f():\r    return sys.maxsize\r",
    "tabs": "def f():\n\tif 1:\n\t\treturn '\t'\n",
    "comments among imports": "# before\nimport sys  # on it\n\n# after\n\n\n"
    "def f():\n    return sys.maxsize\n",
    "decorators": """
import functools


@functools.lru_cache(None)
def g(x):
    return x


@functools.wraps(g)
def f():
    return g(1)
""",
    "dataclasses": """
from dataclasses import dataclass, field


@dataclass
class Point:
    x: int
    y: "int" = 2
    z: list = field(default_factory=list)


def f():
    return Point(1)
""",
    "enums": """
import enum


class Color(enum.Enum):
    RED = 1
    GREEN = RED + 1


def f():
    return list(Color), Color.RED.name
""",
    "named tuples": """
from collections import namedtuple
from typing import NamedTuple

Pair = namedtuple("Pair", "a b")


class Two(NamedTuple):
    a: int = 1


def f():
    return Pair(1, 2), Two()
""",
    "annotated and unpacked constants": """
from typing import List

X: List[int] = [1]
A, *B = C = 1, 2, 3
[D, (E, H)] = 1, (2, 3)


def f(x: "Undefined" = None) -> List[int]:
    y: int = 2
    return X, A, B, C, D, E, H, x, y
""",
    "comprehensions and closures": """
X = [y for y in range(3) if y]
K = {k: v for k, v in zip("ab", X)}


def f():
    n = 0

    def inner():
        nonlocal n
        n += 1
        return [n for _ in X], (z := n), (lambda q=n: q)()

    return inner(), inner(), K
""",
    "state in an object": {
        "a.py": "from lib.b import counter, tick\n\n\n"
        "def f():\n    tick()\n    tick()\n    return counter['n']\n",
        "b.py": "counter = {'n': 0}\n\n\ndef tick():\n    counter['n'] += 1\n",
    },
    "names of another module, elsewhere": {
        "a.py": """
from lib.b import g


class C:
    helper = 1
    other = helper

    def m(self, helper=2, *, g=3):
        return helper, g


def f():
    helper = 1

    def inner():
        return helper

    for json in [1]:
        pass
    return inner(), g(), C().m(), C.other, json
""",
        "b.py": """
import json


def helper():
    return json.dumps(2)


def g():
    return helper()
""",
    },
    "locals called like what is refused": """
def f(dir=1, vars=2):
    eval = 3
    return dir, vars, eval
""",
    "attributes called like what is refused": """
class C:
    modules = 1
    eval = 2

    def dir(self):
        return self.modules, self.__class__.__name__, self.__dict__


def f():
    return C().dir(), C.eval, f.__name__, f.__doc__
""",
    "what looks like an import": """
class C:
    lib = 1
    import_ = "import lib.b"
    text = '''
from lib.b import nothing
'''


def f():
    return C.lib, C.import_, C.text
""",
    "classes that read their own names": """
class f:
    __slots__ = ()
    x = 1
    y = x + 1

    def __str__(self):
        return "s"

    __repr__ = __str__

    def __new__(cls):
        return str(super().__new__(cls)) + str(cls.y)
""",
    "match": """
def f(x=(1, 2)):
    match x:
        case [a, b]:
            return a + b
        case {"k": v, **rest}:
            return v, rest
""",
    "exceptions": """
class Wrong(Exception):
    pass


def f():
    try:
        raise Wrong("x")
    except Wrong as error:
        return str(error)
""",
    "the same module imported in two ways": {
        "a.py": "import sys\n\nfrom lib.b import g\n\n\n"
        "def f():\n    return sys.maxsize, g()\n",
        "b.py": "from sys import maxsize\n\n\ndef g():\n    return maxsize\n",
    },
    "the same import twice": {
        "a.py": "import os.path\nimport os\nimport sys\n\nfrom lib.b import g\n\n\n"
        "def f():\n    return os.path.sep, sys.maxsize, g\n",
        "b.py": "import os\nimport sys\n\ng = os.sep, sys.maxsize\n",
    },
    "imports as": "import collections as c\nimport os.path as p\n"
    "from math import (\n    pi as q,\n    tau,\n)\n\n\n"
    "def f():\n    return c.Counter('a'), q, tau, p.sep\n",
    "standard imports inside": "def f():\n    import math\n"
    "    from os import path as p\n\n    return math.pi, p.sep\n",
    "a standard module by way of lib": {
        "a.py": "from lib.b import sys\n\n\ndef f():\n    return sys.maxsize\n",
        "b.py": "import sys\n",
    },
    "a diamond": {
        "problems/p.py": "from lib.a import f\nfrom lib.b import g\n\n\n"
        "def both():\n    return f(), g()\n" + GUARD.replace("f()", "both()"),
        "a.py": "from lib.c import h\n\n\ndef f():\n    return h\n",
        "b.py": "from lib.c import h\n\n\ndef g():\n    return h\n",
        "c.py": "h = 7\n",
    },
    "a guard that binds": {
        "problems/p.py": "from lib.a import f\n\nif __name__ == '__main__':\n"
        "    x = f()\n    for y in range(3):\n        print(x, y)\n",
        "a.py": F,
    },
}


@pytest.mark.parametrize("case", PASTED)
def test_bundled_is_as_unbundled(case, library):
    sources = PASTED[case]
    root = library(sources if isinstance(sources, dict) else {"a.py": sources})
    assert bundle(root) == (0, "", "")
    unbundled = run([sys.executable, "-m", "lib.problems.p"], cwd=root)
    bundled = run([sys.executable, "-I", "p.py"], cwd=root / "solutions")
    assert unbundled[0] == bundled[0] == 0, (unbundled, bundled)
    assert unbundled[1] == bundled[1] != b""


def test_the_form_of_a_bundle(library):
    a = '"""A: first.\n\nMore.\n"""\n\nimport sys\nfrom math import pi\n\n'
    a += "from lib.b import g\n\n# why\nX = pi\n\n\n"
    a += "def f():\n    return g(sys, X)  # how\n"
    b = '"""B."""\n\nimport json\n\n\ndef g(*x):\n    return json\n'
    root = library({"a.py": a, "b.py": b})
    assert bundle(root) == (0, "", "")
    text = text_of(root)
    lines = text.splitlines()
    assert lines[0] == '"""A problem."""'
    assert lines[2].startswith("# Generated by tools/bundle.py, sources ")
    assert lines[3:6] == [f"#     lib/{x}.py" for x in ("b", "a", "problems/p")]
    assert lines[7:10] == ["import json", "import sys", "from math import pi"]
    marks = [line for line in lines if line.startswith("# lib/")]
    assert marks == ["# lib/b.py: B.", "# lib/a.py: A: first.", "# lib/problems/p.py"]
    assert "# why\nX = pi\n" in text and "# how" in text and "lib.a import" not in text
    ast.parse(text)
    command = [sys.executable, "-m", "black", "--check", "solutions"]
    assert run(command, cwd=root)[0] == 0


def test_parts_stand_in_the_order_of_imports(library):
    sources = {f"{x}.py": f"{x} = 1\n" for x in "abc"}
    problem = "from lib.c import c\nfrom lib.a import a\nfrom lib.b import b\n"
    problem += "\n\ndef f():\n    return a, b, c\n" + GUARD
    root = library({**sources, "problems/p.py": problem})
    assert bundle(root) == (0, "", "")
    marks = [line for line in text_of(root).splitlines() if line.startswith("# lib/")]
    assert marks == [f"# lib/{x}.py" for x in ("c", "a", "b", "problems/p")]


def test_bytes_depend_on_the_sources_alone(library):
    sources = PASTED["the same import twice"]
    texts = set()
    for seed in "0", "1", "77":
        root = library(sources)
        assert bundle(root, env={"PYTHONHASHSEED": seed})[0] == 0
        texts.add((root / "solutions" / "p.py").read_bytes())
    root = library({k: v.replace("\n", "\r\n") for k, v in sources.items()})
    os.utime(root / "lib" / "a.py", (1, 1))
    assert bundle(root)[0] == 0
    texts.add((root / "solutions" / "p.py").read_bytes())
    assert len(texts) == 1
    for name in "b.py", "problems/p.py":
        changed = {"problems/p.py": PROBLEM, **sources}
        changed[name] += "# changed\n"
        assert bundle(library(changed))[0] == 0
        texts.add((root / "solutions" / "p.py").read_bytes())
    assert len({text.split(b"sources ")[1][:12] for text in texts}) == 3


def test_check_shows_what_is_not_current(library):
    root = library({"a.py": "f = list\n"})
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
    root = library({"a.py": "f = list\n"})
    bundle(root)
    (root / "solutions" / "old.py").write_text("")
    status, output, _ = bundle(root, "--check")
    assert status == 1 and "no old.py" in output and "rm solutions/old.py" in output
    assert bundle(root, "--check", "p") == (0, "", "")


@pytest.mark.parametrize(
    "name", ["q", "q.py", "solutions/q.py", "../lib/problems/q.py"]
)
def test_names_are_taken_as_people_type_them(name, library):
    root = library({"a.py": F, "problems/q.py": PROBLEM})
    assert bundle(root, name) == (0, "", "")
    assert [p.name for p in (root / "solutions").iterdir()] == ["q.py"]


def test_stdout_prints_one(library):
    root = library({"a.py": F})
    status, output, _ = bundle(root, "--stdout", "p")
    assert status == 0 and not (root / "solutions").exists()
    bundle(root)
    assert output == text_of(root)


@pytest.mark.parametrize(
    "arguments, message",
    [
        (["nothing"], "lib/problems has no nothing.py"),
        ([""], "lib/problems has no .py"),
        (["--stdout"], "--stdout takes one name"),
        (["--stdout", ""], "lib/problems has no .py"),
        (["--stdout", "p", "p"], "--stdout takes one name"),
        (["--check", "--stdout", "p"], "not allowed with"),
        (["--wrong"], "unrecognized arguments"),
    ],
)
def test_what_it_does_not_use_it_refuses(arguments, message, library):
    root = library({"a.py": F})
    status, output, errors = bundle(root, *arguments)
    assert (status, output) == (2, "") and message in errors
    assert "Traceback" not in errors and not (root / "solutions").exists()


def test_files_that_are_no_modules_are_passed_over(library):
    strange = {f"problems/{name}": "x" for name in (".#p.py", "a-b.py", "x.py/y")}
    root = library({"a.py": F, **strange})
    (root / "lib" / "problems" / "gone.py").symlink_to("nowhere")
    assert bundle(root) == (0, "", "")
    assert [p.name for p in (root / "solutions").iterdir()] == ["p.py"]


def test_one_refusal_writes_nothing(library):
    root = library({"a.py": "f = list\n", "problems/q.py": "import numpy\n"})
    assert bundle(root)[0] == 1
    assert not (root / "solutions").exists()


def test_a_killed_run_leaves_no_half_bundle(library):
    """The new text takes the old one's place in one step, as a whole file."""
    root = library({"a.py": "f = list\n"})
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


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX")
@pytest.mark.parametrize(
    "rest, status, words",
    [
        ("--stdout p | head -c 1", 0, ""),
        ("--help | head -c 1", 0, ""),
        ("--stdout p > /dev/full", 1, "output: No space left on device\n"),
        ("--check >&-", 1, ""),
    ],
)
def test_streams_that_are_closed_or_full(rest, status, words, library):
    if "full" in rest and not os.path.exists("/dev/full"):
        pytest.skip("there is no /dev/full")
    root = library({"a.py": "f = '" + "x" * 100_000 + "'\n"})
    script = f'"$0" tools/bundle.py {rest}'
    got = run(["sh", "-c", script, sys.executable], cwd=root)
    assert (got[0], got[2].decode()) == (status, words)


@pytest.mark.skipif(os.name != "posix", reason="needs POSIX")
def test_a_folder_that_cannot_be_written(library):
    root = library({"a.py": F})
    (root / "solutions").write_text("not a folder")
    status, output, errors = bundle(root)
    assert (status, output) == (1, "") and errors.count("\n") == 1
    assert "solutions: " in errors
    if os.geteuid():
        (root / "solutions").unlink()
        (root / "solutions").mkdir()
        (root / "solutions").chmod(stat.S_IRUSR | stat.S_IXUSR)
        status, output, errors = bundle(root)
        assert (status, output) == (1, "") and errors.endswith("Permission denied\n")


def test_warnings_of_sources_are_not_shown(library):
    root = library({"a.py": "def f():\n    return '\\d'\n"})
    assert bundle(root, env={"PYTHONWARNINGS": "default"}) == (0, "", "")


def test_an_old_python_is_told(library):
    root = library({"a.py": F})
    code = (
        "import runpy, sys\n"
        "sys.version_info = (3, 9)\n"
        "sys.argv = ['tools/bundle.py']\n"
        "runpy.run_path('tools/bundle.py', run_name='__main__')\n"
    )
    status, output, errors = run([sys.executable, "-c", code], cwd=root)
    assert (status, output) == (1, b"")
    assert errors == b"tools/bundle.py needs Python 3.10 or later\n"
