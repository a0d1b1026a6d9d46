"""The exact cover of least cost: prices of items, and branch and bound.

The bound is Lagrangian, with subgradient steps: Held and Karp, 1971.
"""

from math import gcd

from lib.lanes import search_steadily

_UNIT = 1_000  # costs are multiplied by it, as prices need to be finer
_MEMORY = 25_000_000  # bytes for states that were reached

# Every exact cover has each primary item once. So let each item have a price, and take
# it off the cost of each option with the item. All covers get cheaper by the same sum,
# and the cheapest one is still the cheapest. Prices may be any numbers that leave no
# option less than 0; what _cheaper_cover does about exceptions stands there. Then the
# chosen options give a bound: no cover that has them all has less left than they have.
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


def cheapest_exact(lanes, priced, costs):
    """Return an exact cover of least cost, as a list of option numbers, or None.

    lanes: Lanes or CountedLanes
    priced: {item: how often every cover has it}: these items have prices
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
    _take_prices_off(left, lanes, priced)
    # Costs differ by _UNIT or more: a cheaper cover has at least that much less left.
    while cover is not None:
        best = cover
        cover = _cheaper_cover(sum(left[n] for n in best) - _UNIT, left, lanes)
    return best


def _take_prices_off(left, lanes, priced):
    """Find prices, and take them off left, the costs by option.

    The higher the sum of the prices, the less is left of a cover.
    """
    _lower_to_0(left, lanes, priced)
    most = max(left, default=0)
    step = most // 8  # any steps do that are many and get small
    while step > most // 10_000:
        # If all options with less than 0 left were chosen: an item that too few of them
        # have gets dearer, one that too many have gets cheaper.
        for item, often in priced.items():
            numbers = lanes.holders[item]
            change = step * (often - sum(left[n] < 0 for n in numbers))
            for n in numbers:
                left[n] -= change
        step = step * 31 // 32
    _lower_to_0(left, lanes, priced)


def _lower_to_0(left, lanes, priced):
    """Change each price so that the least of its options has 0 left."""
    for item in priced:
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
    # A cover with an option that has more than this left is above the limit.
    dear = [places for rest, places in zip(left, lanes.places) if rest > most]
    start = lanes.start & ~lanes.with_bits(place for own in dear for place in own)
    room = _MEMORY // (150 + (start.bit_length() + limit.bit_length()) // 8)
    reached = {}  # state -> the least total with which it was reached
    # What is to be tried: (total that the chosen options have left, state, how many of
    # chosen to keep, a list of the option to add).
    chosen, untried = [], [(0, start, 0, [])]
    while untried:
        total, state, kept, added = untried.pop()
        bound = total + sum(rest for place, rest in below_0 if state >> place & 1)
        if bound > limit or reached.get(state, total + 1) <= total:
            continue
        if len(reached) < room:
            reached[state] = total
        chosen[kept:] = added
        if not state & lanes.guards and total <= limit:
            return chosen
        branches = sorted(lanes.branches(state), key=lambda pair: -left[pair[0]])
        for option, after in branches:  # the one with least left is popped first
            untried.append((total + left[option], after, len(chosen), [option]))
    return None
