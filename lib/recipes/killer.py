"""Killer sudoku: the values of a cage differ, and have a given sum.

An option is a whole cage with its values. Each cage is an item. A row and a value
together are an item: the row has this value once. So it is with columns and boxes.

Output:
2 1 4 8 3 7 9 6 5
5 9 6 2 1 4 3 7 8
8 3 7 5 9 6 1 4 2
7 5 3 6 2 9 8 1 4
6 2 9 4 8 1 5 3 7
4 8 1 7 5 3 2 9 6
9 4 2 1 7 8 6 5 3
1 7 8 3 6 5 4 2 9
3 6 5 9 4 2 7 8 1
"""

from itertools import permutations, product

from lib.covers import covers

cage_at = """aabbbccdd efbghiijd efkghijjl mfkghijll mmkkhnnoo mpqqqrnos
             tpqurrvvs tpuuuwwvx yyyzzwwvx""".split()
sums = "3 21 16 19 13 17 13 20 22 20 23 7 19 8 19 19 15 18 9 10 18 21 18 10 14 13"
cages, digits, options = "abcdefghijklmnopqrstuvwxyz", range(1, 10), {}
for cage, total in zip(cages, map(int, sums.split())):
    cells = [(r, c) for r in range(9) for c in range(9) if cage_at[r][c] == cage]
    for values in permutations(digits, len(cells)):
        if sum(values) == total:
            option = [cage]
            for (r, c), value in zip(cells, values):
                option += [("row", r, value), ("column", c, value)]
                option.append(("box", r // 3, c // 3, value))
            options[tuple(zip(cells, values))] = option
items = [*cages, *product(["row", "column"], range(9), digits)]
items += product(["box"], range(3), range(3), digits)
for cover in covers(items, options):
    value_at = {cell: value for cage in cover for cell, value in cage}
    for r in range(9):
        print(*(value_at[r, c] for c in range(9)))
