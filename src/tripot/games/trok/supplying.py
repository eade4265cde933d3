# tripot: compiled
"""Set-up, and chapter 1 of the rules: the supply."""

from mypy_extensions import i64

from tripot.core.events import all_but, only
from tripot.core.numbers import Seat
from tripot.core.piles import bit, size
from tripot.core.rng import Rng
from tripot.games.trok.cards import MINE, SUPPLY
from tripot.games.trok.events import Dealt, MarketRevealed, Mined, RoundBegan, RowFilled, Unloaded, YoungestDrawn
from tripot.games.trok.phases import OFFERING
from tripot.games.trok.table import Table, equipment_keys, row_keys


def set_table(table: Table, rng: Rng) -> None:
    i: i64
    if table.youngest < 0:  # TRK-2.3
        table.youngest = rng.below(table.seats)
    for i in range(table.box.market):  # TRK-2.1
        table.market += table.draw(rng)
    table.fill_row(rng)  # TRK-2.2
    if table.is_heard():
        table.tell(YoungestDrawn(table.youngest))
        table.tell(MarketRevealed(equipment_keys(table.market)))
        table.tell(RowFilled(row_keys(table.row, 0, table.row_size)))


def supply(table: Table, rng: Rng) -> None:
    seat: Seat
    table.round += 1
    table.short = -1
    table.perfect = 0
    if table.is_heard():
        table.tell(RoundBegan(table.round))
    deal(table, rng)
    for seat in range(table.seats):
        mine(table, seat, rng)
    for seat in range(table.seats):
        unload(table, seat)
    table.phase = OFFERING
    table.waiting = bit(table.seats) - 1


def deal(table: Table, rng: Rng) -> None:
    """TRK-3.1: one at a time in seat order, face down."""
    i: i64
    seat: Seat
    for i in range(SUPPLY):
        for seat in range(table.seats):
            table.players[seat].hand += table.draw(rng)
    if not table.is_heard():
        return
    for seat in range(table.seats):
        hand = table.players[seat].hand
        table.tell(Dealt(seat, size(hand), equipment_keys(hand)), only(seat))
        table.tell(Dealt(seat, size(hand), ()), all_but(seat))


def mine(table: Table, seat: Seat, rng: Rng) -> None:
    """TRK-3.2: one card for each mine, seen by all."""
    player = table.players[seat]
    i: i64
    for i in range(player.has(MINE)):
        drawn = table.draw(rng)
        player.gain(drawn)
        if drawn and table.is_heard():
            table.tell(Mined(seat, equipment_keys(drawn)[0]))


def unload(table: Table, seat: Seat) -> None:
    """TRK-3.3: the cards in the carts, which all have seen, come back."""
    player = table.players[seat]
    if player.stored == 0:
        return
    unloaded = player.stored
    player.gain(unloaded)
    player.stored = 0
    if table.is_heard():
        table.tell(Unloaded(seat, equipment_keys(unloaded)))
