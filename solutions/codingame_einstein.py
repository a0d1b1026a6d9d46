"""CodinGame Einstein's riddle solver

Submit at https://www.codingame.com/training/hard/einsteins-riddle-solver in Python 3.

Reads how many categories and how many people there are, then a line of names for each
category, one for each person; then how many clues there are, and a line for each: two
names with "&" between them if they belong to the same person, with "!" if not.
Writes the names of each category in a line, such that each column is one person. The
first line is in alphabetical order.

To run it: python3 codingame_einstein.py riddle.txt
"""

# Made by tools/bundle.py. The last part is lib/problems/codingame_einstein.py:
# change that file, not this one.

import operator
import os
import sys
from collections import Counter
from itertools import permutations, product

# lib/colours.py: Items with colours, translated to secondary items.


def without_colours(names, options, shared):
    """Return options with new secondary items in place of colours, and these items.

    names: those of all items
    options: an iterable of pairs (key, option), as are the options returned
    ValueError: a name is a pair of a shared item and a colour; an option has a shared
    item without a colour, or in two colours.
    """
    plain, colour_of = separated(options, shared)
    for name in names:
        if is_pair(name) and name[0] in colour_of:
            raise ValueError(f"item {name!r} is also {name[0]!r} in colour {name[1]!r}")
    holders = []  # of each new item: the keys of the options that have it
    for colours in colour_of.values():
        holders += exclusive_sets(colours, plain)
    added = [object() for _ in holders]  # each is a name that no other item has
    for item, keys in zip(added, holders):
        for key in keys:
            plain[key].append(item)
    return plain.items(), added


def separated(options, shared):
    """Return {key: unshared names}, and {shared item: {key: colour}}.

    An option may have the same pair twice.
    """
    plain, colour_of = {}, {name: {} for name in shared}
    for key, option in options:
        plain[key] = []
        for name in option:
            if name in colour_of:
                raise ValueError(f"option {key!r}: shared item {name!r} needs a colour")
            if not is_pair(name) or name[0] not in colour_of:
                plain[key].append(name)
                continue
            item, colour = name
            if colour_of[item].setdefault(key, colour) != colour:
                raise ValueError(f"option {key!r}: shared item {item!r} in two colours")
    return plain, colour_of


def exclusive_sets(colours, options):
    """Yield lists of options of which at most one may be chosen.

    Any two options of different colours are in such a list, or have an item in common.
    colours: {key: colour of that option}; options: {key: other names}
    """
    number_of = {}
    for colour in colours.values():
        number_of.setdefault(colour, len(number_of))
    # An option of shared items alone has no primary item: it is never chosen.
    groups = exclusive_groups([key for key in colours if options[key]], options)
    for bit in range((len(number_of) - 1).bit_length()):
        with_1 = {key for key in colours if number_of[colours[key]] >> bit & 1}
        for first, second in permutations(groups, 2):  # both orders
            zeros = [key for key in first if key not in with_1]
            ones = [key for key in second if key in with_1]
            if zeros and ones:
                yield zeros + ones


def exclusive_groups(keys, options):
    """Divide keys into lists; all options of a list have an item in common."""
    groups = []
    while keys:
        uses = Counter(name for key in keys for name in options[key])
        common = max(uses, key=uses.get)
        groups.append([key for key in keys if common in options[key]])
        keys = [key for key in keys if common not in options[key]]
    return groups


def is_pair(name):
    """Return whether a name is a tuple of two values."""
    return isinstance(name, tuple) and len(name) == 2


# lib/options.py: Check the options of an exact cover; number items that have names.


def checked(items, options, secondary=0):
    """Return the arguments, with all numbers as integers and options as lists.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError: an item is out of range, or twice in an option; a number of items is
    below 0. TypeError: something is not an integer, or not an iterable.
    """
    try:
        items, secondary = operator.index(items), operator.index(secondary)
        options = [list(map(operator.index, option)) for option in options]
    except TypeError as error:
        raise TypeError(
            f"{error}: items is a number, and options have numbers; for items with "
            "names use lib.named.named_covers, or lib.options.numbered"
        ) from error
    if items < 0 or secondary < 0:
        raise ValueError("a negative number of items")
    for number, option in enumerate(options):
        for item in option:
            if not 0 <= item < items + secondary:
                raise ValueError(f"option {number}: item {item} out of range")
        if len(set(option)) < len(option):
            raise ValueError(f"option {number}: item {most_frequent(option)} twice")
    return items, options, secondary


def numbered(items, options, secondary=(), shared=()):
    """Return the three arguments of exact_covers for items that have names.

    items: names, of any kind that can be hashed, to be covered exactly once
    options: an iterable of iterables of names, or a dict that has these as values
    secondary: names to be covered at most once
    shared: names to be covered any number of times, but always in one colour; an option
        has the pair (name, colour) for such an item

    Put a star before the call: exact_covers(*numbered(items, options)). Covers are
    lists of indexes of options, from 0, not of keys, also if options is a dict.

    ValueError: two items have the same name, or the name of one is a pair of a shared
    item and a colour; an option has a name that no item has, an item twice, or a shared
    item without a colour or in two. TypeError: a name can't be hashed.
    """
    items, secondary, shared = list(items), list(secondary), list(shared)
    names = items + secondary + shared
    if len(set(names)) < len(names):
        raise ValueError(f"two items are named {most_frequent(names)!r}")
    keyed = options.items() if isinstance(options, dict) else enumerate(options)
    if shared:  # secondary items, which are added, take their place
        keyed, added = without_colours(names, keyed, shared)
        secondary += added
    number_of = {name: number for number, name in enumerate(items + secondary)}
    found = []
    for key, option in keyed:
        option = list(option)
        numbers = list(map(number_of.get, option))
        if None in numbers or len(set(numbers)) < len(numbers):
            raise ValueError(f"option {key!r}: {fault_of(option, number_of)}")
        found.append(numbers)
    return len(items), found, len(secondary)


def fault_of(option, number_of):
    """Return what is wrong with an option: an unknown name, or an item twice."""
    for name in option:
        if name not in number_of:
            # Perhaps it is a name with a colour, and the item is not in shared.
            has_colour = is_pair(name) and name[0] in number_of
            hint = f", and {name[0]!r} is not shared" if has_colour else ""
            return f"no item is named {name!r}{hint}"
    return f"item {most_frequent(option)!r} twice"


def most_frequent(values):
    """Return the value that is most often in a list, of several the first."""
    return Counter(values).most_common(1)[0][0]


# lib/dlx.py: Exact cover by dancing links: Knuth, TAOCP 7.2.2.1, Algorithm X.


# Four options on three items, each node with its number:
#
#     headers       0       1       2
#     option 0      3 ----- 4       |
#     option 1      5       |       |
#     option 2              6 ----- 7
#     option 3                      8
#
# A column is a ring: from an item's header down through the item's nodes, and from the
# last one back to the header. A row is the ring of an option's nodes.
#
# To hide a node is to link the nodes above and below it to each other:
#
#     column 1:           1 -> 4 -> 6 -> 1
#     with 4 hidden:      1 ------> 6 -> 1      4 itself still points to 1 and 6
#
# Whatever is hidden is logged, and unhidden from the log:
#
#     count = len(links.hidden)
#     ...                        # hide nodes, and append them to links.hidden
#     links.unhide(count)        # all links are as at the first line
#
# To choose an option is to cover its items, one by one. A header that is hidden from
# its own column tells that the item is covered: up[down[item]] != item. Else it is
# open. The other options in the column of the item are rivals, and their nodes in all
# other columns are hidden. So a rival is met once, and no node is hidden twice. All
# options that are left in the column of an open item have only open items.

PATIENCE = 16_000  # failures before a search begins anew: 0.4 s of a 16x16 sudoku
MIXER = 0x9E3779B1  # 2**32 / golden ratio: numbers times this, modulo 2**32, scatter


def exact_covers(items, options, secondary=0):
    """Return an iterator over the exact covers, as lists of indexes into options.

    items: how many primary items there are, numbered from 0, to be covered exactly once
    options: an iterable of iterables of items; one without primary items is not chosen
    secondary: how many items follow the primary ones, to be covered at most once

    ValueError, at the call: an item out of range or twice in an option, or a negative
    number of items. TypeError: not an integer.

    Each cover comes once, in no particular order. A search that fails 16,000 times
    before its first cover begins anew, and tries options in another order.
    """
    return search_covers(Links(*checked(items, options, secondary)))


class Links:
    """The nodes of options, in flat lists that are made once and indexed by node.

    top: a node's item; up, down: its neighbours in the column (Knuth's ulink, dlink)
    right: the next node of its row, None for a header
    option: the number of its option, -1 for a header
    items: how many primary items there are
    hidden: the log of nodes and headers, in order of hiding
    """

    def __init__(self, items, options, secondary=0):
        """Link all nodes of options: lists of items, all in range."""
        headers = items + secondary
        size = headers + sum(map(len, options))
        self.items, self.hidden = items, []
        self.top, self.up, self.down = [list(range(size)) for _ in range(3)]
        self.right, self.option = [None] * size, [-1] * size
        top, up, down, right = self.top, self.up, self.down, self.right
        node = headers
        for number, option in enumerate(options):
            first = last = node
            for item in option:
                above = up[item]  # the lowest node so far
                top[node], up[node], down[node] = item, above, item
                down[above] = up[item] = node
                right[last] = node
                right[node] = first
                self.option[node] = number
                last = node
                node += 1

    def unhide(self, count):
        """Unhide nodes, the last hidden first, until only count of them are hidden.

        So each node finds the neighbours it had when it was hidden.
        """
        up, down = self.up, self.down
        for node in reversed(self.hidden[count:]):
            down[up[node]] = up[down[node]] = node
        del self.hidden[count:]


def search_covers(links):
    """Yield each exact cover once, as a list of option numbers.

    At the end no node is hidden. If you leave early, links.unhide(0) does that.
    """
    order = list(range(links.items))  # the order in which choose_item looks at them
    if any(links.down[item] == item for item in order):
        return  # an item without options: its header would pass for a node
    forced = [links.down[item] for item in order if links.down[item] == links.up[item]]
    root = forced, 0, 0  # nodes; the lengths of hidden and chosen to go back to
    untried = [root]
    chosen = []  # a node of each chosen option
    turn, failures, patience = 0, 0, PATIENCE
    while untried:
        nodes, hidden_before, chosen_before = untried.pop()
        links.unhide(hidden_before)
        del chosen[chosen_before:]
        failed = choose_all(links, nodes, chosen)
        if failed is not None:
            # An item that failed is likely to fail again: look at it first.
            order.remove(failed)
            order.insert(0, failed)
            failures += 1
            if failures == patience and untried:
                # An early choice may lead to no cover, though most others do. Begin
                # anew, with the order of items that was learned. In odd turns options
                # are shuffled: that helps soon or never, so these turns stay short.
                # Even turns are longer each time: so the search ends.
                untried, failures, turn = [root], 0, turn + 1
                patience = PATIENCE * (1 if turn % 2 else 2**turn)
            continue
        item = choose_item(links, order)
        if item is None:
            patience = None  # so failures never reach it: covers would come again
            yield [links.option[node] for node in chosen]
            continue
        for node in branches(links, item, turn):
            untried.append(([node], len(links.hidden), len(chosen)))
    links.unhide(0)


def branches(links, item, turn):
    """Return an item's nodes, shuffled in odd turns; the last one is tried first."""
    nodes = []
    node = links.up[item]
    while node != item:
        nodes.append(node)
        node = links.up[node]
    if turn % 2:
        nodes.sort(key=lambda node: node * turn * MIXER % 2**32)
    return nodes


def choose_all(links, nodes, chosen):
    """Choose the options of nodes, and all that are forced by that.

    Their nodes are added to chosen. Return None, or an item that has no option left.
    """
    up, down = links.up, links.down
    queue = list(nodes)  # a copy, to which those forced are appended meanwhile
    for node in queue:
        item = links.top[node]
        # An option may be queued twice, as the last one of two items. If its item is
        # covered, then by it: any other option there would have failed.
        if up[down[item]] == item:
            chosen.append(node)
            failed = choose_option(links, node, queue)
            if failed is not None:
                return failed
    return None


def choose_option(links, node, forced):
    """Choose the option of a node: cover its items, and hide its rivals elsewhere.

    If another item has one option left, its node is appended to forced. Return None,
    or an item that has no option left: then the choice stops halfway.
    """
    top, right, items, hidden = links.top, links.right, links.items, links.hidden
    up, down = links.up, links.down
    member = node
    while True:
        item = top[member]
        above, below = up[item], down[item]
        down[above], up[below] = below, above  # hide the header: it is covered
        hidden.append(item)
        rival = down[member]  # the header is hidden: only nodes are left in this ring
        while rival != member:
            mate = right[rival]
            while mate != rival:
                above, below = up[mate], down[mate]
                down[above], up[below] = below, above  # hide mate
                hidden.append(mate)
                # The item of mate is open: its header is left in its ring. If there is
                # one node beside it, up[above] == below; if none, above == below, too.
                if up[above] == below and top[mate] < items:
                    if above == below:
                        return above  # a header's number is the item's
                    # Of the two, the node: headers have lower numbers. max() is slower.
                    forced.append(above if above > below else below)
                mate = right[mate]
            rival = down[rival]
        member = right[member]
        if member == node:
            return None


def choose_item(links, order):
    """Return an open item with the fewest options, None if all items are covered."""
    up, down = links.up, links.down
    best, fewest = None, len(down)
    for item in order:
        node, size = down[item], 0
        if up[node] == item:
            # Counting up to the fewest so far is faster than maintaining sizes.
            while node != item and size < fewest:
                node, size = down[node], size + 1
            if size < fewest:
                best, fewest = item, size
                if size == 2:  # no open item has fewer: those were forced
                    break
    return best


# lib/read.py: Readers of input: numbers, rows and grids.


_LARGEST = 2**31 - 1  # C++'s largest int: no problem has larger numbers


def input_error(expected, found):
    """Return a ValueError that names both; found is "" at the end of the input."""
    shown = ascii(found[:30]) if found else "the end"  # so that it fits on a line
    return ValueError(f"expected {expected}, found {shown}")


def read_tokens(lines):
    """Return an iterator over the words of lines."""
    return (token for line in lines for token in line.split())


def read_number(tokens, least=0, most=_LARGEST):
    """Return the next token: a whole number from least to most, without a sign."""
    token = next(tokens, "")
    if not token.isdecimal() or not least <= int(token) <= most:
        raise input_error(f"a number from {least} to {most}", token)
    return int(token)


# lib/stdio.py: Files or standard input in, answers out, a line for what goes wrong.


def run(answers):
    """Print what answers(lines) yields for each file named on the command line.

    "-" is standard input, and so is no name at all. --help prints the docstring.
    lines are those that are not blank, without spaces at their ends. If the line that
    answers read last is wrong, it raises ValueError.
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
        sys.exit(130)  # as shells say that a program was interrupted
    except BrokenPipeError:
        os._exit(0)  # the reader of the answers has left, which is not an error
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
            print(answer, end="", flush=True)  # at once, so that no answer is lost
        # A judge may add anything to standard input. A named file is to be read whole.
        if is_named and next(lines, None):
            raise ValueError("expected the end of the file")
    except ValueError as error:
        sys.exit(f"{place}: line {number}: {error}")


# lib/problems/codingame_einstein.py


def read_names(lines, people):
    """Return the names of a category."""
    line = next(lines, "")
    if len(line.split()) != people:
        raise input_error(f"{people} names", line)
    return line.split()


def read_clue(lines, names):
    """Return a clue: a name, "&" or "!", another name."""
    line = next(lines, "")
    words = tuple(line.split())
    pair = {*words[::2]} & {*names}
    if len(words) != 3 or words[1] not in ("&", "!") or len(pair) < 2:
        raise input_error("a name, & or !, another name", line)
    return words


def answers(lines):
    """Yield the lines of names."""
    tokens = read_tokens(lines)
    count, people = read_number(tokens, 1, 9), read_number(tokens, 1, 9)
    categories = [read_names(lines, people) for _ in range(count)]
    first, persons = sorted(categories[0]), range(people)
    names = [name for category in categories for name in category]
    number = read_number(read_tokens(lines))
    clues = dict.fromkeys(read_clue(lines, names) for _ in range(number))  # each once
    same = [clue for clue in clues if clue[1] == "&"]
    different = [clue for clue in clues if clue[1] == "!"]
    # Both names of a clue have it as an item, with the person. With "&" the person is a
    # colour: it is the same for both. With "!" the pair is covered at most once.
    options = {}
    for category, person in product(range(count), persons):
        for name in categories[category] if category else [first[person]]:
            option = [name, (category, person)]
            option += [(clue, person) for clue in clues if name in clue[::2]]
            options[name, person] = option
    items = [*names, *product(range(count), persons)]
    problem = numbered(items, options, product(different, persons), same)
    cover = next(exact_covers(*problem), None)
    if cover is None:
        raise ValueError("no solution")
    choices = list(options)
    person_of = dict(choices[index] for index in cover)
    for category in categories:
        yield " ".join(sorted(category, key=person_of.get)) + "\n"


if __name__ == "__main__":
    run(answers)
