"""An order of items in which few are open at a time."""

from collections import Counter
from heapq import heappop, heappush
from itertools import accumulate, chain

# Primary items have turns, one after another. An option begins at the first turn of its
# items. A primary item is open from when its first option begins until its own turn, a
# secondary one until its last option has begun. Each open item may double the states:
# for dominoes on 3 by 40, up to 40 cells are open row by row, three column by column.
#
# Items are near if an option has both, as far as small options tell. An item is taken
# as open from the first turn near it, and a secondary one until the last.
#
# An order grows from one item, greedily. An item is reached when a turn opens one near
# it. Next is always one of those reached, the one whose turn leaves the fewest open; if
# there are several, the one reached first. In another order, of several the one behind
# which the fewest are reached comes first: the short branches of a tree.


def parts_in_order(items, secondary, items_of):
    """Return for each part (its primary items in order, its options).

    Parts have no item in common. items, secondary: how many; primary ones come first
    items_of: {option: its items}, at least one of them primary
    """
    near = _near(items + secondary, items_of.values())
    group_of, parts = _groups(near), {}  # {group: (its primary items, its options)}
    for item in range(items):
        parts.setdefault(group_of[item], ([], []))[0].append(item)
    for option, own in items_of.items():
        parts[group_of[own[0]]][1].append(option)
    return [(_best_order(primary, near), held) for primary, held in parts.values()]


def _near(total, options):
    """Return by item the set of those near it, and itself.

    An option is left out if smaller ones connect its items. So rectangles of all sizes
    count as dominoes: a cell is near its neighbours, and not near all cells.
    """
    near = [{item} for item in range(total)]
    for size in sorted({len(own).bit_length() for own in options}):  # 1, 2 to 3, 4 to 7
        group_of = _groups(near)
        for own in options:
            if len(own).bit_length() == size and len({group_of[i] for i in own}) > 1:
                hub = min(own)
                for item in own:
                    if len(own) <= 20:
                        near[item].update(own)
                    else:  # All pairs of a large option would take too much memory.
                        near[item].add(hub)
                        near[hub].add(item)
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
    end = first[-1]  # It is far out, and so mostly a better start.
    second, reached_by = _grown(end, primary, near, Counter())
    behind = Counter()  # by item: how many are reached by it, by these, and so on
    for item in reversed(second[1:]):
        behind[reached_by[item]] += 1 + behind[item]
    third, _ = _grown(end, primary, near, behind)
    return min(first, second, third, key=lambda order: _cost(order, near))


def _grown(start, primary, near, behind):
    """Return an order, and {item: the item whose turn reached it}.

    behind: by item: how many are behind it. The fewest come first, if as many are open.
    """
    turns, reached_by, waiting = {}, {}, set(primary)
    opens = {item: len(near[item]) for item in primary}  # how many more are open then
    left = {}  # {item that was opened: how many near it are waiting}
    heap = [(opens[start], behind[start], 0, start)]
    while heap:
        number, *_, item = heappop(heap)
        if item in turns or number != opens[item]:
            continue  # This entry is out of date.
        turns[item] = len(turns)
        waiting.remove(item)
        opened = [other for other in near[item] if other not in left]
        for other in near[item]:
            if other in left:
                left[other] -= 1
            else:
                left[other] = len(near[other] & waiting)
        closing = [i for i in near[item] if i not in opens and left[i] == 1]
        for other in opened + closing:  # Turns near it open one less, or close one.
            for i in near[other] & waiting:
                opens[i] -= 1
                reached = turns[reached_by.setdefault(i, item)]
                heappush(heap, (opens[i], behind[i], reached, i))
    return list(turns), reached_by


def _cost(order, near):
    """Return the sum of 2 ** open items over all turns."""
    turns = {item: turn for turn, item in enumerate(order)}
    change = [0] * len(order)  # by turn: how many items are opened, less those closed
    for item in {*chain(*(near[i] for i in order))}:
        own = [turns[other] for other in near[item] if other in turns]
        change[min(own)] += 1
        change[turns.get(item, max(own))] -= 1
    return sum(1 << width for width in accumulate(change))
