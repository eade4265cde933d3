# tripot: compiled
"""A pile of cards is one integer: four bits per kind of card, up to fifteen kinds and fifteen copies of each.

    pile + card(k)      one more card of kind k
    count(pile, k)      how many of kind k
    a + b, a - b        put piles together, take one out of another

Piles are values: nothing to copy, nothing to share by mistake.  The same layout serves a short row of kinds, one per
slot: `count(row, slot)` is then the kind that lies there.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import Kind, Pile

DE_BRUIJN: Final = 0x03F79D71B4CB0A89  # no two runs of six bits in it are alike


def shl(x: i64, n: i64) -> i64:
    return x << n  # a function, because mypyc 2.4 computes a literal `1 << n` in 32 bits


def bit(n: i64) -> i64:
    return shl(1, n)


def card(k: Kind) -> Pile:
    return shl(1, 4 * k)


def count(pile: Pile, k: Kind) -> i64:
    return pile >> 4 * k & 15


def size(pile: Pile) -> i64:
    """How many cards.

    Neighbouring kinds are added pairwise.  The product has the sum of all pairs in its highest byte, whatever lies
    above it.
    """
    pairs = (pile & 0x0F0F0F0F0F0F0F0F) + (pile >> 4 & 0x0F0F0F0F0F0F0F0F)
    return pairs * 0x0101010101010101 >> 56 & 255


def kinds(pile: Pile) -> i64:
    """How many different kinds."""
    return bits(kind_marks(pile))


def kind_marks(pile: Pile) -> i64:
    """The lowest bit of each kind that is there, all others clear."""
    return (pile | pile >> 1 | pile >> 2 | pile >> 3) & 0x1111111111111111


def kind_of_mark(mark: i64) -> Kind:
    """The kind of a single mark.  As a power of 16 it shifts the digits 0 1 2 ..., and its own comes to the top."""
    return mark * 0x0123456789ABCDEF >> 60 & 15


def kind_of(pile: Pile) -> Kind:
    """The first kind that is there."""
    return lowest(pile) >> 2


def keys_of(pile: Pile, names: Sequence[str]) -> tuple[str, ...]:
    """The cards of a pile by name, in the order of their kinds."""
    return tuple([name for kind, name in enumerate(names) for _ in range(count(pile, kind))])


def nth(pile: Pile, n: i64) -> Kind:
    """The kind of the n-th card of the pile."""
    k: Kind = 0
    while n >= pile & 15:
        n -= pile & 15
        pile >>= 4
        k += 1
    return k


def without(pile: Pile, k: Kind) -> Pile:
    """`pile` minus one card of kind k, if it has any."""
    return pile - card(k) if count(pile, k) else pile


def without_any(pile: Pile) -> Pile:
    """`pile` minus one card of every kind it has: what surely stays when an unseen card leaves."""
    return pile - kind_marks(pile)


def bits(mask: i64) -> i64:
    """How many bits are set.

    Bits are added pairwise, then pairs of pairs: a pile whose size it is.  (Without the top digit of 0x5555... the
    constant fits into 62 bits; mypyc makes Python objects of larger ones.)
    """
    pairs = mask - (mask >> 1 & 0x1555555555555555)
    return size((pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333))


def first_of(mask: i64) -> i64:
    """The lowest bit that is set, alone."""
    return mask & -mask


def lowest(mask: i64) -> i64:
    """The number of the lowest bit that is set."""
    return bits(first_of(mask) - 1)


def lowest_of_few(mask: i64) -> i64:
    """`lowest`, quicker, where that is one of the first fifteen: the fourth power of bit n is the mark of kind n."""
    square = first_of(mask) * first_of(mask)
    return kind_of_mark(square * square)


def scattered(unit: i64) -> i64:
    """A number below 64 for a single bit, for each another: quicker than to count which bit it is."""
    return unit * DE_BRUIJN >> 58 & 63


def smaller(a: i64, b: i64) -> i64:
    return a if a < b else b


def larger(a: i64, b: i64) -> i64:
    return a if a > b else b
