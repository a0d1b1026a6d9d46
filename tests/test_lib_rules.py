"""The rules of lib, by which tools/bundle.py may take its modules apart."""

import ast
import builtins
import re
import sys

import pytest

from support import ROOT

MODULES = sorted((ROOT / "lib").glob("*.py"))
PROBLEMS = sorted((ROOT / "lib" / "problems").glob("*.py"))
IMPORTS = ast.Import, ast.ImportFrom
DEFINITIONS = ast.FunctionDef, ast.ClassDef
each_source = pytest.mark.parametrize("path", MODULES + PROBLEMS, ids=lambda p: p.stem)


def parsed(path):
    """Return the tree of a module, which is to be Python 3.6."""
    return ast.parse(path.read_text("utf-8"), feature_version=(3, 6))


def bindings(node):
    """Return what an assignment binds, nothing for another statement."""
    return getattr(node, "targets", [node.target] if hasattr(node, "target") else [])


def bound(node):
    """Return {name: what it means} for the names that a statement binds."""
    if isinstance(node, IMPORTS):
        source = ast.unparse(node).split("import ")[0]
        return {a.asname or a.name: source + a.name for a in node.names}
    targets = [part for target in bindings(node) for part in ast.walk(target)]
    names = [part.id for part in targets if isinstance(part, ast.Name)]
    return dict.fromkeys(names or [node.name], ast.unparse(node))


def is_plain(node):
    """Return whether a statement is an import, a definition, or NAME = a constant."""
    if isinstance(node, DEFINITIONS):
        return not node.decorator_list
    calls = [ast.unparse(n.func) for n in ast.walk(node) if isinstance(n, ast.Call)]
    names = [re.fullmatch(r"[\w, ()]+", ast.unparse(t)) for t in bindings(node)]
    is_constant = all(names) and bool(names) and set(calls) <= {"float"}
    return isinstance(node, IMPORTS) or is_constant


# UVa has Python 3.5, and the other sudokus are made of the same parts.
OLD = "poj2676 poj3074 poj3076 spoj_sudoku codingame_sudoku codingame_sudoku16".split()


@pytest.mark.parametrize("problem", [*OLD, "luogu_p1784", "uva1309"])
def test_sudokus_have_the_syntax_of_python_3_5(problem):
    text = (ROOT / "solutions" / f"{problem}.py").read_text()
    tree = ast.parse(text, feature_version=(3, 5))
    # From Python 3.12 on, f-strings are parsed whatever the version.
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]


@each_source
def test_docstrings_then_imports_then_definitions(path):
    """The bundler indents them into a function."""
    assert ast.get_docstring(parsed(path)), f"{path}: no docstring"
    _, *body = parsed(path).body
    if path in PROBLEMS:
        guard = body.pop()
        assert ast.unparse(guard).startswith("if __name__ == '__main__':"), path
    kinds = "".join("i" if isinstance(node, IMPORTS) else "d" for node in body)
    assert re.fullmatch("i*d+", kinds), f"{path}: imports come first"
    for node in body if path in MODULES else ():
        where = f"{path}:{node.lineno}: no import, plain definition or NAME = constant"
        assert is_plain(node), where
    nodes = list(ast.walk(parsed(path)))
    documented = [n for n in nodes if isinstance(n, (ast.Module, *DEFINITIONS))]
    lacking = [n for n in documented if not ast.get_docstring(n)]
    for node in lacking:
        assert node.name[:2] == "__", f"{path}: {node.name} has no docstring"
    if path in MODULES:
        # To indent a text of several lines changes it, and "global" would fail.
        texts = 2 * (len(documented) - len(lacking))
        assert path.read_text("utf-8").count('"""') == texts, path
        assert not any(isinstance(node, ast.Global) for node in nodes), path


@each_source
def test_only_lib_and_the_standard_library_are_imported(path):
    for node in filter(lambda node: isinstance(node, IMPORTS), parsed(path).body):
        where = f"{path}:{node.lineno}"
        modules = [getattr(node, "module", None) or alias.name for alias in node.names]
        for root in {name.split(".")[0] for name in modules} - {"lib"}:
            assert root in sys.stdlib_module_names - {"__future__"}, f"{where}: {root}"
        names = [ast.unparse(alias) for alias in node.names]
        assert "*" not in names, f"{where}: import by name"
        if path in MODULES:
            bad = [name for name in names if not name.isidentifier()]
            assert not bad, f"{where}: import a name, without . and as"


def test_a_global_name_means_one_thing_in_lib_and_is_not_pythons():
    known = {}
    for path in MODULES:
        for node in parsed(path).body[1:]:
            for name, meaning in bound(node).items():
                assert not hasattr(builtins, name), f"{path}: {name} is Python's own"
                if not meaning.startswith("from lib."):  # bound where it is defined
                    # What a module defines is its own, even where another defines the same.
                    here = meaning if isinstance(node, IMPORTS) else path
                    first = known.setdefault(name, (here, path))
                    assert first[0] == here, f"{path}: {name} is also in {first[1]}"
