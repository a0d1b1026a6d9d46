"""Items to be covered several times: lanes with a bit a time.

This is exact cover with multiplicities: Knuth, TAOCP 7.2.2.1, Algorithm M.
"""

from collections import Counter
from itertools import chain

from lib.lanes import Lanes

# The lane of an item that is to be covered 3 to 5 times, by options a, b, c and d; the
# lowest bit is on the right:
#
#     g  d c b b a  m  5 4 3 2 1      b has the item twice, and so two places
#
# Below its mark the item has a bit for each time that it may be covered still; 5 is the
# first to be cleared. When 5, 4 and 3 are cleared, it has been covered 3 times, which
# is enough: mark and guard are cleared, and the search need not take the item any more.
# Its options stay possible, but for those that have it more often than is left.
#
# As long as it needs to be covered 3 times more, two places may be set aside, for some
# option with another place will be chosen. So 5 and 4 take a place each from the lane
# before the search looks which item has the fewest: 3 places for a need of 3 are
# forced, and 2 are too few.
#
# An option that was tried is not possible any more for those tried after it: so each
# set of options comes once. When no item is open, the chosen options are a cover; with
# any option that is still possible they are one, too.


class CountedLanes(Lanes):
    """The lanes of a problem in which some items are to be covered several times.

    times: {item: (least, most)}; an option may have these items more than once

    counts: by option: {item in times: how often the option has it}
    without: by option: a mask that clears its places
    fitting: {item: {times left: a mask for when so many are left}}, see _fit
    needs: (shift, bits below marks that, shifted, take a place from their lanes)
    firsts: the lowest place of each option
    """

    def __init__(self, items, options, secondary, colours, times):
        uses = Counter(chain.from_iterable(options))
        # More than all options together do is as impossible as one more than they do.
        self.times = {
            item: [min(often, uses[item] + 1) for often in least_and_most]
            for item, least_and_most in times.items()
        }
        below = {item: most for item, (_, most) in self.times.items()}
        super().__init__(items, options, secondary, colours, below)
        self.counts = [Counter(i for i in option if i in times) for option in options]
        self.options = [[i for i in option if i not in times] for option in options]
        self.without, self.fitting = {}, {item: {} for item in times}
        needs = {}
        for item, (least, most) in self.times.items():
            mark, guard = self.ends[item]
            for left in range(most - least + 2, most + 1):
                needs.setdefault(most + 2 - left, []).append(mark - most + left - 1)
            # To try an option, one of its places will do: the highest.
            bottom, _ = self.lane_of[guard]
            tops = {number: place for place, number in enumerate(self.holders[item])}
            self.lane_of[guard] = bottom, sum(1 << place for place in tops.values())
            self.start &= self._fit(item, most)
        self.needs = [(shift, self.with_bits(bits)) for shift, bits in needs.items()]
        self.firsts = self.with_bits(own[0] for own in self.places if own)

    def branches(self, state, pick, liked=0):
        """Yield (option, state after it) as Lanes does; if no item is open, for all."""
        opened = state & self.guards
        bottom, left = 0, state & self.firsts
        if opened:
            spare = state
            for shift, needs in self.needs:
                ones = (state & needs) << shift
                # A lane without places gets its guard back, for pick to find it.
                spare = spare & (spare - ones) | opened
            bottom, left = pick(spare)
        while left:
            highest = (left & liked or left).bit_length() - 1
            left ^= 1 << highest
            option = self.option_at[bottom + highest]
            state &= self.without.get(option) or self._clear(option)
            after = state & (self.masks[option] or self.mask(option))
            for item, count in self.counts[option].items():
                mark, most = self.ends[item][0], self.times[item][1]
                times_left = after >> mark - most & (1 << most) - 1
                now_left = times_left.bit_length() - count
                after &= self.fitting[item].get(now_left) or self._fit(item, now_left)
            yield option, after

    def lowest(self, state):
        """Return the options of an item with one or two, else of the lowest open item.

        So a count takes the items in one order, and more ways lead to the same state.
        """
        opened = state & self.guards
        ones = (state & self.marks) << 1
        rest = state
        for _ in range(3):
            less = rest - ones
            if (less & opened) != opened:
                opened &= ~less
                break
            rest &= less
        bottom, lane_bits = self.lane_of[opened.bit_length() - 1]
        return bottom, state >> bottom & lane_bits

    def search(self, state, pick, liked=0):
        """Yield covers as Lanes does."""
        if not state & self.guards:
            self.found += 1
            yield []
        chosen, untried = [], [self.branches(state, pick, liked)]
        while untried:
            for option, state in untried[-1]:
                chosen.append(option)
                if not state & self.guards:
                    self.found += 1
                    yield chosen[:]
                untried.append(self.branches(state, pick, liked))
                break
            else:
                untried.pop()
                del chosen[len(untried) - 1 :]
                yield None

    def _clear(self, option):
        """Return a mask that clears the places of an option."""
        mask = self.full ^ self.with_bits(self.places[option])
        return self.keep(self.without, option, mask)

    def _fit(self, item, left):
        """Return a mask for when an item may be covered so many times still."""
        least, most = self.times[item]
        lowest = self.ends[item][0] - most
        lost = [range(lowest + left, lowest + most)]
        if left <= most - least:
            lost.append(self.ends[item])
        for number in self.holders[item]:
            if self.counts[number][item] > left:
                lost.append(self.places[number])
        mask = self.full ^ self.with_bits(chain(*lost))
        return self.keep(self.fitting[item], left, mask)
