"""HDU 2295 Radar, http://acm.hdu.edu.cn/showproblem.php?pid=2295

Reads T, then T cases: N, M, K, then N cities and M radars, as x and y from 0 to 1000.
Writes the least radius with which K of the radars reach every city.
Not verified: whether Python is accepted at AcWing, 2724.
To run it: python3 hdu2295.py < cases.txt
"""

from lib.set_cover import smallest_cover
from lib.stdio import run
from lib.number import read_numbers
from lib.cases import read_cases


def read_points(lines, count):
    """Return the points in count lines."""
    points = [tuple(read_numbers(next(lines, ""), 2)) for _ in range(count)]
    if max(map(max, points)) > 1000:
        raise ValueError("expected numbers from 0 to 1000")
    return points


def least_radius(cities, radars, most):
    """Return the least radius with which at most so many radars reach all cities."""
    squares = [[(a - x) ** 2 + (b - y) ** 2 for a, b in cities] for x, y in radars]
    radii = sorted(set(sum(squares, [])))
    low, high = 0, len(radii) - 1  # where the answer is; with the last, one is enough
    while low < high:
        middle = (low + high) // 2
        options = [
            [city for city, square in enumerate(row) if square <= radii[middle]]
            for row in squares
        ]
        if smallest_cover(len(cities), options, most) is None:
            low = middle + 1
        else:
            high = middle
    return radii[low] ** 0.5


def answers(lines):
    """Yield the answer to each case."""
    for _ in read_cases(lines):
        cities, radars, most = read_numbers(next(lines, ""), 3)
        if not (1 <= cities <= 50 and 1 <= most <= radars <= 50):
            raise ValueError("expected N and M from 1 to 50, and K from 1 to M")
        places = read_points(lines, cities), read_points(lines, radars)
        yield f"{least_radius(*places, most):.6f}\n"


if __name__ == "__main__":
    run(answers)
