"""Readers, which a bundle has after the solvers."""


def read_number():
    """Return a number."""
    return int(input())
