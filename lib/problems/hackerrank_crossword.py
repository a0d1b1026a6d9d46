"""HackerRank Crossword Puzzle

Submit at https://www.hackerrank.com/challenges/crossword-puzzle in Python 3.

Reads a grid, "+" for a blocked cell and "-" for one to be filled, then the words, with
";" between two of them.
Writes the grid with each word in it once, across or down.

To run it: python3 hackerrank_crossword.py grid.txt
"""

import re
from itertools import product

from lib.covers import covers
from lib.shapes import rectangle
from lib.read import input_error
from lib.stdio import grid_lines, run


def read_puzzle(lines):
    """Return the rows of the grid, and the words."""
    rows = []
    for line in lines:
        line = line.strip()
        if rows and line.strip("+-"):
            return rows, [word.strip() for word in line.split(";") if word.strip()]
        rows.append(line)
        if line.strip("+-") or len(line) != len(rows[0]):
            raise input_error(f"{len(rows[0])} of +-", line)
    raise input_error("words", "")


def runs(rows):
    """Return the cells of each run of two or more "-", across and down."""
    found = []
    for row, text in enumerate(rows):
        for run_of_cells in re.finditer("--+", text):
            found.append([(row, column) for column in range(*run_of_cells.span())])
    for column, text in enumerate(zip(*rows)):
        for run_of_cells in re.finditer("--+", "".join(text)):
            found.append([(row, column) for row in range(*run_of_cells.span())])
    return found


def answers(lines):
    """Yield the grid, filled."""
    rows, words = read_puzzle(lines)
    places = list(enumerate(runs(rows)))
    options = []
    for (number, word), (place, cells) in product(enumerate(words), places):
        if len(word) == len(cells):
            # Each cell is shared by all words that cross it; its colour is its letter.
            options.append([("word", number), ("place", place), *zip(cells, word)])
    items = [("word", number) for number in range(len(words))]
    items += [("place", place) for place, _ in places]
    shared = {cell for _, cells in places for cell in cells}
    cover = next(covers(items, options, shared=shared), None)
    if cover is None:
        raise ValueError("no solution")
    letter_at = dict(letter for _, _, *letters in cover for letter in letters)
    filled = (letter_at.get(cell, "+") for cell in rectangle(len(rows), len(rows[0])))
    yield grid_lines("".join(filled), len(rows[0]))


if __name__ == "__main__":
    run(answers)
