"""Dancing links: rings of nodes, and what is hidden."""

import copy
import random
from itertools import islice

import pytest

from lib.dlx import Links, search_links
from support import random_instance, read_instance

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
            assert [links.option[node] for node in column] == [None, *holders]
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
        for _ in islice(search_links(links), 20):
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
        search = search_links(links)
        found = list(islice(search, covers))
        search.close()
        if covers is not None:
            links.unhide(0)
        assert vars(links) == vars(Links(*instance))
        assert list(islice(search_links(links), covers)) == found
