#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py                     write all solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     write these two, if they are not
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py --stdout poj3074    print a solution
    python3 tools/bundle.py my.py -o submit.py  bundle a file of your own, in any folder
    python3 tools/bundle.py my.py > submit.py   the same

A bundle ends with the program, as it is but for its imports from lib. Above it stands
what it uses of lib. That is found by name, so uses in exec() or globals() are missed.
"""

import argparse
import ast
import builtins
import difflib
import importlib
import importlib.util
import os
import re
import symtable
import sys
import warnings
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

# A file is cut into statements. Each binds some global names and reads others. A bundle
# has the statements of lib that bind a name which the program imports from lib, then
# those that bind what these read, and so on. Their text is copied as it is, with its
# comments. Modules come after those that they import from.
#
# In the bundle all files share their global names. So a program is refused if a name
# means one thing in it, or in a module of lib, and another thing in another module.

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "leetcode", "stdio"  # modules that read and print: after the others
BUILTINS = {name for name in dir(builtins) if not name.startswith("__")}
IMPORTS = ast.Import, ast.ImportFrom
CONSTANT = ast.Constant, ast.Tuple, ast.UnaryOp, ast.BinOp  # 10**9 + 7, (-1, "a")
CONSTANT += ast.unaryop, ast.operator, ast.Load
# These print or open a window when they are imported, so they are not asked for names.
ACTING = "this", "antigravity", "idlelib", "turtledemo", "__hello__", "__phello__"
UNREADABLE = SyntaxError, ValueError, LookupError, RecursionError, MemoryError
CUT = "\0"  # stands where a statement is left out; no Python file has this character


class Refused(Exception):
    """A program can't be bundled. Arguments: lines "path:line: why, and what to do"."""


@dataclass(eq=False)
class Statement:
    """A statement at the top level of a file, or several that share a line."""

    nodes: list  # what ast has for it
    line: int  # where it begins
    above: str  # the lines between the statement before and this one
    text: str  # its own lines; "" if they are not needed, or not here
    binds: dict = field(default_factory=dict)  # global name -> what it means
    reads: set = field(default_factory=set)  # global names
    imports: list = field(default_factory=list)  # lines for the top of the bundle

    def apart(self):
        """Return those lines above it that end with a blank one: they are not its own."""
        lines = self.above.splitlines(keepends=True)
        while lines and lines[-1] != "\n":
            lines.pop()
        return "".join(lines)


@dataclass(eq=False)
class Source:
    """A file that was read."""

    file: Path
    path: str  # as messages and headings have it
    is_own: bool  # a file of the user, not of lib
    docstring: str  # or None
    names: set  # global names that it binds
    statements: list
    modules: set = field(default_factory=set)  # files in lib from which it imports
    wanted: set = field(default_factory=set)  # what it imports from them

    def refusal(self, name, statement, why):
        """Return why it is refused, with the line of a statement that has the name."""
        for line, text in enumerate(statement.text.split("\n"), statement.line):
            if re.search(rf"\b{name}\b", text):
                return f"{self.path}:{line}: {why}"
        return f"{self.path}:{statement.line}: {why}"


# ---- Reading a file


def read_source(file):
    """Return a file as a Source. Refused: it is not Python."""
    is_own = LIB not in file.parents
    path = str(file) if is_own else file.relative_to(ROOT).as_posix()
    try:
        text = importlib.util.decode_source(file.read_bytes())
        compile(text, path, "exec", dont_inherit=True)  # finds more faults than ast
        tree = Explicit().visit(ast.parse(text))
        names, _ = global_names(tree.body)
        docstring = ast.get_docstring(tree)
        source = Source(file, path, is_own, docstring, names, cut(tree, text))
        for statement in source.statements:
            place = f"{path}:{statement.line}"
            bound, statement.reads = global_names(statement.nodes, names)
            shared = shared_meanings(statement.nodes)
            statement.binds = {name: shared.get(name, place) for name in sorted(bound)}
            take_import(statement, source)
    except UNREADABLE as error:
        line = getattr(error, "lineno", None) or 1
        why = getattr(error, "msg", None) or str(error) or "too deep for Python"
        raise Refused(f"{path}:{line}: {why}: correct it") from None
    return source


class Explicit(ast.NodeTransformer):
    """Writes out what hides from symtable which names are global."""

    def visit_ImportFrom(self, node):
        """Replace the star of an import from the standard library."""
        if node.names[0].name == "*":
            names = star_names(node.module or "")
            node.names = [ast.alias(name) for name in names] or node.names
        return node

    def visit_ListComp(self, node):
        """Make a generator: Python 3.12 takes a list's names for those around it."""
        self.generic_visit(node)
        return ast.GeneratorExp(node.elt, node.generators)

    visit_SetComp = visit_ListComp

    def visit_DictComp(self, node):
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return self.visit_ListComp(ast.ListComp(pair, node.generators))


def star_names(module):
    """Return what * imports from a module of the standard library, [] for another."""
    package = module.split(".")[0]
    if package not in sys.stdlib_module_names or package in ACTING:
        return []
    try:
        found = vars(importlib.import_module(module))
    except ImportError:
        return []
    return found.get("__all__") or [name for name in found if name[0] != "_"]


def cut(tree, text):
    """Return the statements of a file: their nodes and lines."""
    groups = []
    for node in tree.body:
        if groups and node.lineno <= groups[-1][-1].end_lineno:
            groups[-1].append(node)
        else:
            groups.append([node])
    lines = [line + "\n" for line in text.split("\n")]
    statements, end = [], 0
    for group in groups:
        above, start = end, group[0].lineno - 1
        end = group[-1].end_lineno if group is not groups[-1] else len(lines)
        parts = "".join(lines[above:start]), "".join(lines[start:end])
        statements.append(Statement(group, start + 1, *parts))
    return statements


def global_names(nodes, names_of_file=frozenset()):
    """Return two sets: the global names that nodes bind, and those that they read."""
    bound, read = set(), set()
    text = ast.unparse(ast.Module(nodes, []))
    scopes = [symtable.symtable(text, "", "exec")]
    for scope in scopes:  # which grows by the functions and classes inside
        scopes += scope.get_children()
        for symbol in scope.get_symbols():
            name = symbol.get_name()
            is_global = scope is scopes[0] or symbol.is_global()
            if is_global and (symbol.is_assigned() or symbol.is_imported()):
                bound.add(name)
            # In a class, x = x reads the global x, if there is one.
            may_be_global = scope.get_type() == "class" and name in names_of_file
            if symbol.is_referenced() and (is_global or may_be_global):
                read.add(name)
    return bound, read


def shared_meanings(nodes):
    """Return {name: meaning} for names that may be bound to the same in several files.

    These are imports and constants; the meaning is their text.
    """
    first = nodes[0]
    if len(nodes) == 1 and isinstance(first, ast.Assign) and is_constant(first):
        return {first.targets[0].id: ast.unparse(first)}
    found = defaultdict(set)
    for node in ast.walk(ast.Module(nodes, [])):
        if isinstance(node, IMPORTS):
            for alias in node.names:
                name = alias.asname or alias.name.split(".")[0]
                is_package = isinstance(node, ast.Import) and not alias.asname
                found[name].add(
                    f"import {name}" if is_package else line_of(node, alias)
                )
        elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found[node.id].add(None)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name].add(None)
    single = {name: texts.pop() for name, texts in found.items() if len(texts) == 1}
    return {name: text for name, text in single.items() if text}


def is_constant(node):
    """Return whether an assignment gives one name a value that can't change."""
    is_infinity = ast.unparse(node.value) in ("float('inf')", "float('-inf')")
    is_plain = all(isinstance(part, CONSTANT) for part in ast.walk(node.value))
    is_one = len(node.targets) == 1 and isinstance(node.targets[0], ast.Name)
    return is_one and (is_plain or is_infinity)


# ---- Imports


def line_of(node, alias):
    """Return the line that imports one of the names of an import."""
    start = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
    return f"{start}import {ast.unparse(alias)}"


def lib_file(node):
    """Return the file from which a node imports if it is "from lib.module import"."""
    if isinstance(node, ast.ImportFrom) and not node.level:
        package, _, module = node.module.partition(".")
        if package == "lib" and module and "." not in module:
            return LIB / f"{module}.py"
    return None


def is_future(node):
    """Return whether a node is "from __future__ import"."""
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def take_import(statement, source):
    """Take an import out of its place if the bundle has what it binds above that."""
    node = statement.nodes[0]
    if len(statement.nodes) > 1 or not isinstance(node, IMPORTS):
        return
    if lib_file(node):
        source.modules.add(lib_file(node))
        statement.reads = {alias.name for alias in node.names}
        source.wanted |= statement.reads
        renamed = [a for a in node.names if a.asname not in (None, a.name)]
        statement.binds = {a.asname: statement.binds[a.asname] for a in renamed}
        statement.text = "".join(f"{a.asname} = {a.name}\n" for a in renamed)
    elif is_future(node) or not source.is_own:
        statement.imports = [line_of(node, alias) for alias in node.names]
        statement.text = ""


class Imported(NamedTuple):
    """What an import, anywhere in a file, says of one name."""

    node: ast.stmt
    words: list  # ["lib", "dlx", "exact_covers"]: from lib.dlx import exact_covers
    is_alone: bool  # at the top level, on lines of its own


def all_imported(source):
    """Yield an Imported for each name of each import in a file."""
    for statement in source.statements:
        for node in ast.walk(ast.Module(statement.nodes, [])):
            for alias in node.names if isinstance(node, IMPORTS) else ():
                module = getattr(node, "module", None) or ""
                words = [word for word in f"{module}.{alias.name}".split(".") if word]
                yield Imported(node, words, statement.nodes == [node])


def import_refusals(source, sources, folder):
    """Yield why imports in a source can't be bundled.

    sources: file -> Source; folder: where the program is, None for a problem
    """
    for imported in all_imported(source):
        why = (
            fault_beside(imported, folder)
            or fault_of_lib(imported, source, sources)
            or fault_elsewhere(imported, source)
        )
        if why:
            yield f"{source.path}:{imported.node.lineno}: {why}"


def fault_beside(imported, folder):
    """Return what is wrong if Python would import a file beside the program."""
    first = imported.words[0]
    # collections.py hides a standard module, the file collections/deque.py does not.
    depth = 1 if first in sys.stdlib_module_names else len(imported.words)
    for end in range(1, depth + 1) if folder else ():
        path = "/".join(imported.words[:end])
        for name in path + ".py", path + "/__init__.py":
            file = (folder / name).resolve()
            if file.is_file() and LIB not in file.parents:
                return f"{name} is not bundled: rename it, or copy what you need of it"
    return ""


def fault_of_lib(imported, source, sources):
    """Return what is wrong with an import from lib, and what to write."""
    node, words, is_alone = imported
    words = ["lib", *words] if getattr(node, "level", 0) else words
    if words[0] != "lib":
        return ""
    module = sources.get(lib_file(node))
    if is_alone and module and words[-1] in module.names:
        return ""
    if words[1:2] == ["problems"]:
        return "a problem can't be imported: copy what you need, or move it to lib"
    return advice(words, source)


def fault_elsewhere(imported, source):
    """Return what is wrong with an import that is not from lib."""
    if is_future(imported.node) and not (imported.is_alone and source.is_own):
        return "this comes first in a bundle: write it alone, not in lib"
    if imported.words[-1] == "*" and imported.words[0] != "lib":
        return f"what {imported.words[0]} has is not known here: import it by name"
    return ""


def advice(words, source):
    """Return what to write instead of an import that names these words, if known."""
    public = public_names()
    module = words[1] if words[1:] and words[1] in public.values() else None
    near = [name for name in public if module in (None, public[name])]
    if words[-1] in ("lib", "*", module):  # all of it: which names does the file use?
        nodes = ast.walk(
            ast.Module([n for s in source.statements for n in s.nodes], [])
        )
        used = {getattr(n, "id", getattr(n, "attr", None)) for n in nodes}
        found = [name for name in near if name in used] or ["NAME"]
    elif words[-1] in public:
        found = [words[-1]]
    else:
        found = difflib.get_close_matches(words[-1], near, 1)
    if not found:
        return f"lib has no {words[-1] if module else words[1]}; see lib/README.md"
    module = public.get(found[0], module or "MODULE")
    names = ", ".join(sorted(n for n in found if public.get(n, module) == module))
    return f"write it alone, at the top level: from lib.{module} import {names}"


def public_names():
    """Return {name: module} for the functions, classes and CONSTANTS of lib."""
    names, form = {}, r"(?m)^(?:def |class |(?=[A-Z_\d]+ = ))(\w+)"
    for file in sorted(LIB.glob("*.py")):
        text = file.read_text(encoding="utf-8")
        names.update(dict.fromkeys(re.findall(form, text), file.stem))
    return names


# ---- What a bundle has


def bundle(file):
    """Return the bundle of a program, as text. Refused: it can't be made."""
    program, *modules = read_program(file)
    modules = in_order(modules)
    kept = reach([s for source in modules for s in source.statements], program.wanted)
    folder = file.resolve().parent if program.is_own else None
    sources = {source.file: source for source in [*modules, program]}
    reasons = [w for s in sources.values() for w in import_refusals(s, sources, folder)]
    reasons += name_refusals(modules, kept, program)
    if not program.statements:
        reasons.append(
            f"{program.path}: the file is empty (-o FILE keeps it from that)"
        )
    if reasons:
        raise Refused(*reasons)
    text = write(modules, kept, program)
    try:
        compile(text.encode(), "", "exec", dont_inherit=True)
    except UNREADABLE as error:
        why = f"its bundle would not be Python, because of {error.text!r}"
        raise Refused(f"{program.path}: {why}") from None
    return text


def read_program(file):
    """Return the sources of a program: its own, then the modules of lib it needs."""
    files, sources = [file], []
    for file in files:  # which grows by the modules
        source = read_source(file)
        sources.append(source)
        needed = source.modules.difference(files)
        files += sorted(module for module in needed if module.is_file())
    return sources


def in_order(modules):
    """Return modules with those first from which others import.

    Of those that could be next, the first by name is, but LAST are the last: so a
    bundle begins with its search, in whatever order the lines of imports are.
    """
    left = sorted(modules, key=lambda source: (source.file.stem in LAST, source.file))
    ordered = []
    while left:
        files = {source.file for source in left}
        free = [source for source in left if not source.modules & files]
        ordered.append(free[0] if free else left[0])  # none: they import each other
        left.remove(ordered[-1])
    return ordered


def reach(statements, wanted):
    """Return the statements that bind wanted names, or names that such ones have."""
    while True:
        kept = [s for s in statements if wanted & s.binds.keys()]
        names = wanted.union(*(s.reads | s.binds.keys() for s in kept))
        if names == wanted:
            return kept
        wanted = names


def name_refusals(modules, kept, program):
    """Yield why names would mean two things in a bundle, or nothing."""
    meanings = dict.fromkeys(BUILTINS, "Python's own")
    places = dict.fromkeys(BUILTINS, "Python")  # where a name has its meaning
    users = {}  # name -> the first module that binds or reads it
    for source, statement in [
        (m, s) for m in modules for s in m.statements if s in kept
    ]:
        for name, meaning in statement.binds.items():
            place = places.setdefault(name, source.path)
            if meanings.setdefault(name, meaning) != meaning:
                why = f"{name} means another thing in {place}: rename one"
                yield source.refusal(name, statement, why)
        for name in sorted(statement.reads - source.names - BUILTINS):
            why = f"nothing binds {name} here: define or import it"
            yield source.refusal(name, statement, why)
        for name in statement.reads | statement.binds.keys():
            users.setdefault(name, source.path)
    for statement in program.statements:
        for name, meaning in statement.binds.items():
            if name in users and meanings.get(name) != meaning:
                why = f"{users.pop(name)} uses the name {name}: rename yours"
                yield program.refusal(name, statement, why)


# ---- Writing it


def write(modules, kept, program):
    """Return the text of a bundle."""
    name = program.file.name if program.is_own else program.path
    top = ""
    if program.docstring is not None:
        first = program.statements[0]
        top, first.text = first.text.rstrip("\n") + "\n\n", ""
        first.above += "\n"  # so that a comment above it stays
    top += f"# Made by tools/bundle.py from {name}: change that file, not this one.\n"
    sections = []
    for source in modules:
        if any(s.text for s in source.statements if s in kept):
            title = (source.docstring or "").split("\n")[0]
            heading = f"{source.path}: {title}".rstrip(": ")
            sections.append(section(heading, source, kept))
    if sections:
        top += "# The program is at the end; above it is what it uses of lib.\n"
    sections.append(section(name, program, program.statements))
    lines = {line for s in [*kept, *program.statements] for line in s.imports}
    imports = "".join(f"{line}\n" for line in sorted(lines, key=import_order))
    return "\n".join(filter(None, [top, imports, "\n\n".join(sections)]))


def import_order(line):
    """Return the key by which imports are sorted: "import" before "from"."""
    return "__future__" not in line, line.startswith("from"), line


def section(heading, source, kept):
    """Return what a bundle has of a source: its statements that are kept."""
    text = ""
    for statement in source.statements:
        is_here = statement in kept and statement.text
        text += statement.above + statement.text if is_here else statement.apart() + CUT
    # Where statements are cut, only the longest run of blank lines stays.
    text = re.sub(r"(?m)^[\n\0]+", lambda gap: max(gap[0].split(CUT), key=len), text)
    return f"# {heading}\n\n\n" + text.strip("\n") + "\n"


# ---- The command line


def run_tool(main):
    """Exit with the status of main(), without a traceback for what its user does."""
    try:
        if hasattr(sys.stdout, "reconfigure"):
            sys.stdout.reconfigure(errors="backslashreplace")
        status = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        print(f"{error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        os._exit(1)  # a plain exit would try once more to write
    sys.exit(status)


def parse_arguments():
    """Return the arguments, with files: the programs that they name."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    parser.add_argument(
        "names",
        nargs="*",
        metavar="NAME",
        help="problems of lib/problems (default: all), or one file of your own",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="write nothing, compare")
    what.add_argument("--stdout", action="store_true", help="print one bundle")
    what.add_argument("-o", "--output", metavar="FILE", help="write one bundle to FILE")
    args = parser.parse_args()
    names = args.names or [file.stem for file in sorted(PROBLEMS.glob("[!_.]*.py"))]
    args.files = [find_program(parser, name) for name in names]
    args.is_own = any(file.parent != PROBLEMS for file in args.files)
    if args.is_own and args.check:
        parser.error(
            "--check compares solutions: name problems, not a file of your own"
        )
    if args.is_own and len(names) > 1:
        parser.error("give one file of your own at a time")
    if (args.stdout or args.output) and len(names) > 1:
        parser.error("--stdout and --output are for one bundle: give one name")
    if args.output and Path(args.output).resolve() == args.files[0].resolve():
        parser.error(f"--output {args.output} would overwrite the program itself")
    return args


def find_program(parser, name):
    """Return the file of a program: a problem's name or a path; exit if there is none."""
    problem, file = PROBLEMS / f"{name}.py", Path(name)
    if problem.is_file() and problem.parent == PROBLEMS:
        return problem
    if not file.is_file():
        parser.error(f"{name}: there is neither such a file nor lib/problems/{name}.py")
    if file.resolve().parent == SOLUTIONS:
        parser.error(f"{name} is a bundle; its source is lib/problems/{file.name}")
    return PROBLEMS / file.name if file.resolve().parent == PROBLEMS else file


def main():
    args = parse_arguments()
    if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
        return "tools/bundle.py needs CPython 3.10 or later"
    warnings.simplefilter("ignore")  # Python warns when the source itself is run
    texts, reasons = {}, []
    for file in args.files:
        try:
            texts[SOLUTIONS / file.name] = bundle(file).encode()
        except Refused as error:
            reasons += error.args
    if reasons:
        return "\n".join(dict.fromkeys(reasons))
    if args.output:
        Path(args.output).write_bytes(*texts.values())
        print(f"wrote {args.output}")
        return 0
    if args.stdout or args.is_own:
        sys.stdout.buffer.write(*texts.values())
        return 0
    changed = [p for p in texts if not p.is_file() or p.read_bytes() != texts[p]]
    if args.check:
        orphans = [] if args.names else sorted({*SOLUTIONS.glob("*.py")} - texts.keys())
        for path in orphans:
            problem = f"lib/problems/{path.name}"
            print(f"solutions/{path.name} has no {problem}: delete it")
        if changed:
            names = " ".join(path.stem for path in changed)
            print(f"not current: {names}\nto repair: python3 tools/bundle.py {names}")
        if changed or orphans:
            return 1
    for path in changed:
        SOLUTIONS.mkdir(exist_ok=True)
        path.write_bytes(texts[path])
        print(f"wrote solutions/{path.name}")
    if not changed:
        print(f"all {len(texts)} solutions are current")
    return 0


if __name__ == "__main__":
    sys.setrecursionlimit(20_000)  # for long sums
    run_tool(main)
