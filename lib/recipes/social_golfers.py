"""Social golfers: nine play in threes on four days, and no two meet twice.

An option is a group on a day. A golfer on a day is an item. Two golfers are a secondary
item: they meet at most once. Days are alike, and so are golfers. So that few plans are
found again with other names, the first day is set, and golfer 0 meets 3 on day 2, 4 on
day 3 and so on. With more golfers there are too many plans to list: take the first,
with next(...).

Output:
12 plans; one of them:
0-1-2 3-4-5 6-7-8
0-3-6 1-4-7 2-5-8
0-4-8 1-5-6 2-3-7
0-5-7 1-3-8 2-4-6
"""

from itertools import combinations

from lib.covers import covers

golfers, size, days = 9, 3, 4
met = [tuple(range(start, start + size)) for start in range(0, golfers, size)]
options = {(1, group): [("day", 1, who) for who in group] for group in met}
for group in combinations(range(golfers), size):
    meetings = list(combinations(group, 2))
    if all(one // size != other // size for one, other in meetings):
        for day in range(2, days + 1):
            if group[0] > 0 or group[1] == size + day - 2:
                options[day, group] = [("day", day, who) for who in group] + meetings
items = [("day", day, who) for day in range(1, days + 1) for who in range(golfers)]
plans = list(covers(items, options, combinations(range(golfers), 2)))
print(len(plans), "plans; one of them:")
for day in range(1, days + 1):
    groups = sorted(group for on, group in min(map(sorted, plans)) if on == day)
    print(*("-".join(map(str, group)) for group in groups))
