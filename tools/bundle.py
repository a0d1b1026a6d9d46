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
import re
import sys
import textwrap
import warnings
from argparse import ArgumentParser, RawTextHelpFormatter
from difflib import get_close_matches
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # these modules of lib come last in a bundle
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MOST_BYTES_OF = {"poj3074.py": 15_900}  # PTA, with a copy of the problem, takes 16,384
MADE_BY = "# Made by tools/bundle.py"
BUILTINS = {name for name in dir(builtins) if name[0] != "_"}
ANY_NAME = {"dir", "eval", "exec", "globals", "locals", "vars"}  # reach any global
IMPORT = ast.Import, ast.ImportFrom
FUNCTION = ast.FunctionDef, ast.AsyncFunctionDef


def imports(*nodes):
    """Yield (name, old name, origin) for each name that import statements bind."""
    for node in [node for node in nodes if isinstance(node, IMPORT)]:
        source = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
        for each in node.names:
            old = each.name if each.asname else each.name.split(".")[0]  # os of os.path
            yield each.asname or old, old, f"{source}import {old}"


def global_names(statements):
    """Return the global names that statements assign, and those that they read."""
    assigned, read = set(), set()
    codes = [compile(ast.Module(statements, []), "", "exec")]
    for code in codes:  # the functions and classes in it are appended meanwhile
        # In the module, codes[0], NAME stores a global; in a class, an attribute.
        stored = ("NAME", "GLOBAL") if code is codes[0] else ("GLOBAL",)
        for step in dis.get_instructions(code):
            action, _, kind = step.opname.partition("_")
            if action == "LOAD" and kind in ("NAME", "GLOBAL", "FROM_DICT_OR_GLOBALS"):
                read.add(step.argval)
            elif action in ("STORE", "DELETE") and kind in stored:
                assigned.add(step.argval)
            elif isinstance(step.argval, type(code)):
                codes.append(step.argval)
    return assigned, read


def names_in(tree):
    """Return all names in a tree but those that definitions and imports bind."""
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def read_at_load(text):
    """Return the names that may be read while a program loads.

    All of it runs but the bodies of functions. A body may run, too, if its function is
    decorated or in a class with a base class, or if what runs reads the name of it, or
    of the class or function around it.
    """
    tree = ast.parse(text)
    nodes, reads = list(tree.body), {}
    for node in ast.walk(tree):
        if isinstance(node, (ast.ClassDef, *FUNCTION)):
            reads[node.name] = reads.get(node.name, set()) | names_in(node)
    for node in nodes:  # what is in it is appended meanwhile
        if not any(map(vars(node).get, ("decorator_list", "bases", "keywords"))):
            if isinstance(node, FUNCTION):
                node.body = []
            nodes += ast.iter_child_nodes(node)
    return reached(names_in(tree), reads)


def reached(names, reads):
    """Return names, and all that they read, and so on. reads: {name: what it reads}"""
    names = list(names)
    for name in names:  # what it reads is appended meanwhile
        names += reads.get(name, set()) - set(names)
    return set(names)


class Lib:
    """What the modules of lib define and import; a test checks that no name is shared.

    modules: (path, heading in a bundle, {defined name: its definition}) of each; the
        last one stands first in a bundle
    reads: defined name -> the global names that its definition reads
    origins: global name -> what imports it, such as "import os", "from lib.a import f"
    """

    def __init__(self):
        self.modules, self.reads = [], {}
        self.origins = {name: f"from builtins import {name}" for name in BUILTINS}
        files = [*LIB.glob("*.py"), *LIB.glob("searches/*.py")]
        files.sort(key=lambda file: (file.stem in LAST, file.stem), reverse=True)
        for path in (file.relative_to(ROOT).as_posix() for file in files):
            self.add(path)

    def add(self, path):
        """Add a module, after those that it imports."""
        if path in [other for other, *_ in self.modules]:
            return
        text, definitions = (ROOT / path).read_text("utf-8"), {}
        tree, lines = ast.parse(text, path), text.splitlines(keepends=True)
        for above, node in zip(tree.body, tree.body[1:]):  # all but the docstring
            for name, _, origin in imports(node):
                self.origins[name] = origin
                if origin.startswith("from lib."):
                    self.add(f"{node.module.replace('.', '/')}.py")
            if not isinstance(node, IMPORT):  # a definition, with the comments above it
                [name, *others], self.reads[name] = global_names([node])
                if others:
                    raise SyntaxError("two names at once", (path, node.lineno, 0, ""))
                self.origins[name] = f"from {path[:-3].replace('/', '.')} import {name}"
                definitions[name] = "".join(lines[above.end_lineno : node.end_lineno])
        # In a bundle a module stands above those that it imports, but below those that
        # it needs while it loads, as a class needs its base class.
        needed = reached(read_at_load(text), self.reads)
        places = [n for n, each in enumerate(self.modules) if each[2].keys() & needed]
        heading = f"# {path}: {ast.get_docstring(tree).splitlines()[0]}"
        self.modules.insert(min(places, default=999), (path, heading, definitions))

    def code(self, names):
        """Return the definitions of these names, as text."""
        parts = []
        for _, heading, definitions in reversed(self.modules):
            body = "".join(text for name, text in definitions.items() if name in names)
            parts += [f"{heading}\n\n\n" + body.strip("\n")] if body else []
        return "\n\n\n".join(parts)


def refusals(file, lib):
    """Yield a line for each import, and each backslash at a line's end, to be mended."""
    data, folder = file.read_bytes(), file.resolve().parent
    tree = ast.parse(data, file)
    compile(tree, file, "exec")  # finds more errors than parse: a stray return
    lines = importlib.util.decode_source(data).encode().split(b"\n")
    for node in tree.body:
        if lines[node.end_lineno - 1][node.end_col_offset :].strip(b" \t;") == b"\\":
            yield f"{file}:{node.end_lineno}: take away the backslash at the end"
    shared = {n.lineno for n in tree.body if n.col_offset}  # it stands after a ";"
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
        elif is_lib and (node not in alone or old == "*" or origin[:9] != "from lib."):
            yield f"{where} write at the top, alone: from lib.MODULE import NAME"
        elif is_lib and origin != lib.origins.get(old):
            public = [name for name in lib.reads if name[0] != "_"]
            near = [lib.origins[name] for name in get_close_matches(old, public)]
            near.sort(key=lambda line: f"from {module} " not in line)  # its own first
            advice = " or ".join(near) or "a name in lib/README.md"
            yield f"{where} {module} has no {old}; did you mean: {advice}?"


def may_clash(tree, names, lib):
    """Return whether a program and lib could clash over a name in one scope."""
    own, read = global_names([n for n in tree.body if not isinstance(n, IMPORT)])
    imported = {(name, origin) for name, _, origin in imports(*tree.body)}
    own |= {name for name, origin in imported if origin != lib.origins.get(name)}
    missing = read - own - BUILTINS - {name for name, _ in imported}
    aliases = {n.name for n in ast.walk(tree) if isinstance(n, ast.alias)}
    sees_all = aliases & {"*", "__main__", "builtins"} or ANY_NAME & (read - own)
    return bool(sees_all or names & (own | missing))


def bundle(file, lib):
    """Return the bundle of a program, as bytes."""
    program = importlib.util.decode_source(file.read_bytes())
    tree, scope = ast.parse(program), ""  # scope: the function that holds lib, if any
    used = [old for _, old, origin in imports(*tree.body) if origin[:9] == "from lib."]
    # & keeps builtins, and drops what lib neither defines nor imports, as __name__.
    names = lib.origins.keys() & reached(used, lib.reads)
    if names and may_clash(tree, names, lib):
        scope = "_lib"
        while scope in program:
            scope += "_"
    head, top, body, end = parts_of(program, tree, scope)
    imported = names - lib.reads.keys() - (set() if scope else BUILTINS)
    lines = sorted(map(lib.origins.get, imported), key=lambda s: (s[:4] == "from", s))
    code = lib.code(names)
    if scope:
        # Lib stands in a function, apart from the names of the program, and imports
        # there the builtins that it uses: the program may define, say, a sum.
        inside = "\n".join([*lines, "", code, "", "return locals()"]).strip()
        inside = textwrap.indent(inside, "    ")
        code = f"def {scope}():\n{inside}\n\n\n{scope} = {scope}()"
    else:
        own = imports(*ast.parse(top).body)
        there = [line for name, old, line in own if name == old]
        top = "\n".join([top, *(line for line in lines if line not in there)]).strip()
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    parts = [body, code, end]
    if scope or (names - BUILTINS) & read_at_load(body):
        parts = [code, f"# {path}\n\n\n{body}", end]
    text = "\n\n\n".join(filter(None, parts)) + "\n"
    text = re.sub(r"\A(?=(#.*\n)*(@|class |def |async ))", "\n", text)  # as black wants
    note = f"{MADE_BY} from the parts of lib below and from\n"
    note += f"# {path}: to change it, change those."
    data = "\n\n".join(filter(None, [head, note, top, text])).encode()
    compile(data, f"the bundle of {file}", "exec")  # an error if it can't be run
    return data


def parts_of(program, tree, scope):
    """Return four parts of a program as text, without its imports of lib.

    They are its docstring and __future__ imports, the other imports at its top, its
    body, and its last statement if that is `if __name__ == "__main__"`. Comments above
    the docstring go below it: one may name an encoding.
    """
    lines = program.split("\n")
    for node in reversed(tree.body):  # so that line numbers above stay right
        if (vars(node).get("module") or "").startswith("lib."):
            start, pairs = node.lineno - 1, [pair[:2] for pair in imports(node)]
            new = [f"{name} = {old}" for name, old in pairs if name != old]
            if scope:
                new = [f'{name} = {scope}["{old}"]' for name, old in pairs]
            while start and not new and not lines[start - 1]:
                start -= 1  # without the blank lines above
            lines[start : node.end_lineno] = new
    tree = ast.parse("\n".join(lines))
    ends = [0, *(n.end_lineno for n in tree.body)]  # ends[2]: where two statements end
    futures = [n for n in tree.body if vars(n).get("module") == "__future__"]
    heads = len(futures) + bool(ast.get_docstring(tree))
    head, head_end = tree.body[0].lineno - 1 if heads else 0, ends[heads]
    code = [n.lineno for n in tree.body[heads:] if not isinstance(n, IMPORT)]
    first_code = min(code, default=len(lines) + 1)
    body = max(head_end, *(end for end in ends if end < first_code))
    body_end = len(lines)
    if code and ast.unparse(tree.body[-1]).startswith("if __name__ == '__main__':"):
        body_end = ends[-2]
    top = lines[:head] + lines[head_end:body]
    parts = lines[head:head_end], top, lines[body:body_end], lines[body_end:]
    return ["\n".join(part).strip("\n") for part in parts]


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
    warnings.simplefilter("ignore", SyntaxWarning)  # of programs that are compiled
    try:
        lib = Lib()
        faults = [line for file in files for line in refusals(file, lib)]
        bundles = [] if faults else [bundle(file, lib) for file in files]
        for file, data in zip(files, bundles):
            if own and not args.output:
                sys.stdout.buffer.write(data)
            else:
                faults += write(args.output or SOLUTIONS / file.name, data, args.check)
        for path in sorted(SOLUTIONS.glob("*.py")):
            if not own and not (PROBLEMS / path.name).is_file():
                faults.append(f"{path} has no lib/problems/{path.name}: delete it")
        return "\n".join(faults) or None
    except SyntaxError as error:  # perhaps because this Python is too old
        where = f"{error.filename or files[0]}:{error.lineno or 1}"
        return f"{where}: {error.msg} (Python {sys.version.split()[0]})"
    except (OSError, ValueError) as error:  # ValueError: a NUL byte, before 3.12
        return str(error)


def write(path, data, is_check):
    """Write or compare a bundle, and yield what is wrong."""
    old = path.read_bytes() if path.is_file() else b""
    if old != data and is_check:
        yield f"{path} is not current: run python3 tools/bundle.py"
    elif old and MADE_BY.encode() not in old:
        yield f"{path} is no bundle: write elsewhere"
    elif old != data:
        path.write_bytes(data)
        print(f"wrote {path}")
    most = MOST_BYTES_OF.get(path.name, MOST_BYTES)
    if path.resolve().parent == SOLUTIONS and len(data) > most:
        yield f"{path} has {len(data)} bytes, more than {most}"


if __name__ == "__main__":
    sys.exit(main())
