#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py [poj3074 ...]      write all solutions, or some
    python3 tools/bundle.py --check            name those that are not current
    python3 tools/bundle.py --stdout poj3074   print one
    python3 tools/bundle.py my.py > submit.py  bundle a file of your own

The program comes last, as it stands but for its docstring and its imports from lib.
Above it is what it reaches of lib, by name. Not looked at: exec, globals(), __file__.
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
BUILTINS = {name for name in dir(builtins) if name[:2] != "__"} | {"__annotations__"}
IMPORTS = ast.Import, ast.ImportFrom
# What may run when lib is imported. No ast.Store: a.b = 1 and a[0] = 1 are not plain.
PLAIN = *IMPORTS, ast.alias, ast.ClassDef, ast.FunctionDef, ast.arguments, ast.arg
PLAIN += ast.Assign, ast.AnnAssign, ast.Expr, ast.Pass, ast.Load, ast.Lambda, ast.Set
PLAIN += ast.Constant, ast.Attribute, ast.Subscript, ast.UnaryOp, ast.BinOp, ast.Dict
PLAIN += ast.List, ast.Tuple, ast.operator, ast.unaryop
CONSTANT = r"\w+ = (\b\d\w*|'[^'\\]*'|float\('-?inf'\)|[-+*/.%<>&|^~(),\s])+"


def is_plain(node):
    """Return whether a node of lib runs nothing when lib is imported."""
    if isinstance(node, (ast.Name, ast.Call)):
        return bool(re.fullmatch(r"\w+|float\('-?\w+'\)", ast.unparse(node)))
    parts = getattr(node, "elts", ast.iter_child_nodes(node))
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        parts = [node.args, getattr(node, "returns", None) or node.args]
    names = {ast.unparse(name) for name in getattr(node, "decorator_list", ())}
    is_quiet = names <= {"property", "staticmethod", "classmethod"}
    return is_quiet and isinstance(node, PLAIN) and all(map(is_plain, parts))


def meanings(node):
    """Yield (name, line) for each import, or constant that can't change, in a node."""
    text = ast.unparse(node) if isinstance(node, (ast.Assign, *IMPORTS)) else ""
    if re.fullmatch(CONSTANT, text):
        yield text.split()[0], text
    aliases = node.names if isinstance(node, IMPORTS) else []
    star = re.match(r"from (\w+)[\w.]* import \*", text)
    if star and star[1] in sys.stdlib_module_names:
        module = importlib.import_module(node.module)
        aliases = [ast.alias(name) for name in getattr(module, "__all__", dir(module))]
    for alias in aliases:
        name = (alias.asname or alias.name).split(".")[0]
        yield name, text.split("import ")[0] + "import " + ast.unparse(alias)


def find_uses(statement, path):
    """Yield (name, meaning, line) for each use of a global name; "": it is read."""
    known = {}  # (name, line): its meaning, the line that binds it; else it is a place
    for node in ast.walk(statement):
        for name, text in meanings(node):
            known[name, node.lineno] = re.sub(r"^(import \w+)\.[\w.]+$", r"\1", text)
            if ast.unparse(node).endswith("import *"):
                yield name, text, node.lineno
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
                    yield name, known.pop((name, line), f"{path}:{line}"), line
                attributes.add(name)


class Source:
    """A file: its statements, its global names, and why it can't be bundled.

    body: the statements. Each has text; above, the lines before it; apart, those lines
    without the comment that belongs to it; uses of names. alone: statements that share
    no line; moved: to the bundle's top; imported: names from lib; names: bound here
    """

    def __init__(self, file, sources, folder=None):
        """Read a file into sources, after the modules of lib that it imports."""
        self.is_own = ROOT / "lib" not in file.parents
        self.folder = file.resolve().parent if self.is_own else folder
        self.path = str(file if self.is_own else file.relative_to(ROOT))
        self.refusals, self.moved, self.imported, self.names = [], [], set(), set()
        try:
            self.split(importlib.util.decode_source(file.read_bytes()))
        except (SyntaxError, ValueError, ImportError, RecursionError) as error:
            why = f"{getattr(error, 'msg', error)}: correct it"
            self.refuse(getattr(error, "lineno", 0) or 1, why)
            self.split("")
        sources[file] = self
        self.enter_imports(sources)
        sources[file] = sources.pop(file)  # now it comes after those

    def split(self, text):
        """Find the statements, their lines and their uses of names."""
        self.tree, lines, end = ast.parse(text), [f"{s}\n" for s in text.split("\n")], 0
        self.body, self.alone = self.tree.body, set()
        for node, after in zip(self.body, [*self.body[1:], None]):
            start = max(end, node.lineno - 1)
            last = node.end_lineno if after else len(lines)
            if end < node.lineno and not (after and after.lineno <= last):
                self.alone.add(node)
            node.above, node.text = map("".join, (lines[end:start], lines[start:last]))
            apart = node.above.rpartition("\n\n")[0].rstrip("\n")
            node.apart = apart and apart + "\n"
            node.uses, end = list(find_uses(node, self.path)), last
            self.names.update(name for name, meaning, _ in node.uses if meaning)

    def refuse(self, line, why):
        """Note why the file can't be bundled, and what to do."""
        self.refusals.append(f"{self.path}:{line}: {why}")

    def enter_imports(self, sources):
        """Take out the imports that the bundle has elsewhere; refuse some others."""
        for node in ast.walk(self.tree):
            for alias in node.names if isinstance(node, IMPORTS) else ():
                module = getattr(node, "module", None) or ""
                words = [word for word in f"{module}.{alias.name}".split(".") if word]
                why = self.fault(node, words, sources)
                if why:
                    self.refuse(node.lineno, why)
                elif words[0] == "lib":
                    own = alias.name, f"from {module} import {ast.unparse(alias)}"
                    uses = [use for use in node.uses if use[:2] != own]
                    node.uses = [*uses, (alias.name, "", node.lineno)]
                    self.imported.add(alias.name)
                    new = [a for a in node.names if a.asname not in (None, a.name)]
                    node.text = "".join(f"{a.asname} = {a.name}\n" for a in new)
                    node.above = node.above if new else node.apart
                elif node in self.alone and (module == "__future__" or not self.is_own):
                    node.above, node.text = node.apart, ""
                    self.moved.append(node)

    def fault(self, node, words, sources):
        """Return why an import can't be bundled, if so; words: what it names."""
        is_alone, level = node in self.alone, getattr(node, "level", None)
        depth = 1 if words[0] in sys.stdlib_module_names else len(words)
        near = ["/".join(words[: n + 1]) for n in range(depth) if self.folder]
        for name in [path + end for path in near for end in (".py", "/__init__.py")]:
            file = (self.folder / name).resolve()
            if file.exists() and ROOT / "lib" not in file.parents:
                return f"{name} is not bundled: rename it, or copy what you need of it"
        if words[0] == "lib" or level:
            file = ROOT / "lib" / "".join([*words[1:2], ".py"])
            if file not in sources and file.is_file():
                Source(file, sources, self.folder)
            module = sources.get(file)
            has_name = module and (words[-1] in module.names or not module.body)
            if not (has_name and is_alone and level == 0 and len(words) == 3):
                right = self.right_import(words)
                return f"not for a bundle: write, alone at the top level: {right}"
        elif words[-1] == "*" and words[0] not in sys.stdlib_module_names:
            return f"what {words[0]} has is not known here: import it by name"
        elif words[0] == "__future__" and not (is_alone and self.is_own):
            return "this comes first in a bundle: write it alone, not in lib"

    def right_import(self, words):
        """Return the line to write for an import from lib: the nearest right one."""
        names, form = {}, r"(?m)^(?:def |class |(?=[A-Z_\d]+ = ))(\w+)"
        for file in sorted((ROOT / "lib").glob("*.py")):
            names.update(dict.fromkeys(re.findall(form, file.read_text()), file.stem))
        stem, name = [*words[words[0] == "lib" :], "*", "*"][:2]
        used = {getattr(n, "id", getattr(n, "attr", "")) for n in ast.walk(self.tree)}
        near = [name for name in names if names[name] == stem] or list(names)
        close = difflib.get_close_matches(name, [name] if name in names else near, 1, 0)
        found = [n for n in near if n in used and name == "*"] or close
        found = [n for n in found if names[n] == names[found[0]]]
        return f"from lib.{names[found[0]]} import {', '.join(sorted(found))}"


def reach(nodes, wanted):
    """Return the statements of lib that bind wanted names, or what such ones read."""
    kept, names, more = [], None, {*wanted}
    while names != more:
        names = more
        kept = [n for n in nodes if any(name in names and m for name, m, _ in n.uses)]
        more = names.union(name for node in kept for name, _, _ in node.uses)
    return kept


def check(modules, kept, program):
    """Refuse what lib may not do, and names that mean two things, or nothing in lib."""
    users, known = {}, {name: ("Python's own", "Python") for name in BUILTINS}
    for source in modules:
        for node in source.body:
            if not (is_plain(node) and node in source.alone):
                source.refuse(node.lineno, "lib acts here: only import and define")
        uses = [use for node in source.body if node in kept for use in node.uses]
        for name, meaning, line in uses:
            users.setdefault(name, source.path)
            new = meaning, source.path
            first, path = known.setdefault(name, new) if meaning else new
            if meaning != first:
                source.refuse(line, f"{name} means another thing in {path}: rename one")
            if name not in source.names | source.imported | BUILTINS:
                source.refuse(line, f"nothing binds {name} here: define or import it")
    for name, meaning, line in [use for node in program.body for use in node.uses]:
        if meaning and name in users and meaning != known.get(name, [""])[0]:
            why = f"{users.pop(name)} uses the name {name}: rename yours"
            program.refuse(line, why)


def bundle(file, refusals):
    """Return the bundle of a program; add to refusals why it can't be bundled."""
    sources, lines, sections, top = {}, set(), [], ""
    Source(file, sources)
    *modules, program = sources.values()
    kept = reach([n for source in modules for n in source.body], program.imported)
    check(modules, kept, program)
    refusals += [why for source in sources.values() for why in source.refusals]
    name = file.name if program.is_own else program.path
    if ast.get_docstring(program.tree):
        top, program.body[0].text = program.body[0].text + "\n", ""
    for source in sources.values():
        nodes = [node for node in source.body if source is program or node in kept]
        lines.update(t for n in source.moved if n in nodes for _, t in meanings(n))
        text = "".join(n.above + n.text if n in nodes else n.apart for n in source.body)
        title = (ast.get_docstring(source.tree) or "").split("\n")[0]
        heading = name if source is program else f"{source.path}: {title}".rstrip(": ")
        if source is program or any(node.text for node in nodes):
            sections.append(f"# {heading}\n\n\n" + text.strip("\n"))
    lines = sorted(lines, key=lambda t: ("__future__" not in t, t[0] == "f", t))
    rest = "\n\n\n".join(["\n".join(lines), *sections]).lstrip() + "\n"
    top += f"# Generated by tools/bundle.py from {name}; do not edit.\n"
    top += f"# Digest of what follows: {hashlib.sha256(rest.encode()).hexdigest()[:12]}"
    above, found, _ = rest.partition("\nclass Solution")
    line = (top + above).count("\n") + 4
    top += f"; class Solution begins in line {line}" if found else ""
    return f"{top}.\n\n{rest}"


def run_tool(main):
    """Exit with the status of main(), without a traceback for what its user does."""
    try:
        getattr(sys.stdout, "reconfigure", dict)(errors="backslashreplace")
        status = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        print(f"{error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        os._exit(1)  # a plain exit would try once more to write
    sys.exit(status)


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
    is_one = args.stdout or any(file.parent != PROBLEMS for file in files)
    if is_one and (len(files) > 1 or args.check) or not all(map(Path.is_file, files)):
        parser.error("give names of lib/problems, or one name, or one file of your own")
    warnings.simplefilter("ignore")  # Python warns when the source itself is run
    refusals = []
    texts = {SOLUTIONS / f.name: bundle(f, refusals).encode() for f in files}
    if refusals:
        return "\n".join(dict.fromkeys(refusals))
    wrong = [p for p in texts if not p.is_file() or p.read_bytes() != texts[p]]
    if is_one:
        sys.stdout.buffer.write(*texts.values())
    elif args.check and wrong:
        names = " ".join(path.stem for path in wrong)
        print(f"not current: {names}\nto repair: python3 tools/bundle.py {names}")
        return 1
    for path in () if is_one or args.check else wrong:
        SOLUTIONS.mkdir(exist_ok=True)
        path.write_bytes(texts[path])


if __name__ == "__main__":
    sys.setrecursionlimit(20_000)  # for long sums
    run_tool(main)
