"""The cards and dice of Trôl that the rulebook prints: the tribes' sixteen cards and the faces of the dice.

Prey and bravery masks are data, since the rulebook does not list them: see `bestiary` and `data.toml`.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

TribeNumber: TypeAlias = i64  # its place in `TRIBES`
TribeSet: TypeAlias = i64  # a bit for each tribe
PreyNumber: TypeAlias = i64  # its place in the data file
PreySet: TypeAlias = i64  # a bit for each prey

# Tribe cards (TRL-1.1).
CHIEF: Final = 0
DAUGHTER: Final = 1
SHAMAN: Final = 2
BRUTE: Final = 3
COOK: Final = 4
TRACKER: Final = 5
BEATER: Final = 6
SNEAK: Final = 7
RASCAL: Final = 8
APPRENTICE: Final = 9
ROCKY: Final = 10
TRAP: Final = 11
NOTHING: Final = 15  # what a rascal is with no troll before him
KINDS: Final = 12
TROLLS: Final = 10  # the kinds below this one are trolls
CARDS: Final = (
    *("chief", "daughter", "shaman", "brute", "cook", "tracker", "beater", "sneak", "rascal", "apprentice"),
    *("rocky", "trap"),
)
TRIBE_DECK: Final = 0x111123211111  # a digit per kind, the chief lowest
TRIBES: Final = ("moss", "flint", "bramble", "soot", "mud")
NONE: Final = "none"  # no prey, no card: in positions

# The six faces of the dice (TRL-1.2) as piles: how many show 0, 1, 2 ..., the lowest digit first.
WHITE_DIE: Final = 0x231
RED_DIE: Final = 0x12102

PREY: Final = 20
PREY_DECK: Final = 0xFFFFF  # a bit for each
DAY_NIGHT_CARDS: Final = 5
HAND: Final = 7
LONGEST: Final = 80  # cards of all tribes, the longest line there can be
OPEN_PILES: Final = 4
PORTIONS: Final = 3
TRAP_FOOD: Final = 5
