"""CodinGame Shikaku Solver

Submit at https://www.codingame.com/training/medium/shikaku-solver in Python 3.

Reads the width and the height of a board, then its rows of numbers, 0 for a blank. The
board is to be divided into rectangles, each with one number in it: its area.
Writes in how many ways that can be done, then the way that is first in alphabetical
order. The rectangles have the letters A to Z and a to z in the order in which they are
met, row by row.

To run it: python3 codingame_shikaku.py board.txt
"""

from string import ascii_lowercase, ascii_uppercase

from lib.covers import covers
from lib.shapes import rectangle
from lib.read import input_error, read_number, read_tokens
from lib.stdio import grid_lines, run

LETTERS = ascii_uppercase + ascii_lowercase


def rectangles(height, width, areas):
    """Yield each rectangle with one number in it, its area, as a list of cells."""
    for (row, column), area in areas.items():
        for high in range(1, area + 1):
            wide = area // high
            for down, right in rectangle(high, wide) if high * wide == area else ():
                top, left = row - down, column - right
                if 0 <= top <= height - high and 0 <= left <= width - wide:
                    cells = [(top + r, left + c) for r, c in rectangle(high, wide)]
                    if sum(cell in areas for cell in cells) == 1:
                        yield cells


def answers(lines):
    """Yield how many ways there are, and the first one."""
    tokens = read_tokens(lines)
    width, height = read_number(tokens, 1, 30), read_number(tokens, 1, 30)
    board = rectangle(height, width)
    numbers = {cell: read_number(tokens, 0, 900) for cell in board}
    areas = {cell: number for cell, number in numbers.items() if number}
    if len(areas) > len(LETTERS):
        raise input_error(f"at most {len(LETTERS)} numbers", str(len(areas)))
    ways = []
    for cover in covers(board, rectangles(height, width, areas)):
        letter_at = {}
        # In the order of their first cells the rectangles are met.
        for letter, cells in zip(LETTERS, sorted(cover)):
            letter_at.update(dict.fromkeys(cells, letter))
        ways.append(grid_lines("".join(letter_at[cell] for cell in board), width))
    if not ways:
        raise ValueError("no solution")
    yield f"{len(ways)}\n{min(ways)}"


if __name__ == "__main__":
    run(answers)
