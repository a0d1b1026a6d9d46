"""A module: its title."""

import os
import sys
from collections import deque

from lib.b import g, unused

# Above a constant.

MOD = 998244353


# about unused_here
def unused_here(x):
    return deque(x), unused(x)


# about _helper
def _helper(x):
    return g(x) % MOD


def f(x):
    """Return a number, unlike unused."""
    text = f"{', '.join(['a', os.sep])}"  # has quotes in quotes
    return sum([_helper(x), len(text), sys.maxsize])


class Big:
    """What f returns is big."""

    size = MOD


# The end.
