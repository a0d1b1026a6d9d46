#!/usr/bin/env python3
"""Make one file of a program and the parts of lib that it uses, to paste into a judge.

A problem, lib/problems/NAME.py, becomes solutions/NAME.py, which is to be read: first
the program, then lib. Any other program keeps its text; lib is put above it.
    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py -o submit.py  bundle your own; without -o, print it
"""

import ast
import builtins
import importlib.util
import os
import re
import sys
from argparse import ArgumentParser, RawTextHelpFormatter
from collections import namedtuple
from itertools import groupby
from pathlib import Path
from zlib import crc32

ROOT = Path(os.path.relpath(Path(__file__).resolve().parent.parent))
LIB, PROBLEMS, SOLUTIONS = ROOT / "lib", ROOT / "lib" / "problems", ROOT / "solutions"
# These modules of lib come last in a solution; times has a subclass of lanes' class.
LAST = "shapes dlx lanes options times read stdio".split()
LIMITS = [("PTA takes", 16_384, "poj3074.py"), ("Luogu and SPOJ take", 50_000, "*")]
LIMITS += [("Codeforces takes", 65_536, "*")]  # who takes, most bytes, of which files
MADE_BY, NO_SEAL = "# Made by tools/bundle.py", ", checksum 00000000"
GUARD = "if __name__ == '__main__'"
IMPORT = ast.Import, ast.ImportFrom
DEFINITION = ast.FunctionDef, ast.ClassDef, ast.Assign
# One imported name: "from a.b import c as d" has root a, name c, bound d.
Import = namedtuple("Import", "node root name bound line")
# A global name of lib: line imports it; text, below heading, defines it and reads names
Part = namedtuple("Part", "line heading text reads")


def parsed(file):
    """Return the text of a program and its tree."""
    try:
        text = importlib.util.decode_source(file.read_bytes())
        compile(text, file, "exec")  # finds more errors: a return outside a function
        return text, ast.parse(text, file)
    except (SyntaxError, ValueError, LookupError, RecursionError) as error:
        line, why = getattr(error, "lineno", None) or 1, getattr(error, "msg", error)
        sys.exit(f"{file}:{line}: {why} (Python {sys.version.split()[0]})")


def statements(text, tree):
    """Return pairs: each statement, its lines with the comments above it."""
    lines, ends = text.split("\n"), [0, *(node.end_lineno for node in tree.body)]
    places = zip(tree.body, ends, ends[1:])
    return [(node, "\n".join(lines[start:end])) for node, start, end in places]


def imports(nodes):
    """Yield an Import for each name that statements among nodes import."""
    for node in nodes:
        for alias in node.names if isinstance(node, IMPORT) else ():
            bound = alias.asname or alias.name.split(".")[0]
            line = ast.unparse(type(node)(**{**vars(node), "names": [alias]}))
            root = line.split()[1].split(".")[0]  # "" if it is relative
            yield Import(node, root, alias.name, bound, line)


def names_in(tree, kind):
    """Return the names in a tree that are read (kind ast.Load) or bound (ast.Store)."""
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return {node.id for node in names if isinstance(node.ctx, kind)}


def bound_by(node):
    """Return the global names that a statement binds, but for imports."""
    names = {node.name} if hasattr(node, "name") else names_in(node, ast.Store)
    return names.union(*(n.names for n in ast.walk(node) if isinstance(n, ast.Global)))


def parts_of_lib():
    """Return {global name of lib or Python: its Part}, in the order of a solution."""
    parts = dict.fromkeys(dir(builtins), Part("", "", "", set()))  # no import is needed
    files = sorted([*LIB.glob("*.py"), *LIB.glob("searches/*.py")])
    files.sort(key=lambda file: LAST.index(file.stem) if file.stem in LAST else -1)
    for file in files:
        text, tree = parsed(file)
        path = file.relative_to(ROOT).as_posix()
        heading = f"# {path}: {ast.get_docstring(tree)}".split("\n")[0]
        outside = [each for each in imports(tree.body) if each.root != "lib"]
        found = [(each.bound, Part(each.line, "", "", set())) for each in outside]
        for node, lines in statements(text, tree)[1:]:
            names, reads = bound_by(node), names_in(node, ast.Load)
            if not (names and isinstance(node, DEFINITION) or isinstance(node, IMPORT)):
                sys.exit(f"{file}:{node.lineno}: lib only imports and defines")
            for name in names:
                line = f"from {path[:-3].replace('/', '.')} import {name}"
                found.append((name, Part(line, heading, lines, reads)))
        for name, part in found:
            if parts.setdefault(name, part) != part:
                other = parts[name].line or "it is Python's"
                sys.exit(f"{file}: {name} is another in lib: {other}")
    return parts


def needed_by(imported, lib):
    """Return the parts of lib that are needed, import lines, and code of the rest."""
    needed, waiting = set(), {each.name for each in imported}
    while waiting:
        name = waiting.pop()
        needed.add(name)
        waiting |= (lib[name].reads & lib.keys()) - needed
    parts = {name: part for name, part in lib.items() if name in needed}
    lines, code = {part.line for part in parts.values() if not part.text} - {""}, []
    for heading, group in groupby(parts.values(), lambda part: part.heading):
        text = "\n".join(part.text for part in group).strip("\n")
        code += [heading, text] if heading else []  # no text of an import
    return parts, lines, "\n\n\n".join(code)


def program(file, lib):
    """Return the text and the tree of a program, and what it imports of lib."""
    text, tree = parsed(file)
    found = list(imports(ast.walk(tree)))
    for node, root, name, _, line in found:
        place, beside = f"{file}:{node.lineno}", file.resolve().parent / root
        is_own = beside.with_suffix(".py").is_file() or any(beside.rglob("*.py"))
        if not root or is_own and beside != LIB.resolve():
            sys.exit(f"{place}: {root or line} is your own: copy what you need of it")
        right = name in lib and lib[name].line or "from lib.MODULE import NAME"
        if root == "lib" and line.split(" as ")[0] != right:
            sys.exit(f"{place}: write {right}; lib/README.md has the names")
    return text, tree, [each for each in found if each.root == "lib"]


def solution(file, lib):
    """Return the bundle of a problem: the program, then lib, then the guard."""
    text, tree, imported = program(file, lib)
    if not ast.get_docstring(tree) or not ast.unparse(tree.body[-1]).startswith(GUARD):
        sys.exit(f"{file}: write a docstring, and at the end {GUARD}")
    needed, lines, code = needed_by(imported, lib)
    own = {each.bound: each.line for each in imports(tree.body)}
    own.update((name, None) for node in tree.body for name in bound_by(node))
    for name, part in needed.items():
        if own.get(name, part.line) != part.line:
            sys.exit(f"{file}: lib uses {name} for something else: rename yours")
    lines |= {each.line for each in imports(tree.body) if each.root != "lib"}
    parts = [part for node, part in statements(text, tree) if type(node) not in IMPORT]
    docstring, *definitions, guard = parts
    head = [docstring, "", f"{MADE_BY}{NO_SEAL}, from lib/problems/{file.name}", ""]
    head += sorted(lines, key=lambda line: (line.startswith("from"), line))
    return tried("\n".join([*head, *definitions, "", "", code, guard, ""]), file)


def submission(file, lib):
    """Return the bundle of any other program: lib as a module, then the program."""
    text, tree, imported = program(file, lib)
    needed, lines, code = needed_by(imported, lib)
    # Python's names are imported, too: the program may give them another meaning.
    python = sorted({"type", "vars"}.union(n for n in needed if hasattr(builtins, n)))
    lines = ["import sys", *sorted(lines), f"from builtins import {', '.join(python)}"]
    code = re.sub(r'(?ms)""".*?"""|(^|  ) *#[^\n]*', "", code)  # docstrings, comments
    lines += filter(str.strip, code.split("\n"))
    modules = sorted({each.node.module for each in imported})
    lines += [f'sys.modules.update(dict.fromkeys({modules}, type(sys)("lib")))']
    lines += [f"vars(sys.modules[{name!r}]).update(locals())" for name in modules[:1]]
    code = "\n    ".join(["def _lib():", *lines]) + "\n\n\n_lib()\ndel _lib"
    # Lib stands below what has to come first: a docstring, imports from __future__.
    first = [n for n in tree.body[:1] if ast.get_docstring(tree) is not None]
    first += [n for n in tree.body if getattr(n, "module", None) == "__future__"]
    end, rows = first[-1].end_lineno if first else 0, text.split("\n")
    # The empty line lets a coding line be the third: the bundle is UTF-8.
    head = [f"{MADE_BY}{NO_SEAL}: lib, then the program", "", *rows[:end], "", ""]
    return "\n".join([tried("\n".join([*head, code, "", ""]), file), *rows[end:]])


def tried(code, file):
    """Run code made for file, and return it; exit if it fails or lacks a name."""
    try:
        tree = ast.parse(code)
        bound = {*dir(builtins), *names_in(tree, ast.Store)}
        for each in imports(ast.walk(tree)):
            if each.root == "lib":
                sys.exit(f"{file}: its bundle still has {each.line}")
            bound.add(each.bound)
        for node in ast.walk(tree):
            if isinstance(node, (*DEFINITION, ast.ExceptHandler, ast.arg)):
                bound |= {vars(node).get("name"), vars(node).get("arg")}
        for name in sorted(names_in(tree, ast.Load) - bound):
            sys.exit(f"{file}: neither it nor lib defines {name}")
        exec(compile(tree, file, "exec"), {"__name__": "tried"})
        return code
    except Exception as error:
        sys.exit(f"{file}: its bundle: {type(error).__name__}: {error}")


def sealed(data):
    """Return a bundle with its checksum, which shows changes by hand, in its place."""
    head, made_by, rest = data.partition(MADE_BY.encode())
    rest = rest[len(NO_SEAL) :]  # a checksum is as long
    return head + made_by + b", checksum %08x" % crc32(head + rest) + rest


def write(bundles, is_check):
    """Write the bundles that are not current, or only name them."""
    old = {path: path.read_bytes() if path.is_file() else b"" for path in bundles}
    changed = [path for path in bundles if old[path] != bundles[path]]
    for path in changed:
        if old[path] and f"\n{MADE_BY}".encode() not in b"\n" + old[path]:
            sys.exit(f"{path} is no bundle: write elsewhere, or move it away")
    if is_check and changed:
        mend = "is not current: run python3 tools/bundle.py"
        sys.exit("\n".join(f"{path} {mend}" for path in changed))
    for path in changed:
        if old[path] and old[path] != sealed(old[path]):
            print(f"{path} was edited: overwritten", file=sys.stderr)
        try:
            path.write_bytes(bundles[path])
        except OSError as error:  # Its text may lack the path.
            sys.exit(f"{path}: {error.strerror}")
    for path in changed:
        print(f"wrote {path}, {len(bundles[path])} bytes")


def main():
    """Do what the command says; return what is wrong, or None."""
    if sys.version_info < (3, 9):
        return "tools/bundle.py needs Python 3.9 or later"
    parser = ArgumentParser(description=__doc__, formatter_class=RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME or FILE.py")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE")
    args = parser.parse_args()
    own = [Path(name) for name in args.names if name.endswith(".py")]
    if (args.output and not own) or (own and (args.check or len(args.names) > 1)):
        parser.error("give NAMEs and --check, or one FILE.py of your own and -o")
    lib = parts_of_lib()
    if own:
        bundles = {args.output or own[0]: submission(own[0], lib)}
    else:
        names = [f"{name}.py" for name in args.names]
        names = names or sorted(path.name for path in PROBLEMS.glob("*.py"))
        bundles = {SOLUTIONS / name: solution(PROBLEMS / name, lib) for name in names}
    bundles = {path: sealed(text.encode()) for path, text in bundles.items()}
    out = sys.stdout
    if own and not args.output:
        out = sys.stderr
        sys.stdout.buffer.write(bundles[own[0]])
    else:
        write(bundles, args.check)
    for path, data in bundles.items():
        for judge, most, files in LIMITS:
            if len(data) > most and path.match(files):
                print(f"{path} has {len(data):,} bytes: {judge} {most:,}", file=out)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except OSError as error:
        sys.exit(str(error))
