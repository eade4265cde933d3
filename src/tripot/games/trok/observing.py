# tripot: compiled
"""What a seat knows of a table of Trök, for programs that learn.

Aare that lie face down are seen all the same: every payment is made before everybody's eyes, and observations forget
nothing.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import Kind, Pile, Seat, SeatSet
from tripot.core.observing import Block, Observer, Page, nth_from
from tripot.core.piles import bit, card, count, larger, size, smaller
from tripot.core.state import State
from tripot.games.trok.box import Box, most_copies
from tripot.games.trok.cards import CART, EQUIPMENT, LAST_ROUND, OFFER, STONE, UPGRADES, VEIN
from tripot.games.trok.combining import worth_of
from tripot.games.trok.ending import pay_out
from tripot.games.trok.phases import PHASES
from tripot.games.trok.table import Table
from tripot.games.trok.trading import RENEWAL, thrud_pays

KINDS: Final = 8
UPGRADE_KINDS: Final = 15
PHASE_NUMBER: Final = 10


def blocks(seats: int, box: Box) -> list[Block]:
    cards, all_cards = int(most_copies(box.equipment)), int(size(box.equipment))
    row = int(box.row)
    return [
        Block("phase", len(PHASES), 1, "one of " + ", ".join(PHASES)),
        Block("round", 1, LAST_ROUND, "the round"),
        Block("hand", KINDS, cards, "the own hand: how many of " + ", ".join(EQUIPMENT)),
        Block("answer", KINDS, OFFER, "the own offer while it lies face down"),
        Block("market", KINDS, int(box.market), "the market"),
        Block("discard", KINDS, cards, "the discards"),
        Block("unseen", KINDS, cards, "cards of which the observer does not know where they are"),
        Block("deck_size", 1, all_cards, "cards in the deck"),
        Block("upgrade_deck_size", 1, int(size(box.upgrades)), "upgrades in their deck"),
        Block("row", row * UPGRADE_KINDS, 1, "for each slot of the row one of " + ", ".join(UPGRADES)),
        Block("made", 2, 1, "combining: a set and different cards have been made"),
        Block("veins", 1, int(count(box.upgrades, VEIN)), "combining: pickaxes that may still count as stones"),
        Block("limit", 1, row, "claiming: how many of the first upgrades are open to choice"),
        Block("claims", 1, 2, "claiming: how many upgrades may still be taken"),
        Block("may_stop", 1, 1, "claiming: the next upgrade may be left"),
        Block("master", seats, 1, "the Trade Master"),
        Block("youngest", seats, 1, "the youngest"),
        Block("tied", seats, 1, "appointing: who may be named"),
        Block("short", seats, 1, "who is or was owed a card in this round"),
        Block("perfect", seats, 1, "who has revealed a perfect combination in this round"),
        Block("hand_size", seats, all_cards, "cards in each hand"),
        Block("aare", seats, most_aare(box, seats), "Aare of each player"),
        Block(
            "known",
            seats * KINDS,
            cards,
            "what each hand is known to hold: by all of the own, by the observer of others",
        ),
        Block("offer", seats * KINDS, OFFER, "what is left of each offer, face up"),
        Block("stored", seats * KINDS, int(count(box.upgrades, CART)), "in the carts of each player"),
        Block("upgrades", seats * UPGRADE_KINDS, int(most_copies(box.upgrades)), "each player's upgrades"),
    ]


def most_aare(box: Box, seats: int) -> int:
    """More than anybody can have: one short of the goal, and then the best round with all upgrades."""
    table = Table(seats, box)
    rich = table.players[0]
    rich.upgrades = box.upgrades
    best: i64 = 0
    kind: Kind
    for kind in range(STONE):
        rich.aare = worth_of(box, rich, kind, box.largest_set())
        table.market = box.market * card(kind)
        pay_out(table, 0)
        best = larger(best, rich.aare)
    swaps = OFFER * seats  # at most: each card on offer
    return int(box.goal - 1 + best + swaps * (RENEWAL + thrud_pays(rich)))


class TrokObserver(Observer):
    def __init__(self, seats: int, box: Box) -> None:
        super().__init__(seats, blocks(seats, box))

    def write_table(self, state: State, seat: Seat, page: Page) -> None:
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
        page.number(smaller(state.limit, state.row_size))
        page.number(smaller(state.claims, state.row_size))
        page.flag(state.may_stop)
        write_seats(state, seat, page)
        write_players(state, seat, page)


def unseen(table: Table, seat: Seat) -> Pile:
    seen = table.market + table.discard
    owner: Seat
    for owner in range(table.seats):
        player = table.players[owner]
        seen += table.known_of(owner, seat) + player.offer + player.stored
    return table.box.equipment - seen


def write_row(table: Table, page: Page) -> None:
    slot: i64
    for slot in range(table.box.row):
        if slot < table.row_size:
            page.one_of(count(table.row, slot), UPGRADE_KINDS)
        else:
            page.leave_blank(UPGRADE_KINDS)


def write_seats(table: Table, seat: Seat, page: Page) -> None:
    page.around(mark(table.master), seat, table.seats)
    page.around(mark(table.youngest), seat, table.seats)
    page.around(table.tied, seat, table.seats)
    page.around(mark(table.short), seat, table.seats)
    page.around(table.perfect, seat, table.seats)


def mark(seat: Seat) -> SeatSet:
    if seat < 0:
        return 0
    return bit(seat)


def write_players(table: Table, seat: Seat, page: Page) -> None:
    """Zone by zone, each around the table."""
    seats = table.seats
    n: i64
    for n in range(seats):
        player = table.players[nth_from(seat, n, seats)]
        page.add_number(n, size(player.hand))
        page.add_number(seats + n, player.aare)
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
