"""Grids as lines of text, a row each."""


def read_grid(lines, row, size, symbols):
    """Return the cells of a grid of size rows, of which the line row is the first.

    lines: where the others come from. ValueError: a row has other symbols, or is
    missing.
    """
    grid = ""
    for number in range(size):
        if not row:
            raise ValueError(f"expected {size} rows, found {number}")
        if len(row) != size or row.strip(symbols):
            raise ValueError(f"expected {size} of {symbols}")
        grid += row
        row = number < size - 1 and lines.next()
    return grid


def write_grid(grid, size):
    """Return the lines of a grid."""
    return "".join(grid[i : i + size] + "\n" for i in range(0, len(grid), size))
