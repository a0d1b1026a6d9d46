#!/usr/bin/env python3
"""Make one file of a program and of what it uses of lib, to paste into a judge.

    python3 tools/bundle.py [poj3074 ...]      write all solutions, or some
    python3 tools/bundle.py --check            name those that are not current
    python3 tools/bundle.py --stdout poj3074   print one
    python3 tools/bundle.py my.py > submit.py  bundle a file of your own

A bundle has what the program reaches of lib by name, then the program as it stands.
Statements of lib that do more than bind names are always kept, but not its guards.
  - Import from lib at the top level, on a line of its own: from lib.x import name.
  - lib imports only lib and the standard library. Your own file may import what its
    judge has, but no other file of yours: put that into lib.
  - A global name means one thing in the whole bundle: a definition, an import or a
    builtin. Two modules may have the same constant, and loop variables of one name.
  - No function binds a global name that another module imports.
Not looked at: code that asks where it stands (__file__, __module__, globals(), a class
printed, line numbers), and what modules do to each other while they are imported.
"""

import argparse
import ast
import builtins
import hashlib
import importlib
import os
import re
import sys
import tokenize
import warnings
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOLUTIONS = ROOT / "solutions"
PROBLEMS = ROOT / "lib" / "problems"
GUARD = ast.dump(ast.parse('__name__ == "__main__"').body[0].value)
BROKEN = SyntaxError, ValueError, RecursionError, MemoryError
OWN = "its own"
IMPORTS = ast.Import, ast.ImportFrom
FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda
ASSIGNS = ast.Assign, ast.AnnAssign
PLAIN = (*IMPORTS, *FUNCTIONS, *ASSIGNS, ast.ClassDef, ast.Expr, ast.Pass)
OPERATIONS = ast.UnaryOp, ast.BinOp, ast.unaryop, ast.operator
CONSTANT = (*OPERATIONS, ast.Constant, ast.Tuple, ast.Call, ast.expr_context)
# To call a type, or what these modules have, makes a value and does nothing else.
PURE = """abc array collections contextlib dataclasses enum fractions functools math
typing""".split()


class Piece:
    """Statements that share lines, and the comments right above: kept or dropped as one.

    gap: how many lines above it are blank; imports: lines that it has at the bundle's top
    binds: {name: meaning}; needs: the pieces that are kept if it is
    is_plain: whether to run it does nothing but bind names
    """

    def __init__(self, path, lines, start, end, nodes):
        self.nodes, self.text = nodes, "\n".join(lines[start:end]).rstrip()
        above = "\n".join(lines[:start])
        self.gap = above[len(above.rstrip()) :].count("\n")
        self.binds, self.needs, self.imports = {}, [], []
        self.is_plain, self.is_kept = None, False
        for node in run_now(nodes, (*FUNCTIONS, ast.ClassDef)):
            for name, meaning in bindings(node):
                is_new = self.binds.setdefault(name, meaning) == meaning
                self.binds[name] = meaning if is_new else OWN
        for node in self.walk(ast.Global):
            self.binds.update(dict.fromkeys(node.names, OWN))
        if len(nodes) == 1 and is_constant(nodes[0]):
            self.binds = dict.fromkeys(self.binds, ast.unparse(nodes[0]))

    def walk(self, *kinds):
        """Return the nodes of some kinds in its statements."""
        nodes = [node for top in self.nodes for node in ast.walk(top)]
        return [node for node in nodes if isinstance(node, kinds)]


class Module:
    """A source file: its pieces, and by name those that bind it."""

    def __init__(self, path, file):
        with tokenize.open(file) as source:
            text = source.read()
        compile(text, path, "exec", dont_inherit=True)
        tree, lines, groups = ast.parse(text), text.split("\n"), []
        self.path, self.pieces, self.binders, last = path, [], {}, 0
        self.docstring = ast.get_docstring(tree)
        for node in tree.body:
            parts = [node, *getattr(node, "decorator_list", [])]
            start, nodes = min(part.lineno for part in parts) - 1, [node]
            if groups and start < groups[-1][1]:  # on the same line
                start, _, before = groups.pop()
                nodes = before + nodes
            groups.append((start, node.end_lineno, nodes))
        for start, end, nodes in [*groups, (len(lines), len(lines), [])]:
            while end < len(lines) and re.match(r"[ \t]+#", lines[end]):
                end += 1
            while last < start and not lines[last].strip():
                last += 1
            above = start
            if nodes and not isinstance(nodes[0], (*IMPORTS, ast.Expr)):
                while above > last and lines[above - 1].startswith("#"):
                    above -= 1
            if last < above:  # comments that belong to no statement
                self.pieces.append(Piece(path, lines, last, above, []))
            if nodes:
                self.pieces.append(Piece(path, lines, above, end, nodes))
            last = end

    def meaning(self, name):
        """Return what a global name means; None if nothing here binds it."""
        found = {piece.binds[name] for piece in self.binders.get(name, ())}
        return found.pop() if len(found) == 1 else OWN if found else None

    def is_pure(self, function):
        """Return whether to call a function makes a value and does nothing else."""
        name = ast.unparse(function)
        root, _, attribute = name.partition(".")
        meaning = self.meaning(root)
        if meaning is None:
            kind = getattr(builtins, name, None)
            return isinstance(kind, type) and not hasattr(kind, "__next__")
        start, module = (meaning.split() + [""])[:2]
        is_name = not attribute if start == "from" else attribute.isidentifier()
        calls = re.search("reduce|partial", meaning + name)  # what they are given
        return is_name and module in PURE and not calls

    def is_plain(self, piece):
        """Return whether to run a piece does nothing but bind names."""
        for node in run_now(piece.nodes):
            calls = [node.func] if isinstance(node, ast.Call) else []
            decorators = getattr(node, "decorator_list", [])
            calls += [getattr(part, "func", part) for part in decorators]
            used = self.binders.get(getattr(node, "id", None), ())
            is_plain = all(other.is_plain for other in used if other is not piece)
            if acts(node) or not is_plain or not all(map(self.is_pure, calls)):
                return False
        return True

    def part(self, heading):
        """Return what the bundle has of the module, under a heading."""
        text, gap = "", 0
        for piece in self.pieces:
            gap = max(gap, piece.gap)
            if piece.text and (piece.is_kept or not piece.nodes):
                text += "\n" * (gap + 1) * bool(text) + piece.text
                gap = 0
        is_definition = re.match(r"(#.*\n)*(def |class |async |@)", text)
        return heading + "\n" * (3 if is_definition else 2) * bool(text) + text

    def global_names(self):
        """Return {global name of what is kept: whether its functions use it}."""
        import symtable  # which PyPy lacks, where other tools import this one

        tables, names = [symtable.symtable(self.part("") + "\n\n", "", "exec")], {}
        for table in tables:  # which grows
            tables += table.get_children()
            for symbol in table.get_symbols():
                name, is_top = symbol.get_name(), table is tables[0]
                if is_top and symbol.is_assigned() and name not in self.binders:
                    continue  # from Python 3.12 on: a comprehension's variable
                is_class = table.get_type() == "class" and symbol.is_referenced()
                is_known = name in self.binders or hasattr(builtins, name)
                if symbol.is_global() or is_class and is_known:
                    names[name] = names.get(name, False) or not is_top
        kept = [piece for piece in self.pieces if piece.is_kept and piece.nodes]
        for piece in kept:
            if isinstance(piece.nodes[0], IMPORTS):
                names.update(dict.fromkeys(piece.binds.keys() - names.keys(), False))
        return names


class Bundle:
    """The modules of a bundle, each after those that it imports, and the refusals."""

    def __init__(self, path, file):
        self.main, self.folder, self.is_own = path, file.parent, file.parent != PROBLEMS
        self.modules, self.open, self.refusals = {}, [], []
        self.imported = set()  # what the names mean that one module imports of another
        self.load(path, file, (path, 1))

    def refuse(self, path, line, why):
        """Note why there can be no bundle, and what to do instead."""
        self.refusals.append(f"{path}:{line}: {why}")

    def load(self, path, file, importer):
        """Return the module in a file, after those that it imports; None if refused."""
        if path in self.open:
            why = f"a cycle of imports with {path}: put what both need into a third"
            return self.refuse(*importer, why)
        if path in self.modules:
            return self.modules[path]
        try:
            module = Module(path, file)
        except OSError:
            return self.refuse(*importer, f"can't read {path}: correct the name")
        except BROKEN as error:
            why = f"not Python in UTF-8: {error}; correct it"
            return self.refuse(path, getattr(error, "lineno", None) or 1, why)
        self.open.append(path)
        for piece in module.pieces:
            self.enter(module, piece)
            for name in piece.binds:
                module.binders.setdefault(name, []).append(piece)
        self.modules[self.open.pop()] = module
        for piece in module.pieces:
            is_moved = piece.nodes and all(map(is_standard, piece.nodes))
            if self.is_own and path == self.main:
                is_moved = is_moved and "__future__" in piece.text
            if is_moved and all(module.meaning(n) != OWN for n in piece.binds):
                piece.imports = [
                    line for node in piece.nodes for line in lines_of(node)
                ]
                piece.text = ""
            if piece.is_plain is None:
                piece.is_plain = module.is_plain(piece)
            names = {*piece.binds, *(node.id for node in piece.walk(ast.Name))}
            for node in piece.walk(ast.Constant):  # annotations can be strings
                names.update(re.findall(r"\w+|.* .*", str(node.value)))
            for name in names:
                piece.needs += module.binders.get(name, ())
        return module

    def load_lib(self, name, importer):
        """Return a module of lib by its name, after the packages that it is in."""
        parts = name.split(".")
        for count in range(1, len(parts) + 1):
            path = "/".join(parts[:count])
            is_package = (ROOT / path / "__init__.py").exists()
            path += "/__init__.py" if is_package else ".py"
            if count == len(parts) or is_package and path not in self.open:
                module = self.load(path, ROOT / path, importer)
        return module

    def enter(self, module, piece):
        """Find out what a piece of a module imports, or that it is a guard."""
        test = getattr(piece.nodes[0], "test", None) if piece.nodes else None
        if module.path != self.main and test and "'__name__'" in ast.dump(test):
            if ast.dump(test) != GUARD or piece.nodes[0].orelse:
                why = 'write the guard as if __name__ == "__main__": without else'
                self.refuse(module.path, test.lineno, why)
            piece.nodes, piece.text, piece.binds = [], "", {}
        elif piece.nodes and all(map(is_of_lib, piece.nodes)):
            piece.text, piece.is_plain = "", True
            for node in piece.nodes:
                self.enter_import(module, piece, node)
        else:
            for node in piece.walk(*IMPORTS):
                for root in roots_of(node):
                    self.check_import(module, node, root)

    def enter_import(self, module, piece, node):
        """Enter what an import from lib binds and needs."""
        source = self.load_lib(node.module, (module.path, node.lineno))
        for alias in node.names if source else ():
            name, binders = alias.name, source.binders.get(alias.name, [])
            later = {n for b in binders for g in b.walk(ast.Global) for n in g.names}
            why = "" if binders else f"{source.path} has no {name}: correct the name"
            if name in later:
                why = f"a function of {source.path} binds {name}: keep it in an object"
            if why:
                self.refuse(module.path, node.lineno, why)
            meaning = source.meaning(name)
            meaning = f"{name} of {source.path}" if meaning == OWN else meaning
            self.imported.add(meaning)
            piece.binds.update({name: meaning, alias.asname or name: meaning})
            if alias.asname not in (None, name):
                piece.text = f"{piece.text}\n{alias.asname} = {name}".strip()
            piece.needs += binders
            piece.is_plain &= all(binder.is_plain for binder in binders)

    def check_import(self, module, node, root):
        """Refuse an import that a bundle can't have."""
        is_own = self.is_own and module.path == self.main
        is_near = any((self.folder / name).exists() for name in (root, f"{root}.py"))
        is_foreign = root not in sys.stdlib_module_names
        if root in ("", "lib"):
            why = "import at the top, on its own line: from lib.x import name"
        elif not is_own and (is_foreign or root == "__future__"):
            why = f"lib can't import {root}: do without"
        elif is_foreign and (is_near or node.names[0].name == "*"):
            why = f"{root} is not known here: put what you need of it into lib"
        else:
            return
        self.refuse(module.path, node.lineno, why)

    def keep(self):
        """Keep the program, what does more than bind names, and what these need."""
        todo = self.modules[self.main].pieces[:]
        for module in self.modules.values():
            todo += [piece for piece in module.pieces if not piece.is_plain]
        for piece in todo:  # which grows
            todo += [] if piece.is_kept else piece.needs
            piece.is_kept = True

    def check_names(self):
        """Refuse each global name that means two things in the bundle."""
        known = {}  # name: what it means, and whether a later module may bind it again
        for module in self.modules.values():
            for name, is_inner in sorted(module.global_names().items()):
                meaning = module.meaning(name)
                is_own = meaning == OWN
                meaning = f"{name} of {module.path}" if is_own else meaning
                is_free = is_own and not is_inner and not hasattr(builtins, name)
                is_free = is_free and meaning not in self.imported
                first, was_free, path = known.get(name, (meaning, True, ""))
                known[name] = meaning, is_free, module.path
                if meaning != first and not (was_free and is_own):
                    lines = [p.nodes[0].lineno for p in module.binders.get(name, ())]
                    for piece in module.pieces if not lines else ():
                        names = [n for n in piece.walk(ast.Name) if n.id == name]
                        lines += [node.lineno for node in names]
                    why = f"{name} means another thing in {path}: rename one"
                    self.refuse(module.path, lines[-1], why)

    def text(self):
        """Return the bundle; if anything is refused, it is of no use."""
        if self.refusals:
            return ""
        self.keep()
        *others, main = self.modules.values()
        name = Path(self.main).name if self.is_own else self.main
        docstring, parts, imports = "", [], set()
        if main.docstring is not None:
            words = next(piece for piece in main.pieces if piece.nodes)
            docstring, words.text = words.text + "\n\n", ""
        for module in others:
            title = (module.docstring or "").split("\n")[0]
            if any(piece.is_kept and piece.text for piece in module.pieces):
                heading = f"# {module.path}: {title}" if title else f"# {module.path}"
                parts.append(module.part(heading))
        for module in self.modules.values():
            imports.update(*(piece.imports for piece in module.pieces if piece.is_kept))
        order = sorted(
            imports, key=lambda line: ("_f" not in line, line[0] == "f", line)
        )
        blocks = ["\n".join(order), "\n\n\n".join([*parts, main.part(f"# {name}")])]
        rest = "\n\n".join(filter(None, blocks)) + "\n"
        digest = hashlib.sha256(rest.encode()).hexdigest()[:12]
        head = f"{docstring}# Generated by tools/bundle.py from {name}; do not edit.\n"
        head += f"# Digest of what follows: {digest}"
        found = re.search(r"^class Solution\b", rest, flags=re.M)
        if found:
            line = (head + rest[: found.start()]).count("\n") + 3
            head += f"; class Solution begins in line {line}"
        try:
            compile(f"{head}\n{rest}", self.main, "exec", dont_inherit=True)
            self.check_names()
        except BROKEN as error:
            why = f"the bundle is not Python: {error}; write it plainer"
            self.refuse(self.main, 1, why)
        return f"{head}.\n\n{rest}"


def run_now(nodes, closed=FUNCTIONS):
    """Return what runs when statements do, but neither annotations nor closed bodies."""
    nodes = list(nodes)
    for node in nodes:  # which grows
        for field, value in ast.iter_fields(node):
            is_body = field == "body" and isinstance(node, closed)
            is_target = field == "target" and isinstance(node, ast.comprehension)
            if not (is_body or is_target or field in ("annotation", "returns")):
                values = value if isinstance(value, list) else [value]
                nodes += [part for part in values if isinstance(part, ast.AST)]
    return nodes


def acts(node):
    """Return whether a node by itself may do more than make a value and bind names."""
    if isinstance(node, (ast.Attribute, ast.Subscript)):
        return not isinstance(node.ctx, ast.Load)
    is_hook = getattr(node, "name", "") == "__init_subclass__"
    is_hook = is_hook or isinstance(node, ast.ClassDef) and node.keywords
    is_other = isinstance(node, ast.stmt) and not isinstance(node, PLAIN)
    return is_hook or is_other or isinstance(node, ast.GeneratorExp)


def is_constant(node):
    """Return whether an assignment of the same text gives the same value anywhere."""
    parts = list(ast.walk(getattr(node, "value", None) or node))
    has_call = any(isinstance(part, ast.Call) for part in parts)  # float("inf")
    names = [part for part in parts if isinstance(part, (ast.Name, ast.Attribute))]
    is_fixed = all(
        isinstance(part, (*CONSTANT, ast.Name, ast.Attribute)) for part in parts
    )
    is_float = all(getattr(name, "id", "") == "float" for name in names)
    return isinstance(node, ASSIGNS) and is_fixed and (is_float or not has_call)


def roots_of(node):
    """Return the packages that an import names; "" for a relative one."""
    if isinstance(node, ast.Import):
        return [alias.name.split(".")[0] for alias in node.names]
    return ["" if node.level else node.module.split(".")[0]]


def is_of_lib(node):
    """Return whether a statement is of the form: from lib.x import name."""
    is_from = isinstance(node, ast.ImportFrom) and not node.level
    return is_from and node.module[:4] == "lib." and node.names[0].name != "*"


def is_standard(node):
    """Return whether a statement imports from the standard library alone."""
    return isinstance(node, IMPORTS) and sys.stdlib_module_names >= {*roots_of(node)}


def lines_of(node):
    """Return an import as lines, one for each name."""
    start = f"from {node.module} " if isinstance(node, ast.ImportFrom) else ""
    return [f"{start}import {ast.unparse(alias)}" for alias in node.names]


def bindings(node):
    """Yield (name, meaning) for what a node by itself binds, unless it is from lib."""
    if isinstance(node, IMPORTS):
        for line in [] if is_of_lib(node) else lines_of(node):
            start, name = line.rsplit(" ", 1)
            if name == "*" and is_standard(node):
                module = importlib.import_module(node.module)
                public = [name for name in vars(module) if name[0] != "_"]
                for name in getattr(module, "__all__", public):
                    yield name, f"{start} {name}"
            else:  # import a.b binds a
                whole = start == "import"
                yield name.split(".")[0], line.split(".")[0] if whole else line
    elif not isinstance(node, ast.alias):
        name = getattr(node, "id", None) or getattr(node, "name", None)
        if name and not isinstance(getattr(node, "ctx", None), ast.Load):
            yield name, OWN


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


def check(texts, is_all):
    """Print which solutions are not current, and what repairs that; return the status."""
    there = {path: path.read_bytes().decode() for path in SOLUTIONS.glob("*.py")}
    wrong = [path.stem for path in texts if there.get(path) != texts[path]]
    stale = [
        str(path.relative_to(ROOT)) for path in there if path not in texts and is_all
    ]
    if wrong:
        print("not current:", *wrong, end="\n")
        print("to repair: python3 tools/bundle.py", *wrong)
    if stale:
        print("lib/problems has none of these; to repair: rm", *sorted(stale))
    return 1 if wrong or stale else 0


def find_sources(names, parser):
    """Return {path as messages have it: file} for names of problems or of files."""
    known = {file.stem: file for file in sorted(PROBLEMS.glob("[!_.]*.py"))}
    sources = {}
    for name in names or known:
        file, stem = Path(name).resolve(), Path(name).stem
        if file.is_file() and file.parent not in (PROBLEMS, SOLUTIONS):
            sources[name] = file
        elif stem in known:
            sources[f"lib/problems/{stem}.py"] = known[stem]
        else:
            parser.error(f"{name!a} is neither a problem of lib/problems nor a file")
    return sources


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
    warnings.simplefilter("ignore")  # of a source, they are Python's to give
    sources = find_sources(args.names, parser)
    is_own = any(file.parent != PROBLEMS for file in sources.values())
    if (args.stdout or is_own) and len(sources) != 1 or args.check and is_own:
        parser.error("--stdout and a file of your own: one name, without --check")
    refusals, texts = [], {}
    for path, file in sources.items():
        bundle = Bundle(path, file)
        if not is_own and not file.stem.isidentifier():
            bundle.refuse(path, 1, "no identifier: rename the file")
        texts[SOLUTIONS / file.name] = bundle.text()
        refusals += bundle.refusals
    if refusals:
        return "\n".join(dict.fromkeys(refusals))
    if is_own or args.stdout:
        if sys.stdout:
            sys.stdout.reconfigure(encoding="utf-8")
        print(*texts.values(), end="")
    elif args.check:
        return check(texts, not args.names)
    else:
        SOLUTIONS.mkdir(exist_ok=True)
        for path, text in texts.items():
            draft = path.with_suffix(f".{os.getpid()}")  # of two runs each has its own
            draft.write_bytes(text.encode())
            os.replace(draft, path)  # whole, or not at all


if __name__ == "__main__":
    run_tool(main)
