"""Cases after a line that says how many there are."""

from lib.number import read_numbers


def read_cases(lines):
    """Yield as often as the first line says. ValueError: a line is left after that."""
    (count,) = read_numbers(next(lines, ""), 1)
    yield from range(count)
    for _ in lines:
        raise ValueError("a line after the last case")
