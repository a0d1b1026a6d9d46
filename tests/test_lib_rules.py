"""The rules of lib, by which tools/bundle.py may take its modules apart."""

import ast

import pytest

from bundle import IMPORT, bound_by, imports
from support import PROBLEMS, ROOT, runs_on_old

MODULES = sorted([*ROOT.glob("lib/*.py"), *ROOT.glob("lib/searches/*.py")])
SOURCES = sorted((ROOT / "lib" / "problems").glob("*.py"))
DOCUMENTED = ast.Module, ast.FunctionDef, ast.ClassDef


def parsed(path):
    """Return the tree of a module, which is to be Python 3.6."""
    return ast.parse(path.read_text("utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("problem", [*filter(runs_on_old, PROBLEMS)])
def test_sudokus_have_the_syntax_of_python_3_5(problem):
    why = f"{problem}: UVa, which its docstring names, has 3.5: no f-string, no 1_000"
    text = (ROOT / "solutions" / f"{problem}.py").read_text()
    try:
        tree = ast.parse(text, feature_version=(3, 5))
    except SyntaxError as error:
        pytest.fail(f"{why}: line {error.lineno}", pytrace=False)
    # From Python 3.12 on, f-strings are parsed whatever the version.
    found = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
    assert not found, f"{why}: lines {found}"


@pytest.mark.parametrize("path", MODULES + SOURCES, ids=lambda path: path.stem)
def test_all_but_special_methods_have_docstrings(path):
    for node in ast.walk(parsed(path)):
        if isinstance(node, DOCUMENTED):
            name = vars(node).get("name", "the module")
            has_docstring = ast.get_docstring(node) or name[:2] == "__"
            assert has_docstring, f"{path}: {name} has no docstring"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_may_stand_in_a_function_without_its_docstrings(path):
    """So "global" fails, a text of several lines changes, and no body may be empty."""
    title = ast.get_docstring(parsed(path)).splitlines()[0]  # a heading in solutions
    assert len(f"# {path.relative_to(ROOT).as_posix()}: {title}") <= 88, path
    _, *body = parsed(path).body
    for node in body:
        if isinstance(node, ast.Assign):
            names = [getattr(target, "id", None) for target in node.targets]
            assert names[0] and not names[1:], f"{path}:{node.lineno}: one name"
            kinds = ast.ListComp, ast.SetComp, ast.DictComp  # their names look global
            inner = [n for n in ast.walk(node) if isinstance(n, kinds)]
            assert not inner, f"{path}:{node.lineno}: write a generator expression"
    is_import = [isinstance(node, IMPORT) for node in body]
    assert is_import == sorted(is_import, reverse=True), f"{path}: imports come first"
    tree = parsed(path)
    nodes = list(ast.walk(tree))
    assert not any(isinstance(node, ast.Global) for node in nodes), path
    modules = [getattr(n, "module", None) or "" for n in nodes if n not in tree.body]
    assert not any(name.startswith("lib.") for name in modules), f"{path}: import above"
    nodes = [n for n in nodes if isinstance(n, DOCUMENTED) and ast.get_docstring(n)]
    assert path.read_text("utf-8").count('"""') == 2 * len(nodes), path
    for node in nodes:
        assert node.body[1:], f"{path}: {node.name} is only a docstring"
    texts = [n.value for n in ast.walk(tree) if isinstance(getattr(n, "value", 0), str)]
    assert not [text for text in texts if "  # " in text and "\n" not in text], path


def test_no_local_name_of_lib_is_a_global_one():
    """So a name that a definition reads is a global one, or none that lib has."""
    global_names, local = set(), {}
    for path in MODULES:
        for node in parsed(path).body:
            names = bound_by(node).union(each.bound for each in imports([node]))
            global_names |= names
            for inner in ast.walk(node):
                name = getattr(inner, "arg", None) or getattr(inner, "name", None)
                if isinstance(getattr(inner, "ctx", None), ast.Store):
                    name = getattr(inner, "id", None)
                is_bound = not isinstance(inner, (ast.keyword, ast.alias))
                if is_bound and name not in names:
                    local[name] = f"{path}:{getattr(inner, 'lineno', 0)}: {name}"
    assert not [place for name, place in local.items() if name in global_names]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_problem_only_defines_and_has_a_solution(path):
    for node in parsed(path).body[1:-1]:
        is_definition = isinstance(node, (*IMPORT, *DOCUMENTED, ast.Assign))
        assert is_definition, f"{path}:{node.lineno}: no import, definition or constant"
    assert (ROOT / "solutions" / path.name).exists(), "run python3 tools/bundle.py"


def test_each_solution_has_a_problem():
    names = {path.name for path in (ROOT / "solutions").glob("*.py")}
    assert names <= {path.name for path in SOURCES}, "delete the others"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_names_are_imported_one_by_one_under_their_own_names(path):
    for each in imports(parsed(path).body):
        assert each.bound == each.name != "*", f"{path}: {each.line}"
