"""Best prices of a linear program, by the dual simplex method.

Lemke, 1954; with bounds on both sides: Wagner, 1958.
"""

from math import copysign
from random import Random

_STEPS = 50  # for each row, at most: rounding errors might keep it from ending
_FAR = 1e6  # how far prices move if no amounts are possible
_TINY = 1e-6  # what is smaller counts as 0: it may be a rounding error

# Options are columns here, and items rows. Take an amount from 0 to 1 of each column,
# for the least cost, so that each row has a sum in its range. A row has a column of its
# own, too, without a cost: its amount is minus the sum of the others, -most to -least.
# The reduced cost of a column is its cost minus the prices of its rows.
#
# A basis is a set of as many columns as rows, all with reduced cost 0. A column outside
# it is at its low limit if its reduced cost is above 0, else at its high one. Then the
# amounts of the basis follow, as a row adds up to 0. If one is out of its limits, its
# column leaves the basis: prices change until another column, which can make up for it,
# has reduced cost 0 and enters. If none is, prices and amounts are the best.
#
# Example: take 2 of A, B and C. The row's own column leaves, as it has 0 and not -2:
#
#     price   reduced costs   amounts
#       0        1  4  6      0  0  0
#       1        0  3  5      1  0  0    A moves to its high limit: not enough
#       4       -3  0  2      1  1  0    B enters


def best_prices(costs, columns, ranges):
    """Return (prices by row, the set of columns with an amount above 0).

    costs: by column, from -1 to 1; columns: a list: by column its rows, each as often
        as the column counts in it; ranges: by row: (least, most)

    Prices are inexact. If no amounts are possible, their bound is above any cost.
    """
    noise = Random(1)  # It breaks ties, so that steps can't go round in circles.
    reduced = [cost + noise.random() / 1e9 for cost in costs] + [0.0] * len(ranges)
    low = [0] * len(costs) + [-most for _, most in ranges]
    high = [1] * len(costs) + [-least for least, _ in ranges]
    columns = columns + [[row] for row in range(len(ranges))]
    holders = [[] for _ in ranges]  # by row: its columns, the last one is its own
    for n, rows in enumerate(columns):
        for row in rows:
            holders[row].append(n)
    amounts = [int(cost < 0) for cost in reduced]
    # By column {row: factor}: the rows, times these, add up to 1 in this column, and to
    # 0 in all others of the basis.
    basis = {}
    for row, held in enumerate(holders):
        amounts[held[-1]] = -sum(amounts[n] for n in held[:-1])
        basis[held[-1]] = {row: 1.0}

    for _ in range(_STEPS * len(ranges)):
        # Leaving: the column farthest out, or one with few factors: so they stay few.
        excess = {n: amounts[n] - min(max(amounts[n], low[n]), high[n]) for n in basis}
        leaving = max(excess, key=lambda n: excess[n] * excess[n] / len(basis[n]))
        rest = excess[leaving]  # what the others have to make up for
        if abs(rest) <= _TINY:
            break
        factors = {}  # by column: what it has in the row that these add up to
        for row, factor in basis[leaving].items():
            for n in holders[row]:
                factors[n] = factors.get(n, 0.0) + factor

        # Entering: of those that can lessen the rest, whose reduced cost is 0 first.
        ratios = [
            (abs(reduced[n] / factor), n)
            for n, factor in factors.items()
            if rest * factor * reduced[n] > 0 and abs(factor) > _TINY and n not in basis
        ]
        moves = {}
        for _, entering in sorted(ratios):
            move, width = rest / factors[entering], high[entering] - low[entering]
            if abs(move) <= width + _TINY:
                moves[entering] = move
                break
            # Its other limit is not far enough: it goes there; the next one is tried.
            moves[entering] = copysign(width, move)
            rest -= moves[entering] * factors[entering]
        else:  # All together are not enough: no amounts are possible.
            for n, factor in factors.items():
                reduced[n] -= copysign(_FAR, excess[leaving]) * factor
            break

        # Pivot: the entering column takes the place of the leaving one.
        pivot = factors[entering]
        change = reduced[entering] / pivot
        for n, factor in factors.items():
            reduced[n] -= change * factor
        added = {}  # by row: what the moves add to it
        for n, move in moves.items():
            amounts[n] += move
            for row in columns[n]:
                added[row] = added.get(row, 0.0) + move
        amounts[leaving] -= excess[leaving]
        new = {row: factor / pivot for row, factor in basis.pop(leaving).items()}
        for n, old in basis.items():
            if old.keys().isdisjoint(added):  # It has no row of those that move.
                continue
            amounts[n] -= sum([old.get(row, 0) * by for row, by in added.items()])
            share = sum([old.get(row, 0) for row in columns[entering]])
            if abs(share) > _TINY:
                for row, factor in new.items():
                    changed = old.pop(row, 0.0) - share * factor
                    if abs(changed) > _TINY:
                        old[row] = changed
        basis[entering] = new
    prices = [-cost for cost in reduced[len(costs) :]]  # of the rows' own columns
    return prices, {n for n in range(len(costs)) if amounts[n] > _TINY}
