"""How many exact covers there are: ways that meet are counted together.

In how many ways a search can go on depends on the state alone. So the ways that lead
to a state are added up before the search goes on from it, item by item: "Dancing with
Decision Diagrams" (Nishino, Yasuda, Minato and Nagata, 2017), but breadth first.
"""

from lib.lanes import Lanes, search_lanes
from lib.options import checked

MANY, OFTEN = 1_000, 2  # found by trial: states in a layer, ways to each


def count_covers(items, options, secondary=0):
    """Return how many exact covers there are. Arguments and errors: see checked.

    It is fast where many choices lead to the same state, as dominoes do on a board. If
    there are many states, and few ways to each, the covers are listed instead.
    """
    items, options, secondary = checked(items, options, secondary)
    # What is soon done is listed: only to find a good order could take longer.
    lanes = Lanes(items, options, secondary)
    covers = list(search_lanes(lanes, lanes.full, 2 * len(options) + 1))
    if None not in covers:
        return len(covers)
    # The first item gets the highest lane: as lanes are closed, states get shorter.
    rank = dict(zip(side_by_side(items, options), reversed(range(items))))
    options = [[rank.get(item, item) for item in option] for option in options]
    lanes = Lanes(items, options, secondary)
    layers = [{} for _ in range(items)]  # by the highest open lane: {state: ways to it}
    layers.append({lanes.full: 1})
    while len(layers) > 1:
        states = layers[-1]
        if len(states) > MANY and sum(states.values()) < OFTEN * len(states):
            return sum(list_ways(lanes, layer) for layer in layers)
        advance(lanes, layers)
    return sum(layers[0].values())


def advance(lanes, layers):
    """Cover the item of the highest lane in each state of the last layer; drop this."""
    marks, guards, masks = lanes.marks, lanes.guards, lanes.masks
    states = layers.pop()
    _, guard = lanes.ends[len(layers) - 1]
    bottom, lane_bits = lanes.lane_of[guard]
    layer_of = {0: 0}
    for n, (_, guard) in enumerate(lanes.ends[: len(layers)], 1):
        layer_of[guard + 1] = n
    for state, ways in states.items():
        lane = state >> bottom & lane_bits
        while lane:
            high = lane.bit_length() - 1
            lane ^= 1 << high
            option = lanes.option_at[bottom + high]
            after = state & (masks[option] or lanes.mask(option))[0]
            opened = after & guards
            if after - ((after & marks) << 1) & opened == opened:  # each has an option
                layer = layers[layer_of[after.bit_length()]]
                layer[after] = layer.get(after, 0) + ways


def list_ways(lanes, states):
    """Return how many covers states lead to, for all the ways to them."""
    return sum(
        ways * sum(1 for _ in search_lanes(lanes, state))
        for state, ways in states.items()
    )


def side_by_side(items, options):
    """Return the primary items in an order in which few of them wait at any time.

    An item waits from when one that shares an option with it is put into the order. The
    fewer wait, the fewer states there are: twice as many for each one more, about.
    """
    near = [set() for _ in range(items)]  # the items that share an option with each
    for option in options:
        primary = [item for item in option if item < items]
        for item in primary:
            near[item].update(primary)
    # Along the shorter side of a board, or along its diagonals: by what shares options.
    return min(grown_order(near, sign) for sign in (1, -1))[1]


def grown_order(near, sign):
    """Return how many states an order may have, and the order.

    Next is the item after which the fewest others begin to wait; of equal ones that
    which has waited longest if sign is 1, shortest if it is -1.
    """
    order, reached, states = [], set(), 0
    for first in sorted(range(len(near)), key=lambda item: len(near[item])):
        waiting = {} if first in reached else {first: 0}  # since when, in turns
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
