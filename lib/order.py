"""An order of items in which few wait at any time, for counting."""


def side_by_side(items, options):
    """Return the primary items in a good order.

    An item waits from when one that shares an option with it is put into the order.
    Next is the item after which the fewest others begin to wait. Of equal ones it is
    that which has waited longest: on a board this goes along its diagonals. Or it is
    that which has waited shortest: this goes along its shorter side. The better of both
    orders is taken: each item that waits may double the states.
    """
    near = [set() for _ in range(items)]  # the items that share an option with each
    for option in options:
        primary = [item for item in option if item < items]
        for item in primary:
            near[item].update(primary)
    return min(grown_order(near, sign) for sign in (1, -1))[1]


def grown_order(near, sign):
    """Return how many states an order may have, and the order; sign 1: longest first."""
    order, states = [], 0
    reached = set()  # in the order or waiting
    for first in sorted(range(len(near)), key=lambda item: len(near[item])):
        waiting = {} if first in reached else {first: 0}  # since when
        while waiting:
            item = min(
                waiting, key=lambda i: (len(near[i] - reached), sign * waiting[i])
            )
            waiting.update(dict.fromkeys(near[item] - reached, len(order)))
            reached |= near[item]
            del waiting[item]
            order.append(item)
            states += 1 << len(waiting)
    return states, order
