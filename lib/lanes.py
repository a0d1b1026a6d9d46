"""Exact cover reduced before it is searched, on one integer: TAOCP 7.1.3."""

# item     what is to be covered by exactly one option, numbered from 0
# lane     an item's bits: a place for each of its options, above them a guard
# place    the number of a bit; an option has one in the lane of each of its items
# guard    the bit that says that the item is open: no option of it is chosen
# state    all lanes as one integer; a place is set while its option is possible, and
#          stays set when it is chosen
# mask     what a choice leaves of the full state: with its own places, and without
#
# What is forced shows in all lanes at once. Two lanes of open items:
#
#     1 0 1 1   1 1 0 0     one item has two options left, the other one
#     1 0 1 0   1 0 1 1     less 1 a lane; without an option the guard would be gone
#     1 0 1 0   1 0 0 0     and of both: each lane without its lowest option
#     1 0 0 1   0 1 1 1     less 1 again: with one option left the guard is gone


class Lanes:
    """The states of an exact cover problem.

    items: how many there are; size: how many options each has at most
    find: a function from a place to the places of its option, their bits, and the bits
        of its items: their guards, and all places of their options
    """

    def __init__(self, items, size, find):
        self.size = size
        self.width = size + 1
        self.find = find
        self.full = (1 << items * self.width) - 1
        self.guards = self.column(size, items)
        self.places = self.full ^ self.guards
        self.masks = [None] * (items * self.width)

    def lane(self, item):
        """Return all bits of an item's lane."""
        return (1 << self.width) - 1 << item * self.width

    def column(self, place, lanes):
        """Return the bits at a place of a lane, and at that of the lanes after it."""
        return ((1 << lanes * self.width) - 1) // ((1 << self.width) - 1) << place

    def mask(self, place):
        """Return what choosing the option at place leaves: with it, and without it."""
        places, own, items = self.find(place)
        others = self.full ^ items
        mask = others | own, others
        if self.size <= 20:  # larger ones would take too much memory
            for place in places:
                self.masks[place] = mask
        return mask

    def choose(self, state, places):
        """Return what choosing the options at places leaves of state."""
        for place in places:
            state &= (self.masks[place] or self.mask(place))[0]
        return state

    def settle(self, state):
        """Choose what is forced; return what is left, None if an item has no option."""
        guards, size, masks = self.guards, self.size, self.masks
        opened = state & guards
        while opened:
            ones = opened >> size
            rest = state - ones
            if rest & opened != opened:
                return None
            rest &= state
            single = opened ^ (rest - ones & opened)
            if not single:
                break
            forced = state & (single - (single >> size))
            while forced:
                place = forced.bit_length() - 1
                stay, others = masks[place] or self.mask(place)
                state &= stay
                forced &= others  # rivals go too, and leave their lanes empty
            opened = state & guards
        return state

    def reduce(self, state):
        """Yield states that share out the solutions of state; the last one can be open.

        Where an item has two options each is tried: what goes with either one, goes.
        """
        state = self.settle(state)
        if state is None:
            return
        guards = self.guards
        pairs = self.pairs(state)
        done = 0  # the guards of those that were tried on this very state
        while pairs:
            guard = pairs.bit_length() - 1
            pairs ^= 1 << guard
            left = 0
            for place in self.pair(state, guard):
                end = self.settle(self.choose(state, [place]))
                if end is not None and end & guards:
                    left |= end
                elif end is not None:
                    yield end
            if not left:
                return
            left |= state & guards
            if left == state:
                done |= 1 << guard
            else:
                state = self.settle(left)
                pairs = self.pairs(state) & (1 << guard) - 1
                done = 0
            pairs = pairs or self.pairs(state) & ~done  # from the top again
        yield state

    def pairs(self, state):
        """Return the guards of open items with two options in a settled state."""
        opened = state & self.guards
        if not opened:
            return 0
        ones = opened >> self.size
        rest = state & (state - ones)
        rest &= rest - ones
        return opened ^ (rest - ones & opened)

    def pair(self, state, guard):
        """Return the places of an item with two options."""
        start = guard - self.size
        lane = state >> start & (1 << self.size) - 1
        high = lane.bit_length() - 1
        low = (lane ^ 1 << high).bit_length() - 1
        return start + high, start + low

    def is_open(self, state):
        """Return whether items are open."""
        return state & self.guards != 0

    def possible(self, state, items):
        """Return the places that are set, guards apart, in the first items' lanes."""
        bits = bin(state & (1 << items * self.width) - 1 & self.places)[:1:-1]
        places = []
        place = bits.find("1")
        while place >= 0:
            places.append(place)
            place = bits.find("1", place + 1)
        return places
