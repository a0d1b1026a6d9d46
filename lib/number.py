"""Numbers in a line of text."""


def read_numbers(line, count):
    """Return the numbers in a line. ValueError: they are not count, or not numbers."""
    words = line.split()
    if len(words) != count or not "".join(words).encode().isdigit():
        raise ValueError(f"numbers expected: {count}")
    return list(map(int, words))
