#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py                     write all solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     write these two, if they are not current
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py --stdout poj3074    print the bundle of a problem
    python3 tools/bundle.py my.py -o submit.py  bundle a file of your own, in any folder
    python3 tools/bundle.py my.py > submit.py   the same

A problem is a program lib/problems/NAME.py; its bundle is solutions/NAME.py.

A bundle begins with the docstring of the program. Then comes what the program uses of
lib, found by name: what only exec(), globals() or import_module() would use is not
found. At the end comes the program, as it is, but without its imports from lib: their
names are there from its first line on. Other imports, such as import sys, go to the top
if they stand in a file of lib or in a problem; in a file of your own they stay where
they are. Only "from __future__ import" always goes to the top.
"""

import argparse
import ast
import builtins
import difflib
import os
import re
import sys
import tokenize
import warnings
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

# How it works. A program on the left; on the right lib/a.py, from which it imports. And
# lib/b.py has def h(x): return 2 * x.
#
#     from lib.a import f as g           import sys
#     print(g(1))                        from lib.b import h
#                                        def f(x): return h(x) + sys.maxsize
#                                        def unused(): return 1
#
# Their bundle:
#
#     import sys                         lib/a.py's other imports go to the top
#     def h(x): return 2 * x             from lib/b.py
#     def f(x): return h(x) + sys.maxsize
#     g = f                              in the place of its import: only the alias
#     print(g(1))
#
# So all files share one set of global names, and each must mean one thing. In lib it
# does (tests/test_lib_rules.py). This program would be refused if it had an h or an f
# of its own. To compare what names mean, each meaning is written as a text, which is
# never run. In lib/a.py and in lib/b.py, h has the text "from lib.b import h". An h of
# the program's own would have the text "from this file import h": two texts for one
# name. See find_meanings and check_names.
#
# A program is a file of one's own, in any folder, or a problem in lib/problems. What is
# in lib itself is a module.
#
# bundle() reads the program, and the modules from which it imports. Each file is a
# Source, cut into Statements, which bind some global names and read others. Of the
# modules it keeps the statements that bind a name which the program imports, then those
# that bind a name which these read, and so on. Then it checks that no name means two
# things, and writes the text of all that is kept, with the comments above each.

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
# Modules of lib that read and print: a reader finds them after those that solve.
LAST = "lib.read", "lib.leetcode", "lib.stdio"
IMPORTS = ast.Import, ast.ImportFrom
# A solution has at most so many, by the rules of lib/problems: judges limit sources.
MOST_BYTES = 28 * 1024
MADE_BY = "# Made by tools/bundle.py."
# Modules from which a program may import "*". To find their names they are imported: so
# these are some that print nothing, and open no window or browser.
STARRED = """bisect cmath collections copy datetime decimal fractions functools heapq
itertools math operator random re statistics string sys time typing""".split()


class Refused(Exception):
    """A program can't be bundled: "path:line: why, and what to do"."""


class Import(NamedTuple):
    """What an import statement says of one name."""

    line: int
    module: str  # "lib.dlx" in from lib.dlx import exact_covers as ec; "" in import os
    name: str  # "exact_covers" there
    alias: str  # "ec" there, or None
    text: str  # the statement that imports only this name
    is_starred: bool  # it is one of the names that "*" stands for

    def bound(self):
        """Return the name that it binds: import os.path binds os."""
        return self.alias or self.name.split(".")[0]

    def meaning(self):
        """Return what that name means, as a text: the same text, the same thing."""
        is_plain = not self.module and not self.alias
        return f"import {self.bound()}" if is_plain else self.text


@dataclass
class Statement:
    """A statement at the top level of a file, or several that share a line.

    for_bundle replaces imports: then above, text, binds, reads and at_top say what the
    bundle has. The other attributes still say what the file has: bundle() finds in
    imports what is wanted, and messages need the line.
    """

    line: int  # where it begins
    above: str  # the lines between the statement before and this one
    text: str  # its lines
    binds: set  # global names
    assigns: set  # those that it binds by more than imports: x = 1, def x, for x
    reads: set  # global names
    imports: list  # of Import, those inside of functions too
    is_only_import: bool  # it is a single import statement, maybe of several names
    at_top: tuple = ()  # lines that the bundle has at its top for it


@dataclass
class Source:
    """A file that has been read."""

    path: str  # as messages and headings show it
    docstring: str  # with its quotes; "" if there is none
    statements: list  # imports among them as the bundle has them: see for_bundle
    meanings: dict  # global name -> what it means: "from math import inf"


def bundle(file):
    """Return the bundle of a program, as text."""
    modules = {}
    program = read_source(file, modules)
    if not program.statements:
        raise Refused(
            f"{program.path}: the file has no code; if your shell emptied it for >, "
            "write the bundle to another file"
        )
    imports = [each for statement in program.statements for each in statement.imports]
    # No name of lib is wanted but these: other ways to import from it were refused.
    wanted = {each.name for each in imports if each.module in modules}
    drop_unused(modules.values(), wanted)
    sources = [*modules.values(), program]
    check_names(sources)
    text = write(sources)
    # This fails if the bundle is not valid Python. As bytes, like a file: a comment in
    # its head may look like the name of an encoding.
    compile(text.encode(), f"bundle of {file}", "exec")
    return text


# ---- To read files


def read_source(file, modules):
    """Return the Source of a file, and add to modules those from which it imports.

    modules: {"lib.dlx": Source}, each one after those from which it imports
    """
    full = file.resolve()
    is_in_lib = LIB in full.parents  # a module, or a problem
    path = full.relative_to(ROOT).as_posix() if is_in_lib else file.name
    compile(file.read_bytes(), path, "exec")  # fails if Python would not run it
    with tokenize.open(file) as opened:  # in the encoding that its first lines name
        text = opened.read()
    tree = ast.parse(text, path)
    statements = cut(tree.body, text, path)
    # Look at comments only: bundle.py has these words in a string, and is no bundle.
    if any(MADE_BY in statement.above for statement in statements):
        raise Refused(f"{path}: this is a bundle: bundle what it was made from")
    read_modules(statements, modules)
    check_imports(statements, path, full.parent, modules)
    # The order matters: check_imports sees to it that modules have the names for which
    # find_meanings looks there, and for_bundle changes what find_meanings looks at.
    meanings = find_meanings(statements, path, modules)
    docstring = take_docstring(tree, text, statements)
    statements = [for_bundle(statement, is_in_lib) for statement in statements]
    return Source(path, docstring, statements, meanings)


def read_modules(statements, modules):
    """Add to modules those of lib from which statements import.

    This ends: in lib no module imports from itself, directly or through others.
    """
    imported = {each.module for statement in statements for each in statement.imports}
    needed = [module for module in imported if re.fullmatch(r"lib\.\w+", module)]
    for module in sorted(needed, key=lambda module: (module in LAST, module)):
        file = ROOT / f"{module.replace('.', '/')}.py"
        if module not in modules and file.is_file():
            modules[module] = read_source(file, modules)


def cut(nodes, text, path):
    """Return the statements of a file."""
    lines = [line + "\n" for line in text.split("\n")]
    groups = grouped(nodes, lines)
    statements, end = [], 0
    for group in groups:
        # Not group[0].lineno: decorators are above it. Between two statements are only
        # blank lines and comments.
        start = end
        while not lines[start].strip() or lines[start].lstrip().startswith("#"):
            start += 1
        above = "".join(lines[end:start])
        # The last statement has the rest of the file.
        end = group[-1].end_lineno if group is not groups[-1] else len(lines)
        body = "".join(lines[start:end])
        # Blank lines in front, so that errors of symtable have the right line number
        binds, assigns, reads = global_names("\n" * start + body, path)
        imports = list(find_imports(group))
        # symtable does not say what "*" binds. It is never inside of a function.
        binds.update(each.bound() for each in imports if each.is_starred)
        is_only_import = len(group) == 1 and isinstance(group[0], IMPORTS)
        names = binds, assigns, reads
        new = Statement(start + 1, above, body, *names, imports, is_only_import)
        statements.append(new)
    return statements


def grouped(nodes, lines):
    """Return lists of nodes that share a line, or are joined by a backslash."""
    groups, end = [], 0
    for node in nodes:
        if node.lineno == end or end and lines[end - 1].endswith("\\\n"):
            groups[-1].append(node)
        else:
            groups.append([node])
        end = node.end_lineno
    return groups


def find_imports(nodes):
    """Yield an Import for each name of each import, those inside of functions too."""
    for node in ast.walk(ast.Module(nodes, [])):
        if isinstance(node, IMPORTS):
            module, start = "", "import "
            if isinstance(node, ast.ImportFrom):
                module = "." * node.level + (node.module or "")
                start = f"from {module} import "
            is_starred = node.names[0].name == "*" and module in STARRED
            aliases = star_names(module) if is_starred else node.names
            for each in aliases:
                name, alias, text = each.name, each.asname, start + ast.unparse(each)
                yield Import(node.lineno, module, name, alias, text, is_starred)


def star_names(module):
    """Return what "*" imports from a module, as nodes of ast."""
    names = {}
    exec(f"from {module} import *", names)
    return [ast.alias(name) for name in names if name != "__builtins__"]


def global_names(text, path):
    """Return three sets: the global names that a text binds, assigns and reads.

    It assigns those that it binds by more than imports.

    A known limit: from Python 3.12 on, n in "[n for n in text]" at the top level counts
    as a global name, so that the program is refused if lib means another thing by n.
    """
    import symtable  # not above: PyPy has none, and runs bench.py, which imports this

    imported, assigns, reads = set(), set(), set()
    top = symtable.symtable(text, path, "exec")
    scopes = [top]  # to be visited: functions and classes are scopes in scopes
    while scopes:
        scope = scopes.pop()
        scopes += scope.get_children()
        is_class = scope.get_type() == "class"
        for symbol in scope.get_symbols():
            is_global = scope is top or symbol.is_global()
            # To symtable, what is only imported is not assigned. Nor is the x of
            # "[(x := n) for n in text]" at the top level: it is declared there.
            is_declared = scope is top and symbol.is_declared_global()
            if is_global and (symbol.is_assigned() or is_declared):
                assigns.add(symbol.get_name())
            if is_global and symbol.is_imported():
                imported.add(symbol.get_name())
            # In the body of a class, size = size reads a global name, and to symtable
            # size is local. So any name that such a body reads counts as global.
            if (is_global or is_class) and symbol.is_referenced():
                reads.add(symbol.get_name())
    return imported | assigns, assigns, reads


def take_docstring(tree, text, statements):
    """Return the docstring of a file, with its quotes, and cut it from its statement.

    That statement stays, with the code that may follow on the line.
    """
    if ast.get_docstring(tree) is None:
        return ""
    docstring = ast.get_source_segment(text, tree.body[0])
    rest = statements[0].text.replace(docstring, "", 1)
    statements[0].text = rest.lstrip("; \t")
    return docstring


# ---- To refuse imports


def check_imports(statements, path, folder, modules):
    """Refuse an import that can't be bundled; folder is where the file is."""
    for statement in statements:
        for each in statement.imports:
            why = why_refused(each, statement, folder, modules)
            if why:
                raise Refused(f"{path}:{each.line}: {why}")


def why_refused(imported, statement, folder, modules):
    """Return why an import can't be bundled, and what to do; None if it can."""
    package = (imported.module or imported.name).split(".")[0]
    if package and is_beside(package, folder):
        return f"your own {package} is not bundled: rename it, or copy what you need"
    if package in ("", "lib"):  # "": from . import name
        return why_lib_is_refused(imported, statement, modules)
    if (LIB / f"{package}.py").is_file():
        return advice(imported.name, f"{package} is in lib")
    if package == "__future__" and not statement.is_only_import:
        return "write this alone on its line"
    if imported.name == "*":  # those of STARRED were replaced by names
        return f"import by name what you use of {imported.module}"
    return None


def is_beside(package, folder):
    """Return whether Python would import a package from the folder of the program."""
    own = folder / package
    if own.resolve() == LIB:
        return False
    # A folder without __init__.py does not hide a module of the standard library.
    is_folder = own.is_dir() and package not in sys.stdlib_module_names
    files = own / "__init__.py", own.with_suffix(".py")
    return is_folder or any(file.is_file() for file in files)


def why_lib_is_refused(imported, statement, modules):
    """Return why an import from lib can't be bundled; None if it can."""
    is_plain = statement.is_only_import and re.fullmatch(r"lib\.\w+", imported.module)
    if not is_plain or imported.name == "*":
        return "write this, alone at the top level: from lib.MODULE import NAME"
    if imported.module not in modules:
        return advice(imported.name, f"lib has no module {imported.module[4:]}")
    if imported.name not in modules[imported.module].meanings:
        return advice(imported.name, f"{imported.module} has no {imported.name}")
    return None


def advice(name, why):
    """Return why an import fails, and what to write for the name that it wants."""
    module_of = {}  # function, class or constant -> its module in lib
    for file in sorted(LIB.glob("*.py")):
        text = file.read_text(encoding="utf-8")
        for pattern in r"^def (\w+)", r"^class (\w+)", r"^(\w+) = ":
            for found in re.findall(pattern, text, re.MULTILINE):
                module_of[found] = file.stem
    near = difflib.get_close_matches(name, module_of, 1, cutoff=0.8)
    if not near:
        return f"{why}; see lib/README.md"
    return f"{why}; write: from lib.{module_of[near[0]]} import {near[0]}"


# ---- To find what names mean, and what stays of imports


def find_meanings(statements, path, modules):
    """Return {global name: what it means}, as texts: the same text, the same thing.

    In a file lib/a.py:

        from math import inf        inf means "from math import inf"
        from lib.b import h as k    k means what h means in lib/b.py, and so does h:
                                    the bundle has k = h
        MOD = 10**9 + 7             MOD means "10**9 + 7"
        def f(x): return x          f means "from lib.a import f"

    Another file may have MOD = 10**9 + 7, too. But if it defines an f, check_names
    refuses it: in one's own program that means "from this file import f", and in a
    problem "from lib.problems.NAME import f".

    A name that means two things in this file, as os after "import os" and "os = None",
    means "from lib.a import os": no other file has it in common.
    """
    # What is not in lib has no folder in its path. Its name is not used: in a file that
    # is called itertools.py, its own count would seem to be that of Python's itertools.
    module = path.removesuffix(".py").replace("/", ".") if "/" in path else "this file"
    start = f"from {module} import "
    meanings = {}
    for statement in statements:
        for name, meaning in statement_meanings(statement, start, modules):
            # Once two meanings differ, the name means this text for good: a third one
            # is equal to it, or differs from it and leads here again.
            if meanings.setdefault(name, meaning) != meaning:
                meanings[name] = start + name
    return meanings


def statement_meanings(statement, start, modules):
    """Yield (global name, what it means) for each way in which a statement binds one.

    start: the text before a name that the file itself defines
    """
    # A constant such as MOD = 10**9 + 7 means its value, so that two files may have it.
    # Any other statement is taken to define something of this file's own. At worst that
    # refuses a program without need: if a constant ends a file, and comments follow it.
    constant = re.fullmatch(r"\w+ = (\d[\d_*+ ]*)(#.*)?\s*", statement.text)
    for name in statement.assigns:
        yield name, constant[1].strip() if constant else start + name
    for each in statement.imports:
        if each.module in modules:
            meaning = modules[each.module].meanings[each.name]
            yield each.bound(), meaning
            # "from lib.b import h as k" becomes "k = h" in the bundle, which reads h.
            # So h needs a meaning in this file, too. If this file also has a "def h",
            # find_meanings makes "from this file import h" of the two. In lib/b.py h
            # has another meaning, so check_names refuses the program. Without an alias
            # this repeats the line above.
            yield each.name, meaning
        elif (
            each.bound() in statement.binds
        ):  # else it is local to a function or a class
            yield each.bound(), each.meaning()


def for_bundle(statement, is_in_lib):
    """Return what the bundle has for a statement: the same, if it is no import."""
    if not statement.is_only_import:
        return statement
    module = statement.imports[0].module  # all have the same
    if module.startswith("lib."):
        # The bundle has what is imported. Only aliases are left to be bound: k = h.
        renamed = [each for each in statement.imports if each.alias]
        text = "".join(f"{each.alias} = {each.name}\n" for each in renamed)
        binds = {each.alias for each in renamed}
        reads = {each.name for each in renamed}
        new = replace(statement, text=text, binds=binds, reads=reads)
    elif is_in_lib or module == "__future__":
        at_top = tuple(each.text for each in statement.imports)
        # It still binds its names: so drop_unused keeps it if one of them is wanted.
        new = replace(statement, text="", at_top=at_top)
    else:
        return statement  # in one's own program, code above it may have to run before
    # The comments above explain what is gone. In one's own program they stay.
    return replace(new, above="") if is_in_lib and not new.text else new


# ---- To choose what the bundle has


def drop_unused(sources, wanted):
    """Drop from sources, which are modules of lib, the statements that are not needed.

    Kept are the statements that bind a wanted name, then those that bind a name which
    the kept ones read or bind, and so on. A name is looked for in all sources, whatever
    its module: in lib, it means one thing. Statements that bind nothing, such as calls,
    are dropped: lib has none (see lib/README.md).
    """
    statements = [each for source in sources for each in source.statements]
    size = None
    while size != len(wanted):  # until nothing is added
        size = len(wanted)
        needed = [each for each in statements if each.binds & wanted]
        # If a, b = 1, 2 is kept for its a, then b += 1 must be kept, too.
        wanted = wanted.union(*(each.binds | each.reads for each in needed))
    for source in sources:
        source.statements = [each for each in source.statements if each.binds & wanted]


def check_names(sources):
    """Refuse a name that means one thing in one file and another thing in another.

    In a file that does not define len, len means "Python's own"; so with all builtins.
    Other names that a file reads and does not define are not checked: either they are
    local to the body of a class (see global_names), or to read them is a NameError
    before bundling, too. A known limit: a program that catches that NameError may find
    such a name in its bundle.
    """
    known = {}  # global name -> (what it means, the first file that uses it)
    for source in sources:
        # Names that it binds come first: a refusal should have the line of these.
        uses = []
        for each in source.statements:
            uses += [(each, name) for name in sorted(each.binds)]
        for each in source.statements:
            uses += [(each, name) for name in sorted(each.reads)]
        for statement, name in uses:
            if name in source.meanings or hasattr(builtins, name):
                here = source.meanings.get(name, "Python's own")
                elsewhere, path = known.setdefault(name, (here, source.path))
                if elsewhere != here:
                    line, remedy = advice_on_name(name, statement)
                    why = f"{path} uses the name {name} for another thing: {remedy}"
                    raise Refused(f"{source.path}:{line}: {why}")


def advice_on_name(name, statement):
    """Return the line of a name in its statement, and how to avoid the clash."""
    for each in statement.imports:
        if each.is_starred and each.name == name:
            return each.line, f"import by name what you use of {each.module}"
    line = statement.line
    if not statement.is_only_import:  # for_bundle may have changed the text of these
        before = re.split(rf"\b{name}\b", statement.text)[0]
        line += before.count("\n")
    return line, "rename one"


# ---- To write it


def write(sources):
    """Return the text of a bundle; the last source is the program."""
    *modules, program = sources
    head = f"{MADE_BY} The last part is {program.path}:\n"
    head += "# change that file, not this one.\n"
    imports = import_lines(sources)
    sections = []
    for module in modules:
        title = module.docstring.strip("\"'").split("\n")[0]
        sections.append(section(f"{module.path}: {title}".rstrip(": "), module))
    sections.append(section(program.path, program))
    docstring = program.docstring + "\n\n" if program.docstring else ""
    parts = [docstring + head, imports, "\n\n".join(filter(None, sections))]
    return "\n".join(filter(None, parts))


def import_lines(sources):
    """Return the imports at the top of a bundle, with one line for each module."""
    statements = [each for source in sources for each in source.statements]
    lines = {line for statement in statements for line in statement.at_top}
    names = {}  # "from math ", or "" for "import os" -> the names imported
    for line in sorted(lines):
        start, _, name = line.partition("import ")
        names.setdefault(start, []).append(name)
    found = [f"import {name}\n" for name in names.pop("", [])]
    found += [f"{start}import {', '.join(names[start])}\n" for start in names]
    found.sort(key=lambda line: "__future__" not in line)  # this one must come first
    return "".join(found)


def section(heading, source):
    """Return the part of a bundle that is from one file; "" if there is none."""
    texts = [each.above + each.text for each in source.statements]
    text = "".join(text for text in texts if text.strip()).strip("\n")
    return f"# {heading}\n\n\n{text}\n" if text else ""


# ---- The command line


def run_tool(main, trouble=1):
    """Exit with the status of main(), or with trouble if the system refuses something.

    Ctrl-C and what the system refuses, such as output to a full disk, give no
    traceback. If main() returns a text, it is printed as an error: the status is 1.
    trouble is 2 for judge.py, which exits with 1 if an answer is wrong.
    """
    try:
        # A name of a file may have letters that a terminal can't show.
        sys.stdout.reconfigure(errors="backslashreplace")
        status = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        print(f"{error.filename or 'output'}: {error.strerror}", file=sys.stderr)
        os._exit(trouble)  # sys.exit would write what is left, and fail again
    sys.exit(status)


def parse_arguments():
    """Return the arguments of the command, with two more attributes.

    files: the programs that are named; is_own: whether one is not in lib/problems
    """
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    what = "problems of lib/problems (without a NAME: all), or one file of your own"
    parser.add_argument("names", nargs="*", metavar="NAME", help=what)
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--check", action="store_true", help="write nothing, compare")
    one.add_argument("--stdout", action="store_true", help="print one bundle")
    to_file = "write one bundle to FILE"
    one.add_argument("-o", "--output", type=Path, metavar="FILE", help=to_file)
    args = parser.parse_args()
    problems = {file.stem: file for file in sorted(PROBLEMS.glob("*.py"))}
    names = args.names or problems
    args.files = [problems.get(name, Path(name)) for name in names]
    folders = {file.resolve().parent for file in args.files}
    args.is_own = bool(folders - {PROBLEMS})
    for file in args.files:
        if not file.is_file():
            parser.error(f"{file} is no file, and no problem of lib/problems")
    if SOLUTIONS in folders:
        parser.error("what is in solutions is a bundle: give the name of the problem")
    if args.is_own and args.check:
        parser.error("--check compares solutions: give names of problems")
    if (args.is_own or args.stdout or args.output) and len(args.files) > 1:
        parser.error("--stdout, --output and a file of your own: give one NAME")
    if args.output and args.output.resolve() == args.files[0].resolve():
        parser.error(f"{args.output} is the program itself: write elsewhere")
    if args.output and not may_replace(args.output):
        parser.error(f"{args.output} is no bundle: delete it first, or write elsewhere")
    return args


def may_replace(path):
    """Return whether there is no file of that name, or a bundle, or an empty file."""
    if not path.is_file():
        return True
    data = path.read_bytes()
    return not data or f"\n{MADE_BY}".encode() in b"\n" + data  # where a line begins


def update(bundles, is_check):
    """Write, or only name, the solutions of {path: bytes} that are not current.

    Also name solutions that are too long, and those whose problem is gone. Return 1 if
    is_check and any was named, else 0.
    """
    old = [p for p in bundles if not p.is_file() or p.read_bytes() != bundles[p]]
    for path in old:
        if not is_check:
            SOLUTIONS.mkdir(exist_ok=True)
            path.write_bytes(bundles[path])
        print("not current:" if is_check else "wrote", f"solutions/{path.name}")
    if old and is_check:
        print("to repair: python3 tools/bundle.py")
    names = {file.name for file in PROBLEMS.glob("*.py")}
    lone = [path for path in sorted(SOLUTIONS.glob("*.py")) if path.name not in names]
    long = [path for path in bundles if len(bundles[path]) > MOST_BYTES]
    for path in long:
        size = f"{len(bundles[path])} bytes, more than {MOST_BYTES}"
        print(f"solutions/{path.name} has {size}: shorten what it uses of lib")
    for path in lone:
        print(f"solutions/{path.name} has no lib/problems/{path.name}: delete it")
    if not old and not lone and not long:
        print("all is current" if len(bundles) > 1 else "it is current")
    return 1 if is_check and (old or lone or long) else 0


def main():
    """Do what the command says; return an exit status, or why there is no bundle."""
    args = parse_arguments()
    if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
        return "tools/bundle.py needs CPython 3.10 or later"
    warnings.simplefilter("ignore")  # such as for "\d": shown when the program is run
    # {path in solutions: bytes}. The path is used for problems only: the bundle of
    # one's own file is printed, or goes to --output.
    bundles = {}
    for file in args.files:
        try:
            bundles[SOLUTIONS / file.name] = bundle(file).encode()
        except Refused as error:
            return str(error)
        # ValueError: a null byte; the last two, at times without words: nested deeply.
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            return f"{file}: this can't be bundled: {str(error) or 'nested too deeply'}"
    if args.output:
        (data,) = bundles.values()
        args.output.write_bytes(data)
        print(f"wrote {args.output}")
    elif args.stdout or args.is_own:
        (data,) = bundles.values()
        sys.stdout.buffer.write(data)
    else:
        return update(bundles, args.check)
    return 0


if __name__ == "__main__":
    run_tool(main)
