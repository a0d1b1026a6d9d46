#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

solutions/NAME.py is the bundle of lib/problems/NAME.py: the program, then lib, to be
read. Any other program stays as it is, below lib, which stands in a function.
    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py -o submit.py  bundle your own; without -o, print it
"""

import ast
import builtins
import importlib.util
import sys
import warnings
from argparse import ArgumentParser, RawTextHelpFormatter
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, INDENT, STRING, generate_tokens

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # these modules of lib come last in a solution
MOST_BYTES = {"poj3074.py": 16_384}  # by PTA; else 48,000: Luogu, SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py"
BUILTINS = {name for name in dir(builtins) if name[0] != "_"}
IMPORT = ast.Import, ast.ImportFrom
DEFINITION = ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Assign
GUARD = "if __name__ == '__main__':"
SHAPE = f"write a docstring, imports without as or *, definitions, and last {GUARD}"


def parsed(file):
    """Return the text of a program and its tree."""
    try:
        text = importlib.util.decode_source(file.read_bytes())
        compile(text, file, "exec")  # finds more errors than parse: a stray return
        return text, ast.parse(text)
    except (SyntaxError, ValueError) as error:  # ValueError: no text, or NUL bytes
        line, why = getattr(error, "lineno", 1), getattr(error, "msg", error)
        sys.exit(f"{file}:{line or 1}: {why} (Python {sys.version.split()[0]})")


def statements(text, tree):
    """Return the text of each statement, with the comments above it."""
    lines, ends = text.split("\n"), [0, *(node.end_lineno for node in tree.body)]
    return ["\n".join(lines[start:end]) for start, end in zip(ends, ends[1:])]


def imports(nodes):
    """Yield (statement, old name, name, origin) for each name that is imported."""
    for node in nodes:
        for each in node.names if isinstance(node, IMPORT) else ():
            source = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
            old = each.name if each.asname else each.name.split(".")[0]  # os of os.path
            yield node, old, each.asname or old, f"{source}import {old}"


def global_names(text, inside=True):
    """Return the global names that a text binds and reads, also inside of functions."""
    import symtable  # not above: PyPy has none, and is to say that it is too old

    tables = [symtable.symtable(text, "", "exec")]
    for table in tables if inside else ():  # children are appended meanwhile
        tables += table.get_children()
    found = [s for table in tables for s in table.get_symbols() if s.is_global()]
    bound = {s.get_name() for s in found if s.is_assigned() or s.is_imported()}
    return bound, {s.get_name() for s in found if s.is_referenced()}


class Lib:
    """The modules of lib, taken apart.

    headings: of the modules, in the reverse of their order in a solution
    definitions: {name: (heading, text, global names that it reads)}
    origins: {global name: its origin, such as "import os" or "from lib.a import f"}
    """

    def __init__(self):
        self.headings, self.definitions, self.added = [], {}, set()
        self.origins = {name: f"from builtins import {name}" for name in BUILTINS}
        files = [*LIB.glob("*.py"), *LIB.glob("searches/*.py")]
        for file in sorted(files, key=lambda f: (f.stem in LAST, f.stem), reverse=True):
            self.add(file)

    def add(self, file):
        """Add a module, after those that it imports."""
        if file in self.added:
            return
        self.added.add(file)
        text, tree = parsed(file)
        path = file.relative_to(ROOT).as_posix()
        heading = f"# {path}: {ast.get_docstring(tree).splitlines()[0]}"
        for node, part in zip(tree.body, statements(text, tree)):
            origins = {name: origin for _, _, name, origin in imports([node])}
            if getattr(node, "module", "").startswith("lib."):
                self.add(ROOT / f"{node.module.replace('.', '/')}.py")
            if not origins:
                names, read = global_names(part)
                self.definitions.update(dict.fromkeys(names, (heading, part, read)))
                module = path[: -len(".py")].replace("/", ".")
                origins = {name: f"from {module} import {name}" for name in names}
            for name, origin in origins.items():
                other = self.origins.setdefault(name, origin)
                if other != origin:
                    sys.exit(f"{path}:{node.lineno}: {name} is another in lib: {other}")
        # In a bundle it stands above the modules that it imports, but below those that
        # it needs while it loads, as a class needs its base class.
        _, needed = global_names(text, inside=False)
        above = {self.definitions[name][0] for name in needed & self.definitions.keys()}
        places = [n for n, other in enumerate(self.headings) if other in above]
        self.headings.insert(min(places, default=len(self.headings)), heading)

    def part(self, names):
        """Return all names that names use, lines to import some, the others' code."""
        names = list(names)
        for name in names:  # what it reads is appended meanwhile
            if name in self.definitions:
                read = self.definitions[name][2] & self.origins.keys()
                names += read.difference(names)
        used, code = set(names), []
        for heading in reversed(self.headings):
            parts = [self.definitions[n][:2] for n in self.definitions if n in used]
            texts = [text for own, text in parts if own == heading]
            if texts:
                code.append(f"{heading}\n\n\n" + "\n".join(texts).strip("\n"))
        lines = {self.origins[n] for n in used - self.definitions.keys() - BUILTINS}
        lines = sorted(lines, key=lambda line: (line.startswith("from"), line))
        return used, lines, "\n\n\n".join(code)


def imports_of_lib(file, tree, lib):
    """Yield (statement, old name, name) for each name that is imported of lib."""
    for node, old, name, origin in imports(ast.walk(tree)):
        package, where = origin.split()[1].split(".")[0], f"{file}:{node.lineno}:"
        own = file.resolve().parent / package
        if own != LIB and (own.with_suffix(".py").is_file() or any(own.glob("*.py"))):
            sys.exit(f"{where} your own {package} is not bundled: copy what you need")
        if package == "lib":
            right = lib.origins.get(old, "from lib.MODULE import NAME")
            if origin != right:
                sys.exit(f"{where} write {right}, with names of lib/README.md")
            yield node, old, name


def solution(file, lib):
    """Return the bundle of a problem: the program, then lib, then its guard."""
    text, tree = parsed(file)
    used = list(imports_of_lib(file, tree, lib))
    imported = [node for node in tree.body if isinstance(node, IMPORT)]
    own = {name: origin for _, _, name, origin in imports(imported)}
    if not (
        ast.get_docstring(tree)
        and all(isinstance(n, DEFINITION) for n in tree.body[len(imported) + 1 : -1])
        and ast.unparse(tree.body[-1]).startswith(GUARD)
        and all(a.end_lineno < b.lineno for a, b in zip(tree.body, tree.body[1:]))
        and all(node in imported and old == name for node, old, name in used)
        and "*" not in own
    ):
        sys.exit(f"{file}: {SHAPE}")
    docstring, *parts, guard = statements(text, tree)
    program = "\n".join(parts[len(imported) :])
    names, lines, code = lib.part(old for _, old, _ in used)
    others = {name for name in own if own[name] != lib.origins.get(name)}
    for name in names & (others | global_names(program)[0]):
        sys.exit(f"{file}: {name} is another in lib: choose another name")
    of_lib = [node for node, *_ in used]
    top = [part for node, part in zip(imported, parts) if node not in of_lib]
    top += [line for line in lines if line not in own.values()]
    note = f"{MADE_BY} from the parts of lib below and from\n"
    note += f"# lib/problems/{file.name}: to change it, change those."
    head = "\n\n".join([docstring, note, "\n".join(top).strip("\n")])
    data = f"{head}\n{program}\n\n\n{code}\n{guard}\n".encode()
    most = MOST_BYTES.get(file.name, 48_000)
    if len(data) > most:
        sys.exit(f"{file}: its bundle has {len(data)} bytes, more than {most}")
    return data


def submission(file, lib):
    """Return the bundle of any other program: lib in a function, then the program."""
    text, tree = parsed(file)
    used, scope = list(imports_of_lib(file, tree, lib)), "_lib"
    while scope in text:
        scope += "_"
    names, lines, code = lib.part(old for _, old, _ in used)
    if names & BUILTINS:
        lines.append(f"from builtins import {', '.join(sorted(names & BUILTINS))}")
    lines = [f"def {scope}():", *lines, *bare_lines(code)]
    # Pickle finds a function by its name in the program. Constants have none.
    lines += [f'{n}.__qualname__ = "{n}"' for _, n, _ in used if not n.isupper()]
    code = "\n    ".join([*lines, "return locals()"]) + f"\n\n\n{scope} = {scope}()"
    note = f"{MADE_BY}: lib in a function, and the program below it."
    text = f"{note}\n\n{text}"
    ast.increment_lineno(tree, 2)
    # A docstring and imports of __future__ have to come first: lib goes behind them.
    first = tree.body[: ast.get_docstring(tree) is not None]
    first += [n for n in tree.body if getattr(n, "module", None) == "__future__"]
    end = (first[-1].end_lineno, first[-1].end_col_offset) if first else (1, len(note))
    changes = [(*end, *end, f"\n\n\n{code}")]
    for node in {node for node, *_ in used}:
        place = node.lineno, node.col_offset, node.end_lineno, node.end_col_offset
        new = [f'{name} = {scope}["{old}"]' for n, old, name in used if n is node]
        changes.append((*place, "; ".join(new)))
    rows = text.encode().split(b"\n")  # columns count bytes
    for row, start, last, end, new in sorted(changes, reverse=True):
        changed = rows[row - 1][:start] + new.encode() + rows[last - 1][end:]
        rows[row - 1 : last] = [changed]
    return b"\n".join(rows)


def bare_lines(code):
    """Return the lines of code, without docstrings, comments and empty lines."""
    lines, before = code.split("\n"), None
    for kind, _, (row, start), (last, _), _ in generate_tokens(StringIO(code).readline):
        if kind == COMMENT or (before, kind) == (INDENT, STRING):
            lines[row - 1] = lines[row - 1][:start].rstrip()
            lines[row:last] = [""] * (last - row)
        before = kind
    return filter(None, lines)


def write(path, data, is_check):
    """Write a bundle, or only compare it; return what is wrong, or None."""
    old = path.read_bytes() if path.is_file() else b""
    if is_check and old != data:
        return f"{path} is not current: run python3 tools/bundle.py"
    if old and MADE_BY.encode() not in old:
        return f"{path} is no bundle: write elsewhere"
    if old != data:
        path.write_bytes(data)
        print(f"wrote {path}, {len(data)} bytes")


def main():
    """Do what the command says; return what is wrong, or None."""
    if sys.version_info < (3, 10):
        return "tools/bundle.py needs Python 3.10 or later"
    parser = ArgumentParser(description=__doc__, formatter_class=RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME or FILE.py")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE")
    args = parser.parse_args()
    own = [Path(name) for name in args.names if name.endswith(".py")]
    if (args.output and not own) or (own and (args.check or len(args.names) > 1)):
        parser.error("give NAMEs and --check, or one FILE.py of your own and -o")
    files = own or [PROBLEMS / f"{name}.py" for name in args.names]
    files = files or sorted(PROBLEMS.glob("*.py"))
    warnings.simplefilter("ignore", SyntaxWarning)  # of programs that are compiled
    try:
        lib, bundles = Lib(), {}
        for file in files:
            make = solution if file.resolve().parent == PROBLEMS else submission
            bundles[args.output or SOLUTIONS / file.name] = make(file, lib)
        if own and not args.output:
            sys.stdout.buffer.write(*bundles.values())
            return None
        faults = [write(path, data, args.check) for path, data in bundles.items()]
        for path in [] if own else sorted(SOLUTIONS.glob("*.py")):
            if not (PROBLEMS / path.name).is_file():
                faults.append(f"{path} has no lib/problems/{path.name}: delete it")
        return "\n".join(filter(None, faults)) or None
    except OSError as error:
        return str(error)


if __name__ == "__main__":
    sys.exit(main())
