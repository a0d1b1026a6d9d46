"""How many exact covers there are: ways that meet are counted together.

In how many ways a search can go on depends on the state alone. So the ways that lead
to a state are added up before the search goes on from it, item by item: "Dancing with
Decision Diagrams" (Nishino, Yasuda, Minato and Nagata, 2017), but breadth first.
"""

from lib.lanes import Lanes, search_lanes
from lib.options import checked
from lib.order import side_by_side

# Items are covered from the last on. The states after each have the same lowest bits,
# those that no choice so far can have cleared. They are cut off: what is left is little
# more than the lanes of the items that wait.

MANY, OFTEN = 1_000, 2  # found by trial: states in a layer, ways to each


def count_covers(items, options, secondary=0):
    """Return how many exact covers there are. Arguments and errors: see checked.

    It is fast where many choices lead to the same state, as dominoes do on a board. If
    there are many states, and few ways to each, the covers are listed instead.
    """
    items, options, secondary = checked(items, options, secondary)
    lanes = Lanes(items, options, secondary)
    covers = list(search_lanes(lanes, lanes.full, 2 * len(options) + 1))
    if None not in covers:
        return len(covers)  # found in less time than a good order takes
    rank = dict(zip(side_by_side(items, options), reversed(range(items))))
    options = [[rank.get(item, item) for item in option] for option in options]
    return count_in_layers(Lanes(items, options, secondary))


def count_in_layers(lanes):
    """Return how many exact covers there are, by covering the items from the last on."""
    states, cut = {0: 1}, len(lanes.option_at)  # state: ways to it
    for item in reversed(range(len(lanes.ends))):
        if len(states) > MANY and sum(states.values()) < OFTEN * len(states):
            return sum(
                ways * sum(1 for _ in search_lanes(lanes, with_ones(state, cut)))
                for state, ways in states.items()
            )
        states, cut = covered(lanes, item, states, cut)
    return sum(states.values())


def covered(lanes, item, states, cut):
    """Return the states in which the last open item is covered, and what is cut off.

    states is emptied.
    """
    mark, guard = lanes.ends[item]
    bottom, lane_bits = lanes.lane_of[guard]
    # Options with a later item are ruled out by now.
    last = ((lanes.places[option][-1], option) for option in lanes.holders[item])
    masks = {place: lanes.mask(option)[0] for place, option in last if place > mark}
    lost = [lanes.full ^ mask for mask in masks.values()]
    off = min([cut] + [(bits & -bits).bit_length() - 1 for bits in lost])
    masks = {place - bottom: mask >> off for place, mask in masks.items()}
    marks, guards = lanes.marks >> off, lanes.guards >> off
    after = {}
    while states:
        state, ways = states.popitem()
        state = with_ones(state, cut - off)
        if state.bit_length() + off <= mark:  # it is covered already
            after[state] = after.get(state, 0) + ways
            continue
        lane = state >> bottom - off & lane_bits
        while lane:
            high = lane.bit_length() - 1
            lane ^= 1 << high
            new = state & masks[high]
            opened = new & guards
            if new - ((new & marks) << 1) & opened == opened:  # each has an option
                after[new] = after.get(new, 0) + ways
    return after, off


def with_ones(state, count):
    """Return a state with so many 1s below its bits."""
    return (state + 1 << count) - 1
