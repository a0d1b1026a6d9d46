"""Exact covers by two searches that take turns: on links, and on lanes.

Links are rings of nodes (lib/dlx.py), lanes the bits of an integer (lib/lanes.py).
Either may be a thousand times as fast as the other, and nothing tells beforehand which
one is. So both work, in turns, until one of them has found a cover.
"""

from lib.dlx import Links, search_links
from lib.lanes import Lanes, search_lanes
from lib.order import renumbered

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
