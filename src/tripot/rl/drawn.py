"""Luck that has been drawn, number by number, for game trees in which every random number is a node of its own."""

from typing import final

from mypy_extensions import i64

from tripot.core.chance import Chance


class Undecided(Exception):
    """The rules ask for a number that has not been drawn."""


@final
class Drawn(Chance):
    """The numbers that have been drawn, and no more; `sides` tells how many outcomes the first that is missing has."""

    at: i64 = 0
    sides: i64 = 0

    def __init__(self, numbers: list[int]) -> None:
        self.numbers: list[int] = numbers

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at == len(self.numbers):
            self.sides = n
            raise Undecided
        self.at += 1
        return self.numbers[self.at - 1]
