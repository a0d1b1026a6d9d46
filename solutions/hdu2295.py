"""HDU 2295 Radar, http://acm.hdu.edu.cn/showproblem.php?pid=2295

Reads T, then T cases: N, M, K, then N cities and M radars, as x and y. Writes the least
radius with which K of the radars reach every city.
Not verified: whether Python is accepted at AcWing, 2724. Limits: not found.
To run it: python3 hdu2295.py cases.txt
"""

# Made by tools/bundle.py from lib/problems/hdu2295.py: change that file, not this one.
# The program is at the end; above it is what it uses of lib.

import operator
import os
import sys
from itertools import chain

# lib/options.py: Options of an exact cover: checked; numbered, where items have names.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item out of range or twice, a number below 0. TypeError: no integer.
    """
    items, secondary = operator.index(items), operator.index(secondary)
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    options = [list(map(operator.index, option)) for option in options]
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            item = next(item for item in option if option.count(item) > 1)
            raise ValueError(f"option {number}: item {item} twice")
    return items, options, secondary


# lib/set_cover.py: Fewest covers: each item is covered at least once.


# A set of items is an integer with a bit for each item. The fewer options an item has,
# the lower its bit. So the lowest bit left is the item with the fewest options.


def smallest_cover(items, options, limit=None):
    """Return a smallest cover, as a sorted list of indexes into options.

    items: how many there are, to be covered at least once each: options may overlap
    options: an iterable of iterables of item numbers, from 0
    limit: how many options the cover may have at most; None: any number

    None: there is no such cover. Errors are those of checked. From some tens of items
    on it can take long, and much memory, since it remembers what failed.
    """
    items, options, _ = checked(items, options)
    holders = useful_options(items, options)
    order = sorted(range(items), key=lambda item: len(holders[item]))
    bit_of = {item: 1 << rank for rank, item in enumerate(order)}
    masks = [sum(bit_of[item] for item in option) for option in options]
    choices = [holders[item] for item in order]  # from here on by rank, not by item
    near = [0] * items  # the items that share an option with each
    for rank, numbers in enumerate(choices):
        for number in numbers:
            near[rank] |= masks[number]
    everything, most = (1 << items) - 1, items if limit is None else min(items, limit)
    failed = {}  # items left -> the most further options known not to suffice
    # One more option is allowed each time, from a lower bound on.
    for size in range(least_options(everything, near, items), most + 1):
        chosen = cover_within(size, everything, choices, masks, near, failed)
        if chosen is not None:
            return sorted(chosen)
    return None


def useful_options(items, options):
    """Return for each item its options without those within another; one of equals."""
    holders, holder_bits = [[] for _ in range(items)], [0] * items
    for number in sorted(range(len(options)), key=lambda number: -len(options[number])):
        containing = -1  # bits of the options that have all items of this one
        for item in options[number]:
            containing &= holder_bits[item]
        for item in options[number] if not containing else ():
            holders[item].append(number)
            holder_bits[item] |= 1 << number
    return holders


def cover_within(size, everything, choices, masks, near, failed):
    """Return at most size options that cover everything; None if there are none."""
    untried = [(everything, [])]
    while untried:
        left, chosen = untried.pop()
        if not left:
            return chosen
        more = size - len(chosen)
        if failed.get(left, -1) < more and least_options(left, near, more) <= more:
            failed[left] = more  # unless a cover is found below, which ends all
            for number in reversed(choices[(left & -left).bit_length() - 1]):
                untried.append((left & ~masks[number], chosen + [number]))


def least_options(left, near, most):
    """Return how many options the items left need at least; if above most, most + 1.

    It counts items of which no two share an option.
    """
    least = 0
    while left and least <= most:
        left &= ~near[(left & -left).bit_length() - 1]
        least += 1
    return least


# lib/read.py: Readers of input: numbers, rows and grids.


def read_tokens(lines):
    """Return an iterator over the words of lines; where a line ends does not matter."""
    return (token for line in lines for token in line.split())


def shown(text):
    """Return how a message shows what was read; "" is the end of input."""
    return ascii(text[-30:]) if text else "the end"


def read_number(tokens, least=0, most=999999999):
    """Return the next whole number. ValueError: it is less or more than these."""
    token = next(tokens, "")
    number = int(token) if token.encode().isdigit() and len(token) < 10 else -1
    if not least <= number <= most:
        expected = f"expected a number from {least} to {most}"
        raise ValueError(f"{expected}, found {shown(token)}")
    return number


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named; "-" is standard input."""
    program, status = os.path.basename(sys.argv[0]).replace(".py", ""), 0
    try:
        if {"-h", "--help"}.intersection(sys.argv):
            with open(sys.argv[0], encoding="utf-8") as file:  # -OO has no __doc__
                return print(file.read().split('"""')[1], flush=True)
        for name in sys.argv[1:] or ["-"]:
            place = program if name == "-" else f"{program}: {name}"
            try:
                source = 0 if name == "-" else name
                file = open(source, encoding="utf-8-sig", errors="replace")
            except OSError as error:
                print(f"{place}: {error.strerror}", file=sys.stderr)
                status = 2
            else:
                with file:
                    answer_file(answers, file, place)
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            print(f"{program}: output: {error.strerror}", file=sys.stderr, flush=True)
            status = 1
        os._exit(status)  # An ordinary exit would try to write again.
    if status:
        sys.exit(status)


def answer_file(answers, file, place):
    """Print what answers(lines) yields for a file; exit at a line that is wrong.

    Lines are stripped, blank ones skipped. ValueError: the line read last is wrong.
    EOFError: it is no case, so the input ends there.
    """
    number, line = 0, ""

    def read():
        """Yield the lines, and count them."""
        nonlocal number, line
        for number, line in enumerate(file, 1):
            line = line.replace("\0", " ").replace("\x1a", " ").strip()
            if line:
                yield line

    try:
        lines = read()
        first = next(lines, None)
        try:
            for answer in answers(chain([first], lines)) if first else ():
                print(answer, end="")
        finally:
            print(end="", flush=True)  # before any message
        # Judges may fail what writes to stderr. From a terminal no more may ever come.
        if os.isatty(2) and not file.isatty() and next(lines, None):
            raise EOFError
    except EOFError:
        if os.isatty(2):
            print(f"{place}: line {number}: not read from here", file=sys.stderr)
    except (ValueError, MemoryError) as error:
        wrong = "this is not text in UTF-8" if "\ufffd" in line else str(error)
        sys.exit(f"{place}: line {number}: {wrong or 'not enough memory'}")


# lib/problems/hdu2295.py


def read_decimal(tokens):
    """Return the next number, which need not be whole."""
    token = next(tokens, "")
    digits = token[token.startswith("-") :].replace(".", "", 1)
    if not digits.encode().isdigit() or len(digits) > 15:
        raise ValueError(f"expected a number of up to 15 digits, found {shown(token)}")
    return float(token)


def read_points(tokens, count):
    """Return count points."""
    return [(read_decimal(tokens), read_decimal(tokens)) for _ in range(count)]


def least_radius(cities, radars, most):
    """Return the least radius with which at most so many radars reach all cities."""
    squares = [[(a - x) ** 2 + (b - y) ** 2 for a, b in cities] for x, y in radars]
    radii = sorted(set(sum(squares, [])))
    # Binary search in radii[low..high]; the largest always suffices.
    low, high = 0, len(radii) - 1
    while low < high:
        middle = (low + high) // 2
        far = radii[middle]
        options = [
            [n for n, square in enumerate(row) if square <= far] for row in squares
        ]
        if smallest_cover(len(cities), options, most) is None:
            low = middle + 1
        else:
            high = middle
    return radii[low] ** 0.5


def answers(lines):
    """Yield the answer to each case."""
    tokens = read_tokens(lines)
    for _ in range(read_number(tokens)):
        cities, radars, most = [read_number(tokens, 1) for _ in range(3)]
        places = read_points(tokens, cities), read_points(tokens, radars)
        yield f"{least_radius(*places, most):.6f}\n"


if __name__ == "__main__":
    run(answers)
