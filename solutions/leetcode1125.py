"""LeetCode 1125 Smallest Sufficient Team

Submit at https://leetcode.com/problems/smallest-sufficient-team/ (LeetCode) in Python3:
paste the whole file over the stub.

Reads two lines per case, as LeetCode writes them: the skills, then the people.
Writes one team per line: the numbers of its people.

To run it: python3 leetcode1125.py teams.txt (only under this name)
"""

# Made by tools/bundle.py. The last part is lib/problems/leetcode1125.py:
# change that file, not this one.

import os
import sys
from difflib import get_close_matches

# lib/set_cover.py: Smallest covers: fewest options that cover each item at least once.


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


# lib/covers.py: The front door: covers, counts, smallest covers; names in, names out.


def smallest_cover(items, options, limit=None):
    """Return a smallest list of options that cover each item at least once, or None.

    items, options, the result and errors: as in covers; chosen options may overlap
    limit: how many options there may be at most; None: any number

    With more than a few dozen items it can take long, and much memory.
    """
    items, options, _, results = _in_lists(items, options, ())
    items, options, _ = _numbered(items, options, [])
    found = fewest_options(items, options, limit)
    return None if found is None else [results[number] for number in found]


def _in_lists(items, options, secondary):
    """Return the arguments as lists, and a list of what covers consist of.

    Options are returned as pairs (how messages call it, the names of its items).
    """
    if isinstance(items, int):
        if isinstance(secondary, int):
            secondary = range(items, items + secondary)
        items = range(items)
    elif isinstance(items, dict) and not isinstance(options, dict):
        raise TypeError("items is a dict: items come first, then options")
    items = _names_in(items, "items, which come before options")
    secondary = _names_in(secondary, "secondary")
    results = list(options)
    pairs = options.items() if isinstance(options, dict) else enumerate(results)
    pairs = [(key, _names_in(option, f"option {key!r}")) for key, option in pairs]
    return items, pairs, secondary, results


def _names_in(values, place):
    """Return names as a list. TypeError: one can't be hashed."""
    try:
        names = list(values)
        set(names)
    except TypeError as error:
        why = f"{error}; names are texts, numbers, tuples or the like"
        raise TypeError(f"{place}: {why}") from None
    return names


def _numbered(items, options, secondary):
    """Return the three arguments of a search, which are numbers, for these in names."""
    names = items + secondary
    number_of = {name: number for number, name in enumerate(names)}
    if len(number_of) < len(names):
        raise ValueError(f"two items are named {max(names, key=names.count)!r}")
    found = []
    for key, names in options:
        for name in names:
            if name not in number_of:
                why = f"no item is named {name!r}{_hint(name, number_of)}"
                raise ValueError(f"option {key!r}: {why}")
        if len(set(names)) < len(names):
            raise ValueError(
                f"option {key!r}: item {max(names, key=names.count)!r} twice"
            )
        found.append([number_of[name] for name in names])
    return len(items), found, len(secondary)


def _hint(name, known):
    """Return what may be meant by an unknown name."""
    if isinstance(name, tuple) and name and name[0] in known:
        return f", and {name[0]!r} is not shared"
    for other in known:
        if isinstance(other, (tuple, frozenset)) and name in other:
            return f", but one is {other!r}: items come first, then options"
    near = get_close_matches(repr(name), map(repr, known), 1, 0.8)
    if near:
        return f"; is it {near[0]}?"
    return "; secondary and shared items are to be named, too"


# lib/read.py: Readers of input: numbers, rows and grids.


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without the spaces at their end. A ValueError
    of answers is about the last line that it has read.
    """
    if {"-h", "--help"}.intersection(sys.argv):
        print(sys.modules["__main__"].__doc__)
        return
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    try:
        for name in sys.argv[1:] or ["-"]:
            is_named = name != "-"
            place = f"{program}: {name}" if is_named else program
            source = name if is_named else 0
            # surrogateescape: a byte that is not UTF-8 does no harm in a line not read.
            with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
                _answer_file(answers, file, place, is_named)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left: no error
    except OSError as error:
        print(f"{program}: {error}", file=sys.stderr, flush=True)
        os._exit(2)  # sys.exit would try again to write the output


def _answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file. Exit if a line is wrong."""
    number = 0

    def read_lines():
        """Yield the lines; number is that of the last one."""
        nonlocal number
        for number, line in enumerate(file, 1):
            # Old programs end a file with Ctrl-Z, or fill it up with NULs.
            line = line.replace("\0", "").replace("\x1a", "").rstrip()
            if line:
                yield line

    lines = read_lines()
    try:
        for answer in answers(lines):
            print(answer, end="", flush=True)  # at once
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


# lib/problems/leetcode1125.py


import json
import sys
from typing import List


class Solution:
    """What LeetCode calls."""

    def smallestSufficientTeam(
        self, req_skills: List[str], people: List[List[str]]
    ) -> List[int]:
        """Return the numbers of fewest people who together have all skills."""
        return smallest_cover(req_skills, dict(enumerate(people)))


def strings(text):
    """Return the texts between quotes."""
    return text.split('"')[1::2]


def answers(lines):
    """Yield a team for each case."""
    for line in lines:
        skills = strings(line)
        if not skills:
            raise input_error('["a","b",...]', line)
        people = [strings(part) for part in next(lines, "").split("],")]
        if not set(sum(people, [])) <= set(skills):
            raise ValueError("a skill that is not asked for")
        team = Solution().smallestSufficientTeam(skills, people)
        if team is None:
            raise ValueError("no team has all skills")
        yield json.dumps(team, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    # LeetCode puts this file into a program of its own, which has another name and is
    # to read the input itself.
    if sys.argv[0].endswith("leetcode1125.py"):
        run(answers)
