"""Best prices of a linear program, by the dual simplex method.

Lemke, 1954; with bounds on both sides: Wagner, 1958.
"""

from math import copysign, isfinite
from random import Random

_STEPS = 50  # at most, for each row, should floats go astray
_FAR = 1e6  # how far prices move where the bound rises without end
_TINY = 1e-6  # what is less is 0, or the error of a float

# Take an amount from 0 to 1 of each column, for the least cost, so that each row has a
# sum in its range. A row has a column of its own, too, which costs nothing. Its amount
# is the negated sum: all amounts of a row add up to 0. Each row has a price. The
# reduced cost of a column is its cost minus the prices of its rows.
#
# A basis is one column for each row, with reduced cost 0. The other columns are at a
# bound: the low one if their reduced cost is above 0, else the high one. The amounts of
# the basis follow. One that is out of bounds leaves it: prices change until another
# column has reduced cost 0, and enters. If none is, prices and amounts are the best.
#
# Example: take 2 of A, B and C. At first the row's own column has 0, not -2: it leaves.
#
#     price   reduced costs   amounts
#       0        1  4  6      0  0  0
#       1        0  3  5      1  0  0    A moves to its high bound: not enough
#       4       -3  0  2      1  1  0    B enters


def best_prices(costs, columns, ranges):
    """Return (prices by row, the set of columns of which anything is taken).

    costs: by column, from -1 to 1; columns: by column: its rows, each as often as its
        amount counts there; ranges: by row: (least, most)

    Prices are inexact. If no amounts are possible, their bound is far above any cost.
    """
    noise = Random(1)  # if no two ways cost the same, steps can't go round in circles
    reduced = [cost + noise.random() / 1e9 for cost in costs] + [0.0] * len(ranges)
    low = [0] * len(costs) + [-most for _, most in ranges]
    high = [1] * len(costs) + [-least for least, _ in ranges]
    columns = columns + [[row] for row in range(len(ranges))]
    holders = [[] for _ in ranges]  # by row: its columns, the last one is its own
    for n, rows in enumerate(columns):
        for row in rows:
            holders[row].append(n)
    amounts = [int(cost < 0) for cost in reduced]
    # By column its row of the inverse, {row: factor}: rows times factors add up to one
    # that has this column once, and no other column of the basis.
    basis = {}
    for row, held in enumerate(holders):
        amounts[held[-1]] = -sum(amounts[n] for n in held)
        basis[held[-1]] = {row: 1.0}

    for _ in range(_STEPS * len(ranges)):
        # Leaving: the column farthest out of bounds. Fewer rows keep the basis sparse.
        excess = {n: amounts[n] - min(max(amounts[n], low[n]), high[n]) for n in basis}
        leaving = max(excess, key=lambda n: excess[n] ** 2 / len(basis[n]))
        rest = excess[leaving]
        if abs(rest) <= _TINY:
            break
        factors = {}  # of the sum of these rows, by column
        for row, factor in basis[leaving].items():
            for n in holders[row]:
                factors[n] = factors.get(n, 0.0) + factor

        # Entering: the first of the columns whose reduced costs go to 0.
        ratios = [
            (abs(reduced[n] / factor), n)
            for n, factor in factors.items()
            if rest * factor * reduced[n] > 0 and abs(factor) > _TINY and n not in basis
        ]
        moves = {}
        for _, entering in sorted(ratios):
            moves[entering] = rest / factors[entering]
            if abs(moves[entering]) <= high[entering] - low[entering]:
                break
            # It moves to its other bound, which is not enough: the next one is tried.
            moves[entering] = high[entering] + low[entering] - 2 * amounts[entering]
            rest -= moves[entering] * factors[entering]
        else:  # no amounts are possible
            for n, factor in factors.items():
                reduced[n] -= copysign(_FAR, rest) * factor
            break

        # Pivot: the entering column takes the place of the leaving one.
        pivot = factors[entering]
        change = reduced[entering] / pivot
        for n, factor in factors.items():
            reduced[n] -= change * factor
        added = {}  # by row
        for n, move in moves.items():
            amounts[n] += move
            for row in columns[n]:
                added[row] = added.get(row, 0.0) + move
        amounts[leaving] -= excess[leaving]
        new = {row: factor / pivot for row, factor in basis.pop(leaving).items()}
        for n, old in basis.items():
            if old.keys().isdisjoint(added):
                continue
            amounts[n] -= sum([old.get(row, 0) * by for row, by in added.items()])
            share = sum([old.get(row, 0) for row in columns[entering]])
            if abs(share) > _TINY:
                for row, factor in new.items():
                    factor = old.pop(row, 0.0) - share * factor
                    if abs(factor) > _TINY:
                        old[row] = factor
        basis[entering] = new
    prices = [-cost if isfinite(cost) else 0 for cost in reduced[len(costs) :]]
    return prices, {n for n in range(len(costs)) if amounts[n] > _TINY}
