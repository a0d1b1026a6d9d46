"""Readers of input: numbers, rows and grids.

Numbers are words, wherever lines end, as for scanf. A row is a line, without its
blanks; a grid is several rows. What follows the last case is not looked at.

Where no number of cases is given, they are read until the end of the file. What can't
begin a case is an error if it is the first; after another case an EOFError ends the
input there. ValueError: there is too little, or a wrong symbol.
"""

from itertools import chain

DIGITS = "0123456789"
LETTERS = "ABCDEFGHIJKLMNOP"


def read_tokens(lines):
    """Return an iterator over the words of lines; where a line ends does not matter."""
    return (token for line in lines for token in line.split())


def shown(text):
    """Return how a message shows what was read; "" is the end of input."""
    return ascii(text[-30:]) if text else "the end"


def read_number(tokens, least=0, most=999999999):
    """Return the next whole number. ValueError: it is less or more than these."""
    token = next(tokens, "")
    number = int(token) if token.encode().isdigit() and len(token) < 10 else -1
    if not least <= number <= most:
        expected = f"expected a number from {least} to {most}"
        raise ValueError(f"{expected}, found {shown(token)}")
    return number


def read_numbers(tokens, most=999999999):
    """Yield the next numbers, until the end or a 0. ValueError: more than most.

    EOFError: after the first one there is what is no number.
    """
    for number, token in enumerate(tokens):
        if not token.strip("0"):
            return
        if number and token.strip(DIGITS):
            raise EOFError
        yield read_number(chain([token], tokens), 1, most)


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; blanks may stand between them."""
    cells = ""
    while len(cells) < count:
        token = next(tokens, "")
        cells += token
        if not token or token.strip(symbols) or len(cells) > count:
            raise ValueError(f"expected {count} of {symbols}, found {shown(cells)}")
    return cells


def read_matrix(tokens, rows, columns):
    """Return where the 1s are in each row of a matrix of 0 and 1: columns from 0."""
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


def read_row(lines, size, symbols):
    """Return a line of size symbols, without the blanks between them."""
    return read_cells(iter(["".join(next(lines, "").split())]), size, symbols)


def read_grid(lines, size, symbols):
    """Return a grid of size lines of size symbols, as one string."""
    return "".join(read_row(lines, size, symbols) for _ in range(size))


def read_grids(lines, size, symbols):
    """Yield the next grids, until the end.

    EOFError: after the first one there is a line with less than half a row's symbols.
    """
    for number, line in enumerate(lines):
        if number and 2 * sum(map(symbols.count, line)) < size:
            raise EOFError
        yield read_grid(chain([line], lines), size, symbols)


def write_grid(grid, size, between=""):
    """Return the lines of a grid."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)
