"""Exact covers of items with names, by options with names."""

from lib.lanes import lane_covers
from lib.options import numbered


def named_covers(items, options=None, secondary=(), shared=(), search=lane_covers):
    """Return an iterator over the exact covers, each a list of the chosen options.

    items: names, of any kind that can be hashed, to be covered exactly once
    options: a dict from the name of each option to the names of its items; or an
        iterable of options, which are then in the covers as they were given
    secondary: names of items to be covered at most once
    shared: names of items to be covered any number of times, but always in one colour;
        an option has the pair (name, colour) for such an item
    search: lane_covers or exact_covers, or a function with their arguments and results

    Covers are searched when they are asked for; what is wrong is an error at once.
    ValueError: two items have the same name, or the name of one is a pair of a shared
    item and a colour; an option has a name that no item has, an item twice, or a shared
    item without a colour or in two. TypeError: a name can't be hashed.
    """
    if options is None:  # items are easily forgotten
        raise TypeError(
            "named_covers needs items, then options: items are the names to cover"
        )
    if not isinstance(options, dict):
        options = list(options)
    results = list(options)  # what covers consist of; the keys of a dict
    covers = search(*numbered(items, options, secondary, shared))
    return ([results[index] for index in cover] for cover in covers)
