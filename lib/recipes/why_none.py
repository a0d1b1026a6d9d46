"""There is no cover: what is in the way?

Copy why_none, which takes what covers takes. It lets items stay uncovered, as few as it
can: each line is nearer to a cover, and the first one comes at once. If the last one
doesn't come, take what was said. With a rule, it says first whether that is in the way.

Output:
6 uncovered: Ann, Bob, Cid, Dan, early, late
2 uncovered: Cid, Dan
without the rule there is a cover
2 uncovered: Ann, early
"""

from lib.covers import cheaper_covers, covers


def why_none(items, options, secondary=(), *, shared=(), times=None, allow=None):
    """Yield lines: which items stay uncovered, each as often as it lacks an option."""
    more = {"shared": shared, "times": times}
    items = list(range(items) if isinstance(items, int) else items)
    options = options if isinstance(options, dict) else list(options)
    if allow and next(covers(items, options, secondary, **more), None) is not None:
        yield "without the rule there is a cover"
    chosen = list(options)  # what covers consist of: keys, or options themselves
    numbered = dict(enumerate(getattr(options, "values", lambda: chosen)()))
    left = {}  # options that cover an item in place of yours
    for item in items:
        often = (times or {}).get(item, 1)
        least = often[0] if isinstance(often, (tuple, list)) else often
        left.update({("left", item, n): [item] for n in range(least)})
    rule = None
    if callable(allow):
        rule = lambda names: allow([chosen[n] for n in names if n not in left])
    elif allow:
        first, step = allow
        rule = first, lambda value, n: value if n in left else step(value, chosen[n])
    found = cheaper_covers(
        items, {**numbered, **left}, left.__contains__, secondary, allow=rule, **more
    )
    for cover in found:
        names = sorted(str(name[1]) for name in cover if name in left)
        yield f"{len(names)} uncovered: {', '.join(names)}" if names else "a cover"


people, shifts = ["Ann", "Bob", "Cid", "Dan"], ["early", "late"]
pairs = [(who, shift) for who in people for shift in shifts]
for line in why_none([*people, *shifts], pairs):
    print(line)
for line in why_none(["Ann", "early"], pairs[:1], allow=lambda chosen: not chosen):
    print(line)
