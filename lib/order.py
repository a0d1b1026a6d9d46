"""An order of items in which few wait at any time, for counting."""


def side_by_side(items, options):
    """Return the primary items in a good order.

    After an item is put into the order, those that share an option with it wait.
    Next is the item after which the fewest others begin to wait. Ties go to the longest
    wait (on a board, from diagonal to diagonal) or to the shortest (from row to row).
    Both are tried, since each item that waits may double the states.
    """
    near = [set() for _ in range(items)]  # the items that share an option with each
    for option in options:
        primary = [item for item in option if item < items]
        for item in primary:
            near[item].update(primary)
    return min(grown_order(near, sign) for sign in (1, -1))[1]


def grown_order(near, sign):
    """Return how many states an order may have, and it; sign 1: longest wait first."""
    order, states = [], 0
    reached = set()  # in the order or waiting
    fresh = list(map(len, near))  # how many of those near an item are not reached
    for first in sorted(range(len(near)), key=lambda item: len(near[item])):
        waiting = {} if first in reached else {first: 0}  # since how many in the order
        while waiting:
            item = min(waiting, key=lambda i: (fresh[i], sign * waiting[i]))
            for mate in near[item] - reached:
                waiting[mate] = len(order)
                reached.add(mate)
                for other in near[mate]:
                    fresh[other] -= 1
            del waiting[item]
            order.append(item)
            states += 1 << len(waiting)
    return states, order
