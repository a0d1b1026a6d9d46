"""Covers, counts, cheapest and smallest covers of items that have names.

Shared items and times are the colours and multiplicities of Knuth, TAOCP 7.2.2.1.
"""

from collections.abc import Mapping

from lib.lanes import search_steadily
from lib.searches.cheapest import cheaper_exact
from lib.searches.count import count_exact
from lib.searches.names import numbered
from lib.searches.set_cover import fewest_options
from lib.searches.times import lanes_of


def covers(items, options, secondary=(), *, shared=(), times=None, allow=None):
    """Return an iterator over the exact covers, each a list of the chosen options.

    items: names to be covered exactly once, of any kind that can be hashed; or a number
        n, for 0 to n - 1
    options: a dict {name: names of the items that it covers}, then covers are lists of
        its keys; or an iterable of options, then covers have these as they were given,
        but iterators as lists; two that are equal are two
    secondary: names to be covered at most once; or, if items is a number, how many
        numbers follow. An option that has no other items is never chosen: to allow it,
        let one of them be in items instead, with times (0, 1)
    shared: names to be covered any number of times, but always in one colour; an option
        has the pair (name, colour) for such an item
    times: {item: 2} or {item: (least, most)} for items to be covered so many times;
        None for most: no limit; an option that has such an item twice covers it twice
    allow: a rule: a function that gets a new list of the options chosen so far, the
        latest last; if it returns False, no cover with all of these comes. Or a pair
        (first, step): first is the value of no options, and step(value, option) returns
        the value with one more, or None to refuse it

    A rule is asked after each choice, even a forced one; no rule is asked about the
    empty cover. What it refuses, it must refuse with more options, too. It can't tell
    whether a cover is whole: what holds only for those is to be checked when they come.
    It must keep nothing between calls, nor change a value, as several searches take
    turns. An exception in it comes out of next and ends the iterator.

    Each cover comes once, in no particular order, when it is asked for. What is wrong
    is named by a ValueError or a TypeError at the call; what a rule returns, when it is
    asked.
    """
    problem, results = numbered(items, options, secondary, shared, times)
    return search_steadily(lanes_of(*problem, results), _rule_of(allow))


def count_covers(items, options, secondary=(), *, shared=(), times=None, allow=None):
    """Return how many exact covers there are, as an int of any size.

    The arguments and errors are those of covers, but values of a rule must be hashable.
    It is fast where many choices lead to the same covered items, as dominoes do on a
    board, and to the same value of a rule. Elsewhere covers are listed, and also if
    allow is a function.
    """
    problem, results = numbered(items, options, secondary, shared, times)
    rule = _rule_of(allow)
    if callable(allow):  # the lists of options that it gets are all different
        return sum(1 for _ in search_steadily(lanes_of(*problem, results), rule))
    try:
        hash(rule and rule[0])
    except TypeError:
        raise TypeError(f"allow: {rule[0]!r} can't be hashed: counts need it") from None
    return count_exact(*problem, results, rule)


def cheapest_cover(
    items, options, cost, secondary=(), *, shared=(), times=None, allow=None
):
    """Return a cover of least cost, as a list of the chosen options, or None.

    cost: a function that gets an option as covers have it, and returns what it costs:
        an int, a Fraction or a float, also below 0; for a dict of costs its get. It is
        called once for each option that has primary items, in the order of options.

    The other arguments and errors are those of covers. ValueError: a cost is not a
    finite number. Costs are never rounded. Of several cheapest covers any one is
    returned. With 1 for each cost it is a cover of the fewest options.
    """
    cover = None
    more = {"shared": shared, "times": times, "allow": allow}
    for cover in cheaper_covers(items, options, cost, secondary, **more):
        pass
    return cover


def cheaper_covers(
    items, options, cost, secondary=(), *, shared=(), times=None, allow=None
):
    """Return an iterator over covers, each cheaper than the one before.

    The last one is the cheapest, and first ones mostly come soon. Arguments and errors
    are those of cheapest_cover.
    """
    if not callable(cost):
        why = f"{type(cost).__name__} is not a function"
        raise TypeError(f"cost: {why}: for a dict write cost.get")
    problem, results = numbered(items, options, secondary, shared, times)
    primary, items_of, *_, times_of = problem
    costs = [(0, 1)] * len(results)
    is_get = isinstance(getattr(cost, "__self__", None), Mapping)
    for number, result in enumerate(results):
        if min(items_of[number], default=primary) < primary:
            key = result if isinstance(options, Mapping) else number
            if is_get and isinstance(result, list):
                mend = "let it be a tuple, or options a dict"
                raise TypeError(f"option {key!r}: a list is no key for cost: {mend}")
            costs[number] = _ratio(key, cost(result))
    rule = _rule_of(allow)
    if rule:
        first, step = rule
        rule = first, lambda value, number: step(value, results[number])
    found = cheaper_exact(lanes_of(*problem), times_of, costs, rule)
    return ([results[number] for number in cover] for cover in found)


def smallest_cover(items, options, limit=None):
    """Return a smallest list of options that cover each item at least once, or None.

    items, options and errors: as in covers; chosen options may overlap
    limit: how many options there may be at most; None: any number

    With more than a few dozen items it can take long, and much memory.
    """
    if limit is not None and not hasattr(limit, "__index__"):
        raise TypeError(f"limit: {limit!r} is not a whole number")
    (items, options, *_), results = numbered(items, options)
    found = fewest_options(items, options, limit)
    return None if found is None else [results[number] for number in found]


def _rule_of(allow):
    """Return allow as a pair (first, step), or None. A function's value is its list."""

    def step(chosen, option):
        """Return the options chosen, with one more; None: refused."""
        return (*chosen, option) if _asked(allow, [*chosen, option]) else None

    if callable(allow):
        return (), step
    is_pair = isinstance(allow, (tuple, list)) and len(allow) == 2
    if allow is None or is_pair and callable(allow[1]):
        return allow and tuple(allow)
    raise TypeError(
        f"allow: {allow!r} is not a function or a pair: write (first, step)"
    )


def _asked(allow, chosen):
    """Return what the function allow returns for the options chosen."""
    answer = allow(chosen)
    if answer not in (True, False):  # None, or a rule that was not called
        why = "return True or False; or was a rule not called?"
        raise TypeError(f"allow returned {answer!r}: {why}")
    return answer


def _ratio(key, cost):
    """Return the cost of the option key as a pair of ints: numerator, denominator."""
    try:
        if hasattr(cost, "numerator"):  # an int or a Fraction
            return int(cost.numerator), int(cost.denominator)
        return cost.as_integer_ratio()
    except (AttributeError, OverflowError, ValueError):
        why = f"cost {cost!r} is not a finite number"
        raise ValueError(f"option {key!r}: {why}") from None
