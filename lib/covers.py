"""The front door: covers, counts, smallest covers; names in, names out."""

from difflib import get_close_matches

from lib.colours import without_colours
from lib.count import count_exact
from lib.set_cover import fewest_options
from lib.times import without_times
from lib.turns import search_by_turns


def covers(items, options, secondary=(), *, shared=(), times=None):
    """Return an iterator over the exact covers, each a list of the chosen options.

    items: names to be covered exactly once, of any kind that can be hashed; or a number
        n, for 0 to n - 1
    options: a dict {name: names of the items that it covers}, then covers are lists of
        its keys; or an iterable of options, then covers have these as they were given
    secondary: names to be covered at most once; or, if items is a number, how many
        numbers follow
    shared: names to be covered any number of times, but always in one colour; an option
        has the pair (name, colour) for such an item
    times: {item: 2} or {item: (least, most)} for items to be covered so many times;
        most may be None; an option that has such an item twice covers it twice

    Each cover comes once, in no particular order: next(covers(...), None) is the first.
    Covers are searched when they are asked for; what is wrong is an error at the call.
    ValueError: two items have one name; an option has a name that no item has, an item
    twice, a shared item without a colour or in two. TypeError: a name can't be hashed.
    """
    items, options, secondary, results = _in_lists(items, options, secondary)
    if times:
        *problem, number_of = without_times(items, options, secondary, times)
        found = covers(*problem, shared=shared)
        return (
            [results[number_of[key]] for key in cover if key in number_of]
            for cover in found
        )
    if shared:
        options, secondary = without_colours(items, options, secondary, shared)
    found = search_by_turns(*_numbered(items, options, secondary))
    return ([results[number] for number in cover] for cover in found)


def count_covers(items, options, secondary=(), *, shared=(), times=None):
    """Return how many exact covers there are, as an int of any size.

    The arguments and errors are those of covers, but for times, which are refused. It
    is fast where many choices lead to the same covered items, as dominoes do on a
    board. Elsewhere covers are listed.
    """
    if times:
        instead = "write sum(1 for _ in covers(...)), which lists them"
        raise ValueError(f"count_covers can't count with times: {instead}")
    items, options, secondary, _ = _in_lists(items, options, secondary)
    if shared:
        options, secondary = without_colours(items, options, secondary, shared)
    return count_exact(*_numbered(items, options, secondary))


def smallest_cover(items, options, limit=None):
    """Return a smallest list of options that cover each item at least once, or None.

    items, options, the result and errors: as in covers; chosen options may overlap
    limit: how many options there may be at most; None: any number

    With more than a few dozen items it can take long, and much memory.
    """
    items, options, _, results = _in_lists(items, options, ())
    items, options, _ = _numbered(items, options, [])
    found = fewest_options(items, options, limit)
    return None if found is None else [results[number] for number in found]


def _in_lists(items, options, secondary):
    """Return the arguments as lists, and a list of what covers consist of.

    Options are returned as pairs (how messages call it, the names of its items).
    """
    if isinstance(items, int):
        if isinstance(secondary, int):
            secondary = range(items, items + secondary)
        items = range(items)
    elif isinstance(items, dict) and not isinstance(options, dict):
        raise TypeError("items is a dict: items come first, then options")
    items = _names_in(items, "items, which come before options")
    secondary = _names_in(secondary, "secondary")
    results = list(options)
    pairs = options.items() if isinstance(options, dict) else enumerate(results)
    pairs = [(key, _names_in(option, f"option {key!r}")) for key, option in pairs]
    return items, pairs, secondary, results


def _names_in(values, place):
    """Return names as a list. TypeError: one can't be hashed."""
    try:
        names = list(values)
        set(names)
    except TypeError as error:
        why = f"{error}; names are texts, numbers, tuples or the like"
        raise TypeError(f"{place}: {why}") from None
    return names


def _numbered(items, options, secondary):
    """Return the three arguments of a search, which are numbers, for these in names."""
    names = items + secondary
    number_of = {name: number for number, name in enumerate(names)}
    if len(number_of) < len(names):
        raise ValueError(f"two items are named {max(names, key=names.count)!r}")
    found = []
    for key, names in options:
        for name in names:
            if name not in number_of:
                why = f"no item is named {name!r}{_hint(name, number_of)}"
                raise ValueError(f"option {key!r}: {why}")
        if len(set(names)) < len(names):
            raise ValueError(
                f"option {key!r}: item {max(names, key=names.count)!r} twice"
            )
        found.append([number_of[name] for name in names])
    return len(items), found, len(secondary)


def _hint(name, known):
    """Return what may be meant by an unknown name."""
    if isinstance(name, tuple) and name and name[0] in known:
        return f", and {name[0]!r} is not shared"
    for other in known:
        if isinstance(other, (tuple, frozenset)) and name in other:
            return f", but one is {other!r}: items come first, then options"
    near = get_close_matches(repr(name), map(repr, known), 1, 0.8)
    if near:
        return f"; is it {near[0]}?"
    return "; secondary and shared items are to be named, too"
