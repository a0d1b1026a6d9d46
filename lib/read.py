"""Readers of input.

Tokens are words: where a line ends does not matter, as for scanf. lines is an iterator
over lines that are not blank; spaces in a row do not count. No line is read before it
is needed. Input that is wrong, or ends within what is asked for, is a ValueError.
"""

from itertools import chain

_LARGEST = 2**31 - 1  # C++'s largest int: no problem has larger numbers


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"
    return ValueError("expected %s, found %s" % (expected, shown))


def read_tokens(lines):
    """Return an iterator over the words of lines; a text may stand for them."""
    if isinstance(lines, str):
        lines = lines.splitlines()
    return (token for line in lines for token in line.split())


def read_number(tokens, least=0, most=_LARGEST):
    """Return the next token: a whole number from least to most, without a sign."""
    return _number(next(tokens, ""), least, most)


def read_numbers(tokens, most=_LARGEST):
    """Yield the next numbers from 1 to most, until a 0 or the end."""
    for token in tokens:
        number = _number(token, 0, most)
        if not number:
            return
        yield number


def read_numbers_alone(lines, count, least=0, most=_LARGEST):
    """Return a list of the next count numbers, on lines without anything else."""
    words = []
    while len(words) < count:
        words += next(lines, "").split() or [""]  # "": the end
    numbers = [_number(word, least, most) for word in words[:count]]
    if words[count:]:
        raise input_error("the end of the line", " ".join(words[count:]))
    return numbers


def _number(token, least, most):
    """Return a token as a number from least to most."""
    is_short = len(token) <= 20  # int takes long for a million digits
    if not (is_short and token.isdecimal() and least <= int(token) <= most):
        raise input_error("a number from %d to %d" % (least, most), token)
    return int(token)


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; spaces and line ends may stand between them."""
    words, missing = [], count
    while missing > 0:
        token = next(tokens, "")
        missing -= len(token)
        if not token or token.strip(symbols) or missing < 0:
            raise input_error("%d symbols from %a" % (count, symbols), token)
        words.append(token)
    return "".join(words)


def read_matrix(tokens, rows, columns):
    """Return for each row the list of its columns, from 0, that hold a 1."""
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


def read_row(lines, size, symbols):
    """Return the next line without its spaces: size symbols."""
    return _cells(lines, [size], symbols)


def read_grid(lines, size, symbols):
    """Return the next grid as one string: one line, or a line for each row."""
    grid = _cells(lines, [size, size * size], symbols)
    while len(grid) < size * size:
        grid += _cells(lines, [size], symbols)
    return grid


def read_grids(lines, size, symbols):
    """Yield grids as read_grid does, until "end" or the end of the input."""
    lines = iter(lines)
    for line in lines:
        if line.strip() == "end":
            return
        yield read_grid(chain([line], lines), size, symbols)


def _cells(lines, sizes, symbols):
    """Return the next line without its spaces, as long as one of sizes."""
    row = "".join(next(lines, "").split())
    wrong = row.lstrip(symbols)[:1]
    if wrong:
        raise ValueError("cell %d: %a is not a symbol" % (row.index(wrong) + 1, wrong))
    if len(row) not in sizes:
        expected, found = " or ".join(map(str, sizes)), len(row) or "the end"
        raise ValueError("expected %s cells, found %s" % (expected, found))
    return row
