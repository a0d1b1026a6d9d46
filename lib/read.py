"""Readers of input: numbers, rows and grids.

Numbers are words: where a line ends does not matter, as for scanf. A row is one line,
without the spaces in it. A grid is several rows. Nothing is read beyond the last case.

Where the number of cases is not given, cases are read until the end of the file. Words
that can't begin a case are a ValueError if they come first. After a case they are an
EOFError: lib/stdio.py then reads no further. ValueError: too little, or a wrong symbol.
"""

from itertools import chain

DIGITS = "0123456789"
LETTERS_16 = "ABCDEFGHIJKLMNOP"


def read_tokens(lines):
    """Return an iterator over the words of lines."""
    return (token for line in lines for token in line.split())


def shown(text):
    """Return how a message shows what was read; "" is the end of the input."""
    return ascii(text[-30:]) if text else "the end"


def read_number(tokens, least=0, most=999999999):
    """Return the next token as a whole number: up to 9 digits without a sign.

    ValueError: it is not such a number, or not from least to most.
    """
    token = next(tokens, "")
    is_number = token.encode().isdigit() and len(token) <= 9
    if not is_number or not least <= int(token) <= most:
        expected = f"expected a number from {least} to {most}"
        raise ValueError(f"{expected}, found {shown(token)}")
    return int(token)


def read_numbers(tokens, most=999999999):
    """Yield the next numbers from 1 to most, until the end or a 0.

    ValueError: a number is more than most, or the first token is not a number.
    EOFError: a later token is not a number.
    """
    for index, token in enumerate(tokens):
        if not token.strip("0"):
            return
        if index and token.strip(DIGITS):
            raise EOFError
        yield read_number(chain([token], tokens), 1, most)


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; spaces and line ends may stand between them.

    ValueError: there are fewer, or a token has other characters, or too many.
    """
    cells = ""
    while len(cells) < count:
        token = next(tokens, "")
        cells += token
        others = token.strip(symbols)  # "" only if all characters are symbols
        if not token or others or len(cells) > count:
            raise ValueError(f"expected {count} of {symbols}, found {shown(cells)}")
    return cells


def read_matrix(tokens, rows, columns):
    """Return for each row of a matrix of 0 and 1 the columns, from 0, that have a 1.

    ValueError: there are fewer than rows * columns, or others than 0 and 1.
    """
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


def read_row(lines, size, symbols):
    """Return the next line, without spaces. ValueError: it is not size symbols."""
    return read_cells(iter(["".join(next(lines, "").split())]), size, symbols)


def read_grid(lines, size, symbols):
    """Return a grid of size lines of size symbols, as one string.

    ValueError: a line is not size symbols, or there are fewer lines.
    """
    return "".join(read_row(lines, size, symbols) for _ in range(size))


def read_grids(lines, size, symbols):
    """Yield the next grids, each as read_grid returns it, until the end.

    ValueError: as for read_grid.
    EOFError: after a grid there is a line with less than half a row's symbols.
    """
    for index, line in enumerate(lines):
        if index and 2 * sum(map(symbols.count, line)) < size:
            raise EOFError
        yield read_grid(chain([line], lines), size, symbols)


def grid_lines(grid, size, between=""):
    """Return a grid as text: lines of size symbols, with between between two."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)
