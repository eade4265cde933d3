"""Plays a whole game with the installed package and tells what it found: `python -I smoke.py [compiled|plain]`.

Whoever has built a wheel runs it where the wheel has been installed; it needs nothing else.  An engine of the other
kind than the one that is asked for is an error.
"""

import json
import sys
import types

import tripot
from tripot.core import is_compiled, piles

match = tripot.Match("trieste", seats=3, seed=5)
while match.waiting:
    seat = match.waiting[0]
    match.submit(seat, tripot.choose(match, seat, bot="greedy").action)
tripot.verify(match.record())
native = isinstance(piles.size, types.BuiltinFunctionType)
if native != is_compiled() or sys.argv[1:] not in ([], ["compiled" if native else "plain"]):
    raise SystemExit(f"tripot: the engine is {'compiled' if native else 'plain Python'}: {piles.__file__}")
told = {
    "version": tripot.__version__,
    "python": sys.version.split()[0],
    "file": tripot.__file__,
    "native": native,
    "decisions": len(match.decisions),
    "winners": match.outcome.winners,
}
print(json.dumps(told))
