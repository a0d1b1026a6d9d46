#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py [poj3074 ...]      write all solutions, or some
    python3 tools/bundle.py --check            name those that are not current
    python3 tools/bundle.py --stdout poj3074   print one
    python3 tools/bundle.py my.py > submit.py  bundle a file of your own

The program comes last, as it stands but for its docstring, which comes first, and its
imports from lib. Above it is what it reaches of lib, name by name. lib only imports,
defines and names constants; a global name means one thing in it. The program imports
from lib at the top level, on lines of their own, and no other file of yours.
Not looked at: code that asks where it stands, such as globals() or __file__; exec.
"""

import argparse
import ast
import builtins
import difflib
import dis
import hashlib
import importlib.util
import os
import re
import sys
import warnings
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, PROBLEMS = ROOT / "solutions", ROOT / "lib" / "problems"
BROKEN = SyntaxError, ValueError, ImportError, RecursionError, MemoryError
BUILTINS = {name for name in dir(builtins) if name[:2] != "__"} | {"__annotations__"}
IMPORTS = ast.Import, ast.ImportFrom
# What may run when lib is imported. Without ast.Store, nothing but names can be bound.
PLAIN = *IMPORTS, ast.alias, ast.ClassDef, ast.FunctionDef, ast.arguments, ast.arg
PLAIN += ast.Assign, ast.AnnAssign, ast.Expr, ast.Pass, ast.Name, ast.Load, ast.Call
PLAIN += ast.Constant, ast.Attribute, ast.Subscript, ast.UnaryOp, ast.BinOp, ast.Lambda
PLAIN += ast.List, ast.Tuple, ast.Dict, ast.Set, ast.operator, ast.unaryop
METHODS = {"property", "setter", "staticmethod", "classmethod"}


def is_plain(node):
    """Return whether a statement only imports, defines or names a constant."""
    parts, calls, decorators = [node], [], []
    for part in parts:  # which grows by all that runs when the statement does
        calls += [ast.unparse(part.func)] if isinstance(part, ast.Call) else []
        decorators += getattr(part, "decorator_list", [])
        if isinstance(part, (ast.FunctionDef, ast.Lambda)):
            parts.append(part.args)
        elif not isinstance(part, ast.Name):
            parts += ast.iter_child_nodes(part)
    names = {ast.unparse(decorator).split(".")[-1] for decorator in decorators}
    is_quiet = {*calls} <= {"float"} and names <= METHODS
    return is_quiet and all(isinstance(part, PLAIN) for part in parts)


def single_lines(node):
    """Yield (name, line) for each name that an import binds, or a constant."""
    if isinstance(node, ast.Assign) and is_plain(node):
        kinds = {type(part) for part in ast.walk(node.value)}
        names = {getattr(part, "id", "float") for part in ast.walk(node.value)}
        if names == {"float"} and not kinds & {ast.List, ast.Dict, ast.Set}:
            yield node.targets[0].id, ast.unparse(node)
    for alias in node.names if isinstance(node, IMPORTS) else ():
        names = [(alias.asname or alias.name).split(".")[0]]
        if alias.name == "*" and node.module.split(".")[0] in sys.stdlib_module_names:
            module = importlib.import_module(node.module)
            names = getattr(module, "__all__", dir(module))
        start = ast.unparse(node).split("import ")[0]
        is_bound = alias.asname not in (None, alias.name) or start[:9] != "from lib."
        for name in names:
            yield name, is_bound * f"{start}import {ast.unparse(alias)}"


def find_uses(statement, path):
    """Yield (name, meaning, line) for each use of a global name, as Python compiles it.

    meaning: "" if the name is only read; else what it is bound to, in words that are
    equal only for equal imports and equal constants
    """
    known = {}
    for node in ast.walk(statement):
        for name, meaning in single_lines(node):
            known[name, node.lineno] = meaning
            if meaning.endswith("import *"):
                yield name, meaning, node.lineno
    codes = [compile(ast.Module([statement], []), path, "exec", optimize=0)]
    for code in codes:  # which grows by the functions and classes in it
        codes += [part for part in code.co_consts if hasattr(part, "co_code")]
        lines, line = dict(dis.findlinestarts(code)), 0
        attributes = {"__name__"}  # that a class body has bound by then
        for step in dis.get_instructions(code):
            line = lines.get(step.offset) or line
            verb, _, kind = step.opname.partition("_")
            if verb != "IMPORT" and kind in ("NAME", "GLOBAL", "FROM_DICT_OR_GLOBALS"):
                name, in_class = step.argval, kind == "NAME" and code is not codes[0]
                if verb == "LOAD" and not (in_class and name in attributes):
                    yield name, "", line
                elif verb != "LOAD" and not in_class:
                    yield name, known.get((name, line), f"{path}:{line}"), line
                attributes.add(name)


class Source:
    """A file: its statements, its global names, and why it can't be bundled.

    folder: where a program of one's own is, None for lib and its problems
    body: the statements. Each has above and text, its lines and those above it; uses,
    of global names; tops, {name: line} for the bundle's top if it is moved there
    alone: those that share no line; imported: names from lib; names: all that it has
    """

    def __init__(self, file, path, folder=None):
        self.path, self.folder, self.refusals = path, folder, []
        self.body, self.alone, self.imported, self.names = [], set(), [], set()
        try:
            text = importlib.util.decode_source(file.read_bytes())
            self.tree = ast.parse(text)
            compile(text, path, "exec")  # which finds more
        except BROKEN as error:
            line = getattr(error, "lineno", None) or 1
            self.refuse(line, f"{getattr(error, 'msg', error)}: correct it")
            text, self.tree = "", ast.parse("")
        lines, end = [line + "\n" for line in text.split("\n")], 0
        for node in self.tree.body:
            self.alone.add(node)
            if node.lineno <= end:
                self.alone -= {node, self.body[-1]}
            start = max(end, node.lineno - 1)
            node.above = "".join(lines[end:start])
            node.text = "".join(lines[start : node.end_lineno])
            node.uses, node.tops = [*find_uses(node, path)], {}
            self.names.update(name for name, meaning, _ in node.uses if meaning)
            self.body.append(node)
            end = node.end_lineno
        self.end = "".join(lines[end:])

    def refuse(self, line, why):
        """Note why the file can't be bundled, and what to do."""
        self.refusals.append(f"{self.path}:{line}: {why}")

    def enter_imports(self, owners):
        """Enter all imports; owners: {name: module of lib that defines it}."""
        for node in ast.walk(self.tree):
            for alias in node.names if isinstance(node, IMPORTS) else ():
                self.enter_import(node, alias, owners)

    def enter_import(self, node, alias, owners):
        """Take an import out of the text if the bundle has it elsewhere; or refuse it."""
        module, level = getattr(node, "module", None) or "", getattr(node, "level", 0)
        root, *rest = [word for word in f"{module}.{alias.name}".split(".") if word]
        is_python, is_lib = root in sys.stdlib_module_names, root == "lib" or level
        is_alone, right, why = node in self.alone, "", ""
        near = [f"{root}.py", f"{root}/__init__.py" if is_python or is_lib else root]
        near += [f"lib/{name}.py" for name in rest[:1] if is_lib]
        near = [name for name in near if self.has_beside(name)]
        if is_lib:
            right = right_import([root, *rest], owners, self.tree)
            is_alone &= right == f"from {module} import {alias.name}" and not level
        if near:
            why = f"{near[0]} is not bundled: put what you need of it into your file"
        elif is_lib and not is_alone:
            why = f"not for a bundle: write, alone at the top level: {right}"
        elif alias.name == "*" and not is_python:
            why = f"what {root} has is not known here: import it by name"
        elif root == "__future__" and not is_alone:
            why = "this comes first in a bundle: write it alone at the top level"
        if why:
            self.refuse(node.lineno, why)
        elif is_lib:
            new = [a for a in node.names if a.asname not in (None, a.name)]
            node.text = "".join(f"{a.asname} = {a.name}\n" for a in new)
            node.above = node.above.strip() and node.above
            node.uses.append((alias.name, "", node.lineno))
            self.imported.append(alias.name)
            self.names.add(alias.name)
        elif is_alone and (root == "__future__" or not self.folder):
            node.above, node.text, node.tops = "", "", dict(single_lines(node))

    def has_beside(self, name):
        """Return whether a file beside one's own is in the way of what it imports."""
        file = self.folder and self.folder / name
        return file and file.exists() and ROOT / "lib" not in file.resolve().parents


def right_import(words, owners, tree):
    """Return the line to write for an import from lib: the nearest that is right.

    words: lib, the module and the name, or some of these; owners: {name: module}
    """
    stem, name = [*words[words[0] == "lib" :], "*", "*"][:2]
    names = difflib.get_close_matches(name, owners, 1, 0)
    if name == "*":
        stem, *_ = difflib.get_close_matches(
            owners.get(stem, stem), owners.values(), 1, 0
        )
        used = {getattr(n, "id", getattr(n, "attr", "")) for n in ast.walk(tree)}
        names = [name for name in owners if owners[name] == stem]
        names = [name for name in names if name in used] or names[:1]
    return f"from lib.{owners[names[0]]} import {', '.join(names)}"


def read_lib():
    """Return {module: Source}, and {name: module that defines it}, for all of lib."""
    files, owners = sorted((ROOT / "lib").glob("*.py")), {}
    lib = {file.stem: Source(file, f"lib/{file.name}") for file in files}
    for stem, source in lib.items():
        for node in source.body:
            if not isinstance(node, IMPORTS):
                owners.update({name: stem for name, meaning, _ in node.uses if meaning})
            if not is_plain(node) or node not in source.alone:
                why = "lib only imports, defines and names constants"
                source.refuse(node.lineno, f"{why}: put this into a function")
    for source in lib.values():
        source.enter_imports(owners)
    return lib, owners


def order(source, lib, owners, done):
    """Put a source at the end of done, after the modules of lib that it imports."""
    done[source] = None
    for name in source.imported:
        if lib[owners[name]] not in done:
            order(lib[owners[name]], lib, owners, done)
    done[source] = done.pop(source)


def reach(modules, wanted):
    """Return what binds the wanted names or what that reads, and all these names."""
    nodes, names, old = [node for m in modules for node in m.body], {*wanted}, None
    while names != old:
        old = names
        kept = [n for n in nodes if any(name in old and m for name, m, _ in n.uses)]
        names = old.union(name for node in kept for name, _, _ in node.uses)
    return kept, names


def check_names(modules, kept, program):
    """Refuse the names that mean two things in a bundle, or in lib nothing."""
    users, known = {}, {name: ("Python's own", "Python") for name in BUILTINS}
    for source in modules:
        uses = [use for node in source.body if node in kept for use in node.uses]
        for name, meaning, line in uses:
            users.setdefault(name, source.path)
            first, path = (
                known.setdefault(name, (meaning, source.path)) if meaning else ("", "")
            )
            if first != meaning:
                source.refuse(line, f"{name} means another thing in {path}: rename one")
            if not meaning and name not in source.names | BUILTINS:
                source.refuse(line, f"nothing binds {name} here: define or import it")
    for name, meaning, line in [use for node in program.body for use in node.uses]:
        if meaning and name in users and known.get(name, [""])[0] != meaning:
            why = f"{users.pop(name)} uses the name {name}: rename yours"
            program.refuse(line, why)


def apart(comments):
    """Return the comments that do not stand directly above a statement."""
    text = comments.rpartition("\n\n")[0]
    return text.strip() and text.rstrip("\n") + "\n"


def bundle(program, lib, owners):
    """Return the text of a bundle, after checking its names."""
    sources, tops, sections, head = {}, set(), [], ""
    order(program, lib, owners, sources)
    *modules, _ = sources
    kept, names = reach(modules, program.imported)
    check_names(modules, kept, program)
    path = Path(program.path).name if program.folder else program.path
    if ast.get_docstring(program.tree) and program.body[0] in program.alone:
        head, program.body[0].text = program.body[0].text + "\n", ""
    for source in sources:
        nodes = [node for node in source.body if source is program or node in kept]
        lines = [pair for node in nodes for pair in node.tops.items()]
        tops.update(line for name, line in lines if name in names | program.names)
        text = "".join(
            node.above + node.text if node in nodes else apart(node.above)
            for node in source.body
        )
        title = (ast.get_docstring(source.tree) or "").split("\n")[0]
        heading = f"{source.path}: {title}".rstrip(": ")
        if source is program:
            heading, text = path, text + source.end
        if source is program or any(not node.tops for node in nodes):
            sections.append(f"# {heading}\n\n\n" + text.strip("\n"))
    tops = sorted(
        tops, key=lambda line: ("__future__" not in line, line[0] == "f", line)
    )
    rest = "\n\n\n".join(["\n".join(tops), *sections]).lstrip() + "\n"
    digest = hashlib.sha256(rest.encode()).hexdigest()[:12]
    head += f"# Generated by tools/bundle.py from {path}; do not edit.\n"
    head += f"# Digest of what follows: {digest}"
    found = re.search(r"^class Solution\b", rest, flags=re.M)
    if found:
        line = (head + rest[: found.start()]).count("\n") + 3
        head += f"; class Solution begins in line {line}"
    return f"{head}.\n\n{rest}"


def run_tool(main):
    """Exit with the status of main(), without a traceback for what its user does."""
    try:
        sys.stdout.reconfigure(errors="backslashreplace")
        status = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        print(f"{error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        os._exit(1)  # a plain exit would try once more to write
    sys.exit(status)


def read_arguments():
    """Return the files to bundle, and what to do: "write", "check" or "print"."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    parser.add_argument("names", nargs="*", metavar="NAME", help="problems, or a file")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--stdout", action="store_true", help="print one bundle")
    args = parser.parse_args()
    problems = {file.stem: file for file in sorted(PROBLEMS.glob("[!_.]*.py"))}
    files = [problems.get(name) or Path(name) for name in args.names or problems]
    files = [PROBLEMS / f.name if f.resolve().parent == PROBLEMS else f for f in files]
    is_own = any(file.parent != PROBLEMS for file in files)
    is_single = len(files) == 1 and not args.check
    if not all(map(Path.is_file, files)) or (args.stdout or is_own) and not is_single:
        parser.error("give names of lib/problems, or one name, or one file of your own")
    return files, is_own or args.stdout, args.check


def main():
    if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
        return "tools/bundle.py needs CPython 3.10 or later"
    warnings.simplefilter("ignore")  # Python warns when the source itself is run
    files, is_printed, is_check = read_arguments()
    lib, owners = read_lib()
    texts, refusals = {}, [why for source in lib.values() for why in source.refusals]
    for file in files:
        is_own = file.parent != PROBLEMS
        path = str(file) if is_own else f"lib/problems/{file.name}"
        program = Source(file, path, file.resolve().parent if is_own else None)
        program.enter_imports(owners)
        texts[SOLUTIONS / file.name] = bundle(program, lib, owners).encode()
        refusals += program.refusals
    refusals += [why for source in lib.values() for why in source.refusals]
    if refusals:
        return "\n".join(dict.fromkeys(refusals))
    if is_printed:
        sys.stdout.buffer.write(*texts.values())
        return 0
    wrong = [p for p in texts if not p.exists() or p.read_bytes() != texts[p]]
    if is_check and wrong:
        names = " ".join(path.stem for path in wrong)
        print(f"not current: {names}\nto repair: python3 tools/bundle.py {names}")
        return 1
    SOLUTIONS.mkdir(exist_ok=True)
    for path in wrong:
        path.write_bytes(texts[path])
    return 0


if __name__ == "__main__":
    run_tool(main)
