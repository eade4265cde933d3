# tripot: compiled
"""Prey and bravery masks as the engine reads them: numbers by the prey's place in the data file."""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import Pile
from tripot.core.packed import vec
from tripot.core.piles import size
from tripot.games.trol.cards import PORTIONS, PREY, PreyNumber

MARKS: Final = 0x111111111111  # a bit for each kind of tribe card


@final
class Bestiary:
    """Never changed after it is made, so that all copies of a state share it."""

    masks: i64 = 0  # a digit per kind of tribe card

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names: tuple[str, ...] = names
        self.least: vec[i64] = vec[i64]([0] * PREY)
        self.most: vec[i64] = vec[i64]([0] * PREY)
        self.portions: vec[i64] = vec[i64]([0] * PREY)  # three bytes each, the first portion lowest
        self.trophies: vec[i64] = vec[i64]([0] * PREY)

    def portion(self, prey: PreyNumber, n: i64) -> i64:
        """The n-th portion of food, counted from 0; nothing after the third."""
        if n >= PORTIONS:
            return 0
        return self.portions[prey] >> 8 * n & 255

    def symbols_of(self, prey: i64) -> i64:
        """How many trophy symbols a set of prey has."""
        total: i64 = 0
        symbols = self.trophies
        n: i64 = 0
        while prey:
            if prey & 1:
                total += symbols[n]
            prey >>= 1
            n += 1
        return total

    def masks_of(self, survivors: Pile) -> i64:
        """TRL-1.4: what a pile of survivors is worth.

        A tribe has three cards of a kind at most, so each digit has two bits; spread over the digit, one picks a mask.
        """
        single = (survivors & MARKS) * 15 & self.masks
        double = (survivors >> 1 & MARKS) * 15 & self.masks
        return size(single) + 2 * size(double)
