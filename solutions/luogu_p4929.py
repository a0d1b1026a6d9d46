"""Luogu P4929 Dancing Links

Submit at https://www.luogu.com.cn/problem/P4929 (Luogu) in Python 3 (CPython). It is
not known whether https://www.acwing.com/problem/content/1069/ (AcWing 1067) takes
Python.

Reads N and M, then N rows of M numbers 0 or 1.
Writes the numbers of rows, from 1, that together have exactly one 1 in each column, or
"No Solution!".

To run it: python3 luogu_p4929.py matrix.txt
"""

# Made by tools/bundle.py, checksum 1fbf63cf, from lib/problems/luogu_p4929.py

import operator
import os
import sys
from collections import Counter
from itertools import chain


def answers(lines):
    """Yield the answer."""
    tokens = read_tokens(lines)
    rows, columns = read_number(tokens, 1), read_number(tokens, 1)
    cover = next(lane_covers(columns, read_matrix(tokens, rows, columns)), None)
    if cover is None:
        yield "No Solution!\n"
    else:
        yield " ".join(str(row + 1) for row in sorted(cover)) + "\n"


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


_KEPT = 64_000_000  # bytes for masks that are kept; others are made each time
_TURN = 20  # dead ends, in the shortest turn of a search
_FAILED = 16  # failures in a generation; pick knows this one and the one before

# Each primary item has a lane of bits: from the lowest on a mark, a place for each of
# its options, an alarm and a guard. All lanes together are one integer, a state. Mark
# and guard are 1 while an item is open: none of its options is chosen. A place is 1
# while its option is possible. Alarms are 0, and the lane of a covered item is all 0.
# So ones = (state & marks) << 1 has a 1 at the lowest place of each open lane, and
# x & (x - ones) removes the lowest option of each, as x & (x - 1) removes the lowest 1
# of x. In a lane without options, x - ones borrows from the guard and sets the alarm.
#
# Example: options A = {0, 1}, B = {0}, C = {1, 2}, D = {2}. B is chosen:
#
#      item 0       item 1       item 2
#     g ! B A m    g ! C A m    g ! D C m    g: guard, !: alarm, A to D: places, m: mark
#     1 0 1 1 1    1 0 1 1 1    1 0 1 1 1    start: every option is possible
#     1 0 1 1 1    0 0 0 1 0    0 0 0 0 0    cleared: item 0, and A, the rival of B
#     0 0 0 0 0    1 0 1 0 1    1 0 1 1 1    state = start & mask: without these
#     0 0 0 0 0    0 0 0 1 0    0 0 0 1 0    ones = (state & marks) << 1
#     0 0 0 0 0    1 0 0 1 1    1 0 1 0 1    less = state - ones: no alarm
#     0 0 0 0 0    1 0 0 0 1    1 0 1 0 1    rest = state & less: without the lowest
#     0 0 0 0 0    0 1 1 1 1    1 0 0 1 1    less = rest - ones: the alarm of item 1
#
# So item 1 has one option, C, the fewest of all, and is covered next. Choosing C clears
# lanes 1 and 2: the state is 0, B and C are a cover. To go back, take an older integer.
# Options are rivals if they share an item, unless they have it in one colour: choosing
# one clears the others in all lanes. Secondary items only make rivals.


class Lanes:
    """The lanes of a problem: their layout, masks of options, pick, search.

    The arguments are as checked returns them; colours: by option: {secondary item: its
    colour}; names: by option: what covers have for it; None: its number

    start: the first state; a state whose guards are all 0 is a cover
    full, marks, alarms, guards: all bits, all marks, all alarms, all guards
    holders: by item: its options; places: by option: the numbers of its bits
    option_at: by number of a bit: the option of a place, None for others
    ends: by item: the numbers of its mark and its guard; secondary items have none
    lane_of: {number of an alarm: (lowest place of its lane, a 1 for each place)}
    masks: by option: see mask; None as long as it is not kept
    kept: {(item, colour): see cleared}; room: bytes for more of both
    learning: whether failures (items without options) are noted; failures: how many
    failed, failed_before: alarms of these items, in this generation and the last one
    counted: {option: its items that may be covered again}; CountedLanes has some
    """

    def __init__(self, items, options, secondary=0, colours=None, names=None):
        self.options, self.colours = options, colours or [{}] * len(options)
        self.names = range(len(options)) if names is None else names
        self.holders = [[] for _ in range(items + secondary)]
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at, self.lane_of = [], {}
        self.places, self.ends = [[] for _ in options], [()] * len(self.holders)
        for item in reversed(range(items)):  # item 0 has the highest bits
            self.add_lane(item)
        self.full = (1 << len(self.option_at)) - 1
        self.marks = self.with_bits(mark for mark, _ in self.ends[:items])
        self.alarms = self.with_bits(self.lane_of)
        self.guards, self.start = self.alarms << 1, self.full ^ self.alarms
        self.masks, self.kept, self.room = [None] * len(options), {}, _KEPT
        self.learning, self.counted = True, {}
        self.failures = self.failed = self.failed_before = 0

    def add_lane(self, item):
        """Add the lane of an item on top of the others."""
        holders, mark = self.holders[item], len(self.option_at)
        for place, number in enumerate(holders, mark + 1):
            self.places[number].append(place)
        self.option_at += [None, *holders, None, None]
        alarm = mark + 1 + len(holders)
        self.ends[item] = mark, alarm + 1
        self.lane_of[alarm] = mark + 1, (1 << len(holders)) - 1

    def with_bits(self, numbers):
        """Return the integer that has the bits of these numbers."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in numbers:
            octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")

    def mask(self, option):
        """Return what choosing an option leaves: it turns a state into state & mask."""
        lost = 0
        for item in self.options[option]:
            pair = item, self.colours[option].get(item)
            cleared = self.kept.get(pair)
            if cleared is None:  # 0 is kept, too
                cleared = self.keep(self.kept, pair, self.cleared(*pair))
            lost |= cleared
        return self.keep(self.masks, option, self.full ^ lost)

    def cleared(self, item, colour):
        """Return what covering an item clears. colour: its colour, or None."""
        rivals = self.holders[item]
        if colour is not None:
            rivals = [n for n in rivals if self.colours[n].get(item) != colour]
        return self.with_bits(chain(self.ends[item], *(self.places[n] for n in rivals)))

    def keep(self, store, key, integer):
        """Return an integer, and keep it as store[key] if there is room."""
        if integer.bit_length() <= 8 * self.room:
            self.room -= integer.bit_length() // 8
            store[key] = integer
        return integer

    def pick(self, state):
        """Return (bottom, left): the options in state of the open item with the fewest.

        Each bit of left << bottom is a place. If no item is open, bottom is 0.
        """
        if not state:
            return 0, 0
        alarms, ones = self.alarms, (state & self.marks) << 1
        rest, less = state, state - ones
        found = less & alarms
        if found and not self.learning:
            return 1, 0  # some item has no option
        # Remove the lowest option of each lane until there is an alarm: the fewest.
        while not found:
            rest &= less
            less = rest - ones
            found = less & alarms
        # Of several take one that failed lately, as it is likely to fail again: a
        # conflict-driven order, like last conflict. Of these take the first.
        best = found & self.failed or found & self.failed_before or found
        alarm = best.bit_length() - 1
        bottom, lane_bits = self.lane_of[alarm]
        left = (state >> bottom) & lane_bits
        if not left:
            self.note_failure(alarm)
        return bottom, left

    def note_failure(self, alarm):
        """Note that the item with this alarm has no option."""
        self.failures += 1
        if self.failures % _FAILED == 0:
            self.failed_before, self.failed = self.failed, 0
        self.failed |= 1 << alarm

    def stop_learning(self):
        """Forget failures for good: of several items the first one is picked."""
        self.learning, self.failed, self.failed_before = False, 0, 0

    def split(self, state, option):
        """Return two states: for options tried after this one, and with it chosen."""
        return state, state & (self.masks[option] or self.mask(option))

    def search(self, liked=0, rule=None):
        """Yield each exact cover once, as a list of names; None at each dead end.

        liked: if bit n is 1, place n of each lane, from its lowest on, is tried first
        rule: None or (first, step): first is the value of no options, step(value, name)
            returns the value with one more, or None to refuse it: a dead end, too
        """
        pick, masks, counted, chosen = self.pick, self.masks, self.counted, []
        (value, step), state = rule or (None, None), self.start
        bottom, left = pick(state)
        if not bottom:
            yield []
        # To try: (state, its options, how many were chosen, the rule's value).
        untried = [(state, bottom, left, 0, value)]
        while untried:
            state, bottom, left, depth, value = untried.pop()
            del chosen[depth:]
            while left:
                highest = (left & liked or left).bit_length() - 1
                left ^= 1 << highest
                option = self.option_at[bottom + highest]
                if option in counted:
                    state, after = self.split(state, option)
                    left &= state >> bottom  # it may have two places
                else:  # as split does; without a call it takes .9 of the time
                    after = state & (masks[option] or self.mask(option))
                if left:  # keep it for later
                    untried.append((state, bottom, left, len(chosen), value))
                chosen.append(self.names[option])
                if step:
                    value = step(value, chosen[-1])
                    if value is None:
                        yield None
                        break
                state = after
                bottom, left = pick(state)
                if not bottom:
                    yield chosen[:]
                elif not left:
                    yield None


def search_steadily(lanes, rule=None):
    """Yield each exact cover once, as a list of names.

    An early choice may exclude all covers: run times have heavy tails. So the first
    search shares its time, 3 to 1, with restarts: these try options in another order,
    each for a turn. When one finds a cover, the others are dropped, and it runs to its
    end: no cover comes twice. At 1 to 1 covers came no sooner, proofs of none later.
    """
    first = lanes.search(0, rule)
    liked = 0  # what a restart tries first: scattered bits
    found = 0
    number = 0
    while True:
        number += 1
        turn = _TURN * (number & -number)  # 1, 2, 1, 4, 1, 2, 1, 8: like Luby's
        liked = (liked * 1_664_525 + 1_013_904_223) & lanes.full
        restart = lanes.search(liked, rule)
        for search, dead_ends in (first, 3 * turn), (restart, turn):
            for done, cover in enumerate(search):
                if cover is not None:
                    found += 1
                    if found == 2:  # with many covers failures tell little
                        lanes.stop_learning()
                    yield cover
                elif done >= dead_ends and not found:
                    break
            else:
                return  # a search that ends has yielded all covers


def lane_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    The arguments and errors are those of lib.options.checked.
    """
    return search_steadily(Lanes(*checked(items, options, secondary)))


# lib/options.py: Check the arguments of an exact cover problem in numbers.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many items are to be covered exactly once; they are numbered from 0
    options: an iterable of iterables of items; one without such items is not chosen
    secondary: how many items after these are to be covered at most once

    ValueError: an item is out of range, or twice in an option; a number of items is
    below 0. TypeError: something is not an integer, or not an iterable.
    """
    try:
        items, secondary = operator.index(items), operator.index(secondary)
        options = [list(map(operator.index, option)) for option in options]
    except TypeError as error:
        why = "items is a number, and options have numbers; for names see lib/covers.py"
        raise TypeError(f"{error}: {why}") from error
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            [(item, _)] = Counter(option).most_common(1)
            raise ValueError(f"option {number}: item {item} twice")
    return items, options, secondary


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


def read_cells(tokens, count, symbols):
    """Return a string of count symbols; spaces and line ends may stand between them."""
    words, missing = [], count
    while missing > 0:
        token = next(tokens, "")
        missing -= len(token)
        if not token or token.strip(symbols) or missing < 0:
            raise input_error("%d symbols from %a" % (count, symbols), token)
        words.append(token)
    return "".join(words)


def read_matrix(tokens, rows, columns):
    """Return for each row the list of its columns, from 0, that hold a 1."""
    matrix = (read_cells(tokens, columns, "01") for _ in range(rows))
    return [[at for at in range(columns) if row[at] == "1"] for row in matrix]


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
