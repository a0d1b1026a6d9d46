"""Any team of fewest people is right, in any order: check.py INPUT OUTPUT ANSWER."""

import json
import re
import sys

cases, answer = ([json.loads(line) for line in open(sys.argv[i])] for i in (1, 3))
output = open(sys.argv[2]).read().splitlines()
if len(output) != len(answer):
    sys.exit(f"expected {len(answer)} lines, found {len(output)}")
for number, (line, expected) in enumerate(zip(output, answer), 1):
    skills, people = cases[2 * number - 2 : 2 * number]
    team = re.findall(r"\d+", line)
    if line.replace(" ", "") != f"[{','.join(team)}]":
        sys.exit(f"line {number}: not a list of numbers")
    team = list(map(int, team))
    if not len(team) == len(expected) == len(set(team) & set(range(len(people)))):
        sys.exit(f"line {number}: expected {len(expected)} people")
    if {skill for person in team for skill in people[person]} != set(skills):
        sys.exit(f"line {number}: a skill is missing")
