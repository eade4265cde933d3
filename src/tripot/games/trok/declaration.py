"""The data of a table of Trök, each field once: what it is, what it may be, and who may see it.

Positions are written and read from this, and views filled; `table` has the same fields for the compiler.
"""

from typing import Final

from tripot.core.decks import Deck
from tripot.core.fields import ANSWER, NOBODY, OWN, Count, Fields, Flag, Rest, Seats, Somebody, Word, Zone
from tripot.core.piles import count
from tripot.games.trok.cards import EQUIPMENT, LAST_ROUND, UPGRADES, VEIN
from tripot.games.trok.combining import MADE_DIFFERENT, WIDEST
from tripot.games.trok.phases import (
    APPOINTING,
    CLAIMING,
    COMBINING,
    GIVING,
    OFFERING,
    OVER,
    PHASES,
    STORING,
    TRADING,
)
from tripot.games.trok.table import Table, row_keys

ASKING: Final = (OFFERING, APPOINTING, TRADING, GIVING, COMBINING, CLAIMING, STORING, OVER)
COUNTED: Final = "counted"  # Aare may lie face down (TRK-1.5)
GEAR: Final = Deck(EQUIPMENT, 0)  # the box says how many there are
UPGRADE: Final = Deck(UPGRADES, 0)


def claiming(table: Table) -> int:
    return 1 if table.phase == CLAIMING else 0


def veins_of_turn(table: Table) -> int:
    """Of whoever is combining."""
    seat = max(int(table.waiting).bit_length() - 1, 0)
    return int(table.players[seat].has(VEIN)) if table.phase in (COMBINING, CLAIMING) else 0


TABLE: Final = Fields(
    phase=Word(PHASES, allowed=[PHASES[phase] for phase in ASKING]),
    waiting=Seats(),
    round=Count(1, LAST_ROUND),
    master=Somebody(usual=lambda table: -1 if table.phase == OFFERING else 0),
    youngest=Count(0, lambda table: int(table.seats) - 1, usual=lambda table: max(int(table.youngest), 0)),
    short=Somebody(),
    tied=Seats(),
    made=Count(lambda table: claiming(table) * MADE_DIFFERENT, 3),
    veins=Count(0, lambda table: int(count(table.box.upgrades, VEIN)), usual=veins_of_turn),
    limit=Count(0, lambda table: max(WIDEST, int(table.box.row)), usual=claiming),
    claims=Count(claiming, 2),
    may_stop=Flag(),
    perfect=Seats(),
    market=Zone(GEAR),
    discard=Zone(GEAR),
    deck=Rest(GEAR),
    row=lambda table: list(row_keys(table.row, 0, table.row_size)),
    upgrade_deck=Rest(UPGRADE),
)
PLAYER: Final = Fields(
    hand=Zone(GEAR, OWN),
    known=Zone(GEAR),
    confided=Zone(GEAR, NOBODY),
    offer=Zone(GEAR),
    stored=Zone(GEAR),
    upgrades=Zone(UPGRADE),
    aare=Count(0, 10_000, COUNTED),
    answer=Zone(GEAR, ANSWER),
)
