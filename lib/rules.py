"""Rules for allow, as pairs: one loop, no loop, connected, all of several.

For loops the value is {end of a line: its other end}: Knuth, TAOCP 7.1.4, exercise 225.
"""


def one_loop(links_of):
    """Return a rule: there is one loop at most, and no link besides.

    links_of: a function of an option, as covers have it, that returns the links it
        makes: a list of pairs of points; or None if there are none

    No link may be made twice: two cells that both make the link between them look like
    a loop of two. So in a puzzle of cells, let the points be edges, and a cell link the
    two edges that its line crosses; in one of dots, let only dots make links, not the
    cells between them.

    Refused are links that close a loop beside others, and any link after a loop. A
    cover without links is not refused. Items must see to the rest: which points are
    passed, and that each has two links or none: a third one is not noticed.
    """
    return _Ends(), lambda ends, option: _linked(ends, option, links_of, True)


def no_loop(links_of):
    """Return a rule: no links close a loop.

    links_of: as in one_loop; what is said there about links and items holds here, too

    So each line has two ends. Where lines are to end at equal numbers, let a number be
    the colour of the edges that its line crosses. For one path, let both ends link one
    more point, and take one_loop: in a count more ways meet.
    """
    return _Ends(), lambda ends, option: _linked(ends, option, links_of, False)


def connected(near, marks_of):
    """Return a rule: all cells that are in are connected.

    near: {cell: its neighbours}, for all cells; ValueError: one has not got the other
    marks_of: a function of an option, as covers have it, that returns two lists, empty
        perhaps: cells that are in, and cells that are out

    Refused are cells that are out if they separate two that are in. Cells not told of
    yet may still connect them: so let each cover tell of each cell. A cover in which no
    cell is in is not refused.

    It is for covers: in a count hardly any ways meet, as values tell of each cell.
    """
    near = {cell: frozenset(others) for cell, others in near.items()}
    for cell, others in near.items():
        for other in others:
            if cell not in near.get(other, ()):
                why = f"has neighbour {other!r}, which has not got it as one"
                raise ValueError(f"near: cell {cell!r} {why}")

    def step(value, option):
        """Return all cells that are in, and all that are out; None: refused."""
        more = marks_of(option)
        for cell in {*more[0], *more[1]} - near.keys():
            raise ValueError(f"option {option!r}: cell {cell!r} is not in near")
        inside, outside = value[0].union(more[0]), value[1].union(more[1])
        waiting = [*inside][:1]
        missing, reached = inside.difference(waiting), outside.union(waiting)
        while waiting and missing:
            new = near[waiting.pop()] - reached
            waiting += new
            reached |= new
            missing -= new
        return None if missing else (inside, outside)

    return (frozenset(), frozenset()), step


def all_of(*rules):
    """Return a rule: what any of these pairs (first, step) refuses is refused."""
    if any(callable(rule) or not callable(rule[-1]) for rule in rules):
        raise TypeError("all_of takes pairs (first, step), each an argument")

    def step(values, option):
        """Return the value of each rule with one more option; None: refused."""
        new = [step(value, option) for value, (_, step) in zip(values, rules)]
        return None if any(value is None for value in new) else tuple(new)

    return tuple(first for first, _ in rules), step


class _Ends(dict):
    """The lines so far: {end of a line: its other end}; never changed once returned."""

    def __hash__(self):
        return hash(frozenset(self.items()))


def _linked(ends, option, links_of, may_close):
    """Return ends with an option's links; False: one closed loop; None: refused."""
    links = links_of(option)
    try:
        for one, two in links or ():
            if ends is False:
                return None  # a link after the loop
            ends = _Ends(ends)
            end_of_one, end_of_two = ends.pop(one, one), ends.pop(two, two)
            if end_of_one == two:  # both are ends of the same line
                if ends or not may_close:
                    return None
                ends = False
            else:
                ends[end_of_one], ends[end_of_two] = end_of_two, end_of_one
    except (TypeError, ValueError):
        raise TypeError(f"option {option!r}: {links!r} are not pairs") from None
    return ends
