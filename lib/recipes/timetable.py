"""A timetable: three classes, their teachers, two rooms; a subject at most once a day.

A subject of a class is an item, to be covered as often as it has lessons. An option is
a lesson at an hour. The rooms at an hour are an item, to be covered up to two times.
Secondary items: a class has one lesson at a time, so has a teacher, and a class has a
subject once a day.

Sums are compared first: a search for 25 lessons in 24 hours may never end. Options are
shuffled: in the order of the days, the first choices fill Monday, and the search may
not end, either. Of a larger plan take the first timetable, with next(...).

Output:
with Art for 1b, the rooms: 19 lessons in 18 hours
1728 timetables; one of them:
   Mon Tue Wed
1a AE. EM. MS.
1b E.M M.E S.M
1c .AE .EM .MS
"""

from collections import Counter
from itertools import product
from random import Random

from lib.covers import covers

days, periods, rooms = ["Mon", "Tue", "Wed"], [1, 2, 3], 2
hours = list(product(days, periods))
days_of = {"Ann": days, "Bob": ["Mon", "Tue"], "Cid": ["Wed"], "Dan": ["Mon"]}
plan = {  # by class, subject and teacher: how many lessons
    ("1a", "Maths", "Ann"): 2,
    ("1a", "English", "Bob"): 2,
    ("1a", "Sport", "Cid"): 1,
    ("1a", "Art", "Dan"): 1,
    ("1b", "Maths", "Ann"): 3,
    ("1b", "English", "Bob"): 2,
    ("1b", "Sport", "Cid"): 1,
    ("1c", "Maths", "Ann"): 2,
    ("1c", "English", "Bob"): 2,
    ("1c", "Sport", "Cid"): 1,
    ("1c", "Art", "Dan"): 1,
}


def too_many(plan):
    """Return a line for each class, teacher or room with more lessons than hours."""
    given = Counter()
    for (who, _, teacher), count in plan.items():
        for name in who, teacher, "the rooms":
            given[name] += count
    limits = dict.fromkeys(given, len(hours))
    limits.update((who, len(own) * len(periods)) for who, own in days_of.items())
    limits["the rooms"] = rooms * len(hours)
    return [
        f"{name}: {given[name]} lessons in {limits[name]} hours"
        for name in given
        if given[name] > limits[name]
    ]


print("with Art for 1b,", *too_many({**plan, ("1b", "Art", "Dan"): 1}))
assert not too_many(plan)
times = {("rooms", hour): (0, rooms) for hour in hours}
options, secondary = {}, set()
for (who, subject, teacher), count in plan.items():
    times[who, subject] = count
    for day in days_of[teacher]:
        for period in periods:
            hour = day, period
            once = [(who, hour), (teacher, hour), (who, subject, day)]
            options[who, hour, subject] = [(who, subject), ("rooms", hour), *once]
            secondary.update(once)
shuffled = list(options.items())
Random(1).shuffle(shuffled)
found = list(covers(times, dict(shuffled), secondary, times=times))
assert found, "no timetable: see why_none.py"
print(len(found), "timetables; one of them:")
subject_at = {(who, hour): subject for who, hour, subject in min(map(sorted, found))}
print("  ", *days)
for who in "1a", "1b", "1c":
    initials = [subject_at.get((who, hour), ".")[0] for hour in hours]
    starts = range(0, len(hours), len(periods))
    print(who, *("".join(initials[i : i + len(periods)]) for i in starts))
