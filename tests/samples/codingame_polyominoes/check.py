"""Any filling with all pieces is right: check.py INPUT OUTPUT ANSWER."""

import sys

SHAPES = """O../OOO O.O/OOO .O./OOO/.O. .O./OOO .O./.O./OOO OOOO OO./.OO/..O .O/OO
OO/.O/OO/O. OOO/..O/..O OO/OO .OO/.O./OO. .OO/OO. OOO/OO."""


def cells_of(rows, symbol):
    """Return where symbol stands, as complex numbers."""
    rows = [row.ljust(20) for row in rows]
    return [
        complex(r, c)
        for r, row in enumerate(rows)
        for c in range(20)
        if row[c] == symbol
    ]


def least_form(cells):
    """Return the same of all cells that a turn, a flip and a shift make equal."""
    forms = []
    for turn in (1, 1j, -1, -1j):
        for turned in [turn * z for z in cells], [turn * z.conjugate() for z in cells]:
            top, left = (min(part) for part in zip(*((z.real, z.imag) for z in turned)))
            forms.append(sorted((z.real - top, z.imag - left) for z in turned))
    return min(forms)


given, output = (open(name).read().split() for name in sys.argv[1:3])
pieces, board = given[0], given[3:]
if [len(row) for row in output] != [len(row) for row in board]:
    sys.exit("rows of other lengths than the board's")
if sorted(set("".join(output)) - {"."}) != sorted(pieces):
    sys.exit("other pieces than those given")
if cells_of(output, ".") != cells_of(board, "."):
    sys.exit("other cells are covered than the board's")
for letter, shape in zip("ABCDEFGHIJKLMN", SHAPES.split()):
    if letter in pieces:
        found = least_form(cells_of(output, letter))
        if found != least_form(cells_of(shape.split("/"), "O")):
            sys.exit(f"{letter} has another shape")
