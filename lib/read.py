"""Readers of input: numbers, rows and grids.

Tokens are words: where a line ends does not matter, as for scanf. A row is one line,
without the spaces in it. A grid is several rows. Nothing is read beyond what is asked
for. Input that is wrong, or ends too early, is a ValueError.
"""

from itertools import chain

_LARGEST = 2**31 - 1  # C++'s largest int: no problem has larger numbers


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


def read_tokens(lines):
    """Return an iterator over the words of lines."""
    return (token for line in lines for token in line.split())


def read_number(tokens, least=0, most=_LARGEST):
    """Return the next token: a whole number from least to most, without a sign."""
    token = next(tokens, "")
    if not token.isdecimal() or not least <= int(token) <= most:
        raise input_error(f"a number from {least} to {most}", token)
    return int(token)


def read_numbers(tokens, most=_LARGEST):
    """Yield the next numbers from 1 to most, until a 0 or the end."""
    for token in tokens:
        number = read_number(iter([token]), 0, most)
        if number == 0:
            return
        yield number


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; spaces and line ends may stand between them."""
    cells = ""
    while len(cells) < count:
        token = next(tokens, "")
        cells += token
        others = token.strip(symbols)  # "" only if all characters are symbols
        if not token or others or len(cells) > count:
            raise input_error(f"{count} of {symbols}", token)
    return cells


def read_matrix(tokens, rows, columns):
    """Return for each row of a matrix of 0 and 1 the columns, from 0, that have a 1."""
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


def read_row(lines, size, symbols):
    """Return the next line without its spaces: size symbols."""
    row = "".join(next(lines, "").split())
    others = row.strip(symbols)
    if others or len(row) != size:
        raise input_error(f"{size} of {symbols}", row)
    return row


def read_grid(lines, size, symbols):
    """Return the next size lines of size symbols, as one string."""
    return "".join(read_row(lines, size, symbols) for _ in range(size))


def read_grids(lines, size, symbols):
    """Yield grids until the end of the input or the word "end".

    A grid is the next size * size characters, however words and lines break it. Errors
    about it name the line at which it begins.
    """
    grid, cells = "", size * size
    for line in chain(lines, ["end"]):
        number = getattr(lines, "number", None)
        for word in line.split():
            if not grid:
                if word == "end":
                    return
                first = number
            is_over = word == "end" or len(grid + word) > cells
            if number:
                lines.number = first
            if is_over:
                found = f"{len(grid or word)}; spaces do not count, only {symbols}"
                raise ValueError(f"expected {cells} cells, found {found}")
            grid += word
            if len(grid) == cells:
                yield grid
                grid = ""
        if number:
            lines.number = number
