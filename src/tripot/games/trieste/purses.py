"""A purse of treasure is one integer: a byte per kind, since there are more coppers than four bits hold."""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.piles import less, shl


def coin(kind: i64) -> i64:
    return shl(1, 8 * kind)


def coins(purse: i64, kind: i64) -> i64:
    """How many of a kind."""
    return purse >> 8 * kind & 255


def size(purse: i64) -> i64:
    """How many cards: a product adds up the bytes."""
    return purse * 0x01010101 >> 24 & 255


def worth(purse: i64) -> i64:
    return coins(purse, 0) + 2 * coins(purse, 1) + 3 * coins(purse, 2) + 4 * coins(purse, 3)


def any_coin(purse: i64, chance: Chance) -> i64:
    """The kind of a random card."""
    n = chance.below(size(purse))
    kind: i64 = 0
    while n >= coins(purse, kind):
        n -= coins(purse, kind)
        kind += 1
    return kind


def some(purse: i64, number: i64, chance: Chance) -> i64:
    """So many random cards of a purse, or all of them."""
    if number >= size(purse):
        return purse
    taken: i64 = 0
    i: i64
    for i in range(number):
        taken += coin(any_coin(purse - taken, chance))
    return taken


def common(a: i64, b: i64) -> i64:
    """Of each kind as many as both have."""
    found: i64 = 0
    kind: i64
    for kind in range(4):
        found += less(coins(a, kind), coins(b, kind)) * coin(kind)
    return found


def less_known(known: i64, lost: i64) -> i64:
    """What is surely left of known cards when these have gone, which may have been others of their kinds."""
    return known - common(known, lost)


def surely_left(known: i64, lost: i64) -> i64:
    """What is surely left of known cards when so many unseen ones have gone: of each kind so many less."""
    found: i64 = 0
    kind: i64
    for kind in range(4):
        if coins(known, kind) > lost:
            found += (coins(known, kind) - lost) * coin(kind)
    return found
