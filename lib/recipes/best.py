"""The best of all solutions: who does which job for the least pay?

Each person and each job is an item. All covers are searched, and only the best is kept:
this is for up to some million covers.

Output:
[('Ann', 1), ('Bob', 0), ('Cid', 2)] cost 15
"""

from lib.covers import covers

pay = {"Ann": [9, 4, 7], "Bob": [8, 5, 6], "Cid": [7, 7, 3]}
options = {(who, job): [who, job] for who in pay for job in range(3)}


def cost(cover):
    """Return what the jobs of a cover cost."""
    return sum(pay[who][job] for who, job in cover)


best = min(covers([*pay, *range(3)], options), key=cost)
print(sorted(best), "cost", cost(best))
