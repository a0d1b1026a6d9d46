"""How many exact covers there are: dancing links that remember.

In how many ways a search can go on depends on the items that are covered, not on the
options that cover them. So it is counted once for each set of covered items: "Dancing
with Decision Diagrams" (Nishino, Yasuda, Minato and Nagata, 2017).
"""

import operator

from lib.dlx import choose_item, choose_options
from lib.links import Links

SETS_KEPT = 250_000  # at some 200 bytes each


def count_covers(items, options, secondary=0):
    """Return how many exact covers there are. Arguments and errors: see exact_covers.

    It helps where many choices cover the same items, as dominoes do on a board. It does
    not help with queens, say, and then takes about twice as long as exact_covers. Some
    50 MB at most are used to remember; more if there are thousands of items.
    """
    options = [list(map(operator.index, option)) for option in options]
    links = Links(items, options, secondary)
    up, down, hidden = links.up, links.down, links.hidden
    headers = range(links.items + secondary)
    bits = [sum(1 << item for item in option) for option in options]
    order = side_by_side(links.items, headers, options)
    if any(down[item] == item for item in order):
        return 0  # an item without options
    counts = {}  # the bits of what is covered -> how many ways there are to go on
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
                covered |= 1 << item  # no option is left that has it: it has no effect
        # To follow the order helps more here than to take an item with fewest options.
        item = choose_item(links, order, few=4) if covered not in counts else None
        if item is None:
            sums[-1] += counts.get(covered, 1)  # 1: all items are covered
            continue
        sums.append(0)
        untried.append((None, covered, 0))  # this comes after the options added next
        node = up[item]
        while node != item:
            untried.append(([node], covered, len(hidden)))
            node = up[node]
    return sums[0]


def side_by_side(items, headers, options):
    """Return the primary items in an order in which few wait at any time.

    An item waits once one that shares an option with it is in the order. Next is the
    waiting item, or else any, after which the fewest others begin to wait. The fewer
    wait, the fewer different sets of covered items there are.
    """
    near = [set() for _ in headers]  # the items that share an option with each
    for option in options:
        for item in option:
            near[item].update(option)
    fresh = [len(mates) for mates in near]  # how many of these do not wait yet
    order, waiting, left = [], set(), set(range(items))
    while left:
        item = min(left & waiting or left, key=lambda item: (fresh[item], item))
        for mate in near[item] - waiting:
            for other in near[mate]:
                fresh[other] -= 1
        waiting |= near[item]
        left.remove(item)
        order.append(item)
    return order
