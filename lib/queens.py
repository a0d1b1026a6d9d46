"""Queens that do not attack each other, as an exact cover."""


def queens(n):
    """Return items, options and secondary items for n queens on n rows and columns.

    Option row * n + column is a queen there. ValueError: n is less than 1.
    """
    if n < 1:
        raise ValueError("n is at least 1")
    # Each row and each column has one queen: 2 * n items. A diagonal has at most one:
    # 2 * n - 1 secondary items for those that lead down, and as many for those up.
    options = []
    for row in range(n):
        for column in range(n):
            down = 2 * n + (n - 1 + row - column)
            up = 2 * n + (2 * n - 1) + (row + column)
            options.append((row, n + column, down, up))
    return 2 * n, options, 4 * n - 2


def draw_queens(cover, n):
    """Return the rows of the board that has the queens of a cover, as strings."""
    columns = [option % n for option in sorted(cover)]
    return ["." * at + "Q" + "." * (n - 1 - at) for at in columns]
