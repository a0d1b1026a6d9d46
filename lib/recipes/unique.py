"""Is there a solution, and is it the only one?

Covers are searched when they are asked for. Two of them are enough to know. Here each
person and each shift is an item.

Output:
two rotas or more
"""

from itertools import islice

from lib.covers import covers

shifts = ["early", "late", "night"]
free = {"Ann": ["early", "night"], "Bob": ["late", "night"], "Cid": ["early", "late"]}
options = {(who, shift): [who, shift] for who in free for shift in free[who]}
found = list(islice(covers([*free, *shifts], options), 2))
print(["no rota", "one rota", "two rotas or more"][len(found)])
