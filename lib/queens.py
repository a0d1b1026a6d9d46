"""Queens that do not attack each other, as an exact cover."""

from lib.number import read_numbers


def queens(n):
    """Return items, options and secondary items for n queens on n rows and columns.

    Option row * n + column is a queen there.
    """
    # Every row and every column has a queen; no diagonal has two: 2 * n items, then
    # 2 * n - 1 secondary ones in each direction.
    options = []
    for row in range(n):
        for column in range(n):
            down, up = 3 * n - 1 + row - column, 4 * n - 1 + row + column
            options.append((row, n + column, down, up))
    return 2 * n, options, 4 * n - 2


def read_sizes(lines):
    """Yield the n in each line. ValueError: it is not a number from 1 to 9."""
    for line in lines:
        (n,) = read_numbers(line, 1)
        if not 1 <= n <= 9:
            raise ValueError("expected a number from 1 to 9")
        yield n
