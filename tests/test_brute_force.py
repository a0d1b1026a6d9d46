"""Tilings, queens and sudokus against brute force."""

import random
from itertools import permutations, product

from fuzzing import fuzz
from support import in_rows, is_solution, puzzles


def ways(room, mats, squares):
    """Return in how many ways mats of 1 by 2 and squares cover a set of cells."""
    if not room:
        return int(mats == squares == 0)
    r, c = cell = min(room)
    rest = room - {cell}
    more = rest & {(r, c + 1), (r + 1, c)} if mats else ()
    found = sum(ways(rest - {mate}, mats - 1, squares) for mate in more)
    return found + (ways(rest, mats, squares - 1) if squares else 0)


def test_tilings_are_as_many_as_by_brute_force():
    rooms, mats = [], []
    for h, w in product(range(1, 7), repeat=2):
        room = frozenset(product(range(h), range(w)))
        if h * w <= 10:
            sums = [
                (a, b) for a in range(7) for b in range(13) if h * w - 2 <= 2 * a + b
            ]
            mats += [(f"{h} {w} {a} {b}", ways(room, a, b)) for a, b in sums]
        if h * w <= 24:
            rooms.append((f"{h} {w}", ways(room, h * w // 2, 0)))
    text = "".join(f"{sizes}\n" for sizes, _ in rooms)
    ((_, output),) = fuzz("luogu_p10975", [text.encode()])
    assert output == "".join(f"{count}\n" for _, count in rooms)
    results = fuzz("abc196_d", [text.encode() for text, _ in mats])
    assert results == [("", f"{count}\n") for _, count in mats]


def test_eight_queens_are_completed_as_by_brute_force():
    boards = [
        list(enumerate(columns))
        for columns in permutations(range(8))
        if len({r - c for r, c in enumerate(columns)}) == 8
        and len({r + c for r, c in enumerate(columns)}) == 8
    ]
    rng, tried = random.Random(8), 0
    for board in boards:
        given = rng.sample(board, rng.randrange(2, 9))
        if sum(set(given) <= set(other) for other in boards) == 1:
            text = "\n".join([str(len(given)), *(f"{r} {c}" for r, c in given)])
            rows = ["." * c + "Q" + "." * (7 - c) + "\n" for r, c in board]
            assert fuzz("aoj_alds1_13_a", [text.encode()]) == [("", "".join(rows))]
            tried += 1
    assert tried > 30


def completions(grid):
    """Yield each way to fill a sudoku of 81 digits."""
    at = grid.find("0")
    if at < 0:
        yield grid
    for digit in "123456789" if at >= 0 else "":
        filled = grid[:at] + digit + grid[at + 1 :]
        r, c = divmod(at, 9)
        box = [filled[9 * (r // 3 * 3 + i) + c // 3 * 3 :][:3] for i in range(3)]
        units = filled[9 * r : 9 * r + 9], filled[c::9], "".join(box)
        if all(unit.count(digit) == 1 for unit in units):
            yield from completions(filled)


RIM = "666666666 677777776 678888876 678999876".split()
WEIGHTS = [int(digit) for digit in "".join([*RIM, "6789"])] + [10]
WEIGHTS += WEIGHTS[-2::-1]  # the upper half, the centre, the lower half


def test_sudokus_of_numbers_are_as_by_brute_force():
    rng, several = random.Random(9), 0
    for _, solution in puzzles("9x9/easy")[:12]:
        given = list(solution)
        for cell in rng.sample(range(81), 45):
            given[cell] = "0"
        if rng.random() < 0.3:
            given[rng.randrange(81)] = rng.choice("123456789")
        grid = "".join(given)
        found = [g for g in completions(grid) if is_solution(grid, g)]
        several += len(found) > 1
        totals = [sum(w * int(d) for w, d in zip(WEIGHTS, g)) for g in found]
        text = "".join(" ".join(row) + "\n" for row in in_rows(grid, 9).split())
        best = f"{max(totals, default=-1)}\n"
        assert fuzz("luogu_p1074", [text.encode()]) == [("", best)]
        ((message, output),) = fuzz("luogu_p1784", [text.encode()])
        assert "".join(output.split()) in (found or [""])
        assert bool(message) != bool(found)
    assert several
