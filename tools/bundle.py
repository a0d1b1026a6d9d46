#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py -o submit.py  bundle a file of your own, in any folder

solutions/NAME.py is the bundle of lib/problems/NAME.py. A bundle has the docstring of
the program, what that uses of lib, and the program without its imports from lib.
"""

import argparse
import ast
import builtins
import difflib
import importlib.machinery
import importlib.util
import sys
import textwrap
from pathlib import Path

if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
    sys.exit("tools/bundle.py needs CPython 3.10 or later")

# A program with an h, and its bundle; f of lib has another h. Without the clash: g = f
#
#     from lib.a import f as g             def _lib(): ...; return locals()
#     h = 5                                _lib = _lib()
#     print(g(1) + h)                      g = _lib["f"]; h = 5; print(g(1) + h)

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # modules of lib that a bundle has after those that solve
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py."
BUILTINS = set(dir(builtins))
# Name -> what it means in all of lib: ("lib.a", "f"), or ("", "os") after import os
MEANINGS = {name: ("builtins", name) for name in BUILTINS}
MODULES = {}  # such as "lib.a" -> heading, {name: text of its definition}
READ = {}  # name defined in lib -> names that its definition reads


def bundle(file):
    """Return the bundle of a program, as bytes. SyntaxError: it can't be bundled."""
    compile(file.read_bytes(), file, "exec")  # a SyntaxError, if it is not Python
    text = importlib.util.decode_source(file.read_bytes())
    tree = ast.parse(text)
    check_imports(tree, file)
    names = names_needed(tree)
    scope = "_lib" if may_clash(tree, names) else ""
    while scope and scope in text:  # the program may have a _lib of its own
        scope += "_"
    head, rest = split(text, tree, scope)
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    note = f"{MADE_BY} The last part is {path}:\n# change that file, not this one.\n"
    parts = [*head, note, part_of_lib(names, scope), f"# {path}\n\n\n{rest}"]
    data = "\n".join(filter(None, parts)).encode()
    compile(data, f"bundle of {path}", "exec")
    return data


def imported(tree):
    """Yield (statement, name, meaning) for each name that a tree imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = node.module if isinstance(node, ast.ImportFrom) else ""
            for each in node.names:  # import os.path binds os
                name = each.name if each.asname else each.name.split(".")[0]
                yield node, each.asname or name, (module, name)


def import_line(module, name):
    """Return the import that gives a name the meaning (module, name)."""
    return f"from {module} import {name}" if module else f"import {name}"


def names_in(tree):
    """Return the names that a tree binds, in any scope, and those that it reads."""
    bound, read = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            read.add(node.id)
        elif not isinstance(node, ast.Attribute | ast.keyword | ast.Constant):
            # Any other node with a text binds it: def, an argument, import os.path, ...
            bound |= {x.split(".")[0] for x in vars(node).values() if type(x) is str}
    return bound, read


def read_module(module):
    """Read a module of lib, after those that it needs."""
    if module in MODULES:
        return
    path = f"{module.replace('.', '/')}.py"
    text = (ROOT / path).read_text("utf-8")
    tree, lines, definitions = ast.parse(text), text.splitlines(keepends=True), {}
    for _, name, meaning in imported(tree):
        MEANINGS[name] = meaning
        if meaning[0].startswith("lib."):
            read_module(meaning[0])
    for before, node in zip(tree.body, tree.body[1:]):  # the docstring first
        if not isinstance(node, ast.Import | ast.ImportFrom):
            name = node.targets[0].id if isinstance(node, ast.Assign) else node.name
            definitions[name] = "".join(lines[before.end_lineno : node.end_lineno])
            MEANINGS[name] = module, name
            _, READ[name] = names_in(node)
    title = ast.get_docstring(tree).splitlines()[0]
    MODULES[module] = f"# {path}: {title}", definitions


def names_needed(tree):
    """Return all names in what a program uses of lib: lib's, modules', and Python's."""
    names = [what for _, _, (module, what) in imported(tree) if module in MODULES]
    for name in names:  # what it reads is appended meanwhile
        names += READ.get(name, set()) - set(names)
    return MEANINGS.keys() & names


def part_of_lib(names, scope):
    """Return what gives these names, as text: within a function, if scope names one."""
    meanings = sorted({MEANINGS[n] for n in (names if scope else names - BUILTINS)})
    parts = ["".join(import_line(*m) + "\n" for m in meanings if m[0] not in MODULES)]
    for heading, definitions in MODULES.values():
        body = "".join(text for name, text in definitions.items() if name in names)
        if body:
            parts.append(heading + "\n\n\n" + body.strip("\n") + "\n\n")
    text = "\n".join(filter(None, parts))
    if not scope:
        return text
    inside = textwrap.indent(text, "    ")
    return f"def {scope}():\n{inside}    return locals()\n\n\n{scope} = {scope}()\n"


def check_imports(tree, file):
    """Raise a SyntaxError for an import of a program that can't be bundled."""
    folder = file.resolve().parent
    for node, _, (module, name) in imported(tree):
        why, package = "", (module or name).split(".")[0]
        found = importlib.machinery.PathFinder.find_spec(package, [str(folder)])
        # A folder without __init__.py does not hide a module of the standard library.
        is_own = found and (found.origin or package not in sys.stdlib_module_names)
        if is_own and folder != ROOT and package not in sys.builtin_module_names:
            why = f"your own {package} is not bundled: copy what you need of it"
        elif package == "lib" and MEANINGS.get(name) != (module, name):
            near = difflib.get_close_matches(name, sorted(READ), 1)
            advice = MEANINGS[near[0]] if near else ("lib.MODULE", "NAME")
            why = f"did you mean: {import_line(*advice)}? See lib/README.md"
        if why:
            raise SyntaxError(why, (str(file), node.lineno, None, None))


def may_clash(tree, names):
    """Return whether one of these names may have another meaning in a program."""
    names, known = {*names, "*"}, set(BUILTINS)  # an import of * may bind any name
    for node in tree.body:
        bound, read = names_in(node)
        if isinstance(node, ast.Import | ast.ImportFrom):  # lib may have the same
            bound = {n for _, n, what in imported(node) if what != MEANINGS.get(n)}
            known |= {name for _, name, _ in imported(node)}
        # A name that it reads, and that is not known, is imported below, or not at all.
        if names & (bound | read - known):
            return True
    return False


def split(text, tree, scope):
    """Return docstring and __future__ imports; and the rest, with lib's names bound."""
    new = {node: [] for node in tree.body[: ast.get_docstring(tree) is not None]}
    new |= {n: [] for n, _, (module, _) in imported(tree) if module == "__future__"}
    head = [ast.get_source_segment(text, node) + "\n" for node in new]
    for node, name, (module, what) in imported(tree):
        if module in MODULES:
            value = f'{scope}["{what}"]' if scope else what
            new.setdefault(node, [])
            if name != value:
                new[node].append(f"{name} = {value}")
    lines = text.encode().split(b"\n")  # bytes, in which a tree counts columns
    for node in sorted(new, key=lambda n: (-n.lineno, -n.col_offset)):  # the last first
        replace(lines, node, "; ".join(new[node]).encode())
    return head, b"\n".join(lines).decode().strip("\n") + "\n"


def replace(lines, node, new):
    """Put new in the place of a statement; if new is empty, no line, or else pass."""
    first, last = node.lineno - 1, node.end_lineno
    above = b"\n".join(lines[:first]).rstrip()  # blank lines above are cut out, too
    left = lines[first][: node.col_offset]
    right = lines[last - 1][node.end_col_offset :]
    is_alone = not left and right.strip()[:1] in (b"", b"#")
    if is_alone and not new and not above.endswith(b"\\"):  # the line goes on
        lines[:last] = above.split(b"\n")
    else:
        lines[first:last] = [left + (new or b"pass") + right]


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
        read_module(f"lib.{file.stem}")
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
