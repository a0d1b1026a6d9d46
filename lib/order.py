"""An order of items in which those that share options are near each other."""

from heapq import heappop, heappush


def side_by_side(items, options):
    """Return options, with the primary items numbered anew in a good order.

    After an item is put into the order, those that share an option with it wait.
    Next is the waiting item after which the fewest others begin to wait. An option with
    more than 20 items tells little, and would take much memory: it is ignored.
    """
    near = [set() for _ in range(items)]  # the items that share an option with each
    for option in options:
        primary = {item for item in option if item < items and len(option) <= 20}
        for item in primary:
            near[item] |= primary
    # By item: how many near it are not reached, times items; its number breaks ties.
    fresh = [len(near[item]) * items + item for item in range(items)]
    reached, rank = set(), {}  # reached: in the order or waiting
    for start in sorted(fresh):
        waiting = [start]  # an item's value of fresh, each time it becomes less
        while waiting:
            item = heappop(waiting) % items
            if item in rank:
                continue
            rank[item] = len(rank)
            begin = near[item] - reached
            reached |= begin
            for mate in begin:
                for other in near[mate]:
                    fresh[other] -= items
                    if other in reached:
                        heappush(waiting, fresh[other])
    return [[rank.get(item, item) for item in option] for option in options]
