# tripot: compiled
"""What lies in the box, as the engine reads it: copies, values and sizes of the data file in play."""

from typing import final

from mypy_extensions import i64

from tripot.core.numbers import Kind, Pile
from tripot.core.piles import card, count, larger
from tripot.games.trok.cards import GEAR, PICKAXE, STONE, VEIN


@final
class Box:
    """Never changed after it is made, so that all copies of a state share it."""

    def __init__(self, equipment: Pile, values: i64, upgrades: Pile, market: i64, row: i64, goal: i64) -> None:
        self.equipment: Pile = equipment  # the pile of all equipment cards
        self.values: i64 = values  # a digit for each kind of equipment
        self.upgrades: Pile = upgrades  # the pile of all upgrades
        self.market: i64 = market  # cards in the market
        self.row: i64 = row  # upgrades in the row
        self.goal: i64 = goal  # Aare that end the game

    def value(self, kind: Kind) -> i64:
        """What a card is worth in an offer; of gear it is also what a set pays."""
        return count(self.values, kind)

    def largest_set(self) -> i64:
        """The cards of the largest combination of identical cards that there can be."""
        others = most_copies(self.equipment & GEAR & ~(15 * card(PICKAXE))) + count(self.upgrades, VEIN)
        return larger(others, count(self.equipment, PICKAXE)) + count(self.equipment, STONE)


def most_copies(pile: Pile) -> i64:
    """How many there are of the commonest kind."""
    most: i64 = 0
    while pile:
        most = larger(most, pile & 15)
        pile >>= 4
    return most
