"""Where a game of Trök can be.

    Supplying ──> Offering ──┬──────────────> Trading ──┬────────────> Combining <──> Claiming
        ^                    └─> Appointing ──^         └─> Giving ──^    │
        │                        (a tie)                    (uneven)      v
        └──────────────────────────── Ending <──────────────────────── Storing
                                        │
                                        └─> Over

Supplying and Ending ask nobody.
"""

from typing import Final

SUPPLYING: Final = 0
OFFERING: Final = 1
APPOINTING: Final = 2
TRADING: Final = 3
GIVING: Final = 4
COMBINING: Final = 5
CLAIMING: Final = 6
STORING: Final = 7
ENDING: Final = 8
OVER: Final = 9

PHASES: Final = (
    "supplying",
    "offering",
    "appointing",
    "trading",
    "giving",
    "combining",
    "claiming",
    "storing",
    "ending",
    "over",
)
