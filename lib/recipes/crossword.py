"""Four words in a frame: where two words cross, they have the same letter.

Each word and each place is an item. A cell is a shared item: it is covered by any
number of words, if they agree on its letter. An option has the cell with the letter, as
a pair.

Output:
bottom: RED left: CAR right: TED top: CAT
bottom: TED left: CAT right: RED top: CAR
"""

from lib.covers import covers

words = ["CAR", "CAT", "RED", "TED"]
places = {
    "top": [(0, 0), (0, 1), (0, 2)],
    "bottom": [(2, 0), (2, 1), (2, 2)],
    "left": [(0, 0), (1, 0), (2, 0)],
    "right": [(0, 2), (1, 2), (2, 2)],
}
options = {}
for word in words:
    for place, cells in places.items():
        options[place, word] = [word, place, *zip(cells, word)]
shared = {cell for cells in places.values() for cell in cells}
for grid in sorted(map(sorted, covers([*words, *places], options, shared=shared))):
    print(*(f"{place}: {word}" for place, word in grid))
