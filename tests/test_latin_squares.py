"""Latin squares, which their problem counts in a way of its own: beside brute force."""

import random
from itertools import permutations

from fuzzing import fuzz
from support import in_rows


def latin_squares(rows, above=()):
    """Return how many latin squares complete rows of digits, 0 open."""
    if len(above) == len(rows):
        return 1
    row = rows[len(above)]
    return sum(
        latin_squares(rows, (*above, line))
        for line in permutations(range(1, len(rows) + 1))
        if all(clue in (0, digit) for clue, digit in zip(row, line))
        and not any(a == b for other in above for a, b in zip(other, line))
    )


def test_latin_squares_are_as_many_as_by_brute_force():
    rng, found = random.Random(4), set()
    for size in [1, 2, 3, 4, 5] * 15:
        cells = [(r + c) % size + 1 for r in range(size) for c in range(size)]
        cells[rng.randrange(size * size)] = rng.randrange(size + 1)
        for cell in rng.choices(range(size * size), k=rng.randrange(size * 4)):
            cells[cell] = 0
        text = f"{size}\n" + in_rows("".join(map(str, cells)), size)
        count = latin_squares([cells[n : n + size] for n in range(0, size**2, size)])
        assert fuzz("codingame_latin_squares", [text.encode()]) == [("", f"{count}\n")]
        found.add(count)
    assert 0 in found and len(found) > 5
