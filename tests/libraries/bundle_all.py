"""Bundle all programs of a folder: bundle_all.py FOLDER_OF_BUNDLE.PY FROM TO"""

import sys
from pathlib import Path

tools, source, target = map(Path, sys.argv[1:])
sys.path.insert(0, str(tools))

import bundle

lib = bundle.parts_of_lib()
for path in sorted(source.glob("*.py")):
    try:
        (target / path.name).write_bytes(bundle.submission(path, lib).encode())
    except SystemExit as error:
        print(error)
