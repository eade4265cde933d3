"""Set-up, and the way from one dungeon to the next."""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.events import only
from tripot.core.piles import bit, count
from tripot.games.tschak.cards import (
    ARTEFACTS,
    DWARVES,
    EVERYBODY,
    FLOORS,
    MONSTERS,
    PLACES,
    SORCERERS,
    TREASURES,
    WARRIORS,
)
from tripot.games.tschak.cardsets import adventurer_keys
from tripot.games.tschak.events import DungeonBegan, FloorBegan, HandReceived, HandsPassed
from tripot.games.tschak.table import Table


def deal_hands(table: Table, chance: Chance) -> None:
    """TSC-2.3: three of each kind of character and an artefact to each of the four places."""
    table.deal(EVERYBODY & SORCERERS, 0x3333, chance)
    table.deal(EVERYBODY & WARRIORS, 0x3333, chance)
    table.deal(EVERYBODY & DWARVES, 0x3333, chance)
    table.deal(EVERYBODY & ARTEFACTS, 0x1111, chance)


def pass_hands(table: Table) -> None:
    """TSC-5.1: every ten cards, the boards' included, go to the left."""
    place: i64
    last = table.places[PLACES - 1]
    wrapped = last.hand
    wrapped_open = last.is_open
    for place in range(PLACES - 1, 0, -1):
        table.places[place].hand = table.places[place - 1].hand
        table.places[place].is_open = table.places[place - 1].is_open
    table.places[0].hand = wrapped
    table.places[0].is_open = wrapped_open
    if table.journal is not None:
        table.journal.tell(HandsPassed())


def begin_dungeon(table: Table, chance: Chance) -> None:
    """TSC-2.2: a monster and a treasure for each floor."""
    floor: i64
    table.dungeon += 1
    table.floor = 0
    for floor in range(FLOORS):
        table.lay(floor, table.draw_monster(chance), table.draw_treasure(chance))
    if table.journal is not None:
        tell_dungeon(table)
    begin_floor(table)


def tell_dungeon(table: Table) -> None:
    assert table.journal is not None
    monsters = tuple([MONSTERS[count(table.monsters, floor)] for floor in range(FLOORS)])
    treasures = tuple([TREASURES[count(table.treasures, floor)] for floor in range(FLOORS)])
    table.journal.tell(DungeonBegan(table.dungeon, monsters, treasures))
    for seat in range(table.seats):
        table.journal.tell(HandReceived(seat, adventurer_keys(table.player(seat).hand)), only(seat))


def begin_floor(table: Table) -> None:
    table.floor += 1
    table.waiting = bit(table.seats) - 1
    if table.journal is not None:
        table.journal.tell(FloorBegan(table.floor, MONSTERS[table.monster()], TREASURES[table.treasure()]))
