"""Shapes of cells on a grid, turned and placed; queens on a board."""


def read_shape(rows, symbol):
    """Return the cells of a drawing where symbol stands: (row, column), from 0.

    rows: strings, which may differ in length; or a text, whose lines they are
    symbol: one character; ValueError: it is not
    """
    if len(symbol) != 1:
        raise ValueError(f"symbol {symbol!r} is not one character")
    if isinstance(rows, str):
        rows = rows.splitlines()
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
    others can be below 0. Errors are those of placements.
    """
    shape = _cells_of(shape, "shape")
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

    forms: iterables of cells, wherever they lie, such as turned returns
    region: an iterable of cells
    ValueError: a form has no cells, or a cell is there twice; TypeError: a cell is not
        a pair of numbers, or a form is one
    """
    region = _cells_of(region, "region")
    index_of = {cell: number for number, cell in enumerate(region)}
    for form in forms:
        form = _cells_of(form, "form")
        row_0, column_0 = form[0]
        for row_1, column_1 in region:  # where the first cell of the form is put
            down, right = row_1 - row_0, column_1 - column_0
            indexes = [
                index_of.get((row + down, column + right)) for row, column in form
            ]
            if None not in indexes:
                yield indexes


def _cells_of(cells, what):
    """Return cells as a list of tuples."""
    try:
        found = [(row, column) for row, column in cells]
    except (TypeError, ValueError):
        why = "is no list of cells, which are pairs (row, column)"
        raise TypeError(f"{what} {cells!r} {why}") from None
    if not found and what != "region":
        raise ValueError(f"a {what} without cells")
    if len(set(found)) < len(found):
        raise ValueError(f"{what} {found!r} has a cell twice")
    return found


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
