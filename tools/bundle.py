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
import importlib.util
import re
import sys
import textwrap
from difflib import get_close_matches
from importlib.machinery import PathFinder
from itertools import accumulate
from pathlib import Path

if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
    sys.exit("tools/bundle.py needs CPython 3.10 or later")

import symtable  # which PyPy does not have

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # modules of lib that a bundle has after those that solve
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py."
BUILTINS = set(dir(builtins))
ANY_NAME = {"dir", "eval", "exec", "globals", "locals", "vars"}  # may use any name
IMPORT = ast.Import | ast.ImportFrom


class Lib:
    """What the modules of lib define and import.

    modules: such as "lib.a" -> (heading in a bundle, {defined name: text of definition})
    reads: defined name -> the global names that its definition reads
    meanings: global name -> the import that would give it the one meaning that it has
        in lib: "from lib.a import f", "import os", "from builtins import sum"
    """

    def __init__(self):
        self.modules, self.reads = {}, {}
        self.meanings = {name: f"from builtins import {name}" for name in BUILTINS}
        files = LIB.glob("*.py")
        for file in sorted(files, key=lambda file: (file.stem in LAST, file)):
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
                (name,), self.reads[name] = global_names(node)
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


def global_names(statement):
    """Return the global names that a statement binds, and those that it reads."""
    for node in ast.walk(statement):
        # symtable of Python 3.12 takes the variables of other comprehensions than
        # generators for names of the scope around these.
        if isinstance(node, ast.DictComp):
            node.elt = ast.Tuple([node.key, node.value], ast.Load())
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp):
            node.__class__ = ast.GeneratorExp
    bound, read = set(), set()
    top = symtable.symtable(ast.unparse(statement), "", "exec")
    tables = [top]
    for table in tables:
        tables += table.get_children()
        for name in table.get_symbols():
            is_bound = table is top and (name.is_assigned() or name.is_imported())
            if is_bound or name.is_declared_global():
                bound.add(name.get_name())
            # A class may read a global name before it binds an attribute of that name.
            is_read = name.is_global() or table.get_type() == "class"
            if is_read and name.is_referenced():
                read.add(name.get_name())
    return bound, read


def refusals(file, lib):
    """Yield a line for each import of a program that can't be bundled."""
    compile(file.read_bytes(), file, "exec")  # a SyntaxError, if it is not Python
    tree, folder = ast.parse(file.read_bytes()), file.resolve().parent
    for node in sorted(ast.walk(tree), key=lambda node: getattr(node, "lineno", 0)):
        for _, name, meaning in imports(node):
            module, why = getattr(node, "module", None) or name, ""
            package = module.split(".")[0]
            if is_beside(package, folder) and (package, folder) != ("lib", ROOT):
                why = f"your own {package} is not bundled: copy what you need of it"
            elif package == "lib" and node not in tree.body:
                why = "import lib at the top, not in a function, class, if or try"
            elif package == "lib" and lib.meanings.get(name) != meaning:
                why = not_in_lib(module, name, lib)
            if why:
                yield f"{file}:{node.lineno}: {why}"


def not_in_lib(module, name, lib):
    """Return what to say to the import of a name that a module of lib does not have."""
    if module in ("lib", name) or name == "*":
        return "did you mean: from lib.MODULE import NAME? See lib/README.md"
    near = [lib.meanings[each] for each in get_close_matches(name, lib.reads)]
    near.sort(key=lambda line: not line.startswith(f"from {module} "))
    advice = f"did you mean: {' or '.join(near)}?" if near else "see lib/README.md"
    return f"{module} has no {name}; {advice}"


def is_beside(package, folder):
    """Return whether a program in a folder imports a package from there."""
    found = PathFinder.find_spec(package, [str(folder)])
    # A folder without __init__.py hides no module of the standard library.
    is_first = found and (found.origin or package not in sys.stdlib_module_names)
    return bool(is_first) and package not in sys.builtin_module_names


def may_clash(tree, names, lib):
    """Return whether one of these names may have another meaning in a program."""
    bound, unknown, known = set(), set(), BUILTINS - ANY_NAME
    for node in tree.body:
        stored, read = global_names(node)
        unknown |= read - known  # what is imported below, or expected to be missing
        imported = {name: meaning for name, _, meaning in imports(node)}
        same = {name for name in imported if imported[name] == lib.meanings.get(name)}
        known |= same
        bound |= (stored | imported.keys()) - same
    is_any = "*" in bound or ANY_NAME & (unknown - bound)
    return bool(is_any or names & (bound | unknown))


def bundle(file, lib):
    """Return the bundle of a program, as bytes."""
    text = importlib.util.decode_source(file.read_bytes())
    tree = ast.parse(text)
    used = [each for node in tree.body for each in imports(node)]
    names = lib.needed(name for _, name, line in used if line.startswith("from lib."))
    scope, part = "", lib.part(names - BUILTINS)
    if part and may_clash(tree, names, lib):
        # In a function, names of lib and of the program are apart. What lib has of Python
        # is imported there, for the program may have, say, a sum of its own.
        scope = "_lib"
        while scope in text:
            scope += "_"
        inside = textwrap.indent(lib.part(names), "    ")
        part = f"def {scope}():\n{inside}    return locals()\n\n\n{scope} = {scope}()\n"
    head, rest = split(text, tree, lib, scope)
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    note = f"{MADE_BY} The last part is {path}:\n# change that file, not this one.\n"
    return "\n".join(filter(None, [*head, note, part, f"# {path}\n\n", rest])).encode()


def split(text, tree, lib, scope):
    """Return docstring and __future__ imports; and the rest, with lib's names bound."""
    data, head, rest, done = text.encode(), [], b"", 0  # a tree counts bytes
    starts = [0, *accumulate(map(len, data.splitlines(keepends=True)))]
    docstring = ast.get_docstring(tree) is not None and tree.body[0]
    for node in tree.body:
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        module, new = getattr(node, "module", None), []
        if node is docstring or module == "__future__":
            head.append(data[start:end].decode() + "\n")
        elif module in lib.modules:
            for name, what, _ in imports(node):
                value = f'{scope}["{what}"]' if scope else what
                new += [f"{name} = {value}"] if name != value else []
        else:
            continue
        rest += data[done:start] + ("\n".join(new) or "\0").encode()
        done = end
    rest += data[done:]
    # \0 is where nothing is left: without the line and blank ones above, or else pass.
    rest = re.sub(rb"(?m)(?<!\\)\s*^\0[ \t]*(#.*)?$", b"", rest).replace(b"\0", b"pass")
    return head, rest.decode().strip("\n") + "\n"


def main():
    """Do what the command says; return an exit status, or what is wrong."""
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
    try:
        lib = Lib()
        refused = [line for file in files for line in refusals(file, lib)]
        if refused:
            return "\n".join(refused)
        bundles = [bundle(file, lib) for file in files]  # before one is written
        if not own:
            return update(files, bundles, args.check)
        if args.output:
            write(bundles[0], args.output)
        else:
            sys.stdout.buffer.write(bundles[0])
        return 0
    except SyntaxError as error:  # perhaps because this Python is too old
        version = sys.version.split()[0]
        return f"{error.filename}:{error.lineno}: {error.msg} (Python {version})"
    except OSError as error:
        return str(error)


def write(data, path):
    """Write a bundle where it is not current, but over nothing else than a bundle."""
    old = path.read_bytes() if path.is_file() else b""
    if old and f"\n{MADE_BY}".encode() not in b"\n" + old:
        raise OSError(f"{path} is no bundle: delete it first, or write elsewhere")
    if old != data:
        path.write_bytes(data)
        print(f"wrote {path}")


def update(files, bundles, is_check):
    """Write solutions, or compare them if is_check; return an exit status."""
    faults = []
    for file, data in zip(files, bundles):
        path = SOLUTIONS / file.name
        if not is_check:
            write(data, path)
        elif not path.is_file() or path.read_bytes() != data:
            faults.append(f"{path} is not current: run python3 tools/bundle.py")
        if len(data) > MOST_BYTES:
            faults.append(f"{path} has {len(data)} bytes, more than {MOST_BYTES}")
    for path in sorted(SOLUTIONS.glob("*.py")):
        if not (PROBLEMS / path.name).is_file():
            faults.append(f"{path} has no lib/problems/{path.name}: delete it")
    print("\n".join(faults) or "all is current")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
