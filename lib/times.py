"""Items to be covered several times: lanes with a bit for each.

This is exact cover with multiplicities: Knuth, TAOCP 7.2.2.1, Algorithm M.
"""

from collections import Counter
from itertools import chain

from lib.lanes import Lanes

# The lane of an item that is to be covered 2 or 3 times by options a, b, c and d. Below
# its mark it has a bit for each time that it may be covered still. The lowest bit is on
# the right:
#
#     g d c b a m 3 2 1
#     1 1 1 1 1 1 1 1 1      at first
#     1 1 1 1 0 1 0 1 1      a is chosen: 2 times are left
#     0 1 1 0 0 0 0 0 1      b is chosen: 2 times are enough, 1 is left
#     0 0 0 0 0 0 0 0 0      c is chosen: no time is left, d is impossible
#
# An option that has the item twice has two places, and is possible while two times are
# left. When no item is open, the chosen options are a cover; with any option that is
# still possible they are one, too.
#
# At first the item above needs two of its places. At least one of the two is not its
# lowest place, so it is enough to try the others: 3 of 4 options. If the lane had two
# places, one option would be forced; if it had one, there would be no cover. An item
# that needs n places does without its n - 1 lowest. Above, bit 3 is 1 while two are
# needed: the lane is compared with others without its lowest place.
#
# An option that was tried is not possible for those tried after it: so each set of
# options comes once.


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
        # No item is covered more than uses[item] times: one more stands for any more.
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
                # While so many times are left, it is needed twice or more: shifted to
                # mark + 1, this bit takes the lowest place.
                bit = mark - most + left - 1
                needs.setdefault(mark + 1 - bit, []).append(bit)
            # An option is tried once: its last place stands for it.
            bottom, _ = self.lane_of[guard]
            last = {number: place for place, number in enumerate(self.holders[item])}
            self.lane_of[guard] = bottom, sum(1 << place for place in last.values())
            self.start &= self._fit(item, most)
        self.needs = [(shift, self.with_bits(bits)) for shift, bits in needs.items()]
        self.firsts = self.with_bits(own[0] for own in self.places if own)

    def branches(self, state, pick, liked=0):
        """Yield as Lanes does; if no item is open, for all options still possible."""
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
        """Return options as fewest does, but of the lowest open item, for counts.

        Items with one or two options are preferred. More ways lead to the same state
        if they cover items in the same order.
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
        """Yield covers as Lanes does; None also after the last option of an item."""
        if not state & self.guards:
            self.found += 1
            yield []
        chosen, untried = [], [self.branches(state, pick, liked)]
        while untried:
            for option, state in untried[-1]:
                chosen.append(option)
                if not state & self.guards:
                    self.found += 1
                    if self.found > 1:
                        pick = self.fewest
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
