"""The cards of Tschak!

One table for each deck (TSC-1.8): whoever owns the box can correct a value here, in one place.  The rulebook gives the
number of cards of each type, the golem's 3 skulls and the treasures; that there are four chameleons, and how far the
values go, was reported by reviewers; the skulls of the other creatures follow the illustrator's tiers; who carries a
staff, an axe or another weapon is this project's ruling.
"""

from typing import Final

from mypy_extensions import i64

# Adventurers: 32 numbered cards, all different, one bit each in the order of their strength within a type; then a
# digit of four bits for the chameleons and one for the artefacts, of which there are four alike (TSC-1.1, TSC-1.5).
# Values are written a digit per card, the first card lowest.
SORCERER_VALUES: Final = 0x55443322  # the second of each value has a staff (TSC-1.2)
WARRIOR_VALUES: Final = 0x665544332211  # the second of each value has an axe (TSC-1.3)
DWARF_VALUES: Final = 0x444333222111  # of each value bare hands, another weapon, an axe (TSC-1.4)
ADVENTURERS: Final = (
    *("sorcerer-2", "sorcerer-2-staff", "sorcerer-3", "sorcerer-3-staff"),
    *("sorcerer-4", "sorcerer-4-staff", "sorcerer-5", "sorcerer-5-staff"),
    *("warrior-1", "warrior-1-axe", "warrior-2", "warrior-2-axe", "warrior-3", "warrior-3-axe"),
    *("warrior-4", "warrior-4-axe", "warrior-5", "warrior-5-axe", "warrior-6", "warrior-6-axe"),
    *("dwarf-1", "dwarf-1-weapon", "dwarf-1-axe", "dwarf-2", "dwarf-2-weapon", "dwarf-2-axe"),
    *("dwarf-3", "dwarf-3-weapon", "dwarf-3-axe", "dwarf-4", "dwarf-4-weapon", "dwarf-4-axe"),
    *("chameleon", "artefact"),
)

FIRST_WARRIOR: Final = 8
FIRST_DWARF: Final = 20
NUMBERED: Final = 0xFFFFFFFF
CHAMELEON: Final = 0x100000000
ARTEFACT: Final = 0x1000000000
SORCERERS: Final = 0xF000000FF
WARRIORS: Final = 0x0000FFF00
DWARVES: Final = 0x0FFF00000
ARTEFACTS: Final = 0xF000000000
EVERYBODY: Final = 0x44FFFFFFFF  # all 40 cards

# Monsters (TSC-1.6) and treasures (TSC-1.7), as piles of kinds.
TROGLODYTE: Final = 0
MONSTERS: Final = (
    *("troglodyte", "dragon", "kraken", "golem", "beholder"),
    *("lizard-man", "giant-spider", "ghoul", "skeleton"),
)
SKULLS: Final = 0x112233440  # a digit per kind; troglodytes count by their number instead
MONSTER_KINDS: Final = 9
MONSTER_DECK: Final = 0x111111116

CHEST_WORTHS: Final = 0x5432  # a digit per kind: the first four treasures
CURSES: Final = 0x210000  # what the next two cost
CHEST_KINDS: Final = 6
RING: Final = 6
TROPHY: Final = 7
ELIXIR: Final = 8
TREASURES: Final = (
    *("chest-2", "chest-3", "chest-4", "chest-5", "cursed-chest-1", "cursed-chest-2"),
    *("ring", "trophy", "elixir"),
)
TREASURE_DECK: Final = 0x116111111

PLACES: Final = 4  # hands are always dealt for four (TSC-2.1)
DUNGEONS: Final = 4
FLOORS: Final = 3
TEAM: Final = 3


def type_of(unit: i64) -> i64:
    """All cards of the type of this one."""
    if unit & SORCERERS:
        return SORCERERS
    if unit & WARRIORS:
        return WARRIORS
    return DWARVES if unit & DWARVES else ARTEFACTS
