"""Luck that has been drawn, number by number, for game trees in which every random number is a node of its own."""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.piles import kind_of, kinds

MOST_MISSING: Final = 1000  # numbers, in case that some rule goes on until another one comes


class Undecided(Exception):
    """The rules ask for ever more numbers that have not been drawn."""


@final
class Drawn(Chance):
    """The numbers that have been drawn, and then the lowest; `sides` says how many outcomes the first missing one has.

    Those let the rules go on to where they stop by themselves: to break them off by an error takes far longer.  Cards
    of a kind are one outcome.
    """

    at: i64 = 0
    sides: i64 = 0  # 0 as long as none is missing
    pile: i64 = 0  # of which a card is to be drawn, or 0
    missing: i64 = 0

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at < len(self.numbers):
            self.at += 1
            return self.numbers[self.at - 1]
        self.miss(n, 0)
        return 0

    def draw(self, pile: i64) -> i64:
        different = kinds(pile)
        if different == 1:
            return kind_of(pile)
        if self.at < len(self.numbers):
            self.at += 1
            return self.numbers[self.at - 1]
        self.miss(different, pile)
        return kind_of(pile)

    def miss(self, n: i64, pile: i64) -> None:
        if not self.missing:
            self.sides = n
            self.pile = pile
        self.missing += 1
        if self.missing > MOST_MISSING:
            raise Undecided
