# tripot: compiled
"""The cards of Tschak! as bits and kinds.

What is printed on them, and how many there are, is data: see `box` and `data.toml`.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

CardSet: TypeAlias = i64  # of adventurers

# Adventurers: a bit for each character with a value, twelve for each type, in the order of their strength (TSC-3.10);
# then a digit of four bits for the chameleons and one for the artefacts, of which each is like the other.
SLOTS: Final = 12  # bits of a type; the first belongs to the weakest
FIRST_WARRIOR: Final = 12
FIRST_DWARF: Final = 24
CHARACTERS: Final = 36  # bits of all three types
NUMBERED: Final = 0xFFFFFFFFF
CHAMELEON: Final = 0x1000000000
ARTEFACT: Final = 0x10000000000
SORCERERS: Final = 0xF000000FFF
WARRIORS: Final = 0x0000FFF000
DWARVES: Final = 0x0FFF000000
ARTEFACTS: Final = 0xF0000000000
ALL_ARTEFACTS: Final = 0x40000000000  # the four of them (TSC-1.5)

# Monsters (TSC-1.6) and treasures (TSC-1.7) are piles of kinds.  The chests are the first kinds of treasures.
TROGLODYTE: Final = 0
MONSTERS: Final = (
    *("troglodyte", "dragon", "kraken", "golem", "beholder"),
    *("lizard-man", "giant-spider", "ghoul", "skeleton"),
)
MONSTER_KINDS: Final = 9

TYPE_SIZE: Final = 12  # characters of a type, chameleons included (TSC-1.1)
DUNGEON_DECK: Final = 14  # monsters, and as many treasures
PLACES: Final = 4  # hands are always dealt for four (TSC-2.1)
DUNGEONS: Final = 4
FLOORS: Final = 3
TEAM: Final = 3


def type_of(unit: CardSet) -> CardSet:
    """All cards of the type of this one."""
    if unit & SORCERERS:
        return SORCERERS
    if unit & WARRIORS:
        return WARRIORS
    return DWARVES if unit & DWARVES else ARTEFACTS
