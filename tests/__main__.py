"""Run the tests: python3 tests [arguments of pytest, such as -m quick]

If this Python has not got the packages of requirements.txt, they are installed into
.venv. If that fails, another version of pytest is used, if this Python has one.
"""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDED = (ROOT / "tests" / "requirements.txt").read_text().split()  # pytest==9.2.0
VENV = ROOT / ".venv"
IN_VENV = VENV / ("Scripts" if sys.platform == "win32" else "bin") / "python"
CHECK = """import sys; from importlib.metadata import version
assert sys.argv[1:] == [f"{name}=={version(name)}" for name in ("pytest", "black")]"""


def succeeds(*command):
    """Return whether a command ends with status 0."""
    return subprocess.run(command, capture_output=True).returncode == 0


def main():
    """Run pytest; return its exit status, or what is missing."""
    if sys.version_info < (3, 10):
        return "the tests need Python 3.10 or later"
    python, packages = sys.executable, " and ".join(NEEDED)
    if not succeeds(python, "-c", CHECK, *NEEDED):
        if not IN_VENV.exists():
            succeeds(python, "-m", "venv", VENV)
        if IN_VENV.exists() and succeeds(IN_VENV, "-m", "pip", "install", *NEEDED):
            python = IN_VENV
        elif find_spec("pytest"):
            print(f"{packages} can't be installed: another pytest is used", flush=True)
        else:
            return f"the tests need {packages}, which can't be installed"
    command = [python, "-B", "-m", "pytest", "-q", "-rfs", *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
