"""A problem of the small lib."""

import math
import xml.etree.ElementTree as tree
from math import e as euler

from lib.a import f
from lib.read import read_number

# about ZERO
ZERO = 0


class Big:
    """It is not that of lib, which f does not use."""

    def answer(self, inf):
        sum = f(inf) + math.pi + ZERO + len(tree.Element("a")) + euler
        return sum


# about the end
if __name__ == "__main__":
    print(Big().answer(read_number()))
