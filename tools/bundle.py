#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py [poj3074 ...]      write all solutions, or some
    python3 tools/bundle.py --check            name those that are not current
    python3 tools/bundle.py --stdout poj3074   print one
    python3 tools/bundle.py my.py > submit.py  bundle a file of your own

A bundle has the definitions of lib that the program reaches by name. Of each module of
lib that is imported on the way, it also has what is no plain definition (calls, loops,
decorated functions), but not what is under if __name__ == "__main__". The program comes
last, as it stands but for its docstring and its imports from lib.
  - Import from lib at the top level, on a line of its own: from lib.x import name.
  - lib imports only lib and the standard library. Your own file may import what its
    judge has, but no other file of yours: put that into lib.
  - A global name means one thing in the whole bundle: a definition, an import or a
    builtin. Two modules may have the same constant, and loop variables of one name.
  - No function binds a global name that another module imports.
Not looked at: code that asks where it stands (__name__ elsewhere, __file__, globals(),
a class printed, line numbers), code that reads annotations, eval, __init__.py, and what
your file does above its imports from lib: in the bundle, lib is first.
"""

import argparse
import ast
import builtins
import copy
import hashlib
import importlib
import os
import re
import sys
import warnings
from collections import namedtuple
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS = ROOT / "solutions"
PROBLEMS = ROOT / "lib" / "problems"
BROKEN = SyntaxError, ValueError, ImportError, RecursionError
GUARD = r"(?<!\.)__name__ == '__main__'|'__main__' == __name__"
FUTURE = "__future__"
IMPORTS = ast.Import, ast.ImportFrom
FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef
DEFINITIONS = (*FUNCTIONS, ast.ClassDef)
FIXED = ast.Constant, ast.Name, ast.Attribute, ast.Tuple, ast.UnaryOp, ast.BinOp
VALUES = (*FIXED, ast.List, ast.Dict, ast.Set, ast.Subscript)
AT_ONCE = {"class", "listcomp", "setcomp", "dictcomp"}  # kinds or names of tables
# The use of a global name; is_later: by a function, so after the module was imported
Use = namedtuple("Use", "name is_bound is_later")


class Module:
    """A source file.

    nodes: its statements, each with .lines (its text in the bundle), .above (the lines
    before these), .is_alone (on its lines), .uses (see find_uses), .needs (those that
    must be kept with it), .top (its line at the top of the bundle) and .is_kept
    binders: {global name: [(statement that binds it, what it means then)]}
    """

    def __init__(self, path, text, is_main, in_own):
        self.path, self.nodes, self.binders = path, [], {}
        compile(text, path, "exec", dont_inherit=True)  # else an error's line is wrong
        tree = ast.parse(text)
        self.docstring = ast.get_docstring(tree) or ""
        if not is_main:
            tree.body = [without_guard(node) for node in tree.body]
        for node in statements(tree, text.split("\n")):
            self.nodes.append(node)
            node.uses = find_uses(node)
            node.needs, node.top, node.is_kept = [], "", False
            if not in_own and (isinstance(node, IMPORTS) or not node.is_alone):
                node.lines = ast.unparse(node).split("\n")
            fixed = ast.unparse(node) if is_made_of(node, FIXED) else ""
            for name, is_bound, _ in list(node.uses):
                if is_bound:
                    self.bind(name, node, fixed or f"{name} of {path}")
                elif fixed:  # equal text is an equal value only if this name is equal
                    node.uses.add(Use(name, is_bound=False, is_later=True))
            for _, root, name, meaning in imports_in(node):  # bound, not assigned
                if root != "lib" and name in {use.name for use in node.uses}:
                    self.bind(name, node, meaning)

    def bind(self, name, node, meaning):
        """Note that a statement binds a name, and what that means."""
        self.binders.setdefault(name, []).append((node, meaning))

    def meaning(self, name):
        """Return what a name means, in equal words for equal things; "": unknown."""
        found = dict.fromkeys(meaning for _, meaning in self.binders.get(name, ()))
        if not found and hasattr(builtins, name):
            return f"{name} of builtins"
        return " or ".join(found)

    def section(self, heading):
        """Return what the bundle has of the module, under a heading."""
        lines = [f"# {heading}", "", ""]
        for node in self.nodes:
            for line in node.above:
                if line.strip() or lines[-2:] != ["", ""]:  # no third blank line
                    lines.append(line)
            lines += node.lines if node.is_kept else []
        return "\n".join(lines).strip("\n")


class Bundle:
    """The modules of a bundle, each after those that it imports, and the refusals."""

    def __init__(self, file):
        self.folder, self.is_own = file.resolve().parent, file.parent != PROBLEMS
        self.main = str(file) if self.is_own else f"lib/problems/{file.name}"
        self.modules, self.loading, self.refusals = {}, [], []
        self.load(self.main, file, (self.main, 1))

    def refuse(self, path, line, why):
        """Note why there can be no bundle, and what to do instead."""
        self.refusals.append(f"{path}:{line}: {why}")

    def load(self, path, file, importer):
        """Load what a file imports, then it; return its module, or None if refused."""
        if path in self.loading:
            why = f"a cycle of imports with {path}: put what both need into a third"
            return self.refuse(*importer, why)
        if path in self.modules:
            return self.modules[path]
        try:
            text, is_main = file.read_text("utf-8-sig"), path == self.main
            module = Module(path, text, is_main, is_main and self.is_own)
        except OSError:
            return self.refuse(*importer, f"can't read {path}: correct the name")
        except BROKEN as error:
            why = f"{getattr(error, 'msg', error)}; correct it"
            return self.refuse(path, getattr(error, "lineno", None) or 1, why)
        self.loading.append(path)
        for node in module.nodes:
            if is_of_lib(node):
                self.enter_import(module, node)
            else:
                self.check_imports(module, node)
        for node in module.nodes:
            # Every word outside docstrings: a string may be an annotation.
            code = re.sub(r'(?m)^ *"""(.|\n)*?"""$', "", ast.unparse(node))
            for name in {*re.findall(r"\w+", code)}:
                node.needs += [binder for binder, _ in module.binders.get(name, ())]
        self.loading.pop()
        self.modules[path] = module
        return module

    def enter_import(self, module, node):
        """Find out what an import from lib needs; it becomes NEW = OLD, or nothing."""
        path, alias = node.module.replace(".", "/") + ".py", node.names[0]
        if self.folder != ROOT and (self.folder / path).exists():
            why = f"{path} beside your file hides the kit's: rename that folder"
            self.refuse(module.path, node.lineno, why)
        node.lines = []
        source = self.load(path, ROOT / path, (module.path, node.lineno))
        if source is None:
            return
        binders = [binder for binder, _ in source.binders.get(alias.name, ())]
        why = "" if binders else f"{path} has no {alias.name}: correct the name"
        for binder in binders:
            if Use(alias.name, is_bound=True, is_later=True) in binder.uses:
                why = f"a function of {path} binds {alias.name}: keep it in an object"
            binder.uses.add(Use(alias.name, is_bound=False, is_later=True))  # not free
        if why:
            self.refuse(module.path, node.lineno, why)
        node.needs += binders
        module.bind(alias.asname or alias.name, node, source.meaning(alias.name))
        if alias.asname not in (None, alias.name):
            node.lines = [f"{alias.asname} = {alias.name}"]
            node.above.append("")

    def check_imports(self, module, node):
        """Refuse what can't be imported; move other imports to the bundle's top."""
        in_own = self.is_own and module.path == self.main
        for part, root, name, meaning in imports_in(node):
            is_foreign, why = root not in sys.stdlib_module_names, ""
            # A folder without __init__.py hides no module of the standard library.
            near = f"{root}.py", root if is_foreign else f"{root}/__init__.py"
            of_lib = is_foreign and (ROOT / "lib" / near[0]).exists()
            if root in ("", "lib") or of_lib:
                why = "write it alone on its line, at the top: from lib.x import name"
            elif any((self.folder / file).exists() for file in near):
                why = f"{near[0]} can't be bundled: put what you need of it into lib"
            elif not in_own and is_foreign:
                why = f"lib can't import {root}: do without"
            elif is_foreign and name == "*":
                why = f"what {root} has is not known here: import it by name"
            if why:
                self.refuse(module.path, part.lineno, why)
            is_moved = root == FUTURE or not in_own and module.meaning(name) == meaning
            if is_moved and isinstance(node, IMPORTS) and node.is_alone:
                node.top, node.lines = ast.unparse(node), []

    def keep(self):
        """Keep the program, what does more than define, and what these need."""
        *others, main = self.modules.values()
        todo = [node for module in others for node in module.nodes]
        todo = main.nodes + [node for node in todo if not is_definition(node)]
        for node in todo:  # which grows
            if not node.is_kept:
                node.is_kept = True
                todo += node.needs

    def check_names(self):
        """Refuse each global name that means two things in the bundle.

        A name that its module binds, and that no function or importer uses, is free: a
        later module may bind it anew.
        """
        known = {}  # name: what it means, where, and whether it is free
        for module in self.modules.values():
            kept = [node for node in module.nodes if node.is_kept]
            later = {use.name for node in kept for use in node.uses if use.is_later}
            users = {use.name: node for node in kept for use in sorted(node.uses)}
            for name, user in users.items():
                meaning = module.meaning(name)
                if not meaning:
                    continue
                binders = [node for node, _ in module.binders.get(name, ())]
                binds = not all(node.top or is_of_lib(node) for node in binders)
                before, path, was_free = known.get(name, (meaning, module.path, True))
                if meaning != before and not (was_free and binds):
                    line = max((node.lineno for node in binders), default=user.lineno)
                    why = f"{name} means another thing in {path}: rename one"
                    self.refuse(module.path, line, why)
                path = path if meaning == before else module.path
                known[name] = meaning, path, was_free and binds and name not in later

    def text(self):
        """Return the bundle; if anything is refused, it is of no use."""
        if self.refusals:
            return ""
        self.keep()
        *others, main = self.modules.values()
        name = Path(self.main).name if self.is_own else self.main
        head, parts = "", []
        if main.docstring:
            head, main.nodes[0].lines = "\n".join(main.nodes[0].lines) + "\n\n", []
        for module in others:
            if any(node.is_kept and node.lines for node in module.nodes):
                title = module.docstring.split("\n")[0]
                parts.append(module.section(f"{module.path}: {title}".rstrip(": ")))
        nodes = [node for module in self.modules.values() for node in module.nodes]
        top = {node.top for node in nodes if node.is_kept and node.top}
        top = sorted(top, key=lambda line: (FUTURE not in line, line[0] == "f", line))
        parts = ["\n".join(top), *parts, main.section(name)]
        rest = "\n\n\n".join(parts).lstrip() + "\n"
        digest = hashlib.sha256(rest.encode()).hexdigest()[:12]
        head += f"# Generated by tools/bundle.py from {name}; do not edit.\n"
        head += f"# Digest of what follows: {digest}"
        found = re.search(r"^class Solution\b", rest, flags=re.M)
        if found:
            line = (head + rest[: found.start()]).count("\n") + 3
            head += f"; class Solution begins in line {line}"
        text = f"{head}.\n\n{rest}"
        try:
            compile(text, self.main, "exec", dont_inherit=True)
        except BROKEN as error:
            why = f"the bundle is not Python: {error}; write it plainer"
            self.refuse(self.main, 1, why)
        self.check_names()
        return text


def statements(tree, lines):
    """Yield the statements of a source, with their lines; an import once per name."""
    nodes, end = [*tree.body, ast.Pass()], 0  # the last one: what is below all others
    nodes[-1].lineno, nodes[-1].end_lineno = len(lines) + 1, len(lines)
    for node, after in zip(nodes, [*nodes[1:], nodes[-1]]):
        parts = [node, *getattr(node, "decorator_list", [])]
        start = min(part.lineno for part in parts) - 1
        node.is_alone = start >= end and after.lineno > node.end_lineno
        has_comments = node.is_alone and not isinstance(node, (*IMPORTS, ast.Expr))
        while has_comments and start > end and lines[start - 1].startswith("#"):
            start -= 1
        node.above, start = lines[end:start], max(start, end)
        end = node.end_lineno
        node.lines = lines[start:end]
        for at, single in enumerate(singles(node)):
            if at:
                single.above, single.lines = [], []
            yield single


def singles(node):
    """Return a list of a statement; of an import, one for each name that it binds."""
    if not isinstance(node, IMPORTS):
        return [node]
    names = node.names
    root = (getattr(node, "module", "") or "").split(".")[0]
    if names[0].name == "*" and root in sys.stdlib_module_names:
        module = importlib.import_module(node.module)
        public = [name for name in vars(module) if name[0] != "_"]
        names = [ast.alias(name) for name in getattr(module, "__all__", public)]
    found = [copy.copy(node) for _ in names]
    for single, alias in zip(found, names):
        single.names = [alias]
    return found


def imports_in(node):
    """Yield (import, package, name, meaning) for each name that a node imports."""
    for part in ast.walk(node):
        for single in singles(part) if isinstance(part, IMPORTS) else ():
            alias, meaning = single.names[0], ast.unparse(single)
            source = getattr(single, "module", alias.name)
            root = "" if getattr(single, "level", 0) else source.split(".")[0]
            name = alias.asname or alias.name
            if isinstance(single, ast.Import) and not alias.asname:
                name, meaning = root, f"import {root}"  # import a.b binds a
            yield single, root, name, meaning


def is_of_lib(node):
    """Return whether a statement is alone, and of the form: from lib.x import name."""
    is_from = isinstance(node, ast.ImportFrom) and not node.level and node.is_alone
    return is_from and node.module[:4] == "lib." and node.names[0].name != "*"


def find_uses(node):
    """Return the uses of global names in a statement."""
    import symtable  # which PyPy lacks, where other tools import this one

    parts = list(ast.walk(node))
    loops = [part.target for part in parts if isinstance(part, ast.comprehension)]
    targets = {part for loop in loops for part in ast.walk(loop)}
    stored = [part for part in parts if isinstance(getattr(part, "ctx", 0), ast.Store)]
    # From Python 3.12 on, symtable takes variables of comprehensions for global names.
    local = {getattr(part, "id", "") for part in targets}
    local -= {getattr(part, "id", "") for part in stored if part not in targets}
    tables, uses = [(symtable.symtable(ast.unparse(node), "", "exec"), False)], set()
    for table, is_later in tables:  # which grows
        for child in table.get_children():
            at_once = AT_ONCE & {child.get_type(), child.get_name()}
            tables.append((child, is_later or not at_once))
        for symbol in table.get_symbols():
            name, in_class = symbol.get_name(), table.get_type() == "class"
            if symbol.is_global() and (is_later or name not in local):
                uses.add(Use(name, symbol.is_assigned(), is_later))
            elif in_class and symbol.is_referenced():  # perhaps the global one
                uses.add(Use(name, False, is_later))
    return uses


def without_guard(node):
    """Return a statement; of if __name__ == "__main__", pass, which is never kept."""
    test = ast.unparse(node.test) if isinstance(node, ast.If) else ""
    if not re.search(GUARD, test):
        return node
    if node.orelse:
        raise SyntaxError("take the else out of the guard", ("", node.lineno, 0, ""))
    return ast.copy_location(ast.Pass(), node)


def is_definition(node):
    """Return whether a bundle may do without a statement whose names nobody uses."""
    if not isinstance(node, DEFINITIONS):
        is_import = isinstance(node, IMPORTS) and FUTURE not in ast.unparse(node)
        return not node.uses or is_import or is_made_of(node, VALUES)
    parts = [node]  # what runs at once
    for part in parts:  # which grows
        is_function = isinstance(part, FUNCTIONS)
        parts += [part.args] if is_function else ast.iter_child_nodes(part)
    acts = any(isinstance(part, (ast.Call, ast.keyword)) for part in parts)
    return not acts and not node.decorator_list


def is_made_of(node, kinds):
    """Return whether a statement gives names a value of such parts, or of float()."""
    for part in ast.walk(node):
        is_target = isinstance(getattr(part, "ctx", None), ast.Store)
        is_wanted = isinstance(part, ast.Name if is_target else kinds)
        is_float = isinstance(part, ast.Call) and ast.unparse(part.func) == "float"
        if isinstance(part, ast.expr) and not is_wanted and not is_float:
            return False
    return isinstance(node, (ast.Assign, ast.AnnAssign))


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


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="problems, or a file")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--check", action="store_true", help="write nothing, compare")
    only.add_argument("--stdout", action="store_true", help="print one bundle")
    args = parser.parse_args()
    if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
        return "tools/bundle.py needs CPython 3.10 or later"
    warnings.simplefilter("ignore")  # Python warns when the source itself is run
    sys.setrecursionlimit(20_000)  # for long sums
    problems = {file.stem: file for file in sorted(PROBLEMS.glob("[!_.]*.py"))}
    given = [problems.get(name) or Path(name) for name in args.names or problems]
    paths = {path.resolve(): path for path in given}
    files = [file if file.parent == PROBLEMS else paths[file] for file in paths]
    for file in files:
        if not file.is_file():
            parser.error(f"{str(file)!a} is no problem of lib/problems and no file")
    is_own = any(file.parent != PROBLEMS for file in files)
    if (args.stdout or is_own) and len(files) != 1 or args.check and is_own:
        parser.error("--stdout and your own file: one name, no --check")
    texts, refusals = {}, []
    for file in files:
        bundle = Bundle(file)
        if not is_own and not file.stem.isidentifier():
            bundle.refuse(
                bundle.main, 1, "lib can't have a module of that name: rename it"
            )
        texts[SOLUTIONS / file.name] = bundle.text()
        refusals += bundle.refusals
    if refusals:
        return "\n".join(dict.fromkeys(refusals))
    if args.check:
        old = {path: path.read_bytes() for path in SOLUTIONS.glob("*.py")}
        wrong = [path.stem for path in texts if old.get(path) != texts[path].encode()]
        if wrong:
            print("not current:", *wrong)
            print("to repair: python3 tools/bundle.py", *wrong)
        return 1 if wrong else 0
    if is_own or args.stdout:
        sys.stdout.reconfigure(encoding="utf-8")
        print(*texts.values(), end="")
        return 0
    SOLUTIONS.mkdir(exist_ok=True)
    for path, text in texts.items():
        path.write_bytes(text.encode())


if __name__ == "__main__":
    run_tool(main)
