"""CodinGame Futoshiki Solver

Submit at https://www.codingame.com/training/medium/futoshiki-solver in Python 3.
Limits: not found.

Reads how many lines follow: 2n - 1 for a board of n by n. Lines 1, 3, 5, ... have n
digits, 0 for a blank, with "<", ">" or a space between two. In the lines between these
"^" means that the digit above it is less than the one below it, "v" that it is greater.
Writes the board, with 1 to n in each row and in each column.

To run it: python3 codingame_futoshiki.py board.txt
"""

from itertools import product

from lib.named import named_covers
from lib.read import DIGITS, read_number, read_tokens, shown
from lib.stdio import run


def read_board(lines, n):
    """Return {cell: digit}, and the pairs of cells (lesser, greater)."""
    digit_at, pairs, row, start = {}, [], -1, 0
    while row < n - 1:
        line = next(lines, "")
        text = line.strip()
        if row >= 0 and text and not text.strip("^v "):  # a line between two rows
            signs = line[start:]
            if len(signs) > 2 * n - 1 or signs[1::2].strip():
                raise ValueError(f"expected ^ and v below digits, found {shown(line)}")
            signs, step = signs[::2], (1, 0)
        else:
            digits, signs, step = text[::2], text[1::2], (0, 1)
            wrong = digits.strip(DIGITS[: n + 1]) or signs.strip("<> ")
            if len(text) != 2 * n - 1 or wrong:
                kinds = f"{n} digits up to {n}, <, > or a space between"
                raise ValueError(f"expected {kinds}, found {shown(text)}")
            row, start = row + 1, line.index(text)
            digit_at.update(((row, column), int(d)) for column, d in enumerate(digits))
        for column, sign in enumerate(signs):
            cell, other = (row, column), (row + step[0], column + step[1])
            if sign != " ":
                pairs.append((cell, other) if sign in "<^" else (other, cell))
    return digit_at, pairs


def answers(lines):
    """Yield the board, filled."""
    size = read_number(read_tokens(lines), 1, 13)
    if size % 2 == 0:
        raise ValueError(f"expected an odd number, found {size}")
    n = (size + 1) // 2
    digit_at, pairs = read_board(lines, n)
    values = range(1, n + 1)
    items = [*digit_at, *product(["row", "column"], range(n), values)]
    options = {}
    for cell, value in product(digit_at, values):
        if digit_at[cell] in (0, value):
            option = [cell, ("row", cell[0], value), ("column", cell[1], value)]
            # A lesser value takes 1 to itself, a greater one itself to n. Both take one
            # of these if the lesser is not less: each is covered once at most.
            for pair in pairs:
                if cell == pair[0]:
                    option += [(pair, t) for t in values if t <= value]
                if cell == pair[1]:
                    option += [(pair, t) for t in values if t >= value]
            options[cell, value] = option
    cover = next(named_covers(items, options, product(pairs, values)), None)
    if cover is None:
        raise ValueError("no solution")
    value_at = dict(cover)
    for row in range(n):
        yield "".join(str(value_at[row, column]) for column in range(n)) + "\n"


if __name__ == "__main__":
    run(answers)
