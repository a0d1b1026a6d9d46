"""Exact cover reduced before it is searched: what is forced, and what pairs rule out.

Where an item has two options both are tried, and what is impossible either way is
dropped: the dilemma rule of Stalmarck's procedure.
"""

# The lanes here have no marks, and all have equally many places, as in a sudoku: one
# shift takes all guards to the lowest places. The lane of a covered item is not 0, but
# keeps the place of the option that covers it: the union of two states has those of both.


def state_after(lanes, state, options):
    """Return the state after choosing options.

    Rivals among them clear each other: their items are covered by no option. That is
    not noticed here. The covers found later then lack options for these items.
    """
    masks = lanes.masks
    for option in options:
        state &= (masks[option] or lanes.mask(option))[1]
    return state


def settle(lanes, state):
    """Return the state after all forced choices; None if an item has no option."""
    guards, size, masks = lanes.guards, lanes.size, lanes.masks
    opened = state & guards
    while opened:
        ones = opened >> size
        rest = state - ones
        if rest & opened != opened:
            return None
        rest &= state
        single = opened ^ (opened & (rest - ones))  # guards of lanes with one option
        if not single:
            break
        forced = state & (single - (single >> size))
        while forced:
            option = lanes.option_at[forced.bit_length() - 1]
            without, mask = masks[option] or lanes.mask(option)
            state &= mask
            # A rival that is forced too is dropped. So its lane is empty, which the
            # next round sees.
            forced &= without
        opened = state & guards
    return state


def pair_guards(lanes, state):
    """Return the guards of open items with two options, in a settled state."""
    opened = state & lanes.guards
    ones = opened >> lanes.size
    rest = state & (state - ones)
    rest &= rest - ones
    return opened ^ (opened & (rest - ones))


def reduced_states(lanes, state):
    """Yield solved states, perhaps an open one last: each solution of state once.

    A solved outcome of a pair is yielded and not kept; the others are united.
    """
    state = settle(lanes, state)
    if state is None:
        return
    pairs = pair_guards(lanes, state)  # of this pass: from the highest on down
    again = 0  # those to be tried again in the next pass, for the state has changed
    while pairs:
        guard = pairs.bit_length() - 1
        bottom, lane_bits = lanes.lane_of[guard]
        lane = state >> bottom & lane_bits
        outcomes = []
        while lane:
            high = lane.bit_length() - 1
            lane ^= 1 << high
            option = lanes.option_at[bottom + high]
            outcome = settle(lanes, state_after(lanes, state, [option]))
            if outcome is not None and outcome & lanes.guards:
                outcomes.append(outcome)
            elif outcome is not None:
                yield outcome
        if not outcomes:
            return
        # Each choice may have closed a lane in its own way: it is opened again.
        united = outcomes[0] | outcomes[-1] | state & lanes.guards
        if len(outcomes) == 1 or united != state:
            state = outcomes[0] if len(outcomes) == 1 else settle(lanes, united)
            pairs = pair_guards(lanes, state)
            again = pairs >> guard + 1 << guard + 1
        pairs &= (1 << guard) - 1
        if not pairs:
            pairs, again = again, 0
    yield state


def options_below(lanes, state, stop):
    """Return the options that are possible in the lanes below bit stop, in order."""
    bits = bin(state & ~lanes.guards & (1 << stop) - 1)[:1:-1]
    options = []
    place = bits.find("1")
    while place >= 0:
        options.append(lanes.option_at[place])
        place = bits.find("1", place + 1)
    return options
