"""An order of items in which few are open at a time."""

from heapq import heappop, heappush

_LARGE = 20  # items; larger options hardly tell which items are near

# An option begins with the first of its items. An item is open from the first of its
# options to the last. For dominoes on a board of 3 by 4, cells row by row, and in a new
# order:
#
#     0  1  2  3        0  1  6  8
#     4  5  6  7        2  4  7 10
#     8  9 10 11        3  5  9 11
#
# Row by row up to four cells are open at a time, in the new order three.
#
# The order grows from an item with few neighbours, always to where it opens the fewest
# items. Such an item may be in the middle of an edge. So a second order grows from the
# end of the first one, a corner perhaps, and the better one is taken.


def parts_in_order(primary, items, items_of):
    """Return for each part (items in order, options); parts have no item in common.

    primary, items: how many items there are; the primary ones come first
    items_of: {option: its items}; each has a primary item
    """
    near, holders = [{item} for item in range(items)], [[] for _ in range(items)]
    for option, own in items_of.items():
        for item in own:
            holders[item].append(option)
            if len(own) <= _LARGE:  # else sets grow with the square of the length
                near[item].update(own)
    starts = sorted(range(primary), key=lambda i: (len(near[i]), len(holders[i])))
    cost, parts = _grown(items_of, near, holders, starts, 1)
    back = [item for order, _ in reversed(parts) for item in reversed(order)]
    other_cost, others = _grown(items_of, near, holders, back, -1)
    # The first one grows evenly, so more ways meet in it if both cost about the same.
    return others if 2 * other_cost < cost else parts


def _grown(items_of, near, holders, starts, sign):
    """Return (cost, parts): 2 ** (items that are open), added up; see parts_in_order.

    Next comes the item of which the fewest neighbours are not reached yet: in no option
    that has begun. Of those, the one in most options that have begun; of those, the one
    that was reached first if sign is 1, last if it is -1.
    """
    unreached, begun = list(map(len, near)), [0] * len(near)  # how many, by item
    reached, ordered, seen, parts = {}, set(), set(), []
    cost = width = 0  # width: how many items are open

    def rank(item):
        """Return a tuple; the item of the least one comes next."""
        return unreached[item], -begun[item], sign * reached.get(item, 0), item

    for start in starts:
        order, own_options, heap = [], [], [rank(start)]
        while heap:
            best = heappop(heap)
            item = best[-1]
            if item in ordered or best != rank(item):  # another rank since then
                continue
            order.append(item)
            ordered.add(item)
            changed = set()
            for option in holders[item]:
                if option not in seen:
                    seen.add(option)
                    own_options.append(option)
                    changed.update(items_of[option])
                    for other in items_of[option]:
                        if other not in reached:
                            reached[other] = len(ordered)
                            width += 1
                            changed |= near[other]
                            for neighbour in near[other]:
                                unreached[neighbour] -= 1
                        begun[other] += 1
                        width -= begun[other] == len(holders[other])
            for other in changed - ordered:
                heappush(heap, rank(other))
            cost += 1 << width
        if order:
            parts.append((order, own_options))
    return cost, parts
