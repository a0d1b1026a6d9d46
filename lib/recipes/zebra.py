"""The zebra riddle: five houses in a row; who drinks water, and who has the zebra?

Each name is an item, and belongs to one house. A house and a kind of names are an item:
the house has one colour, one nation and so on. Clues are made as in next_to.py.

Output:
yellow blue red ivory green
Norwegian Ukrainian English Spanish Japanese
water tea milk juice coffee
Kools Chesterfields OldGolds LuckyStrikes Parliaments
fox horse snails dog zebra
"""

from lib.covers import covers

kinds = """red green ivory yellow blue, English Spanish Ukrainian Norwegian Japanese,
coffee tea milk juice water, OldGolds Kools Chesterfields LuckyStrikes Parliaments,
dog snails fox horse zebra""".split(",")
clues = """English is red, Spanish is dog, coffee is green, Ukrainian is tea,
OldGolds is snails, Kools is yellow, LuckyStrikes is juice, Japanese is Parliaments,
ivory before green, Chesterfields beside fox, Kools beside horse,
Norwegian beside blue"""
given = {"milk": [3], "Norwegian": [1]}
steps = {"is": [0], "before": [1], "beside": [-1, 1]}  # from the first to the second
houses, options, items, secondary = range(1, 6), {}, [], []
for kind in kinds:
    items += kind.split() + [(kind, house) for house in houses]
    for name in kind.split():
        for house in given.get(name, houses):
            options[name, house] = [name, (kind, house)]
for clue in clues.split(","):
    first, relation, second = clue.split()
    secondary += [(clue, house) for house in houses]
    for (name, house), option in options.items():
        if name == first:
            right = [house + step for step in steps[relation]]
            option += [(clue, other) for other in houses if other not in right]
        if name == second:
            option.append((clue, house))
for cover in covers(items, options, secondary):
    house_of = dict(cover)
    for kind in kinds:
        print(*sorted(kind.split(), key=house_of.get))
