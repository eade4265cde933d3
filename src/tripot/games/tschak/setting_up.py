# tripot: compiled
"""Set-up, and the way from one dungeon to the next."""

from mypy_extensions import i64

from tripot.core.events import only
from tripot.core.piles import bit, count
from tripot.core.rng import Rng
from tripot.games.tschak.cards import (
    ARTEFACTS,
    DWARVES,
    FLOORS,
    PLACES,
    SORCERERS,
    WARRIORS,
)
from tripot.games.tschak.events import DungeonBegan, FloorBegan, HandReceived, HandsPassed
from tripot.games.tschak.table import Table


def deal_hands(table: Table, rng: Rng) -> None:
    """TSC-2.3: three of each kind of character and an artefact to each of the four places."""
    everybody = table.box.adventurers
    table.deal(everybody & SORCERERS, 0x3333, rng)
    table.deal(everybody & WARRIORS, 0x3333, rng)
    table.deal(everybody & DWARVES, 0x3333, rng)
    table.deal(everybody & ARTEFACTS, 0x1111, rng)


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
    if table.is_heard():
        table.tell(HandsPassed())


def begin_dungeon(table: Table, rng: Rng) -> None:
    """TSC-2.2: a monster and a treasure for each floor."""
    floor: i64
    table.dungeon += 1
    table.floor = 0
    table.monsters = 0
    table.treasures = 0
    for floor in range(FLOORS):
        table.lay(floor, table.draw_monster(rng), table.draw_treasure(rng))
    if table.is_heard():
        tell_dungeon(table)
    begin_floor(table)


def tell_dungeon(table: Table) -> None:
    box = table.box
    monsters = tuple([box.monster.names[count(table.monsters, floor)] for floor in range(FLOORS)])
    treasures = tuple([box.treasure.names[count(table.treasures, floor)] for floor in range(FLOORS)])
    table.tell(DungeonBegan(table.dungeon, monsters, treasures))
    for seat in range(table.seats):
        table.tell(HandReceived(seat, box.adventurer.keys(table.player(seat).hand)), only(seat))


def begin_floor(table: Table) -> None:
    table.floor += 1
    table.waiting = bit(table.seats) - 1
    if table.is_heard():
        box = table.box
        names = box.monster.names[table.monster()], box.treasure.names[table.treasure()]
        table.tell(FloorBegan(table.floor, *names))
