# coding: latin-1
"""Döc."""

from lib.b import g

print(ascii("é"), ascii(__doc__), g(2))
