"""Smallest covers: each item is covered at least once."""

# A set of items is an integer with a bit for each item. The fewer options an item has,
# the lower its bit. So the lowest bit that is left is the item with the fewest options.


def fewest_options(items, options, limit):
    """Return a smallest cover, as a sorted list of indexes into options, or None.

    items: how many there are, each to be covered at least once
    options: a list of lists of item numbers; they may overlap
    limit: how many options the cover may have at most; None: any number
    """
    holders = _useful_options(items, options)
    if not all(holders):
        return None  # an item without options
    order = sorted(range(items), key=lambda item: len(holders[item]))
    bit_of = {item: 1 << rank for rank, item in enumerate(order)}
    masks = [sum(bit_of[item] for item in option) for option in options]
    choices = [holders[item] for item in order]  # from here on by rank, not by item
    near = [0] * items  # the items that share an option with each
    for rank, numbers in enumerate(choices):
        for number in numbers:
            near[rank] |= masks[number]
    everything = (1 << items) - 1
    most = items if limit is None else min(items, limit)  # more is never needed
    failed = {}  # items left -> the most further options known not to suffice
    # One more option is allowed each time, from a lower bound on.
    for size in range(_least_options(everything, near), most + 1):
        chosen = _cover_within(size, everything, choices, masks, near, failed)
        if chosen is not None:
            return sorted(chosen)
    return None


def _useful_options(items, options):
    """Return for each item the numbers of its options, the longest first.

    Left out are options inside another, and of equal ones all but the first.
    """
    holders = [[] for _ in range(items)]
    holder_bits = [0] * items  # the same: bit n for option n
    for number in sorted(range(len(options)), key=lambda number: -len(options[number])):
        containing = -1  # bits of the options that have all its items; at first all
        for item in options[number]:
            containing &= holder_bits[item]
        if not containing:
            for item in options[number]:
                holders[item].append(number)
                holder_bits[item] |= 1 << number
    return holders


def _cover_within(size, everything, choices, masks, near, failed):
    """Return at most size options that cover everything, or None.

    failed: items left -> the most further options that did not suffice; added to here
    """
    untried = [(everything, [])]
    while untried:
        left, chosen = untried.pop()
        if not left:
            return chosen
        more = size - len(chosen)
        if failed.get(left, -1) < more and _least_options(left, near) <= more:
            failed[left] = more  # noted beforehand: if a cover is found, all ends
            scarcest = (left & -left).bit_length() - 1  # the place of the lowest bit
            for number in reversed(choices[scarcest]):
                untried.append((left & ~masks[number], chosen + [number]))
    return None


def _least_options(left, near):
    """Return a number of options that the items left need at least.

    It counts items of which no two share an option: each needs an option of its own.
    """
    least = 0
    while left:
        left &= ~near[(left & -left).bit_length() - 1]
        least += 1
    return least
