# tripot: compiled
"""Copies the data of a table.  Made from `table` by `make copies`."""

from mypy_extensions import i64

from tripot.games.tschak.table import Table, TablePlace


def copy_tableplace(mine: TablePlace, other: TablePlace) -> None:
    mine.hand = other.hand
    mine.team = other.team
    mine.spent = other.spent
    mine.answer = other.answer
    mine.is_open = other.is_open
    mine.gold = other.gold
    mine.monsters = other.monsters
    mine.treasures = other.treasures


def copy_table(mine: Table, other: Table) -> None:
    mine.waiting = other.waiting
    mine.answered = other.answered
    mine.edition = other.edition
    mine.phase = other.phase
    mine.dungeon = other.dungeon
    mine.floor = other.floor
    mine.monsters = other.monsters
    mine.treasures = other.treasures
    mine.memory_shown = other.memory_shown
    mine.box = other.box
    mine.monster_deck = other.monster_deck
    mine.treasure_deck = other.treasure_deck
    i: i64
    for i in range(len(mine.places)):
        copy_tableplace(mine.places[i], other.places[i])
