"""Renumber items so that items that share an option have near numbers."""

from heapq import heappop, heappush

# A board of 3 by 4 cells, for dominoes: its cells as numbered row by row, and as they
# are renumbered, from diagonal to diagonal:
#
#     0  1  2  3        0  1  5  8
#     4  5  6  7        2  4  7 10
#     8  9 10 11        3  6  9 11
#
# If cells are covered in the new order, at most three open cells are neighbours of
# covered ones at any time. Row by row there are up to four. The fewer they are, the
# fewer sets of cells can be covered on the way, and the sooner a wrong choice shows.


LARGE = 20  # items of an option; larger ones hardly tell which items are near


def renumbered(items, options):
    """Return options with the primary items, 0 to items - 1, renumbered.

    options: a list of lists of items; secondary items keep their numbers

    Of two orders, the one with fewer sets_on_the_way is taken.
    """
    near = neighbours(items, options)
    orders = [grown_order(near, sign) for sign in (1, -1)]
    best = min(orders, key=lambda order: sets_on_the_way(near, order))
    rank = {item: number for number, item in enumerate(best)}
    return [[rank.get(item, item) for item in option] for option in options]


def neighbours(items, options):
    """Return for each primary item the set of itself and those that share an option.

    Large options are ignored: the sets would grow with the square of their length.
    """
    near = [{item} for item in range(items)]
    for option in options:
        if len(option) <= LARGE:
            primary = {item for item in option if item < items}
            for item in primary:
                near[item] |= primary
    return near


def grown_order(near, sign):
    """Return the items in an order that grows from one item to its neighbours.

    Each connected part starts with its item of fewest neighbours. An item is reached
    when it, or one of its neighbours, is put into the order. The next one is the
    reached item by which the fewest others are newly reached. Of several, it is the one
    that was reached first (sign 1: from diagonal to diagonal on a board), or last (sign
    -1: along a path), then the one of lowest number.
    """
    order, done = [], set()
    reached = {}  # item -> when it was reached, times sign
    fresh = list(map(len, near))  # by item: how many of near[item] are not reached
    for start in sorted(range(len(near)), key=lambda item: len(near[item])):
        # A heap of (fresh, reached, item). When the fresh of a reached item falls, it
        # gets a new entry; the older ones are greater, and skipped when they come.
        waiting = [(0, 0, start)]
        while waiting:
            item = heappop(waiting)[2]
            if item in done:
                continue
            done.add(item)
            order.append(item)
            for mate in near[item].difference(reached):
                reached[mate] = sign * len(order)
                for other in near[mate]:  # with mate itself: its first entry
                    fresh[other] -= 1
                    if other in reached:
                        heappush(waiting, (fresh[other], reached[other], other))
    return order


def sets_on_the_way(near, order):
    """Return how many sets of covered items there can be on the way, at most.

    This is for a search that always covers the first open item of the order. When the
    first k items are covered, each neighbour of these may be covered, too, or not.
    """
    sets, reached = 0, set()
    for done, item in enumerate(order, 1):
        reached |= near[item]
        sets += 2 ** (len(reached) - done)
    return sets
