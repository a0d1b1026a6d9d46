"""Edge matching: square pieces are turned so that edges that meet have one colour.

Each piece and each cell is an item. An option is a piece in a cell, turned. Each edge
of a cell is a shared item: the two pieces beside it agree on its colour. The frame has
the colour "."; without a frame, leave out that condition. The first piece is not
turned, so a board is not found again for each of its turns.

Output:
.BA. .DDB .ACD ..AA
ABA. DCBB CADC A.CA
ADC. BCAD DACC C.DA
CC.. AD.C CC.D D..C
"""

from itertools import product

from lib.covers import covers

size = 4
# Of each piece the colours above, to the right, below, to the left
pieces = """.BA. ACD. ADCC CAA. C..C CADB DCBB DAC.
            ABA. .DCC .CD. CAD. DACC .ADC .DDB AA..""".split()
cells = list(product(range(size), range(size)))
options, edges = {}, set()
for number, piece in enumerate(pieces):
    for turn, (r, c) in product(range(4) if number else [0], cells):
        around = [("-", r, c), ("|", r, c + 1), ("-", r + 1, c), ("|", r, c)]
        framed = [r == 0, c + 1 == size, r + 1 == size, c == 0]
        colours = piece[turn:] + piece[:turn]
        if [colour == "." for colour in colours] == framed:
            option = [("piece", number), (r, c), *zip(around, colours)]
            options[r, c, number, colours] = option
            edges.update(around)
items = [*cells, *(("piece", number) for number in range(len(pieces)))]
for cover in covers(items, options, shared=edges):
    colours_at = {(r, c): colours for r, c, _, colours in cover}
    for r in range(size):
        print(*(colours_at[r, c] for c in range(size)))
