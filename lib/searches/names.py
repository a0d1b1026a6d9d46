"""Arguments of covers: names become numbers, errors are named."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain
from math import inf
from operator import index

_KINDS = "names are texts, numbers, tuples or the like"


def numbered(items, options, secondary=(), shared=(), times=None):
    """Return (problem, results): what CountedLanes takes, what covers consist of."""
    items = _names_in(items, "items")
    secondary = _names_in(secondary, "secondary", len(items))
    shared = list(dict.fromkeys(_names_in(shared, "shared")))
    number_of, argument_of = {}, {}
    named = ("items", items), ("secondary", secondary), ("shared", shared)
    for argument, name in ((each, name) for each, names in named for name in names):
        if name in number_of:
            places = " and ".join(sorted({argument_of[name], argument}))
            raise ValueError(f"two items are named {name!r}: in {places}")
        number_of[name], argument_of[name] = len(number_of), argument
    shared_of = {name: number_of.pop(name) for name in shared}  # moved from number_of
    for name in number_of:
        if isinstance(name, tuple) and len(name) == 2 and name[0] in shared_of:
            mend = f"begin names with a word, such as {('edge', *name)!r}"
            why = f"is also {name[0]!r} in colour {name[1]!r}: {mend}"
            raise ValueError(f"item {name!r} {why}")
    times = _numbered_times(times or {}, items, number_of)
    is_dict = isinstance(options, Mapping)
    if not isinstance(options, Iterable):
        raise TypeError(f"options: {options!r} is not a dict or a list")
    results, items_of, colours = [], [], []
    for key, option in options.items() if is_dict else enumerate(options):
        if not isinstance(option, Iterable):
            raise TypeError(f"option {key!r}: {option!r} is not a list; {_KINDS}")
        names = option if isinstance(option, str) else list(option)
        try:
            numbers, colour_of = _number_names(names, number_of, shared_of, times)
        except TypeError as error:
            raise TypeError(f"option {key!r}: {error}; {_KINDS}") from None
        except ValueError as error:
            raise ValueError(f"option {key!r}: {error}") from None
        results.append(key if is_dict else names if iter(option) is option else option)
        items_of.append(numbers)
        colours.append(colour_of)
    uses = Counter(chain.from_iterable(items_of))
    for item, (least, most) in times.items():  # What can't be reached is cut.
        least = min(least, uses[item] + 1)
        times[item] = least, max(least, min(most, uses[item]))
    return (len(items), items_of, len(secondary + shared), colours, times), results


def _names_in(values, argument, first=0):
    """Return names as a list; a number stands for so many, from first on."""
    if hasattr(values, "__index__"):
        values = index(values)
        if values < 0:
            raise ValueError("a negative number of items")
        values = range(first, first + values)
    if not isinstance(values, Iterable):
        raise TypeError(f"{argument}: {values!r} is not a list; {_KINDS}")
    names = list(values)
    try:
        set(names)  # an error if one can't be hashed
    except TypeError as error:
        raise TypeError(f"{argument}: {error}; {_KINDS}") from None
    return names


def _numbered_times(times, items, number_of):
    """Return {number of an item: (least, most)}."""
    if not isinstance(times, Mapping):
        raise TypeError(f"times: {times!r} is not a dict: write {{item: often}}")
    ranges = {}
    for item, often in times.items():
        if item not in number_of:
            raise ValueError(f"times: {item!r} is not in items")
        if number_of[item] >= len(items):
            raise ValueError(
                f"times: {item!r} is secondary: put it in items, times (0, 1)"
            )
        pair = often if isinstance(often, (tuple, list)) else (often, often)
        try:
            least, most = pair
            least, most = index(least), inf if most is None else index(most)
        except (TypeError, ValueError):
            why = f"{often!r} is no number or pair: write (least, most); None: no limit"
            raise TypeError(f"times: item {item!r}: {why}") from None
        if not 0 <= least <= most:
            raise ValueError(f"times: item {item!r} can't be covered {often!r} times")
        ranges[number_of[item]] = least, most
    return ranges


def _number_names(names, number_of, shared_of, times):
    """Return the numbers of an option's items, and {number: (shared item, colour)}."""
    numbers, found, colours = [], set(), {}
    for name in names:
        number = number_of.get(name)
        if number is not None:
            if number in found and number not in times:
                raise ValueError(f"item {name!r} twice")
        elif isinstance(name, tuple) and len(name) == 2 and name[0] in shared_of:
            number = shared_of[name[0]]
            if colours.setdefault(number, name) != name:  # the pair: None is no colour
                raise ValueError(f"shared item {name[0]!r} in two colours")
        else:
            raise ValueError(_unknown(name, names, number_of, shared_of))
        found.add(number)
        numbers.append(number)
    return numbers, colours


def _unknown(name, names, number_of, shared_of):
    """Return what to say of a name that no item has, and what may be meant."""
    from difflib import get_close_matches  # only if it is needed: it takes a while

    if name in shared_of:
        return f"shared item {name!r} needs a colour: write ({name!r}, colour)"
    hint = "; secondary and shared items are to be named, too"
    texts = [text for text in number_of if isinstance(text, str)]
    if isinstance(name, str):
        for near in get_close_matches(name, texts, 1):
            hint = f"; did you mean {near!r}?"
    if isinstance(name, tuple) and name and name[0] in number_of:
        hint = f", and {name[0]!r} is not shared"
    if isinstance(name, str) and name[1:] and {*name} <= number_of.keys():
        hint = f"; a text names its letters: name {name!r} in a list, [{name!r}]"
    if isinstance(names, str):
        hint = f"; {names!r} is a text: its items are its letters; write [{names!r}]"
    if tuple(names) in number_of:
        hint = f"; for the one item {tuple(names)!r} write [{tuple(names)!r}]"
    return f"no item is named {name!r}{hint}"
