from lib.a import Big
from lib.b import g as h

MOD = h(7)
print(MOD, Big.size)
