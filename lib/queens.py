"""Queens that do not attack each other, as an exact cover."""


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


def draw_queens(cover, n):
    """Return the rows of the board that has the queens of a cover."""
    columns = [option % n for option in sorted(cover)]
    return ["." * at + "Q" + "." * (n - 1 - at) for at in columns]
