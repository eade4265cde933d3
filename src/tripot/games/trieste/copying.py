# tripot: compiled
"""Copies the data of a table.  Made from `table` by `make copies`."""

from mypy_extensions import i64

from tripot.games.trieste.state.table import Side, Table


def copy_side(mine: Side, other: Side) -> None:
    mine.deck = other.deck
    mine.hand = other.hand
    mine.discard = other.discard
    mine.purse = other.purse
    mine.laid = other.laid
    mine.lies = other.lies
    mine.back_known = other.back_known
    mine.played = other.played
    mine.cost_change = other.cost_change
    mine.draws_change = other.draws_change
    mine.limit = other.limit
    mine.protected = other.protected
    mine.hero = other.hero
    mine.hero_open = other.hero_open
    mine.hero_seen = other.hero_seen
    i: i64
    for i in range(8):
        mine.known[i] = other.known[i]
        mine.in_hand[i] = other.in_hand[i]


def copy_table(mine: Table, other: Table) -> None:
    mine.waiting = other.waiting
    mine.answered = other.answered
    mine.edition = other.edition
    mine.phase = other.phase
    mine.round = other.round
    mine.step = other.step
    mine.turn = other.turn
    mine.stage = other.stage
    mine.treasure = other.treasure
    mine.spent = other.spent
    mine.prison = other.prison
    mine.infamy = other.infamy
    mine.looked = other.looked
    mine.looked_cards = other.looked_cards
    mine.winner = other.winner
    mine.heroes = other.heroes
    mine.backs = other.backs
    mine.seating = other.seating
    mine.agenda_size = other.agenda_size
    mine.captures = other.captures
    mine.escapes = other.escapes
    mine.unpaid = other.unpaid
    mine.taken = other.taken
    mine.book = other.book
    mine.assign_agenda(other)
    mine.frames.assign(other.frames)
    i: i64
    for i in range(len(mine.sides)):
        copy_side(mine.sides[i], other.sides[i])
    for i in range(len(mine.places)):
        mine.places[i] = other.places[i]
