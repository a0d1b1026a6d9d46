"""Each problem as its judge feeds it, and as no judge should."""

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support import (
    HEX,
    PROBLEMS,
    PYTHONS,
    ROOT,
    SAMPLES,
    in_rows,
    is_solution,
    puzzles,
    run,
    run_bundle,
    run_module,
    samples,
    works,
)

EASY, EASY_SOLUTION = puzzles("9x9/easy")[0]
HEX_GRID, HEX_SOLUTION = (in_rows(grid, 16) for grid in puzzles("16x16/tier0", 16)[0])
NINE = in_rows(EASY.replace(".", "0"), 9)
NINE_SOLUTION = in_rows(EASY_SOLUTION, 9)
BOARD = (SAMPLES / "leetcode37" / "sample-1.in").read_text()
BOARD_SOLUTION = (SAMPLES / "leetcode37" / "sample-1.out").read_text()
SPACED = NINE.replace("", " ").replace(" \n ", "\n").strip() + "\n"
SPACED_SOLUTION = NINE_SOLUTION.replace("", " ").replace(" \n ", "\n").strip() + "\n"
GOOD = {
    "leetcode37": (BOARD, BOARD_SOLUTION),
    "leetcode51": (
        "4\n",
        '[[".Q..","...Q","Q...","..Q."],["..Q.","Q...","...Q",".Q.."]]\n',
    ),
    "luogu_p4929": ("3 3\n001\n1 0 0\n0 1 0\n", "1 2 3\n"),
    "poj2676": ("1\n" + NINE, NINE_SOLUTION),
    "poj3074": (EASY + "\n", EASY_SOLUTION + "\n"),
    "poj3076": (HEX_GRID, HEX_SOLUTION + "\n"),
    "poj3740": ("3 3\n0 1 0\n001\n100\n", "Yes, I found it\n"),
    "spoj_sudoku": ("1\n" + HEX_GRID, HEX_SOLUTION),
    "kattis_sudokunique": (SPACED, SPACED_SOLUTION),
}


def is_right(problem, sample, output):
    """Return whether an answer is right: for Luogu P4929 any cover, else the sample's."""
    expected = sample.with_suffix(".out").read_bytes()
    if problem != "luogu_p4929" or expected == b"No Solution!\n":
        return output == expected
    rows = [line.split() for line in sample.read_text().splitlines()[1:]]
    chosen = list(map(int, output.split()))
    sums = [sum(int(rows[i - 1][c]) for i in chosen) for c in range(len(rows[0]))]
    return chosen == sorted(set(chosen)) and set(sums) == {1}


def test_every_problem_is_here():
    assert sorted(GOOD) == PROBLEMS
    assert all(len(samples(problem)) >= 1 for problem in PROBLEMS)


@pytest.mark.parametrize("problem", PROBLEMS)
def test_samples_through_lib(problem):
    for sample in samples(problem):
        status, output, errors = run_module(problem, sample.read_bytes())
        assert (status, errors) == (0, b"")
        assert is_right(problem, sample, output)


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("problem", PROBLEMS)
def test_samples_through_the_bundle(problem, python, tmp_path):
    if not works(python):
        pytest.skip(f"{python} is not on this machine")
    for sample in samples(problem):
        text = sample.read_bytes()
        got = run_bundle(problem, text, tmp_path, python, ["-W", "error"])
        assert (got[0], got[2]) == (0, b"")
        assert is_right(problem, sample, got[1])
    assert sorted(p.name for p in tmp_path.iterdir()) == [f"{problem}.py"]


@pytest.mark.parametrize("python", PYTHONS)
def test_mixed_puzzles_on_every_interpreter(python, tmp_path):
    if not works(python):
        pytest.skip(f"{python} is not on this machine")
    sets = {"easy": 40, "17clue": 40, "top1465": 20, "hardest": 4}
    chosen = [p for name, n in sets.items() for p in puzzles(f"9x9/{name}")[:n]]
    text = "".join(puzzle + "\n" for puzzle, _ in chosen)
    strict = ["-W", "error"]
    status, output, errors = run_bundle("poj3074", text, tmp_path, python, strict)
    assert (status, errors) == (0, b"")
    assert output.decode().split() == [solution for _, solution in chosen]
    chosen = [p for tier in range(4) for p in puzzles(f"16x16/tier{tier}", 16)[:4]]
    text = "\n".join(in_rows(puzzle, 16) for puzzle, _ in chosen)
    status, output, errors = run_bundle("poj3076", text, tmp_path, python)
    assert (status, errors) == (0, b"")
    assert (
        output.decode().split()
        == "".join(in_rows(solution, 16) for _, solution in chosen).split()
    )


@pytest.mark.parametrize("name", ["easy", "17clue", "top1465", "hardest"])
def test_real_9x9_puzzles_through_the_bundles(name, tmp_path):
    chosen = puzzles(f"9x9/{name}")
    text = "".join(puzzle + "\n" for puzzle, _ in chosen)
    status, output, errors = run_bundle("poj3074", text, tmp_path)
    assert (status, errors) == (0, b"")
    found = output.decode().splitlines()
    assert found == [solution for _, solution in chosen]
    assert all(is_solution(p, grid) for (p, _), grid in zip(chosen, found))
    text = f"{len(chosen)}\n" + "".join(in_rows(p, 9) for p, _ in chosen)
    status, output, _ = run_bundle("poj2676", text.replace(".", "0"), tmp_path)
    assert "".join(output.decode().split()) == "".join(found)


@pytest.mark.parametrize("name", ["tier0", "tier1", "tier2", "tier3"])
def test_real_16x16_puzzles_through_the_bundles(name, tmp_path):
    chosen = puzzles(f"16x16/{name}", 16)
    text = "\n".join(in_rows(puzzle, 16) for puzzle, _ in chosen)
    status, output, errors = run_bundle("poj3076", text, tmp_path)
    assert (status, errors) == (0, b"")
    expected = "".join(in_rows(solution, 16) + "\n" for _, solution in chosen)
    assert output.decode() == expected
    assert all(is_solution(p, s, 4, 4, HEX) for p, s in chosen)
    status, output, _ = run_bundle("spoj_sudoku", f"{len(chosen)}\n{text}", tmp_path)
    assert output.decode() == expected[:-1]


def spaced(grid):
    """Return a 9x9 grid as Kattis writes it."""
    return "".join(" ".join(row) + "\n" for row in in_rows(grid, 9).split())


def test_kattis_on_real_boards(tmp_path):
    boards = puzzles("9x9/17clue")[:60]
    text = "\n".join(spaced(puzzle.replace(".", "0")) for puzzle, _ in boards)
    status, output, _ = run_bundle("kattis_sudokunique", text, tmp_path)
    assert status == 0
    assert output.decode() == "\n".join(spaced(solution) for _, solution in boards)


@pytest.mark.parametrize("n, count", enumerate([1, 0, 0, 2, 10, 4, 40, 92, 352], 1))
def test_queens(n, count, tmp_path):
    status, output, _ = run_bundle("leetcode51", f"{n}\n", tmp_path)
    boards = re.findall(r'\[("[^\]]*")\]', output.decode())
    assert status == 0 and len(boards) == len(set(boards)) == count
    for board in boards:
        rows = board.replace('"', "").split(",")
        at = [row.index("Q") for row in rows]
        assert all(len(row) == n and row.count("Q") == 1 for row in rows)
        assert len(set(at)) == n
        assert len({r - c for r, c in enumerate(at)}) == n
        assert len({r + c for r, c in enumerate(at)}) == n


@pytest.mark.parametrize("problem", PROBLEMS)
@pytest.mark.parametrize(
    "change",
    [
        lambda text: text,
        lambda text: text.rstrip("\n"),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", " \t\n"),
        lambda text: "\ufeff" + text,
        lambda text: "\n \n" + text + "\n\n\n",
        lambda text: " " + text.replace("\n", "\n "),
    ],
    ids="plain unended crlf trailing bom blank-lines leading".split(),
)
def test_odd_but_good_input_is_simply_right(problem, change, tmp_path):
    text, expected = GOOD[problem]
    status, output, errors = run_bundle(problem, change(text), tmp_path)
    assert (status, output.decode(), errors) == (0, expected, b"")


@pytest.mark.parametrize(
    "problem, text, expected",
    [
        ("poj3074", f"{EASY}\nend\nnonsense", EASY_SOLUTION + "\n"),
        ("poj3074", f"{EASY}\nend", EASY_SOLUTION + "\n"),
        ("poj3074", EASY.replace(".", "0"), EASY_SOLUTION + "\n"),
        ("poj3074", "end", ""),
        ("poj3076", HEX_GRID * 2, (HEX_SOLUTION + "\n") * 2),
        ("poj3076", f"{HEX_GRID}\n\n \n{HEX_GRID}", (HEX_SOLUTION + "\n") * 2),
        ("poj2676", f"2\n{NINE}\n{NINE}", NINE_SOLUTION * 2),
        ("poj2676", "0\n", ""),
        ("spoj_sudoku", "0\n", ""),
        ("spoj_sudoku", f"2\n{HEX_GRID * 2}", f"{HEX_SOLUTION}\n{HEX_SOLUTION}"),
        ("kattis_sudokunique", NINE, SPACED_SOLUTION),
        ("kattis_sudokunique", "0 " * 8 + "0\n" + "000000000\n" * 8, "Non-unique\n"),
        ("kattis_sudokunique", "110000000\n" + "000000000\n" * 8, "Find another job\n"),
        (
            "kattis_sudokunique",
            "123456780\n000000009\n" + "000000000\n" * 7,
            "Find another job\n",
        ),
        ("leetcode37", BOARD.replace(",", ", "), BOARD_SOLUTION),
        ("leetcode51", "1\n\n 2 \n3\n", '[["Q"]]\n[]\n[]\n'),
        ("poj3740", "1 1\n1\n1 1\n0\n", "Yes, I found it\nIt is impossible\n"),
        ("luogu_p4929", "2 2\n11\n1 1", "1\n"),
        ("luogu_p4929", "1 2\n10\n", "No Solution!\n"),
    ],
)
def test_forms_that_the_statements_allow(problem, text, expected, tmp_path):
    status, output, errors = run_bundle(problem, text, tmp_path)
    assert (status, output.decode(), errors) == (0, expected, b"")


WIDE = EASY.translate({ord("5"): 0xFF15})
ARABIC = EASY.translate({ord("5"): 0x665})
TWICE = "55" + "." * 79
NONE = "12345678." + "." * 8 + "9" + "." * 63
HEX_ROWS = HEX_GRID.splitlines(True)
HEX_TWICE = "AA" + "-" * 14 + "\n" + ("-" * 16 + "\n") * 15
PLACES = "row 1, column 1 and row 1, column 2"
BAD_HEX = "expected 16 of ABCDEFGHIJKLMNOP-"
BAD_NINE = "expected 9 of 0123456789"
BAD_BOARD = 'expected [["5","3",".",...],...]'
UTF8 = "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"
BAD = [
    ("poj3074", EASY[:-1], "line 1: expected 81 cells, found 80"),
    ("poj3074", EASY + "1", "line 1: expected 81 cells, found 82"),
    (
        "poj3074",
        f"\n\n{EASY}\n\nx{EASY[1:]}",
        "line 5: row 1, column 1: 'x' is no symbol",
    ),
    ("poj3074", WIDE, "line 1: row 1, column 1: '\\uff15' is no symbol"),
    ("poj3074", ARABIC, "line 1: row 1, column 1: '\\u0665' is no symbol"),
    (
        "poj3074",
        EASY[:40] + "\t" + EASY[41:],
        "line 1: row 5, column 5: '\\t' is no symbol",
    ),
    (
        "poj3074",
        EASY[:40] + "\0" + EASY[41:],
        "line 1: row 5, column 5: '\\x00' is no symbol",
    ),
    ("poj3074", "END", "line 1: expected 81 cells, found 3"),
    ("poj3074", TWICE, f"line 1: 5 repeats: {PLACES}"),
    ("poj3074", f"{EASY}\n{NONE}\n{EASY}", "line 2: no solution"),
    ("poj3074", "1" * 100_000, "line 1: expected 81 cells, found 100000"),
    ("poj3074", b"\xff" * 81, "line 1: " + UTF8),
    ("poj3074", EASY.encode() + b"\n\xff", "line 2: " + UTF8),
    ("poj3074", "[" * 81, "line 1: row 1, column 1: '[' is no symbol"),
    ("poj3076", "".join(HEX_ROWS[:10]), f"line 10: row 11: {BAD_HEX}"),
    (
        "poj3076",
        HEX_GRID + "\n\n" + "".join(HEX_ROWS[:3]) + "\n" + HEX_GRID,
        f"line 22: row 4: {BAD_HEX}",
    ),
    ("poj3076", HEX_GRID + HEX_ROWS[0][1:], f"line 17: row 1: {BAD_HEX}"),
    (
        "poj3076",
        "".join(HEX_ROWS[:4]) + "Q" + HEX_ROWS[4][1:] + HEX_GRID,
        f"line 5: row 5: {BAD_HEX}",
    ),
    ("poj3076", HEX_GRID.lower(), f"line 1: row 1: {BAD_HEX}"),
    ("poj3076", HEX_TWICE, f"line 16: A repeats: {PLACES}"),
    ("poj3076", "A" * 100_000, f"line 1: row 1: {BAD_HEX}"),
    ("spoj_sudoku", "x\n" + HEX_GRID, "line 1: numbers expected: 1"),
    ("spoj_sudoku", "2\n" + HEX_GRID, "line 17: expected 1 more grids"),
    ("spoj_sudoku", "1\n" + HEX_GRID * 2, "line 18: a line after the last grid"),
    ("spoj_sudoku", "", "line 0: numbers expected: 1"),
    ("spoj_sudoku", "1\n" + HEX_TWICE, f"line 17: A repeats: {PLACES}"),
    ("poj2676", "", "line 0: numbers expected: 1"),
    ("poj2676", "\n \n", "line 2: numbers expected: 1"),
    ("poj2676", "-1\n", "line 1: numbers expected: 1"),
    ("poj2676", "1 1\n" + NINE, "line 1: numbers expected: 1"),
    ("poj2676", "\u0661\n" + NINE, "line 1: numbers expected: 1"),
    ("poj2676", "2\n" + NINE, "line 10: expected 1 more grids"),
    ("poj2676", "1\n" + NINE * 2, "line 11: a line after the last grid"),
    ("poj2676", "1\n" + NINE[:-10], f"line 9: row 9: {BAD_NINE}"),
    ("poj2676", "1\n" + NINE.replace("0", "."), f"line 2: row 1: {BAD_NINE}"),
    (
        "poj2676",
        "1\n" + in_rows(TWICE.replace(".", "0"), 9),
        f"line 10: 5 repeats: {PLACES}",
    ),
    ("kattis_sudokunique", NINE[:-10], f"line 8: row 9: {BAD_NINE}"),
    ("kattis_sudokunique", SPACED.replace("9", "x"), f"line 1: row 1: {BAD_NINE}"),
    ("kattis_sudokunique", "0\t" + NINE[1:], f"line 1: row 1: {BAD_NINE}"),
    ("leetcode37", "[]", "line 1: " + BAD_BOARD),
    ("leetcode37", "[" * 100_000, "line 1: " + BAD_BOARD),
    ("leetcode37", BOARD + "null", "line 2: " + BAD_BOARD),
    ("leetcode37", BOARD.replace('"5"', "5"), "line 1: " + BAD_BOARD),
    ("leetcode37", BOARD.replace('"5"', '"55"', 1), "line 1: " + BAD_BOARD),
    ("leetcode37", BOARD.replace("]]", "]"), "line 1: " + BAD_BOARD),
    ("leetcode37", BOARD.replace("3", "5", 1), f"line 1: 5 repeats: {PLACES}"),
    (
        "leetcode37",
        BOARD.replace("3", "x", 1),
        "line 1: row 1, column 2: 'x' is no symbol",
    ),
    ("leetcode51", "0", "line 1: expected a number from 1 to 9"),
    ("leetcode51", "4\n10", "line 2: expected a number from 1 to 9"),
    ("leetcode51", "four", "line 1: numbers expected: 1"),
    ("poj3740", "3\n", "line 1: numbers expected: 2"),
    ("poj3740", "2 2\n11\n", "line 2: row 2 of 2: expected 2 of 01"),
    ("poj3740", "1 1\n1\n2 2\n1 2\n", "line 4: row 1 of 2: expected 2 of 01"),
    ("poj3740", "1 3\n1 1\n", "line 2: row 1 of 1: expected 3 of 01"),
    ("poj3740", "0 1000000000\n", "line 1: expected a row or more"),
    ("poj3740", "1000000000 1\n1\n", "line 2: row 2 of 1000000000: expected 1 of 01"),
    ("luogu_p4929", "0 1000000000\n", "line 1: expected a row or more"),
    ("luogu_p4929", "", "line 0: numbers expected: 2"),
    ("luogu_p4929", "2 x\n", "line 1: numbers expected: 2"),
    ("luogu_p4929", "2 2\n1 0 1\n0 1\n", "line 2: row 1 of 2: expected 2 of 01"),
    ("luogu_p4929", "1 1\n\uff11\n", "line 2: row 1 of 1: expected 1 of 01"),
]


@pytest.mark.parametrize("problem, text, message", BAD, ids=range(len(BAD)))
def test_bad_input_gets_one_line(problem, text, message, tmp_path):
    status, output, errors = run_bundle(problem, text, tmp_path)
    assert status == 1
    assert errors.decode() == f"{problem}: {message}\n"


def test_answers_before_the_bad_line_are_out(tmp_path):
    status, output, _ = run_bundle("poj3074", f"{EASY}\n{EASY}\nx\n", tmp_path)
    assert (status, output.decode()) == (1, f"{EASY_SOLUTION}\n" * 2)


@pytest.mark.parametrize(
    "problem", sorted(set(PROBLEMS) - {"poj2676", "spoj_sudoku", "luogu_p4929"})
)
@pytest.mark.parametrize("text", ["", "\n", " \r\n\n\n"])
def test_nothing_in_is_nothing_out(problem, text, tmp_path):
    assert run_bundle(problem, text, tmp_path) == (0, b"", b"")


@pytest.mark.parametrize("problem", PROBLEMS)
def test_a_reader_who_leaves_is_no_error(problem, tmp_path):
    text = GOOD[problem][0]
    if problem in ("poj3074", "poj3076", "leetcode37", "leetcode51", "poj3740"):
        text *= 3000
    process = subprocess.Popen(
        [sys.executable, "-I", ROOT / "solutions" / f"{problem}.py"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    process.stdout.close()
    try:
        process.stdin.write(text.encode())
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.stderr.read() == b""
    assert process.wait(60) == 0
    process.stderr.close()


@pytest.mark.parametrize(
    "redirection, words",
    [(">&-", b"closed"), ("<&-", b"closed"), (">/dev/full", b"No space")],
)
def test_streams_that_are_closed_or_full(redirection, words, tmp_path):
    command = f"{sys.executable} -I {ROOT}/solutions/poj3074.py {redirection}"
    status, _, errors = run(["sh", "-c", command], EASY + "\n")
    assert status == 1
    assert errors.startswith(b"poj3074: line ") and words in errors
    assert errors.count(b"\n") == 1


def test_a_directory_for_input_ends_at_once(tmp_path):
    command = f"{sys.executable} -I {ROOT}/solutions/poj3074.py < /"
    status, output, errors = run(["sh", "-c", command])
    assert status == 1 and output == b"" and b"directory" in errors


def test_answers_come_as_soon_as_their_puzzle(tmp_path):
    process = subprocess.Popen(
        [sys.executable, "-I", ROOT / "solutions" / "poj3074.py"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    for puzzle, solution in puzzles("9x9/easy")[:3]:
        process.stdin.write(puzzle.encode() + b"\n")
        process.stdin.flush()
        assert process.stdout.readline().decode() == solution + "\n"
    process.stdin.close()
    assert process.stdout.read() == b"" and process.wait(60) == 0
    process.stdout.close()


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")
def test_volume_through_a_pipe():
    """20,000 puzzles in one process: right, and memory does not grow with them."""
    code = (
        "import runpy, sys\n"
        "runpy.run_path('solutions/poj3074.py', run_name='__main__')\n"
        "status = open('/proc/self/status').read()\n"
        "print(status.split('VmHWM:')[1].split()[0], file=sys.stderr)\n"
    )
    chosen = puzzles("9x9/easy") + puzzles("9x9/17clue")
    peaks = []
    for count in 2_000, 20_000:
        many = (chosen * (count // len(chosen) + 1))[:count]
        text = "".join(puzzle + "\n" for puzzle, _ in many)
        status, output, peak = run([sys.executable, "-c", code], text, cwd=ROOT)
        assert status == 0
        assert output.decode() == "".join(solution + "\n" for _, solution in many)
        peaks.append(int(peak))
    assert peaks[1] < 1.1 * peaks[0]


def mutate(rng, text):
    """Return text with a few random changes."""
    data = list(text)
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data) + 1)
        kind = rng.randrange(4)
        if kind == 0:
            data[at : at + 1] = rng.choice('0123456789.-AQx \t\r\n\0,]"\u0663\u00e9')
        elif kind == 1:
            del data[at : at + rng.choice([1, 1, 5, 100])]
        elif kind == 2:
            data[at:at] = rng.choice(["1", ".", "\n", "end\n", "A", "\r", "9\n"])
        else:
            other = rng.randrange(len(data) + 1)
            data[at:at] = data[other : other + rng.choice([1, 9, 82])]
    return "".join(data)


FUZZ = """
import contextlib, io, json, sys
import lib.problems.{0} as problem
from lib import judge
for text in json.load(sys.stdin):
    out = io.StringIO()
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
    status = 0
    with contextlib.redirect_stdout(out):
        try:
            judge.run("{0}", problem.answers)
        except SystemExit as error:
            status = error.code
    print(json.dumps([status, out.getvalue()]))
"""


@pytest.mark.parametrize("problem", PROBLEMS)
def test_fuzz(problem):
    """Whatever comes in, what comes out is right answers, or one line and status 1."""
    rng = random.Random(problem)
    texts = [mutate(rng, GOOD[problem][0] * rng.randrange(1, 3)) for _ in range(400)]
    command = [sys.executable, "-c", FUZZ.format(problem)]
    status, output, errors = run(command, json.dumps(texts), cwd=ROOT)
    assert (status, errors) == (0, b"")
    results = [json.loads(line) for line in output.splitlines()]
    assert len(results) == len(texts)
    failed = 0
    for text, (message, answer) in zip(texts, results):
        if message:
            failed += 1
            assert re.fullmatch(rf"{problem}: line \d+: [ -~]+", message), text
            assert len(message) < 300
        if problem == "poj3074":
            given = [line.strip() for line in text.lstrip("\ufeff").split("\n")]
            given = [line for line in given if line]
            if "end" in given:
                given = given[: given.index("end")]
            answers = answer.splitlines()
            assert message or len(answers) == len(given)
            assert all(map(is_solution, given, answers))
        sizes = {"poj3076": 16, "spoj_sudoku": 16, "poj2676": 9}
        if problem in sizes:
            size = sizes[problem]
            shape = (4, 4, HEX) if size == 16 else (3, 3)
            given = text.lstrip("\ufeff").split()
            if problem != "poj3076":
                assert message or int(given[0]) * size == len(given[1:])
                given = given[1:]
            given, grids = "".join(given), "".join(answer.split())
            assert len(grids) % size**2 == 0
            assert message or len(grids) == len(given)
            for at in range(0, len(grids), size**2):
                puzzle, grid = given[at : at + size**2], grids[at : at + size**2]
                assert is_solution(puzzle, grid, *shape)
    assert 0 < failed <= len(texts)
