"""Exact cover on one integer: all items at once, by a few operations on its bits."""

from itertools import chain

from lib.options import checked

# Each primary item has a lane of bits: a mark at the bottom, then a place for each of
# its options, at the top a guard. All lanes together are one integer, a state. Mark and
# guard are 1 while the item is open: no option of it is chosen. A place is 1 while its
# option is possible. The lane of an item that is covered is 0.
#
# One subtraction acts on all lanes. Items 0, 1, 2; options A = 0 1, B = 0, C = 1 2 and
# D = 2. The lowest bits are at the right.
#
#     item 2     item 1     item 0
#     g D C m    g C A m    g B A m    what each bit stands for; g: guard, m: mark
#     1 1 1 1    1 1 1 1    1 1 1 1    full: every item open, every option possible
#     0 0 0 0    0 0 1 0    1 1 1 1    what choosing B clears: its item, and its rival A
#     1 1 1 1    1 1 0 1    0 0 0 0    state = full & mask: the mask is the rest of full
#     0 0 1 0    0 0 1 0    0 0 0 0    ones = (state & marks) << 1
#     1 1 0 1    1 0 1 1    0 0 0 0    less = state - ones: no lane is empty yet
#     1 1 0 1    1 0 0 1    0 0 0 0    rest = state & less: without each lowest option
#     1 0 1 1    0 1 1 1    0 0 0 0    rest - ones: an empty lane has lost its guard
#
# So item 1 had just one option: C. Choosing it clears all of lanes 2 and 1, and the
# state is 0: B and C are a cover. A lane that is empty borrows from its own guard, so
# it disturbs no other.
#
# Rivals of an option share an item with it. When it is chosen they are cleared wherever
# they have a place. Secondary items have no lane: they only make rivals. Nothing is
# undone: to go back the search takes an older integer.

ROOM = 32_000_000  # bytes for masks that are kept; beyond that they are made each time


def lane_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    Arguments and errors are those of checked. A state takes a bit for each item of each
    option. There is one for each choice on the way, and masks take 32 MB at most.
    """
    lanes = Lanes(*checked(items, options, secondary))
    return search_lanes(lanes, lanes.full)


class Lanes:
    """The states of an exact cover problem, whose arguments have been checked.

    full: the state in which every item is open and every option possible
    marks, guards: those of all lanes; size: how many places the widest lane has
    ends: by item, the bit numbers of its mark and guard
    lane_of: by a guard's bit number, where its places begin, and as many 1s as places
    option_at: by bit number, the option of a place, or None
    masks: by option, what mask returns, or None
    """

    def __init__(self, items, options, secondary=0, marked=True):
        self.options = options
        self.holders = [[] for _ in range(items + secondary)]  # each item's options
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at, self.places = [], [[] for _ in options]  # the latter by option
        self.ends, self.lane_of, marks, guards = [], {}, [], []
        for lane in self.holders[:items]:
            bottom = len(self.option_at) + marked
            guard = bottom + len(lane)
            for place, number in enumerate(lane, bottom):
                self.places[number].append(place)
            self.option_at += [None] * marked + lane + [None]
            self.ends.append((bottom - 1 if marked else guard, guard))
            self.lane_of[guard] = bottom, (1 << len(lane)) - 1
            marks.append("0" * len(lane) + "0" + "1" * marked)
            guards.append("1" + "0" * len(lane) + "0" * marked)
        bits = len(self.option_at)
        self.full = (1 << bits) - 1
        self.marks = int("".join(marks[::-1]) or "0", 2)
        self.guards = int("".join(guards[::-1]) or "0", 2)
        self.size = max(map(len, self.holders[:items]), default=0)
        self.masks = [None] * len(options)
        self.cleared = {}  # by item: what cleared_by returns
        self.room = 8 * ROOM // (bits or 1)  # how many more integers to keep

    def mask(self, option):
        """Return two masks for states in which an option is chosen.

        Both clear its items and its rivals. The second keeps its own places.
        """
        if self.masks[option]:
            return self.masks[option]
        own = lost = 0
        for item in self.options[option]:
            lost |= self.cleared.get(item) or self.cleared_by(item)
        for place in self.places[option]:
            own |= 1 << place
        without = self.full ^ lost
        if self.room > 0:
            self.room -= 2
            self.masks[option] = without, without | own
        return without, without | own

    def cleared_by(self, item):
        """Return the mark and the guard of an item, and all places of its options."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        places = (self.places[option] for option in self.holders[item])
        for bit in chain(*places, *self.ends[item : item + 1]):
            octets[bit >> 3] |= 1 << (bit & 7)
        bits = int.from_bytes(octets, "little")
        if self.room > 0:
            self.room -= 1
            self.cleared[item] = bits
        return bits


def search_lanes(lanes, state, steps=-1):
    """Yield the exact covers that a state leaves, as lists of options.

    After so many steps that are not -1, yield None and stop.
    """
    marks, guards, masks = lanes.marks, lanes.guards, lanes.masks
    chosen = []
    untried = []  # a state; options to try in it: bits from a bottom; how many chosen
    while steps:
        steps -= 1
        lane = 0
        if not state:
            yield chosen[:]
        else:
            # Take the lowest option from each lane until one is empty: it had fewest.
            opened = state & guards
            ones = (state & marks) << 1
            rest, less = state, state - ones
            while less & opened == opened:
                rest &= less
                less = rest - ones
            if rest != state:  # else it was empty from the start
                guard = (opened ^ (opened & less)).bit_length() - 1
                bottom, lane_bits = lanes.lane_of[guard]
                lane = state >> bottom & lane_bits
        if not lane:
            if not untried:
                return
            state, bottom, lane, depth = untried.pop()
            del chosen[depth:]
        high = lane.bit_length() - 1
        lane ^= 1 << high
        if lane:
            untried.append((state, bottom, lane, len(chosen)))
        option = lanes.option_at[bottom + high]
        state &= (masks[option] or lanes.mask(option))[0]
        chosen.append(option)
    yield None
