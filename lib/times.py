"""Items to be covered several times: lanes with a bit for each time.

This is exact cover with multiplicities: Knuth, TAOCP 7.2.2.1, Algorithm M.
"""

from collections import Counter
from itertools import chain

from lib.lanes import Lanes

# Times left. Below its mark, the lane of such an item has a ladder: a bit for each time
# that the item may still be covered. Here an item is to be covered 2 or 3 times, by
# options a, b, c and d; g is the guard, m the mark, 3 2 1 the ladder:
#
#     g d c b a m 3 2 1
#     1 1 1 1 1 1 1 1 1      at first
#     1 1 1 1 0 1 0 1 1      a is chosen: 2 times are left
#     0 1 1 0 0 0 0 0 1      b is chosen: 1 time is left
#     0 0 0 0 0 0 0 0 0      c is chosen: no time is left, d is impossible
#
# An option that has the item twice has two places, while two times are left.
#
# Open. The item is open until it has been covered as often as it must be: above, until
# b is chosen. When no item is open, the chosen options are a cover. With any further
# option that is still possible they are one, too.
#
# Fewest options. At first the item above needs two options, and of any two one is not
# the lowest. So pick leaves the lowest out: the others are counted and tried. Bit 3
# says so: it is 1 as long as two are needed. An item that must be covered n times has
# n - 1 such bits on top of its ladder, and for each 1 the lowest option is left out.
#
# Once. An option that was tried is no longer possible. So each set comes once.


class CountedLanes(Lanes):
    """The lanes of a problem in which some items are to be covered several times.

    times: {item: (least, most)}; an option may have these items more than once; least
        may be dozens, not thousands: pick takes a step for each

    counted: by option: its items in times, each as often as it has them
    ladders: {item in times: (lowest bit of its ladder, a 1 for each time)}
    needs: {n: the bits that, shifted by n, are the lowest places of their lanes}
    firsts: the lowest place of each option
    without: {option: all bits but its places}
    fitting: {(item, times left): see _fit}
    """

    def __init__(self, items, options, secondary, colours, times):
        # Numbers above uses[item] can't be reached: they are cut to one more than it.
        uses = Counter(chain.from_iterable(options))
        self.times = {
            item: [min(often, uses[item] + 1) for often in least_and_most]
            for item, least_and_most in times.items()
        }
        self.counted = [[i for i in option if i in times] for option in options]
        super().__init__(items, options, secondary, colours)
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

    def branches(self, state, liked=0):
        """Yield (option, state after it) as Lanes does; liked: as in search."""
        bottom, left = self.pick(state)
        while left:
            highest = (left & liked or left).bit_length() - 1
            option = self.option_at[bottom + highest]
            state &= self.without.get(option) or self._without(option)
            left &= state >> bottom  # without the option, which may have two places
            after = state & (self.masks[option] or self.mask(option))
            for item in self.counted[option]:
                lowest, ones = self.ladders[item]
                times_left = ((after >> lowest) & ones).bit_length() - 1
                fitting = self.fitting.get((item, times_left))
                after &= fitting or self._fit(item, times_left)
            yield option, after

    def search(self, state, liked=0, allow=None):
        """Yield covers as Lanes does; None when an item has no more options."""
        chosen, untried = [], [self.branches(state, liked)]
        if not state & self.guards and (not allow or allow([])):
            yield []
        while untried:
            for option, state in untried[-1]:
                chosen[len(untried) - 1 :] = [option]  # instead of the one before it
                if allow and not allow(chosen):
                    continue
                if not state & self.guards:
                    yield chosen[:]
                untried.append(self.branches(state, liked))
                break
            else:
                untried.pop()
                yield None

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
        for number in self.holders[item]:
            if self.counted[number].count(item) > left:
                lost.append(self.places[number])
        mask = self.full ^ self.with_bits(chain(*lost))
        return self.keep(self.fitting, (item, left), mask)
