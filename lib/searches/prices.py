"""Best prices of a linear program, by the dual simplex method.

Lemke, 1954; with bounds on both sides: Wagner, 1958.
"""

from heapq import heapify, heappop
from math import isfinite
from random import Random

_STEPS = 50  # at most, for each row, should floats go astray; else 11 are enough
_TINY = 1e-6  # what is less is 0, or the error of a float

# Of each column an amount from 0 to 1 is to be taken, so that each row has a sum in its
# range, for the least cost. Each row has a price. What is left of a column is its cost
# without the prices of its rows.
#
# Amounts are variables, and so are the negated sums: the variables of a row add up to
# 0. A basis is one variable for each row, with 0 left. Their values follow from those
# of the others, and these are at a bound: at the low one with more than 0 left, at the
# high one with less. At first the sums are the basis, and prices are 0. A step moves a
# variable of the basis that is out of bounds to its bound, changes prices until another
# one has 0 left, and puts that one into the basis instead. When none is out of bounds,
# amounts and prices are the best.


def best_prices(costs, columns, ranges):
    """Return (prices by row, the set of columns of which anything is taken).

    costs: by column, from -1 to 1; columns: by column: its rows, each as often as its
        amount counts there; ranges: by row: (least, most)

    Floats make prices inexact. If they go astray, or if no amounts are possible, prices
    are those of the last step.
    """
    table = _Table(costs, columns, ranges)
    for _ in range(_STEPS * len(ranges)):
        if not table.step():
            break
    prices = [-left if isfinite(left) else 0 for left in table.left[len(costs) :]]
    return prices, {n for n in range(len(costs)) if table.value[n] > _TINY}


class _Table:
    """The variables: those of columns, then those of rows.

    columns: by variable: its rows; holders: by row: its variables
    low, high, value, left: by variable
    side: by variable: 1 at its low bound, -1 at its high one, 0 in the basis, or fixed
    basis: {variable: {row: factor}}; the rows times these factors add up to a sum that
        has this variable once, and no other one of the basis
    """

    def __init__(self, costs, columns, ranges):
        count, rows = len(costs), range(len(ranges))
        self.columns = columns + [[row] for row in rows]
        self.holders = [[] for _ in rows]
        for n, own in enumerate(self.columns):
            for row in own:
                self.holders[row].append(n)
        self.low = [0] * count + [-most for _, most in ranges]
        self.high = [1] * count + [-least for least, _ in ranges]
        # If no two ways cost the same, steps can't go round in circles.
        noise = Random(1)
        self.left = [cost + noise.random() / 1e9 for cost in costs] + [0.0] * len(rows)
        self.side = [-1 if left < 0 else 1 for left in self.left]
        self.value = [int(side < 0) for side in self.side]
        self.basis = {count + row: {row: 1.0} for row in rows}
        for n, own in zip(self.basis, self.holders):
            self.side[n], self.value[n] = 0, -sum(self.value[other] for other in own)

    def step(self):
        """Do one step; return whether there was one to do."""
        low, high, value, left = self.low, self.high, self.value, self.left
        off = {n: max(low[n] - value[n], value[n] - high[n], 0) for n in self.basis}
        # Of two that are equally far off, the one of fewer rows keeps the others short.
        leaving = max(off, key=lambda n: off[n] ** 2 / len(self.basis[n]))
        if off[leaving] <= _TINY:
            return False
        factors = {}  # of the variables in the sum of its rows
        for row, factor in self.basis[leaving].items():
            for n in self.holders[row]:
                factors[n] = factors.get(n, 0.0) + factor
        side = 1 if value[leaving] < low[leaving] else -1
        entering = self.entering(factors, side, off[leaving])
        if entering is None:
            return False
        pivot, bound = factors[entering], (low if side > 0 else high)[leaving]
        change, by = left[entering] / pivot, (value[leaving] - bound) / pivot
        for n, factor in factors.items():
            left[n] -= change * factor
        left[entering] = 0.0
        new = [(row, factor / pivot) for row, factor in self.basis[leaving].items()]
        for n, own in self.basis.items():
            times = sum([own[row] for row in self.columns[entering] if row in own])
            if abs(times) > _TINY:
                value[n] -= by * times
                for row, factor in new:
                    factor = own.pop(row, 0.0) - times * factor
                    if abs(factor) > _TINY:
                        own[row] = factor
        value[entering] += by
        del self.basis[leaving]
        self.basis[entering] = dict(new)
        self.side[leaving] = side if low[leaving] < high[leaving] else 0
        self.side[entering] = 0
        return True

    def entering(self, factors, side, off):
        """Return the variable that enters the basis, or None.

        It is the first that has 0 left. But if even at its other bound it can't make up
        for what is off, it moves there, and the next one is looked at.
        """
        left, sides, moved = self.left, self.side, {}
        ratios = [
            (abs(left[n] / factor), n)
            for n, factor in factors.items()
            if factor * sides[n] * side < -_TINY
        ]
        heapify(ratios)
        while ratios:
            _, n = heappop(ratios)
            by = sides[n] * (self.high[n] - self.low[n])
            off -= abs(factors[n] * by)
            if off <= 0:
                break
            self.value[n] += by
            sides[n] = -sides[n]
            for row in self.columns[n]:
                moved[row] = moved.get(row, 0) + by
        else:
            n = None
        for other, own in self.basis.items() if moved else ():
            falls = sum([own[row] * by for row, by in moved.items() if row in own])
            self.value[other] -= falls
        return n
