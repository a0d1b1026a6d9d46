"""LeetCode 1125 Smallest Sufficient Team

https://leetcode.com/problems/smallest-sufficient-team/
Python is accepted there: paste the whole file over the stub.
To run it: python3 leetcode1125.py < teams.txt, two lines a case as LeetCode writes
them: the skills, then the people.
"""

import re
from typing import List

from lib.set_cover import smallest_cover
from lib.leetcode import run_own, write_json


class Solution:
    """What LeetCode calls."""

    def smallestSufficientTeam(
        self, req_skills: List[str], people: List[List[str]]
    ) -> List[int]:
        """Return the numbers of fewest people who together have all skills."""
        skills = {skill: number for number, skill in enumerate(req_skills)}
        options = [[skills[skill] for skill in person] for person in people]
        return smallest_cover(len(skills), options)


def strings(text):
    """Return what stands in quotes."""
    return re.findall('"([^"]*)"', text)


def answers(lines):
    """Yield a team for each case."""
    for line in lines:
        line = "".join(line.split())
        skills = strings(line)
        if write_json(skills) != line + "\n" or not skills:
            raise ValueError('expected skills: ["a","b",...]')
        if len(set(skills)) < len(skills):
            raise ValueError("a skill that is asked for twice")
        line = "".join(next(lines, "").split())
        people = [strings(part) for part in line[1:-1].split("],[")]
        if write_json(people) != line + "\n":
            raise ValueError(f'expected people: [["a",...],...], found {line!a:.40}')
        if not set(sum(people, [])) <= set(skills):
            raise ValueError("a skill that is not asked for")
        if any(len(set(person)) < len(person) for person in people):
            raise ValueError("a skill that a person has twice")
        team = Solution().smallestSufficientTeam(skills, people)
        if team is None:
            raise ValueError("no team has all skills")
        yield write_json(team)


if __name__ == "__main__":
    run_own("leetcode1125", answers)
