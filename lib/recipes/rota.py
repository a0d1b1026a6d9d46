"""A rota: each shift has one person, each person has three or four shifts a week.

Each shift is an item, and each person is an item that is to be covered 3 or 4 times.
That a person has a shift on a day is a secondary item: nobody has two shifts a day.

Output:
early Dan Cid Dan Cid Dan Cid Dan
late  Ann Ann Ann Bob Bob Bob Bob
"""

from lib.covers import covers

week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
days_of = {
    "Ann": ["Mon", "Tue", "Wed", "Sun"],
    "Bob": ["Thu", "Fri", "Sat", "Sun"],
    "Cid": ["Tue", "Thu", "Sat"],
    "Dan": ["Mon", "Wed", "Fri", "Sun"],
}
shifts = [(kind, day) for kind in ("early", "late") for day in week]
options, secondary = {}, []
for who, days in days_of.items():
    secondary += [(who, day) for day in days]
    for kind, day in shifts:
        if day in days and (who, kind) != ("Ann", "early"):
            options[kind, day, who] = [(kind, day), who, (who, day)]
times = {who: (3, 4) for who in days_of}
rota = next(covers([*shifts, *days_of], options, secondary, times=times))
who_has = {(kind, day): who for kind, day, who in rota}
for kind in ("early", "late"):
    print(f"{kind:5}", *(who_has[kind, day] for day in week))
