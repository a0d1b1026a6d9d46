#!/usr/bin/env python3
"""Make one file of a program and the parts of lib that it uses, to paste into a judge.

solutions/NAME.py is made of lib/problems/NAME.py to be read: the program, then lib. Any
other program is not touched: above it lib stands in a function.
    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py -o submit.py  bundle your own; without -o, print it
"""

import ast
import builtins
import importlib.util
import os
import sys
from argparse import ArgumentParser, RawTextHelpFormatter
from collections import namedtuple
from itertools import groupby
from pathlib import Path
from zlib import crc32

ROOT = Path(os.path.relpath(Path(__file__).resolve().parent.parent))
LIB, PROBLEMS, SOLUTIONS = ROOT / "lib", ROOT / "lib" / "problems", ROOT / "solutions"
# These modules of lib come last in a solution; base classes stand above subclasses.
LAST = "shapes dlx lanes options times read stdio".split()
# The most bytes that a judge takes, and of which files
LIMITS = [("PTA takes", 16_384, "poj3074.py"), ("Luogu and SPOJ take", 50_000, "*")]
LIMITS += [("Codeforces takes", 65_536, "*")]
GUARD = "if __name__ == '__main__':"
MADE_BY, SEAL = "# Made by tools/bundle.py", ", checksum 00000000"
IMPORT, DEFINITION = (ast.Import, ast.ImportFrom), (ast.FunctionDef, ast.ClassDef)
Imported = namedtuple("Imported", "node root name bound origin")
# The meaning of a global name: a text that reads names, or, without a text, an import
Part = namedtuple("Part", "origin heading text reads")


def parsed(file):
    """Return the text of a program and its tree."""
    try:
        text = importlib.util.decode_source(file.read_bytes())
        tree = ast.parse(text, file)
        compile(tree, file, "exec")  # finds more errors: a return outside a function
        return text, tree
    except OSError as error:
        sys.exit(f"{file}: {error.strerror}")
    except (SyntaxError, ValueError, LookupError) as error:  # not Python, or not text
        line, why = getattr(error, "lineno", None) or 1, getattr(error, "msg", error)
        sys.exit(f"{file}:{line}: {why} (Python {sys.version.split()[0]})")


def statements(text, tree):
    """Return pairs: each statement, its lines with those above it."""
    lines, ends = text.split("\n"), [0, *(node.end_lineno for node in tree.body)]
    places = zip(tree.body, ends, ends[1:])
    return [(node, "\n".join(lines[start:end])) for node, start, end in places]


def imports(nodes):
    """Yield root a, name c, bound d for "from a.b import c as d", and its origin."""
    for node in nodes:
        for each in node.names if isinstance(node, IMPORT) else ():
            name = each.name.split(".")[0]  # os of os.path
            origin = f"import {name}"
            if isinstance(node, ast.ImportFrom):
                origin = f"from {'.' * node.level}{node.module or ''} {origin}"
            root = origin.split()[1].split(".")[0]
            yield Imported(node, root, name, each.asname or name, origin)


def names_in(tree, kind):
    """Return the names in a tree: those that it reads (ast.Load) or binds (ast.Store)."""
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return {node.id for node in names if isinstance(node.ctx, kind)}


def bound_by(node):
    """Return the global names that a statement binds, but for imports."""
    own = {node.name} if isinstance(node, DEFINITION) else names_in(node, ast.Store)
    inner = [each.names for each in ast.walk(node) if isinstance(each, ast.Global)]
    return own.union(*inner)


def parts_of_lib():
    """Return {global name of Python or lib: its Part}, in the order of a solution."""
    names = [name for name in dir(builtins) if name[0] != "_"]
    parts = {n: Part(f"from builtins import {n}", "", "", set()) for n in names}
    files = sorted([*LIB.glob("*.py"), *LIB.glob("searches/*.py")])
    for file in sorted(files, key=lambda f: f.stem in LAST and 1 + LAST.index(f.stem)):
        text, tree = parsed(file)
        path = file.relative_to(ROOT).as_posix()
        heading = f"# {path}: {ast.get_docstring(tree)}".split("\n")[0]
        outside = [each for each in imports(tree.body) if each.root != "lib"]
        found = [(each.bound, Part(each.origin, "", "", set())) for each in outside]
        for node, lines in statements(text, tree):
            for name in bound_by(node):
                origin = f"from {path[:-3].replace('/', '.')} import {name}"
                part = Part(origin, heading, lines, names_in(node, ast.Load))
                found.append((name, part))
        for name, part in found:
            if parts.setdefault(name, part) != part:
                sys.exit(f"{file}: {name} is another in lib: {parts[name].origin}")
    return parts


def needed_by(names, lib):
    """Return what these names of lib need: names, lines that import, and code."""
    needed, waiting = set(), set(names)
    while waiting:
        name = waiting.pop()
        needed.add(name)
        waiting |= lib[name].reads & lib.keys() - needed
    parts = [part for name, part in lib.items() if name in needed]
    lines, code = {part.origin for part in parts if not part.text}, []
    for heading, own in groupby(parts, lambda part: part.heading):
        text = "\n".join(part.text for part in own).strip("\n")
        code += [heading, text] if heading else []
    return needed, lines, "\n\n\n".join(code)


def program(file, lib):
    """Return the text and the tree of a program, and what it imports of lib."""
    text, tree = parsed(file)
    for each in imports(ast.walk(tree)):
        own, at = file.resolve().parent / each.root, f"{file}:{each.node.lineno}:"
        is_own = own.with_suffix(".py").is_file() or any(own.glob("*.py"))
        if is_own and own != LIB.resolve():
            sys.exit(f"{at} your own {own.name} is not bundled: copy what you need")
        if each.root == "lib":
            known = lib.get(each.name)
            right = known.origin if known else "from lib.MODULE import NAME"
            if each.origin != right:
                sys.exit(f"{at} write {right}; lib/README.md has the names")
    return text, tree, [each for each in imports(ast.walk(tree)) if each.root == "lib"]


def solution(file, lib):
    """Return the bundle of a problem: the program, then lib, then the guard."""
    text, tree, used = program(file, lib)
    if not ast.get_docstring(tree) or not ast.unparse(tree.body[-1]).startswith(GUARD):
        sys.exit(f"{file}: write a docstring, and at the end {GUARD}")
    needed, lines, code = needed_by([each.name for each in used], lib)
    own = {each.bound: each.origin for each in imports(tree.body)}
    lines = {*lines, *own.values()}
    own.update((name, "") for node in tree.body for name in bound_by(node))
    for name in sorted(needed & own.keys()):
        if own[name] != lib[name].origin:
            sys.exit(f"{file}: lib uses {name} for something else: rename yours")
    lines = [o for o in lines if not o.startswith(("from builtins ", "from lib."))]
    parts = [part for node, part in statements(text, tree) if type(node) not in IMPORT]
    docstring, *definitions, guard = parts
    head = [docstring, "", f"{MADE_BY}{SEAL}, from lib and"]
    head += [f"# lib/problems/{file.name}: change those.", ""]
    head += sorted(lines, key=lambda line: (line.startswith("from"), line))
    return tried("\n".join([*head, *definitions, "", "", code, guard, ""]), file)


def submission(file, lib):
    """Return the bundle of any other program: lib in a function, then the program."""
    text, tree, used = program(file, lib)
    _, lines, code = needed_by([each.name for each in used], lib)
    # Python's names are imported, too: the program may give them another meaning. Its
    # imports of lib find one module that has all names.
    modules = sorted({each.node.module for each in used})
    lines = ["import sys", *sorted(lines), *bare_lines(code)]
    lines += ['module = type(sys)("lib")', "vars(module).update(locals())"]
    lines += [f"sys.modules.update(dict.fromkeys({modules}, module))"]
    code = "\n    ".join(["def _lib():", *lines]) + "\n\n\n_lib()\ndel _lib"
    # Lib stands behind what has to come first: a docstring, imports from __future__.
    first = [n for n in tree.body[:1] if ast.get_docstring(tree) is not None]
    first += [n for n in tree.body if getattr(n, "module", None) == "__future__"]
    top, rest = "", f"\n\n\n{text}"
    if first:
        rows = text.encode().split(b"\n")[: first[-1].end_lineno]
        rows[-1] = rows[-1][: first[-1].end_col_offset]  # It counts bytes.
        top = b"\n".join(rows).decode()
        top, rest = f"{top}\n\n\n", text[len(top) :]
    return f"{MADE_BY}{SEAL}: lib, then the program\n\n{top}{tried(code, file)}{rest}"


def bare_lines(code):
    """Return the lines of code, without docstrings, empty lines, lines of comment."""
    lines = code.split("\n")
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, DEFINITION) and ast.get_docstring(node):
            start, end = node.body[0].lineno - 1, node.body[0].end_lineno
            lines[start:end] = [""] * (end - start)
    return [line for line in lines if line.strip() and line.strip()[0] != "#"]


def tried(code, file):
    """Return code made for file, if it defines all that it needs."""
    tree = ast.parse(code)
    bound = {*dir(builtins), *names_in(tree, ast.Store)}
    for each in imports(ast.walk(tree)):
        if each.root == "lib":
            sys.exit(f"{file}: an import of lib is left: {each.origin}")
        bound.add(each.bound)
    for node in ast.walk(tree):  # functions, classes, exceptions; arguments
        if not isinstance(node, (ast.alias, ast.keyword)):
            bound |= {getattr(node, "name", None), getattr(node, "arg", None)}
    for name in sorted(names_in(tree, ast.Load) - bound):
        sys.exit(f"{file}: neither it nor lib defines {name}")
    try:
        exec(compile(tree, file, "exec"), {"__name__": "tried"})  # It only defines.
    except Exception as error:
        sys.exit(f"{file}: its bundle: {type(error).__name__}: {error}")
    return code


def sealed(data):
    """Return a bundle with its checksum, by which changes by hand are seen."""
    head, made_by, rest = data.partition(MADE_BY.encode())
    rest = rest[len(SEAL) :]
    return head + made_by + b", checksum %08x" % crc32(head + rest) + rest


def write(bundles, is_check):
    """Write bundles that are not current, or only name these."""
    old = {path: path.read_bytes() if path.is_file() else b"" for path in bundles}
    changed = [path for path in bundles if old[path] != bundles[path]]
    for path in changed:
        if old[path] and MADE_BY.encode() not in old[path]:
            sys.exit(f"{path} is no bundle: write elsewhere, or move it away")
    stale = [f"{path} is not current: run python3 tools/bundle.py" for path in changed]
    if stale and is_check:
        sys.exit("\n".join(stale))
    for path in changed:
        if old[path] and old[path] != sealed(old[path]):
            print(f"{path} was edited: overwritten", file=sys.stderr)
        try:
            path.write_bytes(bundles[path])
        except OSError as error:  # That of a full disk names no file.
            sys.exit(f"{path}: {error.strerror}")
    for path in changed:  # now, for the reader of a pipe may stop reading
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
    out = sys.stderr if own and not args.output else sys.stdout
    if out is sys.stderr:
        sys.stdout.buffer.write(bundles[own[0]])
    else:
        write(bundles, args.check)
    for path, data in bundles.items():
        for judge, most, files in LIMITS:
            if len(data) > most and path.match(files):
                print(f"{path} has {len(data):,} bytes: {judge} {most:,}", file=out)


if __name__ == "__main__":
    sys.exit(main())
