"""Any relation of two: Ann lives next to Bob, and Cid to the right of Ann.

Each person and each house is an item. A clue has a secondary item for each house. The
option that Bob lives in house 3 has the item 3 of his clue; an option for Ann has the
items of all houses in which Bob would then be wrong.

Output:
Ann: 1 Bob: 2 Cid: 3 Dan: 4
Ann: 1 Bob: 2 Cid: 4 Dan: 3
Ann: 2 Bob: 1 Cid: 3 Dan: 4
Ann: 2 Bob: 1 Cid: 4 Dan: 3
Ann: 2 Bob: 3 Cid: 4 Dan: 1
Ann: 3 Bob: 2 Cid: 4 Dan: 1
"""

from lib.covers import covers

people, houses = ["Ann", "Bob", "Cid", "Dan"], [1, 2, 3, 4]
clues = {
    ("Ann", "Bob"): lambda ann, bob: abs(ann - bob) == 1,
    ("Ann", "Cid"): lambda ann, cid: ann < cid,
}
options = {(who, house): [who, house] for who in people for house in houses}
for (first, second), fits in clues.items():
    for house in houses:
        wrong = [other for other in houses if not fits(house, other)]
        options[first, house] += [(first, second, other) for other in wrong]
        options[second, house].append((first, second, house))
secondary = [(*clue, house) for clue in clues for house in houses]
for homes in sorted(map(sorted, covers(people + houses, options, secondary))):
    print(*(f"{who}: {house}" for who, house in homes))
