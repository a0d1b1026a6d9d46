"""One value is less than another: four names have the values 1 to 4, a < b > c < d.

Each pair, such as a < b, has secondary items 1 to 4. The option a = 3 has the items 1
to 3 of the pair; the option b = 2 has the items 2 to 4. They have an item in common, so
they exclude each other: as any two do where a is not less than b.

Output:
a=1 b=3 c=2 d=4
a=1 b=4 c=2 d=3
a=2 b=3 c=1 d=4
a=2 b=4 c=1 d=3
a=3 b=4 c=1 d=2
"""

from itertools import product

from lib.covers import covers

n, names, pairs = 4, "abcd", ["ab", "cb", "cd"]  # a < b, c < b, c < d
options = {}
for name, value in product(names, range(1, n + 1)):
    options[name, value] = [name, value]
    for pair in pairs:
        if name == pair[0]:
            options[name, value] += [(pair, i) for i in range(1, value + 1)]
        if name == pair[1]:
            options[name, value] += [(pair, i) for i in range(value, n + 1)]
items, secondary = [*names, *range(1, n + 1)], product(pairs, range(1, n + 1))
for values in sorted(map(sorted, covers(items, options, secondary))):
    print(*(f"{name}={value}" for name, value in values))
