"""The fewest options that cover each item at least once."""

import itertools
import random
import sys

from lib.covers import smallest_cover
from support import random_instance


def least(items, options):
    """Return how many options a smallest cover has, by trying all, or None."""
    for size in range(len(options) + 1):
        for subset in itertools.combinations(options, size):
            if set(range(items)) <= set().union(*subset):
                return size
    return None


def test_random_instances_have_covers_as_small_as_brute_force_finds():
    rng = random.Random(4)
    seen = set()
    for _ in range(2000):
        items, options, _ = random_instance(rng, secondary=0)
        limit = rng.choice([None, rng.randrange(-1, 6)])
        size = least(items, options)
        cover = smallest_cover(items, dict(enumerate(options)), limit)
        seen.add(size if cover is not None else None)
        if size is None or limit is not None and limit < size:
            assert cover is None
        else:
            assert cover == sorted(set(cover)) and len(cover) == size
            assert {item for n in cover for item in options[n]} == set(range(items))
    assert seen == {None, 0, 1, 2, 3, 4}


def test_what_failed_or_is_not_needed_is_not_tried():
    """Of 91 pairs 11 are needed, and of 60 pairs 10: trying all sets takes hours."""
    assert smallest_cover(2, [[0], [0], []], sys.maxsize) is None
    nine, eleven = range(9), range(9, 20)
    apart = [pair for n in (nine, eleven) for pair in itertools.combinations(n, 2)]
    assert len(smallest_cover(20, apart)) == 5 + 6
    across = list(itertools.product(range(6), range(6, 16)))
    assert len(smallest_cover(16, across)) == 10
