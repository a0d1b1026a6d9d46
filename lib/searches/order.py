"""An order of items in which few are open at a time."""

from collections import Counter
from heapq import heappop, heappush
from itertools import accumulate, chain

# Primary items have turns, one after another. An option begins at the first turn of its
# items. An item is open from when its first option begins: a primary one until its own
# turn, a secondary one until its last option has begun. For dominoes on a board of 3 by
# 4, this says whose turn is first, second, and so on:
#
#     row by row        a good order
#     0  1  2  3        0  2  5  8
#     4  5  6  7        1  4  7 10
#     8  9 10 11        3  6  9 11
#
# Row by row up to four cells are open at a time, in the good order three.
#
# An order grows from one item. Next is always an item after whose turn the fewest are
# open. An item comes near when one near it is opened, and is behind the item whose turn
# opens that. Of several the one that came near first is next; in other orders the last
# one, or one with the fewest items behind it: the smallest branch of a tree.


def parts_in_order(items, secondary, items_of):
    """Return for each part (its primary items in order, its options).

    Parts share no item. items, secondary: how many items there are, primary ones first
    items_of: {option: its items}, at least one of them primary
    """
    near = _near(items + secondary, items_of.values())
    group_of, parts = _groups(near), {}  # {group: (its primary items, its options)}
    for item in range(items):
        parts.setdefault(group_of[item], ([], []))[0].append(item)
    for option, own in items_of.items():
        parts[group_of[own[0]]][1].append(option)
    return [(_best_order(primary, near), own) for primary, own in parts.values()]


def _near(items, options):
    """Return by item: those near it, that have an option with it, and itself.

    An option tells nothing if smaller ones have joined all its items, as in Kruskal's
    algorithm: so rectangles of all sizes are as dominoes.
    """
    near = [{item} for item in range(items)]
    for size in sorted({len(own).bit_length() for own in options}):  # 1, 2 to 3, 4 to 7
        group_of = _groups(near)
        for own in options:
            if len(own).bit_length() == size and len({group_of[i] for i in own}) > 1:
                first = min(own)
                near[first].update(own)
                for item in own:
                    # All pairs of a large option would take too much memory.
                    near[item].update(own if len(own) <= 20 else [first])
    return near


def _groups(near):
    """Return {item: its group, as a number}; items that are near are in one group."""
    group_of = {}
    for group in range(len(near)):
        waiting = [group]
        while waiting:
            item = waiting.pop()
            if item not in group_of:
                group_of[item] = group
                waiting += near[item]
    return group_of


def _best_order(primary, near):
    """Return the primary items of a part in the order of least cost, of four."""
    start = min(primary, key=lambda item: len(near[item]))  # a corner, perhaps
    first, _ = _grown(start, primary, near, False, Counter())
    end = first[-1]
    second, since = _grown(end, primary, near, False, Counter())
    behind = Counter()  # by item: how many are behind it, and behind these, and so on
    for item in reversed(second[1:]):
        behind[second[since[item] - 1]] += behind[item] + 1
    third, _ = _grown(end, primary, near, True, Counter())
    fourth, _ = _grown(end, primary, near, True, behind)
    return min(first, second, third, fourth, key=lambda order: _cost(order, near))


def _grown(start, primary, near, is_deep, behind):
    """Return (order, {item: how many had had their turns when it came near}).

    behind: by item: how many are behind it; of several items the fewest come first
    is_deep: whether of equal ones the last that came near is next, or the first
    """
    order, since, waiting = [], {start: 0}, set(primary)
    more = {item: len(near[item]) for item in primary}  # its turn opens, less closes
    left = {}  # {item that was opened: how many near it are waiting}
    heap = [(more[start], behind[start], 0, start)]
    while heap:
        expected, *_, item = heappop(heap)
        if item not in waiting or expected != more[item]:
            continue  # The heap has this item with its present number, too.
        waiting.remove(item)
        order.append(item)
        opened = [other for other in near[item] if other not in left]
        for other in opened:
            left[other] = 1 + len(near[other] & waiting)
        for other in near[item]:
            left[other] -= 1
        closing = [i for i in near[item] if left[i] == 1 and i not in more]
        for other in opened + closing:  # One turn less opens it, or one more closes it.
            for i in near[other] & waiting:
                more[i] -= 1
                age = since.setdefault(i, len(order))
                heappush(heap, (more[i], behind[i], -age if is_deep else age, i))
    return order, since


def _cost(order, near):
    """Return the sum of 2 ** open items over all turns."""
    turns = {item: turn for turn, item in enumerate(order)}
    change = [0] * len(order)  # by turn: how many items are opened, less those closed
    for item in {*chain(*(near[i] for i in order))}:
        own = [turns[other] for other in near[item] if other in turns]
        change[min(own)] += 1
        change[turns.get(item, max(own))] -= 1
    return sum(1 << width for width in accumulate(change))
