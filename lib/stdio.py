"""Files or standard input in, answers out.

Exit statuses: 1 if a line of the input is wrong or a case has no answer; 2 if a file
can't be read or the output can't be written; 130 after Ctrl-C. It is 0 if the reader
closes the pipe before the end.
"""

import os
import sys


def run(answers):
    """Print what answers(lines) yields for each file named, or for standard input.

    A ValueError that it raises ends the run. So does one that it yields, unless the
    case was on one line: then an empty line is printed, and the run goes on.
    """
    program = os.path.splitext(os.path.basename(sys.argv[0]))[0]
    if sys.stderr is None:  # closed
        sys.stderr = open(os.devnull, "w")
    try:
        if sys.stdout is None:
            raise OSError("standard output is closed")
        if {"-h", "--help"}.intersection(sys.argv):
            print(sys.modules["__main__"].__doc__, flush=True)
            return
        names = sys.argv[1:] or ["-"]
        sys.exit(max(_answer_file(answers, name, program) for name in names))
    except KeyboardInterrupt:
        sys.exit(130)  # as shells do
    except BrokenPipeError:
        os._exit(0)  # to flush would fail again
    except (OSError, UnicodeEncodeError) as error:
        print("%s: %s" % (program, error), file=sys.stderr, flush=True)
        os._exit(2)


def _answer_file(answers, name, program):
    """Print the answers for one file. Return 1 if a case has none, else 0."""
    if name.startswith("-") and (name != "-" or sys.argv.count(name) > 1):
        raise OSError("wrong argument '%s'" % name)
    source, place = (0, program) if name == "-" else (name, program + ": " + name)
    number = case_lines = 0  # of the last line; how many since the last answer

    def lines_of(file):
        """Yield the lines that are not blank."""
        nonlocal number, case_lines
        for number, line in enumerate(file, 1):
            line = line.rstrip(" \t\r\n\0\x1a")  # Ctrl-Z ends old files
            if line.strip():
                case_lines += 1
                yield line

    with open(source, encoding="utf-8-sig", errors="surrogateescape") as file:
        lines, status = lines_of(file), 0
        try:
            for answer in answers(lines):
                if isinstance(answer, ValueError):
                    if case_lines > 1:
                        raise answer  # A row may be missing: no later grid is right.
                    sys.stderr.write("%s: line %d: %s\n" % (place, number, answer))
                    answer, status = "\n", 1
                print(answer, end="", flush=True)
                case_lines = 0
            # Standard input may go on after the last case; a named file may not.
            if name != "-" and next(lines, None):
                raise ValueError("expected the end of the file")
        except UnicodeEncodeError:
            raise  # from print
        except ValueError as error:
            sys.exit("%s: line %d: %s" % (place, number, error))
    return status


def grid_lines(grid, size, between=""):
    """Return a grid as text: rows of size symbols, a line each.

    between: what stands between two symbols of a row
    """
    rows = (grid[start : start + size] for start in range(0, len(grid), size))
    return "".join(between.join(row) + "\n" for row in rows)
