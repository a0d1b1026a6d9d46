"""Grids as lines of text, a row each."""


def read_grid(row, lines, size, symbols):
    """Return the cells of a grid: row, and as many more of the iterator lines.

    ValueError: a row is missing, or is not size of symbols.
    """
    grid = ""
    for number in range(size):
        row = next(lines, "") if number else row
        if len(row) != size or row.strip(symbols):
            raise ValueError(f"row {number + 1}: expected {size} of {symbols}")
        grid += row
    return grid


def write_grid(grid, size):
    """Return the lines of a grid."""
    return "".join(grid[i : i + size] + "\n" for i in range(0, len(grid), size))
