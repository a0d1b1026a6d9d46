"""Magnets: a domino is a magnet or blank, and like poles are never neighbours.

Each domino is an item. An option is a domino, blank or with a pole in each of its
cells. The + poles of a row or a column are an item, and so are its - poles: to be
covered as often as the number at the edge says, if there is one. Each edge between two
cells is a secondary item, one for + and one for -: at most one of the two cells has
this pole.

Output:
-+.-..
+-.+-+
-+-.+-
+-+..+
-.-+.-
+.+-..
"""

from collections import defaultdict

from lib.covers import covers

board = "abcdee abcdfg hiijfg hkkjlm nopqlm nopqrr".split()
numbers = {  # by column, by row; a dot stands for no number
    ("column", "+"): ". . 2 2 . .",
    ("column", "-"): "3 2 2 . . .",
    ("row", "+"): "1 . . . . .",
    ("row", "-"): "2 2 3 . 3 .",
}
times = {}
for (kind, pole), texts in numbers.items():
    for i, text in enumerate(texts.split()):
        if text != ".":
            times[kind, i, pole] = int(text)
dominoes, options, edges = defaultdict(list), {}, set()
for r, row in enumerate(board):
    for c, name in enumerate(row):
        dominoes[name].append((r, c))
for name, cells in dominoes.items():
    options[name, ".."] = [name]
    for poles in "+-", "-+":
        option = [name]
        for (r, c), pole in zip(cells, poles):
            lines = [("row", r, pole), ("column", c, pole)]
            around = [("-", r, c), ("-", r + 1, c), ("|", r, c), ("|", r, c + 1)]
            option += [line for line in lines if line in times]
            option += [(edge, pole) for edge in around]
            edges.update((edge, pole) for edge in around)
        options[name, poles] = option
for cover in covers([*dominoes, *times], options, edges, times=times):
    pole_at = {}
    for name, poles in cover:
        pole_at.update(zip(dominoes[name], poles))
    for r in range(len(board)):
        print("".join(pole_at[r, c] for c in range(len(board[r]))))
