"""A program that stands first: lib is used only when its functions are called."""

import sys

from lib.b import total
from lib.a import f

LEAST = -5


class Solution:
    """Its methods run later."""

    least = LEAST

    def solve(self, numbers: "list") -> int:
        return total([f(each) for each in numbers], least=self.least)


# The last statement, with what stands above it
if __name__ == "__main__":
    print(Solution().solve([1, 2]) % 1000, len(sys.argv) > 0)
