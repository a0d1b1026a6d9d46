"""CodinGame Einstein's riddle solver

Submit at https://www.codingame.com/training/hard/einsteins-riddle-solver in Python 3.

Reads how many categories and how many people there are, then a line of names for each
category, one for each person; then how many clues there are, and a line for each: two
names with "&" between them if they belong to the same person, with "!" if not.
Writes the names of each category in a line, such that each column is one person. The
first line is in alphabetical order.

To run it: python3 codingame_einstein.py riddle.txt
"""

from itertools import product

from lib.covers import covers
from lib.read import input_error, read_numbers_alone
from lib.stdio import run


def read_names(lines, people):
    """Return the names of a category."""
    line = next(lines, "")
    if len(line.split()) != people:
        raise input_error(f"{people} names", line)
    return line.split()


def read_clue(lines, names):
    """Return a clue: a name, "&" or "!", another name."""
    line = next(lines, "")
    words = tuple(line.split())
    pair = {*words[::2]} & {*names}
    if len(words) != 3 or words[1] not in ("&", "!") or len(pair) < 2:
        raise input_error("a name, & or !, another name", line)
    return words


def answers(lines):
    """Yield the lines of names."""
    count, people = read_numbers_alone(lines, 2, 1, 9)
    categories = [read_names(lines, people) for _ in range(count)]
    first, persons = sorted(categories[0]), range(people)
    names = [name for category in categories for name in category]
    [number] = read_numbers_alone(lines, 1)
    clues = dict.fromkeys(read_clue(lines, names) for _ in range(number))  # each once
    options = {}
    for category, person in product(range(count), persons):
        for name in categories[category]:
            if category > 0 or name == first[person]:
                options[name, person] = [name, (category, person)]
    # Both names of a clue have the pair of the clue and the person. With "&" the clue
    # is a shared item, and the person its colour: the same for both names. With "!" the
    # pair is a secondary item: at most one of the names has it.
    for clue in clues:
        for name, person in options:
            if name in (clue[0], clue[2]):
                options[name, person].append((clue, person))
    same = [clue for clue in clues if clue[1] == "&"]
    different = [clue for clue in clues if clue[1] == "!"]
    items = [*names, *product(range(count), persons)]
    cover = next(covers(items, options, product(different, persons), shared=same), None)
    if cover is None:
        raise ValueError("no solution")
    person_of = dict(cover)
    for category in categories:
        yield " ".join(sorted(category, key=person_of.get)) + "\n"


if __name__ == "__main__":
    run(answers)
