"""Bundle all programs of a folder: bundle_all.py FOLDER_OF_BUNDLE.PY FROM TO"""

import sys
from pathlib import Path

tools, source, target = map(Path, sys.argv[1:])
sys.path.insert(0, str(tools))

import bundle

lib = bundle.Lib()
for path in source.glob("*.py"):
    (target / path.name).write_bytes(bundle.submission(path, lib))
