"""How many exact covers there are, by a search with a memory."""

_MANY = 3_000  # states: if ways meet at all, some have met among so many


def count_in_steps(lanes, room, least=1):
    """Yield numbers, most of them 0, whose sum is how many exact covers there are.

    lanes: Lanes or CountedLanes
    room: bytes of memory for states
    least: how many ways must lead to a state, on average, to go on with the memory
    """
    # The ways to go on from a state do not depend on how it was reached. So ways that
    # lead to the same state are added up. States with fewer covered items come first:
    # when a state is taken, all ways to it have been found.
    lanes.stop_learning()
    most = room // (150 + lanes.start.bit_length() // 8)
    layers, left = {0: {lanes.start: 1}}, 1  # {items covered: {state: ways}}
    while layers and left < most:
        covered = min(layers)
        layer = layers[covered]
        while layer and left < most:
            state, ways = layer.popitem()
            if not state & lanes.guards:
                yield ways
            for option, new in lanes.branches(state):
                after = layers.setdefault(covered + len(lanes.places[option]), {})
                after[new] = after.get(new, 0) + ways
                left += 1  # at most: the state may be there already
            yield 0
        if not layer:
            del layers[covered]
        left = sum(map(len, layers.values()))
        total = sum(sum(layer.values()) for layer in layers.values())
        if left > _MANY and total < least * left:
            break
    # From each state that is left, the covers are listed.
    for layer in layers.values():
        for state, ways in layer.items():
            for cover in lanes.search(state):
                yield 0 if cover is None else ways
