"""HDU 2295 Radar

Submit at AcWing, problem 2724, in Python 3. It is not known whether AcWing takes Python
for it.
The problem is http://acm.hdu.edu.cn/showproblem.php?pid=2295 (HDU).

Reads T, then T cases: N, M and K, then x and y of N cities and of M radars.
Writes for each case the least radius with which K of the radars reach every city.

To run it: python3 hdu2295.py cases.txt
"""

from lib.covers import smallest_cover
from lib.read import input_error, read_number, read_tokens
from lib.stdio import run


def read_decimal(tokens):
    """Return the next number, which need not be whole. ValueError: not a number."""
    token = next(tokens, "")
    digits = token[token.startswith("-") :].replace(".", "", 1)
    if not digits.isdecimal() or len(digits) > 15:
        raise input_error("a number of up to 15 digits", token)
    return float(token)


def read_points(tokens, count):
    """Return count points."""
    return [(read_decimal(tokens), read_decimal(tokens)) for _ in range(count)]


def least_radius(cities, radars, most):
    """Return the least radius with which at most so many radars reach all cities."""
    # By radar: its distance to each city, squared.
    squares = [[(a - x) ** 2 + (b - y) ** 2 for a, b in cities] for x, y in radars]
    radii = sorted(set(sum(squares, [])))  # squared too
    # Binary search in radii[low..high]; the largest always suffices.
    low, high = 0, len(radii) - 1
    while low < high:
        middle = (low + high) // 2
        options = []
        for row in squares:  # the cities within reach of each radar
            near = [city for city, square in enumerate(row) if square <= radii[middle]]
            options.append(near)
        if smallest_cover(len(cities), options, most) is None:
            low = middle + 1
        else:
            high = middle
    return radii[low] ** 0.5


def answers(lines):
    """Yield the answer to each case."""
    tokens = read_tokens(lines)
    for _ in range(read_number(tokens)):
        cities, radars, most = [read_number(tokens, 1) for _ in range(3)]
        places = read_points(tokens, cities), read_points(tokens, radars)
        yield f"{least_radius(*places, most):.6f}\n"


if __name__ == "__main__":
    run(answers)
