# tripot: compiled
"""Copies the data of a table.  Made from `table` by `make copies`."""

from mypy_extensions import i64

from tripot.games.trol.table import Table, Tribe


def copy_tribe(mine: Tribe, other: Tribe) -> None:
    mine.hand = other.hand
    mine.deck = other.deck
    mine.survivors = other.survivors
    mine.lost = other.lost
    mine.food = other.food
    mine.trophies = other.trophies
    mine.tops = other.tops
    mine.depths = other.depths
    mine.rank = other.rank


def copy_table(mine: Table, other: Table) -> None:
    mine.waiting = other.waiting
    mine.answered = other.answered
    mine.edition = other.edition
    mine.phase = other.phase
    mine.tribes = other.tribes
    mine.night = other.night
    mine.prey_deck = other.prey_deck
    mine.day_night = other.day_night
    mine.first = other.first
    mine.turn = other.turn
    mine.turns = other.turns
    mine.place = other.place
    mine.trigger = other.trigger
    mine.total = other.total
    mine.exploder = other.exploder
    mine.last_hunts = other.last_hunts
    mine.failed = other.failed
    mine.succeeded = other.succeeded
    mine.exploded = other.exploded
    mine.hunters = other.hunters
    mine.ties = other.ties
    mine.reshuffled = other.reshuffled
    mine.ran_out = other.ran_out
    mine.night_memory = other.night_memory
    mine.teams = other.teams
    mine.points = other.points
    mine.start = other.start
    mine.bestiary = other.bestiary
    mine.frames.assign(other.frames)
    i: i64
    for i in range(mine.tribes):
        copy_tribe(mine.members[i], other.members[i])
        mine.lines[i].assign(other.lines[i])
