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
USE = "from lib.a import f\n"
SHOW = USE + "print(f(1))\n"
F = "def f(x):\n    return x\n"
VIA_G = "from lib.b import g\n\n\ndef f(x):\n    return g(x)\n"
H = "\n\ndef h():\n    pass\n\n\nh()\n"
G = "def g(x):\n    return x\n"
LIBRARY = '''"""A module: its title."""

import sys
from collections import deque

MOD = 998244353


# about unused
def unused(x):
    return deque(x)


# about helper
def helper(x):
    return x % MOD


def f(x):
    """Return a number."""
    return helper(x) + sys.maxsize


class Big(Exception):
    pass
'''


@pytest.fixture
def kit(tmp_path):
    """Return a function that makes a kit with {path: source}, and returns its folder.

    A path that begins with "lib/" is the kit's, any other is of contest files.
    """

    def make(sources):
        root = tmp_path / "kit"
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


def check_same(root, folder):
    """Check that my.py does the same alone and bundled as on lib."""
    code = (
        f"import runpy, sys; sys.path[:0] = [{str(folder)!r}, {str(root)!r}]; "
        f"runpy.run_path('my.py', run_name='__main__')"
    )
    text = b"3\n1 2 3\n"
    unbundled = run([sys.executable, "-I", "-B", "-c", code], text, cwd=folder)
    output = bundle_text(root, "my.py")
    (folder / "alone").mkdir()
    (folder / "alone" / "bundled.py").write_bytes(output.encode())
    bundled = run([sys.executable, "-I", "bundled.py"], text, cwd=folder / "alone")
    assert unbundled[0] == 0, unbundled
    assert bundled == unbundled, output
    return output


# Files as people write them for contests; they use LIBRARY as lib/a.py.
MINE = {
    "input by readline": (
        "import sys\ninput = sys.stdin.readline\nfrom lib.a import f\n"
        "n = int(input())\nprint(f(n))\n"
    ),
    "guard": (
        "from lib.a import f\ndef main():\n    print(f(2))\n"
        "if __name__ == '__main__':\n    main()\n"
    ),
    "counters and globals": (
        "from lib.a import f\ncnt = 0\ndef go(x):\n    global cnt\n"
        "    cnt += 1\n    if x: go(x-1)\ngo(5)\ncnt -= 1\nprint(cnt, f(cnt))\n"
    ),
    "stars": (
        "from math import *\nfrom collections import *\nfrom heapq import *\n"
        "from itertools import *\nfrom lib.a import f\n"
        "print(f(1), pi, deque([1]), gcd(4,6))\n"
    ),
    "stars that hide each other": (
        "from math import *\nfrom cmath import *\nfrom lib.a import f\n"
        "print(sqrt(-1), f(2))\n"
    ),
    "thread with a big stack": (
        "import sys, threading\nfrom lib.a import f\ndef main():\n"
        "    print(f(2))\nthreading.stack_size(1<<26)\n"
        "sys.setrecursionlimit(10**6)\nt=threading.Thread(target=main)\n"
        "t.start()\nt.join()\n"
    ),
    "dataclass": (
        "from dataclasses import dataclass\nfrom typing import List, Optional\n"
        "from lib.a import f\n@dataclass(order=True)\nclass P:\n    x: int\n"
        "    y: 'Optional[P]' = None\nprint(P(1).x, f(2))\n"
    ),
    "constant of lib": "from lib.a import f\nMOD = 998244353\nprint(MOD, f(1))\n",
    "annotations from the future": (
        "from __future__ import annotations\nfrom lib.a import f\n"
        "def g(x: Foo) -> Bar: return x\nprint(g(1), f(2))\n"
    ),
    "shebang, cookie, docstring, future": (
        '#!/usr/bin/env python3\n# -*- coding: utf-8 -*-\n"""Doc ü."""\n'
        "from __future__ import annotations\nimport sys\nfrom lib.a import f\n"
        "# ünï\nprint(__doc__.encode(), f(2), 'é'.encode())\n"
    ),
    "Latin-1": b"# coding: latin-1\nfrom lib.a import f\ns = '\xe9'\nprint(ascii(s), f(1))\n",
    "byte order mark": b"\xef\xbb\xbffrom lib.a import f\nprint(f(1))\n",
    "CRLF": (
        "from lib.a import f\r\ns = '''a\r\n  b\r\n'''\r\n" "print(repr(s), f(1))\r\n"
    ),
    "semicolons": (
        "import sys; x = 1; import os\nfrom lib.a import f\n"
        "y = 2; print(f(x+y)); import math\nprint(math.pi)\n"
    ),
    "comment that ends in a backslash": SHOW + "print(2)  # C:\\",
    "continued line": "x = 1; \\\nimport sys\nfrom lib.a import f\nprint(f(1), sys.maxsize)\n",
    "match": (
        "from lib.a import f\nmatch f(1):\n    case 2: print('two')\n"
        "    case x: print(x)\n"
    ),
    "import as": "from lib.a import f as g, helper\nprint(g(3), helper(4))\n",
    "module that may be missing": (
        "try:\n    import numpy as np\nexcept ImportError:\n    np = None\n"
        "from lib.a import f\nprint(f(1))\n"
    ),
    "standard input by condition": (
        "import os\nfrom lib.a import f\nif os.path.exists('nothing.txt'):\n"
        "    import sys\n    sys.stdin = open('nothing.txt')\n"
        "print(f(int(input())))\n"
    ),
    "import in the guard": (
        "from lib.a import f\nif __name__ == '__main__':\n    import sys\n"
        "    print(f(1), sys.maxsize)\n"
    ),
    "imports after code": (
        "def g():\n    return 1\nfrom lib.a import f\nimport sys\n"
        "print(g(), f(1), sys.maxsize)\n"
    ),
    "docstring alone": '"""Doc."""\n',
    "nothing": "",
    "builtin hidden at home": (
        "from lib.a import f\nsum = 0\nfor i in range(3): sum += f(i)\n" "print(sum)\n"
    ),
    "comments among imports": (
        "# Licence\n# more\n\nimport sys  # on it\n# under\n"
        "from lib.a import f\n\n\nprint(f(1))\n# end\n"
    ),
    "print that flushes": (
        "import functools\nfrom lib.a import f\n"
        "print = functools.partial(print, flush=True)\nprint(f(1))\n"
    ),
}


@pytest.mark.parametrize("case", MINE)
def test_contest_file_does_the_same_bundled(case, kit, tmp_path):
    check_same(kit({"my.py": MINE[case], "lib/a.py": LIBRARY}), tmp_path)


# What lib/a.py may do; the program prints f(1).
LIBRARIES = {
    "table by a loop": (
        "T = []\nfor i in range(5):\n    T.append(i)\n\n\ndef f(x):\n"
        "    return T[x]\n"
    ),
    "import that may fail": (
        "try:\n    from math import nothing_there as q\nexcept ImportError:\n"
        "    def q(x):\n        return x\n\n\ndef f(x):\n    return q(x)\n"
    ),
    "guard of its own": (
        "def f(x):\n    return x\n\n\nif __name__ == '__main__':\n" "    print(f(1))\n"
    ),
    "decorator that registers": (
        "R = []\n\n\ndef register(g):\n    R.append(g.__name__)\n    return g\n"
        "\n\n@register\ndef a():\n    pass\n\n\ndef f(x):\n    return R\n"
    ),
    "__init_subclass__": (
        "R = []\n\n\nclass Base:\n    def __init_subclass__(cls):\n"
        "        R.append(cls.__name__)\n\n\nclass A(Base):\n    pass\n\n\n"
        "class B(A):\n    pass\n\n\ndef f(x):\n    return R\n"
    ),
    "metaclass": (
        "R = []\n\n\nclass M(type):\n    def __init__(cls, *a):\n"
        "        R.append(a[0])\n\n\nclass A(metaclass=M):\n    pass\n\n\n"
        "class B(A):\n    pass\n\n\ndef f(x):\n    return R\n"
    ),
    "value by a call with an effect": (
        "R = []\n\n\ndef redirect():\n    R.append(1)\n    return True\n\n\n"
        "READY = redirect()\n\n\ndef f(x):\n    return R\n"
    ),
    "counter": (
        "import itertools\n\nids = itertools.count()\nA = next(ids)\n"
        "B = next(ids)\n\n\ndef f(x):\n    return B\n"
    ),
    "shared zip": (
        "it = zip('ab', 'cd')\nA = list(it)\nB = list(it)\n\n\ndef f(x):\n"
        "    return B\n"
    ),
    "shared gen": (
        "it = (c for c in 'abcd')\nA, B, *_ = it\nC = list(it)\n\n\ndef f(x):\n"
        "    return C\n"
    ),
    "global state": (
        "count = 0\n\n\ndef tick():\n    global count\n    count += 1\n\n\n"
        "def f(x):\n    tick()\n    tick()\n    return count\n"
    ),
    "rebinding": "X = 1\nX = X + 1\nX += 3\n\n\ndef f(x):\n    return X\n",
    "import that is bound again": (
        "import json\n\njson = [json.dumps(1)]\n\n\ndef f(x):\n" "    return json\n"
    ),
    "name imported twice, the other way": (
        "from os.path import join\nfrom shlex import join\n\n\ndef f(x):\n"
        "    return join(['a', 'b'])\n"
    ),
    "star": "from math import *\n\n\ndef f(x):\n    return floor(pi)\n",
    "annotation": (
        "from dataclasses import dataclass\nimport typing\n\n\nclass Foo:\n"
        "    pass\n\n\n@dataclass\nclass P:\n    x: 'Foo'\n\n\ndef f(x):\n"
        "    return typing.get_type_hints(P)['x'].__name__\n"
    ),
    "class that may read a global name": (
        "pi = 3\n\n\nclass K:\n    if 0:\n        pi = 2\n    q = pi\n\n\n"
        "def f(x):\n    return K.q\n"
    ),
    "mutate method": "S = [1, 2, 3]\nT = S.pop()\n\n\ndef f(x):\n    return S\n",
    "singledispatch": (
        "from functools import singledispatch\n\n\n@singledispatch\ndef f(x):\n"
        "    return 'any'\n\n\n@f.register(int)\ndef _(x):\n    return 'int'\n"
    ),
    "property": (
        "class K:\n    @property\n    def a(self):\n        return 1\n\n"
        "    @a.setter\n    def a(self, v):\n        pass\n\n\nclass L(K):\n"
        "    @staticmethod\n    def b():\n        return 2\n\n\ndef f(x):\n"
        "    return K().a, L.b()\n"
    ),
    "formfeed": (
        "\x0cimport sys\n\n\x0c\ndef f(x):\n    return 'a\x0cb', x\n\x0c\n" "y = 1\x0c"
    ),
    "indented comment": (
        "def g():\n    return 1\n    # tail of g\n\n\ndef f(x):\n    return x\n"
        "    # tail of f\n# end\n"
    ),
    "multiline str": (
        "S = '''\n\n\n# not a comment\n'''\n\n\ndef g():\n    return S\n\n\n"
        "T = '''\n# t'''\ndef h():\n    pass\n\n\ndef f(x):\n    return T\n"
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
    "alias of an alias": {
        "lib/a.py": "from lib.b import h as k\n\n\ndef f(x):\n    return k(x)\n",
        "lib/b.py": "from lib.c import g as h\n",
        "lib/c.py": G,
    },
    "effect of an unreached module": {
        "my.py": "from lib.b import g\n" + SHOW,
        "lib/b.py": "print('b')\n\n\n" + G,
    },
    "clash of unreached names": {
        "lib/a.py": VIA_G + "\n\ndef h():\n    pass\n",
        "lib/b.py": G + "\n\ndef h():\n    pass\n",
    },
    "builtin hidden where nobody reads it": {
        "lib/a.py": VIA_G,
        "lib/b.py": "def sum(x):\n    return 0\n\n\ndef g(x):\n    return sum([x])\n",
    },
    "name of a class's own": {
        "my.py": SHOW + "class K:\n    n = 2\n    area = n * n\nprint(K.area)\n",
        "lib/a.py": "n = 7\n\n\ndef f(x):\n    return n\n",
    },
    "constants of the same text": {
        "my.py": SHOW + "D = ((1, 2), -4)\nINF = float('inf')\nprint(D, INF)\n",
        "lib/a.py": "D = ((1, 2), -4)\nINF = float('inf')\n\n\ndef f(x):\n    return D, INF\n",
    },
    "diamond": {
        "my.py": "from lib.b import g\n" + SHOW + "print(g(2))\n",
        "lib/a.py": "from lib.c import h\n\n\ndef f(x):\n    return h\n",
        "lib/b.py": "from lib.c import h\n\n\ndef g(x):\n    return h\n",
        "lib/c.py": "h = object.__name__\n",
    },
    "standard module by way of lib": {
        "my.py": "from lib.a import sys\nprint(sys.maxsize)\n",
        "lib/a.py": "import sys\n",
    },
}


@pytest.mark.parametrize("case", MODULES)
def test_modules_do_the_same_bundled(case, kit, tmp_path):
    check_same(kit({"my.py": SHOW, "lib/a.py": F, **MODULES[case]}), tmp_path)


# Files, and each line that the refusal has.
REFUSED = {
    "two functions": (
        {"lib/a.py": VIA_G + H, "lib/b.py": G + H},
        "lib/a.py:8: h means another thing in lib/b.py: rename",
    ),
    "builtin of another module": (
        {
            "lib/a.py": VIA_G + "\n\nprint(sum([]))\n",
            "lib/b.py": "def sum(x):\n    return 0\n\n\ndef g(x):\n    return sum(x)\n",
        },
        "lib/a.py:8: sum means another thing in lib/b.py",
    ),
    "builtin of lib": (
        {"my.py": SHOW + "len = 5\n", "lib/a.py": "def f(x):\n    return len([x])\n"},
        "my.py:3: len means another thing in lib/a.py",
    ),
    "builtin of lib by a star": (
        {
            "my.py": "from math import *\n" + SHOW,
            "lib/a.py": "def f(x):\n    return pow(x, 2, 5)\n",
        },
        "my.py:1: pow means another thing in lib/a.py",
    ),
    "helper of lib": (
        {"my.py": SHOW + "def g(x):\n    return 1\n", "lib/a.py": VIA_G},
        "my.py:3: g means another thing in lib/b.py",
    ),
    "original name of an alias": (
        {"my.py": "from lib.a import f as g\nf = 1\n"},
        "my.py:2: f means another thing in lib/a.py",
    ),
    "forgotten import": (
        {
            "lib/a.py": VIA_G + "\n\nprint(math)\n",
            "lib/b.py": "import math\n\nprint(math)\n\n\n" + G,
        },
        "lib/a.py:8: math means another thing in lib/b.py",
    ),
    "lists of the same text": (
        {
            "my.py": SHOW + "D = [1]\n",
            "lib/a.py": "D = [1]\n\n\ndef f(x):\n    return D\n",
        },
        "my.py:3: D means another thing in lib/a.py",
    ),
    "name that a function binds": (
        {
            "my.py": "from lib.a import n\n",
            "lib/a.py": "n = 0\n\n\ndef f():\n    global n\n    n += 1\n",
        },
        "my.py:1: a function of lib/a.py binds n: keep it in an object",
    ),
    "such a name, by way of another": (
        {
            "my.py": "from lib.b import n\n",
            "lib/b.py": "from lib.a import n\n",
            "lib/a.py": "n = 0\n\n\ndef f():\n    global n\n    n += 1\n",
        },
        "lib/b.py:1: a function",
    ),
    "forms of import": (
        {
            "my.py": "import lib.a\nfrom lib import a\nfrom lib.a import *\nfrom .a import f\nif 1:\n    from lib.a import f\nx = 1; from lib.a import f\n"
        },
        *(
            f"my.py:{line}: import at the top, on its own line: from lib.x import name"
            for line in (1, 2, 3, 4, 6, 7)
        ),
    ),
    "other files": (
        {
            "my.py": "import other\nfrom folder.x import y\n",
            "other.py": "",
            "folder/x.py": "",
        },
        "my.py:1: other is another file of yours: put it into lib",
        "my.py:2: folder is another file",
    ),
    "hidden lib": (
        {"my.py": USE, "lib/a.py": VIA_G, "lib.py": ""},
        "my.py:1: ",
        "lib/a.py:1: ",
    ),
    "hidden standard module": (
        {"my.py": "import bisect\n", "bisect.py": ""},
        "my.py:1: ",
    ),
    "packages in lib": (
        {"lib/a.py": "import numpy\n\n\ndef f(x):\n    import yaml\n"},
        "lib/a.py:1: numpy is neither lib nor",
        "lib/a.py:5: yaml is neither lib nor",
    ),
    "future in lib": (
        {"lib/a.py": "from __future__ import annotations\n\n\n" + F},
        "lib/a.py:1: lib can't import from __future__: do without",
    ),
    "star of a package": (
        {"my.py": "from numpy import *\n"},
        "my.py:1: import what you need of numpy by name",
    ),
    "no such module, no such name": (
        {"my.py": "from lib.zz import f\nfrom lib.a import zz\n"},
        "my.py:1: can't read lib/zz.py: correct the name",
        "my.py:2: lib/a.py has no zz: correct the name",
    ),
    "cycle": (
        {"lib/a.py": VIA_G, "lib/b.py": "\nfrom lib.a import f\n\n\n" + G},
        "lib/b.py:2: a cycle",
    ),
    "guard with else": (
        {
            "lib/a.py": F
            + "\n\nif __name__ == '__main__':\n    pass\nelse:\n    f = 1\n"
        },
        "lib/a.py:5: write the guard as",
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
    source = '"""My file."""\n\n' + SHOW
    output = check_same(kit({"my.py": source, "lib/a.py": LIBRARY}), tmp_path)
    lines = output.splitlines()
    assert lines[0] == '"""My file."""'
    assert lines[2] == "# Generated by tools/bundle.py from my.py; do not edit."
    assert lines[5] == "import sys" and "deque" not in output
    assert "# lib/a.py: A module: its title." in lines and "# my.py" in lines
    assert "# about helper\ndef helper(x):" in output and "unused" not in output
    assert "from lib" not in output


def test_comments_are_kept_with_what_they_are_about(kit):
    a = "# Licence.\n\nimport os\n\n# The head.\n\n\n# About g.\ndef g():\n    pass\n"
    a += "    # In g.\n\n\n" + F + "    # In f.\n\n\n# The end.\n"
    output = bundle_text(kit({"my.py": SHOW, "lib/a.py": a}), "my.py")
    part = output.split("# lib/a.py\n")[1].split("\n\n\n# my.py")[0]
    expected = "\n# Licence.\n\n# The head.\n\n\n" + F + "    # In f.\n\n\n# The end."
    assert part == expected


def test_nothing_is_left_of_a_module_that_is_not_used(kit):
    sources = {"my.py": "from lib.b import g\n" + SHOW, "lib/a.py": F, "lib/b.py": G}
    sources["my.py"] = "from lib.c import h\n" + SHOW
    sources["lib/c.py"] = "from lib.b import g as h\n\n\ndef k():\n    return 1\n"
    assert "return 1" not in bundle_text(kit(sources), "my.py")


def test_black_has_nothing_to_change(kit, tmp_path):
    root = kit(
        {"my.py": '"""Mine."""\n\n' + USE + "\nprint(f(1))\n", "lib/a.py": LIBRARY}
    )
    (tmp_path / "bundled.py").write_text(bundle_text(root, "my.py"))
    command = [sys.executable, "-m", "black", "--check", "-q", tmp_path / "bundled.py"]
    assert run(command)[0] == 0


@pytest.mark.parametrize("python", PYTHONS)
def test_every_python_makes_the_same_bytes(python, kit):
    if (
        not works(python)
        or run([python, "-c", "import symtable, sys; sys.stdlib_module_names"])[0]
    ):
        pytest.skip(f"{python} is not here, or too old for the bundler")
    root = kit({"my.py": MINE["stars"], "lib/a.py": LIBRARY})
    texts = {bundle_text(root, "my.py")}
    for seed in "0", "1":
        texts.add(bundle_text(root, "my.py", python=python, PYTHONHASHSEED=seed))
    assert len(texts) == 1


def test_digest_tells_bundles_apart(kit):
    digests = set()
    for number in range(3):
        root = kit({"my.py": f"{SHOW}print({number})\n", "lib/a.py": F})
        digests.add(bundle_text(root, "my.py").splitlines()[1])
    assert len(digests) == 3 and all("igest" in digest for digest in digests)


def test_head_tells_where_class_solution_is(kit):
    source = "from lib.a import f\n\n\n@object.__new__\nclass Solution:\n    pass\n"
    root = kit({"my.py": source.replace("@object.__new__\n", ""), "lib/a.py": F})
    lines = bundle_text(root, "my.py").splitlines()
    number = lines.index("class Solution:") + 1
    assert f"# class Solution begins in line {number}." in lines[:4]


PROBLEMS = {f"lib/problems/{name}.py": f'"""{name}."""\n\n{SHOW}' for name in "pq"}
PROBLEMS["lib/a.py"] = LIBRARY


def test_solutions_are_written_and_checked(kit):
    root = kit(PROBLEMS)
    status, output, _ = bundle(root, "--check")
    assert status == 1 and not (root / "solutions").exists()
    assert bundle(root, "p") == (0, "", "")
    assert [path.name for path in (root / "solutions").iterdir()] == ["p.py"]
    status, output, _ = bundle(root, "--check")
    assert status == 1 and "solutions/q.py" in output and "solutions/p.py" not in output
    assert output.endswith("python3 tools/bundle.py q\n")
    assert bundle(root) == bundle(root, "--check") == (0, "", "")
    for name in "pq":
        text = (root / "solutions" / f"{name}.py").read_text()
        assert bundle_text(root, "--stdout", name) == text
    (root / "solutions" / "old.py").write_text("")
    status, output, _ = bundle(root, "--check")
    assert status == 1 and "rm solutions/old.py" in output


@pytest.mark.parametrize(
    "name", ["q.py", "kit/solutions/q.py", "kit/lib/problems/q.py"]
)
def test_problems_are_named_as_people_type_them(name, kit):
    root = kit(PROBLEMS)
    assert bundle(root) == (0, "", "") == bundle(root, name)


def test_refusals_of_all_problems_are_shown_and_nothing_is_written(kit):
    bad = {f"lib/problems/{name}.py": "import numpy\n" for name in ("1125", "r")}
    root = kit({**PROBLEMS, **bad})
    status, _, errors = bundle(root)
    assert status == 1 and not (root / "solutions").exists()
    assert errors.count("\n") == 3 and "1125.py:1: no identifier: rename" in errors


@pytest.mark.parametrize(
    "arguments",
    [
        ["z"],
        [""],
        ["--stdout"],
        ["--stdout", "p", "q"],
        ["--check", "my.py"],
        ["my.py", "p"],
    ],
)
def test_wrong_arguments_are_told(arguments, kit):
    root = kit({**PROBLEMS, "my.py": SHOW})
    status, output, errors = bundle(root, *arguments)
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
    ],
)
def test_streams_that_are_closed_or_full(rest, status, words, kit):
    root = kit({**PROBLEMS, "lib/problems/p.py": f"x = '{'x' * 100_000}'\n"})
    script = f'"$0" tools/bundle.py {rest}'
    got = run(["sh", "-c", script, sys.executable], cwd=root)
    assert (got[0], got[2].decode()) == (status, words)


def test_solutions_that_is_no_folder(kit):
    root = kit(PROBLEMS)
    (root / "solutions").write_text("")
    status, output, errors = bundle(root)
    assert (status, output, errors.count("\n")) == (1, "", 1) and "solutions" in errors
