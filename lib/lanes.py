"""Reduction of an exact cover before the search: what is forced, on one big integer.

Source: Knuth, TAOCP 7.2.2.1 (preprocessing) and 7.1.3 (many small fields in one word); probing is
the failed literal rule of SAT solvers.
Cost: a round of settling is a dozen operations on an integer of items * (width + 1) bits.
"""

# The state. Every item has a lane: a bit for each of its options, set while the option may still
# be chosen, and above them a guard, set while the item is open. An option has a bit in the lane
# of each of its items. With two items, width 3:
#
#         item 1    item 0
#       | 1 0 1 1 | 1 1 0 0 |      both open; item 0 has one option left, item 1 two
#       | 1 0 1 0 | 1 0 1 1 |      less 1 a lane: where no option was, the guard would be gone
#       | 1 0 1 0 | 1 0 0 0 |      and of both: each lane without its lowest option
#       | 1 0 0 1 | 0 1 1 1 |      less 1 again: the guard is gone where one option was left
#
# Choosing an option clears the lanes of its items and all bits of the options that share one.
# A state of 0 has no open item: what was chosen is a cover.

ROOM = (
    1 << 27
)  # bits for masks kept; those of 9x9 and 16x16 all fit, 25x25 drops and remakes
PATIENCE = 40  # probes in a row that may find nothing


class Lanes:
    """An exact cover whose items have width options each.

    places: for each option the bits it has, one in the lane of each of its items; lane i begins
    at bit i * (width + 1). homes: the first so many items hold every option once.
    """

    def __init__(self, items, homes, width, places):
        self.lane = lane = width + 1
        self.width = width
        self.places = places
        self.option_at = [0] * (items * lane)
        for option, bits in enumerate(places):
            for place in bits:
                self.option_at[place] = option
        self.full = (1 << items * lane) - 1
        self.guards = self.full // ((1 << lane) - 1) << width
        self.home = ((1 << homes * lane) - 1) & ~self.guards
        self.covers = [0] * items
        self.keeps = [0] * (items * lane)
        self.made = 0

    def choose(self, state, places):
        """Return the state after the options at places are chosen."""
        for place in places:
            state &= self.keeps[place] or self.make_keep(place)
        return state

    def settle(self, state, chosen):
        """Choose whatever is forced, and append where it was to chosen.

        Return the state in which every open item has two options or more, or None where an item
        is left without one.
        """
        guards = self.guards
        width = self.width
        keeps = self.keeps
        while state:
            open_ = state & guards
            ones = open_ >> width
            rest = state - ones
            if rest & open_ != open_:
                return None
            rest &= state
            single = (rest - ones & open_) ^ open_
            if not single:
                break
            forced = state & (single - (single >> width))
            while forced:
                place = forced.bit_length() - 1
                keep = keeps[place] or self.make_keep(place)
                state &= keep
                forced &= keep  # its other bits go too, and a rival's, whose lane is empty now
                chosen.append(place)
        return state

    def probe(self, state, chosen, first):
        """Reject options that settle into a contradiction, until PATIENCE runs out.

        Nothing is undone: what a probe refutes is in no cover. A probe that settles every item is
        a cover, taken where the first is wanted. Return as settle does.
        """
        idle = 0
        before = None
        while state != before:
            before = state
            twos = self.twos(state) & self.home
            for part in (twos, self.home ^ twos):
                pending = state & part
                while pending:
                    place = pending.bit_length() - 1
                    pending ^= 1 << place
                    trial = [place]
                    end = self.settle(self.choose(state, trial), trial)
                    if end == 0 and first:
                        chosen += trial
                        return 0
                    if end is not None:
                        idle += 1
                        if idle == PATIENCE:
                            return state
                        continue
                    for bit in self.places[self.option_at[place]]:
                        state ^= 1 << bit
                    state = self.settle(state, chosen)
                    if not state:
                        return state
                    pending &= state
                    idle = 0
        return state

    def twos(self, state):
        """Return the options of the items that have two, in a state that is settled."""
        open_ = state & self.guards
        ones = open_ >> self.width
        rest = state & (state - ones)
        rest = rest & (rest - ones) | open_
        two = (rest - ones & open_) ^ open_
        return state & (two - (two >> self.width))

    def open_items(self, state):
        """Return how many items are open, modulo 2 ** lane - 1."""
        # Casting out nines: divided by that, an integer leaves the sum of its lanes.
        return ((state & self.guards) >> self.width) % ((1 << self.lane) - 1)

    def matrix(self, state):
        """Return what is left: how many items, the options as their numbers, each one's place."""
        bits = bin(state)[:1:-1]
        numbers = {}
        for item, bit in enumerate(bits[self.width :: self.lane]):
            if bit == "1":
                numbers[item] = len(numbers)
        alive = [
            place
            for place, bit in enumerate(bin(state & self.home)[:1:-1])
            if bit == "1"
        ]
        options = [
            [numbers[bit // self.lane] for bit in self.places[self.option_at[place]]]
            for place in alive
        ]
        return len(numbers), options, alive

    def make_keep(self, place):
        """Return the bits that stay when the option at place is chosen."""
        if self.made * self.full.bit_length() > ROOM:
            self.made = 0
            self.covers = [0] * len(self.covers)
            self.keeps[:] = [0] * len(self.keeps)  # settle holds on to this very list
        gone = 0
        places = self.places[self.option_at[place]]
        for bit in places:
            item = bit // self.lane
            gone |= self.covers[item] or self.make_cover(item)
        keep = self.full ^ gone
        for bit in places:
            self.keeps[bit] = keep
        self.made += 1
        return keep

    def make_cover(self, item):
        """Return the bits of an item: its guard, and those of its options in all lanes."""
        start = item * self.lane
        cover = 1 << start + self.width
        for option in self.option_at[start : start + self.width]:
            for place in self.places[option]:
                cover |= 1 << place
        self.covers[item] = cover
        self.made += 1
        return cover
