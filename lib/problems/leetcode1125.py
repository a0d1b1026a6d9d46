"""LeetCode 1125 Smallest Sufficient Team

Submit at https://leetcode.com/problems/smallest-sufficient-team/ (LeetCode) in Python3:
paste the whole file over the stub.

Reads two lines per case, as LeetCode writes them: the skills, then the people.
Writes one team per line: the numbers of its people.

To run it: python3 leetcode1125.py teams.txt (only under this name)
"""

from typing import List

from lib.set_cover import smallest_cover
from lib.leetcode import as_json, read_lists, run_locally


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
    """Return the texts between quotes."""
    return text.split('"')[1::2]


def answers(lines):
    """Yield a team for each case."""
    for line in read_lists(lines):
        skills = strings(line)
        if as_json(skills) != line + "\n" or not skills:
            raise ValueError('expected skills: ["a","b",...]')
        line = "".join(next(lines, "").split())
        people = [strings(part) for part in line[1:-1].split("],[")]
        if as_json(people) != line + "\n":
            raise ValueError(f'expected people: [["a",...],...], found {line!a:.40}')
        if any(len(set(names)) < len(names) for names in [skills, *people]):
            raise ValueError("a skill that stands twice in a list")
        if not set(sum(people, [])) <= set(skills):
            raise ValueError("a skill that is not asked for")
        team = Solution().smallestSufficientTeam(skills, people)
        if team is None:
            raise ValueError("no team has all skills")
        yield as_json(team)


if __name__ == "__main__":
    run_locally("leetcode1125", answers)
