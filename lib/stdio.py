"""From lines of input to answers, and what can go wrong on the way."""

import os
import sys
from itertools import chain

UTF16 = (b"\xff\xfe", b"\xfe\xff")  # how such a file begins


def run(answers):
    """Write what answers(lines) yields; nothing for no lines.

    Lines come as text, without blanks around them; blank ones don't come. A ValueError
    ends the program: one line on standard error, exit status 1. The answers before an
    error, or Ctrl-C, are out.
    """
    name = os.path.basename(sys.argv[0]).replace(".py", "")
    number = 0

    def read():
        nonlocal number
        for block in getattr(sys.stdin, "buffer", sys.stdin):
            block = block.encode() if isinstance(block, str) else block
            for line in block.splitlines():  # at a lone CR too
                number += 1
                if number == 1 and line.startswith(UTF16):
                    raise ValueError("expected UTF-8, found UTF-16")
                text = line.decode("utf-8-sig" if number == 1 else "utf-8").strip()
                if text:
                    yield text

    try:
        if None in (sys.stdin, sys.stdout):
            raise ValueError("standard input or output is closed")
        try:
            lines = read()
            first = next(lines, "")
            for answer in answers(chain([first], lines)) if first else ():
                sys.stdout.write(answer)
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(130)
    except (ValueError, MemoryError) as error:
        sys.exit(f"{name}: line {number}: {str(error) or 'not enough memory'}")
    except OSError as error:
        # What is still buffered must not be tried again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        message = f"{name}: line {number}: {error.strerror}"
        sys.exit(0 if isinstance(error, BrokenPipeError) else message)
