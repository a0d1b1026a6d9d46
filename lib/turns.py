"""Exact covers by two searches that take turns, on links and on lanes.

Either may be a thousand times as fast as the other, and nothing tells beforehand which
one is. So both work, in turns, until one of them has found a cover.
"""

from lib.dlx import Links, search_links
from lib.lanes import Lanes, search_lanes
from lib.order import renumbered

# Work is counted without a clock, so that covers come in the same order in each run.
# The unit is the time that it takes to hide and unhide a node: some 0.2 microseconds.
# A step takes that time for each node on links, and for so many bits on lanes, besides:
_LINKS_STEP, _LANES_STEP, _BITS = 10, 5, 1_000
_FIRST_TURN = 5  # for each node of the problem: set-up takes about as long
_MOST_GIVEN = 1_000  # covers that are remembered


def search_by_turns(items, options, secondary):
    """Yield each exact cover once, as a list of option numbers.

    The arguments are as checked returns them.

    Whichever search finds the first cover goes on for another turn: often it is done
    by then. Else the search on lanes lists what is left: it is seldom slower at that.
    """
    links = _search_on_links(items, options, secondary)
    lanes = _search_on_lanes(items, options, secondary)
    # Secondary items cost lanes hardly any time.
    searches = [lanes, links] if secondary else [links, lanes]
    most = _FIRST_TURN * sum(map(len, options))
    given = set()  # covers, each a frozenset: the other search would find them again
    while not given:
        for search in searches:
            if not given:
                has_ended = yield from _take_turn(search, most, given)
                if has_ended:
                    return
        most *= 2
    for _, cover in lanes:
        if cover and frozenset(cover) not in given:
            yield cover


def _take_turn(search, most, given):
    """Yield the covers that a search finds by so much work, and add them to given.

    After the first cover it may do so much work again. Return whether it has ended.
    """
    left = most
    for work, cover in search:
        left -= work
        if cover is not None:
            if not given:
                left = most
            given.add(frozenset(cover))
            yield cover
        if left <= 0 or len(given) == _MOST_GIVEN:
            return False
    return True


def _search_on_links(items, options, secondary):
    """Yield (work, cover) for each step of search_links; the cover may be None."""
    links = _CountingLinks(items, options, secondary)
    before = 0
    for cover in search_links(links):
        yield _LINKS_STEP + links.unhidden - before, cover
        before = links.unhidden


class _CountingLinks(Links):
    """Links that count how many nodes are unhidden."""

    unhidden = 0

    def unhide(self, count):
        """Unhide nodes until only the first count in the log are hidden."""
        self.unhidden += len(self.hidden) - count
        super().unhide(count)


def _search_on_lanes(items, options, secondary):
    """Yield (work, cover) for each step of search_lanes; the cover may be None.

    Of items with equally few options, lanes cover the one of lowest number. If items
    that share options have near numbers, the search stays in one part of the problem,
    where a wrong choice soon shows.
    """
    lanes = Lanes(items, renumbered(items, options), secondary)
    work = _LANES_STEP + lanes.full.bit_length() // _BITS
    for cover in search_lanes(lanes):
        yield work, cover
