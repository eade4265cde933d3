# tripot: compiled
"""A generator of numbers drawn before, for game trees in which every random number is a node of its own."""

from typing import Final, final

from mypy_extensions import i64

from tripot.core.numbers import Pile
from tripot.core.piles import kind_of, kinds
from tripot.core.rng import Rng

MOST_MISSING: Final = 1000  # numbers, in case a rule draws until it gets another one


class Undecided(Exception):
    """The rules ask for ever more numbers that have not been drawn."""


@final
class DrawnRng(Rng):
    """Gives the numbers drawn before, then zeros; `sides` says how many outcomes the first missing number has.

    With zeros the rules run on until they stop by themselves; raising an error would take far longer.  Cards of a kind
    are one outcome.
    """

    at: i64 = 0
    sides: i64 = 0  # 0 as long as none is missing
    pile: Pile = 0  # of which a card is to be drawn, or 0
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

    def draw(self, pile: Pile) -> i64:
        different = kinds(pile)
        if different == 1:
            return kind_of(pile)
        if self.at < len(self.numbers):
            self.at += 1
            return self.numbers[self.at - 1]
        self.miss(different, pile)
        return kind_of(pile)

    def miss(self, n: i64, pile: Pile) -> None:
        if not self.missing:
            self.sides = n
            self.pile = pile
        self.missing += 1
        if self.missing > MOST_MISSING:
            raise Undecided
