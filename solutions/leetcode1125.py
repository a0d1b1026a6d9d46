"""LeetCode 1125 Smallest Sufficient Team

https://leetcode.com/problems/smallest-sufficient-team/
Python is accepted there: paste the whole file over the stub. Limits: not stated.
To run it: python3 leetcode1125.py teams.txt, two lines a case as LeetCode writes them:
the skills, then the people.
"""

# Made by tools/bundle.py from lib/problems/leetcode1125.py: change that file, not this one.
# The program is at the end; above it is what it uses of lib.

import operator
import os
import sys
from itertools import chain
from typing import List

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


# lib/leetcode.py: What the problems of LeetCode share, to run them elsewhere.


def run_own(name, answers):
    """Run answers in a file name.py; exit with a message in a file of another name.

    On LeetCode do nothing: standard input has the cases, which its own program reads.
    """
    file = os.path.basename(sys.argv[0])
    if file == name + ".py":
        run(answers)
    elif file != "prog_joined.py":
        sys.exit(f"{file}: this runs as {name}.py only")


def read_lists(lines):
    """Yield the lines that begin a case, without their blanks.

    EOFError: after the first one there is a line that begins no list.
    """
    for number, line in enumerate(lines):
        if number and not line.startswith("["):
            raise EOFError
        yield "".join(line.split())


def write_json(value):
    """Return a number, or lists of plain strings, as LeetCode writes them in a line."""
    return str(value).replace("'", '"').replace(" ", "") + "\n"


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
    """Return what stands in quotes."""
    return text.split('"')[1::2]


def answers(lines):
    """Yield a team for each case."""
    for line in read_lists(lines):
        skills = strings(line)
        if write_json(skills) != line + "\n" or not skills:
            raise ValueError('expected skills: ["a","b",...]')
        line = "".join(next(lines, "").split())
        people = [strings(part) for part in line[1:-1].split("],[")]
        if write_json(people) != line + "\n":
            raise ValueError(f'expected people: [["a",...],...], found {line!a:.40}')
        if any(len(set(names)) < len(names) for names in [skills, *people]):
            raise ValueError("a skill that stands twice in a list")
        if not set(sum(people, [])) <= set(skills):
            raise ValueError("a skill that is not asked for")
        team = Solution().smallestSufficientTeam(skills, people)
        if team is None:
            raise ValueError("no team has all skills")
        yield write_json(team)


if __name__ == "__main__":
    run_own("leetcode1125", answers)
