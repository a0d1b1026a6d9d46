"""CodinGame Mrs. Knuth - Part I

Submit at https://www.codingame.com/training/medium/mrs--knuth---part-i in Python 3.

Reads the hours of a teacher, how many students there are, and a line for each of them:
name, instrument, hours. Hours are the days M Tu W Th F, each with its hours after it,
out of 8 9 10 11 1 2 3 4. Each student has one lesson, the teacher has one in each of
the hours, and no instrument is taught twice on a day.
Writes the week as a table, with name/instrument for a lesson, else dashes.

To run it: python3 codingame_mrs_knuth.py week.txt
"""

from itertools import product

from lib.covers import covers
from lib.read import input_error, read_numbers_alone
from lib.stdio import run

DAYS = {
    "M": "Monday",
    "Tu": "Tuesday",
    "W": "Wednesday",
    "Th": "Thursday",
    "F": "Friday",
}
HOURS = "8 9 10 11 1 2 3 4".split()


def read_hours(words):
    """Return the pairs (day, hour) in a list of words, each once."""
    day, hours = "", []
    for word in words:
        if word in DAYS:
            day = word
        elif word in HOURS and day:
            hours.append((day, word))
        else:
            raise input_error("a day or an hour", word)
    return list(dict.fromkeys(hours))


def table_row(head, cells):
    """Return a line of the table."""
    return (
        " ".join([head.rjust(2), *(cell.center(14) for cell in cells)]).rstrip() + "\n"
    )


def answers(lines):
    """Yield the table."""
    free = read_hours(next(lines, "").split())
    students, instruments, options = [], set(), {}
    [count] = read_numbers_alone(lines, 1, 0, 40)
    for _ in range(count):
        line = next(lines, "")
        if len(line.split()) < 2:
            raise input_error("a name and an instrument", line)
        name, instrument, *words = line.split()
        students.append(name)
        instruments.add(instrument)
        for day, hour in read_hours(words):
            if (day, hour) in free:
                lesson = (day, hour), f"{name}/{instrument}"
                options[lesson] = [name, (day, hour), (instrument, day)]
    once_a_day = product(sorted(instruments), DAYS)
    cover = next(covers(students + free, options, once_a_day), None)
    if cover is None:
        raise ValueError("no solution")
    lesson_at = dict(cover)
    yield table_row("", DAYS.values())
    for hour in HOURS:
        if hour == "1":
            yield table_row("", ["LUNCH"] * 5)
        yield table_row(hour, [lesson_at.get((day, hour), "-" * 14) for day in DAYS])


if __name__ == "__main__":
    run(answers)
