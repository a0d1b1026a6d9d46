#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py > submit.py   bundle a file of your own, in any folder
    python3 tools/bundle.py my.py -o submit.py  the same

solutions/NAME.py is the bundle of lib/problems/NAME.py. A bundle begins with the
docstring of the program. Then come the definitions of lib that it uses, found by name,
then the program without its imports from lib.
"""

import argparse
import ast
import builtins
import difflib
import importlib.machinery
import importlib.util
import re
import sys
from pathlib import Path

if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
    sys.exit("tools/bundle.py needs CPython 3.10 or later")

import symtable  # PyPy has none

# A program with an h of its own, and its bundle; f of lib uses another h:
#
#     from lib.a import f as g               def _lib():
#     h = 5                                      def h(x): return 2 * x
#     print(g(1) + h)                            def f(x): return h(x) + 1
#                                                return locals()
#                                            _lib = _lib()
#                                            g = _lib["f"]
#                                            ... then as on the left
#
# Without that h, the definitions stand in no function, and the import becomes g = f.

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # modules of lib that a bundle has after those that solve
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py."
# Name -> meaning, as an import such as "from lib.a import f"; it has one in all of lib
MEANINGS = {name: f"from builtins import {name}" for name in dir(builtins)}
MODULES = {}  # name -> heading, definitions: (names that it binds, that it reads, text)


def bundle(file):
    """Return the bundle of a program, as bytes. SyntaxError: it can't be bundled."""
    compile(file.read_bytes(), file, "exec")  # an error, if it is not Python
    text = importlib.util.decode_source(file.read_bytes())
    tree = ast.parse(text)
    check_imports(tree, file)
    names, used = what_is_used(tree)
    scope = "_lib" if may_clash(text, tree, names) else ""
    while scope and scope in text:  # the program may have this name
        scope += "_"
    there = "from lib." if scope else ("from lib.", "from builtins ")
    lines = {f"{MEANINGS[n]}\n" for n in names if not MEANINGS[n].startswith(there)}
    lines = "".join(sorted(lines, key=lambda line: (line.startswith("from"), line)))
    used = "\n".join(filter(None, [lines, used]))
    if scope:
        inside = re.sub("(?m)^(?=.)", "    ", used)
        used = f"def {scope}():\n{inside}    return locals()\n\n\n{scope} = {scope}()\n"
    head, rest = split(text, tree, scope)
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    note = f"{MADE_BY} The last part is {path}:\n# change that file, not this one.\n"
    parts = [*head, note, used, f"# {path}\n\n\n{rest}"]
    data = "\n".join(filter(None, parts)).encode()
    compile(data, f"bundle of {path}", "exec")
    return data


def imported(tree):
    """Yield (statement, name, meaning) for each name that a tree imports."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            start = f"from {node.module} " if hasattr(node, "module") else ""
            for each in node.names:
                name = each.asname or each.name.split(".")[0]  # import os.path binds os
                yield node, name, f"{start}import {each.name if each.asname else name}"


def global_names(text):
    """Return global names that a text binds, but not by imports, and those it reads."""
    scopes = [symtable.symtable(text, "", "exec")]
    for scope in scopes:  # the functions and classes in it are appended meanwhile
        scopes += scope.get_children()
    symbols = [x for scope in scopes for x in scope.get_symbols() if x.is_global()]
    # Python 3.12 takes the x of [x := y for y in z] for declared, and not for assigned.
    bound = {x.get_name() for x in symbols if x.is_assigned() or x.is_declared_global()}
    return bound, {x.get_name() for x in symbols if x.is_referenced()}


def read_module(name):
    """Add a module of lib to MODULES and MEANINGS, after those that it needs."""
    if name in MODULES:
        return
    text = (LIB / f"{name}.py").read_text("utf-8")
    tree, lines, definitions = ast.parse(text), text.split("\n"), []
    for _, bound, meaning in imported(tree):
        MEANINGS[bound] = meaning
        if meaning.startswith("from lib."):
            read_module(meaning.split()[1].removeprefix("lib."))
    for before, node in zip(tree.body, tree.body[1:]):  # the docstring first
        part = "\n".join(lines[before.end_lineno : node.end_lineno]) + "\n"
        bound, read = global_names(part)
        definitions.append((bound, read, part))
        MEANINGS.update((each, f"from lib.{name} import {each}") for each in bound)
    title = ast.get_docstring(tree).splitlines()[0]
    MODULES[name] = f"# lib/{name}.py: {title}", definitions


def what_is_used(tree):
    """Return all names in what a program uses of lib, and that as text."""
    definitions = [each for _, found in MODULES.values() for each in found]
    more = {m.split()[-1] for _, _, m in imported(tree) if m.startswith("from lib.")}
    names, sections = set(), []
    while not more <= names:
        names |= more
        more = set().union(*(b | read for b, read, _ in definitions if b & names))
    for heading, definitions in MODULES.values():
        body = "".join(text for bound, _, text in definitions if bound & names)
        if body:
            sections.append(heading + "\n\n\n" + body.strip("\n") + "\n\n")
    return names, "\n".join(sections)


def check_imports(tree, file):
    """Raise a SyntaxError for an import of a program that can't be bundled."""
    ours = sorted(n for n, m in MEANINGS.items() if m.startswith("from lib."))
    folder = file.resolve().parent
    for node, _, meaning in imported(tree):
        name, package = meaning.split()[-1], meaning.split()[1].split(".")[0]
        found = importlib.machinery.PathFinder.find_spec(package, [str(folder)])
        # A folder without __init__.py does not hide a module of the standard library.
        is_own = found and (found.origin or package not in sys.stdlib_module_names)
        why = ""
        if is_own and folder != ROOT:  # ROOT has lib itself
            why = f"your own {package} is not bundled: copy what you need of it"
        elif package == "lib" and meaning != MEANINGS.get(name):
            near = difflib.get_close_matches(name, ours, 1)
            advice = MEANINGS[near[0]] if near else "from lib.MODULE import NAME"
            why = f"did you mean: {advice}? See lib/README.md"
        if why:
            raise SyntaxError(why, (str(file), node.lineno, None, None))


def may_clash(text, tree, names):
    """Return whether one of these names may have another meaning in a program."""
    bound, read = global_names(text)
    nodes = list(ast.walk(tree))
    for node in nodes:
        if isinstance(node, ast.comprehension):  # its names are global in Python 3.12
            bound |= {each.id for each in ast.walk(node.target) if hasattr(each, "id")}
    for node, name, meaning in imported(tree):
        # The bundle has this meaning from the start, even above the import.
        above = {n.id for n in nodes if hasattr(n, "id") and n.lineno <= node.lineno}
        is_same = MEANINGS.get(name) == meaning and node in tree.body
        if name == "*" or name in names and (name in above or not is_same):
            return True
        read.discard(name)  # left are those that are not imported
    return any(n in bound or n in read and "builtins" not in MEANINGS[n] for n in names)


def split(text, tree, scope):
    """Return docstring and __future__ imports; and the rest, with lib's names bound."""
    head = tree.body[: ast.get_docstring(tree) is not None]
    head += [node for node in tree.body if getattr(node, "module", "") == "__future__"]
    edits = {node: [] for node in head}  # statement -> what replaces it
    for node, name, meaning in imported(tree):
        if meaning.startswith("from lib."):
            what = meaning.split()[-1]
            what = f'{scope}["{what}"]' if scope else what
            edits.setdefault(node, [])
            if name != what:
                edits[node].append(f"{name} = {what}")
    lines = text.encode().split(b"\n")  # bytes, in which a tree counts columns
    # The last one first: those above keep their places. \0 stands for no statement.
    for node in sorted(edits, key=lambda node: (-node.lineno, -node.col_offset)):
        new = ("\n" if node in tree.body else "; ").join(edits[node]) or "\0"
        above = lines[node.lineno - 1][: node.col_offset]
        below = lines[node.end_lineno - 1][node.end_col_offset :]
        lines[node.lineno - 1 : node.end_lineno] = [above + new.encode() + below]
    rest = "\n" + b"\n".join(lines).decode()
    # Leave out a line that has nothing else, and blank lines above it.
    rest = re.sub(r"(?m)(?<!\\)\n\s*\0[ \t;]*(#.*)?$", "", rest).replace("\0", "pass")
    head = [ast.get_source_segment(text, node) + "\n" for node in head]
    return head, rest.strip("\n") + "\n"


def main():
    """Do what the command says; return an exit status, or why there is no bundle."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    parser.add_argument("names", nargs="*", metavar="NAME or FILE.py")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE")
    args = parser.parse_args()
    is_own = any(name.endswith(".py") for name in args.names)
    if (args.check or len(args.names) > 1) if is_own else args.output:
        parser.error("give NAMEs and --check, or one FILE.py of your own and -o")
    for file in sorted(LIB.glob("*.py"), key=lambda file: (file.stem in LAST, file)):
        read_module(file.stem)
    try:
        if not is_own:
            files = [PROBLEMS / f"{name}.py" for name in args.names]
            return update(files or sorted(PROBLEMS.glob("*.py")), args.check)
        data = bundle(Path(args.names[0]))
        write(data, args.output) if args.output else sys.stdout.buffer.write(data)
        return 0
    except SyntaxError as error:
        return f"{error.filename}:{error.lineno}: {error.msg}"
    except OSError as error:
        return str(error)


def write(data, path):
    """Write a bundle where it is not current, but over nothing else than a bundle."""
    old = path.read_bytes() if path.is_file() else b""
    if old and f"\n{MADE_BY}".encode() not in b"\n" + old:
        raise OSError(f"{path} is no bundle: delete it first, or write elsewhere")
    if old != data:
        path.write_bytes(data)
        print(f"wrote {path}")


def update(files, is_check):
    """Write the bundles of problems, or compare if is_check; return an exit status."""
    faults = []
    for path, data in [(SOLUTIONS / file.name, bundle(file)) for file in files]:
        if not is_check:
            write(data, path)
        elif not path.is_file() or path.read_bytes() != data:
            faults.append(f"{path} is not current: run python3 tools/bundle.py")
        if len(data) > MOST_BYTES:
            faults.append(f"{path} has {len(data)} bytes, more than {MOST_BYTES}")
    for path in sorted(SOLUTIONS.glob("*.py")):
        if not (PROBLEMS / path.name).is_file():
            faults.append(f"{path} has no lib/problems/{path.name}: delete it")
    print("\n".join(faults) or "all is current")
    return 1 if is_check and faults else 0


if __name__ == "__main__":
    sys.exit(main())
