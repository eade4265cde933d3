# tripot: compiled
"""A purse of treasure is one integer: a byte per kind, since there are more coppers than four bits hold."""

from typing import TypeAlias

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.piles import shl, smaller
from tripot.core.rng import Rng

Purse: TypeAlias = i64  # not a `Pile`: a byte for each kind


def coin(kind: Kind) -> Purse:
    return shl(1, 8 * kind)


def coins(purse: Purse, kind: Kind) -> i64:
    """How many of a kind."""
    return purse >> 8 * kind & 255


def size(purse: Purse) -> i64:
    """How many cards: a product adds up the bytes."""
    return purse * 0x01010101 >> 24 & 255


def packed(purse: Purse) -> i64:
    """In sixteen bits, for the code of an action: six of copper, four of silver, three of gold, one of diamond."""
    return coins(purse, 0) | coins(purse, 1) << 6 | coins(purse, 2) << 10 | coins(purse, 3) << 13


def unpacked(number: i64) -> Purse:
    return number & 63 | (number >> 6 & 15) << 8 | (number >> 10 & 7) << 16 | (number >> 13) << 24


def worth(purse: Purse) -> i64:
    return coins(purse, 0) + 2 * coins(purse, 1) + 3 * coins(purse, 2) + 4 * coins(purse, 3)


def random_coin(purse: Purse, rng: Rng) -> Kind:
    """The kind of a random card."""
    n = rng.below(size(purse))
    kind: Kind = 0
    while n >= coins(purse, kind):
        n -= coins(purse, kind)
        kind += 1
    return kind


def random_coins(purse: Purse, number: i64, rng: Rng) -> Purse:
    """`number` random cards of a purse, or all of them."""
    if number >= size(purse):
        return purse
    taken: i64 = 0
    i: i64
    for i in range(number):
        taken += coin(random_coin(purse - taken, rng))
    return taken


def common(a: Purse, b: Purse) -> Purse:
    """Of each kind as many as both have."""
    found: i64 = 0
    kind: Kind
    for kind in range(4):
        found += smaller(coins(a, kind), coins(b, kind)) * coin(kind)
    return found


def known_after_loss(known: Purse, lost: Purse) -> Purse:
    """What is surely left of known cards when these have gone, which may have been others of their kinds."""
    return known - common(known, lost)


def surely_left(known: Purse, lost: i64) -> Purse:
    """What is surely left of known cards after `lost` unseen ones have gone: each kind may have lost them all."""
    found: i64 = 0
    kind: Kind
    for kind in range(4):
        if coins(known, kind) > lost:
            found += (coins(known, kind) - lost) * coin(kind)
    return found
