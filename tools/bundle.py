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
import re
import sys
import textwrap
from difflib import get_close_matches
from importlib.machinery import PathFinder
from itertools import accumulate
from pathlib import Path

if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
    sys.exit("tools/bundle.py needs CPython 3.10 or later")

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS, LIB, PROBLEMS = ROOT / "solutions", ROOT / "lib", ROOT / "lib" / "problems"
LAST = "read", "stdio"  # modules of lib that a bundle has after those that solve
MOST_BYTES = 48_000  # of a solution: Luogu and SPOJ take 50,000
MADE_BY = "# Made by tools/bundle.py."
BUILTINS = {name for name in dir(builtins) if name[:2] != "__"}
ANY_NAME = {"dir", "eval", "exec", "globals", "locals", "vars"}  # may use any name


class Lib:
    """What the modules of lib define and import, in the order of a bundle.

    headings: module, such as "lib.a" -> its heading in a bundle
    texts, reads: defined name -> text of its definition; global names that it reads
    meanings: global name -> (module, name), its one meaning in lib: ("lib.a", "f"),
        ("math", "inf"), ("builtins", "sum"), or ("", "os") after import os
    """

    def __init__(self):
        self.headings, self.texts, self.reads = {}, {}, {}
        self.meanings = {name: ("builtins", name) for name in BUILTINS}
        for file in sorted(
            LIB.glob("*.py"), key=lambda file: (file.stem in LAST, file)
        ):
            self.read(f"lib.{file.stem}")

    def read(self, module):
        """Read a module, after those that it imports."""
        if module in self.headings:
            return
        path = f"{module.replace('.', '/')}.py"
        text = (ROOT / path).read_text("utf-8")
        tree, lines = ast.parse(text, path), text.splitlines(keepends=True)
        for _, name, meaning in imports(tree):
            self.meanings[name] = meaning
            if meaning[0].startswith("lib."):
                self.read(meaning[0])
        for before, node in zip(tree.body, tree.body[1:]):  # the docstring comes first
            if not isinstance(node, ast.Import | ast.ImportFrom):
                (name,), self.reads[name] = global_names(node)
                self.texts[name] = "".join(lines[before.end_lineno : node.end_lineno])
                self.meanings[name] = module, name
        self.headings[module] = f"# {path}: {ast.get_docstring(tree).splitlines()[0]}"

    def needed(self, names):
        """Return these names, and all that their definitions need."""
        names = list(names)
        for name in names:  # what it reads is appended meanwhile
            names += self.reads.get(name, set()) - set(names)
        return self.meanings.keys() & names

    def part(self, names):
        """Return the imports and definitions of these names, as text."""
        meanings = sorted({self.meanings[name] for name in names})
        lines = [import_line(*m) for m in meanings if m[0] not in self.headings]
        parts = ["\n".join([*lines, ""])]
        for module, heading in self.headings.items():
            own = [
                name
                for name in self.texts
                if name in names and (module, name) in meanings
            ]
            if own:
                body = "".join(self.texts[name] for name in own).strip("\n")
                parts.append(f"{heading}\n\n\n{body}\n\n")
        return "\n".join(filter(None, parts))


def imports(tree):
    """Yield (statement, name, (module, what it names there)) for each imported name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = node.module if isinstance(node, ast.ImportFrom) else ""
            for each in node.names:  # import os.path binds os
                name = each.name if each.asname else each.name.split(".")[0]
                yield node, each.asname or name, (module, name)


def import_line(module, name):
    """Return the import that gives a name the meaning (module, name)."""
    return f"from {module} import {name}" if module else f"import {name}"


def global_names(statement):
    """Return the global names that a statement binds, and those that it reads."""
    # Not by symtable: in Python 3.12 it takes the variable of a comprehension for one
    # of the scope around it. Bytecode has other instructions for local names.
    bound, read = set(), set()
    codes = [compile(ast.Module([statement], []), "", "exec", optimize=0)]
    for code in codes:  # those of its functions and classes are appended meanwhile
        codes += [each for each in code.co_consts if isinstance(each, type(code))]
        for step in dis.get_instructions(code):
            action, _, kind = step.opname.partition("_")
            if action == "LOAD" and ("NAME" in kind or "GLOBAL" in kind):
                read.add(step.argval)
            elif kind == "GLOBAL" or kind == "NAME" and code is codes[0]:
                bound.add(step.argval)
    return bound, read


def refusals(file, lib):
    """Yield a line for each reason why a program can't be bundled."""
    try:
        compile(file.read_bytes(), file, "exec")
    except SyntaxError as error:
        version = sys.version.split()[0]  # which may be too old for the program
        yield f"{file}:{error.lineno}: {error.msg} (Python {version})"
        return
    tree, folder = ast.parse(file.read_bytes()), file.resolve().parent
    for node, _, (module, name) in sorted(
        imports(tree), key=lambda each: each[0].lineno
    ):
        package = (module or name).split(".")[0]
        found = PathFinder.find_spec(package, [str(folder)])
        # A folder without __init__.py does not hide a module of the standard library.
        is_own = found and (found.origin or package not in sys.stdlib_module_names)
        if package != "lib" or is_own and folder != ROOT:
            if is_own and package not in sys.builtin_module_names:
                yield f"{file}:{node.lineno}: your own {package} is not bundled: copy what you need of it"
        elif node not in tree.body:
            yield f"{file}:{node.lineno}: import lib at the top, not in a function, class, if or try"
        elif lib.meanings.get(name) != (module, name):
            yield f"{file}:{node.lineno}: {not_in_lib(module, name, lib)}"


def not_in_lib(module, name, lib):
    """Return what to say of an import from lib that names nothing of lib."""
    if not module.startswith("lib.") or name == "*":
        return "did you mean: from lib.MODULE import NAME? See lib/README.md"
    here = [each for each in lib.texts if lib.meanings[each][0] == module]
    elsewhere = [each for each in lib.texts if each not in here]
    near = get_close_matches(name, here, 1) + get_close_matches(name, elsewhere, 1)
    lines = [import_line(*lib.meanings[each]) for each in near]
    advice = f"did you mean: {' or '.join(lines)}?" if lines else "see lib/README.md"
    return f"{module} has no {name}; {advice}"


def may_clash(tree, names, lib):
    """Return whether one of these names may have another meaning in a program."""
    bound, unknown, known = set(), set(), BUILTINS - ANY_NAME
    for node in tree.body:
        stored, read = global_names(node)
        if isinstance(node, ast.Import | ast.ImportFrom):
            meanings = {name: meaning for _, name, meaning in imports(node)}
            stored = {n for n in meanings if meanings[n] != lib.meanings.get(n)}
            known |= meanings.keys()
        bound |= stored
        unknown |= read - known  # what is imported below, or expected to be missing
    is_any = "*" in bound or ANY_NAME & (unknown - bound)
    return bool(is_any or names & (bound | unknown))


def bundle(file, lib):
    """Return the bundle of a program, as bytes."""
    text = importlib.util.decode_source(file.read_bytes())
    tree = ast.parse(text)
    used = [name for _, _, (module, name) in imports(tree) if module in lib.headings]
    names = lib.needed(used)
    part, form = lib.part(names - BUILTINS), "{}"
    if used and may_clash(tree, names, lib):
        # In a function, lib's names and the program's are apart. What lib has of Python
        # is imported there, as the program may have, say, a sum of its own.
        scope = "_lib"
        while scope in text:
            scope += "_"
        part = textwrap.indent(lib.part(names) + "return locals()\n", "    ")
        part, form = (
            f"def {scope}():\n{part}\n\n{scope} = {scope}()\n",
            scope + '["{}"]',
        )
    head, rest = split(text, tree, lib, form)
    path = f"lib/problems/{file.name}" if file.parent == PROBLEMS else file.name
    note = f"{MADE_BY} The last part is {path}:\n# change that file, not this one.\n"
    parts = [*head, note, part, f"# {path}\n\n", rest]
    return "\n".join(filter(None, parts)).encode()


def split(text, tree, lib, form):
    """Return docstring and __future__ imports as a list; and the rest.

    There, what is imported from lib is bound to what form says.
    """
    data, head, rest, done = text.encode(), [], b"", 0  # a tree counts bytes
    starts = [0, *accumulate(map(len, data.splitlines(keepends=True)))]
    docstring = ast.get_docstring(tree) is not None and tree.body[0]
    for node in tree.body:
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        module, new = getattr(node, "module", None), []
        if node is docstring or module == "__future__":
            head.append(data[start:end].decode() + "\n")
        elif module in lib.headings:
            pairs = [(name, form.format(what)) for _, name, (_, what) in imports(node)]
            new = [f"{name} = {what}" for name, what in pairs if name != what]
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
    is_own = any(name.endswith(".py") for name in args.names)
    if is_own and (args.check or len(args.names) > 1) or args.output and not is_own:
        parser.error("give NAMEs and --check, or one FILE.py of your own and -o")
    files = [Path(n) if is_own else PROBLEMS / f"{n}.py" for n in args.names]
    try:
        return make(files or sorted(PROBLEMS.glob("*.py")), is_own, args)
    except OSError as error:
        return str(error)


def make(files, is_own, args):
    """Bundle programs."""
    lib = Lib()
    refused = [line for file in files for line in refusals(file, lib)]
    if refused:
        return "\n".join(refused)
    bundles = [(file, bundle(file, lib)) for file in files]
    if not is_own:
        return update(bundles, args.check)
    if args.output:
        write(bundles[0][1], args.output)
    else:
        sys.stdout.buffer.write(bundles[0][1])
    return 0


def write(data, path):
    """Write a bundle where it is not current, but over nothing else than a bundle."""
    old = path.read_bytes() if path.is_file() else b""
    if old and f"\n{MADE_BY}".encode() not in b"\n" + old:
        raise OSError(f"{path} is no bundle: delete it first, or write elsewhere")
    if old != data:
        path.write_bytes(data)
        print(f"wrote {path}")


def update(bundles, is_check):
    """Write the bundles of problems, or compare if is_check; return an exit status."""
    faults = []
    for file, data in bundles:
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
