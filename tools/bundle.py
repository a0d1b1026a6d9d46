#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py [poj3074 ...]      write all solutions, or some
    python3 tools/bundle.py --check            name those that are not current
    python3 tools/bundle.py --stdout poj3074   print one
    python3 tools/bundle.py my.py > submit.py  bundle a file of your own

The program comes last, as it stands but for its docstring, which comes first, and its
imports from lib: at the top level, on lines of their own. Above it is what it reaches
of lib, name by name. lib only imports, defines and names constants.
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
PLAIN += ast.Assign, ast.AnnAssign, ast.Expr, ast.Pass, ast.Load, ast.Lambda, ast.Tuple
PLAIN += ast.Constant, ast.Attribute, ast.Subscript, ast.UnaryOp, ast.BinOp, ast.List
PLAIN += ast.Dict, ast.Set, ast.operator, ast.unaryop
METHODS = {"property", "setter", "staticmethod", "classmethod"}


def is_plain(node):
    """Return whether a statement of lib, or a part, does nothing when it is imported."""
    if isinstance(node, (ast.Name, ast.Call)):
        return isinstance(node, ast.Name) or ast.unparse(node.func) == "float"
    is_function = isinstance(node, (ast.FunctionDef, ast.Lambda))
    parts = [node.args] if is_function else ast.iter_child_nodes(node)
    decorators = map(ast.unparse, getattr(node, "decorator_list", []))
    is_method = {name.split(".")[-1] for name in decorators} <= METHODS
    return isinstance(node, PLAIN) and is_method and all(map(is_plain, parts))


def is_fixed(node):
    """Return whether a node gives a name a value that is the same in every file."""
    if not isinstance(node, ast.Assign) or not is_plain(node):
        return False
    parts = list(ast.walk(node.value))
    can_change = any(isinstance(part, (ast.List, ast.Dict, ast.Set)) for part in parts)
    return not can_change and {getattr(p, "id", "float") for p in parts} == {"float"}


def meanings(node):
    """Yield (name, meaning) for each name that an import binds, or a constant.

    A meaning is a line of Python that binds the name, and only that.
    """
    if is_fixed(node):
        yield node.targets[0].id, ast.unparse(node)
    for alias in node.names if isinstance(node, IMPORTS) else ():
        names = [(alias.asname or alias.name).split(".")[0]]
        if alias.name == "*" and node.module.split(".")[0] in sys.stdlib_module_names:
            module = importlib.import_module(node.module)
            names = getattr(module, "__all__", dir(module))
        start = ast.unparse(node).split("import ")[0]
        yield from ((name, f"{start}import {ast.unparse(alias)}") for name in names)


def find_uses(statement, path):
    """Yield (name, meaning, line) for each use of a global name, as Python compiles it.

    meaning: "" if the name is only read; else what it is bound to, in words that are
    equal only for equal imports and equal constants
    """
    known = {}
    for node in ast.walk(statement):
        for name, meaning in meanings(node):
            known[name, node.lineno] = meaning
            if meaning.endswith("import *"):
                yield name, meaning, node.lineno
    codes = [compile(ast.Module([statement], []), "", "exec", optimize=0)]
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

    body: the statements. Each has text, its lines; above, those above it; apart, these
    but for the comments directly above it; is_alone, on its lines; uses, see find_uses
    folder: where it is, if it is a program of one's own, else None
    imported: {name: module} from lib; names: these and those that it binds
    """

    def __init__(self, file):
        is_own = file.parent not in (PROBLEMS, ROOT / "lib")
        self.path = str(file if is_own else file.relative_to(ROOT))
        self.folder = file.resolve().parent if is_own else None
        self.refusals, self.imported, self.names, end = [], {}, set(), 0
        try:
            text = importlib.util.decode_source(file.read_bytes())
            self.tree = ast.parse(text)
            compile(text, self.path, "exec")  # which finds more
        except BROKEN as error:
            line = getattr(error, "lineno", None) or 1
            self.refuse(line, f"{getattr(error, 'msg', error)}: correct it")
            text, self.tree = "", ast.parse("")
        self.body, lines = self.tree.body, [line + "\n" for line in text.split("\n")]
        for node, after in zip(self.body, [*self.body[1:], None]):
            start = max(end, node.lineno - 1)
            node.is_alone = node.lineno > end and not (
                after and after.lineno <= node.end_lineno
            )
            node.above = "".join(lines[end:start])
            node.text = "".join(lines[start : node.end_lineno])
            node.is_top, apart = False, node.above.rpartition("\n\n")[0].rstrip("\n")
            node.apart = apart and apart + "\n"
            node.uses = list(find_uses(node, self.path))
            self.names.update(name for name, meaning, _ in node.uses if meaning)
            end = node.end_lineno
        self.end = "".join(lines[end:])
        self.title = (ast.get_docstring(self.tree) or "").split("\n")[0]

    def refuse(self, line, why):
        """Note why the file can't be bundled, and what to do."""
        self.refusals.append(f"{self.path}:{line}: {why}")

    def enter_imports(self, owners):
        """Take out the imports that the bundle has elsewhere; refuse some others.

        owners: {name: the module of lib that defines it}
        """
        for node in ast.walk(self.tree):
            for alias in node.names if isinstance(node, IMPORTS) else ():
                module, is_alone = (
                    getattr(node, "module", "") or "",
                    node in self.body and node.is_alone,
                )
                words = [word for word in f"{module}.{alias.name}".split(".") if word]
                why = self.fault(node, words, owners)
                if why:
                    self.refuse(node.lineno, why)
                elif words[0] == "lib":
                    self.imported[alias.name] = owners[alias.name]
                    self.names.add(alias.name)
                    node.uses = [use for use in node.uses if use[0] != alias.name]
                    node.uses.append((alias.name, "", node.lineno))
                    new = [a for a in node.names if a.asname not in (None, a.name)]
                    node.text = "".join(f"{a.asname} = {a.name}\n" for a in new)
                    node.above = node.apart
                elif is_alone and (not self.folder or module == "__future__"):
                    node.above, node.text, node.is_top = node.apart, "", True

    def fault(self, node, words, owners):
        """Return why an import can't be bundled, "" if it can; words: what it names."""
        is_lib = words[0] == "lib" or getattr(node, "level", 0)
        is_alone = node in self.body and node.is_alone
        near = ["/".join(words[:count]) + ".py" for count in range(1, len(words) + 1)]
        for name in [*near, f"{words[0]}/__init__.py"] if self.folder else ():
            file = (self.folder / name).resolve()
            if file.exists() and ROOT / "lib" not in file.parents:
                return f"{name} is not bundled: put what you need of it into your file"
        if is_lib:
            right = right_import(words, owners, self.tree)
            if (
                not is_alone
                or right != f"from {'.'.join(words[:-1])} import {words[-1]}"
            ):
                return f"not for a bundle: write, alone at the top level: {right}"
        elif words[-1] == "*" and words[0] not in sys.stdlib_module_names:
            return f"what {words[0]} has is not known here: import it by name"
        elif words[0] == "__future__" and not is_alone:
            return "this comes first in a bundle: write it alone at the top level"
        return ""


def right_import(words, owners, tree):
    """Return the line to write for an import from lib: the nearest that is right."""
    stem, name = [*words[words[0] == "lib" :], "*", "*"][:2]
    names = difflib.get_close_matches(name, owners, 1, 0)
    if name == "*":
        stem = owners.get(stem, stem)  # if it is: from lib import name
        stem, *_ = difflib.get_close_matches(stem, owners.values(), 1, 0)
        used = {getattr(n, "id", getattr(n, "attr", "")) for n in ast.walk(tree)}
        names = [name for name in owners if owners[name] == stem]
        names = [name for name in names if name in used] or names[:1]
    return f"from lib.{owners[names[0]]} import {', '.join(names)}"


def read_lib():
    """Return {module: Source}, and {name: module that defines it}, for all of lib."""
    lib, owners = {}, {}
    for file in sorted((ROOT / "lib").glob("*.py")):
        lib[file.stem] = source = Source(file)
        for node in source.body:
            if not is_plain(node) or not node.is_alone:
                why = "lib only imports, defines and names constants"
                source.refuse(node.lineno, f"{why}: put this into a function")
            if not isinstance(node, IMPORTS):
                names = [name for name, meaning, _ in node.uses if meaning]
                owners.update(dict.fromkeys(names, file.stem))
    for source in lib.values():
        source.enter_imports(owners)
    return lib, owners


def with_imports(source, lib, above=()):
    """Yield the modules of lib that a source imports, each after its own, then it."""
    for stem in source.imported.values() if source not in above else ():
        yield from with_imports(lib[stem], lib, (*above, source))
    yield source


def reach(modules, wanted):
    """Return what binds the wanted names or what that reads, and all these names."""
    nodes, names, old = [node for m in modules for node in m.body], {*wanted}, None
    while names != old:
        old = names
        kept = [n for n in nodes if any(name in old and m for name, m, _ in n.uses)]
        names = old.union(name for node in kept for name, _, _ in node.uses)
    return kept, names


def check_names(modules, kept, program):
    """Refuse each name that means two things in a bundle, or in lib nothing."""
    users, known = {}, {name: ("Python's own", "Python") for name in BUILTINS}
    for source in modules:
        uses = [use for node in source.body if node in kept for use in node.uses]
        for name, meaning, line in uses:
            users.setdefault(name, source.path)
            first, path = (
                known.setdefault(name, (meaning, source.path)) if meaning else ("", "")
            )
            if meaning != first:
                source.refuse(line, f"{name} means another thing in {path}: rename one")
            if not meaning and name not in source.names | BUILTINS:
                source.refuse(line, f"nothing binds {name} here: define or import it")
    for name, meaning, line in [use for node in program.body for use in node.uses]:
        if meaning and name in users and meaning != known.get(name, [""])[0]:
            why = f"{users.pop(name)} uses the name {name}: rename yours"
            program.refuse(line, why)


def bundle(program, lib):
    """Return the text of a bundle, after checking its names."""
    *modules, _ = dict.fromkeys(with_imports(program, lib))
    kept, names = reach(modules, program.imported)
    check_names(modules, kept, program)
    head, tops, sections = "", set(), []
    path = Path(program.path).name if program.folder else program.path
    if ast.get_docstring(program.tree):
        head, program.body[0].text = program.body[0].text + "\n", ""
    for source in [*modules, program]:
        text, heading, has_text = (
            "",
            f"# {source.path}: {source.title}".rstrip(": "),
            False,
        )
        for node in source.body:
            if source is program or node in kept:
                text += node.above + node.text
                has_text |= not node.is_top
                if node.is_top:
                    tops.update(
                        m for name, m, _ in node.uses if name in names | program.names
                    )
            else:
                text += node.apart
        if source is program:
            heading, text = f"# {path}", text + source.end
        if source is program or has_text:
            sections.append(f"{heading}\n\n\n" + text.strip("\n"))
    top = sorted(
        tops, key=lambda line: ("__future__" not in line, line[0] == "f", line)
    )
    rest = "\n\n\n".join(["\n".join(top), *sections]).lstrip() + "\n"
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


def bundle_all(files):
    """Return {solution: its bundle} for programs, and why they can't be bundled."""
    warnings.simplefilter("ignore")  # Python warns when the source itself is run
    sys.setrecursionlimit(20_000)  # for long sums
    (lib, owners), texts = read_lib(), {}
    sources = list(lib.values())
    for file in files if not any(s.refusals and not s.body for s in sources) else ():
        program = Source(file)
        program.enter_imports(owners)
        texts[SOLUTIONS / file.name] = bundle(program, lib).encode()
        sources.append(program)
    return texts, [why for source in sources for why in source.refusals]


def main():
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    parser.add_argument("names", nargs="*", metavar="NAME", help="problems, or a file")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--stdout", action="store_true", help="print one bundle")
    args = parser.parse_args()
    if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
        return "tools/bundle.py needs CPython 3.10 or later"
    problems = {file.stem: file for file in sorted(PROBLEMS.glob("[!_.]*.py"))}
    files = [problems.get(name) or Path(name) for name in args.names or problems]
    files = [PROBLEMS / f.name if f.resolve().parent == PROBLEMS else f for f in files]
    is_single = args.stdout or any(file.parent != PROBLEMS for file in files)
    if (
        is_single
        and (len(files) > 1 or args.check)
        or not all(map(Path.is_file, files))
    ):
        parser.error("give names of lib/problems, or one name, or one file of your own")
    texts, refusals = bundle_all(files)
    if refusals:
        return "\n".join(dict.fromkeys(refusals))
    wrong = [p for p in texts if not p.is_file() or p.read_bytes() != texts[p]]
    if is_single:
        sys.stdout.buffer.write(*texts.values())
    elif args.check and wrong:
        names = " ".join(path.stem for path in wrong)
        print(f"not current: {names}\nto repair: python3 tools/bundle.py {names}")
        return 1
    elif not args.check:
        SOLUTIONS.mkdir(exist_ok=True)
        for path in wrong:
            path.write_bytes(texts[path])


if __name__ == "__main__":
    run_tool(main)
