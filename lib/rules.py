"""Rules for allow: one loop, no loop, and cells that are connected.

Each is a pair (first, step), as covers takes it. Where options make lines of links, the
value is {end of a line: its other end}, as in Simpath: Knuth, TAOCP 7.1.4, exercise 225.
"""


def one_loop(links_of):
    """Return a rule: there is one loop at most, and then no other link.

    links_of: a function that returns the links an option makes: a list of pairs of
        points, or None if there are none. An option is as covers have it.

    Each link is to be made by one option only: if two cells that share an edge both made
    the link between them, it would look like a loop of two. So let an option link the
    edges of a cell with a line through it, and edges be the points; or let the dots of a
    slitherlink make the links, and not the cells.

    It is refused when links close a loop beside others, and each link after a loop. The
    rest is for items to say: that no point has a third link, which is not noticed; that
    each point has two, or none, else lines with two ends remain; and which points must
    be linked. A cover without links has no loop.
    """
    return _Ends(), lambda ends, option: _linked(ends, links_of(option), True)


def no_loop(links_of):
    """Return a rule: no links close a loop.

    links_of: as in one_loop, and what is said there of links and items holds here

    Each line then has two ends. If items let two points have one link each, and all
    others two or none, there is one path between these two. Number links have a pair of
    ends for each number, and lines of a number: make it the colour of their edges.
    """
    return _Ends(), lambda ends, option: _linked(ends, links_of(option), False)


def connected(near, marks_of):
    """Return a rule: cells that are in can reach each other past those that are out.

    near: {cell: its neighbours}, for all cells
    marks_of: a function that returns two lists for an option: the cells of which it says
        that they are in, and those that are out. An option is as covers have it.

    It is refused when cells that are out part two that are in. Of other cells nothing is
    known, and the way may lead through them: so all cells that are in are connected if a
    cover says of each cell whether it is in or out. That there is one is not asked.

    It is for covers. Its value has all cells, so in a count hardly any ways would meet.
    """

    def step(value, option):
        """Return all cells that are in, and all that are out; None if refused."""
        inside, outside = (old.union(new) for old, new in zip(value, marks_of(option)))
        waiting = [*inside][:1]
        missing, reached = inside.difference(waiting), outside.union(waiting)
        while waiting and missing:
            new = near[waiting.pop()] - reached
            waiting += new
            reached |= new
            missing -= new
        return None if missing else (inside, outside)

    near = {cell: frozenset(others) for cell, others in near.items()}
    return (frozenset(), frozenset()), step


class _Ends(dict):
    """The lines so far: {end of a line: its other end}, which can be hashed."""

    def __hash__(self):
        return hash(frozenset(self.items()))


def _linked(ends, links, may_close):
    """Return ends with links, False if all links are one loop, or None if refused."""
    for one, two in links or ():
        if ends is False:
            return None
        ends = _Ends(ends)
        far, other = ends.pop(one, one), ends.pop(two, two)
        if far == two:  # the other end of the same line
            if ends or not may_close:
                return None
            ends = False
        else:
            ends[far], ends[other] = other, far
    return ends
