"""Options that exclude each other: Ann and Bob must not have neighbouring shifts.

Each person has a shift, and each shift a person: they are items. Two options that
exclude each other have a secondary item in common, which no other option has.

Output:
12 rotas; Ann and Bob have
[(0, 2), (0, 3), (1, 3), (2, 0), (3, 0), (3, 1)]
"""

from lib.covers import covers

people, shifts = ["Ann", "Bob", "Cid", "Dan"], [0, 1, 2, 3]
options = {(who, shift): [who, shift] for who in people for shift in shifts}
secondary = []
for first in shifts:
    for second in shifts:
        if abs(first - second) == 1:
            secondary.append(("not both", first, second))
            options["Ann", first].append(("not both", first, second))
            options["Bob", second].append(("not both", first, second))
rotas = [dict(rota) for rota in covers(people + shifts, options, secondary)]
print(len(rotas), "rotas; Ann and Bob have")
print(sorted({(rota["Ann"], rota["Bob"]) for rota in rotas}))
