#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py [poj3074 ...]      write all solutions, or some
    python3 tools/bundle.py --check            name those that are not current
    python3 tools/bundle.py --stdout poj3074   print one
    python3 tools/bundle.py my.py > submit.py  bundle a file of your own

A bundle has the imports of the standard library, then what the program reaches by name
of each module of lib, then the program as it stands. Statements of lib that do more
than define names are always kept. What breaks one of these rules is refused:
  - Imports from lib stand at the top level: from lib.x import name.
  - lib itself imports only from lib and the standard library. Your own file may import
    what its judge has, but no other file of yours: put that into lib.
  - A global name means one thing in the whole bundle: a definition, an import or a
    builtin. (The same constant may stand in several modules.)
  - No function binds a global name that another module imports.
Not looked at: code that asks where it stands (__file__, __module__, globals(), a class
printed, line numbers), and what modules do to each other while they are imported.
"""

import argparse
import ast
import builtins
import hashlib
import importlib
import itertools
import os
import re
import sys
import tokenize
import warnings
from pathlib import Path

BROKEN = SyntaxError, ValueError, RecursionError, MemoryError
ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS = ROOT / "solutions"
PROBLEMS = ROOT / "lib" / "problems"
GUARD = ast.dump(ast.parse('if __name__ == "__main__": pass').body[0].test)
IMPORTS = ast.Import, ast.ImportFrom
FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef
DEFINITIONS = (*FUNCTIONS, ast.ClassDef, ast.Assign, ast.AnnAssign, ast.Pass)
NUMBERS = ast.Constant, ast.Tuple, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop
PURE = set(
    """abs array auto bool bytearray bytes cache chr classmethod compile contextmanager
    Counter dataclass Decimal defaultdict deque dict field float Fraction frozenset int
    join len list lru_cache namedtuple NewType object OrderedDict ord pow property range
    round set split sqrt staticmethod str total_ordering tuple TypeVar wraps""".split()
)  # calls of these only make a value


class Piece:
    """Statements that share lines, or a name from lib: what is kept or dropped as one.

    names: the global names in it; unsure: those that a class reads, unless it has bound
    its own before; binds: what those mean that it binds; later: those that its functions
    bind; needs: the pieces that are kept with it; imports: what stands at the top of the
    bundle in its place; is_plain: it does nothing but bind names
    """

    def __init__(self, path, nodes, first, end, text):
        self.nodes, self.first, self.end, self.text = nodes, first, end, text
        self.binds, self.needs, self.imports, self.is_plain = {}, [], [], False
        self.names, self.unsure, self.later = set(), set(), set()
        imported = {}
        for node in self.walk():
            for name, meaning in bindings(node):
                imported.setdefault(name, set()).add(meaning)
        import symtable  # which PyPy lacks, where other tools import this one

        tables = [symtable.symtable(text, path, "exec")]
        for table in tables:  # which grows
            tables += table.get_children()
            for symbol in table.get_symbols():
                name, kind = symbol.get_name(), table.get_type()
                is_bound = symbol.is_assigned() or symbol.is_imported()
                if kind == "module" or symbol.is_global():
                    self.names.add(name)
                elif kind == "class" and symbol.is_referenced():
                    self.unsure.add(name)
                if is_bound and (kind == "module" or symbol.is_declared_global()):
                    self.binds[name] = (path, name)
                    self.later |= {name} if kind == "function" else set()
                    if symbol.is_assigned():
                        imported.pop(name, None)
        for name, meanings in imported.items():
            if len(meanings) == 1 and (name in self.binds or "import *" in text):
                self.binds[name] = meanings.pop()
        self.names |= set(self.binds)
        if nodes and len(self.binds) == 1 and is_constant(nodes[0]):
            value = ast.unparse(nodes[0].value)
            self.binds = dict.fromkeys(self.binds, ("constant", value))

    def walk(self):
        """Yield the nodes of its statements."""
        for node in self.nodes:
            yield from ast.walk(node)


class Module:
    """A source file: its pieces, and by global name those that bind it.

    left_out: pieces of which a bundle has nothing in this place
    """

    def __init__(self, path, file):
        with tokenize.open(file) as source:
            text = source.read()
        compile(text, path, "exec", dont_inherit=True)
        tree, nodes, end = ast.parse(text), [], 0
        self.path, self.lines, self.binders = path, text.split("\n"), {}
        self.pieces, self.left_out = [], []
        for node in [*tree.body, ast.Pass(lineno=len(self.lines) + 2)]:
            decorators = getattr(node, "decorator_list", [])
            line = min(part.lineno for part in [node, *decorators])
            goes_on = line == end + 1 and self.lines[end - 1].endswith("\\")
            if nodes and line > end and not goes_on:
                text = "\n".join(self.lines[first - 1 : end])
                self.pieces.append(Piece(path, nodes, first, end, text))
                nodes = []
            first = first if nodes else line
            nodes.append(node)
            end = getattr(node, "end_lineno", 0)
        docstring = ast.get_docstring(tree)
        self.title = " ".join((docstring or "").split("\n")[0].split())
        if docstring is not None and len(self.pieces[0].nodes) == 1:
            self.left_out.append(self.pieces.pop(0))

    def meaning(self, name):
        """Return what a global name means; if several things, one of its own."""
        found = {piece.binds[name] for piece in self.binders.get(name, ())}
        return found.pop() if len(found) == 1 else (self.path, name) if found else None

    def is_pure(self, function):
        """Return whether to call a function makes a value and does nothing else."""
        function = getattr(function, "func", function)
        root = getattr(function, "value", function)
        name = getattr(function, "attr", getattr(function, "id", None))
        is_own = isinstance(self.meaning(getattr(root, "id", None)), tuple)
        return (
            name in PURE and isinstance(root, (ast.Name, ast.Constant)) and not is_own
        )

    def is_plain(self, piece):
        """Return whether to run a piece does nothing but bind names."""
        for node in run_now(piece.nodes):
            called = [node.func] if isinstance(node, ast.Call) else []
            used = self.binders.get(getattr(node, "id", None), ())
            if (
                not all(map(self.is_pure, called + getattr(node, "decorator_list", [])))
                or not all(binder.is_plain for binder in used if binder is not piece)
                or acts(node)
            ):
                return False
        return True


class Bundle:
    """The modules of a bundle, each after those that it imports, and the refusals."""

    def __init__(self, path, file):
        self.modules, self.open, self.refusals, self.main = {}, [], {}, path
        self.is_own = file.parent != PROBLEMS
        self.name = file.name if self.is_own else path
        self.folders = {ROOT, file.parent} - {PROBLEMS}
        self.load(path, file, (path, 1))
        if not self.refusals:
            self.kept = self.reach()
            self.check_meanings()

    def refuse(self, path, line, why):
        """Note why there can be no bundle."""
        self.refusals[f"{path}:{line}: {why}"] = True

    def load_lib(self, name, importer):
        """Return a module of lib, after the packages that it is in."""
        for end in [i for i, letter in enumerate(name + ".") if letter == "."]:
            place = name[:end].replace(".", "/")
            is_package = (ROOT / place / "__init__.py").exists()
            path = f"{place}/__init__.py" if is_package else f"{place}.py"
            if end == len(name) or is_package and path not in self.open:
                module = self.load(path, ROOT / path, importer)
        return module

    def load(self, path, file, importer):
        """Return the module in a file, after those that it imports, or None."""
        if path in self.open:
            cycle = " > ".join([*self.open, path])
            why = f"a cycle of imports, {cycle}: put what both need into a third"
            return self.refuse(*importer, why)
        if path in self.modules:
            return self.modules[path]
        try:
            module = Module(path, file)
        except OSError:
            return self.refuse(*importer, f"can't read {path}: correct the name")
        except BROKEN as error:
            why = f"not Python in UTF-8: {getattr(error, 'msg', error)}; correct it"
            return self.refuse(path, getattr(error, "lineno", None) or 1, why)
        self.open.append(path)
        pieces, module.pieces = module.pieces, []
        for piece in pieces:
            self.enter(module, piece)
        self.modules[self.open.pop()] = module
        for piece in module.pieces:
            if piece.nodes:
                self.place(module, piece)
        return module

    def place(self, module, piece):
        """Find out where a piece stands in the bundle, and with what."""
        standard = all(map(is_standard, piece.nodes))
        same = all(module.meaning(name) == piece.binds[name] for name in piece.binds)
        stays = self.is_own and module.path == self.main
        if standard and same and (not stays or "__future__" in piece.text):
            piece.imports = [line for node in piece.nodes for line in lines_of(node)]
        piece.is_plain = bool(piece.imports) or module.is_plain(piece)
        piece.names |= piece.unsure & {*module.binders, *dir(builtins)}
        for name in piece.names | words_of(piece):
            piece.needs += module.binders.get(name, ())

    def enter(self, module, piece):
        """Add a piece to a module, after loading what it imports."""
        test = getattr(piece.nodes[0], "test", ast.Pass())
        if module.path != self.main and "'__name__'" in ast.dump(test):
            if ast.dump(test) != GUARD or piece.nodes[0].orelse:
                why = 'write the guard as if __name__ == "__main__": without else'
                self.refuse(module.path, piece.first, why)
            return module.left_out.append(piece)
        for node in (node for node in piece.walk() if isinstance(node, IMPORTS)):
            for name in modules_of(node):
                why = self.fault(module, piece, node, name.split(".")[0])
                if why:
                    self.refuse(module.path, node.lineno, why)
        if all(map(is_of_lib, piece.nodes)):
            module.left_out.append(piece)
            for node in piece.nodes:
                self.enter_import(module, node)
            return None
        module.pieces.append(piece)
        for name in piece.binds:
            module.binders.setdefault(name, []).append(piece)

    def fault(self, module, piece, node, first):
        """Return why a bundle can't have an import and what to do instead, or None."""
        is_own = self.is_own and module.path == self.main
        files = [folder / f"{first}.py" for folder in self.folders]
        files += [folder / first for folder in self.folders]
        near = [file for file in files if file.exists() and file != ROOT / "lib"]
        if first in ("", "lib"):
            if not all(map(is_of_lib, piece.nodes)):
                return "import at the top, on its own line: from lib.x import name"
            if near and first:
                return f"{near[0]} hides the kit's lib: rename it"
        elif first in sys.stdlib_module_names:
            if any(file.suffix == ".py" for file in near):
                return f"{near[0]} hides the standard library's: rename it"
            if first == "__future__" and not is_own:
                return "lib can't import from __future__: do without"
        elif not is_own:
            return f"{first} is neither lib nor the standard library: do without"
        elif near:
            return f"{first} is another file of yours: put it into lib"
        elif node.names[0].name == "*":
            return f"import what you need of {first} by name, not by *"
        return None

    def enter_import(self, module, node):
        """Add a piece for each name that an import of lib brings."""
        source = self.load_lib(node.module, (module.path, node.lineno))
        for alias in node.names if source else ():
            name, other = alias.name, alias.asname or alias.name
            binders = source.binders.get(name, [])
            if not binders:
                why = f"{source.path} has no {name}: correct the name"
                self.refuse(module.path, node.lineno, why)
            if any(name in binder.later for binder in binders):
                why = f"a function of {source.path} binds {name}: keep it in an object"
                self.refuse(module.path, node.lineno, why)
            text = f"{other} = {name}" if other != name else ""
            piece = Piece(module.path, [], node.lineno, node.lineno, text)
            piece.names, piece.binds = {other}, {other: source.meaning(name)}
            piece.needs = binders
            piece.is_plain = all(binder.is_plain for binder in binders)
            module.pieces.append(piece)
            module.binders.setdefault(other, []).append(piece)

    def reach(self):
        """Return the pieces that the bundle has."""
        kept, todo = set(), list(self.modules[self.main].pieces)
        for module in self.modules.values():
            todo += [piece for piece in module.pieces if not piece.is_plain]
        for piece in todo:  # which grows
            if piece not in kept:
                kept.add(piece)
                todo += piece.needs
        return kept

    def check_meanings(self):
        """Refuse each global name that means two things in the bundle."""
        meanings, told = {}, set()
        for module in self.modules.values():
            for piece in filter(self.kept.__contains__, module.pieces):
                for name in sorted(piece.names - told):
                    meaning = module.meaning(name)
                    first, there = meanings.setdefault(name, (meaning, module.path))
                    if meaning != first:
                        told.add(name)
                        found = [n for n in piece.walk() if getattr(n, "id", 0) == name]
                        line = min((n.lineno for n in found), default=piece.first)
                        why = f"{name} means another thing in {there}: rename one"
                        self.refuse(module.path, line, why)

    def part(self, module):
        """Return what the bundle has of a module, under a heading; or nothing."""
        lines, code = list(module.lines), set()
        for piece in module.pieces + module.left_out:
            code.update(range(piece.first, piece.end + 1))
        stays = False
        for piece in module.left_out + [
            piece for piece in module.pieces if piece.nodes
        ]:
            if piece in self.kept and not piece.imports:
                stays = True
                continue
            start, end = piece.first - 1, piece.end
            if not isinstance(piece.nodes[0], (*IMPORTS, ast.Expr)):
                while start not in code and lines[start - 1].startswith("#"):
                    start -= 1
            while end < len(lines) and re.match(r"[ \t]+#", module.lines[end]):
                end += 1
            lines[start:end] = [None] * (end - start)
        for piece in module.pieces:
            if piece in self.kept and not piece.nodes and piece.text:
                above = lines[piece.first - 1]
                lines[piece.first - 1] = (
                    f"{above}\n{piece.text}" if above else piece.text
                )
                stays = True
        text = "\n".join(squeeze(lines)).lstrip("\n\f").rstrip()
        heading = (
            f"# {module.path}: {module.title}" if module.title else f"# {module.path}"
        )
        if module.path == self.main:
            heading, stays = f"# {self.name}", True
        gap = 3 if re.match(r"(#.*\n)*(def |class |async |@)", text) else 2
        return heading + ("\n" * gap + text if text else "") if stays else ""

    def text(self):
        """Return the bundle's text."""
        main = self.modules[self.main]
        words = [
            piece for piece in main.left_out if isinstance(piece.nodes[0], ast.Expr)
        ]
        imports = {line for piece in self.kept for line in piece.imports}
        future = sorted(line for line in imports if "__future__" in line)
        imports = sorted(imports - set(future), key=lambda line: (line[0] == "f", line))
        parts = "\n\n\n".join(filter(None, map(self.part, self.modules.values())))
        blocks = [*(piece.text for piece in words), "\n".join(future + imports), parts]
        digest = hashlib.sha256("\n\n".join(blocks).encode()).hexdigest()[:12]
        made = f"# Generated by tools/bundle.py from {self.name}; do not edit."
        blocks.insert(len(words), f"{made}\n# Digest of the rest: {digest}")
        text = "\n\n".join(filter(None, blocks)) + "\n"
        try:
            tree = ast.parse(text)
            compile(text.encode(), self.main, "exec", dont_inherit=True)
        except BROKEN as error:
            return self.refuse(self.main, 1, f"the bundle is not Python: {error}")
        for node in tree.body:
            if getattr(node, "name", "") == "Solution":
                where = f"# class Solution begins in line {node.lineno + 1}."
                text = text.replace(made, f"{made}\n{where}", 1)
        return text


def run_now(nodes):
    """Yield the nodes that run when statements do: no function's body, no annotation."""
    for node in nodes:
        yield node
        for field, value in ast.iter_fields(node):
            is_body = field == "body" and isinstance(node, FUNCTIONS)
            inner = value if isinstance(value, list) else [value]
            if not is_body and field not in ("annotation", "returns"):
                yield from run_now(n for n in inner if isinstance(n, ast.AST))


def acts(node):
    """Return whether a node by itself may do more than bind names."""
    if isinstance(node, (ast.Attribute, ast.Subscript)):
        return not isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.ClassDef):
        return bool(node.keywords)
    if isinstance(node, ast.Expr):
        return not isinstance(node.value, ast.Constant)
    is_statement = isinstance(node, ast.stmt) and not isinstance(node, DEFINITIONS)
    is_hook = getattr(node, "name", "") == "__init_subclass__"
    return is_statement or is_hook or isinstance(node, ast.GeneratorExp)


def is_constant(node):
    """Return whether a statement assigns what can't change: numbers, strings, tuples."""
    values = (*NUMBERS, ast.expr_context, ast.Call)
    return isinstance(node, ast.Assign) and all(
        isinstance(part, values) or getattr(part, "id", "") == "float"
        for part in ast.walk(node.value)
    )


def words_of(piece):
    """Return the words of strings without blanks: annotations can be such strings."""
    texts = [str(getattr(node, "value", " ")) for node in piece.walk()]
    return {word for text in texts if " " not in text for word in re.split(r"\W", text)}


def modules_of(node):
    """Return the modules that an import names; "" for a relative one."""
    if isinstance(node, ast.ImportFrom):
        return ["" if node.level else node.module]
    return [alias.name for alias in getattr(node, "names", ())]


def is_of_lib(node):
    """Return whether a statement is of the form: from lib.x import name."""
    is_from = isinstance(node, ast.ImportFrom) and node.names[0].name != "*"
    return is_from and modules_of(node)[0].startswith("lib.")


def is_standard(node):
    """Return whether a statement is an import from the standard library alone."""
    firsts = {name.split(".")[0] for name in modules_of(node)}
    return isinstance(node, IMPORTS) and firsts <= sys.stdlib_module_names


def lines_of(node):
    """Return an import as lines, one for each name."""
    start = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
    return [f"{start}import {ast.unparse(alias)}" for alias in node.names]


def bindings(node):
    """Yield (name, meaning) for what an import binds, but not for one of lib."""
    if isinstance(node, IMPORTS) and not is_of_lib(node):
        for alias, line in zip(node.names, lines_of(node)):
            if alias.name == "*" and is_standard(node):
                module = importlib.import_module(node.module)
                public = [name for name in vars(module) if name[0] != "_"]
                for name in getattr(module, "__all__", public):
                    yield name, f"from {node.module} import {name}"
            elif alias.asname or isinstance(node, ast.ImportFrom):
                yield alias.asname or alias.name, line
            else:
                first = alias.name.split(".")[0]
                yield first, f"import {first}"


def squeeze(lines):
    """Return lines without None, with the longest gap where one was."""
    result = []
    for is_gap, run in itertools.groupby(lines, lambda line: not (line or "").strip()):
        run = list(run)
        if is_gap and None in run:
            blank = "".join(" " if line is None else "-" for line in run).split()
            run = [""] * max(map(len, blank), default=0)
        result += run
    return result


def run_tool(main):
    """Exit with the status of main(), without a traceback for what its user does."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        try:
            status = main()
        finally:
            print(end="", flush=True)
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        # What is still buffered must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        is_closed = isinstance(error, BrokenPipeError)
        status = 0 if is_closed else f"{error.filename or 'output'}: {error.strerror}"
    sys.exit(status)


def check(texts, stale):
    """Print which solutions are not current; return the exit status."""
    wrong = []
    for path, text in texts.items():
        if not path.exists() or path.read_bytes() != text.encode():
            wrong.append(path.stem)
            print(f"solutions/{path.name} is not current")
    if wrong:
        print("to repair: python3 tools/bundle.py", *wrong)
    for path in stale:
        print(f"lib/problems has no {path.name}; to repair: rm solutions/{path.name}")
    return 1 if wrong or stale else 0


def find_sources(names, parser):
    """Return {path as messages have it: file} for the names of problems or a file."""
    if len(names) == 1 and names[0].endswith(".py"):
        file = Path(names[0]).resolve()
        if file.is_file() and file.parent not in (PROBLEMS, SOLUTIONS):
            return {names[0]: file}
    files = [path for path in PROBLEMS.glob("[!_.]*.py") if path.is_file()]
    known = {path.stem: path for path in sorted(files)}
    stems = [re.sub(r"\.py$", "", Path(name).name) for name in names]
    for name, stem in zip(names, stems):
        if stem not in known:
            parser.error(f"{name!a} is neither a problem of lib/problems nor one file")
    return {f"lib/problems/{stem}.py": known[stem] for stem in stems or known}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="problems, or a file")
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--check", action="store_true", help="write nothing, compare")
    only.add_argument("--stdout", action="store_true", help="print one bundle")
    args = parser.parse_args()
    if sys.version_info < (3, 10) or sys.implementation.name != "cpython":
        return "tools/bundle.py needs CPython 3.10 or later"
    sys.setrecursionlimit(10_000)  # for long sums
    warnings.simplefilter("ignore")  # of a source, they are Python's to give
    sources = find_sources(args.names, parser)
    is_own = any(file.parent != PROBLEMS for file in sources.values())
    if args.stdout and len(args.names) != 1 or args.check and is_own:
        parser.error("--stdout takes one name, --check only problems")
    texts, refusals = {}, {}
    for path, file in sources.items():
        bundle = Bundle(path, file)
        if not is_own and not file.stem.isidentifier():
            bundle.refuse(path, 1, "no identifier: rename the file")
        texts[SOLUTIONS / file.name] = "" if bundle.refusals else bundle.text()
        refusals.update(bundle.refusals)
    if refusals:
        return "\n".join(refusals)
    if is_own or args.stdout:
        if sys.stdout:
            sys.stdout.reconfigure(encoding="utf-8")
        print(*texts.values(), end="")
    elif args.check:
        old = [] if args.names else sorted(SOLUTIONS.glob("*.py"))
        return check(texts, [path for path in old if path not in texts])
    else:
        SOLUTIONS.mkdir(exist_ok=True)
        for path, text in texts.items():
            draft = path.with_suffix(f".{os.getpid()}")  # of two runs each has its own
            draft.write_bytes(text.encode())
            os.replace(draft, path)  # whole, or not at all


if __name__ == "__main__":
    run_tool(main)
