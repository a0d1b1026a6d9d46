"""tools/bundle.py on small libraries: bundles do what their sources do, or are refused."""

import os
import shutil
import subprocess
import sys

import pytest

from support import PYTHONS, ROOT, run, works

pytestmark = pytest.mark.skipif(
    sys.version_info < (3, 10), reason="the bundler needs Python 3.10"
)
SHOW = "from lib.a import f\nprint(f(1))\n"
F = "def f(x):\n    return x\n"
G = "def g(x):\n    return x\n"
H = "\n\ndef h():\n    pass\n"
VIA_G = "from lib.b import g\n\n\ndef f(x):\n    return g(x)\n"
LIBRARY = '''# Licence: free.
"""A module: its title."""

# Above the imports.
import sys
from collections import deque

# The head.

MOD = 998244353


# about unused
def unused(x):
    return deque(x)
    # in unused


# about helper
def helper(x):
    return x % MOD
    # in helper


def f(x):
    """Return a number."""
    return helper(x) + sys.maxsize


class Big(Exception):
    pass


# The end.
'''


@pytest.fixture
def kit(tmp_path):
    """Return a function that makes a kit with {path: source}, and returns its folder.

    A path that begins with "lib/" is the kit's, any other is of contest files.
    """

    def make(sources):
        root = tmp_path / "a kit"
        shutil.rmtree(root, ignore_errors=True)
        (root / "tools").mkdir(parents=True)
        shutil.copyfile(ROOT / "tools" / "bundle.py", root / "tools" / "bundle.py")
        for name, source in sources.items():
            path = root / name if name.startswith("lib/") else tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(source if isinstance(source, bytes) else source.encode())
        return root

    return make


def bundle(root, *arguments, python=sys.executable, **variables):
    """Run the bundler beside the kit; return (status, stdout, stderr) as text."""
    done = subprocess.run(
        [python, root / "tools" / "bundle.py", *arguments],
        cwd=root.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **variables},
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def bundle_text(root, *arguments, **options):
    """Return what the bundler prints, which accepts its arguments."""
    status, output, errors = bundle(root, *arguments, **options)
    assert (status, errors) == (0, "")
    return output


def check_same(root, folder, text="3\n1 2 3\n"):
    """Check that my.py does the same alone and bundled as on lib; return the bundle."""
    paths = [str(folder), str(root)]
    code = (
        f"import runpy, sys; sys.path[:0] = {paths!r}; "
        f"runpy.run_path('my.py', run_name='__main__')"
    )
    unbundled = run([sys.executable, "-I", "-B", "-c", code], text, cwd=folder)
    output = bundle_text(root, folder / "my.py")
    (folder / "alone").mkdir()
    (folder / "alone" / "bundled.py").write_bytes(output.encode())
    bundled = run([sys.executable, "-I", "bundled.py"], text, cwd=folder / "alone")
    assert unbundled[0] == 0 and unbundled[1], unbundled
    assert bundled == unbundled, output
    return output


# Files as people write them for contests; they use LIBRARY as lib/a.py.
MINE = {
    "no guard, fast input, counters, rebound builtins": """
import sys, functools; x = 1; import os
input = sys.stdin.readline
from lib.a import f
print = functools.partial(print, flush=True)
sys.setrecursionlimit(10**6)
n = int(input())
cnt = 0
def go(x):
	global cnt
	cnt += 1
	if x: go(x-1)
go(5)
cnt -= 1
sum = 0
for i in range(n): sum += f(i)
y = 2; print(sum, cnt, f(x+y)); import math
MOD = 998244353
print(math.pi, MOD, [helper for helper in "ab"])
if os.path.exists('nothing.txt'): sys.stdin = open('nothing.txt')
""",
    "guard, thread, classes": """
import threading
from dataclasses import dataclass
from functools import lru_cache
from typing import List, Optional
from lib.a import f as g, helper
try: import numpy_that_is_missing as np
except ImportError: np = None
@dataclass(order=True)
class P:
    x: int
    y: 'Optional[P]' = None
class Node:
    n = 2
    area = n * n
@lru_cache(maxsize=None)
def fib(n: int) -> int: return n if n < 2 else fib(n-1) + fib(n-2)
def main():
    print(g(2), helper(3), P(1).x, Node.area, fib(30), np)
    match g(1):
        case 2: print('two')
        case x: print(x)
if __name__ == '__main__':
    import sys
    threading.stack_size(1<<26)
    t=threading.Thread(target=main)
    t.start()
    t.join()
""",
    "stars": """
from math import *
from cmath import *
from collections import *
from heapq import *
from itertools import *
from lib.a import f
print(sqrt(-1), f(1), deque([1]), gcd(4,6), list(accumulate([1, 2])))
""",
    "shebang, cookie, docstring, future": """#!/usr/bin/env python3
# -*- coding: utf-8 -*-
'''Doc ü.'''
from __future__ import annotations
import sys  # on it
# under it
from lib.a import f
def g(x: Foo) -> Bar: return x
# ünï
print(__doc__.encode(), g(f(2)), 'é'.encode())
# end""",
    "Latin-1": b"# coding: latin-1\nfrom lib.a import f\ns = '\xe9'\nprint(ascii(s), f(1))\n",
    "byte order mark, CRLF": (
        "\ufefffrom lib.a import f\r\ns = '''a\r\n  b\r\n'''\r\nprint(repr(s), f(1))\r\n"
    ),
}


@pytest.mark.parametrize("case", MINE)
def test_contest_file_does_the_same_bundled(case, kit, tmp_path):
    check_same(kit({"my.py": MINE[case], "lib/a.py": LIBRARY}), tmp_path)


# Contest files on the lib of this kit, and their inputs.
CONTEST = {
    "exact covers": (
        """import sys
input = sys.stdin.readline
from lib.dlx import exact_covers
n = int(input())
rows = [list(map(int, input().split())) for _ in range(n)]
for cover in exact_covers(3, rows): print(*sorted(cover))
""",
        "3\n0 1\n2\n0 1 2\n",
    ),
    "counting": (
        """from lib.count import count_covers
from math import *
n = int(input())
options = [(i, j) for i in range(n) for j in range(i)]
print(count_covers(n, options), factorial(n))
""",
        "6\n",
    ),
    "Sudoku": (
        """from lib.sudoku import Sudoku
def main():
    global count
    count = 0
    sudoku = Sudoku()
    for _ in range(int(input())):
        print(sudoku.solve(input().strip()))
        count += 1
main()
print(count)
""",
        f"1\n{'.' * 72}123456789\n",
    ),
}


@pytest.mark.parametrize("case", CONTEST)
def test_contest_file_on_this_kit_does_the_same_bundled(case, tmp_path):
    source, text = CONTEST[case]
    (tmp_path / "my.py").write_text(source)
    check_same(ROOT, tmp_path, text)


# What lib/a.py may do; the program prints f(1).
LIBRARIES = {
    "tables, loops, an import that may fail, a guard": """
try: from math import nothing_there as q
except ImportError:
    def q(x): return x
TABLE = []
for i in range(5): TABLE.append(q(i))
if len(TABLE) > 3: TABLE[0] = 7
MORE = [i for i in TABLE]
X = 1
X = X + 1
X += 3
def f(x): return TABLE, MORE, X
if __name__ == '__main__': print(f(1))
""",
    "decorators, bases and calls with effects": """
from functools import singledispatch
R = []
def register(g):
    R.append(g.__name__)
    return g
@register
def a(): pass
class Base:
    def __init_subclass__(cls): R.append(cls.__name__)
class A(Base): pass
class Meta(type):
    def __init__(cls, *a): R.append(a[0])
class B(metaclass=Meta): pass
def redirect(): R.append(1)
READY = redirect()
LAST = R.pop()
@singledispatch
def kind(x): return 'any'
@kind.register(int)
def _(x): return 'int'
def f(x): return R, kind(x)
""",
    "iterators that several names share": """
import itertools; ids = itertools.count()
A = next(ids)
B = next(ids)
pairs = zip('ab', 'cd')
C = list(pairs)
D = list(pairs)
letters = (c for c in 'abcd')
E, F, *_ = letters
G = list(letters)
def f(x): return B, D, G
""",
    "classes, state, imports of one name": """
import typing
from collections import namedtuple
from dataclasses import dataclass
from enum import Enum
from math import *
from os.path import join
from shlex import join
import json
json = [json.dumps(1)]
Point = namedtuple('Point', 'x y')
class Foo:
    @property
    def a(self): return 1
    @a.setter
    def a(self, v): pass
class Bar(Foo):
    @staticmethod
    def b(): return 2
class Color(Enum): RED = 1
@dataclass
class P: x: 'Foo'
three = 3
class K:
    if 0: three = 2
    q = three
class L: three = three
count = 0
def tick():
    global count
    count += 1
def f(x):
    tick()
    hint = typing.get_type_hints(P)['x'].__name__
    found = [Point(1, 2), Bar().a, Bar.b(), Color.RED, K.q, L.three, count, floor(pi)]
    return found, hint, join(['a', 'b']), json
""",
    "strings of several lines, form feeds": (
        "\x0cimport sys\n\x0c\nS = '''\n\n\n# no comment\n'''\ndef g():\n    return S\n"
        "T = '''\n# t'''\ndef h():\n    pass\ndef f(x):\n    return g(), T\n\x0c\ny = 1\x0c"
    ),
}


@pytest.mark.parametrize("case", LIBRARIES)
def test_library_does_the_same_bundled(case, kit, tmp_path):
    check_same(kit({"my.py": SHOW, "lib/a.py": LIBRARIES[case]}), tmp_path)


# Programs of several modules.
MODULES = {
    "packages": {
        "my.py": "from lib.sub.b import g\nfrom lib.sub import h\nprint(g(), h)\n",
        "lib/__init__.py": "print('lib')\n",
        "lib/sub/__init__.py": "from lib.sub.b import g\n\nprint('sub')\nh = g()\n",
        "lib/sub/b.py": "def g():\n    return 1\n",
    },
    "alias of an alias, to a name that is used elsewhere": {
        "lib/a.py": "from lib.b import h as k\n\n\ndef f(x):\n    return k(x)\n",
        "lib/b.py": "from lib.c import g as h\n",
        "lib/c.py": G,
    },
    "effect of an unreached module": {
        "my.py": "from lib.b import g\n" + SHOW,
        "lib/b.py": "print('b')\n\n\n" + G,
    },
    "clashes of what is not reached, or nobody reads": {
        "my.py": SHOW + "class K:\n    n = 2\n    area = n * n\nprint(K.area)\n",
        "lib/a.py": VIA_G + "\n\ndef h():\n    pass\n\n\nn = 7\nprint(n)\n",
        "lib/b.py": "def sum(x):\n    return x\n\n\ndef h():\n    return 2\n\n\n"
        "def g(x):\n    return sum([x])\n",
    },
    "constants of one text, loop variables of one name": {
        "my.py": SHOW + "D = ((1, 2), -4)\nINF = float('inf')\n"
        "for i in 'xy':\n    print(D, INF, i)\n",
        "lib/a.py": "D = ((1, 2), -4)\nINF = float('inf')\nT = []\n"
        "for i in range(3):\n    T.append(i)\n\n\ndef f(x):\n    return D, INF, T\n",
    },
    "the same builtin replaced alike": {
        "my.py": "import sys\n" + SHOW + "input = sys.stdin.readline\nprint(input())\n",
        "lib/a.py": "import sys\n\ninput = sys.stdin.readline\n\n\ndef f(x):\n"
        "    return input()\n",
    },
    "standard module by way of lib": {
        "my.py": "from lib.a import sys\nprint(sys.maxsize)\n",
        "lib/a.py": "import sys\n",
    },
}


@pytest.mark.parametrize("case", MODULES)
def test_modules_do_the_same_bundled(case, kit, tmp_path):
    check_same(kit({"my.py": SHOW, "lib/a.py": F, **MODULES[case]}), tmp_path)


OTHER = "means another thing in"
READ_D = "\n\n\ndef g(x):\n    return D, len(D)\n"
# Files beside lib/a.py and lib/b.py, and how each line of the refusal begins.
REFUSED = {
    "two definitions imported under other names": (
        {
            "my.py": "from lib.a import f as x\nfrom lib.b import f as y\nprint(x(), y())\n",
            "lib/b.py": F,
        },
        f"lib/b.py:1: f {OTHER} lib/a.py: rename",
        f"my.py:2: f {OTHER} lib/b.py: rename",
    ),
    "a name of one's own that is imported as another later": (
        {
            "my.py": "def f():\n    pass\n\n\nfrom lib.a import f as x\n\nprint(x(), f())\n"
        },
        f"my.py:5: f {OTHER} lib/a.py: rename",
    ),
    "clashes": (
        {
            "my.py": "from math import *\n" + SHOW + "D = [1]\nlen = 5\n",
            "lib/a.py": VIA_G + "\n\nD = [1]\nprint(pow(2, 3), math, D)\n",
            "lib/b.py": "import math\n\nprint(math)\nD = (1, 2)" + READ_D,
        },
        f"lib/a.py:8: D {OTHER} lib/b.py: rename",
        f"lib/a.py:9: math {OTHER} lib/b.py: rename",
        f"my.py:5: len {OTHER} lib/b.py: rename",
        f"my.py:1: pow {OTHER} lib/a.py: rename",
    ),
    "a name that functions bind": (
        {
            "my.py": "from lib.a import n\nfrom lib.b import n\n",
            "lib/b.py": "from lib.a import n\n",
            "lib/a.py": "n = 0\n\n\ndef f():\n    global n\n    n += 1\n",
        },
        "my.py:1: a function of lib/a.py binds n: keep it in an object",
        "lib/b.py:1: a function of lib/a.py binds n: keep it in an object",
    ),
    "imports": (
        {
            "my.py": "import lib.a\nfrom lib import a\nfrom lib.a import *\n"
            "from .a import f\nif 1:\n    from lib.a import f\nx = 1; from lib.a import f\n"
            "import other\nfrom folder.x import y\nfrom numpy import *\n"
            "from lib.zz import f\nfrom lib.a import zz\n",
            "other.py": "",
            "folder/x.py": "",
            "lib/a.py": "from __future__ import annotations\nimport numpy\n"
            "def f(x):\n    import yaml\n",
        },
        *(f"my.py:{line}: import at the top, on its own line" for line in range(1, 5)),
        *(f"my.py:{line}: import at the top, on its own line" for line in (6, 7)),
        "my.py:8: other is not known here: put what you need of it into lib",
        "my.py:9: folder is not known here",
        "my.py:10: numpy is not known here",
        "my.py:11: can't read lib/zz.py: correct the name",
        "lib/a.py:1: lib can't import __future__: do without",
        "lib/a.py:2: lib can't import numpy: do without",
        "lib/a.py:4: lib can't import yaml: do without",
        "my.py:12: lib/a.py has no zz: correct the name",
    ),
    "a cycle": (
        {"lib/a.py": VIA_G, "lib/b.py": "\nfrom lib.a import f\n\n\n" + G},
        "lib/b.py:2: a cycle of imports with lib/a.py",
    ),
    "a guard with else": (
        {"lib/a.py": F + "if __name__ == '__main__':\n    pass\nelse:\n    f = 1\n"},
        "lib/a.py:3: write the guard as",
    ),
    "no Python": ({"my.py": SHOW + "def (:\n"}, "my.py:3: not Python in UTF-8"),
    "no UTF-8": ({"my.py": b"x = '\xff'\n"}, "my.py:1: not Python in UTF-8"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refusal_names_file_line_and_remedy(case, kit):
    sources, *lines = REFUSED[case]
    root = kit({"my.py": SHOW, "lib/a.py": F, "lib/b.py": G, **sources})
    status, output, errors = bundle(root, "my.py")
    assert (status, output) == (1, "")
    for line, words in zip(lines, errors.splitlines()):
        assert words.startswith(line), errors
    assert errors.count("\n") == len(lines), errors


def test_bundle_has_what_the_program_reaches(kit, tmp_path):
    sources = {"my.py": '"""Mine."""\n\nfrom lib.c import h\n' + SHOW}
    sources.update({"lib/a.py": LIBRARY, "lib/b.py": G + H})
    sources["lib/c.py"] = "from lib.b import g as h\n\n\ndef k():\n    return 1\n"
    lines = check_same(kit(sources), tmp_path).splitlines()
    assert lines[:3] == [
        '"""Mine."""',
        "",
        "# Generated by tools/bundle.py from my.py; do not edit.",
    ]
    assert (
        lines[3].startswith("# Digest of what follows: ") and lines[5] == "import sys"
    )
    start, end = lines.index("# lib/a.py: A module: its title."), lines.index("# my.py")
    helper = ["# about helper", *LIBRARY.split("# about helper\n")[1].splitlines()]
    del helper[-7:-3]  # class Big
    comments = ["# Licence: free.", "", "# Above the imports.", "", "# The head.", ""]
    expected = ["", *comments, "MOD = 998244353", "", "", *helper, "", ""]
    assert lines[start + 1 : end] == expected
    assert lines[end:] == ["# my.py", "", "print(f(1))"]
    assert "h = g" in lines and "def k():" not in lines


def test_black_has_nothing_to_change(kit, tmp_path):
    source = '"""Mine."""\n\n' + SHOW.replace("\n", "\n\n", 1)
    root = kit({"my.py": source, "lib/a.py": LIBRARY})
    (tmp_path / "bundled.py").write_text(bundle_text(root, "my.py"))
    command = [sys.executable, "-m", "black", "--check", "-q", tmp_path / "bundled.py"]
    assert run(command)[0] == 0


@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_makes_the_same_bytes(python, kit):
    probe = [python, "-c", "import symtable, sys; sys.stdlib_module_names"]
    if not works(python) or run(probe)[0]:
        pytest.skip(f"{python} is not here, or too old for the bundler")
    root = kit({"my.py": MINE["stars"], "lib/a.py": LIBRARY})
    texts = {bundle_text(root, "my.py")}
    for seed in "0", "1":
        texts.add(bundle_text(root, "my.py", python=python, PYTHONHASHSEED=seed))
    assert len(texts) == 1


def test_head_tells_bundles_apart_and_where_class_solution_begins(kit):
    digests = set()
    for number in range(3):
        source = f"{SHOW}\n\nclass Solution:\n    x = {number}\n"
        lines = bundle_text(kit({"my.py": source, "lib/a.py": F}), "my.py").splitlines()
        digest, words = lines[1].split("; ")
        number = lines.index("class Solution:") + 1
        assert words == f"class Solution begins in line {number}."
        digests.add(digest)
    assert len(digests) == 3


PROBLEMS = {f"lib/problems/{name}.py": f'"""{name}."""\n\n{SHOW}' for name in "pq"}
PROBLEMS["lib/a.py"] = LIBRARY


def test_solutions_are_written_and_checked(kit):
    root = kit(PROBLEMS)
    status, output, _ = bundle(root, "--check")
    assert status == 1 and not (root / "solutions").exists()
    assert bundle(root, "p") == (0, "", "")
    assert [path.name for path in (root / "solutions").iterdir()] == ["p.py"]
    expected = "not current: q\nto repair: python3 tools/bundle.py q\n"
    assert bundle(root, "--check") == (1, expected, "")
    assert bundle(root) == bundle(root, "--check") == (0, "", "")
    for name in "p", "q.py", "lib/problems/q.py", root / "solutions" / "q.py":
        text = (root / "solutions" / ("p.py" if name == "p" else "q.py")).read_text()
        assert bundle_text(root, "--stdout", name) == text
    (root / "solutions" / "old.py").write_text("")
    status, output, _ = bundle(root, "--check")
    assert status == 1 and output.endswith("rm solutions/old.py\n")


def test_refusals_of_all_problems_are_shown_and_nothing_is_written(kit):
    bad = {f"lib/problems/{name}.py": "import numpy\n" for name in ("1125", "r")}
    root = kit({**PROBLEMS, **bad})
    status, _, errors = bundle(root)
    assert status == 1 and not (root / "solutions").exists()
    assert errors.count("\n") == 3 and "1125.py:1: no identifier: rename" in errors


@pytest.mark.parametrize(
    "line", ["z", "--stdout", "--stdout p q", "--check my.py", "my.py p"]
)
def test_wrong_arguments_are_told(line, kit):
    root = kit({**PROBLEMS, "my.py": SHOW})
    status, output, errors = bundle(root, *line.split())
    assert (status, output) == (2, "") and "Traceback" not in errors


def test_runs_at_once_do_no_harm(kit):
    root = kit(PROBLEMS)
    command = [sys.executable, root / "tools" / "bundle.py"]
    runs = [subprocess.Popen(command, stderr=subprocess.PIPE) for _ in range(4)]
    assert [(r.communicate()[1], r.returncode) for r in runs] == [(b"", 0)] * 4
    assert sorted(p.name for p in (root / "solutions").iterdir()) == ["p.py", "q.py"]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs /dev/full")
@pytest.mark.parametrize(
    "rest, status, words",
    [
        ("--stdout p | head -c 1", 0, ""),
        ("--stdout p > /dev/full", 1, "output: No space left on device\n"),
        ("--check >&-", 1, ""),
        ('> solutions; "$0" tools/bundle.py', 1, "solutions: File exists\n"),
    ],
)
def test_streams_and_folders_that_cannot_be_written(rest, status, words, kit):
    root = kit({**PROBLEMS, "lib/problems/p.py": f"x = '{'x' * 100_000}'\n"})
    script = f'"$0" tools/bundle.py {rest}'
    got = run(["sh", "-c", script, sys.executable], cwd=root)
    assert got[0] == status and got[2].decode().endswith(words)
