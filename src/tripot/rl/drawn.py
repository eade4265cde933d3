"""Luck that has been drawn, number by number, for game trees in which every random number is a node of its own."""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.chance import Chance

MOST_MISSING: Final = 1000  # zeros in a row, in case that some rule goes on until another number comes


class Undecided(Exception):
    """The rules ask for ever more numbers that have not been drawn."""


@final
class Drawn(Chance):
    """The numbers that have been drawn, and then zeros; `sides` tells how many outcomes the first missing one has.

    Zeros let the rules go on to where they stop by themselves: to break them off by an error takes far longer.
    """

    at: i64 = 0
    sides: i64 = 0  # 0 as long as none is missing
    missing: i64 = 0

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at < len(self.numbers):
            self.at += 1
            return self.numbers[self.at - 1]
        self.miss(n)
        return 0

    def miss(self, n: i64) -> None:
        if not self.missing:
            self.sides = n
        self.missing += 1
        if self.missing > MOST_MISSING:
            raise Undecided
