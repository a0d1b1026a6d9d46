#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

solutions/NAME.py is the bundle of lib/problems/NAME.py. There are four commands:
    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py -o submit.py  bundle your own; without -o, print it
"""

import ast
import builtins
import dis
import importlib.util
import sys
import textwrap
from argparse import ArgumentParser, RawTextHelpFormatter
from difflib import get_close_matches
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # these modules of lib come last in a bundle
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py."
BUILTINS = {name for name in dir(builtins) if name[0] != "_"}
ANY_NAME = {"dir", "eval", "exec", "globals", "locals", "vars"}  # reach any global
IMPORT = ast.Import, ast.ImportFrom


def imports(node):
    """Yield (name, old name, origin) for each name that an import statement binds."""
    for each in node.names if isinstance(node, IMPORT) else ():
        source = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
        old = each.name if each.asname else each.name.split(".")[0]  # os for os.path
        yield each.asname or old, old, f"{source}import {old}"


def global_names(statements):
    """Return the global names that statements assign, and those that they read."""
    assigned, read = set(), set()
    codes = [compile(ast.Module(statements, []), "", "exec")]
    for code in codes:  # the functions and classes in it are appended meanwhile
        own = "NAME" if code is codes[0] else "GLOBAL"  # in a class, NAME: attributes
        for step in dis.get_instructions(code):
            action, _, kind = step.opname.partition("_")
            if action == "LOAD" and kind in ("NAME", "GLOBAL", "FROM_DICT_OR_GLOBALS"):
                read.add(step.argval)
            elif action in ("STORE", "DELETE") and kind in (own, "GLOBAL"):
                assigned.add(step.argval)
            elif isinstance(step.argval, type(code)):
                codes.append(step.argval)
    return assigned, read


class Lib:
    """What the modules of lib define and import; a test checks that no name is shared.

    modules: such as "lib.a" -> (heading in a bundle, {defined name: its definition})
    reads: defined name -> the global names that its definition reads
    origins: global name -> what imports it, such as "import os", "from lib.a import f"
    """

    def __init__(self):
        self.modules, self.reads = {}, {}
        self.origins = {name: f"from builtins import {name}" for name in BUILTINS}
        for file in sorted(LIB.glob("*.py"), key=lambda f: (f.stem in LAST, f)):
            self.add(f"lib.{file.stem}")

    def add(self, module):
        """Add a module, after those that it imports."""
        if module in self.modules:
            return
        path, definitions = f"{module.replace('.', '/')}.py", {}
        text = (ROOT / path).read_text("utf-8")
        tree, lines = ast.parse(text, path), text.splitlines(keepends=True)
        for before, node in zip(tree.body, tree.body[1:]):  # all but the docstring
            for name, _, origin in imports(node):
                self.origins[name] = origin
                if origin.startswith("from lib."):
                    self.add(node.module)
            if not isinstance(node, IMPORT):  # a definition, with the comments above it
                [name], read = global_names([node])
                self.reads[name] = read
                self.origins[name] = f"from {module} import {name}"
                definitions[name] = "".join(lines[before.end_lineno : node.end_lineno])
        title = ast.get_docstring(tree).splitlines()[0]
        self.modules[module] = f"# {path}: {title}", definitions

    def needed(self, tree):
        """Return the names that a program imports from lib, and all that they need."""
        used = [each for node in tree.body for each in imports(node)]
        names = [old for _, old, origin in used if origin.startswith("from lib.")]
        for name in names:  # what it reads is appended meanwhile
            names += self.reads.get(name, set()) - set(names)
        return self.origins.keys() & names  # with builtins; without, say, __name__

    def code(self, names):
        """Return the imports and definitions of these names, as text."""
        lines = [self.origins[name] for name in names - self.reads.keys()]
        lines.sort(key=lambda line: (line.startswith("from"), line))
        parts = ["\n".join(lines)] if lines else []
        for heading, definitions in self.modules.values():
            body = "".join(text for name, text in definitions.items() if name in names)
            if body:
                parts.append(heading + "\n\n\n" + body.strip("\n") + "\n")
        return "\n\n".join(parts)


def refusals(file, lib):
    """Yield a line for each import that can't be bundled."""
    tree, folder = ast.parse(file.read_bytes(), file), file.resolve().parent
    compile(tree, file, "exec")  # finds more errors than parse: a stray return
    shared = {n.lineno for n in tree.body if n.col_offset}  # lines like: a = 1; b = 2
    alone = [n for n in tree.body if not shared & {n.lineno, n.end_lineno}]
    found = [(n, old, origin) for n in ast.walk(tree) for _, old, origin in imports(n)]
    for node, old, origin in sorted(found, key=lambda each: each[0].lineno):
        module = getattr(node, "module", None) or old  # import a; from . import a
        where, package = f"{file}:{node.lineno}:", module.split(".")[0]
        path, is_lib = folder / package, package == "lib"
        # A folder with the name of a module of Python's own holds data, not code.
        is_folder = path.is_dir() and package not in sys.stdlib_module_names
        if path != LIB and (is_folder or path.with_suffix(".py").is_file()):
            yield f"{where} your own {package} is not bundled: copy what you need of it"
        elif is_lib and (node not in alone or isinstance(node, ast.Import)):
            yield f"{where} write at the top, alone: from lib.MODULE import NAME"
        elif is_lib and origin != lib.origins.get(old):
            near = [lib.origins[name] for name in get_close_matches(old, lib.reads)]
            near.sort(key=lambda line: f"from {module} " not in line)  # its own first
            words = " or ".join(near) or "a name in lib/README.md"
            yield f"{where} {module} has no {old}; did you mean: {words}?"


def may_clash(tree, names, lib):
    """Return whether a program may mean something else than lib by one of the names."""
    own, read = global_names([n for n in tree.body if not isinstance(n, IMPORT)])
    imported = {(name, origin) for n in tree.body for name, _, origin in imports(n)}
    own |= {name for name, origin in imported if origin != lib.origins.get(name)}
    missing = read - own - BUILTINS - {name for name, _ in imported}  # a NameError
    is_star = any(isinstance(n, ast.alias) and n.name == "*" for n in ast.walk(tree))
    return is_star or bool(ANY_NAME & (read - own) or names & (own | missing))


def bundle(file, lib):
    """Return the bundle of a program: its docstring, what it uses of lib, its rest."""
    text = importlib.util.decode_source(file.read_bytes())
    tree = ast.parse(text)
    names, scope = lib.needed(tree), ""  # scope: the function that holds lib, if any
    code = lib.code(names - BUILTINS)
    if code and may_clash(tree, names, lib):
        # Lib stands in a function, apart from the names of the program, and imports
        # there the builtins that it uses: the program may define, say, a sum.
        scope = "_lib"
        while scope in text:
            scope += "_"
        inside = textwrap.indent(lib.code(names), "    ")
        code = f"def {scope}():\n{inside}\n    return locals()\n\n\n{scope} = {scope}()"
    head, rest = without_lib(text, tree, scope)
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    note = f"{MADE_BY} The last part is {path}:\n# change that file, not this one."
    return "\n\n".join(filter(None, [head, note, code, f"# {path}\n", rest])) + "\n"


def without_lib(text, tree, scope):
    """Return docstring and __future__ imports, and the rest, without imports of lib."""
    lines, top, low = text.split("\n"), 0, 0  # lines[top:low]: docstring to __future__
    for node in reversed(tree.body):  # so that line numbers above stay right
        start, end, module = node.lineno - 1, node.end_lineno, vars(node).get("module")
        if module == "__future__" or node is tree.body[0] and ast.get_docstring(tree):
            top, low = start, max(low, end)
        elif module and module.startswith("lib."):
            new = [f"{name} = {old}" for name, old, _ in imports(node) if name != old]
            if scope:
                new = [f'{name} = {scope}["{old}"]' for name, old, _ in imports(node)]
            while start and not new and not lines[start - 1]:
                start -= 1  # without the blank lines above
            lines[start:end] = new
    return ["\n".join(p).strip() for p in (lines[top:low], lines[:top] + lines[low:])]


def main():
    """Do what the command says; return what is wrong, or nothing."""
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
    paths = [args.output] if own else [SOLUTIONS / file.name for file in files]
    try:
        lib = Lib()
        faults = [line for file in files for line in refusals(file, lib)]
        bundles = [] if faults else [bundle(f, lib).encode() for f in files]
        for path, data in zip(paths, bundles):
            faults += list(write(path, data, args.check))
        for path in sorted(SOLUTIONS.glob("*.py")):
            if not own and not (PROBLEMS / path.name).is_file():
                faults.append(f"{path} has no lib/problems/{path.name}: delete it")
        return "\n".join(faults) or None
    except SyntaxError as error:  # perhaps because this Python is too old
        where = f"{error.filename or files[0]}:{error.lineno or 1}"
        return f"{where}: {error.msg} (Python {sys.version.split()[0]})"
    except OSError as error:
        return str(error)


def write(path, data, is_check):
    """Write or compare a bundle, or print it (path None), and yield what is wrong."""
    old = path.read_bytes() if path and path.is_file() else b""
    if not path:
        sys.stdout.buffer.write(data)
    elif old != data and is_check:
        yield f"{path} is not current: run python3 tools/bundle.py"
    elif old and MADE_BY.encode() not in old:
        yield f"{path} is no bundle: write elsewhere"
    elif old != data:
        path.write_bytes(data)
        print(f"wrote {path}")
    if path and path.parent == SOLUTIONS and len(data) > MOST_BYTES:
        yield f"{path} has {len(data)} bytes, more than {MOST_BYTES}"


if __name__ == "__main__":
    sys.exit(main())
