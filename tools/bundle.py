#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py > submit.py   bundle a file of your own, in any folder
    python3 tools/bundle.py my.py -o submit.py  the same

solutions/NAME.py is the bundle of lib/problems/NAME.py. A bundle begins with the
docstring of the program. Then come the definitions of lib that it uses, found by name,
then the program without its imports from lib: their names are there from the start.
"""

import argparse
import ast
import difflib
import sys
import tokenize
from pathlib import Path

if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
    sys.exit("tools/bundle.py needs CPython 3.10 or later")

import symtable  # PyPy has none

# A program on the left; on the right lib/a.py, from which it imports:
#
#     from lib.a import f as g           import sys
#     print(g(1))                        def h(x): return 2 * x
#                                        def f(x): return h(x) + sys.maxsize
#                                        def unused(): return 1
# Their bundle:
#
#     import sys
#     def h(x): return 2 * x
#     def f(x): return h(x) + sys.maxsize
#     g = f                              in the place of the import
#     print(g(1))
#
# A bundle has one set of global names. In lib each name means one thing, and none hides
# one of Python's own: tests/test_lib_rules.py has the rules of lib. So only the program
# can give a name a second meaning, as h = 1 or sum = 0 would: see check_names.

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
# Modules of lib that read and print: a bundle has them after those that solve.
LAST = "lib.read", "lib.stdio"
# A program may import "*" from these. To find their names they are imported here: they
# print nothing, and open no window or browser.
STARRED = """bisect cmath collections copy datetime decimal fractions functools heapq
itertools math operator random re statistics string sys time typing""".split()
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py."
IMPORTS = ast.Import, ast.ImportFrom
SCOPES = ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef


class Refused(Exception):
    """A program can't be bundled: the number of a line; why, and what to do."""


def bundle(file):
    """Return the bundle of a program, as text."""
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    tree = ast.parse(file.read_bytes(), path)
    with tokenize.open(file) as opened:  # in the encoding that its first lines name
        text = opened.read()
    modules, meanings = {}, {}
    read_modules(tree, modules, meanings)
    check_imports(tree, file.resolve().parent, meanings)
    used, read = what_is_used(tree, modules)
    check_names(tree, read, meanings)
    head, rest = split(text, tree)
    note = f"{MADE_BY} The last part is {path}:\n# change that file, not this one.\n"
    imports = import_lines(read, meanings)
    parts = [*head, note, imports, used, f"# {path}\n\n\n{rest}"]
    return "\n".join(part for part in parts if part)


def imports_from_lib(tree):
    """Return the statements "from lib.MODULE import ..." at the top level of a tree."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    return [node for node in imports if (node.module or "").startswith("lib.")]


def bindings(tree):
    """Yield (line, name, what it means) wherever a tree binds a global name.

    What it means is the import as text, such as "from math import inf", else "".
    """
    # What is within functions and classes is local, but for names declared global.
    nodes = [tree]
    for node in nodes:  # those in it are appended meanwhile
        if isinstance(node, IMPORTS):
            yield from ((node.lineno, *each) for each in imported(node))
        elif isinstance(node, ast.comprehension):
            nodes += [node.iter, *node.ifs]  # not its variable, which is local
        elif not isinstance(node, SCOPES):
            nodes += ast.iter_child_nodes(node)
        if not isinstance(getattr(node, "ctx", None), ast.Load):
            # id: a variable; name: a definition, "except", "case"; rest: "case"
            names = [getattr(node, field, None) for field in ("id", "name", "rest")]
            yield from ((node.lineno, n, "") for n in names if isinstance(n, str))
    for node in ast.walk(tree):
        if isinstance(node, ast.Global):
            yield from ((node.lineno, name, "") for name in node.names)


def imported(node):
    """Yield (name that it binds, what that means) for each name of an import."""
    start = f"from {node.module} import " if hasattr(node, "module") else "import "
    for each in node.names:
        if each.name == "*":
            found = {}
            exec(f"from {node.module} import *", found)
            yield from ((name, start + name) for name in found)
        else:
            yield each.asname or each.name, start + ast.unparse(each)


# ---- What the bundle has of lib


def read_modules(tree, modules, meanings):
    """Read the modules of lib from which a tree imports, each after those it needs.

    Add them to modules: {name: (heading, definitions)}. A definition is (names, text):
    what a statement binds, and its lines with the comments above it.
    Add to meanings what global names mean: see bindings.
    """
    names = {node.module for node in imports_from_lib(tree)}
    for name in sorted(names, key=lambda name: (name in LAST, name)):
        file = LIB / f"{name.removeprefix('lib.')}.py"
        if name in modules or not file.is_file():
            continue
        text = file.read_text("utf-8")
        module = ast.parse(text, file)
        read_modules(module, modules, meanings)
        definitions, lines = [], text.split("\n")
        for before, node in zip(module.body, module.body[1:]):  # the docstring first
            found = {bound: meaning for _, bound, meaning in bindings(node)}
            for bound, meaning in found.items():
                meanings[bound] = meaning or f"from {name} import {bound}"
            if not isinstance(node, IMPORTS):
                part = "\n".join(lines[before.end_lineno : node.end_lineno]) + "\n"
                definitions.append((found.keys(), part))
        title = ast.get_docstring(module).split("\n")[0]
        modules[name] = f"# lib/{file.name}: {title}", definitions


def what_is_used(tree, modules):
    """Return what a bundle has of lib, as text, and the global names that this reads.

    These are the definitions that a tree imports, those that these read, and so on.
    """
    imports = imports_from_lib(tree)
    wanted = {each.name for node in imports for each in node.names}
    given = keywords_in(tree)
    while True:
        sections = []
        for heading, definitions in modules.values():
            texts = [text for names, text in definitions if names & wanted]
            body = without_idle_parts("".join(texts), given).strip("\n")
            if body:
                sections.append(f"{heading}\n\n\n{body}\n\n")
        used = "\n".join(sections)
        read, more = names_read(used), keywords_in(ast.parse(used))
        if read <= wanted and more <= given:
            return used, read
        wanted, given = wanted | read, given | more


def without_idle_parts(text, given):
    """Return a text without each "if b:" where b is a keyword that no call gives.

    b stands behind "*" in a function, so only b=... can give it another value than its
    default, which by the rules of lib is false.

        def f(a, *, b=()):
            '''A docstring.'''
            if b:
                a = g(a, b)
            return a
    """
    if "**" in given:
        return text
    lines = text.split("\n")
    functions = [f for f in ast.parse(text).body if isinstance(f, ast.FunctionDef)]
    for function in reversed(functions):  # the last one first: lines keep their places
        idle = {each.arg for each in function.args.kwonlyargs} - given
        for before, node in reversed([*zip(function.body, function.body[1:])]):
            has_no_else = isinstance(node, ast.If) and not node.orelse
            if has_no_else and getattr(node.test, "id", None) in idle:
                del lines[before.end_lineno : node.end_lineno]
    return "\n".join(lines)


def keywords_in(tree):
    """Return the keywords that the calls in a tree give, and "**" if one has that."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {each.arg or "**" for call in calls for each in call.keywords}


def names_read(text):
    """Return the global names that a text reads."""
    scopes, names = [symtable.symtable(text, "lib", "exec")], set()
    for scope in scopes:  # the functions and classes in it are appended meanwhile
        scopes += scope.get_children()
        symbols = [symbol for symbol in scope.get_symbols() if symbol.is_referenced()]
        names.update(symbol.get_name() for symbol in symbols if symbol.is_global())
    return names


def import_lines(names, meanings):
    """Return the imports of names, but those from lib, each on a line."""
    lines = {meanings[name] + "\n" for name in names & meanings.keys()}
    lines = [line for line in lines if not line.startswith("from lib.")]
    return "".join(sorted(lines, key=lambda line: (line.startswith("from"), line)))


# ---- The program


def check_imports(tree, folder, meanings):
    """Refuse imports that can't be bundled, of a program in a folder."""
    from_lib = imports_from_lib(tree)
    for node in ast.walk(tree):
        if not isinstance(node, IMPORTS):
            continue
        if getattr(node, "level", 0) > 0:
            raise Refused(node.lineno, "copy what you need instead of importing from .")
        names = [each.name for each in node.names]
        modules = names if isinstance(node, ast.Import) else [node.module]
        for package in [module.split(".")[0] for module in modules]:
            if is_beside(package, folder):
                why = f"your own {package} is not bundled: copy what you need of it"
                raise Refused(node.lineno, why)
            if package == "lib" and ("*" in names or node not in from_lib):
                why = "write this, at the top level: from lib.MODULE import NAME"
                raise Refused(node.lineno, why)
        if "*" in names and node.module not in STARRED:
            raise Refused(node.lineno, f"import by name what you use of {node.module}")
    for node in from_lib:
        for name in [each.name for each in node.names]:
            if meanings.get(name) != f"from {node.module} import {name}":
                why = f"{node.module} has no {name}: {advice(name)}"
                raise Refused(node.lineno, why)


def is_beside(package, folder):
    """Return whether Python would import a package from the folder of the program."""
    own = folder / package
    # A folder without __init__.py does not hide a module of the standard library.
    is_folder = own.is_dir() and package not in sys.stdlib_module_names
    files = own / "__init__.py", folder / f"{package}.py"
    return own.resolve() != LIB and (is_folder or any(file.is_file() for file in files))


def advice(name):
    """Return what to do about an import from lib that finds no such name."""
    meanings = {}
    for file in sorted(LIB.glob("*.py")):
        read_modules(ast.parse(f"from lib.{file.stem} import {name}"), {}, meanings)
    ours = {n for n, m in meanings.items() if m.startswith("from lib.") and n[0] != "_"}
    near = difflib.get_close_matches(name, sorted(ours), 1)
    return f"did you mean: {meanings[near[0]]}" if near else "see lib/README.md"


def check_names(tree, read, meanings):
    """Refuse a program that gives another meaning to a name that lib reads.

    Nor may it bind a name above the line where it imports this name from lib: the
    bundle does not have that line, so the binding above would win.
    """
    imports = imports_from_lib(tree)
    line_of = {each.name: node.lineno for node in imports for each in node.names}
    for line, name, meaning in bindings(tree):
        is_needed = name in read or line < line_of.get(name, 0)
        if is_needed and meaning != meanings.get(name):
            why = f"lib uses the name {name} for another thing"
            raise Refused(line, f"{why}: rename yours, or import less")


def split(text, tree):
    """Return the docstring and __future__ imports of a program, and the rest.

    In the rest, "from lib.a import f as g" is replaced by g = f, and without "as" it is
    left out. That is done by lines, so each of these statements needs its own.
    """
    head, lines, imports = [], text.split("\n"), imports_from_lib(tree)
    for node in reversed(tree.body):  # the last one first: lines keep their places
        is_docstring = node is tree.body[0] and ast.get_docstring(tree) is not None
        is_head = is_docstring or getattr(node, "module", "") == "__future__"
        if not is_head and node not in imports:
            continue
        first, end = node.lineno - 1, node.end_lineno
        here = [n for n in tree.body if n.lineno <= end and n.end_lineno > first]
        above = lines[first - 1].strip() if first > 0 else ""
        if here != [node] or above.endswith("\\") and not above.startswith("#"):
            raise Refused(node.lineno, "this statement needs a line of its own")
        if is_head:
            head.insert(0, "\n".join(lines[first:end]) + "\n")
        names = [] if is_head else node.names
        new = [f"{each.asname} = {each.name}" for each in names if each.asname]
        while not new and first > 0 and not lines[first - 1].strip():
            first -= 1  # with the blank lines above it
        lines[first:end] = new
    return head, "\n".join(lines).strip("\n") + "\n"


# ---- The command line


def main():
    """Do what the command says; return an exit status, or why there is no bundle."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    what = "problems of lib/problems (none: all of them), or FILE.py of your own"
    parser.add_argument("names", nargs="*", metavar="NAME", help=what)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE")
    args = parser.parse_args()
    is_own = any(name.endswith(".py") for name in args.names)
    is_alone = len(args.names) == 1 and not args.check
    is_wrong = not is_alone if is_own else bool(args.output)
    if is_wrong:
        parser.error("give NAMEs and --check, or one FILE.py of your own and -o")
    files = [Path(n) if is_own else PROBLEMS / f"{n}.py" for n in args.names]
    bundles = {}
    try:
        for file in files or sorted(PROBLEMS.glob("*.py")):
            bundles[file.name] = bundle(file).encode()
        if is_own:
            return write(bundles[file.name], args.output)
        return update(bundles, args.check)
    except Refused as error:
        return "{}:{}: {}".format(file, *error.args)
    except (SyntaxError, ValueError, OSError) as error:
        return str(error)


def write(data, output):
    """Write a bundle to a file, or print it; return an exit status, or why not."""
    if output is None:
        sys.stdout.buffer.write(data)
        return 0
    old = output.read_bytes() if output.is_file() else b""
    if old and f"\n{MADE_BY}".encode() not in b"\n" + old:
        return f"{output} is no bundle: delete it first, or write elsewhere"
    output.write_bytes(data)
    print(f"wrote {output}")
    return 0


def update(bundles, is_check):
    """Write the solutions of {name: bundle} that are not current, or only name them.

    Also name those that are too long, and those whose problem is gone. Return an exit
    status: 1 if is_check and any was named.
    """
    faults = []
    for name, data in bundles.items():
        path = SOLUTIONS / name
        is_current = path.is_file() and path.read_bytes() == data
        if not is_current and is_check:
            faults.append(f"{name} is not current: run python3 tools/bundle.py")
        elif not is_current:
            path.write_bytes(data)
            print(f"wrote solutions/{name}")
        if len(data) > MOST_BYTES:
            faults.append(f"{name} has {len(data)} bytes, more than {MOST_BYTES}")
    for path in sorted(SOLUTIONS.glob("*.py")):
        if not (PROBLEMS / path.name).is_file():
            faults.append(f"{path.name} has no lib/problems/{path.name}: delete it")
    print("\n".join(f"solutions/{fault}" for fault in faults) or "all is current")
    return 1 if is_check and faults else 0


if __name__ == "__main__":
    sys.exit(main())
