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
# An order grows from one item, next always an item that opens the fewest others. Which
# of several is best depends on the problem. So three ways are tried, the second and the
# third from the end of the first order, a corner perhaps. The sum of 2 ** open items
# over all steps tells which order is better, but not by how much: one is kept unless
# the next has less than half of its sum.

_WAYS = (  # (what an item opens, since when it is open or near): the lowest is next
    lambda opens, since: (opens, since),
    lambda opens, since: (opens, -since),  # else L-shaped tiles take 20 times as long
    lambda opens, since: (since, opens),  # else one loop on 4 by 40 cells never ends
)


def parts_in_order(items, items_of):
    """Return for each part (its items in order, its options); parts share no item.

    items: how many there are
    items_of: {option: its items}
    """
    holders = [[] for _ in range(items)]
    near = [{item} for item in range(items)]  # and all that share an option with it
    for option, own in items_of.items():
        for item in own:
            holders[item].append(option)
            if len(own) <= _LARGE:  # else sets grow with the square of the length
                near[item].update(own)
    starts = sorted(range(items), key=lambda i: (len(near[i]), len(holders[i])))
    cost, parts = _grown(items_of, near, holders, starts, _WAYS[0])
    starts = [item for order, _ in reversed(parts) for item in reversed(order)]
    for way in _WAYS[1:]:
        other_cost, others = _grown(items_of, near, holders, starts, way)
        if 2 * other_cost < cost:
            cost, parts = other_cost, others
    return parts


def _grown(items_of, near, holders, starts, way):
    """Return (sum of 2 ** open items over all steps, parts)."""
    waiting, opened, begun = set(range(len(near))), set(), set()
    unopened = list(map(len, near))  # by item: how many near it are not open yet
    begun_of = [0] * len(near)  # by item: how many of its options
    since = {}  # {item: how many options had begun when it came near or was opened}
    cost = width = 0

    def key(item):
        """Return what sorts items that are waiting."""
        share = begun_of[item] / max(1, len(holders[item]))
        opens = unopened[item], -share  # of equals the one begun most
        return (*way(opens, since.get(item, 0)), item)

    parts = []
    for start in starts:
        order, own_options, heap = [], [], [key(start)]
        while heap:
            best = heappop(heap)
            item = best[-1]
            if item not in waiting or best != key(item):
                continue  # its key has changed, and the new one is there, too
            waiting.remove(item)
            order.append(item)
            changed = set()  # items whose keys are new
            for option in holders[item]:
                if option in begun:
                    continue
                begun.add(option)
                own_options.append(option)
                changed.update(items_of[option])
                for other in items_of[option]:
                    if other not in opened:
                        opened.add(other)
                        since[other] = len(begun)
                        width += 1
                        changed |= near[other]
                        for neighbour in near[other]:
                            unopened[neighbour] -= 1
                    begun_of[other] += 1
                    width -= begun_of[other] == len(holders[other])
            for other in changed & waiting:
                since.setdefault(other, len(begun))
                heappush(heap, key(other))
            cost += 1 << width
        if order:
            parts.append((order, own_options))
    return cost, parts
