"""The Soma cube: in how many ways do its seven pieces make a cube of 3 by 3 by 3?

Each piece and each cell of the cube is an item. An option is a piece in one of its
places. All places are found from one by moving and turning it. The cube can be turned
in 24 ways, and each has a mirror image: so each solution comes 48 times.

Output:
240 ways
"""

from lib.covers import count_covers

pieces = {
    "V": "000 001 010",
    "L": "000 001 002 010",
    "T": "000 001 002 011",
    "Z": "000 001 011 012",
    "left": "000 001 010 101",
    "right": "000 001 010 110",
    "corner": "000 001 010 100",
}
cube = {(x, y, z) for x in range(3) for y in range(3) for z in range(3)}
options = {}
for piece, cells in pieces.items():
    places = [{tuple(map(int, cell)) for cell in cells.split()}]
    for place in places:  # meanwhile the list grows
        moved = {(x + 1, y, z) for x, y, z in place}
        turned_about_axis = {(y, 2 - x, z) for x, y, z in place}
        turned_about_diagonal = {(y, z, x) for x, y, z in place}
        for other in moved, turned_about_axis, turned_about_diagonal:
            if other <= cube and other not in places:
                places.append(other)
    for number, place in enumerate(places):
        options[piece, number] = [piece, *place]
print(count_covers([*pieces, *cube], options) // 48, "ways")
