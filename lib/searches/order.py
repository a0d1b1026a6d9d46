"""An order of items in which the frontier of a count is small."""

from collections import Counter
from heapq import heappop, heappush
from itertools import accumulate, chain

# See count.py for turns and the frontier: a layer may have 2**n states for n items in
# it. For dominoes on 3 by 40 these are 40 cells row by row, and 3 column by column.
#
# Two items are near if an option has both, of those that _near takes. The first turn
# near an item brings it into the frontier. A primary one leaves by its own turn, a
# secondary one by the last turn near it.
#
# An order grows from one item. An item is reached when one near it enters the frontier.
# Next is the reached item whose turn leaves the fewest in it; of several, the one
# reached first. A second order grows from the end of the first. So does a third: of
# several, it takes the one that reached the fewest in the second, or whose own did.
# Without the first, tetrominoes on 5x5 take up to 1.7 times as many steps; without the
# second, rods on 6x6 1.4; without the third, loops 7.3.


def parts_in_order(items, secondary, items_of):
    """Return for each part (its primary items in order, its options).

    Parts have no item in common. items, secondary: how many; primary ones come first
    items_of: {option: its items}, one of them primary at least
    """
    near = _near(items + secondary, items_of.values())
    group_of, parts = _groups(near), {}  # {group: (its primary items, its options)}
    for item in range(items):
        parts.setdefault(group_of[item], ([], []))[0].append(item)
    for option, own in items_of.items():
        parts[group_of[own[0]]][1].append(option)
    return [(_best_order(primary, near), held) for primary, held in parts.values()]


def _near(total, options):
    """Return by item the set of those near it, which has the item, too.

    An option is left out if smaller ones connect its items. So of all rectangles, those
    of two or three cells are taken; else every cell would be near every other.
    """
    near = [{item} for item in range(total)]
    for bits in sorted({len(own).bit_length() for own in options}):  # 1, 2 to 3, 4 to 7
        group_of = _groups(near)
        for own in options:
            if len(own).bit_length() == bits and len({group_of[i] for i in own}) > 1:
                # All pairs of a large option would take too much memory: the first item
                # is near all others.
                hubs = own if len(own) <= 20 else [min(own)]
                for hub in hubs:
                    near[hub].update(own)
                for item in own:
                    near[item].update(hubs)
    return near


def _groups(near):
    """Return {item: its group}; items that are near are in one group."""
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
    """Return the primary items of a part in the cheapest of three orders."""
    start = min(primary, key=lambda item: len(near[item]))
    first, _ = _grown(start, primary, near, Counter())
    end = first[-1]
    second, reached_by = _grown(end, primary, near, Counter())
    behind = Counter()  # by item: how many are behind it
    for item in reversed(second[1:]):
        behind[reached_by[item]] += 1 + behind[item]
    third, _ = _grown(end, primary, near, behind)
    return min(first, second, third, key=lambda order: _cost(order, near))


def _grown(start, primary, near, behind):
    """Return an order, and {item: the item whose turn reached it}; behind: for ties."""
    turns, reached_by, waiting = {}, {}, set(primary)
    growth = {item: len(near[item]) for item in primary}  # of the frontier, and 1
    near_left = {}  # {item that has entered: how many near it are waiting}
    heap = [(growth[start], behind[start], 0, start)]
    while heap:
        number, *_, item = heappop(heap)
        if item in turns or number != growth[item]:
            continue  # This entry is out of date.
        turns[item] = len(turns)
        waiting.remove(item)
        entering = [other for other in near[item] if other not in near_left]
        for other in near[item]:
            if other in near_left:
                near_left[other] -= 1
            else:
                near_left[other] = len(near[other] & waiting)
        # No later turn brings in the entering ones; a secondary one leaves by the last.
        last = [i for i in near[item] if i not in growth and near_left[i] == 1]
        for other in entering + last:
            for i in near[other] & waiting:
                growth[i] -= 1
                reached = turns[reached_by.setdefault(i, item)]
                heappush(heap, (growth[i], behind[i], reached, i))
    return list(turns), reached_by


def _cost(order, near):
    """Return the sum of 2 ** items in the frontier over all turns."""
    turns = {item: turn for turn, item in enumerate(order)}
    change = [0] * len(order)  # by turn: of the frontier
    for item in {*chain(*(near[i] for i in order))}:
        own = [turns[other] for other in near[item] if other in turns]
        change[min(own)] += 1
        change[turns.get(item, max(own))] -= 1
    return sum(1 << width for width in accumulate(change))
