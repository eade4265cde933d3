"""The cards of Trök.

Equipment counts and values are printed in both rulebooks.  Of the upgrades the books give the fifteen names and the
total of 27; that there is one of each dwarf and five of each facility is inferred (TRK-1.3).
"""

from typing import Final

# Equipment: kinds 0 to 6 are worth 1 to 7 (TRK-1.1).
PICKAXE: Final = 0
STONE: Final = 7
EQUIPMENT: Final = ("pickaxe", "ration", "gloves", "lantern", "armour", "helmet", "hammer", "stone")
EQUIPMENT_DECK: Final = 0x256789AB  # a digit per kind: 11 pickaxes lowest, 2 stones highest
GEAR: Final = 0x0FFFFFFF  # everything but the stones
GREEN: Final = 0x0000FFF0  # ration, gloves, lantern (TRK-1.2)
RED: Final = 0x0FFF0000  # armour, helmet, hammer
STONE_WORTH: Final = 10  # in an offer (TRK-4.2)

# Upgrades: three facilities, five of each, and twelve dwarves (TRK-1.3).
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
UPGRADE_DECK: Final = 0x111111111111555
FACILITIES: Final = 0xFFF
DWARVES: Final = 0xFFFFFFFFFFFF000

MARKET: Final = 3  # cards in the market
ROW: Final = 7  # upgrades in the row
SUPPLY: Final = 5  # cards dealt to a hand each round
OFFER: Final = 3  # cards in an offer
GOAL: Final = 50  # Aare that end the game
LAST_ROUND: Final = 60
