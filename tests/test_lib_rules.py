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


def statements(path):
    """Return the statements of a module."""
    return ast.parse(path.read_text("utf-8")).body


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


def is_definition(node):
    """Return whether a statement is a plain definition, or NAME = a constant."""
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return not node.decorator_list
    calls = [ast.unparse(n.func) for n in ast.walk(node) if isinstance(n, ast.Call)]
    names = [re.fullmatch(r"[\w, ()]+", ast.unparse(t)) for t in bindings(node)]
    return all(names) and bool(names) and set(calls) <= {"float"}


@pytest.mark.parametrize("path", MODULES + PROBLEMS, ids=lambda path: path.stem)
def test_docstring_then_imports_then_definitions(path):
    docstring, *body = statements(path)
    assert isinstance(docstring, ast.Expr), f"{path}: no docstring"
    if path in PROBLEMS:
        guard = body.pop()
        assert ast.unparse(guard).startswith("if __name__ == '__main__':"), path
    kinds = "".join("i" if isinstance(node, IMPORTS) else "d" for node in body)
    assert re.fullmatch("i*d+", kinds), f"{path}: imports come first"
    for node in body if path in MODULES else ():
        where = f"{path}:{node.lineno}: no import, plain definition or NAME = constant"
        assert isinstance(node, IMPORTS) or is_definition(node), where


@pytest.mark.parametrize("path", MODULES + PROBLEMS, ids=lambda path: path.stem)
def test_sources_are_python_3_6_with_docstrings(path):
    tree = ast.parse(path.read_text("utf-8"), feature_version=(3, 6))
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            has_one = ast.get_docstring(node) or node.name[:2] == "__"
            assert has_one, f"{path}:{node.lineno}: {node.name} has no docstring"


@pytest.mark.parametrize("path", MODULES + PROBLEMS, ids=lambda path: path.stem)
def test_only_lib_and_the_standard_library_are_imported(path):
    for node in filter(lambda node: isinstance(node, IMPORTS), statements(path)):
        names = [getattr(node, "module", None) or alias.name for alias in node.names]
        for root in {name.split(".")[0] for name in names} - {"lib"}:
            assert root in sys.stdlib_module_names, f"{path}:{node.lineno}: {root}"
        is_bad = "*" in [a.name for a in node.names] or names[0] == "__future__"
        assert not is_bad, f"{path}:{node.lineno}: import by name"
        names = [ast.unparse(alias) for alias in node.names]
        is_plain = path in PROBLEMS or all(name.isidentifier() for name in names)
        assert is_plain, f"{path}:{node.lineno}: import a name, without . and as"


def test_a_global_name_means_one_thing_in_lib_and_is_not_pythons():
    known = {}
    for path in MODULES:
        for node in statements(path)[1:]:
            for name, meaning in bound(node).items():
                assert not hasattr(builtins, name), f"{path}: {name} is Python's own"
                if not meaning.startswith("from lib."):  # bound where it is defined
                    first = known.setdefault(name, (meaning, path))
                    assert first[0] == meaning, f"{path}: {name} is also in {first[1]}"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_can_be_indented_into_a_function(path):
    """The bundler does so: a text of several lines would change, "global" fail."""
    tree = ast.parse(path.read_text("utf-8"))
    kinds = (ast.Module, ast.FunctionDef, ast.ClassDef)
    documented = [node for node in ast.walk(tree) if isinstance(node, kinds)]
    docstrings = [text for text in map(ast.get_docstring, documented) if text]
    assert path.read_text("utf-8").count('"""') == 2 * len(docstrings), path
    assert not any(isinstance(node, ast.Global) for node in ast.walk(tree)), path
