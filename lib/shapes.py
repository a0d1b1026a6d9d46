"""Shapes of cells on a grid: made, turned, flipped and placed."""


def read_shape(rows, symbol):
    """Return the cells of a drawing where symbol stands: (row, column), from 0.

    rows: strings, which may differ in length
    """
    cells = []
    for row, symbols in enumerate(rows):
        for column, found in enumerate(symbols):
            if found == symbol:
                cells.append((row, column))
    return cells


def rectangle(height, width):
    """Return the cells of a rectangle, row by row."""
    return [(row, column) for row in range(height) for column in range(width)]


def turned(shape, flips=False):
    """Return the forms of a shape that is turned, and flipped if flips; each once.

    A form is a sorted tuple of cells, shifted so that the first is (0, 0): columns of
    others can be below 0. ValueError: the shape has no cells.
    """
    if not shape:
        raise ValueError("a shape without cells")
    forms = set()
    flipped = [(row, -column) for row, column in shape]
    for cells in [shape, flipped] if flips else [shape]:
        for _ in range(4):
            cells = sorted((column, -row) for row, column in cells)
            row_0, column_0 = cells[0]
            form = tuple((row - row_0, column - column_0) for row, column in cells)
            forms.add(form)
    return sorted(forms)


def placements(forms, region):
    """Yield each way to place a form in region, as a list of indexes into region.

    forms: lists of cells, wherever they lie, such as turned returns
    region: a list of cells
    """
    index_of = {cell: index for index, cell in enumerate(region)}
    for form in forms:
        row_0, column_0 = form[0]
        for row_1, column_1 in region:  # where the first cell of the form is put
            down, right = row_1 - row_0, column_1 - column_0
            indexes = [
                index_of.get((row + down, column + right)) for row, column in form
            ]
            if None not in indexes:
                yield indexes
