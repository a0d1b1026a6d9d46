"""Renumber items so that items that share an option have near numbers."""

# A board of 3 by 4 cells, for dominoes: its cells as numbered row by row, and as they
# are renumbered:
#
#     0  1  2  3        0  1  5  6
#     4  5  6  7        2  4  7  9
#     8  9 10 11        3  8 10 11
#
# If cells are covered in the new order, at most three open cells are neighbours of
# covered ones at any time; row by row there are up to four. The fewer they are, the
# fewer sets of cells can be covered on the way.

_LARGE = 20  # items of an option; larger ones hardly tell which items are near


def renumbered(items, options):
    """Return options, lists of items, with the items renumbered.

    The order grows from one item to its neighbours. An item is reached once it, or one
    of its neighbours, is in the order. The next one is the reached item that has the
    fewest neighbours not yet reached; of several, the one of lowest number. If no
    reached item is left, the next one is the item of fewest neighbours.
    """
    near = _neighbours(items, options)
    number_of, reached = {}, set()
    unreached = list(map(len, near))  # by item: how many of near[item] are not reached
    for start in sorted(range(items), key=unreached.__getitem__):
        waiting = set() if start in number_of else {start}  # reached, without a number
        while waiting:
            item = min(waiting, key=lambda item: (unreached[item], item))
            number_of[item] = len(number_of)
            new = near[item] - reached
            reached |= new
            waiting |= new
            waiting.remove(item)
            for mate in new:
                for other in near[mate]:
                    unreached[other] -= 1
    return [[number_of[item] for item in option] for option in options]


def _neighbours(items, options):
    """Return for each item the set of itself and those that share an option with it.

    Large options are ignored: the sets would grow with the square of their length.
    """
    near = [{item} for item in range(items)]
    for option in options:
        if len(option) <= _LARGE:
            for item in option:
                near[item].update(option)
    return near
