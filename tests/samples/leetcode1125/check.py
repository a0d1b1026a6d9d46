"""Any team of fewest people is right, in any order: check.py INPUT OUTPUT ANSWER."""

import json
import sys

cases, output, answer = (
    [json.loads(line) for line in open(name)] for name in sys.argv[1:]
)
if len(output) != len(answer):
    sys.exit(f"expected {len(answer)} lines, found {len(output)}")
for number, (team, expected) in enumerate(zip(output, answer), 1):
    skills, people = cases[2 * number - 2 : 2 * number]
    if len(team) != len(expected) or len(set(team)) != len(team):
        sys.exit(f"line {number}: expected {len(expected)} people")
    if {skill for person in team for skill in people[person]} != set(skills):
        sys.exit(f"line {number}: a skill is missing")
