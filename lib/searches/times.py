"""Items to be covered several times: a bit for each time.

This is exact cover with multiplicities: Knuth, TAOCP 7.2.2.1, Algorithm M.
"""

from collections import Counter
from itertools import chain

from lib.lanes import Lanes

# Times left. Below its mark, the lane of such an item has a ladder: a bit for each time
# that the item may still be covered. Here an item is to be covered 3 or 4 times, by
# options a to e; g is the guard, ! the alarm, m the mark, 4 3 2 1 the ladder:
#
#     g ! e d c b a m 4 3 2 1
#     1 0 1 1 1 1 1 1 1 1 1 1      at first: 4 times are left
#     1 0 1 1 1 1 0 1 0 1 1 1      a is chosen: 3 times are left
#     1 0 1 1 1 0 0 1 0 0 1 1      b is chosen: 2 times are left
#     0 0 1 1 0 0 0 0 0 0 0 1      c is chosen: 1 time is left
#     0 0 0 0 0 0 0 0 0 0 0 0      d is chosen: no time is left, e is impossible
#
# An option that has the item twice has two places, while two times are left.
#
# Open. The item is open until it has been covered as often as it must be: above, until
# c is chosen. When no item is open, the chosen options are a cover. With any further
# option that is still possible they are one, too.
#
# Fewest options. At first the item above needs three of its options, and of any three
# one is neither the lowest nor the second lowest. So pick leaves these two out, counts
# the others, and tries them. Bits 4 and 3 say so: for each that is 1, pick leaves an
# option out, as it subtracts the bit shifted to the lowest place, by 2 and by 3. When a
# is chosen, two are needed, and only bit 3 is 1. An item that must be covered n times
# has n - 1 such bits, on top of its ladder.
#
# Once. An option that was tried is no longer possible. So each set comes once.


class CountedLanes(Lanes):
    """The lanes of a problem in which some items are to be covered several times.

    times: {item: (least, most)}; least is dozens, not thousands: each is a step of pick

    counted: {option: its items in times, each as often as the option has it}
    ladders: {item in times: (lowest bit of its ladder, a 1 for each time)}
    needs: {n: the bits that, shifted by n, are the lowest places of their lanes}
    firsts: the lowest place of each option
    without: {option: all bits but its places}
    fitting: {(item, times left): see _fit}
    """

    def __init__(self, items, options, secondary, colours, times, names=None):
        self.times = times
        super().__init__(items, options, secondary, colours, names)
        for number, option in enumerate(options):
            own = [item for item in option if item in times]
            if own:
                self.counted[number] = own
        self.firsts = self.with_bits(own[0] for own in self.places if own)
        self.ladders, self.needs, self.without, self.fitting = {}, Counter(), {}, {}
        for item, (least, most) in self.times.items():
            mark, _ = self.ends[item]
            self.ladders[item] = mark - most, (1 << most) - 1
            for shift in range(2, least + 1):
                self.needs[shift] |= 1 << (mark + 1 - shift)
            self.start &= self._fit(item, most)

    def add_lane(self, item):
        """Add the lane of an item, with a bit for each time below its mark."""
        self.option_at += [None] * self.times.get(item, (1, 0))[1]
        super().add_lane(item)

    def cleared(self, item, colour):
        """Return what covering an item clears; see _fit for those in times."""
        return 0 if item in self.times else super().cleared(item, colour)

    def pick(self, state):
        """Return options as Lanes does; if no item is open, all that are possible."""
        opened = state & self.guards
        if not opened:
            return 0, state & self.firsts
        for shift, needs in self.needs.items():
            ones = (state & needs) << shift
            # A lane without places gets its guard back: Lanes.pick finds it.
            state = (state & (state - ones)) | opened
        return super().pick(state)

    def split(self, state, option):
        """Return two states: for options tried after this one, and with it chosen."""
        state &= self.without.get(option) or self._without(option)
        after = state & (self.masks[option] or self.mask(option))
        for item in self.counted.get(option, ()):
            lowest, ones = self.ladders[item]
            times_left = ((after >> lowest) & ones).bit_length() - 1
            fitting = self.fitting.get((item, times_left))
            after &= fitting or self._fit(item, times_left)
        return state, after

    def _without(self, option):
        """Return a mask that clears the places of an option."""
        mask = self.full ^ self.with_bits(self.places[option])
        return self.keep(self.without, option, mask)

    def _fit(self, item, left):
        """Return a mask that leaves what is possible if so many times are left."""
        least, most = self.times[item]
        lowest, _ = self.ladders[item]
        lost = [range(lowest + left, lowest + most)]
        if left <= most - least:  # covered as often as it must be: no longer open
            lost.append(self.ends[item])
        for number in {*self.holders[item]}:
            if self.counted[number].count(item) > left:
                lost.append(self.places[number])
        mask = self.full ^ self.with_bits(chain(*lost))
        return self.keep(self.fitting, (item, left), mask)


def lanes_of(items, options, secondary, colours, times, names=None):
    """Return the lanes of a problem, with a bit for each time only if it has times."""
    if times:
        return CountedLanes(items, options, secondary, colours, times, names)
    return Lanes(items, options, secondary, colours, names)
