"""The front door: covers, counts, smallest covers; names in, names out.

Shared items and times are the colours and multiplicities of Knuth, TAOCP 7.2.2.1.
"""

from collections.abc import Mapping
from math import inf
from operator import index

from lib.cheapest import cheapest_exact
from lib.count import count_exact
from lib.lanes import Lanes, search_steadily
from lib.set_cover import fewest_options
from lib.times import CountedLanes

_KINDS = "names are texts, numbers, tuples or the like"


def covers(items, options, secondary=(), *, shared=(), times=None, allow=None):
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
    allow: a rule: after each choice, forced or not, it gets a new list of the options
        chosen so far, the latest last; if it returns something false, no cover with all
        of these is yielded. So it must refuse every larger set, too: with times a cover
        may grow. It sees what is chosen, not what is left out; keeps nothing from call
        to call, as searches take turns; and is called often, so looks at the latest
        option first. An exception in it comes out of next and ends the iterator. What
        holds for whole covers only is not for it: filter them.

    Each cover comes once, in no particular order, when it is asked for. What is wrong
    is named by a ValueError or a TypeError at the call.
    """
    problem, results = _numbered(items, options, secondary, shared, times)
    lanes = CountedLanes(*problem) if problem[-1] else Lanes(*problem[:-1])
    rule = allow and (lambda chosen: allow([results[number] for number in chosen]))
    return ([results[n] for n in cover] for cover in search_steadily(lanes, rule))


def count_covers(items, options, secondary=(), *, shared=(), times=None):
    """Return how many exact covers there are, as an int of any size.

    The arguments and errors are those of covers. It is fast where many choices lead to
    the same covered items, as dominoes do on a board. Elsewhere covers are listed. The
    order of items matters only if more than 20 meet in an option or at a shared item.
    """
    problem, _ = _numbered(items, options, secondary, shared, times)
    return count_exact(*problem)


def cheapest_cover(items, options, cost, secondary=(), *, shared=(), times=None):
    """Return a cover of least cost, as a list of the chosen options, or None.

    cost: a function that gets an option as covers have it, and returns what it costs:
        an int, a Fraction or a float, also below 0; it is called once for each option
        that has primary items, in order

    The other arguments and errors are those of covers. ValueError: a cost is not a
    finite number. Costs are never rounded. Of several cheapest covers any one is returned.
    With 1 for each cost it is a cover of the fewest options.

    Items with a range of times, and many secondary ones, can make it slow.
    """
    problem, results = _numbered(items, options, secondary, shared, times)
    count, numbered, *_, times = problem
    costs = [(0, 1)] * len(results)
    for number, result in enumerate(results):
        if min(numbered[number], default=count) < count:
            key = result if isinstance(options, Mapping) else number
            costs[number] = _ratio(key, cost(result))
    ranges = [times.get(item, (1, 1)) for item in range(count)]
    priced = {item: least for item, (least, most) in enumerate(ranges) if least == most}
    lanes = CountedLanes(*problem) if times else Lanes(*problem[:-1])
    found = cheapest_exact(lanes, priced, costs)
    return None if found is None else [results[number] for number in found]


def smallest_cover(items, options, limit=None):
    """Return a smallest list of options that cover each item at least once, or None.

    items, options, the result and errors: as in covers; chosen options may overlap
    limit: how many options there may be at most; None: any number

    With more than a few dozen items it can take long, and much memory.
    """
    (items, options, *_), results = _numbered(items, options)
    found = fewest_options(items, options, limit)
    return None if found is None else [results[number] for number in found]


def _ratio(key, cost):
    """Return the cost of an option as a pair of ints: numerator, denominator."""
    try:
        if hasattr(cost, "numerator"):  # an int or a Fraction
            return int(cost.numerator), int(cost.denominator)
        return cost.as_integer_ratio()
    except (AttributeError, OverflowError, ValueError):
        why = f"cost {cost!r} is not a finite number"
        raise ValueError(f"option {key!r}: {why}") from None


def _numbered(items, options, secondary=(), shared=(), times=None):
    """Return what CountedLanes takes, shared items last, and what covers consist of."""
    items = _names_in(items, "items, which come before options")
    secondary = _names_in(secondary, "secondary", len(items))
    shared = list(dict.fromkeys(_names_in(shared, "shared")))
    number_of = {}
    for number, name in enumerate(items + secondary + shared):
        if number_of.setdefault(name, number) != number:
            raise ValueError(f"two items are named {name!r}")
    times = _numbered_times(times or {}, items, number_of)
    shared_of = {name: number_of.pop(name) for name in shared}
    for name in number_of:
        if _is_pair(name) and name[0] in shared_of:
            raise ValueError(f"item {name!r} is also {name[0]!r} in colour {name[1]!r}")
    results, numbered, colours = list(options), [], []
    pairs = options.items() if isinstance(options, Mapping) else enumerate(results)
    for key, option in pairs:
        try:
            numbers, colour_of = _number_option(option, number_of, shared_of, times)
        except TypeError as error:
            raise TypeError(f"option {key!r}: {error}; {_KINDS}") from None
        except ValueError as error:
            raise ValueError(f"option {key!r}: {error}") from None
        numbered.append(numbers)
        colours.append(colour_of)
    return (len(items), numbered, len(secondary) + len(shared), colours, times), results


def _names_in(values, place, first=0):
    """Return names as a list; a number stands for so many, from first on."""
    if isinstance(values, int):
        if values < 0:
            raise ValueError("a negative number of items")
        values = range(first, first + values)
    try:
        names = list(values)
        set(names)  # an error if one can't be hashed
    except TypeError as error:
        raise TypeError(f"{place}: {error}; {_KINDS}") from None
    return names


def _numbered_times(times, items, number_of):
    """Return {number of an item: (least, most)}."""
    if not isinstance(times, Mapping):
        raise TypeError(f"times: {times!r} is not a dict")
    numbered = {}
    for item, often in times.items():
        number = number_of.get(item, len(items))
        if number >= len(items):
            raise ValueError(f"times: {item!r} is not in items")
        try:
            least, most = (often, often) if isinstance(often, int) else often
            least, most = index(least), inf if most is None else index(most)
        except (TypeError, ValueError):
            why = f"{often!r} is not a number or a pair (least, most)"
            raise TypeError(f"times: item {item!r}: {why}") from None
        if not 0 <= least <= most:
            raise ValueError(f"times: item {item!r} can't be covered {often!r} times")
        numbered[number] = least, most
    return numbered


def _number_option(option, number_of, shared_of, times):
    """Return the numbers of the items of an option, and {shared item: its colour}."""
    names, numbers, found, colours = list(option), [], set(), {}
    for name in names:
        number = number_of.get(name)
        if number is None:
            number = shared_of.get(name[0]) if _is_pair(name) else None
            if number is None:
                raise ValueError(_unknown(name, names, number_of, shared_of))
            # The colour is the whole pair: so it is never None.
            if colours.setdefault(number, name) != name:
                raise ValueError(f"shared item {name[0]!r} in two colours")
            if number in found:
                continue
        elif number in found and number not in times:
            raise ValueError(f"item {name!r} twice")
        found.add(number)
        numbers.append(number)
    return numbers, colours


def _is_pair(name):
    """Return whether a name is a tuple of two."""
    return isinstance(name, tuple) and len(name) == 2


def _unknown(name, names, number_of, shared_of):
    """Return what to say of a name that no item has, and what may be meant."""
    if name in shared_of:
        return f"shared item {name!r} needs a colour: write ({name!r}, colour)"
    hint = "; secondary and shared items are to be named, too"
    if isinstance(name, tuple) and name and name[0] in number_of:
        hint = f", and {name[0]!r} is not shared"
    if tuple(names) in number_of:
        hint = f"; for the one item {tuple(names)!r} write [{tuple(names)!r}]"
    return f"no item is named {name!r}{hint}"
