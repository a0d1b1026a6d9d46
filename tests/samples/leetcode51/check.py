"""The boards may stand in any order: check.py INPUT OUTPUT ANSWER."""

import json
import sys

output, answer = (open(name).read().splitlines() for name in sys.argv[2:])
if len(output) != len(answer):
    sys.exit(f"expected {len(answer)} lines, found {len(output)}")
for number, (line, expected) in enumerate(zip(output, answer), 1):
    try:
        boards = sorted(json.loads(line))
    except (ValueError, TypeError):
        sys.exit(f"line {number}: not a list of boards")
    if boards != sorted(json.loads(expected)):
        sys.exit(f"line {number}: other boards than expected")
