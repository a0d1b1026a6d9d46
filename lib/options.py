"""The options of an exact cover problem: checked, or numbered where items have names."""

import operator


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item is out of range or twice in an option; a number is negative.
    TypeError: what should be an integer is none.
    """
    items, secondary = operator.index(items), operator.index(secondary)
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    options = [list(map(operator.index, option)) for option in options]
    every = set(range(items + secondary))
    for number, option in enumerate(options):
        different = set(option)
        if len(different) < len(option) or not different <= every:
            item = next(n for n in option if n not in every or option.count(n) > 1)
            fault = "twice" if item in every else "out of range"
            raise ValueError(f"option {number}: item {item} {fault}")
    return items, options, secondary


def numbered(items, options, secondary=()):
    """Return the arguments of exact_covers for items that have names.

    items, secondary: the names; options: an iterable of iterables of names
    ValueError: an option has a name that no item has, or two items have one name.
    """
    items, secondary = list(items), list(secondary)
    number_of = {name: number for number, name in enumerate(items + secondary)}
    for number, name in enumerate(items + secondary):
        if number_of[name] != number:
            raise ValueError(f"two items are named {name!r}")
    options = list(map(list, options))
    for number, option in enumerate(options):
        for name in option:
            if name not in number_of:
                raise ValueError(f"option {number}: no item is named {name!r}")
    options = [[number_of[name] for name in option] for option in options]
    return len(items), options, len(secondary)
