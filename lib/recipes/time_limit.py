"""A search is given up after half a second (not on Windows).

Each cell of a board is an item; two corners of one colour are missing. A domino covers
a black and a white cell, so there is no cover, but no search sees why. Before you set a
limit, leave out options that can't be in any cover, and of equal choices all but one.

Output:
no cover within half a second
"""

import signal

from lib.covers import covers


def stop(signal_number, frame):
    """End the search."""
    raise TimeoutError("no cover within half a second")


cells = [(r, c) for r in range(20) for c in range(20)][1:-1]
options = [[(r, c), (r, c + 1)] for r, c in cells if (r, c + 1) in cells]
options += [[(r, c), (r + 1, c)] for r, c in cells if (r + 1, c) in cells]
signal.signal(signal.SIGALRM, stop)
signal.setitimer(signal.ITIMER_REAL, 0.5)
try:
    print(next(covers(cells, options)))
except TimeoutError as error:
    print(error)
finally:
    signal.setitimer(signal.ITIMER_REAL, 0)
