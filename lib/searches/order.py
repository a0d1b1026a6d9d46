"""An order of items in which few are open at a time."""

from collections import Counter
from heapq import heappop, heappush
from itertools import accumulate, chain

# Turns and open items are explained in count.py. A count keeps a number for each set of
# open items that may be covered: one item more may double these. For dominoes on 3 by
# 40, up to 40 cells are open row by row, and three column by column.
#
# Items are near if an option has both, of those that _near takes. An item is taken as
# open from the first turn near it; if secondary, until the last turn near it.
#
# An order grows from one item. An item is reached when a turn opens one near it. Next
# is the reached item whose turn leaves the fewest open; of several, the one reached
# first. A second order grows from the end of the first, and a third, too: of several,
# it takes the one with the fewest items behind it, reached by its turn or by theirs.
# Without the first, tetrominoes on 5x5 take up to 1.7 times as many steps; without the
# second, rods on 6x6 1.4; without the third, loops 7.3.


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

    An option is left out if smaller ones connect its items. So of all rectangles, those
    of two or three cells are taken; else every cell would be near every other.
    """
    near = [{item} for item in range(total)]
    for bits in sorted({len(own).bit_length() for own in options}):  # 1, 2 to 3, 4 to 7
        group_of = _groups(near)
        for own in options:
            if len(own).bit_length() == bits and len({group_of[i] for i in own}) > 1:
                # All pairs of a large option would take too much memory: one item, a
                # primary one, is near all others.
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
    """Return an order, and {item: the item whose turn reached it}."""
    turns, reached_by, waiting = {}, {}, set(primary)
    opens = {item: len(near[item]) for item in primary}  # 1 + how many more are open
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
        # Others need not open these any more. The one left closes a secondary item.
        closing = [i for i in near[item] if i not in opens and left[i] == 1]
        for other in opened + closing:
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
