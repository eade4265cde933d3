# tripot: compiled
"""What lies in the box, as the engine reads it: values and copies of the data file in play."""

from typing import final

from mypy_extensions import i64

from tripot.core.decks import Deck
from tripot.core.numbers import Pile
from tripot.games.tschak.cards import CHARACTERS, FIRST_DWARF, FIRST_WARRIOR, CardSet


@final
class Box:
    """Never changed after it is made, so that all copies of a state share it."""

    def __init__(self, adventurer: Deck, monster: Deck, treasure: Deck, chests: i64, scale: float) -> None:
        self.adventurer: Deck = adventurer
        self.monster: Deck = monster
        self.treasure: Deck = treasure
        self.adventurers: CardSet = adventurer.whole  # the set of all forty
        self.monsters: Pile = monster.whole  # the pile of all monsters
        self.treasures: Pile = treasure.whole
        self.ring: i64 = chests  # kinds of treasures: those before are chests
        self.trophy: i64 = chests + 1
        self.elixir: i64 = chests + 2
        self.scale: float = scale  # the mean value of a character, by that of the shipped file
        self.sorcerer_kinds: i64 = 0  # characters with a value
        self.warrior_kinds: i64 = 0
        self.dwarf_kinds: i64 = 0
        # Digits of four bits.  Those of a type begin with its last slot, as `comparing.value_in` wants them.
        self.sorcerer_values: i64 = 0
        self.warrior_values: i64 = 0
        self.dwarf_values: i64 = 0
        # For each kind of card.
        self.skulls: i64 = 0
        self.worths: i64 = 0  # of chests
        self.curses: i64 = 0  # what cursed chests cost

    def give_value(self, slot: i64, value: i64) -> None:
        """A character of this slot has this value."""
        if slot < FIRST_WARRIOR:
            self.sorcerer_kinds += 1
            self.sorcerer_values |= value << 4 * (FIRST_WARRIOR - 1 - slot)
        elif slot < FIRST_DWARF:
            self.warrior_kinds += 1
            self.warrior_values |= value << 4 * (FIRST_DWARF - 1 - slot)
        else:
            self.dwarf_kinds += 1
            self.dwarf_values |= value << 4 * (CHARACTERS - 1 - slot)
