"""Run programs one after another, each as if alone: run_all.py FOLDER_OF_LIB FILE..."""

import sys

sys.path.insert(0, sys.argv[1])
for path in sys.argv[2:]:
    names = {"__name__": "__main__", "__file__": path}
    try:
        with open(path, "rb") as file:
            program = compile(file.read(), path, "exec")
        exec(program, names)
    except Exception as error:
        print(type(error))
    print("--- next", flush=True)
