"""Codewars Hard Sudoku Solver, and Sudoku Solver

Submit at https://www.codewars.com/kata/5588bd9f28dbb06f43000085 (Codewars) or, for the
easier one, at https://www.codewars.com/kata/5296bc77afba8baa690002d7, in Python: paste
the whole file over the stub.
Limits: 12 s

Reads one puzzle per line: a list of 9 lists of 9 numbers, with 0 for a blank.
Writes one solved list per line.

To run it: python3 codewars_hard_sudoku.py puzzles.txt
Under another name this file only defines the functions, for what stands below it.
"""

import json
import sys
from itertools import islice
from pathlib import Path

from lib.sudoku import Sudoku
from lib.read import input_error
from lib.stdio import run


def sudoku_solver(puzzle):
    """Return the solution of puzzle: both are lists of 9 lists of 9 ints, 0 open.

    ValueError: it is not 9 by 9, a value is not an int from 0 to 9, clues repeat, or
    there is no solution or more than one.
    """
    check_size(puzzle, "rows", "")
    for number, row in enumerate(puzzle, 1):
        check_size(row, "values", f"row {number}: ")
        for column, value in enumerate(row, 1):
            if type(value) is not int or not 0 <= value <= 9:  # nor a bool
                place = f"row {number}, column {column}"
                raise ValueError(f"{place}: {value!a:.30} is not an int from 0 to 9")
    clues = "".join(str(value) for row in puzzle for value in row)
    found = list(islice(Sudoku(blanks="0").solutions(clues), 2))
    if len(found) != 1:
        raise ValueError("more than one solution" if found else "no solution")
    return [list(map(int, found[0][start : start + 9])) for start in range(0, 81, 9)]


def sudoku(puzzle):
    """Return the solution of puzzle, as the other kata names it."""
    return sudoku_solver(puzzle)


def check_size(values, what, place):
    """Raise ValueError if values is not a list or tuple of 9."""
    if not isinstance(values, (list, tuple)):
        raise ValueError(f"{place}expected a list of 9 {what}, found {values!a:.30}")
    if len(values) != 9:
        raise ValueError(f"{place}expected 9 {what}, found {len(values)}")


def answers(lines):
    """Yield the solution of each puzzle, or the error if it has not just one."""
    for line in lines:
        try:
            puzzle = json.loads(line)
        except (ValueError, RecursionError):
            raise input_error("[[5, 3, 0, ...], ...]", line) from None
        try:
            yield f"{sudoku(puzzle)}\n"
        except ValueError as error:
            yield error


if __name__ == "__main__" and Path(*sys.argv[:1]).name == "codewars_hard_sudoku.py":
    run(answers)
