"""CodinGame Futoshiki Solver

Submit at https://www.codingame.com/training/medium/futoshiki-solver in Python 3.

Reads how many lines follow: 2n - 1 for a board of n by n. Lines 1, 3, 5, ... have n
digits, 0 for a blank, with "<", ">" or a space between two. In the lines between these
"^" means that the digit above it is less than the one below it, "v" that it is greater.
Writes the board, with 1 to n in each row and in each column.

To run it: python3 codingame_futoshiki.py board.txt
"""

import re
from itertools import product

from lib.covers import covers
from lib.read import input_error, read_numbers_alone
from lib.stdio import grid_lines, run


def read_board(lines, n):
    """Return {cell: digit}, and the pairs of cells (lesser, greater)."""
    digit_at, pairs, row, start = {}, [], -1, 0
    while row < n - 1:
        line = next(lines, "")
        text = line.strip()
        if row >= 0 and text and not text.strip("^v "):  # between two rows of digits
            for sign in re.finditer("[v^]", line):
                column, odd = divmod(sign.start() - start, 2)
                if odd or not 0 <= column < n:
                    raise input_error("^ and v below digits", line)
                cells = (row, column), (row + 1, column)
                pairs.append(cells if sign[0] == "^" else cells[::-1])
            continue
        row, start = row + 1, line.index(text)
        if not re.fullmatch(f"[0-{n}]([<> ][0-{n}]){{{n - 1}}}", text):
            kinds = f"{n} digits up to {n}, <, > or a space between"
            raise input_error(kinds, text)
        digit_at.update(((row, c), int(digit)) for c, digit in enumerate(text[::2]))
        for column, sign in enumerate(text[1::2]):
            cells = (row, column), (row, column + 1)
            if sign != " ":
                pairs.append(cells if sign == "<" else cells[::-1])
    return digit_at, pairs


def answers(lines):
    """Yield the board, filled."""
    [size] = read_numbers_alone(lines, 1, 1, 13)
    if size % 2 == 0:
        raise input_error("an odd number", str(size))
    n = (size + 1) // 2
    digit_at, pairs = read_board(lines, n)
    values = range(1, n + 1)
    items = [*digit_at, *product(["row", "column"], range(n), values)]
    options = {}
    for (row, column), value in product(digit_at, values):
        if digit_at[row, column] in (0, value):
            option = [(row, column), ("row", row, value), ("column", column, value)]
            # The lesser takes 1 to its value, the greater its value to n. If the lesser
            # is not less, both take one of these, but each is covered at most once.
            for pair in pairs:
                if (row, column) == pair[0]:
                    option += [(pair, taken) for taken in range(1, value + 1)]
                if (row, column) == pair[1]:
                    option += [(pair, taken) for taken in range(value, n + 1)]
            options[(row, column), value] = option
    cover = next(covers(items, options, product(pairs, values)), None)
    if cover is None:
        raise ValueError("no solution")
    value_at = dict(cover)
    yield grid_lines("".join(str(value_at[cell]) for cell in digit_at), n)


if __name__ == "__main__":
    run(answers)
