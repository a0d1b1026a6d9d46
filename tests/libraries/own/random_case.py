import sys

print(7 + int(sys.argv[1]))
