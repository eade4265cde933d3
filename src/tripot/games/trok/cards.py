"""The cards of Trök.

How many there are of each, and what they are worth, is data: see `box` and `data.toml`.
"""

from typing import Final

# Equipment, from the lowest value to the highest (TRK-1.1); the stone is wild.
PICKAXE: Final = 0
STONE: Final = 7
EQUIPMENT: Final = ("pickaxe", "ration", "gloves", "lantern", "armour", "helmet", "hammer", "stone")
GEAR: Final = 0x0FFFFFFF  # everything but the stones
GREEN: Final = 0x0000FFF0  # ration, gloves, lantern (TRK-1.2)
RED: Final = 0x0FFF0000  # armour, helmet, hammer

# Upgrades: three facilities and twelve dwarves (TRK-1.3).
MINE: Final = 0
VEIN: Final = 1
CART: Final = 2
THRUD: Final = 3
GRID: Final = 4
AEGUR: Final = 5
DAGDA: Final = 6
KRAAL: Final = 7
IDUNN: Final = 8
SKAA: Final = 9
MERE_DWERG: Final = 10
PERE_DWERG: Final = 11
ZORAL: Final = 12
ASTRID: Final = 13
YLUD: Final = 14
UPGRADES: Final = (
    "mine",
    "vein",
    "cart",
    "thrud",
    "grid",
    "aegur",
    "dagda",
    "kraal",
    "idunn",
    "skaa",
    "mere-dwerg",
    "pere-dwerg",
    "zoral",
    "astrid",
    "ylud",
)
FACILITIES: Final = 0xFFF
DWARVES: Final = 0xFFFFFFFFFFFF000

SUPPLY: Final = 5  # cards dealt to a hand each round
OFFER: Final = 3  # cards in an offer
LAST_ROUND: Final = 60
