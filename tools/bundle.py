#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py                     write the solutions that are not current
    python3 tools/bundle.py poj3074 poj2676     only these two
    python3 tools/bundle.py --check             write nothing, name what is not current
    python3 tools/bundle.py my.py -o submit.py  bundle a file of your own, in any folder

solutions/NAME.py is the bundle of lib/problems/NAME.py. A bundle has the docstring of
the program, what that uses of lib, and the program without its imports from lib.
"""

import argparse
import ast
import builtins
import dis
import importlib.util
import sys
import textwrap
from difflib import get_close_matches
from pathlib import Path
from types import CodeType

if sys.version_info < (3, 10):
    sys.exit("tools/bundle.py needs Python 3.10 or later")

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # modules of lib that a bundle has after those that solve
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py."
BUILTINS = {name for name in dir(builtins) if name[0] != "_"}
ANY_NAME = {"dir", "eval", "exec", "globals", "locals", "vars"}  # may use any name
IMPORT = ast.Import | ast.ImportFrom


class Lib:
    """What the modules of lib define and import.

    modules: such as "lib.a" -> (heading in a bundle, {defined name: its definition})
    reads: defined name -> the global names that its definition reads
    meanings: global name -> the import that would give it the one meaning that it has
        in lib: "from lib.a import f", "import os", "from builtins import sum"
    """

    def __init__(self):
        self.modules, self.reads = {}, {}
        self.meanings = {name: f"from builtins import {name}" for name in BUILTINS}
        for file in sorted(LIB.glob("*.py"), key=lambda f: (f.stem in LAST, f)):
            self.read(f"lib.{file.stem}")

    def read(self, module):
        """Read a module, after those that it imports."""
        if module in self.modules:
            return
        path, definitions = f"{module.replace('.', '/')}.py", {}
        text = (ROOT / path).read_text("utf-8")
        tree, lines = ast.parse(text, path), text.splitlines(keepends=True)
        for before, node in zip(tree.body, tree.body[1:]):  # the docstring comes first
            for name, _, meaning in imports(node):
                self.meanings[name] = meaning
                if meaning.startswith("from lib."):
                    self.read(node.module)
            if not isinstance(node, IMPORT):
                (name,), read = global_names([node])
                self.reads[name] = read
                self.meanings[name] = f"from {module} import {name}"
                definitions[name] = "".join(lines[before.end_lineno : node.end_lineno])
        title = ast.get_docstring(tree).splitlines()[0]
        self.modules[module] = f"# {path}: {title}", definitions

    def needed(self, names):
        """Return these names, and all that their definitions need."""
        names = list(names)
        for name in names:  # what it reads is appended meanwhile
            names += self.reads.get(name, set()) - set(names)
        return self.meanings.keys() & names

    def part(self, names):
        """Return the imports and definitions of these names, as text."""
        lines = [self.meanings[name] + "\n" for name in names - self.reads.keys()]
        lines.sort(key=lambda line: (line.startswith("from"), line))
        parts = ["".join(lines)]
        for heading, definitions in self.modules.values():
            body = "".join(text for name, text in definitions.items() if name in names)
            if body:
                parts.append(heading + "\n\n\n" + body.strip("\n") + "\n\n")
        return "\n".join(filter(None, parts))


def imports(node):
    """Yield (name here, name there, its meaning) for each import of a statement."""
    for each in node.names if isinstance(node, IMPORT) else ():
        source = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
        name = each.name if each.asname else each.name.split(".")[0]  # import os.path
        yield each.asname or name, name, f"{source}import {name}"


def global_names(statements):
    """Return the global names that statements assign, and those that they read."""
    assigned, read = set(), set()
    codes = [compile(ast.Module(statements, []), "", "exec")]
    for code in codes:  # then the functions and classes within
        codes += [each for each in code.co_consts if isinstance(each, CodeType)]
        top_or_global = ("NAME", "GLOBAL") if code is codes[0] else ("GLOBAL",)
        for step in dis.get_instructions(code):
            action, _, kind = step.opname.partition("_")
            # A name that a class reads may be global before it is an attribute.
            if action == "LOAD" and kind in ("NAME", "GLOBAL", "FROM_DICT_OR_GLOBALS"):
                read.add(step.argval)
            elif action in ("STORE", "DELETE") and kind in top_or_global:
                assigned.add(step.argval)
    return assigned, read


def refusals(file, lib):
    """Yield a line for each import that can't be bundled."""
    compile(file.read_bytes(), file, "exec")  # a SyntaxError, if it is not Python
    tree, folder = ast.parse(file.read_bytes()), file.resolve().parent
    shared = {node.lineno for node in tree.body if node.col_offset}  # by two statements
    for node in sorted(ast.walk(tree), key=lambda node: getattr(node, "lineno", 0)):
        for _, name, meaning in imports(node):
            module, why = getattr(node, "module", None) or name, ""
            package = module.split(".")[0]
            path, is_lib = folder / package, package == "lib"
            # A folder hides no module of the standard library.
            is_own = path.is_dir() and package not in sys.stdlib_module_names
            if path != LIB and (is_own or path.with_suffix(".py").is_file()):
                why = f"your own {package} is not bundled: copy what you need of it"
            elif is_lib and (node not in tree.body or node.end_lineno in shared):
                why = "import lib at the top of the program, on a line of its own"
            elif is_lib and meaning != lib.meanings.get(name):
                near = map(lib.meanings.get, get_close_matches(name, lib.reads))
                near = sorted(near, key=lambda line: f"from {module} " not in line)
                words = " or ".join(near) or "from lib.MODULE import NAME"
                why = f"{module} has no {name}; did you mean: {words}?"
            if why:
                yield f"{file}:{node.lineno}: {why}"


def may_clash(tree, names, lib):
    """Return whether one of these names may have another meaning in a program."""
    other, read = global_names([n for n in tree.body if not isinstance(n, IMPORT)])
    imported = [each for node in tree.body for each in imports(node)]
    other |= {name for name, _, line in imported if line != lib.meanings.get(name)}
    missing = read - BUILTINS - {name for name, _, _ in imported}
    is_star = any(getattr(node, "name", "") == "*" for node in ast.walk(tree))
    return is_star or bool(ANY_NAME & (read - other) or names & (other | missing))


def bundle(file, lib):
    """Return the bundle of a program, as bytes."""
    text = importlib.util.decode_source(file.read_bytes())
    tree = ast.parse(text)
    used = [each for node in tree.body for each in imports(node)]
    names = lib.needed(name for _, name, line in used if line.startswith("from lib."))
    part, scope = lib.part(names - BUILTINS), ""
    if part and may_clash(tree, names, lib):
        # In a function, names of lib and of the program are apart. Builtins that lib
        # uses are imported there: the program may have, say, a sum of its own.
        scope = "_lib"
        while scope in text:
            scope += "_"
        inside = textwrap.indent(lib.part(names), "    ")
        part = f"def {scope}():\n{inside}    return locals()\n\n\n{scope} = {scope}()\n"
    head, rest = without_lib(text, tree, scope)
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    note = f"{MADE_BY} The last part is {path}:\n# change that file, not this one.\n"
    return "\n".join(filter(None, [head, note, part, f"# {path}\n\n", rest])).encode()


def without_lib(text, tree, scope):
    """Return docstring and __future__ imports; and the rest, with lib's names bound."""
    lines, head = text.split("\n"), 0
    for node in reversed(tree.body):
        start, end, module = node.lineno - 1, node.end_lineno, vars(node).get("module")
        if module == "__future__" or node is tree.body[0] and ast.get_docstring(tree):
            head = max(head, end)
        elif module and module.startswith("lib."):
            new = []
            for name, what, _ in imports(node):
                if scope:
                    new.append(f'{name} = {scope}["{what}"]')
                elif name != what:
                    new.append(f"{name} = {what}")
            while start and not new and not lines[start - 1]:
                start -= 1  # without the blank lines above
            lines[start:end] = new
    parts = ["\n".join(part).strip("\n") for part in (lines[:head], lines[head:])]
    return [part and part + "\n" for part in parts]


def main():
    """Do what the command says; return what is wrong, or nothing."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    parser.add_argument("names", nargs="*", metavar="NAME or FILE.py")
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    parser.add_argument("-o", dest="output", type=Path, metavar="FILE")
    args = parser.parse_args()
    own = [Path(name) for name in args.names if name.endswith(".py")]
    if own and (args.check or len(args.names) > 1) or args.output and not own:
        parser.error("give NAMEs and --check, or one FILE.py of your own and -o")
    files = own or [PROBLEMS / f"{name}.py" for name in args.names]
    files = files or sorted(PROBLEMS.glob("*.py"))
    paths = [args.output] if own else [SOLUTIONS / file.name for file in files]
    try:
        lib = Lib()
        faults = [line for file in files for line in refusals(file, lib)]
        bundles = [] if faults else [bundle(file, lib) for file in files]
        for path, data in zip(paths, bundles):
            faults += write(path, data, args.check)
        for path in sorted(SOLUTIONS.glob("*.py")):
            if not own and not (PROBLEMS / path.name).is_file():
                faults.append(f"{path} has no lib/problems/{path.name}: delete it")
        return "\n".join(faults) or None
    except SyntaxError as error:  # perhaps because this Python is too old
        version = sys.version.split()[0]
        return f"{error.filename}:{error.lineno}: {error.msg} (Python {version})"
    except OSError as error:
        return str(error)


def write(path, data, is_check):
    """Write a bundle where it is not current, or compare; yield what is wrong."""
    old = path.read_bytes() if path and path.is_file() else b""
    if not path:
        sys.stdout.buffer.write(data)
    elif old != data and is_check:
        yield f"{path} is not current: run python3 tools/bundle.py"
    elif old and MADE_BY.encode() not in old:
        yield f"{path} is no bundle: delete it first, or write elsewhere"
    elif old != data:
        path.write_bytes(data)
        print(f"wrote {path}")
    if path and path.parent == SOLUTIONS and len(data) > MOST_BYTES:
        yield f"{path} has {len(data)} bytes, more than {MOST_BYTES}"


if __name__ == "__main__":
    sys.exit(main())
