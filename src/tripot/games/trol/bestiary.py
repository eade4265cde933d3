# tripot: compiled
"""Prey and bravery masks as the engine reads them: numbers by the prey's place in the data file."""

from typing import final

from mypy_extensions import i64

from tripot.core.packed import vec
from tripot.games.trol.cards import PORTIONS, PREY


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

    def portion(self, prey: i64, n: i64) -> i64:
        """The n-th portion of food, counted from 0; nothing after the third."""
        if n >= PORTIONS:
            return 0
        return self.portions[prey] >> 8 * n & 255

    def masks_of(self, survivors: i64) -> i64:
        """TRL-1.4: what a pile of survivors is worth."""
        total: i64 = 0
        masks = self.masks
        while survivors:
            total += (survivors & 15) * (masks & 15)
            survivors >>= 4
            masks >>= 4
        return total
