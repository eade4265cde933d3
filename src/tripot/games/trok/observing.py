"""What a seat knows of a table of Trök, for programs that learn.

Aare that lie face down are seen all the same: every payment is made before everybody's eyes, and observations forget
nothing.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.observing import Block, Observer, Page, nth_from
from tripot.core.piles import bit, count, less, size
from tripot.core.state import State
from tripot.games.trok.cards import EQUIPMENT, EQUIPMENT_DECK, LAST_ROUND, ROW, UPGRADES
from tripot.games.trok.phases import PHASES
from tripot.games.trok.table import Table

KINDS: Final = 8
UPGRADE_KINDS: Final = 15
PHASE_NUMBER: Final = 10
CARDS: Final = 11  # of the commonest kind of equipment


def blocks(seats: int) -> list[Block]:
    return [
        Block("phase", len(PHASES), 1, "one of " + ", ".join(PHASES)),
        Block("round", 1, LAST_ROUND, "the round"),
        Block("hand", KINDS, CARDS, "the own hand: how many of " + ", ".join(EQUIPMENT)),
        Block("answer", KINDS, 3, "the own offer while it lies face down"),
        Block("market", KINDS, 3, "the market"),
        Block("discard", KINDS, CARDS, "the discards"),
        Block("unseen", KINDS, CARDS, "cards of which the observer does not know where they are"),
        Block("deck_size", 1, 58, "cards in the deck"),
        Block("upgrade_deck_size", 1, 27, "upgrades in their deck"),
        Block("row", ROW * UPGRADE_KINDS, 1, "for each slot of the row one of " + ", ".join(UPGRADES)),
        Block("made", 2, 1, "combining: a set and different cards have been made"),
        Block("veins", 1, 5, "combining: pickaxes that may still count as stones"),
        Block("limit", 1, ROW, "claiming: how many of the first upgrades are open to choice"),
        Block("claims", 1, 2, "claiming: how many upgrades may still be taken"),
        Block("may_stop", 1, 1, "claiming: the next upgrade may be left"),
        Block("master", seats, 1, "the Trade Master"),
        Block("youngest", seats, 1, "the youngest"),
        Block("tied", seats, 1, "appointing: who may be named"),
        Block("short", seats, 1, "who is or was owed a card in this round"),
        Block("perfect", seats, 1, "who has revealed a perfect combination in this round"),
        Block("hand_size", seats, 58, "cards in each hand"),
        Block("aare", seats, 200, "Aare of each player"),
        Block(
            "known",
            seats * KINDS,
            CARDS,
            "what each hand is known to hold: by all of the own, by the observer of others",
        ),
        Block("offer", seats * KINDS, 3, "what is left of each offer, face up"),
        Block("stored", seats * KINDS, 5, "in the carts of each player"),
        Block("upgrades", seats * UPGRADE_KINDS, 5, "each player's upgrades"),
    ]


class TrokObserver(Observer):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, blocks(seats))

    def write_table(self, state: State, seat: i64, page: Page) -> None:
        assert isinstance(state, Table)
        page.one_of(state.phase, PHASE_NUMBER)
        page.number(state.round)
        page.pile(state.players[seat].hand, KINDS)
        page.pile(state.players[seat].answer, KINDS)
        page.pile(state.market, KINDS)
        page.pile(state.discard, KINDS)
        page.pile(unseen(state, seat), KINDS)
        page.number(size(state.deck))
        page.number(size(state.upgrade_deck))
        write_row(state, page)
        page.marks(state.made, 2)
        page.number(state.veins)
        page.number(less(state.limit, state.row_size))
        page.number(less(state.claims, state.row_size))
        page.flag(state.may_stop)
        write_seats(state, seat, page)
        write_players(state, seat, page)


def unseen(table: Table, seat: i64) -> i64:
    seen = table.market + table.discard
    owner: i64
    for owner in range(table.seats):
        player = table.players[owner]
        seen += table.known_of(owner, seat) + player.offer + player.stored
    return EQUIPMENT_DECK - seen


def write_row(table: Table, page: Page) -> None:
    slot: i64
    for slot in range(ROW):
        if slot < table.row_size:
            page.one_of(count(table.row, slot), UPGRADE_KINDS)
        else:
            page.leave_blank(UPGRADE_KINDS)


def write_seats(table: Table, seat: i64, page: Page) -> None:
    page.around(mark(table.master), seat, table.seats)
    page.around(mark(table.youngest), seat, table.seats)
    page.around(table.tied, seat, table.seats)
    page.around(mark(table.short), seat, table.seats)
    page.around(table.perfect, seat, table.seats)


def mark(seat: i64) -> i64:
    if seat < 0:
        return 0
    return bit(seat)


def write_players(table: Table, seat: i64, page: Page) -> None:
    """Zone by zone, each around the table."""
    seats = table.seats
    n: i64
    for n in range(seats):
        player = table.players[nth_from(seat, n, seats)]
        page.some_more(n, size(player.hand))
        page.some_more(seats + n, player.aare)
    page.leave_blank(2 * seats)
    page.pile(table.players[seat].known, KINDS)
    for n in range(1, seats):
        page.pile(table.known_of(nth_from(seat, n, seats), seat), KINDS)
    for n in range(seats):
        page.pile(table.players[nth_from(seat, n, seats)].offer, KINDS)
    for n in range(seats):
        page.pile(table.players[nth_from(seat, n, seats)].stored, KINDS)
    for n in range(seats):
        page.pile(table.players[nth_from(seat, n, seats)].upgrades, UPGRADE_KINDS)
