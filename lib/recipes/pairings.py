"""Crews for flights: each flight has one crew, for the least pay.

A pairing is what one crew flies: it begins and ends at home, and each flight departs
from where the one before has arrived. All pairings are listed. Each one is an option;
its items are its flights, and its cost is the pay: hours beyond 13 are paid twice.

Output:
(1, 6): 11
(2, 4, 7, 9): 13
(3, 10): 15
(5, 8): 5
"""

from lib.covers import cheapest_cover

HOME = "Rome"
FLIGHTS = {  # number: from, to, departs, arrives
    1: ("Rome", "Oslo", 6, 9),
    2: ("Rome", "Kiev", 7, 9),
    3: ("Rome", "Oslo", 8, 11),
    4: ("Kiev", "Oslo", 10, 13),
    5: ("Rome", "Kiev", 12, 14),
    6: ("Oslo", "Rome", 14, 17),
    7: ("Oslo", "Kiev", 14, 17),
    8: ("Kiev", "Rome", 15, 17),
    9: ("Kiev", "Rome", 18, 20),
    10: ("Oslo", "Rome", 19, 22),
}


def pay(pairing):
    """Return for how many hours a crew is paid."""
    _, _, departs, _ = FLIGHTS[pairing[0]]
    _, _, _, arrives = FLIGHTS[pairing[-1]]
    hours = arrives - departs
    return hours + max(0, hours - 13)


pairings = []
begun = [(number,) for number in FLIGHTS if FLIGHTS[number][0] == HOME]
while begun:
    pairing = begun.pop()
    _, town, _, arrives = FLIGHTS[pairing[-1]]
    if town == HOME:
        pairings.append(pairing)
    for number, (start, _, departs, _) in FLIGHTS.items():
        if start == town and departs > arrives:
            begun.append((*pairing, number))
for pairing in sorted(cheapest_cover(FLIGHTS, pairings, pay)):
    print(f"{pairing}: {pay(pairing)}")
