"""CodinGame Constrained Latin Squares

Submit at https://www.codingame.com/training/medium/constrained-latin-squares
(CodinGame) in Python 3.
Limits: not found.

Reads n, from 1 to 9, then n lines of n digits, with 0 for a blank.
Writes how many latin squares complete it: each row and each column of a latin square
has the digits from 1 to n. A square with too few clues, which could take for ever, is
an error.

To run it: python3 codingame_latin_squares.py square.txt
"""

# Made by tools/bundle.py from lib/problems/codingame_latin_squares.py.
# Change that file, not this one. It stands at the end, below what it uses of lib.

import os
import sys
from itertools import chain

# lib/read.py: Readers of input: numbers, rows and grids.


DIGITS = "0123456789"


def read_tokens(lines):
    """Return an iterator over the words of lines; where a line ends does not matter."""
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
        with open(sys.argv[0], encoding="utf-8") as file:  # -OO has no __doc__
            write_out(file.read().split('"""')[1] + "\n")
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
    """Return the name under which the program runs, without ".py"."""
    return os.path.splitext(os.path.basename(sys.argv[0]))[0]


def answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file; exit at a line that is wrong.

    Lines are stripped, and skipped if nothing is left. answers raises ValueError if the
    line read last is wrong, EOFError if that line begins no further case.
    """
    number, line = 0, ""

    def read():
        """Yield the lines, and count them."""
        nonlocal number, line
        for number, line in enumerate(file, 1):
            line = line.replace("\0", " ").replace("\x1a", " ").strip()
            if line:
                yield line

    lines = read()
    try:
        try:
            first = next(lines, None)
            if first:
                for answer in answers(chain([first], lines)):
                    write_out(answer)
        finally:
            write_out("")  # before any message
        # Judges may add anything to standard input, and fail a program that writes to
        # stderr: only a terminal is told. A file that is named was meant to be read.
        is_told = is_named or os.isatty(2)
        # If input is a terminal, waiting for more could last for ever.
        if is_told and not file.isatty() and next(lines, None):
            raise EOFError
    except EOFError:
        message = f"{place}: line {number}: not read from here on: {line[:30]!a}"
        if is_named:
            sys.exit(message)
        if os.isatty(2):
            print(message, file=sys.stderr)
    except (ValueError, MemoryError) as error:
        wrong = "this is not text in UTF-8" if "\ufffd" in line else str(error)
        sys.exit(f"{place}: line {number}: {wrong or 'not enough memory'}")


def write_out(text):
    """Write text to standard output; if it is empty, send on what is buffered.

    Where that fails, end the program: an ordinary exit would try to write again.
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


# In how many ways rows can be filled depends on which digits each column has already,
# not on where they are. So the ways that lead to a state are added up before the next
# row is filled. A state has a set for each column: the digits in the rows above, and
# those of all clues. A set is an integer, with a bit for each digit.


def answers(lines):
    """Yield the answer."""
    size = read_number(read_tokens(lines), 1, 9)
    digits = list(map(int, read_grid(lines, size, DIGITS[: size + 1])))
    rows = [digits[start : start + size] for start in range(0, size * size, size)]
    yield f"{0 if repeats(rows) else count_squares(rows)}\n"


def repeats(rows):
    """Return whether a clue repeats in a row or in a column."""
    clues = [list(filter(None, line)) for line in [*rows, *zip(*rows)]]
    return any(len(set(line)) < len(line) for line in clues)


def count_squares(rows):
    """Return how many latin squares complete rows of digits; 0 is open.

    ValueError: it could take for ever.
    """
    by_digit = [[0] * len(rows) for _ in rows]  # in each row, the column of each digit
    for row, places in zip(rows, by_digit):
        for column, digit in enumerate(row, 1):
            if digit:
                places[digit - 1] = column
    for most in 5_000, 50_000, 500_000:
        # Rows, columns and digits can change roles. One way has fewest states.
        for lines in rows, list(zip(*rows)), list(zip(*by_digit)):
            count = count_by_rows(lines, most)
            if count is not None:
                return count
    raise ValueError("too few clues: it could take for ever")


def count_by_rows(rows, most):
    """Return how many latin squares complete rows; None if more than most states."""
    rows = sorted(rows, key=lambda row: row.count(0))
    states = {tuple(map(set_of, zip(*rows))): 1}  # a state -> in how many ways
    # Where the rows below have clues: by column, and by digit.
    columns = ["".join(".#"[digit > 0] for digit in column) for column in zip(*rows)]
    digits = ["".join(".#"[n in row] for row in rows) for n in range(1, len(rows) + 1)]
    for _ in rows:
        is_open = [column[0] == "." for column in columns]
        clues = set_of(n for n, digit in enumerate(digits, 1) if digit[0] == "#")
        filled = fill_row(states, clues, is_open, most)
        if filled is None:
            return None
        columns = [column[1:] for column in columns]
        digits = [digit[1:] for digit in digits]
        # Columns whose clues below are in the same rows can change places.
        states = merged(filled, lambda sets: in_order(sets, columns))
        columns.sort()
        if len(set(digits)) <= 2:  # So can such digits. Where few can, it is too slow.
            states = merged(states, lambda sets: renamed(sets, columns, digits))
            digits.sort()
    return sum(states.values())


def set_of(digits):
    """Return the set of digits; 0 is none."""
    return sum(1 << digit - 1 for digit in digits if digit)


def fill_row(states, clues, is_open, most):
    """Return the states after a row; None if there are more than most."""
    size = len(is_open)
    digits = (1 << size) - 1
    filled = {}
    # One integer has the set of the row, and above it those of the columns.
    for sets, ways in states.items():
        bits = 0
        for column in reversed(sets):
            bits = (bits | column) << size
        filled[bits | clues] = ways
    shifts = range(size, size * size + 1, size)
    for shift in (shift for shift, each in zip(shifts, is_open) if each):
        before, filled = filled, {}
        for bits, ways in before.items():
            left = digits & ~(bits | bits >> shift)
            while left:
                digit = left & -left
                left ^= digit
                after = bits | digit | digit << shift
                filled[after] = filled.get(after, 0) + ways
        if len(filled) > most:
            return None
    return {
        tuple([bits >> shift & digits for shift in shifts]): ways
        for bits, ways in filled.items()
    }


def merged(states, alike):
    """Return the states that alike makes of states, with the ways to each added up."""
    found = {}
    for state, ways in states.items():
        state = tuple(alike(state))
        found[state] = found.get(state, 0) + ways
    return found


def in_order(sets, places):
    """Return sets sorted by their places, and where these are equal, by themselves."""
    return [each for _, each in sorted(zip(places, sets))]


def renamed(sets, columns, digits):
    """Return sets with columns and digits in an order that many states share."""
    for places in digits, sorted(digits):
        sets = in_order(transposed(sets), places)
        sets = in_order(transposed(sets), columns)
    return sets


def transposed(sets):
    """Return for each digit the set of columns that have it, or the other way round."""
    return [
        sum((digits >> place & 1) << column for column, digits in enumerate(sets))
        for place in range(len(sets))
    ]


if __name__ == "__main__":
    run(answers)
