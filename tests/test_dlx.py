"""Dancing links: rings of nodes, the log, beginning anew, and which samples dance."""

import copy
import random
from itertools import islice
from unittest import mock

import pytest

from lib import dlx
from lib.dlx import Links, exact_covers, search_covers
from lib.sudoku import Sudoku
from support import HEX, SAMPLES, cases, fuzz, grids, random_instance, read_instance
from support import solved_instances

INSTANCES = [random_instance(random.Random(seed)) for seed in range(500)]
INSTANCES += [read_instance("langford_07"), read_instance("brtf3")]


def around(start, links):
    """Return the nodes from start on, until links lead to it again."""
    nodes = [start]
    while links[nodes[-1]] != start and len(nodes) < len(links):
        nodes.append(links[nodes[-1]])
    return nodes


def hide(links, node):
    """Hide a node, or a header."""
    above, below = links.up[node], links.down[node]
    links.down[above], links.up[below] = below, above
    links.hidden.append(node)


def test_columns_and_rows_are_rings_of_nodes():
    for items, options, secondary in INSTANCES:
        links = Links(items, options, secondary)
        for item in range(items + secondary):
            column = around(item, links.down)
            assert around(item, links.up) == column[:1] + column[:0:-1]
            holders = [n for n, option in enumerate(options) if item in option]
            assert [links.option[node] for node in column] == [-1, *holders]
            assert {links.top[node] for node in column} == {item}
        for node in range(items + secondary, len(links.top)):
            row = [links.top[mate] for mate in around(node, links.right)]
            assert sorted(row) == sorted(options[links.option[node]])


def test_what_is_hidden_returns():
    rng = random.Random(1)
    for instance in INSTANCES:
        links = Links(*instance)
        nodes = list(range(len(links.top)))
        rng.shuffle(nodes)
        before = []
        for node in nodes:
            before.append((links.up[:], links.down[:]))
            hide(links, node)
        while links.hidden:
            count = rng.randrange(len(links.hidden))
            links.unhide(count)
            assert links.hidden == nodes[:count]
            assert (links.up, links.down) == before[count]


def test_at_each_cover_any_number_of_choices_can_be_undone():
    rng = random.Random(2)
    for instance in INSTANCES:
        links = Links(*instance)
        for _ in islice(search_covers(links), 20):
            count = rng.randrange(len(links.hidden) + 1)
            undone, expected = copy.deepcopy(links), Links(*instance)
            undone.unhide(count)
            for node in links.hidden[:count]:
                hide(expected, node)
            assert vars(undone) == vars(expected)


@pytest.mark.parametrize("covers", [None, 1, 2, 3], ids=lambda n: n or "exhausted")
def test_a_search_that_is_exhausted_or_abandoned_can_be_undone(covers):
    for instance in INSTANCES:
        links = Links(*instance)
        search = search_covers(links)
        found = list(islice(search, covers))
        search.close()
        if covers is not None:
            links.unhide(0)
        assert vars(links) == vars(Links(*instance))
        assert list(islice(search_covers(links), covers)) == found


@pytest.mark.parametrize("patience", [1, 2, 10])
def test_a_search_that_begins_anew_finds_each_cover_once(patience, monkeypatch):
    monkeypatch.setattr(dlx, "PATIENCE", patience)
    for instance, expected in solved_instances():
        assert sorted(map(sorted, exact_covers(*instance))) == expected, instance


def test_a_grid_with_many_solutions_that_took_for_ever_is_solved():
    path = SAMPLES.parent / "data" / "16x16-heavy" / "heavy.txt"
    for puzzle in grids(path, 16):
        solution = Sudoku(4, 4, HEX, "-").solve(puzzle)
        assert all(clue in ("-", own) for clue, own in zip(puzzle, solution))


@pytest.mark.parametrize("problem", ["leetcode37", "poj3074", "poj3076"])
def test_some_sample_of_the_first_three_problems_is_left_to_the_links(problem):
    with mock.patch("lib.sudoku.search_covers", wraps=search_covers) as search:
        for case in cases(problem):
            assert search.called or fuzz(problem, [case.read_bytes()])[0][0] == ""
    assert search.called, f"add a hard puzzle to {SAMPLES / problem}"


@pytest.mark.parametrize("problem", ["leetcode37", "poj3074", "poj3076"])
def test_the_judges_samples_are_solved_by_exact_covers_alone(problem):
    sudoku = Sudoku(4, 4, HEX, "-") if problem == "poj3076" else Sudoku()
    for case in sorted((SAMPLES / problem).glob("sample-*.in")):
        # Each puzzle, and each solution, has as many cells as there are in a grid.
        texts = case.read_text(), case.with_suffix(".out").read_text()
        known = sudoku.known.__contains__
        puzzles, solutions = ["".join(filter(known, text)) for text in texts]
        assert len(puzzles) == len(solutions) >= sudoku.cells
        for start in range(0, len(puzzles), sudoku.cells):
            puzzle = puzzles[start : start + sudoku.cells]
            left = [
                option
                for option, symbol in enumerate(sudoku.symbol_of)
                if puzzle[option // sudoku.size] in (*"-.", symbol)
            ]
            options = [sudoku.options[option] for option in left]
            (cover,) = exact_covers(4 * sudoku.cells, options)
            grid = sudoku.text(left[index] for index in sorted(cover))
            assert grid == solutions[start : start + sudoku.cells]
