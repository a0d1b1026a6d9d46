"""Calendar: eight pieces leave a month and a day free. In how many ways, for each day?

Each piece and each field of the board is an item. An option is a piece in one of its
places. That a field stays free is an option, too: it has the item "month" or "day", so
one month stays free, and one day. One search finds the covers of all days. Here it is
done for one month: for the year, write `free = months`, which takes eight times as
long.

Output:
Feb  73  45  22  41  49  27  88
Feb  48  32  47  26  31  59  31
Feb  28  26  55  35  45  67  29
Feb  25  81  21  78  63  47  81
Feb  64  34  77
"""

from collections import Counter

from lib.covers import covers
from lib.shapes import placements, read_shape, turned

drawing = """
    L    N   PP  U U  V    Y   ZZ   OOO
    L    N   PP  UUU  V    YY   Z   OOO
    L   NN   P        VVV  Y    ZZ
    LL  N                  Y
""".split("\n")
months, days = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(), range(1, 32)
free, pieces = ["Feb"], "LNPUVYZO"
board = [(i // 6, i % 6) for i in range(12)] + [(2 + i // 7, i % 7) for i in range(31)]
fields = [*months, *days]
options = {(month, "free"): [month, "month"] for month in free}
options.update({(day, "free"): [day, "day"] for day in days})
for piece in pieces:
    forms = turned(read_shape(drawing, piece), flips=True)
    for places in placements(forms, board):
        options[piece, tuple(places)] = [piece, *(fields[place] for place in places)]
ways = Counter()
for cover in covers([*pieces, *fields, "month", "day"], options):
    ways[frozenset(name for name, places in cover if places == "free")] += 1
for month in free:
    for week in range(0, 31, 7):
        counts = [ways[frozenset((month, day))] for day in days[week : week + 7]]
        print(month, *(f"{count:3}" for count in counts))
