"""A module that needs another while it loads."""

from lib.a import Big


class Wide(Big):
    """What is wide is big."""

    width = Big.size
