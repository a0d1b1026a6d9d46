"""Items with colours, translated to secondary items.

This is exact cover with colours (Knuth, TAOCP 7.2.2.1, Algorithm C): a shared item may
be covered any number of times, if always in one colour. The searches know no colours.
So the aim is: any two options that have a shared item in different colours get a new
secondary item in common. It is covered at most once, so at most one of the two options
is chosen.

An item for each pair of such options would do, but there are many. So options are
divided into groups; all options of a group have some other item in common, so that at
most one of them is chosen anyway. Colours have numbers, in binary; where two colours
differ, some bit of their numbers differs. For each pair of groups and each bit there
are two new items. One is for a 0 in the first group and a 1 in the second: p and r
here. The other is for a 1 in the first and a 0 in the second: q and s.

    group     colour       bit 1     bit 0
    first     red   00     p         r
              green 01     p         s
              blue  10     q         r
    second    red   00     q         s
              green 01     q         r
              blue  10     p         s

Red in the first group and green in the second differ in bit 0: both options have r.
Red in both groups: p and r here, q and s there. They have no new item in common.
"""

from collections import Counter
from itertools import permutations


def without_colours(items, options, secondary, shared):
    """Return options and secondary with new secondary items in place of colours.

    items, secondary: lists of names; options: a list of pairs (key, names)

    ValueError: a shared item is also named in items or secondary, or one of these is a
    pair of a shared item and a colour; an option has a shared item without a colour, or
    in two colours.
    """
    shared = set(shared)
    for name in items + secondary:
        if name in shared:
            raise ValueError(f"item {name!r} is shared, and named elsewhere, too")
        if _is_pair(name) and name[0] in shared:
            raise ValueError(f"item {name!r} is also {name[0]!r} in colour {name[1]!r}")
    plain, colour_of = _separated(options, shared)
    holders = []  # of each new item: the keys of the options that have it
    for colours in colour_of.values():
        holders += _exclusive_sets(colours, plain)
    added = [object() for _ in holders]  # each is a name that no other item has
    for item, keys in zip(added, holders):
        for key in keys:
            plain[key].append(item)
    return list(plain.items()), secondary + added


def _is_pair(name):
    """Return whether a name is a tuple of two values."""
    return isinstance(name, tuple) and len(name) == 2


def _separated(options, shared):
    """Return {key: unshared names}, and {shared item: {key: colour}}.

    An option may have the same pair twice.
    """
    plain, colour_of = {}, {name: {} for name in shared}
    for key, names in options:
        plain[key] = []
        for name in names:
            if name in shared:
                raise ValueError(f"option {key!r}: shared item {name!r} needs a colour")
            if not _is_pair(name) or name[0] not in shared:
                plain[key].append(name)
                continue
            item, colour = name
            if colour_of[item].setdefault(key, colour) != colour:
                raise ValueError(f"option {key!r}: shared item {item!r} in two colours")
    return plain, colour_of


def _exclusive_sets(colours, options):
    """Yield lists of options of which at most one may be chosen.

    Any two options of different colours are in such a list, or have an item in common.
    colours: {key: colour of that option}; options: {key: other names}
    """
    number_of = {}
    for colour in colours.values():
        number_of.setdefault(colour, len(number_of))
    # An option that has only shared items is never chosen.
    groups = _exclusive_groups([key for key in colours if options[key]], options)
    for bit in range((len(number_of) - 1).bit_length()):
        with_1 = {key for key in colours if number_of[colours[key]] >> bit & 1}
        for first, second in permutations(groups, 2):  # both orders
            zeros = [key for key in first if key not in with_1]
            ones = [key for key in second if key in with_1]
            if zeros and ones:
                yield zeros + ones


def _exclusive_groups(keys, options):
    """Divide keys into lists; all options of a list have an item in common."""
    groups = []
    while keys:
        uses = Counter(name for key in keys for name in options[key])
        common = max(uses, key=uses.get)
        groups.append([key for key in keys if common in options[key]])
        keys = [key for key in keys if common not in options[key]]
    return groups
