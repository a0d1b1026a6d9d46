"""HDU 2295 Radar

Submit at AcWing, problem 2724, in Python 3. It is not known whether AcWing takes Python
for it.
The problem is http://acm.hdu.edu.cn/showproblem.php?pid=2295 (HDU).

Reads T, then T cases: N, M and K, then x and y of N cities and of M radars.
Writes for each case the least radius with which K of the radars reach every city.

To run it: python3 hdu2295.py cases.txt
"""

# Made by tools/bundle.py, checksum a9e58cb7, from lib/problems/hdu2295.py

import os
import sys
from collections import Counter
from collections.abc import Iterable
from collections.abc import Mapping
from itertools import chain
from math import inf
from operator import index


def read_decimal(tokens):
    """Return the next number, which need not be whole. ValueError: not a number."""
    token = next(tokens, "")
    digits = token[token.startswith("-") :].replace(".", "", 1)
    if not digits.isdecimal() or len(digits) > 15:
        raise input_error("a number of up to 15 digits", token)
    return float(token)


def read_points(tokens, count):
    """Return count points."""
    return [(read_decimal(tokens), read_decimal(tokens)) for _ in range(count)]


def least_radius(cities, radars, most):
    """Return the least radius with which at most so many radars reach all cities."""
    # By radar: its distance to each city, squared.
    squares = [[(a - x) ** 2 + (b - y) ** 2 for a, b in cities] for x, y in radars]
    radii = sorted(set(sum(squares, [])))  # squared too
    # Binary search in radii[low..high]; the largest always suffices.
    low, high = 0, len(radii) - 1
    while low < high:
        middle = (low + high) // 2
        options = []
        for row in squares:  # the cities within reach of each radar
            near = [city for city, square in enumerate(row) if square <= radii[middle]]
            options.append(near)
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


# lib/covers.py: Covers, counts, cheapest and smallest covers of items that have names.


def smallest_cover(items, options, limit=None):
    """Return a smallest list of options that cover each item at least once, or None.

    items, options and errors: as in covers; chosen options may overlap
    limit: how many options there may be at most; None: any number

    With more than a few dozen items it can take long, and much memory.
    """
    if limit is not None and not hasattr(limit, "__index__"):
        raise TypeError(f"limit: {limit!r} is not a whole number")
    (items, options, *_), results = numbered(items, options)
    found = fewest_options(items, options, limit)
    return None if found is None else [results[number] for number in found]


# lib/searches/names.py: Arguments of covers: names become numbers, errors are named.


_KINDS = "names are texts, numbers, tuples or the like"


def numbered(items, options, secondary=(), shared=(), times=None):
    """Return (problem, results): what CountedLanes takes, what covers consist of."""
    items = _names_in(items, "items")
    secondary = _names_in(secondary, "secondary", len(items))
    shared = list(dict.fromkeys(_names_in(shared, "shared")))
    number_of, argument_of = {}, {}
    named = ("items", items), ("secondary", secondary), ("shared", shared)
    for argument, name in ((each, name) for each, names in named for name in names):
        if name in number_of:
            places = " and ".join(sorted({argument_of[name], argument}))
            raise ValueError(f"two items are named {name!r}: in {places}")
        number_of[name], argument_of[name] = len(number_of), argument
    shared_of = {name: number_of.pop(name) for name in shared}  # moved from number_of
    for name in number_of:
        if isinstance(name, tuple) and len(name) == 2 and name[0] in shared_of:
            mend = f"begin names with a word, such as {('edge', *name)!r}"
            why = f"is also {name[0]!r} in colour {name[1]!r}: {mend}"
            raise ValueError(f"item {name!r} {why}")
    times = _numbered_times(times or {}, items, number_of)
    is_dict = isinstance(options, Mapping)
    if not isinstance(options, Iterable):
        raise TypeError(f"options: {options!r} is not a dict or a list")
    results, items_of, colours = [], [], []
    for key, option in options.items() if is_dict else enumerate(options):
        if not isinstance(option, Iterable):
            raise TypeError(f"option {key!r}: {option!r} is not a list; {_KINDS}")
        names = option if isinstance(option, str) else list(option)
        try:
            numbers, colour_of = _number_names(names, number_of, shared_of, times)
        except TypeError as error:
            raise TypeError(f"option {key!r}: {error}; {_KINDS}") from None
        except ValueError as error:
            raise ValueError(f"option {key!r}: {error}") from None
        results.append(key if is_dict else names if iter(option) is option else option)
        items_of.append(numbers)
        colours.append(colour_of)
    uses = Counter(chain.from_iterable(items_of))
    for item, (least, most) in times.items():  # What can't be reached is cut.
        least = min(least, uses[item] + 1)
        times[item] = least, max(least, min(most, uses[item]))
    return (len(items), items_of, len(secondary + shared), colours, times), results


def _names_in(values, argument, first=0):
    """Return names as a list; a number stands for so many, from first on."""
    if hasattr(values, "__index__"):
        values = index(values)
        if values < 0:
            raise ValueError("a negative number of items")
        values = range(first, first + values)
    if not isinstance(values, Iterable):
        raise TypeError(f"{argument}: {values!r} is not a list; {_KINDS}")
    names = list(values)
    try:
        set(names)  # an error if one can't be hashed
    except TypeError as error:
        raise TypeError(f"{argument}: {error}; {_KINDS}") from None
    return names


def _numbered_times(times, items, number_of):
    """Return {number of an item: (least, most)}."""
    if not isinstance(times, Mapping):
        raise TypeError(f"times: {times!r} is not a dict: write {{item: often}}")
    ranges = {}
    for item, often in times.items():
        if item not in number_of:
            raise ValueError(f"times: {item!r} is not in items")
        if number_of[item] >= len(items):
            raise ValueError(
                f"times: {item!r} is secondary: put it in items, times (0, 1)"
            )
        pair = often if isinstance(often, (tuple, list)) else (often, often)
        try:
            least, most = pair
            least, most = index(least), inf if most is None else index(most)
        except (TypeError, ValueError):
            why = f"{often!r} is no number or pair: write (least, most); None: no limit"
            raise TypeError(f"times: item {item!r}: {why}") from None
        if not 0 <= least <= most:
            raise ValueError(f"times: item {item!r} can't be covered {often!r} times")
        ranges[number_of[item]] = least, most
    return ranges


def _number_names(names, number_of, shared_of, times):
    """Return the numbers of an option's items, and {number: (shared item, colour)}."""
    numbers, found, colours = [], set(), {}
    for name in names:
        number = number_of.get(name)
        if number is not None:
            if number in found and number not in times:
                raise ValueError(f"item {name!r} twice")
        elif isinstance(name, tuple) and len(name) == 2 and name[0] in shared_of:
            number = shared_of[name[0]]
            if colours.setdefault(number, name) != name:  # the pair: None is no colour
                raise ValueError(f"shared item {name[0]!r} in two colours")
        else:
            raise ValueError(_unknown(name, names, number_of, shared_of))
        found.add(number)
        numbers.append(number)
    return numbers, colours


def _unknown(name, names, number_of, shared_of):
    """Return what to say of a name that no item has, and what may be meant."""
    from difflib import get_close_matches  # only if it is needed: it takes a while

    if name in shared_of:
        return f"shared item {name!r} needs a colour: write ({name!r}, colour)"
    hint = "; secondary and shared items are to be named, too"
    texts = [text for text in number_of if isinstance(text, str)]
    if isinstance(name, str):
        for near in get_close_matches(name, texts, 1):
            hint = f"; did you mean {near!r}?"
    if isinstance(name, tuple) and name and name[0] in number_of:
        hint = f", and {name[0]!r} is not shared"
    if isinstance(name, str) and name[1:] and {*name} <= number_of.keys():
        hint = f"; a text names its letters: name {name!r} in a list, [{name!r}]"
    if isinstance(names, str):
        hint = f"; {names!r} is a text: its items are its letters; write [{names!r}]"
    if tuple(names) in number_of:
        hint = f"; for the one item {tuple(names)!r} write [{tuple(names)!r}]"
    return f"no item is named {name!r}{hint}"


# lib/searches/set_cover.py: Smallest covers: each item is covered at least once.


# A set of items is an integer with a bit for each item. The fewer options an item has,
# the lower its bit. So the lowest bit that is left is the item with the fewest options.


def fewest_options(items, options, limit):
    """Return a smallest cover, as a sorted list of indexes into options, or None.

    items: how many there are, each to be covered at least once
    options: a list of lists of item numbers; they may overlap
    limit: how many options the cover may have at most; None: any number
    """
    holders = _useful_options(items, options)
    if not all(holders):
        return None  # an item without options
    order = sorted(range(items), key=lambda item: len(holders[item]))
    bit_of = {item: 1 << rank for rank, item in enumerate(order)}
    masks = [sum(bit_of[item] for item in option) for option in options]
    choices = [holders[item] for item in order]  # from here on by rank, not by item
    near = [0] * items  # the items that share an option with each
    for rank, numbers in enumerate(choices):
        for number in numbers:
            near[rank] |= masks[number]
    everything = (1 << items) - 1
    most = items if limit is None else min(items, limit)  # more is never needed
    failed = {}  # items left -> the most further options known not to suffice
    # One more option is allowed each time, from a lower bound on.
    for size in range(_least_options(everything, near), most + 1):
        chosen = _cover_within(size, everything, choices, masks, near, failed)
        if chosen is not None:
            return sorted(chosen)
    return None


def _useful_options(items, options):
    """Return for each item the numbers of its options, the longest first.

    Left out are options inside another, and of equal ones all but the first.
    """
    holders = [[] for _ in range(items)]
    holder_bits = [0] * items  # the same: bit n for option n
    for number in sorted(range(len(options)), key=lambda number: -len(options[number])):
        containing = -1  # bits of the options that have all its items; at first all
        for item in options[number]:
            containing &= holder_bits[item]
        if not containing:
            for item in options[number]:
                holders[item].append(number)
                holder_bits[item] |= 1 << number
    return holders


def _cover_within(size, everything, choices, masks, near, failed):
    """Return at most size options that cover everything, or None.

    failed: items left -> the most further options that did not suffice; added to here
    """
    untried = [(everything, [])]
    while untried:
        left, chosen = untried.pop()
        if not left:
            return chosen
        more = size - len(chosen)
        if failed.get(left, -1) < more and _least_options(left, near) <= more:
            failed[left] = more  # noted beforehand: if a cover is found, all ends
            scarcest = (left & -left).bit_length() - 1  # the place of the lowest bit
            for number in reversed(choices[scarcest]):
                untried.append((left & ~masks[number], chosen + [number]))
    return None


def _least_options(left, near):
    """Return a number of options that the items left need at least.

    It counts items of which no two share an option: each needs an option of its own.
    """
    least = 0
    while left:
        left &= ~near[(left & -left).bit_length() - 1]
        least += 1
    return least


# lib/read.py: Readers of input.


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


def _number(token, least, most):
    """Return a token as a number from least to most."""
    is_short = len(token) <= 20  # int takes long for a million digits
    if not (is_short and token.isdecimal() and least <= int(token) <= most):
        raise input_error("a number from %d to %d" % (least, most), token)
    return int(token)


# lib/stdio.py: Files or standard input in, answers out.


def run(answers):
    """Print what answers(lines) yields for each file named, or standard input.

    A ValueError that it raises ends the run. So does one that it yields, unless the
    case was on one line: then an empty line is printed, and the run goes on.
    """
    program, *names = sys.argv or [""]
    program, status = os.path.splitext(os.path.basename(program))[0], 0
    sys.stderr = sys.stderr or open(os.devnull, "w")  # if closed
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(names):
            return print(sys.modules["__main__"].__doc__, flush=True)
        for name in names or ["-"]:
            place = program if name == "-" else program + ": " + name
            for answer in _replies(answers, name, place):
                if answer is None:
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
    except KeyboardInterrupt:
        status = 130  # as shells do
    except BrokenPipeError:  # The flush at exit would fail, too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)  # no flush at exit
    if status:
        sys.exit(status)


def _replies(answers, name, place):
    """Yield the answers for one file, None where there is none."""
    number = 0  # of the last line
    unanswered = 0  # lines read since the last answer

    def full_lines():
        """Yield the lines that are not blank."""
        nonlocal number, unanswered
        for number, line in enumerate(_lines(name), 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # Ctrl-Z ends old files
            if line.strip():
                unanswered += 1
                yield line

    lines = full_lines()
    try:
        for answer in answers(lines):
            if isinstance(answer, ValueError):
                if unanswered > 1:
                    raise answer  # If a row is missing, later grids are wrong.
                sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                answer = None
            yield answer
            unanswered = 0
        # Standard input may go on after the last case.
        if name != "-" and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit("%s: line %d: %s" % (place, number, error))


def _lines(name):
    """Yield the lines of a file, or of standard input."""
    if name == "-" and sys.stdin is not sys.__stdin__:  # replaced
        yield from iter(sys.stdin.readline, "")  # stays open
    else:
        source = os.dup(0) if name == "-" else name
        with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
            yield from file


if __name__ == "__main__":
    run(answers)
