"""The exact cover of least cost: prices of items, and branch and bound.

The bound is Lagrangian, with subgradient steps: Held and Karp, 1971.
"""

from math import gcd

from lib.lanes import search_steadily

_UNIT = 1_000  # costs are multiplied by it, as prices need to be finer
_MEMORY = 25_000_000  # bytes for states that were reached

# Every exact cover has each primary item once. So let each item have a price, and take
# it off the cost of each option with the item. All covers get cheaper by the same sum:
# the cheapest one is still the cheapest. If no option has less than 0 left, the chosen
# ones give a bound: no cover that has them all has less left than they have.
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
    common *= _UNIT
    left = [common * numerator // denominator for numerator, denominator in costs]
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
    step = most // 8  # steps are many and get small; how exactly hardly matters
    while step > most // 10_000:
        # Choose all options with less than 0 left: an item that too few of them have
        # gets dearer, one that too many have gets cheaper.
        for item, often in priced.items():
            holders = lanes.holders[item]
            change = step * (often - sum(left[n] < 0 for n in holders))
            for n in holders:
                left[n] -= change
        step = step * 31 // 32
    _lower_to_0(left, lanes, priced)


def _lower_to_0(left, lanes, priced):
    """Change the price of each item until its option with the least has 0 left."""
    for item in priced:
        holders = lanes.holders[item]
        change = min((left[n] for n in holders), default=0)
        for n in holders:
            left[n] -= change


def _cheaper_cover(limit, left, lanes):
    """Return an exact cover that has at most limit left, or None."""
    # Options without a priced item, or with one twice, can have less than 0 left. While
    # they are possible, the total may still get lower.
    below_0 = [(lanes.places[n][0], rest) for n, rest in enumerate(left) if rest < 0]
    # Even with all of these, an option with more left than this is above the limit.
    most = limit - sum(rest for _, rest in below_0)
    dear = [places for rest, places in zip(left, lanes.places) if rest > most]
    start = lanes.start & ~lanes.with_bits(place for own in dear for place in own)
    room = _MEMORY // (150 + (start.bit_length() + limit.bit_length()) // 8)
    reached = {}  # state -> the least total with which it was reached
    # What is to be tried: (total, state, how many of chosen to keep, [option to add]);
    # total is what the chosen options have left, with the one to add.
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
