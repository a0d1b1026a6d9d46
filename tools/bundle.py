#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py                     write all solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     write these two, if they are not current
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py --stdout poj3074    print the bundle of a problem
    python3 tools/bundle.py my.py -o submit.py  bundle a file of your own, in any folder
    python3 tools/bundle.py my.py > submit.py   the same

A bundle ends with the program, as it is but for its docstring, which comes first, and
its imports from lib. Above the program stands what it uses of lib, found by name: what
only exec() or globals() would use is not found.
"""

import argparse
import ast
import builtins
import difflib
import importlib
import importlib.util
import os
import re
import sys
import warnings
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

# How it works. A file (Source) is cut into statements. A Statement binds some global
# names and reads others. From lib a bundle takes the statements that bind a name which
# the program imports, then those that bind a name which these read, and so on. Their
# text is copied as it is, with its comments. Imports of standard modules in lib go to
# the top; imports from lib are left out, for what they import is there.
#
# In a bundle all files share one set of global names. So a program is refused if a name
# means one thing in a module of lib and another thing in another file.

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "leetcode", "stdio"  # these read and print: they come after the others
IMPORTS = ast.Import, ast.ImportFrom
BUILTINS = {name for name in dir(builtins) if not name.startswith("__")}
CONSTANT = ast.Constant, ast.Tuple, ast.UnaryOp, ast.BinOp  # as in 10**9 + 7, (0, "a")
CONSTANT += ast.unaryop, ast.operator, ast.Load
# Modules that print, or open a window, when they are imported: they are never imported.
ACTING = "this", "antigravity", "idlelib", "turtledemo", "__hello__", "__phello__"
UNREADABLE = SyntaxError, ValueError, LookupError, RecursionError, MemoryError
CUT = "\0"  # marks where a statement is left out; no Python file has this character


class Refused(Exception):
    """A program can't be bundled. Arguments: lines of "path:line: why, what to do"."""


class Import(NamedTuple):
    """What an import statement says of one name."""

    module: str  # "" in import os.path; with dots if it is relative
    name: str  # "os.path" there
    alias: str  # or None
    line: int

    def text(self):
        """Return the statement that imports only this name."""
        start = f"from {self.module} import " if self.module else "import "
        return start + self.name + (f" as {self.alias}" if self.alias else "")

    def bound(self):
        """Return the name that it binds."""
        return self.alias or self.name.split(".")[0]

    def meaning(self):
        """Return what this name means: import os.path binds os, as import os does."""
        is_plain = not self.module and not self.alias
        return f"import {self.bound()}" if is_plain else self.text()

    def words(self):
        """Return the words of what is imported: ["lib", "dlx", "exact_covers"]."""
        return [word for word in f"{self.module}.{self.name}".split(".") if word]

    def lib_module(self):
        """Return "dlx" for from lib.dlx import name, None for another form."""
        found = re.fullmatch(r"lib\.(\w+)", self.module)
        return found and found[1]


@dataclass(eq=False)
class Statement:
    """A statement at the top level of a file, or several that share a line."""

    line: int  # where it begins
    above: str  # the lines between the statement before and this one
    text: str  # its lines; "" if the bundle has it at the top, or has no need of it
    binds: dict  # global name -> what it means here
    reads: set  # global names
    imports: list  # of Import, those inside of functions too
    is_import: bool  # it is nothing but one import

    def apart(self):
        """Return the lines above down to the last blank one: the others belong to it."""
        lines = self.above.splitlines(keepends=True)
        while lines and lines[-1] != "\n":
            lines.pop()
        return "".join(lines)


@dataclass(eq=False)
class Source:
    """A file that has been read."""

    path: str  # as messages and headings show it
    is_own: bool  # it is not in lib
    text: str
    docstring: str  # or None
    names: set  # the global names that it binds
    uses: dict  # module of lib -> the names that it imports from there
    statements: list

    def refusal(self, statement, name, why):
        """Return a line for Refused: the place is where the statement has the name."""
        for line, text in enumerate(statement.text.split("\n"), statement.line):
            if re.search(rf"\b{name}\b", text):
                return f"{self.path}:{line}: {why}"
        return f"{self.path}:{statement.line}: {why}"


def bundle(file):
    """Return the bundle of a program, as text. Refused: it can't be bundled."""
    program, modules = read_program(file)
    if not program.statements:
        raise Refused(f"{program.path}: the file is empty; if > emptied it, use -o")
    ordered = in_order(modules)
    wanted = set().union(*program.uses.values())
    kept = reach([s for module in ordered for s in module.statements], wanted)
    reasons = []
    for source in [*ordered, program]:
        reasons += import_refusals(source, modules, file.resolve().parent)
    if not reasons:
        reasons += name_refusals(ordered, kept, program)
    if reasons:
        raise Refused(*reasons)
    text = write(ordered, kept, program)
    try:
        compile(text.encode(), "its bundle", "exec", dont_inherit=True)
    except UNREADABLE as error:
        why = f"{error}: is there a \\ at the end of a statement?"
        raise Refused(f"{program.path}: {why}") from None
    return text


# ---- To read files


def read_program(file):
    """Return the Source of a program, and {name: Source} for the modules it needs."""
    program, modules = read_source(file), {}
    sources = [program]
    for source in sources:  # which grows by the modules
        for name in sorted(source.uses.keys() - modules.keys()):
            if (LIB / f"{name}.py").is_file():
                modules[name] = read_source(LIB / f"{name}.py")
                sources.append(modules[name])
    return program, modules


def read_source(file):
    """Return the Source of a file. Refused: it is not Python."""
    full = file.resolve()
    is_own = LIB not in full.parents
    path = str(file) if is_own else full.relative_to(ROOT).as_posix()
    try:
        text = importlib.util.decode_source(file.read_bytes())
        compile(text, path, "exec", dont_inherit=True)  # it sees more than ast does
        sys.setrecursionlimit(20_000)  # what can be compiled is not too deep for ast
        tree = Explicit().visit(ast.parse(text))
        names, _ = global_names(tree.body)
        statements = cut(tree.body, text, path, names)
        docstring = ast.get_docstring(tree)
    except UNREADABLE as error:
        line = getattr(error, "lineno", None) or 1
        why = getattr(error, "msg", None) or str(error) or "too deep for Python"
        raise Refused(f"{path}:{line}: {why}: correct it") from None
    uses = defaultdict(set)
    for statement in statements:
        for each in statement.imports:
            if each.lib_module():
                uses[each.lib_module()].add(each.name)
        if statement.is_import:
            replace_import(statement, is_own)
    return Source(path, is_own, text, docstring, names, uses, statements)


class Explicit(ast.NodeTransformer):
    """Replaces in a tree what symtable does not show, or not as all Pythons do."""

    def visit_ImportFrom(self, node):
        """Replace the star in an import from the standard library by its names."""
        if node.names[0].name == "*":
            names = star_names(node.module or "")
            node.names = [ast.alias(name) for name in names] or node.names
        return node

    def visit_ListComp(self, node):
        """Make a generator: from Python 3.12 on symtable mixes the names in a list
        with those around it, but not the names in a generator."""
        self.generic_visit(node)
        return ast.GeneratorExp(node.elt, node.generators)

    visit_SetComp = visit_ListComp

    def visit_DictComp(self, node):
        """Make a generator of pairs."""
        pair = ast.Tuple([node.key, node.value], ast.Load())
        return self.visit_ListComp(ast.ListComp(pair, node.generators))


def star_names(module):
    """Return what * imports from a standard module; [] if that is not known."""
    package = module.split(".")[0]
    if package not in sys.stdlib_module_names or package in ACTING:
        return []
    try:
        found = vars(importlib.import_module(module))
    except ImportError:
        return []
    return found.get("__all__") or [name for name in found if name[0] != "_"]


def cut(nodes, text, path, names):
    """Return the statements of a file; names: the global names that it binds."""
    lines = [line + "\n" for line in text.split("\n")]
    groups = nodes_by_line(nodes)
    statements, end = [], 0
    for group in groups:
        end_before, start = end, group[0].lineno - 1
        end = len(lines) if group is groups[-1] else group[-1].end_lineno
        imports = list(find_imports(group))
        bound, reads = global_names(group, names)
        statement = Statement(
            line=start + 1,
            above="".join(lines[end_before:start]),
            text="".join(lines[start:end]),
            binds=find_meanings(group, imports, sorted(bound), f"{path}:{start + 1}"),
            reads=reads,
            imports=imports,
            is_import=len(group) == 1 and isinstance(group[0], IMPORTS),
        )
        statements.append(statement)
    return statements


def nodes_by_line(nodes):
    """Return lists of nodes: those in a list share a line."""
    groups = []
    for node in nodes:
        if groups and node.lineno <= groups[-1][-1].end_lineno:
            groups[-1].append(node)
        else:
            groups.append([node])
    return groups


def find_imports(nodes):
    """Yield an Import for each name of each import, those inside of functions too."""
    for node in ast.walk(ast.Module(nodes, [])):
        if isinstance(node, IMPORTS):
            dots = "." * getattr(node, "level", 0)
            module = dots + (getattr(node, "module", None) or "")
            for alias in node.names:
                yield Import(module, alias.name, alias.asname, node.lineno)


def global_names(nodes, names_of_file=frozenset()):
    """Return two sets: the global names that nodes bind, and those that they read.

    names_of_file: the global names that their file binds
    """
    import symtable  # PyPy has none, and bench.py, which runs there, imports this file

    bound, read = set(), set()
    scopes = [symtable.symtable(ast.unparse(ast.Module(nodes, [])), "", "exec")]
    for scope in scopes:  # which grows by the functions and classes inside
        scopes += scope.get_children()
        for symbol in scope.get_symbols():
            name = symbol.get_name()
            is_global = scope is scopes[0] or symbol.is_global()
            if is_global and (symbol.is_assigned() or symbol.is_imported()):
                bound.add(name)
            # In a class, size = size reads a global name, and binds another name.
            can_be_global = scope.get_type() == "class" and name in names_of_file
            if (is_global or can_be_global) and symbol.is_referenced():
                read.add(name)
    return bound, read


def find_meanings(nodes, imports, bound, place):
    """Return {name: meaning} for the names in bound, which nodes bind.

    The meaning is the text of the import or of the constant: files may share a name if
    it has one meaning. For all other names the meaning is the place, so it is unique.
    """
    if len(nodes) == 1 and is_constant(nodes[0]):
        return dict.fromkeys(bound, ast.unparse(nodes[0]))
    meanings = {}
    for name in bound:
        texts = {each.meaning() for each in imports if each.bound() == name}
        meanings[name] = texts.pop() if len(texts) == 1 else place
    return meanings


def is_constant(node):
    """Return whether a node gives one name a value that can't change."""
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
        return False
    is_plain = all(isinstance(part, CONSTANT) for part in ast.walk(node.value))
    is_infinite = ast.unparse(node.value) in ("float('inf')", "float('-inf')")
    return len(node.targets) == 1 and (is_plain or is_infinite)


def replace_import(statement, is_own):
    """Leave of an import statement only what the bundle needs in its place."""
    first = statement.imports[0]
    if first.lib_module():
        renamed = [x for x in statement.imports if x.alias not in (None, x.name)]
        statement.text = "".join(f"{x.alias} = {x.name}\n" for x in renamed)
        statement.binds = {x.alias: x.text() for x in renamed}
        statement.reads = {x.name for x in statement.imports}
    elif first.module == "__future__" or not is_own:
        statement.text = ""  # import_lines has it


# ---- To choose what the bundle has


def in_order(modules):
    """Return the Sources of {name: Source} with those first that others import from.

    Of those that could be next it is the first in the alphabet, but LAST are the last.
    So a bundle begins with its search, and the order of import lines does not matter.
    """
    left = sorted(modules, key=lambda name: (name in LAST, name))
    ordered = []
    while left:
        free = [name for name in left if modules[name].uses.keys().isdisjoint(left)]
        name = free[0] if free else left[0]  # if none is free, they import each other
        ordered.append(modules[name])
        left.remove(name)
    return ordered


def reach(statements, wanted):
    """Return the statements that bind wanted names, or names that such ones need."""
    while True:
        kept = [s for s in statements if not wanted.isdisjoint(s.binds)]
        names = wanted.union(*(s.reads.union(s.binds) for s in kept))
        if names == wanted:
            return kept
        wanted = names


# ---- To refuse what it can't have


def import_refusals(source, modules, folder):
    """Yield why imports of a source can't be bundled; folder: that of the program."""
    for statement in source.statements:
        for each in statement.imports:
            why = (
                fault_beside(each, folder)
                or fault_in_lib(each, statement, source, modules)
                or fault_elsewhere(each, statement, source)
            )
            if why:
                yield f"{source.path}:{each.line}: {why}"


def fault_beside(each, folder):
    """Return what is wrong if Python would import a file beside the program."""
    words = each.words()
    # collections.py hides a standard module, the file collections/deque.py does not.
    depth = 1 if words[0] in sys.stdlib_module_names else len(words)
    for end in range(1, depth + 1):
        path = "/".join(words[:end])
        for name in path + ".py", path + "/__init__.py":
            file = (folder / name).resolve()
            if file.is_file() and LIB not in file.parents:
                return f"{name} is not bundled: rename it, or copy what you need of it"
    return None


def fault_in_lib(each, statement, source, modules):
    """Return what is wrong with an import from lib, and what to write."""
    words = each.words()
    if words[0] != "lib":
        return None
    module = modules.get(each.lib_module())
    if module and each.name in module.names and statement.is_import:
        return None
    if words[1:2] == ["problems"]:
        return "problems can't be imported: copy what you need, or move it to lib"
    return advice(words, source)


def advice(words, source):
    """Return what to write instead of an import from lib that has these words."""
    public = public_names()
    modules = {word for word in words if word in public.values()}
    names = [name for name in public if not modules or public[name] in modules]
    is_whole = words[-1] in ("lib", "*") or words[-1] in modules
    if words[-1] in public:
        found = [words[-1]]
    elif is_whole:  # suggest the names that the file uses
        found = [name for name in names if re.search(rf"\b{name}\b", source.text)]
    else:
        found = difflib.get_close_matches(words[-1], names, 1)
    if found:
        module = public[found[0]]
        names = ", ".join(sorted(name for name in found if public[name] == module))
        return f"write it alone, at the top level: from lib.{module} import {names}"
    if is_whole:
        return "import what you use of it by name; see lib/README.md"
    unknown = [word for word in words[1:] if word not in modules]
    return f"lib has no {unknown[0]}; see lib/README.md"


def public_names():
    """Return {name: module} for the functions, classes and CONSTANTS of lib."""
    form, names = r"(?m)^(?:def |class |(?=[A-Z_\d]+ = ))(\w+)", {}
    for file in sorted(LIB.glob("*.py")):
        found = re.findall(form, file.read_text(encoding="utf-8"))
        names.update(dict.fromkeys(found, file.stem))
    return names


def fault_elsewhere(each, statement, source):
    """Return what is wrong with an import that is not from lib."""
    if each.module == "__future__" and not (statement.is_import and source.is_own):
        return "this comes first in a bundle: write it alone, not in lib"
    if each.module.startswith("."):
        return "write the whole name of the module, as in: from lib.dlx import ..."
    if each.name == "*" and not each.lib_module():
        return f"what {each.module} has is not known here: import it by name"
    return None


def name_refusals(modules, kept, program):
    """Yield why names would mean two things in a bundle, or nothing."""
    meanings = dict.fromkeys(BUILTINS, "Python's own")
    places = dict.fromkeys(BUILTINS, "Python")  # name -> the file that gives a meaning
    users = {}  # name -> the first module that has it
    for module, statement in [(m, s) for m in modules for s in m.statements]:
        if statement not in kept:
            continue
        for name, meaning in statement.binds.items():
            place = places.setdefault(name, module.path)
            if meaning != meanings.setdefault(name, meaning):
                why = f"{name} means another thing in {place}: rename one"
                yield module.refusal(statement, name, why)
        unknown = statement.reads - module.names - BUILTINS
        for name in () if statement.is_import else sorted(unknown):
            why = f"nothing binds {name} here: define or import it"
            yield module.refusal(statement, name, why)
        for name in statement.reads.union(statement.binds):
            users.setdefault(name, module.path)
    for statement in program.statements:
        for name, meaning in statement.binds.items():
            if name in users and meaning != meanings.get(name):
                why = f"{users.pop(name)} uses the name {name}: rename yours"
                yield program.refusal(statement, name, why)


# ---- To write it


def write(modules, kept, program):
    """Return the text of a bundle."""
    docstring = ""
    if program.docstring is not None:
        first = program.statements[0]
        docstring = first.text.rstrip("\n") + "\n\n"
        first.text = ""
        first.above += "\n"  # so that a comment above it stays in the program
    sections = []
    for module in modules:
        if any(s.text for s in module.statements if s in kept):
            title = (module.docstring or "").split("\n")[0]
            heading = f"{module.path}: {title}".rstrip(": ")
            sections.append(section(heading, module.statements, kept))
    name = Path(program.path).name if program.is_own else program.path
    head = f"# Made by tools/bundle.py from {name}: change that file, not this one.\n"
    if sections:
        head += "# The program is at the end; above it is what it uses of lib.\n"
    sections.append(section(name, program.statements, program.statements))
    imports = import_lines([*kept, *program.statements])
    parts = [docstring + head, imports, "\n\n".join(sections)]
    return "\n".join(part for part in parts if part)


def import_lines(statements):
    """Return the imports that statements have at the top of the bundle, sorted."""
    moved = [x for s in statements if s.is_import and not s.text for x in s.imports]
    texts = {each.text() for each in moved if not each.lib_module()}
    order = sorted(texts, key=lambda t: ("__future__" not in t, t[0] == "f", t))
    return "".join(text + "\n" for text in order)


def section(heading, statements, kept):
    """Return a part of a bundle: the statements of a file that are kept, as text."""
    text = ""
    for statement in statements:
        if statement in kept and statement.text:
            text += statement.above + statement.text
        else:
            text += statement.apart() + CUT
    # Around a cut there are several runs of blank lines: only the longest one stays.
    text = re.sub(r"(?m)^[\n\0]+", lambda found: max(found[0].split(CUT)), text)
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
    """Return the arguments of the command; files: the programs that are named."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    what = "problems of lib/problems (without a NAME: all), or one file of your own"
    parser.add_argument("names", nargs="*", metavar="NAME", help=what)
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--check", action="store_true", help="write nothing, compare")
    one.add_argument("--stdout", action="store_true", help="print one bundle")
    one.add_argument("-o", "--output", metavar="FILE", help="write one bundle to FILE")
    args = parser.parse_args()
    problems = {file.stem: file for file in sorted(PROBLEMS.glob("[!_.]*.py"))}
    args.files = [problems.get(name) or Path(name) for name in args.names or problems]
    args.is_own = any(file.resolve().parent != PROBLEMS for file in args.files)
    fault = fault_in_files(args) or fault_in_arguments(args)
    if fault:
        parser.error(fault)
    return args


def fault_in_files(args):
    """Return what is wrong with a file that is named."""
    for name, file in zip(args.names, args.files):
        if not file.is_file():
            return f"{name}: there is no such file, and no such problem in lib/problems"
        if file.resolve().parent == SOLUTIONS:
            return f"{name} is a bundle; its source is lib/problems/{file.name}"
    return None


def fault_in_arguments(args):
    """Return what is wrong with the arguments together."""
    is_one = len(args.files) == 1
    if args.is_own and args.check:
        return "--check compares solutions: give names of problems"
    if args.is_own and not is_one:
        return "give one file of your own at a time"
    if (args.stdout or args.output) and not is_one:
        return "--stdout and --output are for one bundle: give one name"
    if args.output and Path(args.output).resolve() == args.files[0].resolve():
        return f"--output {args.output} would replace the program itself"
    return None


def update(texts, args):
    """Write, or only name, the solutions of {path: bytes} that are not current."""
    old = [p for p in texts if not p.is_file() or p.read_bytes() != texts[p]]
    others = [] if args.names else sorted({*SOLUTIONS.glob("*.py")} - texts.keys())
    for path in others:
        print(f"solutions/{path.name} has no lib/problems/{path.name}: delete it")
    if not old:
        several = f"all {len(texts)} solutions are current"
        print(several if len(texts) > 1 else "the solution is current")
    elif args.check:
        names = " ".join(path.stem for path in old)
        print(f"not current: {names}\nto repair: python3 tools/bundle.py {names}")
    else:
        SOLUTIONS.mkdir(exist_ok=True)
        for path in old:
            path.write_bytes(texts[path])
            print(f"wrote solutions/{path.name}")
    return 1 if args.check and (old or others) else 0


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
    elif args.stdout or args.is_own:
        sys.stdout.buffer.write(*texts.values())
    else:
        return update(texts, args)
    return 0


if __name__ == "__main__":
    run_tool(main)
