"""Where a game of Tschak! can be: somebody is still choosing cards, or it is over.

dungeon 1 to 4 ── floor 1 ── one card, one card, one card ── monster and treasure
               ├─ floor 2 ── one card, two cards ─────────── monster and treasure
               ├─ floor 3 ── three cards ─────────────────── monster and treasure
               └─ loot with the last card, then all hands pass to the left
"""

from typing import Final

FIELDING: Final = 0
OVER: Final = 1
PHASES: Final = ("fielding", "over")
