"""LeetCode 1125 Smallest Sufficient Team

Submit at https://leetcode.com/problems/smallest-sufficient-team/ (LeetCode) in Python3:
paste the whole file over the stub.

Reads two lines per case, as LeetCode writes them: the skills, then the people.
Writes one team per line: the numbers of its people.

To run it: python3 leetcode1125.py teams.txt
Under another name this file only defines Solution, for what stands below it.
"""

import json
import sys
from pathlib import Path
from typing import List

from lib.covers import smallest_cover
from lib.read import input_error
from lib.stdio import run


class Solution:
    """What LeetCode calls."""

    def smallestSufficientTeam(
        self, req_skills: List[str], people: List[List[str]]
    ) -> List[int]:
        """Return the numbers of fewest people who together have all skills."""
        return smallest_cover(req_skills, dict(enumerate(people)))


def strings(text):
    """Return the texts between quotes."""
    return text.split('"')[1::2]


def answers(lines):
    """Yield a team for each case."""
    for line in lines:
        skills = strings(line)
        if not skills:
            raise input_error('["a","b",...]', line)
        people = [strings(part) for part in next(lines, "").split("],")]
        if not set(sum(people, [])) <= set(skills):
            raise ValueError("a skill that is not asked for")
        team = Solution().smallestSufficientTeam(skills, people)
        if team is None:
            raise ValueError("no team has all skills")
        yield json.dumps(team, separators=(",", ":")) + "\n"


if __name__ == "__main__" and Path(*sys.argv[:1]).name == "leetcode1125.py":
    run(answers)
