#!/usr/bin/env python3
"""Make the solutions from lib: a file each, to paste into a judge.

    python3 tools/bundle.py                    write every bundle
    python3 tools/bundle.py poj3074            write some
    python3 tools/bundle.py --check            write nothing, show what is not as lib
                                               makes it; exit status 1 if anything
    python3 tools/bundle.py --stdout poj3074   print one

A bundle is a problem's module with all of lib that it imports, each module after what
it imports, their source text as it stands. Only the imports go: those of lib away,
those of the standard library to the top. What would mean another thing in one file is
refused, by file and line.
"""

import argparse
import ast
import builtins
import difflib
import hashlib
import importlib.util
import os
import symtable
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROBLEMS = ROOT / "lib" / "problems"
SOLUTIONS = ROOT / "solutions"


class Refused(Exception):
    """A source that can't be pasted: its file, the line, and why."""


class Module:
    """A source file and what a bundle needs of it.

    imported: what it takes from lib, {name: (module, line)}
    standard: its imports to go to the top, {text: (name, meaning)}
    meanings: what its own top-level names mean, {name: meaning}
    """

    def __init__(self, name, importer=None):
        self.name = name
        self.path = name.replace(".", "/") + ".py"
        if (ROOT / name.replace(".", "/")).is_dir():
            self.path = name.replace(".", "/") + "/__init__.py"
        self.source = read_source(self.path, importer)
        try:
            self.tree = ast.parse(self.source)
            table = symtable.symtable(self.source, self.path, "exec")
        except SyntaxError as error:
            self.refuse(error, f"not Python: {error.msg}")
        self.imported = {}
        self.standard = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                self.read_import(node)
            elif isinstance(node, ast.ImportFrom):
                self.read_import_from(node)
        assigned = assigned_names(table)
        names = imported_names(table) - set(self.imported) | assigned
        self.meanings = dict.fromkeys(names, self.path)
        for name, meaning in self.standard.values():
            if name in assigned or self.meanings[name] not in (self.path, meaning):
                self.refuse(self.line_of(name), f"{name} is bound twice, by an import")
            self.meanings[name] = meaning
        for name in sorted(self.meanings):
            if hasattr(builtins, name):
                self.refuse(self.line_of(name), f"{name} hides a builtin")

    def refuse(self, where, why):
        """Raise Refused for a line, or for what has one."""
        raise Refused(f"{self.path}:{getattr(where, 'lineno', where)}: {why}")

    def read_import(self, node):
        """Enter import x, y.z as w."""
        for alias in node.names:
            first = alias.name.split(".")[0]
            if first == "lib":
                self.refuse(node, f"import {alias.name}: import names from it")
            self.require_standard(alias.name, node)
            if node in self.tree.body:
                text = f"import {alias.name}"
                if alias.asname:
                    text += f" as {alias.asname}"
                    self.standard[text] = (alias.asname, text)
                else:
                    self.standard[text] = (first, f"import {first}")

    def read_import_from(self, node):
        """Enter from x import y, z as w."""
        if node.level:
            self.refuse(node, "a relative import")
        if node.module == "__future__":
            self.refuse(node, "from __future__ must be the first line of a file")
        in_lib = node.module.split(".")[0] == "lib"
        if not in_lib:
            self.require_standard(node.module, node)
        elif node not in self.tree.body:
            self.refuse(node, "an import of lib below the top level")
        for alias in node.names:
            name = alias.asname or alias.name
            if name == "*":
                self.refuse(node, "a star import")
            if in_lib and alias.asname:
                self.refuse(node, f"{alias.name} as {name}: lib's names stay")
            if in_lib:
                self.imported[name] = (node.module, node.lineno)
            elif node in self.tree.body:
                text = f"from {node.module} import {alias.name}"
                text += f" as {name}" if alias.asname else ""
                self.standard[text] = (name, text)

    def require_standard(self, name, node):
        """Refuse what is not the standard library's."""
        if not is_standard(name.split(".")[0]):
            self.refuse(node, f"{name} is neither in lib nor in the standard library")

    def line_of(self, name):
        """Return the first line that binds name."""
        lines = [1 << 30]
        for node in ast.walk(self.tree):
            if name in binds(node):
                lines.append(node.lineno)
        return min(lines)

    def docstring(self):
        """Return the statement that is the docstring, or None."""
        first = self.tree.body[0] if self.tree.body else None
        value = getattr(first, "value", None)
        if isinstance(first, ast.Expr) and isinstance(value, ast.Constant):
            return first if isinstance(value.value, str) else None
        return None

    def text(self, statement):
        """Return a statement's source text."""
        lines = self.source.split("\n")
        return "\n".join(lines[statement.lineno - 1 : statement.end_lineno])

    def body(self):
        """Return the source text without its docstring and the imports at its top."""
        drop = set()
        for node in self.tree.body:
            lines = set(range(node.lineno, node.end_lineno + 1))
            is_import = isinstance(node, (ast.Import, ast.ImportFrom))
            if is_import or node is self.docstring():
                for other in self.tree.body:
                    if other is not node and lines & {other.lineno, other.end_lineno}:
                        self.refuse(node, "more than one statement on the line")
                drop |= lines
        lines = enumerate(self.source.split("\n"), 1)
        kept = [line for number, line in lines if number not in drop]
        return "\n".join(kept).strip("\n")


def read_source(path, importer):
    """Return the text of a source, its line ends made plain; importer: who wants it."""
    try:
        source = (ROOT / path).read_bytes()
    except OSError:
        raise Refused(f"{importer or path + ':1'}: there is no {path}") from None
    if source.startswith(b"\xef\xbb\xbf"):
        source = source[3:]
    source = source.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
    for number, line in enumerate(source.split(b"\n"), 1):
        if any(byte > 126 or byte == 0 for byte in line):
            raise Refused(f"{path}:{number}: a character that is not ASCII")
    return source.decode("ascii")


def is_standard(name):
    """Return whether a top-level module is the standard library's."""
    if name in sys.builtin_module_names:
        return True
    try:
        spec = importlib.util.find_spec(name)
    except ValueError:  # of __main__
        return False
    if spec is None or spec.origin is None:
        return False
    if spec.origin == "frozen":
        return True
    origin = Path(spec.origin).resolve()
    standard = Path(sysconfig.get_paths()["stdlib"]).resolve()
    packages = {"site-packages", "dist-packages"}
    return standard in origin.parents and not packages & set(origin.parts)


def imported_names(table):
    """Return the names that a module's top level binds by imports."""
    return {s.get_name() for s in table.get_symbols() if s.is_imported()}


def assigned_names(table):
    """Return the names that a module's top level binds otherwise, by global too."""
    names = set()
    for symbol in table.get_symbols():
        if table.get_type() == "module" or symbol.is_declared_global():
            if symbol.is_assigned():
                names.add(symbol.get_name())
    return names.union(*map(assigned_names, table.get_children()))


def binds(node):
    """Return the names that a syntax node may bind by itself."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        return [node.id]
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        return [alias.asname or alias.name.split(".")[0] for alias in node.names]
    return []


def gather(problem):
    """Return the modules of a bundle, each after those that it imports."""
    ordered = {}
    open_ = []

    def visit(name, importer=None):
        if name in ordered:
            return ordered[name]
        if name in open_:
            raise Refused(
                f"{importer}: a cycle of imports: {' > '.join(open_ + [name])}"
            )
        open_.append(name)
        parent = name.rpartition(".")[0]
        if parent and (ROOT / parent.replace(".", "/") / "__init__.py").exists():
            visit(parent, importer)
        module = Module(name, importer)
        for wanted, (source, line) in module.imported.items():
            found = visit(source, f"{module.path}:{line}")
            if wanted not in found.meanings and wanted not in found.imported:
                module.refuse(line, f"{source} has no {wanted}")
        open_.pop()
        ordered[name] = module
        return module

    visit(f"lib.problems.{problem}")
    return list(ordered.values())


def refuse_mixture(modules):
    """Refuse names that would meet in one file and mean different things."""
    meanings = {}
    for module in modules:
        for name, meaning in sorted(module.meanings.items()):
            first, where = meanings.setdefault(name, (meaning, module.path))
            if meaning != first:
                line = module.line_of(name)
                module.refuse(line, f"{name} is another one in {where}")
        for node in ast.walk(module.tree) if module is not modules[-1] else ():
            if getattr(node, "id", None) in ("__name__", "__file__", "__doc__"):
                module.refuse(node, f"{node.id} is the problem's own in a bundle")


def make_bundle(problem):
    """Return the text of a problem's bundle."""
    modules = gather(problem)
    refuse_mixture(modules)
    main = modules[-1]
    sources = "".join(f"{module.path}\n{module.source}\n" for module in modules)
    digest = hashlib.sha256(sources.encode("ascii")).hexdigest()[:12]
    header = f"# Generated from lib by tools/bundle.py, sources {digest}."
    if main.docstring():
        header = main.text(main.docstring()) + "\n\n" + header
    imports = {text for module in modules for text in module.standard}
    imports = sorted(imports, key=lambda text: (text.startswith("from"), text))
    parts = []
    for module in modules:
        body = module.body()
        gap = "\n\n"
        if body.startswith(("def ", "class ", "@", "async ")):  # as black has it
            gap = "\n\n\n"
        if body:
            parts.append(f"# {module.path}{gap}{body}")
    code = "\n".join(imports) + "\n\n" * bool(imports) + "\n\n\n".join(parts)
    return f"{header}\n\n{code}\n"


def check(bundles, stale):
    """Print how the solutions differ from bundles; return the exit status."""
    wrong = []
    for path, text in bundles.items():
        old = path.read_bytes().decode("ascii", "replace") if path.exists() else ""
        if old != text or not path.exists():
            wrong.append(path.stem)
            names = f"solutions/{path.name}", f"{path.stem} as lib makes it"
            lines = old.splitlines(True), text.splitlines(True)
            sys.stdout.writelines(difflib.unified_diff(*lines, *names))
    if wrong:
        print(f"to repair: python3 tools/bundle.py {' '.join(wrong)}")
    for path in stale:
        print(f"lib/problems has no {path.name}; to repair: rm solutions/{path.name}")
    return 1 if wrong or stale else 0


def write(path, text):
    """Write a file whole or not at all."""
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(".tmp")
    draft.write_bytes(text.encode("ascii"))
    os.replace(draft, path)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="problems; all if none"
    )
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("--stdout", metavar="NAME", help="print one bundle")
    args = parser.parse_args()
    problems = sorted(path.stem for path in PROBLEMS.glob("*.py"))
    problems = [name for name in problems if name != "__init__"]
    names = [args.stdout] if args.stdout else args.names or problems
    for name in names:
        if name not in problems and not (
            args.check and (SOLUTIONS / f"{name}.py").exists()
        ):
            parser.error(f"lib/problems has no {name}.py")
    made = [name for name in names if name in problems]
    try:
        bundles = {SOLUTIONS / f"{name}.py": make_bundle(name) for name in made}
    except Refused as error:
        sys.exit(str(error))
    if args.stdout:
        sys.stdout.buffer.write(bundles.popitem()[1].encode("ascii"))
        return 0
    if args.check:
        old = sorted(SOLUTIONS.glob("*.py"))
        chosen = args.names or [path.stem for path in old]
        stale = [p for p in old if p.stem in chosen and p.stem not in problems]
        return check(bundles, stale)
    for path, text in bundles.items():
        write(path, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
