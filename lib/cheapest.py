"""The exact cover of least cost: prices of items, and branch and bound.

The bound is Lagrangian, with subgradient steps: Held and Karp, 1971.
"""

from math import gcd

from lib.lanes import search_steadily

_UNIT = 1_000  # what a cost of 1 is multiplied by, as prices need to be finer
_MEMORY = 25_000_000  # bytes for states that were reached

# Every exact cover has each primary item once. So let each item have a price, and take
# it off the cost of each option with the item. All covers get cheaper by the same sum,
# and the cheapest one is still the cheapest. Prices may be any numbers, but no option
# may have less than 0 left. Then the chosen options give a bound: no cover that has
# them all has less left than they have.
#
# Example: Ann and Bob take the early and the late shift. Prices: Ann 2, Bob 5, early 1,
# late 2, in all 10.
#
#                  cost  left
#     Ann, early     3     0
#     Ann, late      4     0      Ann late, Bob early: cost 10, left 0
#     Bob, early     6     0
#     Bob, late      8     1      Ann early, Bob late: cost 11, left 1
#
# No cover is cheaper than one that has 0 left.


def cheapest_exact(lanes, needed, costs):
    """Return an exact cover of least cost, as a list of option numbers, or None.

    lanes: Lanes or CountedLanes
    needed: {item: how often every cover has it}: these items have prices
    costs: by option: its cost as a fraction (numerator, denominator)
    """
    cover = next(search_steadily(lanes), None)  # if there is none, this tells soonest
    if cover is None:
        return None
    lanes.stop_learning()  # more ways lead to one state if items come in one order
    common = 1
    for _, denominator in costs:
        common *= denominator // gcd(common, denominator)
    left = [_UNIT * common // denominator * number for number, denominator in costs]
    _take_prices_off(left, lanes, needed)
    while cover is not None:
        best = cover
        cover = _cheaper_cover(sum(left[n] for n in best) - _UNIT, left, lanes)
    return best


def _take_prices_off(left, lanes, needed):
    """Take prices off left: by option, what is left of its cost.

    The higher the prices are in all, the less is left of a cover.
    """
    _leave_nothing_below_0(left, lanes, needed)
    most = max(left, default=0)
    step = most // 8  # other steps do as well, if they are many and get small
    while step > most // 10_000:
        # Options with less than 0 left are as good as chosen. An item that none of them
        # has gets dearer; one that several have gets cheaper.
        for item, often in needed.items():
            numbers = lanes.holders[item]
            change = step * (often - sum(left[n] < 0 for n in numbers))
            for n in numbers:
                left[n] -= change
        step = step * 31 // 32
    _leave_nothing_below_0(left, lanes, needed)


def _leave_nothing_below_0(left, lanes, needed):
    """Set each price so that its options have 0 or more left; later ones keep that."""
    for item in needed:
        numbers = lanes.holders[item]
        change = min((left[n] for n in numbers), default=0)
        for n in numbers:
            left[n] -= change


def _cheaper_cover(limit, left, lanes):
    """Return an exact cover that has at most limit left, or None."""
    # Options without a price, or with an item twice, can have less than 0 left. While
    # they are possible, the total may still get lower.
    below_0 = [(lanes.places[n][0], rest) for n, rest in enumerate(left) if rest < 0]
    most = limit - sum(rest for _, rest in below_0)
    dear = [places for rest, places in zip(left, lanes.places) if rest > most]
    start = lanes.start & ~lanes.with_bits(place for own in dear for place in own)
    room = _MEMORY // (150 + (start.bit_length() + limit.bit_length()) // 8)
    reached = {}  # state -> the least that options chosen on a way to it have left
    # What is to be tried: (total of what the chosen options have left, state, how many
    # of them come before the last one, the last one in a list).
    chosen, untried = [], [(0, start, 0, [])]
    while untried:
        total, state, depth, last = untried.pop()
        least = total + sum(rest for place, rest in below_0 if state >> place & 1)
        if least > limit or state in reached and reached[state] <= total:
            continue
        if len(reached) < room:
            reached[state] = total
        chosen[depth:] = last
        if not state & lanes.guards and total <= limit:
            return chosen
        branches = sorted(lanes.branches(state), key=lambda pair: -left[pair[0]])
        for option, after in branches:  # the one with least left is popped first
            untried.append((total + left[option], after, len(chosen), [option]))
    return None
