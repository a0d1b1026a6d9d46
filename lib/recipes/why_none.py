"""There is no cover: which items are in the way?

Each person and each shift is an item. First look for items without an option. If all
have one, make one item at a time secondary: if there is a cover then, this item is in
the way. That asks for a first cover again and again: where this takes long, as on a
board without two opposite corners, ask count_covers once, and trust its 0.

Output:
Dan has no option
without Ann there is a cover
without Bob there is a cover
without Cid there is a cover
there are no options at all: a generator can be used once only
"""

from lib.covers import covers


def why_none(items, options):
    """Yield lines on what is in the way of a cover. options: of a dict its values"""
    options = [list(option) for option in options]
    if not options:
        yield "there are no options at all: a generator can be used once only"
        return
    for item in items:
        if not any(item in option for option in options):
            yield f"{item} has no option"
    items = [item for item in items if any(item in option for option in options)]
    for item in items:
        others = [other for other in items if other != item]
        if next(covers(others, options, secondary=[item]), None):
            yield f"without {item} there is a cover"


free = {"Ann": ["early"], "Bob": ["early", "late"], "Cid": ["late"], "Dan": []}
items = [*free, "early", "late"]
pairs = ((who, shift) for who in free for shift in free[who])
for line in why_none(items, pairs):
    print(line)
for line in why_none(items, pairs):
    print(line)
