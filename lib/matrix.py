"""Matrices of 0 and 1 as lines of text, a row each."""


def read_matrix(lines, rows, columns):
    """Return the columns of each row's ones, from 0; blanks may stand between digits.

    ValueError: there is no row, or one is missing or is not columns of 0 and 1.
    """
    if rows == 0:  # no row would show whether columns is right
        raise ValueError("expected a row or more")
    matrix = []
    for number in range(1, rows + 1):
        row = "".join(next(lines, "").split())
        if len(row) != columns or row.strip("01"):
            raise ValueError(f"row {number} of {rows}: expected {columns} of 01")
        matrix.append([column for column in range(columns) if row[column] == "1"])
    return matrix
