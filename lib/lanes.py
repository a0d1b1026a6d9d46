"""What an exact cover forces, by arithmetic on one integer (TAOCP 7.1.3)."""

# Every item has a lane in the state: a bit for each of its options, set while that is
# possible, and above them a guard, set while the item is open. An option has a bit in
# the lane of each of its items. Two lanes of width 3, and how the forced are found:
#
#     1 0 1 1   1 1 0 0     one item has two options left, the other one
#     1 0 1 0   1 0 1 1     less 1 a lane; without an option the guard would be gone
#     1 0 1 0   1 0 0 0     and of both: each lane without its lowest option
#     1 0 0 1   0 1 1 1     less 1 again; where one option was left, the guard is gone
#
# To choose an option clears its items' lanes, and all bits of the options in them.

from functools import lru_cache

PATIENCE = 40  # probes in a row that may find nothing
LARGE = 1 << (1 << 15)  # states whose masks are not kept, but made anew: 25x25


class Lanes:
    """An exact cover in which every item has width options.

    places: the bits of each option; lane i begins at bit i * (width + 1)
    """

    def __init__(self, items, width, places):
        self.lane = lane = width + 1
        self.width = width
        self.places = places
        self.option_at = [0] * (items * lane)
        for option, bits in enumerate(places):
            for bit in bits:
                self.option_at[bit] = option
        self.full = (1 << items * lane) - 1
        self.guards = self.full // ((1 << lane) - 1) << width
        self.home = sum(1 << bits[0] for bits in places)  # each option once
        self.keeps = [0] * (items * lane)

    def choose(self, state, places):
        """Return the state after the options at places are chosen."""
        for place in places:
            state &= self.keeps[place] or self.keep(place)
        return state

    def settle(self, state, chosen):
        """Choose what is forced, append where it was to chosen, and return the state.

        0: all items are settled; None: one has no option left; else all have two.
        """
        guards = self.guards
        width = self.width
        keeps = self.keeps
        while state:
            opened = state & guards
            ones = opened >> width
            rest = state - ones
            if rest & opened != opened:
                return None
            rest &= state
            single = (rest - ones & opened) ^ opened
            if not single:
                break
            forced = state & (single - (single >> width))
            while forced:
                place = forced.bit_length() - 1
                keep = keeps[place] or self.keep(place)
                state &= keep
                forced &= keep  # a forced rival goes too, and leaves its lane empty
                chosen.append(place)
        return state

    def probe(self, state, chosen, one):
        """Reject options that settle into a contradiction; return as settle does.

        Nothing is undone: what a probe refutes is in no cover. A probe that settles all
        items is a cover, and taken where one will do.
        """
        idle = 0
        before = None
        while state != before:
            before = state
            twos = self.twos(state) & self.home
            for part in (twos, self.home ^ twos):
                pending = state & part
                while pending and idle < PATIENCE:
                    place = pending.bit_length() - 1
                    pending ^= 1 << place
                    trial = [place]
                    end = self.settle(self.choose(state, trial), trial)
                    idle += 1
                    if end == 0 and one:
                        chosen += trial
                        return 0
                    if end is None:
                        idle = 0
                        for bit in self.places[self.option_at[place]]:
                            state ^= 1 << bit
                        state = self.settle(state, chosen)
                        if not state:
                            return state
                        pending &= state
        return state

    def twos(self, state):
        """Return the options of the items that have two, in a settled state."""
        opened = state & self.guards
        ones = opened >> self.width
        rest = state & (state - ones)
        rest = rest & (rest - ones) | opened
        two = (rest - ones & opened) ^ opened
        return state & (two - (two >> self.width))

    def opened(self, state):
        """Return the items that are open, each with its rank among them."""
        guards = bin(state)[:1:-1][self.width :: self.lane]
        items = [item for item, bit in enumerate(guards) if bit == "1"]
        return dict(zip(items, range(len(items))))

    def matrix(self, state):
        """Return what is left: how many items, the options, and where each one is."""
        rank = self.opened(state)
        home = bin(state & self.home)[:1:-1]
        alive = [place for place, bit in enumerate(home) if bit == "1"]
        bits = [self.places[self.option_at[place]] for place in alive]
        options = [[rank[bit // self.lane] for bit in option] for option in bits]
        return len(rank), options, alive

    def keep(self, place):
        """Return the bits that stay when the option at place is chosen."""
        bits = self.places[self.option_at[place]]
        keep = self.full
        for bit in bits:
            keep &= ~self.cover(bit // self.lane)
        if self.full < LARGE:
            for bit in bits:
                self.keeps[bit] = keep
        return keep

    @lru_cache(1024)
    def cover(self, item):
        """Return the guard of item and all bits of its options."""
        start = item * self.lane
        cover = 1 << start + self.width
        for option in self.option_at[start : start + self.width]:
            for bit in self.places[option]:
                cover |= 1 << bit
        return cover
