"""Numbers in a line of text."""


def read_numbers(line, count):
    """Return the numbers in a line. ValueError: not so many, or not of digits."""
    words = line.split()
    if len(words) != count or not "".join(words).encode().isdigit():
        found = ascii(line)[:40] if line else "the end"
        raise ValueError(f"whole numbers expected: {count}, found {found}")
    if max(map(len, words)) > 9:
        raise ValueError("a number of more than 9 digits")
    return list(map(int, words))
