"""Grids as lines of text, a row each."""


def read_grids(lines, size, symbols, count=-1):
    """Yield count grids (-1: all) of size rows of symbols. ValueError: other lines."""
    for row in lines:
        if count == 0:
            raise ValueError("a line after the last grid")
        count -= 1
        grid = ""
        for number in range(size):
            row = next(lines, "") if number else row
            if len(row) != size or row.strip(symbols):
                raise ValueError(f"row {number + 1}: expected {size} of {symbols}")
            grid += row
        yield grid
    if count > 0:
        raise ValueError(f"expected {count} more grids")


def write_grid(grid, size):
    """Return the lines of a grid."""
    return "".join(grid[i : i + size] + "\n" for i in range(0, len(grid), size))
