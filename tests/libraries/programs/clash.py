from lib.a import Big
from lib.b import g as h

print([MOD for MOD in (h(7), Big.size)])
