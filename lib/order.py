"""An order of items in which those that share options are near each other."""

from heapq import heappop, heappush


def side_by_side(items, options):
    """Return options, with the primary items numbered anew in a good order.

    After an item is put into the order, those that share an option with it wait.
    Next is the waiting item after which the fewest others begin to wait. Ties go to the
    longest wait (on a board, from diagonal to diagonal) or to the shortest (from row to
    row): both are tried. An option with more than 20 items tells little: it is ignored.
    """
    near = [{item} for item in range(items)]  # those that share an option with each
    for option in options:
        primary = {item for item in option if item < items and len(option) <= 20}
        for item in primary:
            near[item] |= primary
    found = [grown_order(near, sign) for sign in (1, -1)]
    _, rank = min(found, key=lambda pair: pair[0])
    return [[rank.get(item, item) for item in option] for option in options]


def grown_order(near, sign):
    """Return how many states there may be, and an order; sign 1: longest wait first."""
    states, rank = 0, {}
    reached = {}  # item that is in the order or waits -> since when
    fresh = list(map(len, near))  # how many of those near an item are not reached
    for start in sorted(range(len(near)), key=fresh.__getitem__):
        waiting = [(0, 0, start)]  # with an entry for each change of fresh
        while waiting:
            item = heappop(waiting)[2]
            if item in rank:
                continue
            rank[item] = len(rank)
            for mate in sorted(near[item].difference(reached)):
                reached[mate] = sign * len(rank)
                for other in near[mate]:
                    fresh[other] -= 1
                    if other in reached:
                        heappush(waiting, (fresh[other], reached[other], other))
            states += 1 << len(reached) - len(rank)
    return states, rank
