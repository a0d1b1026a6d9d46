"""Items to be covered several times, translated to items to be covered once.

This is exact cover with multiplicities (Knuth, TAOCP 7.2.2.1, Algorithm M). The
searches know none. So an item that is to be covered twice is replaced by two slots,
each to be covered once. An option that has the item is replaced by variants, one for
each slot that it can fill. For example, two of the options a, b, c, d are to be chosen:

    slot 0    a  b  c  d
    slot 1    a  b  c  d

So far each pair comes twice: a and b, b and a. There is even a and a. So that each pair
comes once, slots are filled in alphabetical order: a variant excludes its own letter
and those before it from the next slot. Two variants that have a secondary item in
common are never both chosen. So let each variant have such items:

    in slot 0    a: a    b: a b    c: a b c    d: a b c d
    in slot 1    a: a    b: b      c: c        d: d

With 100 options that makes 50 secondary items, on average, for a variant in slot 0.
Blocks of 1, 2, 4 letters and so on make them few, at most 7. In slot 0 a variant has
the blocks that together are the letters to be excluded; in slot 1 it has all blocks
with its letter:

    in slot 0    a: a           b: ab           c: ab c         d: abcd
    in slot 1    a: a ab abcd   b: b ab abcd    c: c cd abcd    d: d cd abcd

An item that is to be covered 2 to 4 times has slots 0 to 3. Two more options stand for
no option: one fills slots 2 and 3, the other one slot 3. An option that has the item
twice fills two slots, one after the other. An option that has several such items has a
variant for each choice of their slots.

It is bad for three and more in a line, for sums and for wide ranges: there are many
variants, and the search sees late that nothing fits any more.
"""

from itertools import product


class _New:
    """A new item or option; messages call it by the name of an old one."""

    def __init__(self, old):
        self.old = old

    def __repr__(self):
        """Return how messages call it."""
        return repr(self.old)


def without_times(items, options, secondary, times):
    """Return items, options and secondary with slots in place of the items in times.

    Also return {variant: number of its option}.
    items, secondary: lists of names; options: a list of pairs (key, names), returned as
    a dict {variant, or what fills empty slots: names}
    times: {item: how often to cover it, or (least, most)}; most is None for any number

    ValueError: a name in times is not in items; the least number is below 0, or above
    the most.
    """
    for item in times:
        if item not in items:
            raise ValueError(f"times: {item!r} is not in items")
    counts = _counts(items, options, secondary, times)
    items = [name for name in items if name not in times]
    found, blocks, fillings = {}, {}, []
    for item, often in times.items():
        total = sum(counts[item].values())
        least, most = _least_and_most(item, often, total)
        slots = [_New(item) for _ in range(most)]
        items += slots
        for start in range(least, most):
            found[_New(item)] = slots[start:]
        if least > total:
            items.append(_New(item))  # no option has it: there is no cover
        fillings.append(_fillings(item, slots, counts[item], blocks))
    number_of = {}
    for number, (key, names) in enumerate(options):
        others = [name for name in names if name not in times]
        for filling in product(*(f[number] for f in fillings if number in f)):
            variant = _New(key)
            number_of[variant] = number
            found[variant] = sum(filling, others)
    return items, found, secondary + list(blocks.values()), number_of


def _counts(items, options, secondary, times):
    """Return {item in times: {number of an option: how often that has the item}}.

    The options are in the order of their first other items. So options that exclude
    each other are near each other, and slots are filled from one end of a board to the
    other. To list the ways to cover 6x6 cells with 12 L-shaped pieces takes .1 seconds,
    and 2 in another order.
    """
    names = [name for name in items + secondary if name not in times]
    rank = {name: number for number, name in enumerate(names)}
    pairs = []
    for number, (_, names) in enumerate(options):
        first = min((rank[name] for name in names if name in rank), default=0)
        pairs.append((first, number))
    counts = {item: {} for item in times}
    for _, number in sorted(pairs):
        for name in options[number][1]:
            if name in times:
                counts[name][number] = counts[name].get(number, 0) + 1
    return counts


def _least_and_most(item, often, total):
    """Return how often to cover an item; total: how often all options have it."""
    least, most = (often, often) if isinstance(often, int) else often
    if not 0 <= least <= (least if most is None else most):
        raise ValueError(f"times: item {item!r} can't be covered {often!r} times")
    return least, total if most is None else min(most, total)


def _fillings(item, slots, counts, blocks):
    """Return {option: its fillings}; a filling is a list of slots and of blocks.

    blocks: {(item, slot, block): secondary item}, to which new ones are added
    """
    found = {}
    for place, (option, count) in enumerate(counts.items()):
        found[option] = []
        for start in range(len(slots) - count + 1):
            end = start + count
            marks = []
            if start > 0:
                marks += [(item, start, b) for b in _blocks_with(place, len(counts))]
            if end < len(slots):
                marks += [(item, end, b) for b in _blocks_up_to(place)]
            order = [blocks.setdefault(mark, _New(item)) for mark in marks]
            found[option].append(slots[start:end] + order)
    return found


def _blocks_up_to(place):
    """Return the blocks that together are the places from 0 to this one."""
    blocks, end = [], place + 1
    while end:
        size = end & -end  # the greatest power of 2 that divides it
        end -= size
        blocks.append((end, size))
    return blocks


def _blocks_with(place, places):
    """Return the blocks that a place is in; places: how many there are."""
    blocks, size = [], 1
    while size <= places:
        blocks.append((place - place % size, size))
        size *= 2
    return blocks
