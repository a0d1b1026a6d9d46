"""Exact cover reduced before it is searched, on one integer: TAOCP 7.1.3."""

# Each item has a lane of bits: a place for each of its options, above them a guard.
# All lanes are as wide as the widest. Together they are one integer, a state. A place
# is 1 while its option is possible. A guard is 1 while its item is open: no option of
# it has been chosen. In a closed lane only the place of the chosen option is 1.
#
# One subtraction acts on all lanes. Two lanes of open items:
#
#     1 0 1 1   1 1 0 0     one item has two options left, the other has one
#     1 0 1 0   1 0 1 1     minus 1 in each lane: if it had no option, its guard is 0
#     1 0 1 0   1 0 0 0     the AND of these two: each lane without its lowest option
#     1 0 0 1   0 1 1 1     that minus 1: a guard is 0 where there was just one option


class Lanes:
    """The states of an exact cover problem without secondary items.

    items, options: as for exact_covers, but not checked
    full: the state in which every option is possible and every item is open
    width: how many bits a lane has; option_at: the option of each place, or None
    """

    def __init__(self, items, options):
        lanes, self.places = [[] for _ in range(items)], []  # of each option
        for number, option in enumerate(options):
            self.places.append([])
            for item in option:
                lanes[item].append(number)
        self.lanes = lanes
        self.size = max(map(len, lanes), default=0)
        self.width = self.size + 1
        self.option_at = []
        for lane in lanes:
            self.option_at += lane + [None] * (self.width - len(lane))
        for place, number in enumerate(self.option_at):
            if number is not None:
                self.places[number].append(place)
        digits = ("1" + ("1" * len(lane)).zfill(self.size) for lane in reversed(lanes))
        self.full = int("0" + "".join(digits), 2)
        self.guards = int("0" + ("1" + "0" * self.size) * items, 2)
        self.cleared = [0] * items  # by a choice for the item; 0: not known yet
        self.masks = [None] * len(self.option_at)

    def mask(self, place):
        """Return two masks for states in which the option at place is chosen.

        Both clear its rivals and close its items. The first keeps its own bits.
        """
        places = self.places[self.option_at[place]]
        own = lost = 0
        for other in places:
            item = other // self.width
            self.cleared[item] = self.cleared[item] or self.cleared_by(item)
            lost |= self.cleared[item]
            own |= 1 << other
        without = self.full & ~lost
        mask = without | own, without
        if self.size <= 20:  # with wide lanes, all masks would take too much memory
            for other in places:
                self.masks[other] = mask
        return mask

    def cleared_by(self, item):
        """Return the guard of an item and all bits of its options."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in self.lanes[item]:
            for place in self.places[number]:
                octets[place >> 3] |= 1 << (place & 7)
        return int.from_bytes(octets, "little") | 1 << item * self.width + self.size

    def choose(self, state, places):
        """Return the state after choosing options by places; none of them rivals."""
        for place in places:
            state &= (self.masks[place] or self.mask(place))[0]
        return state

    def settle(self, state):
        """Return the state after all forced choices; None if an item has no option."""
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
                mask, without = masks[place] or self.mask(place)
                state &= mask
                # A rival that is forced too is dropped. So its lane has no option left,
                # which the next round sees.
                forced &= without
            opened = state & guards
        return state

    def reduce(self, state):
        """Yield solved states, perhaps an open one last: each solution of state once.

        Both options of an item that has two are tried. A solved end is yielded and not
        kept; the others are united, so that what neither choice leaves is dropped.
        """
        state = self.settle(state)
        if state is None:
            return
        guards, size = self.guards, self.size
        pairs = self.pair_guards(state)
        tried = 0  # guards of the pairs that were tried since the state last changed
        while pairs:
            guard = pairs.bit_length() - 1
            pairs ^= 1 << guard
            pair = state & ((1 << guard) - (1 << guard - size))
            high = pair.bit_length() - 1
            low = (pair ^ 1 << high).bit_length() - 1
            united = 0
            for place in high, low:
                end = self.settle(self.choose(state, [place]))
                if end is not None and end & guards:
                    united |= end
                elif end is not None:
                    yield end
            if not united:
                return
            # Each choice may have closed a lane in its own way: it is opened again.
            united |= state & guards
            if united == state:
                tried |= 1 << guard
            else:
                state = self.settle(united)  # not None: an open end has all its lanes
                pairs = self.pair_guards(state) & (1 << guard) - 1
                tried = 0
            pairs = pairs or self.pair_guards(state) & ~tried  # the next round
        yield state

    def pair_guards(self, state):
        """Return the guards of open items with two options, in a settled state."""
        opened = state & self.guards
        if not opened:
            return 0
        ones = opened >> self.size
        rest = state & (state - ones)
        rest &= rest - ones
        return opened ^ (rest - ones & opened)

    def is_open(self, state):
        """Return whether items are open."""
        return state & self.guards != 0

    def possible(self, state, items):
        """Return the possible options of so many items, from the first on, by lanes."""
        bits = bin(state & (1 << items * self.width) - 1 & ~self.guards)[:1:-1]
        options = []
        place = bits.find("1")
        while place >= 0:
            options.append(self.option_at[place])
            place = bits.find("1", place + 1)
        return options
