# tripot: compiled
"""Copies the data of a table.  Made from `table` by `make copies`."""

from mypy_extensions import i64

from tripot.games.trok.table import Player, Table


def copy_player(mine: Player, other: Player) -> None:
    mine.hand = other.hand
    mine.known = other.known
    mine.confided = other.confided
    mine.answer = other.answer
    mine.offer = other.offer
    mine.stored = other.stored
    mine.upgrades = other.upgrades
    mine.aare = other.aare


def copy_table(mine: Table, other: Table) -> None:
    mine.waiting = other.waiting
    mine.answered = other.answered
    mine.edition = other.edition
    mine.deck = other.deck
    mine.discard = other.discard
    mine.market = other.market
    mine.upgrade_deck = other.upgrade_deck
    mine.row = other.row
    mine.row_size = other.row_size
    mine.phase = other.phase
    mine.round = other.round
    mine.master = other.master
    mine.youngest = other.youngest
    mine.tied = other.tied
    mine.short = other.short
    mine.done = other.done
    mine.made = other.made
    mine.veins = other.veins
    mine.limit = other.limit
    mine.claims = other.claims
    mine.may_stop = other.may_stop
    mine.perfect = other.perfect
    mine.open_aare = other.open_aare
    mine.memory_shown = other.memory_shown
    mine.box = other.box
    i: i64
    for i in range(len(mine.players)):
        copy_player(mine.players[i], other.players[i])
