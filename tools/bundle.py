#!/usr/bin/env python3
"""Make one file of a program and the parts of lib that it uses, to paste into a judge.

solutions/NAME.py is made of lib/problems/NAME.py to be read: the program, then lib. Any
other program is kept, but for its imports of lib, below lib in a function.
    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py -o submit.py  bundle your own; without -o, print it
"""

import ast
import builtins
import importlib.util
import sys
from argparse import ArgumentParser, RawTextHelpFormatter
from io import StringIO
from pathlib import Path
from tokenize import COMMENT, INDENT, STRING, generate_tokens

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = {"read", "stdio"}  # these modules of lib come last in a solution
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
FEWER_BYTES = {"poj3074.py": 16_384}  # PTA has this problem, too, and takes no more
MADE_BY = "# Made by tools/bundle.py"
BUILTINS = {name for name in dir(builtins) if name[0] != "_"}
IMPORT = ast.Import, ast.ImportFrom
DEFINITION = ast.FunctionDef, ast.ClassDef, ast.Assign
SHAPE = 'write a docstring, imports (no as or *), functions, if __name__ == "__main__":'


def parsed(file):
    """Return the text of a program and its tree."""
    try:
        text = importlib.util.decode_source(file.read_bytes())
        tree = ast.parse(text, file)
        compile(tree, file, "exec")  # finds more errors: a return outside a function
        return text, tree
    except (SyntaxError, ValueError, LookupError) as error:  # not Python, or not text
        line, why = getattr(error, "lineno", None) or 1, getattr(error, "msg", error)
        sys.exit(f"{file}:{line}: {why} (Python {sys.version.split()[0]})")


def statements(text, tree):
    """Return the text of each statement, with the comments and empty lines above it."""
    lines, ends = text.split("\n"), [0, *(node.end_lineno for node in tree.body)]
    return ["\n".join(lines[start:end]) for start, end in zip(ends, ends[1:])]


def imports(nodes):
    """Yield (statement, name, bound name, origin) for each name that is imported."""
    for node in nodes:
        for each in node.names if isinstance(node, IMPORT) else ():
            name = each.name if each.asname else each.name.split(".")[0]  # os.path: os
            origin = f"import {name}"
            if isinstance(node, ast.ImportFrom):
                origin = f"from {'.' * node.level}{node.module or ''} {origin}"
            yield node, name, each.asname or name, origin


def global_names(text, inside=True):
    """Return the global names that a text binds and reads, inside functions, too."""
    import symtable  # not at the top: PyPy has none, and main is to say what is needed

    tables = [symtable.symtable(text, "", "exec")]
    for table in tables if inside else ():  # those inside of it are appended meanwhile
        tables += table.get_children()
    found = [s for table in tables for s in table.get_symbols() if s.is_global()]
    bound = {s.get_name() for s in found if s.is_assigned() or s.is_imported()}
    return bound, {s.get_name() for s in found if s.is_referenced()}


class Lib:
    """The modules of lib, taken apart; tests/test_lib_rules.py checks that they can be.

    modules: {path: (heading, {name: the text that defines it})}
    order: the paths, in the order of a solution
    reads: {name that lib defines: the global names that its text reads}
    origins: {global name: what imports it: "import os" or "from lib.a import f"}
    """

    def __init__(self):
        self.modules, self.order, self.reads = {}, [], {}
        self.origins = {name: f"from builtins import {name}" for name in BUILTINS}
        files = [*LIB.glob("*.py"), *LIB.glob("searches/*.py")]
        for file in sorted(files, key=lambda f: (f.stem in LAST, f.stem), reverse=True):
            self.add(file)

    def add(self, file):
        """Put a module above the others, after those that it imports."""
        path = file.relative_to(ROOT).as_posix()
        if path in self.modules:
            return
        (text, tree), parts = parsed(file), {}
        heading = f"# {path}: {ast.get_docstring(tree)}".split("\n")[0]
        self.modules[path] = heading, parts
        module = path.removesuffix(".py").replace("/", ".")
        for node, part in zip(tree.body, statements(text, tree)):
            origins = {bound: origin for _, _, bound, origin in imports([node])}
            if isinstance(node, ast.ImportFrom) and node.module.startswith("lib."):
                self.add(ROOT / f"{node.module.replace('.', '/')}.py")
            if not origins:
                names, read = global_names(part)
                parts.update(dict.fromkeys(names, part))
                self.reads.update(dict.fromkeys(names, read))
                origins = {name: f"from {module} import {name}" for name in names}
            for name, origin in origins.items():
                other = self.origins.setdefault(name, origin)
                if other != origin:
                    sys.exit(f"{path}:{node.lineno}: {name} is another in lib: {other}")
        # It stands above the modules that it imports, but below those that it needs
        # while it loads, as a class needs its base class.
        _, needed = global_names(text, inside=False)
        bound = [self.modules[other][1].keys() for other in self.order]
        places = [place for place, names in enumerate(bound, 1) if names & needed]
        self.order.insert(max(places, default=0), path)

    def needed_by(self, names):
        """Return names and what they need: all names, lines that import, and code."""
        names = list(names)
        for name in names:  # what it reads is appended meanwhile
            read = self.reads.get(name, set()) & self.origins.keys()
            names += read.difference(names)
        names, code = set(names), []
        for heading, parts in map(self.modules.get, self.order):
            texts = [text for name, text in parts.items() if name in names]
            if texts:
                code.append(f"{heading}\n\n\n" + "\n".join(texts).strip("\n"))
        lines = {self.origins[name] for name in names - self.reads.keys() - BUILTINS}
        lines = sorted(lines, key=lambda line: (line.startswith("from"), line))
        return names, lines, "\n\n\n".join(code)


def imports_of_lib(file, tree, lib):
    """Check all imports of a program; yield (statement, name, bound name) of lib's."""
    for node, name, bound, origin in imports(ast.walk(tree)):
        root = origin.split()[1].split(".")[0]  # a of "from a.b import c"
        own, at = file.resolve().parent / root, f"{file}:{node.lineno}:"
        if own != LIB and (own.with_suffix(".py").is_file() or any(own.glob("*.py"))):
            sys.exit(f"{at} your own {root} is not bundled: copy what you need of it")
        if root == "lib":
            right = lib.origins.get(name, f"from lib.MODULE import NAME, not {name}")
            if origin != right:
                sys.exit(f"{at} write {right}; lib/README.md has the names")
            yield node, name, bound


def solution(file, lib):
    """Return the bundle of a problem: the program, then lib, then the guard."""
    text, tree = parsed(file)
    used = list(imports_of_lib(file, tree, lib))
    imported = [node for node in tree.body if isinstance(node, IMPORT)]
    body = tree.body[1 + len(imported) : -1]  # An import further down is among these.
    if not (
        ast.get_docstring(tree)
        and all(isinstance(node, DEFINITION) for node in body)
        and ast.unparse(tree.body[-1]).startswith("if __name__ == '__main__':")
        and all(a.end_lineno < b.lineno for a, b in zip(tree.body, tree.body[1:]))
        and all(node in imported for node, *_ in used)
        and all(name == bound != "*" for _, name, bound, _ in imports(imported))
    ):
        sys.exit(f"{file}: {SHAPE}")
    docstring, *parts, guard = statements(text, tree)
    program = "\n".join(parts[len(imported) :])
    names, lines, code = lib.needed_by(name for _, name, _ in used)
    own = {bound: origin for _, _, bound, origin in imports(imported)}
    changed, _ = global_names(f"{program}\n{guard}")
    changed.update(name for name in own if own[name] != lib.origins.get(name))
    for name in sorted(names & changed):
        sys.exit(f"{file}: lib uses {name} for something else: rename yours")
    of_lib = [node for node, *_ in used]
    top = [part for node, part in zip(imported, parts) if node not in of_lib]
    top += [line for line in lines if line not in own.values()]
    head = [docstring, "", f"{MADE_BY} from the parts of lib below and from"]
    head += [f"# lib/problems/{file.name}: to change it, change those.", ""]
    head += ["\n".join(top).strip("\n")]
    data = "\n".join([*head, program, "", "", code, guard, ""]).encode()
    most = FEWER_BYTES.get(file.name, MOST_BYTES)
    if len(data) > most:
        sys.exit(f"{file}: its bundle has {len(data)} bytes, more than {most}")
    return data


def submission(file, lib):
    """Return the bundle of any other program: lib in a function, then the program."""
    text, tree = parsed(file)
    used = list(imports_of_lib(file, tree, lib))
    scope = "_lib"
    while scope in text:
        scope += "_"
    names, lines, code = lib.needed_by(name for _, name, _ in used)
    python = ", ".join(sorted(names & BUILTINS))  # The program may rebind them.
    lines += [f"from builtins import {python}"] if python else []
    lines = [f"def {scope}():", *lines, *bare_lines(code), "return locals()"]
    code = "\n    ".join(lines) + f"\n\n\n{scope} = {scope}()"
    # Lib goes behind what has to come first: a docstring and imports from __future__.
    first = [n for n in tree.body[:1] if ast.get_docstring(tree) is not None]
    first += [n for n in tree.body if getattr(n, "module", None) == "__future__"]
    end = (first[-1].end_lineno, first[-1].end_col_offset) if first else (1, 0)
    changes = [(*end, *end, f"\n\n\n{code}" if first else f"{code}\n\n\n")]
    for node in {node for node, *_ in used}:
        place = node.lineno, node.col_offset, node.end_lineno, node.end_col_offset
        new = [f'{bound} = {scope}["{name}"]' for n, name, bound in used if n is node]
        changes.append((*place, "; ".join(new)))
    rows = text.encode().split(b"\n")  # columns count bytes; the last change is first
    for row, start, last, end, new in sorted(changes, reverse=True):
        changed = rows[row - 1][:start] + new.encode() + rows[last - 1][end:]
        rows[row - 1 : last] = [changed]
    return f"{MADE_BY}: lib, then the program\n\n".encode() + b"\n".join(rows)


def bare_lines(code):
    """Return the lines of code, without docstrings, comments and empty lines."""
    lines, before = code.split("\n"), None
    for kind, _, (row, start), (last, _), _ in generate_tokens(StringIO(code).readline):
        if kind == COMMENT or (kind == STRING and before == INDENT):  # a docstring
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
    try:
        lib = Lib()
        if own:
            make = solution if own[0].resolve().parent == PROBLEMS else submission
            data = make(own[0], lib)
            if args.output:
                return write(args.output, data, is_check=False)
            sys.stdout.buffer.write(data)
            return None
        names = args.names or sorted(path.stem for path in PROBLEMS.glob("*.py"))
        bundles = {name: solution(PROBLEMS / f"{name}.py", lib) for name in names}
        faults = [write(SOLUTIONS / f"{n}.py", bundles[n], args.check) for n in bundles]
        for path in sorted(SOLUTIONS.glob("*.py")):
            if not (PROBLEMS / path.name).is_file():
                faults.append(f"{path} has no lib/problems/{path.name}: delete it")
        return "\n".join(filter(None, faults)) or None
    except (ImportError, OSError) as error:  # PyPy has no symtable
        return str(error)


if __name__ == "__main__":
    sys.exit(main())
