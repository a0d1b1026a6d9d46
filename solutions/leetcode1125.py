"""LeetCode 1125 Smallest Sufficient Team

Submit at https://leetcode.com/problems/smallest-sufficient-team/ (LeetCode) in Python3:
paste the whole file over the stub.

Reads two lines per case, as LeetCode writes them: the skills, then the people.
Writes one team per line: the numbers of its people.

To run it: python3 leetcode1125.py teams.txt (only under this name)
"""

# Made by tools/bundle.py. The last part is lib/problems/leetcode1125.py:
# change that file, not this one.

import json
import operator
import os
import sys
from collections import Counter
from typing import List

# lib/options.py: Check the options of an exact cover; number items that have names.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item is out of range, or twice in an option; a number of items is
    below 0. TypeError: something is not an integer, or not an iterable.
    """
    try:
        items, secondary = operator.index(items), operator.index(secondary)
        options = [list(map(operator.index, option)) for option in options]
    except TypeError as error:
        raise TypeError(
            f"{error}: items is a number, and options have numbers; for items with "
            "names use lib.named.named_covers, or lib.options.numbered"
        ) from error
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            raise ValueError(f"option {number}: item {most_frequent(option)} twice")
    return items, options, secondary


def most_frequent(values):
    """Return the value that is most often in a list, of several the first."""
    return Counter(values).most_common(1)[0][0]


# lib/set_cover.py: Smallest covers: fewest options that cover each item at least once.


# A set of items is an integer with a bit for each item. The fewer options an item has,
# the lower its bit. So the lowest bit that is left is the item with the fewest options.


def smallest_cover(items, options, limit=None):
    """Return a smallest cover, as a sorted list of indexes into options.

    items: how many there are, each to be covered at least once: options may overlap
    options: an iterable of iterables of item numbers, from 0
    limit: how many options the cover may have at most; None: any number

    It returns None if there is no such cover. ValueError: an item out of range or twice
    in an option, or items below 0. TypeError: not an integer, or not an iterable. With
    more than a few dozen items it can take long, and much memory: it remembers what
    failed.
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
    everything = (1 << items) - 1
    most = items if limit is None else min(items, limit)  # more is never needed
    failed = {}  # items left -> the most further options known not to suffice
    # One more option is allowed each time, from a lower bound on.
    for size in range(least_options(everything, near, items), most + 1):
        chosen = cover_within(size, everything, choices, masks, near, failed)
        if chosen is not None:
            return sorted(chosen)
    return None


def useful_options(items, options):
    """Return for each item the numbers of its options, the longest first.

    Left out are options inside another, and of equal ones all but the first.
    """
    holders = [[] for _ in range(items)]
    holder_bits = [0] * items  # the same: bit n for option n
    for number in sorted(range(len(options)), key=lambda number: -len(options[number])):
        containing = -1  # bits of the options that have all items of this one
        for item in options[number]:
            containing &= holder_bits[item]
        if not containing:
            for item in options[number]:
                holders[item].append(number)
                holder_bits[item] |= 1 << number
    return holders


def cover_within(size, everything, choices, masks, near, failed):
    """Return at most size options that cover everything, or None.

    failed: items left -> the most further options that did not suffice; added to here
    """
    untried = [(everything, [])]
    while untried:
        left, chosen = untried.pop()
        if not left:
            return chosen
        more = size - len(chosen)
        if failed.get(left, -1) < more and least_options(left, near, more) <= more:
            failed[left] = more  # unless a cover is found below, which ends all
            scarcest = (left & -left).bit_length() - 1  # the place of the lowest bit
            for number in reversed(choices[scarcest]):
                untried.append((left & ~masks[number], chosen + [number]))
    return None


def least_options(left, near, most):
    """Return how many options the items left need at least, or most + 1 if above most.

    It counts items of which no two share an option: each needs an option of its own.
    """
    least = 0
    while left and least <= most:
        left &= ~near[(left & -left).bit_length() - 1]
        least += 1
    return least


# lib/read.py: Readers of input: numbers, rows and grids.


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without spaces at their ends. If the line that
    answers read last is wrong, it raises ValueError.
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
        sys.exit(130)  # as shells say that a program was interrupted
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left, which is not an error
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
            print(answer, end="", flush=True)  # at once, so that no answer is lost
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


# lib/problems/leetcode1125.py


class Solution:
    """What LeetCode calls."""

    def smallestSufficientTeam(
        self, req_skills: List[str], people: List[List[str]]
    ) -> List[int]:
        """Return the numbers of fewest people who together have all skills."""
        skills = {skill: number for number, skill in enumerate(req_skills)}
        options = [[skills[skill] for skill in person] for person in people]
        return smallest_cover(len(skills), options)


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
