# tripot: compiled
"""Random generators.  The rules keep none: whoever applies an action passes one in.

`FastRng` is for simulation; `FairRng` for tables, where everybody can check the random numbers afterwards.
"""

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tripot.core.numbers import Pile
from tripot.core.piles import nth, size

__all__ = ["FairRng", "FastRng", "Rng"]

WORD: Final = 0xFFFFFFFF
SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A random generator."""

    def below(self, n: i64) -> i64:
        """A random number in 0 .. n-1."""
        raise NotImplementedError

    def draw(self, pile: Pile) -> i64:
        """The kind of a random card of a pile."""
        return nth(pile, self.below(size(pile)))


class FastRng(Rng):
    """sfc32: small, fast, and no value ever needs more than 63 bits, so the numbers are the same everywhere."""

    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    n: i64 = 0

    def __init__(self, seed: i64) -> None:
        self.reseed(seed)

    def reseed(self, seed: i64) -> None:
        """Begin again from another seed."""
        self.a = seed & WORD
        self.b = seed >> 32 & WORD
        self.c = 0x9E3779B9
        self.n = 1
        i: i64
        for i in range(12):
            self.below(1)

    def below(self, n: i64) -> i64:
        b = self.b
        c = self.c
        t = (self.a + b + self.n) & WORD
        self.n = (self.n + 1) & WORD
        self.a = b ^ b >> 9
        self.b = (c + (c << 3)) & WORD
        self.c = ((c << 21 | c >> 11) + t) & WORD
        return t * n >> 32


class FairRng(Rng):
    """HMAC-SHA-256 in counter mode under a secret 256-bit seed.

    Block i is HMAC(seed, i as 8 bytes, big-endian), read as eight 32-bit big-endian words.  A number below n is the
    next word modulo n; words at or above the largest multiple of n are skipped, so that all numbers are equally
    likely.  The commitment, SHA-256 of the seed, is shown before the first card and the seed after the last.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a fair seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed: bytes = seed
        self.block: bytes = b""
        self.blocks: int = 0
        self.at: int = SEED_BYTES

    @property
    def commitment(self) -> str:
        """What is shown before the first card: the hash of the seed."""
        return commitment(self.seed)

    def word(self) -> int:
        """The next 32 bits."""
        if self.at == SEED_BYTES:
            self.block = hmac.digest(self.seed, self.blocks.to_bytes(8, "big"), "sha256")
            self.blocks += 1
            self.at = 0
        self.at += 4
        return int.from_bytes(self.block[self.at - 4 : self.at], "big")

    def below(self, n: i64) -> i64:
        bound = int(n)
        limit = 2**32 - 2**32 % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound


def commitment(seed: bytes) -> str:
    """What the table shows before the game: it fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


def fair_seed(number: int) -> bytes:
    """The 256-bit seed that a plain number stands for (for tests and examples: it can be guessed)."""
    return number.to_bytes(SEED_BYTES, "big")
