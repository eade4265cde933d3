"""Unrelated seeds, derived from a path of numbers and words."""

import hashlib
from collections.abc import Iterable
from typing import TypeVar

from tripot.core.rng import FastRng

T = TypeVar("T")


def derive_seed(*path: int | str) -> int:
    """A seed for `FastRng` that depends on the whole path; seeds of different paths are unrelated."""
    return int.from_bytes(hashlib.blake2b(repr(path).encode(), digest_size=8).digest(), "big") >> 2


def shuffled(things: Iterable[T], seed: int) -> list[T]:
    """In an order that is the same on every machine."""
    rng = FastRng(seed)
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        other = rng.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order
