"""Run a program twice in one process, as a browser does: exec_twice.py PROGRAM INPUT"""

import io
import sys

path, given = sys.argv[1:]
stdout = sys.stdout
for argv in [], [path]:
    with open(path) as program, open(given) as lines:
        sys.argv, sys.stdin, sys.stdout = argv, lines, io.StringIO()
        exec(compile(program.read(), path, "exec"), {"__name__": "__main__"})
        assert not lines.closed
        stdout.write(sys.stdout.getvalue())
