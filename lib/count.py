"""How many exact covers there are: dancing links that remember.

In how many ways a search can go on depends on the items that are covered, not on the
options that cover them. So each set of covered items is counted only once: "Dancing
with Decision Diagrams" (Nishino, Yasuda, Minato and Nagata, 2017).
"""

import operator

from lib.dlx import choose_item, choose_options
from lib.links import Links

SETS_KEPT = 250_000  # at some 200 bytes each


def count_covers(items, options, secondary=0):
    """Return how many exact covers there are. Arguments and errors: see exact_covers.

    It helps where many choices cover the same items, as dominoes do on a board. It does
    not help with queens, say, and then takes up to twice as long as exact_covers. Some
    50 MB at most are used to remember.
    """
    options = [list(map(operator.index, option)) for option in options]
    links = Links(items, options, secondary)
    up, down, hidden = links.up, links.down, links.hidden
    headers = range(links.items + secondary)
    bits = [sum(1 << item for item in option) for option in options]
    order = side_by_side(links.items, headers, options)
    if any(down[item] == item for item in order):
        return 0  # an item without options
    counts = {}  # covered items, as bits -> how many ways there are to cover the others
    sums = [0]  # of the ways found so far: one for all, one for each item being tried
    forced = [down[item] for item in order if down[item] == up[item]]
    # (nodes to choose, what is covered before that, how many nodes are hidden before)
    untried = [(forced, 0, 0)]
    while untried:
        nodes, covered, hidden_before = untried.pop()
        if nodes is None:  # all options of an item have been tried
            if len(counts) < SETS_KEPT:
                counts[covered] = sums[-1]
            ways = sums.pop()
            sums[-1] += ways
            continue
        links.unhide(hidden_before)
        chosen = []
        if choose_options(links, nodes, chosen) is not None:
            continue
        for node in chosen:
            covered |= bits[links.option[node]]
        for item in headers[links.items :]:
            if down[item] == item:
                covered |= 1 << item  # no option is left that could cover it
        item = choose_item(links, order, few=4) if covered not in counts else None
        if item is None:
            sums[-1] += counts.get(covered, 1)  # 1: all items are covered
            continue
        sums.append(0)
        untried.append((None, covered, 0))
        node = up[item]
        while node != item:
            untried.append(([node], covered, len(hidden)))
            node = up[node]
    return sums[0]


def side_by_side(items, headers, options):
    """Return the primary items in an order that leaves few of them begun.

    An item is begun when an item that shares an option with it has its place. Next is
    the begun item after which the fewest others are begun.
    """
    near = [set() for _ in headers]  # the items that share an option with each
    for option in options:
        for item in option:
            near[item].update(option)
    fresh = [len(mates) for mates in near]  # how many of these are not begun
    order, begun, left = [], set(), set(range(items))
    while left:
        item = min(left & begun or left, key=lambda item: (fresh[item], item))
        for mate in near[item] - begun:
            for other in near[mate]:
                fresh[other] -= 1
        begun |= near[item]
        left.remove(item)
        order.append(item)
    return order
