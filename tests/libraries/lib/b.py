"""Another module."""

import operator
from math import inf


def g(x):
    """Return x, if it is a number."""
    return operator.index(pow(x, 1))


def unused(x):
    return inf


def total(numbers, *, least=()):
    """Return a sum; of no numbers, minus infinity."""
    if least:
        numbers = [max(each, least) for each in numbers]
    return sum(numbers) if numbers else -inf
