"""CodinGame Constrained Latin Squares

Submit at https://www.codingame.com/training/medium/constrained-latin-squares
(CodinGame) in Python 3.
Limits: not found.

Reads n, from 1 to 9, then n lines of n digits, with 0 or a dot for an open cell.
Writes how many latin squares complete it: each row and each column of a latin square
has the digits from 1 to n. A square with too few clues is refused as an error, since
counting could take for ever: most 8x8 with less than 19 clues, most 9x9 with less than
29, and a few 7x7.

To run it: python3 codingame_latin_squares.py square.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/codingame_latin_squares.py:
# change that file, not this one.

import os
import sys
from itertools import chain

# lib/read.py: Readers of input: numbers, rows and grids.


DIGITS = "0123456789"


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


def read_row(lines, size, symbols):
    """Return the next line, without spaces. ValueError: it is not size symbols."""
    return read_cells(iter(["".join(next(lines, "").split())]), size, symbols)


def read_grid(lines, size, symbols):
    """Return a grid of size lines of size symbols, as one string.

    ValueError: a line is not size symbols, or there are fewer lines.
    """
    return "".join(read_row(lines, size, symbols) for _ in range(size))


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    """
    if {"-h", "--help"}.intersection(sys.argv):
        write_out(f"{sys.modules['__main__'].__doc__}\n")
        write_out("")
        return
    program, status = program_name(), 0
    for name in sys.argv[1:] or ["-"]:
        is_named = name != "-"
        place = f"{program}: {name}" if is_named else program
        source = name if is_named else 0
        try:
            with open(source, encoding="utf-8-sig", errors="replace") as file:
                answer_file(answers, file, place, is_named)
        except OSError as error:
            print(f"{place}: {error.strerror}", file=sys.stderr)
            status = 2
        except KeyboardInterrupt:
            sys.exit(130)
    if status:
        sys.exit(status)


def program_name():
    """Return the name of the program that runs, without ".py"."""
    return os.path.splitext(os.path.basename(sys.argv[0]))[0]


def answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file; exit at a line that is wrong.

    Lines come without spaces at their end, blank ones not at all. answers raises
    ValueError if the line read last is wrong, EOFError if it begins no further case.
    """
    number, line = 0, ""

    def read():
        """Yield the lines, and count them."""
        nonlocal number, line
        for number, line in enumerate(file, 1):
            line = line.replace("\0", " ").replace("\x1a", " ").rstrip()
            if line:
                yield line

    # Judges may add anything to standard input, and fail what writes to stderr: so only
    # a terminal is told. A file that is named was meant to be read.
    is_told = is_named or os.isatty(2)
    lines, unread = read(), None
    try:
        first = next(lines, None)
        if first:
            for answer in answers(chain([first], lines)):
                write_out(answer)
        # If input is a terminal, waiting for more could last for ever.
        if is_told and not file.isatty():
            unread = next(lines, None)
    except EOFError:
        unread = line
    except (ValueError, MemoryError) as error:
        wrong = "this is not text in UTF-8" if "\ufffd" in line else str(error)
        sys.exit(f"{place}: line {number}: {wrong or 'not enough memory'}")
    finally:
        write_out("")  # before any message: that of exit comes at the end
    if unread and is_told:
        message = f"{place}: line {number}: not read from here on: {unread[:30]!a}"
        if is_named:
            sys.exit(message)
        print(message, file=sys.stderr)


def write_out(text):
    """Write text to standard output; if it is empty, send on what is buffered.

    Where that fails, end the program at once: an exit would try again.
    """
    try:
        print(text, end="", flush=not text)
    except BrokenPipeError:
        os._exit(0)
    except OSError as error:
        message = f"{program_name()}: output: {error.strerror}"
        print(message, file=sys.stderr, flush=True)
        os._exit(1)


# lib/problems/codingame_latin_squares.py


# The cells are filled row by row. In how many ways the rest can be filled depends on
# which digits the row and each column still lack, and not on where the others are. So
# what they lack is a state, and the ways that lead to the same state are added up. A
# state is an integer: the lowest n bits are for the row, the next n for the first
# column, and so on. In each group, bit 0 is 1 if digit 1 is lacking.

MERGING = 8  # to merge a state takes as long as to make 8 states
# By rows and by columns the number of states can differ much. A short trial of each
# comes first (0.1 s), then a long one of each. These are how many states it may make.
LIMITS = 150_000, 800_000


def answers(lines):
    """Yield the answer."""
    size = read_number(read_tokens(lines), 1, 9)
    grid = read_grid(lines, size, DIGITS[: size + 1] + ".").replace(".", "0")
    rows = [tuple(map(int, grid[at : at + size])) for at in range(0, len(grid), size)]
    yield f"{0 if has_repeats(rows) else count_squares(rows)}\n"


def has_repeats(rows):
    """Return whether a clue is twice in a row or in a column."""
    clues = [list(filter(None, line)) for line in [*rows, *zip(*rows)]]
    return any(len(set(line)) < len(line) for line in clues)


def count_squares(rows):
    """Return how many latin squares complete rows of digits; 0 is an open cell.

    No clue may be twice in a row or in a column. ValueError: it could take for ever.
    """
    for limit in LIMITS:
        for lines in rows, list(zip(*rows)):
            count = count_by_rows(lines, limit)
            if count is not None:
                return count
    raise ValueError("too few clues: it could take for ever")


def count_by_rows(rows, limit):
    """Return how many squares complete rows; None if that costs more than limit."""
    size = len(rows)
    # The fullest rows come first. So the rows below soon have no clue in many columns,
    # or of many digits: these can change places, and more states merge.
    rows = renumbered(sorted(rows, key=lambda row: row.count(0)))
    columns = enumerate(zip(*rows), 1)
    states = {sum(lacking(column) << size * at for at, column in columns): 1}
    cost = 0  # in states made, merging included
    for done, row in enumerate(rows, 1):
        states = {state | lacking(row): ways for state, ways in states.items()}
        for column, digit in enumerate(row):
            if not digit:
                states = fill_cell(states, size, column, limit - cost)
                cost += len(states)
                if cost > limit:
                    return None
        cost += MERGING * len(states)
        if cost > limit:
            return None
        states = merge_alike(states, size, rows[done:])
    return sum(states.values())


def renumbered(rows):
    """Return rows with columns and digits renumbered, so that the last are free first.

    A column is free once the rows below have no clue in it, a digit once they have no
    clue of it.
    """

    def last_true(values):
        """Return the index of the last value that is true; -1 if there is none."""
        return max((at for at, value in enumerate(values) if value), default=-1)

    digits = range(1, len(rows) + 1)
    order = sorted(digits, key=lambda digit: -last_true(digit in row for row in rows))
    number_of = dict(zip([0, *order], [0, *digits]))
    columns = [[number_of[digit] for digit in column] for column in zip(*rows)]
    return list(zip(*sorted(columns, key=lambda column: -last_true(column))))


def lacking(line):
    """Return the digits that a row or column lacks, as bits."""
    return sum(1 << digit - 1 for digit in range(1, len(line) + 1) if digit not in line)


def fill_cell(states, size, column, limit):
    """Return the states after a cell of the row is filled, with the ways to each.

    It stops halfway when there are more than limit.
    """
    shift = size * (column + 1)
    row_bits = (1 << size) - 1
    after = {}
    for state, ways in states.items():
        choices = state & state >> shift & row_bits
        while choices:
            digit = choices & -choices  # the lowest bit
            choices ^= digit
            new = state ^ digit ^ digit << shift
            after[new] = after.get(new, 0) + ways
        if len(after) > limit:
            break
    return after


def merge_alike(states, size, below):
    """Return the states after merging many that can go on in equally many ways.

    Free columns can change places, and so can free digits. To sort both, by turns, is
    quick and finds most states that are alike, not all.
    """
    # The others come first: see renumbered.
    fixed_columns = sum(map(any, zip(*below)))
    fixed_digits = len(set().union(*below) - {0})
    after = {}
    for state, ways in states.items():
        # No digit of the row is lacking now. The columns as text, from bit 0 on:
        bits = f"{state >> size:0{size * size}b}"[::-1]
        columns = [bits[at : at + size] for at in range(0, len(bits), size)]
        columns = with_sorted(columns, fixed_columns)
        digits = with_sorted(transposed(columns), fixed_digits)
        columns = with_sorted(transposed(digits), fixed_columns)
        new = int("".join(columns)[::-1], 2) << size
        after[new] = after.get(new, 0) + ways
    return after


def with_sorted(lists, fixed):
    """Return lists, sorted from the fixed ones on."""
    return lists[:fixed] + sorted(lists[fixed:])


def transposed(lists):
    """Return the columns of rows of text."""
    return list(map("".join, zip(*lists)))


if __name__ == "__main__":
    run(answers)
