"""The data of a table of Tschak!, each field once: what it is, what it may be, and who may see it.

Positions are written and read from this, and views filled; `table` has the same fields for the compiler.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tripot.core.events import Cards
from tripot.core.fields import ANSWER, Count, Fields, Rest, Seats, Word, Zone
from tripot.core.piles import count
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import DUNGEONS, FLOORS
from tripot.games.tschak.phases import OVER, PHASES
from tripot.games.tschak.table import GONE, Table

HAND: Final = 10
REMEMBERED: Final = "remembered"  # all have seen it, but the table may want players to remember


class Declaration:
    """With the cards of a box."""

    def __init__(self, box: Box) -> None:
        cards = Zone(box.adventurer, most=HAND)
        self.table = Fields(
            phase=Word(PHASES),
            waiting=Seats(),
            dungeon=Count(lambda table: DUNGEONS if table.phase == OVER else 1, DUNGEONS),
            floor=Count(lambda table: FLOORS if table.phase == OVER else 1, FLOORS),
            monsters=lambda table: list(on_floors(first_left(table), table.monsters, box.monster.names)),
            treasures=lambda table: list(on_floors(first_left(table), table.treasures, box.treasure.names)),
            monster_deck=Rest(box.monster),
            treasure_deck=Rest(box.treasure),
        )
        self.place = Fields(
            hand=cards,
            team=cards,
            spent=Zone(box.adventurer, REMEMBERED, most=HAND),
            gold=Count(0, 24),
            monsters=Zone(box.monster, REMEMBERED),
            treasures=Zone(box.treasure, REMEMBERED),
            answer=Zone(box.adventurer, ANSWER, most=HAND),
        )


declaration = lru_cache(maxsize=16)(Declaration)


def first_left(table: Table) -> int:
    """The first floor, counted from 0, whose monster and treasure still lie there."""
    return FLOORS if table.phase == OVER else max(0, int(table.floor) - 1)


def on_floors(first: int, laid: int, names: Sequence[str]) -> Cards:
    """The monsters or treasures on the floors from `first` on; empty where it has just been taken."""
    kinds = [count(laid, floor) for floor in range(first, FLOORS)]
    return tuple(["" if kind == GONE else names[kind] for kind in kinds])
