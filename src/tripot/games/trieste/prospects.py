"""What the chances of the three factions depend on, and how much.

The chance of a faction grows with e to the sum of its row, each number times what is measured at the beginning of a
round.  The numbers were fitted (multinomial logistic regression) to who won 3,000 games of greedy bots, before the
cards were tuned; `docs/bots.md` tells how much better they foretell the winner than what was there before.
"""

from typing import Final

ENOUGH_FOR_WATCH: Final = 4  # more money than this helps the Watch no further
ENOUGH_FOR_THIEF: Final = 8

MEASURES: Final = (
    "one",
    "captures",  # that the Watch still needs
    "riches",  # that the Merchant still needs
    "infamy",  # that the Thief still needs
    "one by captures",  # plus one: goals that are near count more
    "one by riches",
    "one by infamy",
    "cards of the Watch",  # in hand
    "cards of the Merchant",
    "cards of the Thief",
    "money of the Watch",
    "money of the Thief",
)
PROSPECTS: Final = (
    (-1.57, -0.13, 0.12, 0.02, 4.66, -0.36, -2.56, 0.03, 0.08, 0.05, 0.05, 0.06),  # Watch
    (2.08, -0.08, -0.20, 0.17, -4.59, -0.18, 1.61, 0.07, -0.06, -0.14, 0.05, -0.14),  # Merchant
    (-0.51, 0.21, 0.08, -0.19, -0.07, 0.54, 0.95, -0.10, -0.01, 0.09, -0.10, 0.08),  # Thief
)
