"""Seeds that have nothing to do with each other."""

import hashlib
from collections.abc import Iterable
from typing import TypeVar

from tripot.core.chance import FastChance

T = TypeVar("T")


def luck(*path: int | str) -> int:
    """A seed for `FastChance` that hangs on the whole path; any other path gives unrelated luck."""
    return int.from_bytes(hashlib.blake2b(repr(path).encode(), digest_size=8).digest(), "big") >> 2


def shuffled(things: Iterable[T], seed: int) -> list[T]:
    """In an order that is the same on every machine."""
    chance = FastChance(seed)
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
