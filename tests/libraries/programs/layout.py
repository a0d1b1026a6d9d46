#!/usr/bin/env python3
# Mine.
"""My program."""

from __future__ import annotations

import os, sys  # for speed

# What is needed.

# the reader
from lib.read import read_number

# the solver
from lib.b import total as k

from lib.a import f

n = read_number()
print(__doc__, f(n), k([n]), os.sep, sys.argv[1:])
