"""The rules of lib, by which tools/bundle.py may take its modules apart."""

import ast
import builtins
import sys

import pytest

from bundle import IMPORT, global_names, imports
from support import PROBLEMS, ROOT, runs_on_old

MODULES = sorted([*ROOT.glob("lib/*.py"), *ROOT.glob("lib/searches/*.py")])
SOURCES = sorted((ROOT / "lib" / "problems").glob("*.py"))
DOCUMENTED = ast.Module, ast.FunctionDef, ast.ClassDef
each_source = pytest.mark.parametrize("path", MODULES + SOURCES, ids=lambda p: p.stem)


def parsed(path):
    """Return the tree of a module, which is to be Python 3.6."""
    return ast.parse(path.read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("problem", [*filter(runs_on_old, PROBLEMS)])
def test_sudokus_have_the_syntax_of_python_3_5(problem):
    text = (ROOT / "solutions" / f"{problem}.py").read_text()
    tree = ast.parse(text, feature_version=(3, 5))
    # From Python 3.12 on, f-strings are parsed whatever the version.
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]


@each_source
def test_docstrings_then_imports_then_definitions(path):
    _, *body = parsed(path).body
    if path in SOURCES:
        guard = body.pop()
        assert ast.unparse(guard).startswith("if __name__ == '__main__':"), path
    is_import = [isinstance(node, IMPORT) for node in body]
    assert is_import == sorted(is_import, reverse=True), f"{path}: imports come first"
    for node in ast.walk(parsed(path)):
        if isinstance(node, DOCUMENTED):
            name = vars(node).get("name", "the module")
            has_docstring = ast.get_docstring(node) or name[:2] == "__"
            assert has_docstring, f"{path}: {name} has no docstring"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_may_stand_in_a_function(path):
    """The bundler indents it: a text of several lines changes, "global" fails."""
    for node in parsed(path).body[1:]:
        is_definition = isinstance(node, (*IMPORT, *DOCUMENTED, ast.Assign))
        assert is_definition, f"{path}:{node.lineno}: no import, definition or constant"
    nodes = list(ast.walk(parsed(path)))
    docstrings = [
        n for n in nodes if isinstance(n, DOCUMENTED) and ast.get_docstring(n)
    ]
    assert path.read_text("utf-8").count('"""') == 2 * len(docstrings), path
    assert not any(isinstance(node, ast.Global) for node in nodes), path


@each_source
def test_only_lib_and_the_standard_library_are_imported(path):
    for node in filter(lambda node: isinstance(node, IMPORT), parsed(path).body):
        for alias in node.names:
            where = f"{path}:{node.lineno}: {alias.name}"
            root = (getattr(node, "module", None) or alias.name).split(".")[0]
            assert root in {"lib", *sys.stdlib_module_names} - {"__future__"}, where
            assert alias.name != "*", f"{where}: import by name"
            is_plain = alias.name.isidentifier() and not alias.asname
            assert path in SOURCES or is_plain, f"{where}: import without . and as"


def test_a_global_name_means_one_thing_in_lib_and_is_not_pythons():
    known = {}
    for path in MODULES:
        for node in parsed(path).body[1:]:
            imported = {name: meaning for name, _, meaning in imports(node)}
            # What a module defines is its own, even where another defines the same.
            defined = dict.fromkeys(global_names([node])[0], str(path))
            for name, meaning in {**defined, **imported}.items():
                assert not hasattr(builtins, name), f"{path}: {name} is Python's own"
                if not meaning.startswith("from lib."):  # bound where it is defined
                    other = known.setdefault(name, meaning)
                    assert other == meaning, f"{path}: {name} is also {other}"
