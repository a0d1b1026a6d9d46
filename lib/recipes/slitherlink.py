"""Slitherlink: a single loop has as many edges of a cell as the number in it says.

Each dot is an item: the loop has two of its edges or none. Each cell is an item: the
loop has as many of its edges as the number says; without a number any but all four,
which are a loop by themselves. An option says which edges of a dot or a cell the loop
has. Each edge is a shared item: a dot and a cell agree on whether the loop has it. The
points of the loop are the edges, and each dot links two: a rule refuses a second loop.
# is inside.

Output:
..#####
....###
######.
.######
.#.#..#
...##..
....##.
"""

from itertools import chain, combinations

from lib.covers import covers
from lib.rules import one_loop
from lib.shapes import rectangle

rows = ".1....2 1..3..2 311.0.3 ....... 1.3..23 ...2.2. .0.2..1".split()
height, width = len(rows), len(rows[0])
dots = rectangle(height + 1, width + 1)
edges = [((r, c), (r, c + 1)) for r, c in dots if c < width]
edges += [((r, c), (r + 1, c)) for r, c in dots if r < height]
edges_of = {("dot", dot): [edge for edge in edges if dot in edge] for dot in dots}
counts_of = dict.fromkeys(edges_of, [0, 2])
for r, c in rectangle(height, width):
    corners = {(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)}
    cell, number = ("cell", (r, c)), rows[r][c]
    edges_of[cell] = [edge for edge in edges if corners.issuperset(edge)]
    counts_of[cell] = range(4) if number == "." else [int(number)]
options = {}
for item, own in edges_of.items():
    for chosen in chain(*(combinations(own, count) for count in counts_of[item])):
        options[item, chosen] = [item, *((edge, edge in chosen) for edge in own)]

rule = one_loop(lambda name: [name[1]] if name[0][0] == "dot" and name[1] else None)
for cover in covers(edges_of, options, shared=edges, allow=rule):
    loop = [edge for (kind, _), chosen in cover if kind == "dot" for edge in chosen]
    for r in range(height):
        line, inside = "", False
        for c in range(width):
            inside ^= ((r, c), (r + 1, c)) in loop
            line += "#" if inside else "."
        print(line)
