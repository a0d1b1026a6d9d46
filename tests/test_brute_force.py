"""Tilings, queens, latin squares and sudokus against brute force."""

import random
from itertools import permutations, product

from fuzzing import fuzz
from support import HEX, SAMPLES, fault, in_rows, is_solution, puzzles


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


EIGHT_QUEENS = [
    list(enumerate(columns))
    for columns in permutations(range(8))
    if len({r - c for r, c in enumerate(columns)}) == 8
    and len({r + c for r, c in enumerate(columns)}) == 8
]


def test_eight_queens_are_completed_as_by_brute_force():
    rng, tried = random.Random(8), 0
    for board in EIGHT_QUEENS:
        given = rng.sample(board, rng.randrange(2, 9))
        if sum(set(given) <= set(other) for other in EIGHT_QUEENS) == 1:
            text = "\n".join([str(len(given)), *(f"{r} {c}" for r, c in given)])
            rows = ["." * c + "Q" + "." * (7 - c) + "\n" for r, c in board]
            assert fuzz("aoj_alds1_13_a", [text.encode()]) == [("", "".join(rows))]
            tried += 1
    assert tried > 30


def test_queens_on_free_squares_are_as_many_as_by_brute_force():
    rng = random.Random(16)
    squares = list(product(range(8), repeat=2))
    for _ in range(40):
        taken = set(rng.sample(squares, rng.randrange(20)))
        count = sum(taken.isdisjoint(board) for board in EIGHT_QUEENS)
        board = "".join(".*"[square in taken] for square in squares)
        assert fuzz("cses1624", [in_rows(board, 8).encode()]) == [("", f"{count}\n")]


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


def test_abc_puzzles_are_solved_as_by_brute_force():
    rng, solutions = random.Random(326), {}
    lines = ["".join(line) for line in sorted(set(permutations("ABC.")))]
    for rows in product(lines, repeat=4):
        columns = list(map("".join, zip(*rows)))
        if set(columns) <= set(lines):
            firsts = "".join(line.strip(".")[0] for line in [*rows, *columns])
            solutions.setdefault(firsts, []).append(["Yes", *rows])
    others = ["".join(rng.choice("ABC") for _ in range(8)) for _ in range(100)]
    for firsts in [*rng.sample(sorted(solutions), 50), *others]:
        ((message, output),) = fuzz(
            "abc326_d", [f"4\n{firsts[:4]}\n{firsts[4:]}\n".encode()]
        )
        assert not message and output.split() in solutions.get(firsts, [["No"]])


def test_boards_of_some_of_the_pieces_are_filled(tmp_path):
    rng = random.Random(14)
    for answer in sorted((SAMPLES / "codingame_polyominoes").glob("*.out")) * 3:
        rows = answer.read_text().split()
        pieces = [letter for letter in HEX if letter in "".join(rows)]
        kept = rng.sample(pieces, rng.randrange(1, len(pieces) + 1))
        board = ["".join(".O"[x in kept] for x in row) + "\n" for row in rows]
        case = tmp_path / "case.in"
        case.write_text(
            f"{''.join(kept)}\n{len(rows)} {len(rows[0])}\n{''.join(board)}"
        )
        ((_, output),) = fuzz("codingame_polyominoes", [case.read_bytes()])
        assert not fault("codingame_polyominoes", case, output.encode(), tmp_path)


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
