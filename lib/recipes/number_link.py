"""Number link: lines link equal letters; each cell has one line through it, or an end.

Each cell is an item. Each edge is a shared item: its colour is the letter of the line
that crosses it, or None. An option is a letter with a line across two edges of a cell,
or with one that ends in it. The points of the lines are edges, and each cell without a
given letter links two of them: a rule refuses loops.

Output:
AAAAAAA
ACBBBBA
ACCCCBA
BDDDCBA
BCCCCBA
BBBBBBA
AAAAAAA
"""

from itertools import combinations

from lib.covers import covers
from lib.rules import no_loop
from lib.shapes import rectangle

rows = "....... .CB.... A...... BD.D... .C..... ....... A......".split()
height, width = len(rows), len(rows[0])
cells = rectangle(height, width)
edges = [((r, c), (r, c + 1)) for r, c in cells if c + 1 < width]
edges += [((r, c), (r + 1, c)) for r, c in cells if r + 1 < height]
options = {}
for cell, text in zip(cells, "".join(rows)):
    own = [edge for edge in edges if cell in edge]
    for line in combinations(own, 2 if text == "." else 1):
        for letter in sorted(set("".join(rows)) - {"."}) if text == "." else text:
            colours = [(edge, letter if edge in line else None) for edge in own]
            options[cell, line, letter] = [cell, *colours]

rule = no_loop(lambda name: [name[1]] if len(name[1]) == 2 else None)
for cover in covers(cells, options, shared=edges, allow=rule):
    letter_in = {cell: letter for cell, _, letter in cover}
    for r in range(height):
        print("".join(letter_in[r, c] for c in range(width)))
