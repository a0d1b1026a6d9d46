"""Luogu P10975 Mondriaan's Dream (POJ 2411)

Submit at https://www.luogu.com.cn/problem/P10975 (Luogu) in Python 3 (CPython). It is
not known whether https://www.acwing.com/problem/content/293/ (AcWing 291) takes Python.

Reads one h and w per line, until 0 0. The judge's are from 1 to 11; up to 14 are
answered.
Writes for each in how many ways tiles of 1 by 2 fill a board of h by w.

To run it: python3 luogu_p10975.py boards.txt
"""

# Made by tools/bundle.py, checksum 5c12248e, from lib/problems/luogu_p10975.py

import os
import sys
from collections import Counter
from collections.abc import Iterable
from collections.abc import Mapping
from heapq import heappop
from heapq import heappush
from itertools import accumulate
from itertools import chain
from itertools import islice
from math import inf
from operator import index
from sys import getsizeof


def answers(lines):
    """Yield the answer to each board."""
    tokens = read_tokens(lines)
    for height in read_numbers(tokens, 14):
        width = read_number(tokens, 1, 14)
        cells = range(height * width)
        tiles = [[cell, cell + 1] for cell in cells if (cell + 1) % width]
        tiles += [[cell, cell + width] for cell in cells[:-width]]
        yield f"{count_covers(len(cells), tiles)}\n"
    next(tokens, "")  # the second 0 of the line 0 0


# lib/covers.py: Covers, counts, cheapest and smallest covers of items that have names.


def count_covers(items, options, secondary=(), *, shared=(), times=None, allow=None):
    """Return how many exact covers there are, as an int of any size.

    The arguments and errors are those of covers, but values of a rule must be hashable.
    It is fast where many choices lead to the same covered items, as dominoes do on a
    board, and to the same value of a rule. Elsewhere covers are listed, and also if
    allow is a function.
    """
    problem, results = numbered(items, options, secondary, shared, times)
    rule = _rule_of(allow)
    if callable(allow):  # the lists of options that it gets are all different
        return sum(1 for _ in search_steadily(lanes_of(*problem, results), rule))
    try:
        hash(rule and rule[0])
    except TypeError:
        raise TypeError(f"allow: {rule[0]!r} can't be hashed: counts need it") from None
    return count_exact(*problem, results, rule)


def _rule_of(allow):
    """Return allow as a pair (first, step), or None. A function's value is its list."""

    def step(chosen, option):
        """Return the options chosen, with one more; None: refused."""
        return (*chosen, option) if _asked(allow, [*chosen, option]) else None

    if callable(allow):
        return (), step
    is_pair = isinstance(allow, (tuple, list)) and len(allow) == 2
    if allow is None or is_pair and callable(allow[1]):
        return allow and tuple(allow)
    raise TypeError(
        f"allow: {allow!r} is not a function or a pair: write (first, step)"
    )


def _asked(allow, chosen):
    """Return what the function allow returns for the options chosen."""
    answer = allow(chosen)
    if answer not in (True, False):  # None, or a rule that was not called
        why = "return True or False; or was a rule not called?"
        raise TypeError(f"allow returned {answer!r}: {why}")
    return answer


# lib/searches/count.py: How many exact covers there are: partial covers are merged.


_ROOM = 210_000_000  # bytes for the states of two layers
_TRIES = 50_000  # choices after which layers are given up, if few states have merged
_WORK = 1_500  # by item: if masks need more, nothing is listed first
_SKIP = (), 0, 0, ()  # the choice of no option, in the form that _choice returns


def count_exact(items, options, secondary, colours, times, names, rule=None):
    """Return how many covers there are. Arguments: see lanes_of; rule: Lanes.search."""
    work = sum(len(own) ** 2 for own in options)  # to make all masks
    if work < _WORK * (items + secondary):
        lanes = lanes_of(items, options, secondary, colours, times, names)
        count = count_if_few(lanes, rule)
        if count is not None:
            return count
    numbers = []  # of the options that can be chosen
    for n, own in enumerate(options):
        too_often = any(own.count(item) > times[item][1] for item in times.keys() & own)
        if min(own, default=items) < items and not too_often:
            numbers.append(n)
    if any(colours) and not times:  # Many options of colours may be impossible.
        numbers = _possible(Lanes(items, options, secondary, colours), numbers)
    parts = parts_in_order(items, secondary, {n: options[n] for n in numbers})
    if rule:  # What it refuses may depend on all parts: make them one.
        parts = [([item for order, _ in parts for item in order], numbers)]
    count = 1
    for order, own in sorted(parts, key=lambda part: len(part[1])):  # small ones first
        part = _part(order, own, options, colours, times, names)
        ways = _count_in_layers(part, rule)
        if ways is None:
            ways = sum(1 for _ in search_steadily(lanes_of(*part), rule))
        if not ways:
            return 0
        count *= ways
    return count


def _possible(lanes, numbers):
    """Return the numbers of the options that leave each item an option."""
    state = lanes.start
    for n in chain(numbers, numbers):  # twice: others may have become impossible
        after = state & lanes.mask(n)
        if after and not lanes.pick(after)[1]:  # an item has no option
            state &= ~lanes.with_bits(lanes.places[n])
    return [n for n in numbers if state & lanes.with_bits(lanes.places[n])]


def _part(order, numbers, options, colours, times, names):
    """Return the arguments of lanes_of for a part: these primary items and options."""
    new = {}  # {item: its number in the part}; the primary items come first
    for item in chain(order, *(options[n] for n in numbers)):
        new.setdefault(item, len(new))
    own_options = [[new[item] for item in options[n]] for n in numbers]
    own_colours = [{new[i]: c for i, c in colours[n].items()} for n in numbers]
    own_times = {new[item]: times[item] for item in times.keys() & order}
    own_names, secondary = [names[n] for n in numbers], len(new) - len(order)
    return len(order), own_options, secondary, own_colours, own_times, own_names


# In a part, primary item 0 has the first turn, item 1 the next, and so on. An option
# begins at the first turn of its items. A primary item is in the frontier from when its
# first option begins until its own turn; a secondary one until its last option begins.
# A state says which items of the frontier are covered. A layer has the states after a
# turn: {state: how many partial covers lead to it}. For dominoes on a board:
#
#     a c e     turn    layer after it
#     b d f     a       {b: 1, c: 1}          by ab; by ac
#               b       {none: 1, cd: 1}      as b was covered; by bd
#               c       {d: 2, e: 1}          by cd, or as c was covered; by ce
#
# After c the partial covers ab cd and ac bd have merged: both cover d, and not e.
#
# A state is an integer with a field for each item that has not left the frontier yet,
# lowest the one that leaves first. A field is a bit, which is 1 if the item is covered.
# An item of colours has a bit for each. Of an item in times that was covered twice, the
# two lowest bits are 1. With a rule, a layer has pairs (state, value) for states.


def _count_in_layers(part, rule):
    """Return how many exact covers a part has; None if too few merge, or no room."""
    layer, step = ({(0, rule[0]): 1}, rule[1]) if rule else ({0: 1}, None)
    ways, tries = 1, 0
    for enough, choices, drop in _steps(part):
        tries += len(layer) * len(choices)
        layer = _next_layer(layer, enough, choices, drop, _room_for(layer, ways), step)
        if layer is None:
            return None
        ways = sum(layer.values())
        if not ways:
            return 0
        if ways >= 1.2 * len(layer):
            tries = 0  # enough partial covers have merged
        elif tries > _TRIES:
            return None
    return ways


def _room_for(layer, ways):
    """Return how many states like those of a layer there is room for."""
    sample = list(islice(layer, 1 + len(layer) // 100))
    waiting, seen, size = sample[:], set(), 0
    while waiting:
        thing = waiting.pop()
        if id(thing) not in seen:  # What several states share counts once.
            seen.add(id(thing))
            held = [*thing] if isinstance(thing, (dict, frozenset, tuple)) else []
            size += getsizeof(thing, 30 + 40 * len(held))  # PyPy can't tell
            waiting += held
    return _ROOM // (80 + size // len(sample) + getsizeof(ways, 30))


def _next_layer(layer, enough, choices, drop, room, step):
    """Empty a layer; return the next, None if the two have more than room states."""
    after = {}
    while layer:
        if len(layer) + len(after) > room:
            return None
        state, ways = layer.popitem()
        state, value = state if step else (state, None)
        for names, bad, put, shifts in [_SKIP] if state & enough else choices:
            if state & bad:
                continue
            new = state | put
            for bits, often in shifts:
                new |= (state & bits) << often
            new >>= drop
            if step:
                changed = step(value, *names) if names else value
                if names and changed is None:  # refused
                    continue
                new = new, changed
            after[new] = after.get(new, 0) + ways
    return after


def _steps(part):
    """Yield (enough, choices, drop) for each step from a layer to the next one.

    If a state has the bit enough, its item needs no option: nothing is chosen. Else
    each of choices makes a new state. Then the lowest bits are cut off: drop of them.
    """
    items, options, _, _, times, _ = part
    begun = [[] for _ in range(items)]  # by turn: the options that begin at it
    for n, own in enumerate(options):
        begun[min(own)].append(n)
    fields, starts = _fields(part)
    for item, (start, end) in enumerate(zip(starts, starts[1:])):
        choices = [_choice(n, part, fields, start) for n in begun[item]]
        if item not in times:
            yield 1, choices, end - start
            continue
        for choice in choices:  # Several may be chosen: a step for each.
            yield 0, [_SKIP, choice], 0
        least, _ = times[item]
        if least:  # States in which it is covered too seldom end.
            yield 1 << (least - 1), [], end - start
        else:
            yield 0, [_SKIP], end - start


def _fields(part):
    """Return (fields, starts); bits are numbered as if none were dropped.

    fields: by item: (first bit, how many bits, most times, {colour: which bit is 1})
    starts: by turn: the first bit that is not dropped, and then where all bits end
    """
    items, options, secondary, colours, times, _ = part
    leaves_at = [*range(items), *[0] * secondary]
    for own in options:
        turn = min(own)
        for item in own:
            leaves_at[item] = max(leaves_at[item], turn)
    codes = [{} for _ in leaves_at]
    for item, colour in chain(*(own.items() for own in colours)):
        codes[item].setdefault(colour, len(codes[item]))
    uses, fields, place = Counter(chain(*options)), {}, 0
    for item in sorted(range(items + secondary), key=leaves_at.__getitem__):
        least, most = times.get(item, (1, 1))
        # If it can't be covered too often, times beyond the least don't matter.
        width = most if most < uses[item] else least
        width = len(codes[item]) or width
        fields[item] = place, width, most, codes[item]
        place += width
    return fields, [*(fields[turn][0] for turn in range(items)), place]


def _choice(n, part, fields, start):
    """Return the choice of option n: ((its name,), bad, put, shifts).

    start: the number of the lowest bit of states. A state allows the choice if all bits
    of bad are 0. Then those of put become 1. For each (bits, often) of shifts, what the
    state has in bits is put, too, shifted up by often.
    """
    _, options, _, colours, _, names = part
    bad, put, shifts = 0, 0, []
    for item, often in Counter(options[n]).items():
        place, width, most, codes = fields[item]
        lowest = 1 << (place - start)
        bits = lowest * ((1 << width) - 1)
        if item in colours[n]:
            bit = lowest << codes[colours[n][item]]
            bad |= bits ^ bit  # the other colours
            put |= bit
        else:
            if width == most:  # else it can't be covered too often
                bad |= lowest << (most - often)
            put |= bits & ~(bits << often)  # the lowest ones
            if often < width:
                shifts.append((bits & (bits >> often), often))
    return (names[n],), bad, put, shifts


# lib/searches/names.py: Arguments of covers: names become numbers, errors are named.


_KINDS = "names are texts, numbers, tuples or the like"


def numbered(items, options, secondary=(), shared=(), times=None):
    """Return (problem, results): what CountedLanes takes, what covers consist of."""
    items = _names_in(items, "items")
    secondary = _names_in(secondary, "secondary", len(items))
    shared = list(dict.fromkeys(_names_in(shared, "shared")))
    number_of, argument_of = {}, {}
    named = ("items", items), ("secondary", secondary), ("shared", shared)
    for argument, name in ((each, name) for each, names in named for name in names):
        if name in number_of:
            places = " and ".join(sorted({argument_of[name], argument}))
            raise ValueError(f"two items are named {name!r}: in {places}")
        number_of[name], argument_of[name] = len(number_of), argument
    shared_of = {name: number_of.pop(name) for name in shared}  # moved from number_of
    for name in number_of:
        if isinstance(name, tuple) and len(name) == 2 and name[0] in shared_of:
            mend = f"begin names with a word, such as {('edge', *name)!r}"
            why = f"is also {name[0]!r} in colour {name[1]!r}: {mend}"
            raise ValueError(f"item {name!r} {why}")
    times = _numbered_times(times or {}, items, number_of)
    is_dict = isinstance(options, Mapping)
    if not isinstance(options, Iterable):
        raise TypeError(f"options: {options!r} is not a dict or a list")
    results, items_of, colours = [], [], []
    for key, option in options.items() if is_dict else enumerate(options):
        if not isinstance(option, Iterable):
            raise TypeError(f"option {key!r}: {option!r} is not a list; {_KINDS}")
        names = option if isinstance(option, str) else list(option)
        try:
            numbers, colour_of = _number_names(names, number_of, shared_of, times)
        except TypeError as error:
            raise TypeError(f"option {key!r}: {error}; {_KINDS}") from None
        except ValueError as error:
            raise ValueError(f"option {key!r}: {error}") from None
        results.append(key if is_dict else names if iter(option) is option else option)
        items_of.append(numbers)
        colours.append(colour_of)
    uses = Counter(chain.from_iterable(items_of))
    for item, (least, most) in times.items():  # What can't be reached is cut.
        least = min(least, uses[item] + 1)
        times[item] = least, max(least, min(most, uses[item]))
    return (len(items), items_of, len(secondary + shared), colours, times), results


def _names_in(values, argument, first=0):
    """Return names as a list; a number stands for so many, from first on."""
    if hasattr(values, "__index__"):
        values = index(values)
        if values < 0:
            raise ValueError("a negative number of items")
        values = range(first, first + values)
    if not isinstance(values, Iterable):
        raise TypeError(f"{argument}: {values!r} is not a list; {_KINDS}")
    names = list(values)
    try:
        set(names)  # an error if one can't be hashed
    except TypeError as error:
        raise TypeError(f"{argument}: {error}; {_KINDS}") from None
    return names


def _numbered_times(times, items, number_of):
    """Return {number of an item: (least, most)}."""
    if not isinstance(times, Mapping):
        raise TypeError(f"times: {times!r} is not a dict: write {{item: often}}")
    ranges = {}
    for item, often in times.items():
        if item not in number_of:
            raise ValueError(f"times: {item!r} is not in items")
        if number_of[item] >= len(items):
            raise ValueError(
                f"times: {item!r} is secondary: put it in items, times (0, 1)"
            )
        pair = often if isinstance(often, (tuple, list)) else (often, often)
        try:
            least, most = pair
            least, most = index(least), inf if most is None else index(most)
        except (TypeError, ValueError):
            why = f"{often!r} is no number or pair: write (least, most); None: no limit"
            raise TypeError(f"times: item {item!r}: {why}") from None
        if not 0 <= least <= most:
            raise ValueError(f"times: item {item!r} can't be covered {often!r} times")
        ranges[number_of[item]] = least, most
    return ranges


def _number_names(names, number_of, shared_of, times):
    """Return the numbers of an option's items, and {number: (shared item, colour)}."""
    numbers, found, colours = [], set(), {}
    for name in names:
        number = number_of.get(name)
        if number is not None:
            if number in found and number not in times:
                raise ValueError(f"item {name!r} twice")
        elif isinstance(name, tuple) and len(name) == 2 and name[0] in shared_of:
            number = shared_of[name[0]]
            if colours.setdefault(number, name) != name:  # the pair: None is no colour
                raise ValueError(f"shared item {name[0]!r} in two colours")
        else:
            raise ValueError(_unknown(name, names, number_of, shared_of))
        found.add(number)
        numbers.append(number)
    return numbers, colours


def _unknown(name, names, number_of, shared_of):
    """Return what to say of a name that no item has, and what may be meant."""
    from difflib import get_close_matches  # only if it is needed: it takes a while

    if name in shared_of:
        return f"shared item {name!r} needs a colour: write ({name!r}, colour)"
    hint = "; secondary and shared items are to be named, too"
    texts = [text for text in number_of if isinstance(text, str)]
    if isinstance(name, str):
        for near in get_close_matches(name, texts, 1):
            hint = f"; did you mean {near!r}?"
    if isinstance(name, tuple) and name and name[0] in number_of:
        hint = f", and {name[0]!r} is not shared"
    if isinstance(name, str) and name[1:] and {*name} <= number_of.keys():
        hint = f"; a text names its letters: name {name!r} in a list, [{name!r}]"
    if isinstance(names, str):
        hint = f"; {names!r} is a text: its items are its letters; write [{names!r}]"
    if tuple(names) in number_of:
        hint = f"; for the one item {tuple(names)!r} write [{tuple(names)!r}]"
    return f"no item is named {name!r}{hint}"


# lib/searches/order.py: An order of items in which the frontier of a count is small.


# See count.py for turns and the frontier: a layer may have 2**n states for n items in
# it. For dominoes on 3 by 40 these are 40 cells row by row, and 3 column by column.
#
# Two items are near if an option has both, of those that _near takes. The first turn
# near an item brings it into the frontier. A primary one leaves by its own turn, a
# secondary one by the last turn near it.
#
# An order grows from one item. An item is reached when one near it enters the frontier.
# Next is the reached item whose turn leaves the fewest in it; of several, the one
# reached first. A second order grows from the end of the first. So does a third: of
# several, it takes the one that reached the fewest in the second, or whose own did.
# Without the first, tetrominoes on 5x5 take up to 1.7 times as many steps; without the
# second, rods on 6x6 1.4; without the third, loops 7.3.


def parts_in_order(items, secondary, items_of):
    """Return for each part (its primary items in order, its options).

    Parts have no item in common. items, secondary: how many; primary ones come first
    items_of: {option: its items}, one of them primary at least
    """
    near = _near(items + secondary, items_of.values())
    group_of, parts = _groups(near), {}  # {group: (its primary items, its options)}
    for item in range(items):
        parts.setdefault(group_of[item], ([], []))[0].append(item)
    for option, own in items_of.items():
        parts[group_of[own[0]]][1].append(option)
    return [(_best_order(primary, near), held) for primary, held in parts.values()]


def _near(total, options):
    """Return by item the set of those near it, which has the item, too.

    An option is left out if smaller ones connect its items. So of all rectangles, those
    of two or three cells are taken; else every cell would be near every other.
    """
    near = [{item} for item in range(total)]
    for bits in sorted({len(own).bit_length() for own in options}):  # 1, 2 to 3, 4 to 7
        group_of = _groups(near)
        for own in options:
            if len(own).bit_length() == bits and len({group_of[i] for i in own}) > 1:
                # All pairs of a large option would take too much memory: the first item
                # is near all others.
                hubs = own if len(own) <= 20 else [min(own)]
                for hub in hubs:
                    near[hub].update(own)
                for item in own:
                    near[item].update(hubs)
    return near


def _groups(near):
    """Return {item: its group}; items that are near are in one group."""
    group_of = {}
    for group in range(len(near)):
        waiting = [group]
        while waiting:
            item = waiting.pop()
            if item not in group_of:
                group_of[item] = group
                waiting += near[item]
    return group_of


def _best_order(primary, near):
    """Return the primary items of a part in the cheapest of three orders."""
    start = min(primary, key=lambda item: len(near[item]))
    first, _ = _grown(start, primary, near, Counter())
    end = first[-1]
    second, reached_by = _grown(end, primary, near, Counter())
    behind = Counter()  # by item: how many are behind it
    for item in reversed(second[1:]):
        behind[reached_by[item]] += 1 + behind[item]
    third, _ = _grown(end, primary, near, behind)
    return min(first, second, third, key=lambda order: _cost(order, near))


def _grown(start, primary, near, behind):
    """Return an order, and {item: the item whose turn reached it}; behind: for ties."""
    turns, reached_by, waiting = {}, {}, set(primary)
    growth = {item: len(near[item]) for item in primary}  # of the frontier, and 1
    near_left = {}  # {item that has entered: how many near it are waiting}
    heap = [(growth[start], behind[start], 0, start)]
    while heap:
        number, *_, item = heappop(heap)
        if item in turns or number != growth[item]:
            continue  # This entry is out of date.
        turns[item] = len(turns)
        waiting.remove(item)
        entering = [other for other in near[item] if other not in near_left]
        for other in near[item]:
            if other in near_left:
                near_left[other] -= 1
            else:
                near_left[other] = len(near[other] & waiting)
        # No later turn brings in the entering ones; a secondary one leaves by the last.
        last = [i for i in near[item] if i not in growth and near_left[i] == 1]
        for other in entering + last:
            for i in near[other] & waiting:
                growth[i] -= 1
                reached = turns[reached_by.setdefault(i, item)]
                heappush(heap, (growth[i], behind[i], reached, i))
    return list(turns), reached_by


def _cost(order, near):
    """Return the sum of 2 ** items in the frontier over all turns."""
    turns = {item: turn for turn, item in enumerate(order)}
    change = [0] * len(order)  # by turn: of the frontier
    for item in {*chain(*(near[i] for i in order))}:
        own = [turns[other] for other in near[item] if other in turns]
        change[min(own)] += 1
        change[turns.get(item, max(own))] -= 1
    return sum(1 << width for width in accumulate(change))


# lib/lanes.py: Exact cover on one integer: a few operations act on all items at once.


_KEPT = 64_000_000  # bytes for masks that are kept; others are made each time
_TURN = 20  # dead ends, in the shortest turn of a search
_FAILED = 16  # failures in a generation; pick knows this one and the one before

# Each primary item has a lane of bits: from the lowest on a mark, a place for each of
# its options, an alarm and a guard. All lanes together are one integer, a state. Mark
# and guard are 1 while an item is open: none of its options is chosen. A place is 1
# while its option is possible. Alarms are 0, and the lane of a covered item is all 0.
# So ones = (state & marks) << 1 has a 1 at the lowest place of each open lane, and
# x & (x - ones) removes the lowest option of each, as x & (x - 1) removes the lowest 1
# of x. In a lane without options, x - ones borrows from the guard and sets the alarm.
#
# Example: options A = {0, 1}, B = {0}, C = {1, 2}, D = {2}. B is chosen:
#
#      item 0       item 1       item 2
#     g ! B A m    g ! C A m    g ! D C m    g: guard, !: alarm, A to D: places, m: mark
#     1 0 1 1 1    1 0 1 1 1    1 0 1 1 1    start: every option is possible
#     1 0 1 1 1    0 0 0 1 0    0 0 0 0 0    cleared: item 0, and A, the rival of B
#     0 0 0 0 0    1 0 1 0 1    1 0 1 1 1    state = start & mask: without these
#     0 0 0 0 0    0 0 0 1 0    0 0 0 1 0    ones = (state & marks) << 1
#     0 0 0 0 0    1 0 0 1 1    1 0 1 0 1    less = state - ones: no alarm
#     0 0 0 0 0    1 0 0 0 1    1 0 1 0 1    rest = state & less: without the lowest
#     0 0 0 0 0    0 1 1 1 1    1 0 0 1 1    less = rest - ones: the alarm of item 1
#
# So item 1 has one option, C, the fewest of all, and is covered next. Choosing C clears
# lanes 1 and 2: the state is 0, B and C are a cover. To go back, take an older integer.
# Options are rivals if they share an item, unless they have it in one colour: choosing
# one clears the others in all lanes. Secondary items only make rivals.


class Lanes:
    """The lanes of a problem: their layout, masks of options, pick, search.

    The arguments are as checked returns them; colours: by option: {secondary item: its
    colour}; names: by option: what covers have for it; None: its number

    start: the first state; a state whose guards are all 0 is a cover
    full, marks, alarms, guards: all bits, all marks, all alarms, all guards
    holders: by item: its options; places: by option: the numbers of its bits
    option_at: by number of a bit: the option of a place, None for others
    ends: by item: the numbers of its mark and its guard; secondary items have none
    lane_of: {number of an alarm: (lowest place of its lane, a 1 for each place)}
    masks: by option: see mask; None as long as it is not kept
    kept: {(item, colour): see cleared}; room: bytes for more of both
    learning: whether failures (items without options) are noted; failures: how many
    failed, failed_before: alarms of these items, in this generation and the last one
    counted: {option: its items that may be covered again}; CountedLanes has some
    """

    def __init__(self, items, options, secondary=0, colours=None, names=None):
        self.options, self.colours = options, colours or [{}] * len(options)
        self.names = range(len(options)) if names is None else names
        self.holders = [[] for _ in range(items + secondary)]
        for number, option in enumerate(options):
            for item in option:
                self.holders[item].append(number)
        self.option_at, self.lane_of = [], {}
        self.places, self.ends = [[] for _ in options], [()] * len(self.holders)
        for item in reversed(range(items)):  # item 0 has the highest bits
            self.add_lane(item)
        self.full = (1 << len(self.option_at)) - 1
        self.marks = self.with_bits(mark for mark, _ in self.ends[:items])
        self.alarms = self.with_bits(self.lane_of)
        self.guards, self.start = self.alarms << 1, self.full ^ self.alarms
        self.masks, self.kept, self.room = [None] * len(options), {}, _KEPT
        self.learning, self.counted = True, {}
        self.failures = self.failed = self.failed_before = 0

    def add_lane(self, item):
        """Add the lane of an item on top of the others."""
        holders, mark = self.holders[item], len(self.option_at)
        for place, number in enumerate(holders, mark + 1):
            self.places[number].append(place)
        self.option_at += [None, *holders, None, None]
        alarm = mark + 1 + len(holders)
        self.ends[item] = mark, alarm + 1
        self.lane_of[alarm] = mark + 1, (1 << len(holders)) - 1

    def with_bits(self, numbers):
        """Return the integer that has the bits of these numbers."""
        octets = bytearray(len(self.option_at) // 8 + 1)
        for number in numbers:
            octets[number >> 3] |= 1 << (number & 7)
        return int.from_bytes(octets, "little")

    def mask(self, option):
        """Return what choosing an option leaves: it turns a state into state & mask."""
        lost = 0
        for item in self.options[option]:
            pair = item, self.colours[option].get(item)
            cleared = self.kept.get(pair)
            if cleared is None:  # 0 is kept, too
                cleared = self.keep(self.kept, pair, self.cleared(*pair))
            lost |= cleared
        return self.keep(self.masks, option, self.full ^ lost)

    def cleared(self, item, colour):
        """Return what covering an item clears. colour: its colour, or None."""
        rivals = self.holders[item]
        if colour is not None:
            rivals = [n for n in rivals if self.colours[n].get(item) != colour]
        return self.with_bits(chain(self.ends[item], *(self.places[n] for n in rivals)))

    def keep(self, store, key, integer):
        """Return an integer, and keep it as store[key] if there is room."""
        if integer.bit_length() <= 8 * self.room:
            self.room -= integer.bit_length() // 8
            store[key] = integer
        return integer

    def pick(self, state):
        """Return (bottom, left): the options in state of the open item with the fewest.

        Each bit of left << bottom is a place. If no item is open, bottom is 0.
        """
        if not state:
            return 0, 0
        alarms, ones = self.alarms, (state & self.marks) << 1
        rest, less = state, state - ones
        found = less & alarms
        if found and not self.learning:
            return 1, 0  # some item has no option
        # Remove the lowest option of each lane until there is an alarm: the fewest.
        while not found:
            rest &= less
            less = rest - ones
            found = less & alarms
        # Of several take one that failed lately, as it is likely to fail again: a
        # conflict-driven order, like last conflict. Of these take the first.
        best = found & self.failed or found & self.failed_before or found
        alarm = best.bit_length() - 1
        bottom, lane_bits = self.lane_of[alarm]
        left = (state >> bottom) & lane_bits
        if not left:
            self.note_failure(alarm)
        return bottom, left

    def note_failure(self, alarm):
        """Note that the item with this alarm has no option."""
        self.failures += 1
        if self.failures % _FAILED == 0:
            self.failed_before, self.failed = self.failed, 0
        self.failed |= 1 << alarm

    def stop_learning(self):
        """Forget failures for good: of several items the first one is picked."""
        self.learning, self.failed, self.failed_before = False, 0, 0

    def split(self, state, option):
        """Return two states: for options tried after this one, and with it chosen."""
        return state, state & (self.masks[option] or self.mask(option))

    def search(self, liked=0, rule=None):
        """Yield each exact cover once, as a list of names; None at each dead end.

        liked: if bit n is 1, place n of each lane, from its lowest on, is tried first
        rule: None or (first, step): first is the value of no options, step(value, name)
            returns the value with one more, or None to refuse it: a dead end, too
        """
        pick, masks, counted, chosen = self.pick, self.masks, self.counted, []
        (value, step), state = rule or (None, None), self.start
        bottom, left = pick(state)
        if not bottom:
            yield []
        # To try: (state, its options, how many were chosen, the rule's value).
        untried = [(state, bottom, left, 0, value)]
        while untried:
            state, bottom, left, depth, value = untried.pop()
            del chosen[depth:]
            while left:
                highest = (left & liked or left).bit_length() - 1
                left ^= 1 << highest
                option = self.option_at[bottom + highest]
                if option in counted:
                    state, after = self.split(state, option)
                    left &= state >> bottom  # it may have two places
                else:  # as split does; without a call it takes .9 of the time
                    after = state & (masks[option] or self.mask(option))
                if left:  # keep it for later
                    untried.append((state, bottom, left, len(chosen), value))
                chosen.append(self.names[option])
                if step:
                    value = step(value, chosen[-1])
                    if value is None:
                        yield None
                        break
                state = after
                bottom, left = pick(state)
                if not bottom:
                    yield chosen[:]
                elif not left:
                    yield None


def search_steadily(lanes, rule=None):
    """Yield each exact cover once, as a list of names.

    An early choice may exclude all covers: run times have heavy tails. So the first
    search shares its time, 3 to 1, with restarts: these try options in another order,
    each for a turn. When one finds a cover, the others are dropped, and it runs to its
    end: no cover comes twice. At 1 to 1 covers came no sooner, proofs of none later.
    """
    first = lanes.search(0, rule)
    liked = 0  # what a restart tries first: scattered bits
    found = 0
    number = 0
    while True:
        number += 1
        turn = _TURN * (number & -number)  # 1, 2, 1, 4, 1, 2, 1, 8: like Luby's
        liked = (liked * 1_664_525 + 1_013_904_223) & lanes.full
        restart = lanes.search(liked, rule)
        for search, dead_ends in (first, 3 * turn), (restart, turn):
            for done, cover in enumerate(search):
                if cover is not None:
                    found += 1
                    if found == 2:  # with many covers failures tell little
                        lanes.stop_learning()
                    yield cover
                elif done >= dead_ends and not found:
                    break
            else:
                return  # a search that ends has yielded all covers


def count_if_few(lanes, rule=None):
    """Return how many exact covers there are, None if it takes long to list them.

    It does after many dead ends, and if covers come more often than dead ends.
    """
    found = dead_ends = 0
    most = min(3_000, sum(map(len, lanes.options)) // 10)
    for cover in lanes.search(rule=rule):
        if cover is None:
            dead_ends += 1
        else:
            found += 1
        if dead_ends > most or found > 10 + dead_ends:
            return None
    return found


# lib/searches/times.py: Items to be covered several times: a bit for each time.


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


# lib/read.py: Readers of input.


_LARGEST = 2**31 - 1  # C++'s largest int: no problem has larger numbers


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"
    return ValueError("expected %s, found %s" % (expected, shown))


def read_tokens(lines):
    """Return an iterator over the words of lines; a text may stand for them."""
    if isinstance(lines, str):
        lines = lines.splitlines()
    return (token for line in lines for token in line.split())


def read_number(tokens, least=0, most=_LARGEST):
    """Return the next token: a whole number from least to most, without a sign."""
    return _number(next(tokens, ""), least, most)


def read_numbers(tokens, most=_LARGEST):
    """Yield the next numbers from 1 to most, until a 0 or the end."""
    for token in tokens:
        number = _number(token, 0, most)
        if not number:
            return
        yield number


def _number(token, least, most):
    """Return a token as a number from least to most."""
    is_short = len(token) <= 20  # int takes long for a million digits
    if not (is_short and token.isdecimal() and least <= int(token) <= most):
        raise input_error("a number from %d to %d" % (least, most), token)
    return int(token)


# lib/stdio.py: Files or standard input in, answers out.


def run(answers):
    """Print what answers(lines) yields for each file named, or standard input.

    A ValueError that it raises ends the run. So does one that it yields, unless the
    case was on one line: then an empty line is printed, and the run goes on.
    """
    program, *names = sys.argv or [""]
    program, status = os.path.splitext(os.path.basename(program))[0], 0
    sys.stderr = sys.stderr or open(os.devnull, "w")  # if closed
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(names):
            return print(sys.modules["__main__"].__doc__, flush=True)
        for name in names or ["-"]:
            place = program if name == "-" else program + ": " + name
            for answer in _replies(answers, name, place):
                if answer is None:
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
    except KeyboardInterrupt:
        status = 130  # as shells do
    except BrokenPipeError:  # The flush at exit would fail, too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)  # no flush at exit
    if status:
        sys.exit(status)


def _replies(answers, name, place):
    """Yield the answers for one file, None where there is none."""
    number = 0  # of the last line
    unanswered = 0  # lines read since the last answer

    def full_lines():
        """Yield the lines that are not blank."""
        nonlocal number, unanswered
        for number, line in enumerate(_lines(name), 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # Ctrl-Z ends old files
            if line.strip():
                unanswered += 1
                yield line

    lines = full_lines()
    try:
        for answer in answers(lines):
            if isinstance(answer, ValueError):
                if unanswered > 1:
                    raise answer  # If a row is missing, later grids are wrong.
                sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                answer = None
            yield answer
            unanswered = 0
        # Standard input may go on after the last case.
        if name != "-" and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit("%s: line %d: %s" % (place, number, error))


def _lines(name):
    """Yield the lines of a file, or of standard input."""
    if name == "-" and sys.stdin is not sys.__stdin__:  # replaced
        yield from iter(sys.stdin.readline, "")  # stays open
    else:
        source = os.dup(0) if name == "-" else name
        with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
            yield from file


if __name__ == "__main__":
    run(answers)
