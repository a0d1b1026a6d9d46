"""Shapes of cells on a grid: made, turned, flipped and placed."""


def read_shape(rows, symbol):
    """Return the cells of a drawing where symbol stands: (row, column), from 0."""
    places = ((r, c) for r, row in enumerate(rows) for c in range(len(row)))
    return [(r, c) for r, c in places if rows[r][c] == symbol]


def rectangle(height, width):
    """Return the cells of a rectangle, row by row."""
    return [(row, column) for row in range(height) for column in range(width)]


def turned(shape, flips=False):
    """Return the forms of a shape that is turned, and flipped if flips; each once.

    A form is a sorted tuple of cells, the first (0, 0). ValueError: no cells.
    """
    if not shape:
        raise ValueError("a shape without cells")
    forms = set()
    for cells in [shape, [(row, -column) for row, column in shape]][: 1 + flips]:
        for _ in range(4):
            cells = sorted((column, -row) for row, column in cells)
            top, left = cells[0]
            forms.add(tuple((row - top, column - left) for row, column in cells))
    return sorted(forms)


def placements(forms, region):
    """Yield the places of forms in region, as lists of indexes into it.

    region: a list of cells
    """
    index = {cell: number for number, cell in enumerate(region)}
    for form in forms:
        for top, left in region:
            cells = [index.get((top + row, left + column)) for row, column in form]
            if None not in cells:
                yield cells
