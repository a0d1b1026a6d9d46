"""There is no cover: which items are in the way?

Each person and each shift is an item. First look for items without an option. If all
have one, make one item at a time secondary: if there is a cover then, this item is in
the way.

Output:
Dan has no option
without Ann there is a cover
without Bob there is a cover
without Cid there is a cover
"""

from lib.covers import covers

free = {"Ann": ["early"], "Bob": ["early", "late"], "Cid": ["late"], "Dan": []}
options = {(who, shift): [who, shift] for who in free for shift in free[who]}
items = [*free, "early", "late"]
for item in items:
    if not any(item in option for option in options.values()):
        print(item, "has no option")
items.remove("Dan")
for item in items:
    others = [other for other in items if other != item]
    if next(covers(others, options, secondary=[item]), None):
        print("without", item, "there is a cover")
