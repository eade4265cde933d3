"""What every game agrees on.  Imports nothing else of tripot, and touches no clock, network, file or global luck."""

from tripot.core import piles


def is_compiled() -> bool:
    """Does the engine run as machine code, or as the plain Python that it is written in?"""
    return not piles.__file__.endswith((".py", ".pyc"))
