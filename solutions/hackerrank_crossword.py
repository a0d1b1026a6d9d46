"""HackerRank Crossword Puzzle

Submit at https://www.hackerrank.com/challenges/crossword-puzzle in Python 3.

Reads a grid, "+" for a blocked cell and "-" for one to be filled, then the words, with
";" between two of them.
Writes the grid with each word in it once, across or down.

To run it: python3 hackerrank_crossword.py grid.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/hackerrank_crossword.py:
# change that file, not this one.

import os
import sys
from collections import Counter
from difflib import get_close_matches
from heapq import heappop
from heapq import heappush
from itertools import chain
from itertools import permutations

# lib/colours.py: Items with colours, translated to secondary items.


def without_colours(items, options, secondary, shared):
    """Return options and secondary with new secondary items in place of colours.

    items, secondary: lists of names; options: a list of pairs (key, names)

    ValueError: a shared item is also named in items or secondary, or one of these is a
    pair of a shared item and a colour; an option has a shared item without a colour, or
    in two colours.
    """
    shared = set(shared)
    for name in items + secondary:
        if name in shared:
            raise ValueError(f"item {name!r} is shared, and named elsewhere, too")
        if _is_pair(name) and name[0] in shared:
            raise ValueError(f"item {name!r} is also {name[0]!r} in colour {name[1]!r}")
    plain, colour_of = _separated(options, shared)
    holders = []  # of each new item: the keys of the options that have it
    for colours in colour_of.values():
        holders += _exclusive_sets(colours, plain)
    added = [object() for _ in holders]  # each is a name that no other item has
    for item, keys in zip(added, holders):
        for key in keys:
            plain[key].append(item)
    return list(plain.items()), secondary + added


def _is_pair(name):
    """Return whether a name is a tuple of two values."""
    return isinstance(name, tuple) and len(name) == 2


def _separated(options, shared):
    """Return {key: unshared names}, and {shared item: {key: colour}}.

    An option may have the same pair twice.
    """
    plain, colour_of = {}, {name: {} for name in shared}
    for key, names in options:
        plain[key] = []
        for name in names:
            if name in shared:
                raise ValueError(f"option {key!r}: shared item {name!r} needs a colour")
            if not _is_pair(name) or name[0] not in shared:
                plain[key].append(name)
                continue
            item, colour = name
            if colour_of[item].setdefault(key, colour) != colour:
                raise ValueError(f"option {key!r}: shared item {item!r} in two colours")
    return plain, colour_of


def _exclusive_sets(colours, options):
    """Yield lists of options of which at most one may be chosen.

    Any two options of different colours are in such a list, or have an item in common.
    colours: {key: colour of that option}; options: {key: other names}
    """
    number_of = {}
    for colour in colours.values():
        number_of.setdefault(colour, len(number_of))
    # An option that has only shared items is never chosen.
    groups = _exclusive_groups([key for key in colours if options[key]], options)
    for bit in range((len(number_of) - 1).bit_length()):
        with_1 = {key for key in colours if number_of[colours[key]] >> bit & 1}
        for first, second in permutations(groups, 2):  # both orders
            zeros = [key for key in first if key not in with_1]
            ones = [key for key in second if key in with_1]
            if zeros and ones:
                yield zeros + ones


def _exclusive_groups(keys, options):
    """Divide keys into lists; all options of a list have an item in common."""
    groups = []
    while keys:
        uses = Counter(name for key in keys for name in options[key])
        common = max(uses, key=uses.get)
        groups.append([key for key in keys if common in options[key]])
        keys = [key for key in keys if common not in options[key]]
    return groups


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


_ROOM = 256_000_000  # bits for masks that are kept, 32 MB; others are made each time

# Each primary item has a lane of bits: a mark, a place for each of its options, and on
# top a guard. All lanes together are one integer, a state. Mark and guard are 1 while
# an item is open: none of its options is chosen. A place is 1 while its option is
# possible. The lane of a covered item is all 0. So the marks, shifted by one, are a 1
# at the lowest place of each open lane. With these ones, x & (x - ones) removes the
# lowest option of each open lane at once, as x & (x - 1) removes the lowest 1 of x. A
# lane without options borrows from its guard, and no other lane is touched.
#
# Example: items 0, 1, 2; options A = {0, 1}, B = {0}, C = {1, 2}, D = {2}; lowest bit
# on the right. B is chosen:
#
#     item 0     item 1     item 2
#     g B A m    g C A m    g D C m    what each bit stands for; g: guard, m: mark
#     1 1 1 1    1 1 1 1    1 1 1 1    full: every item open, every option possible
#     1 1 1 1    0 0 1 0    0 0 0 0    what choosing B clears: its item, and its rival A
#     0 0 0 0    1 1 0 1    1 1 1 1    state = full & mask; mask is full without these
#     0 0 0 0    0 0 1 0    0 0 1 0    ones = (state & marks) << 1
#     0 0 0 0    1 0 1 1    1 1 0 1    less = state - ones: all guards are left
#     0 0 0 0    1 0 0 1    1 1 0 1    rest = state & less: without each lowest option
#     0 0 0 0    0 1 1 1    1 0 1 1    less = rest - ones: item 1 lost its guard
#
# So item 1 had one option, C, the fewest of all, and is covered next. Choosing C clears
# all of lanes 1 and 2. The state is 0: B and C are a cover. An item without options
# would have lost its guard in the first round. Nothing is undone: to go back, an older
# integer is taken.
#
# The rivals of an option share an item with it. They are cleared in all their lanes
# when it is chosen. Secondary items have no lane: they only make rivals.


class Lanes:
    """The lanes of an exact cover problem. The arguments are as checked returns them.

    option_at: by bit number: the option of a place, None for a mark or a guard
    lane_of: {bit number of a guard: (lowest place of its lane, a 1 for each place)}
    full: the state in which every item is open and every option is possible
    marks, guards: all marks, all guards
    masks: by option: see make_mask; None as long as it is not kept
    """

    def __init__(self, items, options, secondary=0):
        self.options = options
        self.holders = [[] for _ in range(items + secondary)]  # by item: its options
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at, self.lane_of = [], {}
        self.places = [[] for _ in options]  # by option: its bit numbers
        self.ends = [()] * len(self.holders)  # by item: its mark, its guard, if any
        for item in reversed(range(items)):  # item 0 has the highest bits
            numbers = self.holders[item]
            mark = len(self.option_at)
            guard = mark + 1 + len(numbers)
            for place, number in enumerate(numbers, mark + 1):
                self.places[number].append(place)
            self.option_at += [None, *numbers, None]
            self.lane_of[guard] = mark + 1, (1 << len(numbers)) - 1
            self.ends[item] = mark, guard
        self.full = (1 << len(self.option_at)) - 1
        self.marks = self._with_bits(mark for mark, _ in self.ends[:items])
        self.guards = self._with_bits(guard for _, guard in self.ends[:items])
        self.cleared = {}  # item -> what covering it clears: its ends, all its options
        self.masks = [None] * len(options)
        self.room = _ROOM // (len(self.option_at) + 1)  # how many more masks to keep

    def _with_bits(self, numbers):
        """Return the integer that has the bits of these numbers."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in numbers:
            octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")

    def make_mask(self, option):
        """Return what choosing an option leaves: it turns a state into state & mask.

        It is kept in masks if there is room.
        """
        lost = 0
        for item in self.options[option]:
            if item not in self.cleared:
                places = (self.places[number] for number in self.holders[item])
                self.cleared[item] = self._with_bits(chain(self.ends[item], *places))
            lost |= self.cleared[item]
        mask = self.full ^ lost
        if self.room > 0:
            self.room -= 1
            self.masks[option] = mask
        return mask

    def fewest(self, state):
        """Return the options of an open item that has the fewest in state.

        They are places: the bits of the second number returned, shifted by the first.
        """
        opened = state & self.guards
        ones = (state & self.marks) << 1
        # Each round removes the lowest option of each open lane from rest, until less
        # shows by a guard that is lost that a lane had none: its item has the fewest.
        rest, less = state, state - ones
        while (less & opened) == opened:
            rest &= less
            less = rest - ones
        # Of several such items take the one of lowest number: it has the highest guard.
        bottom, lane_bits = self.lane_of[(opened & ~less).bit_length() - 1]
        return bottom, state >> bottom & lane_bits


def search_lanes(lanes):
    """Yield each exact cover once, as option numbers; None after other choices."""
    if not lanes.full:
        yield []  # there are no items
        return
    option_at, masks, fewest = lanes.option_at, lanes.masks, lanes.fewest
    chosen = []
    # What is left to try: (state, bottom, left, how many were chosen before). The bits
    # of left, shifted by bottom, are places in state.
    untried = [(lanes.full, *fewest(lanes.full), 0)]
    while untried:
        state, bottom, left, depth = untried.pop()
        del chosen[depth:]
        while left:
            highest = left.bit_length() - 1
            left ^= 1 << highest
            if left:
                untried.append((state, bottom, left, len(chosen)))
            option = option_at[bottom + highest]
            chosen.append(option)
            mask = masks[option]
            state &= lanes.make_mask(option) if mask is None else mask
            if not state:
                yield chosen[:]
                break
            yield None
            bottom, left = fewest(state)


# lib/order.py: Renumber items so that items that share an option have near numbers.


# A board of 3 by 4 cells, for dominoes: its cells as numbered row by row, and as they
# are renumbered:
#
#     0  1  2  3        0  1  5  6
#     4  5  6  7        2  4  7  9
#     8  9 10 11        3  8 10 11
#
# If cells are covered in the new order, at most three open cells are neighbours of
# covered ones at any time; row by row there are up to four. The fewer they are, the
# fewer sets of cells can be covered on the way, and the sooner a wrong choice shows.

_LARGE = 20  # items of an option; larger ones hardly tell which items are near


def renumbered(items, options):
    """Return options with the primary items, 0 to items - 1, renumbered.

    options: a list of lists of items; secondary items keep their numbers

    Items with one option come first: that is forced, and excludes others.
    """
    uses = Counter(item for option in options for item in option)
    grown = _grown_order(_neighbours(items, options))
    order = sorted(grown, key=lambda item: uses[item] > 1)  # equal ones stay in order
    number_of = {item: number for number, item in enumerate(order)}
    return [[number_of.get(item, item) for item in option] for option in options]


def _neighbours(items, options):
    """Return for each primary item the set of itself and those that share an option.

    Large options are ignored: the sets would grow with the square of their length.
    """
    near = [{item} for item in range(items)]
    for option in options:
        if len(option) <= _LARGE:
            primary = {item for item in option if item < items}
            for item in primary:
                near[item] |= primary
    return near


def _grown_order(near):
    """Return the items in an order that grows from one item to its neighbours.

    An item is reached once it, or one of its neighbours, is in the order. The next one
    is the reached item that has the fewest neighbours not yet reached; of several, the
    one of lowest number. If no reached item is left, the next one is the item of fewest
    neighbours.
    """
    order, done, reached = [], set(), set()
    unreached = list(map(len, near))  # by item: how many of near[item] are not reached
    for start in sorted(range(len(near)), key=lambda item: len(near[item])):
        # A heap of (unreached, item): a reached item gets an entry whenever its number
        # falls. The older ones are greater, and are skipped when they come.
        waiting = [(0, start)]
        while waiting:
            item = heappop(waiting)[1]
            if item in done:
                continue
            done.add(item)
            order.append(item)
            for mate in near[item] - reached:
                reached.add(mate)
                for other in near[mate]:  # mate is among them: it gets its first entry
                    unreached[other] -= 1
                    if other in reached:
                        heappush(waiting, (unreached[other], other))
    return order


# lib/dlx.py: Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.


# Four options on three items, each node with its number. Below 3 it is a header:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# The column of an item is a ring: from its header down through its nodes, and from the
# last one back to the header. A row is the ring of an option's nodes.
#
# To hide a node is to link the nodes above and below it in its column:
#
#     column 1:           1 -> 4 -> 6 -> 1
#     with 4 hidden:      1 ------> 6 -> 1      4 itself still points to 1 and 6
#
# One line unhides it: see Links.unhide.
#
# To choose an option is to cover its items. To cover an item is to hide its header and,
# in all other columns, its rivals: the other options in its column. Choosing option 1
# hides 0, then 4 of its rival, option 0. An item is open until its header is hidden.
# Options in the column of an open item have open items only: no node is hidden twice.


class Links:
    """The nodes of options, in flat lists that are made once and indexed by node.

    The header of item i is node i. Then come the nodes of the options, one by one.

    top: a node's item
    up, down: its neighbours in the column (Knuth's ulink, dlink)
    right: the next node of its row; without use for a header
    option: the number of its option, None for a header
    items: how many primary ones there are, to be covered exactly once
    hidden: the log of hidden nodes and headers, in order of hiding
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes of options: lists of items, all in range."""
        headers = items + secondary
        size = headers + sum(map(len, options))
        self.items, self.hidden = items, []
        self.up, self.down = up, down = list(range(size)), list(range(size))
        self.top, self.option = list(range(headers)), [None] * headers
        self.right = list(range(1, size + 1))
        node = headers
        for number, option in enumerate(options):
            first = node
            for item in option:
                above = up[item]  # the lowest node so far
                up[node], down[node] = above, item
                down[above] = up[item] = node
                node += 1
            if option:
                self.right[node - 1] = first
            self.top += option
            self.option += [number] * len(option)

    def unhide(self, count):
        """Unhide nodes, the last hidden first, until only count of them are hidden.

        So each finds its neighbours linked as they were when it was hidden.
        """
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_links(links):
    """Yield each exact cover once, as a list of option numbers; at other steps, None.

    A step is a choice with all that it forces. None is for whoever would pause the
    search. At its end no node is hidden.
    """
    up, down = links.up, links.down
    order = list(range(links.items))  # in which _choose_item looks at them
    if any(down[item] == item for item in order):
        return  # an item without options
    forced = [down[item] for item in order if down[item] == up[item]]
    chosen = []  # a node of each chosen option
    # What is left to try: (nodes to choose, unhide to this length of the log, cut
    # chosen to this length).
    untried = [(forced, 0, 0)]
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = _choose_all(links, nodes, chosen)
        if failed is not None:
            # An item that failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            yield None
            continue
        item = _choose_item(links, order)
        if item is None:
            yield [links.option[node] for node in chosen]
            continue
        node = up[item]
        while node != item:  # from the last one up: the first one is tried first
            untried.append(([node], len(links.hidden), len(chosen)))
            node = up[node]
        yield None
    links.unhide(0)


def _choose_all(links, nodes, chosen):
    """Choose the options of nodes, and all options that are forced by that.

    A node of each is added to chosen. Return None, or an item without options.
    """
    up, down = links.up, links.down
    queue = list(nodes)  # a copy, to which forced ones are appended meanwhile
    for node in queue:
        item = links.top[node]
        is_open = up[down[item]] == item
        if is_open:  # else its option was queued twice, and is chosen already
            chosen.append(node)
            failed = _choose_option(links, node, queue)
            if failed is not None:
                return failed
    return None


def _choose_option(links, node, forced):
    """Cover the items of a node's option.

    If that leaves another item only one option, its node is appended to forced. If it
    leaves none, return that item at once, with the work half done; else None.
    """
    top, right, items, hidden = links.top, links.right, links.items, links.hidden
    up, down = links.up, links.down
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above  # hide the header
        hidden.append(item)
        rival = down[member]  # without the header, only options are in this ring
        while rival != member:
            mate = right[rival]
            while mate != rival:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # If up[above] is below, the ring has at most one option left.
                if up[above] == below and top[mate] < items:
                    other = top[mate]
                    last = down[other]
                    if last == other:  # the header is alone
                        return other
                    forced.append(last)
                mate = right[mate]
            rival = down[rival]
        member = right[member]
        if member == node:
            return None


def _choose_item(links, order):
    """Return an open item with the fewest options, None if no item is open."""
    up, down = links.up, links.down
    best, fewest = None, len(down)  # more than any item has
    for item in order:
        node, size = down[item], 0
        if up[node] == item:  # it is open
            # Counting up to the fewest so far is faster than maintaining sizes.
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # the least: where one was left, it was forced
                    break
    return best


# lib/turns.py: Exact covers by two searches that take turns: on links, and on lanes.


# Work is counted without a clock, so that covers come in the same order in each run.
# Its unit is the time in which a node is hidden and unhidden, some 0.2 microseconds.
# A step on links takes _STEP units, and one more for each node that it unhides. A step
# on lanes takes _STEP units, and one more for each _BITS bits of a state.
_STEP, _BITS = 8, 1_000
_FIRST_TURN = 5  # units for each node of the problem: to set it up takes about as long
_MOST_GIVEN = 1_000  # covers that are remembered, lest memory runs out


def search_by_turns(items, options, secondary):
    """Yield each exact cover once. lib.options.checked returns such arguments.

    Each round gives both searches a turn, twice as long as in the round before, and a
    new search a quarter of one: an early choice may exclude all covers, while another
    order of options soon leads to one.

    With the first cover the turn begins again: often the search is done by then. From
    then on links have quarter turns, for lanes are seldom slower at listing the rest.
    """
    links = _search_on_links(items, options, secondary, 1)
    lanes = _search_on_lanes(items, options, secondary)
    # Secondary items cost lanes hardly any time.
    searches = [lanes, links] if secondary else [links, lanes]
    turn = _FIRST_TURN * sum(map(len, options))  # how much work may be done in it
    multiplier = 1
    given = set()  # covers, each a frozenset: another search would find them again
    while len(given) < _MOST_GIVEN:
        multiplier = multiplier * 40_503 % 65_521
        new = _search_on_links(items, options, secondary, multiplier)
        for search in searches if given else [*searches, new]:
            is_short = search is new or given and search is links
            length = turn // 4 if is_short else turn
            has_ended = yield from _take_turn(search, length, given)
            if has_ended:
                return
        turn *= 2
    for _, cover in lanes:
        if cover is not None and frozenset(cover) not in given:
            yield cover


def _take_turn(search, turn, given):
    """Yield the covers that a search finds in a turn and that are not in given.

    Add them to given. With the first cover of all the turn begins again. Return whether
    the search has ended.
    """
    done = 0
    for work, cover in search:
        done += work
        if cover is not None and frozenset(cover) not in given:
            if not given:
                done = 0
            given.add(frozenset(cover))
            yield cover
        if done >= turn or len(given) >= _MOST_GIVEN:
            return False
    return True


def _search_on_links(items, options, secondary, multiplier):
    """Yield (work, cover) for each step of search_links; the cover may be None.

    Options are tried in the order of their numbers times multiplier, modulo a prime:
    in their own order for 1, scattered for others.
    """
    order = sorted(range(len(options)), key=lambda n: n * multiplier % 65_521)
    links = _CountingLinks(items, [options[number] for number in order], secondary)
    before = 0
    for cover in search_links(links):
        work = _STEP + links.unhidden - before
        before = links.unhidden
        yield work, cover and [order[index] for index in cover]


class _CountingLinks(Links):
    """Links that count how many nodes are unhidden."""

    unhidden = 0

    def unhide(self, count):
        """Unhide nodes, and count them."""
        self.unhidden += len(self.hidden) - count
        super().unhide(count)


def _search_on_lanes(items, options, secondary):
    """Yield (work, cover) for each step of search_lanes; the cover may be None.

    Of items with equally few options, lanes cover the one of lowest number. If items
    that share options have near numbers, the search stays in one part of the problem,
    where a wrong choice soon shows.
    """
    lanes = Lanes(items, renumbered(items, options), secondary)
    work = _STEP + lanes.full.bit_length() // _BITS
    for cover in search_lanes(lanes):
        yield work, cover


# lib/covers.py: The front door: covers, counts, smallest covers; names in, names out.


def covers(items, options, secondary=(), *, shared=(), times=None):
    """Return an iterator over the exact covers, each a list of the chosen options.

    items: names to be covered exactly once, of any kind that can be hashed; or a number
        n, for 0 to n - 1
    options: a dict {name: names of the items that it covers}, then covers are lists of
        its keys; or an iterable of options, then covers have these as they were given
    secondary: names to be covered at most once; or, if items is a number, how many
        numbers follow
    shared: names to be covered any number of times, but always in one colour; an option
        has the pair (name, colour) for such an item
    times: {item: 2} or {item: (least, most)} for items to be covered so many times;
        most may be None; an option that has such an item twice covers it twice

    Each cover comes once, in no particular order: next(covers(...), None) is the first.
    Covers are searched when they are asked for; what is wrong is an error at the call.
    ValueError: two items have one name; an option has a name that no item has, an item
    twice, a shared item without a colour or in two. TypeError: a name can't be hashed.
    """
    items, options, secondary, results = _in_lists(items, options, secondary)
    if shared:
        options, secondary = without_colours(items, options, secondary, shared)
    found = search_by_turns(*_numbered(items, options, secondary))
    return ([results[number] for number in cover] for cover in found)


def _in_lists(items, options, secondary):
    """Return the arguments as lists, and a list of what covers consist of.

    Options are returned as pairs (how messages call it, the names of its items).
    """
    if isinstance(items, int):
        if isinstance(secondary, int):
            secondary = range(items, items + secondary)
        items = range(items)
    elif isinstance(items, dict) and not isinstance(options, dict):
        raise TypeError("items is a dict: items come first, then options")
    items = _names_in(items, "items, which come before options")
    secondary = _names_in(secondary, "secondary")
    results = list(options)
    pairs = options.items() if isinstance(options, dict) else enumerate(results)
    pairs = [(key, _names_in(option, f"option {key!r}")) for key, option in pairs]
    return items, pairs, secondary, results


def _names_in(values, place):
    """Return names as a list. TypeError: one can't be hashed."""
    try:
        names = list(values)
        set(names)
    except TypeError as error:
        why = f"{error}; names are texts, numbers, tuples or the like"
        raise TypeError(f"{place}: {why}") from None
    return names


def _numbered(items, options, secondary):
    """Return the three arguments of a search, which are numbers, for these in names."""
    names = items + secondary
    number_of = {name: number for number, name in enumerate(names)}
    if len(number_of) < len(names):
        raise ValueError(f"two items are named {max(names, key=names.count)!r}")
    found = []
    for key, names in options:
        for name in names:
            if name not in number_of:
                why = f"no item is named {name!r}{_hint(name, number_of)}"
                raise ValueError(f"option {key!r}: {why}")
        if len(set(names)) < len(names):
            raise ValueError(
                f"option {key!r}: item {max(names, key=names.count)!r} twice"
            )
        found.append([number_of[name] for name in names])
    return len(items), found, len(secondary)


def _hint(name, known):
    """Return what may be meant by an unknown name."""
    if isinstance(name, tuple) and name and name[0] in known:
        return f", and {name[0]!r} is not shared"
    for other in known:
        if isinstance(other, (tuple, frozenset)) and name in other:
            return f", but one is {other!r}: items come first, then options"
    near = get_close_matches(repr(name), map(repr, known), 1, 0.8)
    if near:
        return f"; is it {near[0]}?"
    return "; secondary and shared items are to be named, too"


# lib/shapes.py: Shapes of cells on a grid, turned and placed; queens on a board.


def rectangle(height, width):
    """Return the cells of a rectangle, row by row."""
    return [(row, column) for row in range(height) for column in range(width)]


# lib/read.py: Readers of input: numbers, rows and grids.


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without the spaces at their end. A ValueError
    of answers is about the last line that it has read.
    """
    if {"-h", "--help"}.intersection(sys.argv):
        print(sys.modules["__main__"].__doc__)
        return
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    try:
        for name in sys.argv[1:] or ["-"]:
            is_named = name != "-"
            place = f"{program}: {name}" if is_named else program
            source = name if is_named else 0
            # surrogateescape: a byte that is not UTF-8 does no harm in a line not read.
            with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
                _answer_file(answers, file, place, is_named)
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left: no error
    except OSError as error:
        print(f"{program}: {error}", file=sys.stderr, flush=True)
        os._exit(2)  # sys.exit would try again to write the output


def _answer_file(answers, file, place, is_named):
    """Print what answers(lines) yields for a file. Exit if a line is wrong."""
    number = 0

    def read_lines():
        """Yield the lines; number is that of the last one."""
        nonlocal number
        for number, line in enumerate(file, 1):
            # Old programs end a file with Ctrl-Z, or fill it up with NULs.
            line = line.replace("\0", "").replace("\x1a", "").rstrip()
            if line:
                yield line

    lines = read_lines()
    try:
        for answer in answers(lines):
            print(answer, end="", flush=True)  # at once
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


def grid_lines(grid, size, between=""):
    """Return a grid as text: lines of size symbols, with between between two."""
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)


# lib/problems/hackerrank_crossword.py


import re
from itertools import product


def read_puzzle(lines):
    """Return the rows of the grid, and the words."""
    rows = []
    for line in lines:
        line = line.strip()
        if rows and line.strip("+-"):
            return rows, [word.strip() for word in line.split(";") if word.strip()]
        rows.append(line)
        if line.strip("+-") or len(line) != len(rows[0]):
            raise input_error(f"{len(rows[0])} of +-", line)
    raise ValueError("expected words, found the end")


def runs(rows):
    """Return the cells of each run of two or more "-", across and down."""
    found = []
    for row, text in enumerate(rows):
        for run_of_cells in re.finditer("--+", text):
            found.append([(row, column) for column in range(*run_of_cells.span())])
    for column, text in enumerate(zip(*rows)):
        for run_of_cells in re.finditer("--+", "".join(text)):
            found.append([(row, column) for row in range(*run_of_cells.span())])
    return found


def answers(lines):
    """Yield the grid, filled."""
    rows, words = read_puzzle(lines)
    places = list(enumerate(runs(rows)))
    options = []
    for (number, word), (place, cells) in product(enumerate(words), places):
        if len(word) == len(cells):
            # Each cell is shared by all words that cross it; its colour is its letter.
            options.append([("word", number), ("place", place), *zip(cells, word)])
    items = [("word", number) for number in range(len(words))]
    items += [("place", place) for place, _ in places]
    shared = {cell for _, cells in places for cell in cells}
    cover = next(covers(items, options, shared=shared), None)
    if cover is None:
        raise ValueError("no solution")
    letter_at = dict(letter for _, _, *letters in cover for letter in letters)
    filled = (letter_at.get(cell, "+") for cell in rectangle(len(rows), len(rows[0])))
    yield grid_lines("".join(filled), len(rows[0]))


if __name__ == "__main__":
    run(answers)
