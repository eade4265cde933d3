# tripot: compiled
"""Chapter 2 of the rules: Trök, the trade."""

from typing import Final

from mypy_extensions import i64

from tripot.core.events import all_but, only
from tripot.core.numbers import ActionCode, Kind, Pile, Seat, SeatSet
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, card, count, first_of, kind_marks, kind_of, lowest, size
from tripot.core.rng import Rng
from tripot.games.trok import codes
from tripot.games.trok.box import Box
from tripot.games.trok.cards import EQUIPMENT, GRID, OFFER, THRUD
from tripot.games.trok.events import (
    Gave,
    MarketRenewed,
    MasterMade,
    Offered,
    Swapped,
    Took,
    TradeEven,
)
from tripot.games.trok.phases import APPOINTING, COMBINING, GIVING, TRADING
from tripot.games.trok.table import Player, Table, equipment_keys

RENEWAL: Final = 3  # Aare for whoever makes the cards of the market identical

# ---- the offers -----------------------------------------------------------------------------------------------------


def legal_offers(hand: Pile, out: vec[i64]) -> i64:
    """TRK-4.1: any three cards of the hand; all of it if it is smaller (TRK-3.4)."""
    if size(hand) <= OFFER:
        out[0] = codes.offer(hand)
        return 1
    n: i64 = 0
    firsts = kind_marks(hand)
    while firsts:
        a = first_of(firsts)
        firsts ^= a
        seconds = kind_marks(hand - a & -a)  # of the same kind or a later one
        while seconds:
            b = first_of(seconds)
            seconds ^= b
            thirds = kind_marks(hand - a - b & -b)
            while thirds:
                c = first_of(thirds)
                thirds ^= c
                out[n] = codes.offer(a + b + c)
                n += 1
    return n


def reveal(table: Table) -> None:
    """All offers are turned up; the highest makes the Trade Master."""
    best: i64 = -1
    tied: i64 = 0
    seat: Seat
    table.answered = 0
    for seat in range(table.seats):
        worth = turn_up(table, seat)
        if worth > best:
            best = worth
            tied = 0
        if worth == best:
            tied |= bit(seat)
    if bits(tied) == 1:
        make_master(table, lowest(tied), "highest")  # TRK-4.3
    elif table.master < 0:
        make_master(table, youngest_of(table, tied), "youngest")  # TRK-4.5
    else:
        break_tie(table, tied)


def turn_up(table: Table, seat: Seat) -> i64:
    """Show a player's offer and return its worth (TRK-4.2)."""
    player = table.players[seat]
    player.offer = player.answer
    player.answer = 0
    player.lose(player.offer)
    worth = worth_of_offer(table.box, player, player.offer)
    if table.is_heard():
        table.tell(Offered(seat, equipment_keys(player.offer), worth, parts_of_offer(table.box, player)))
    return worth


def parts_of_offer(box: Box, player: Player) -> tuple[int, ...]:
    """What each card of the offer adds to its worth, and Grid after them."""
    parts: list[int] = []
    kind: Kind
    for kind in range(len(EQUIPMENT)):
        parts += [int(count(box.values, kind))] * int(count(player.offer, kind))
    bonus = int(3 * player.has(GRID))
    return (*parts, bonus) if bonus else tuple(parts)


def worth_of_offer(box: Box, player: Player, offer: Pile) -> i64:
    worth = 3 * player.has(GRID)
    values = box.values
    while offer:
        worth += (values & 15) * (offer & 15)
        values >>= 4
        offer >>= 4
    return worth


def youngest_of(table: Table, tied: SeatSet) -> Seat:
    """The first of the tied seats, clockwise from the youngest."""
    seat = table.youngest
    while not tied >> seat & 1:
        seat = (seat + 1) % table.seats
    return seat


def break_tie(table: Table, tied: SeatSet) -> None:
    """TRK-4.4: the Trade Master of the round before names another."""
    others = tied & ~bit(table.master)
    if bits(others) == 1:
        make_master(table, lowest(others), "other")
        return
    table.tied = others
    table.phase = APPOINTING
    table.waiting = bit(table.master)


def legal_appointments(table: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    seat: Seat
    for seat in range(table.seats):
        if table.tied >> seat & 1:
            out[n] = codes.appoint(seat)
            n += 1
    return n


def appoint(table: Table, action: ActionCode) -> None:
    table.tied = 0
    make_master(table, codes.seat_of(action), "appointed")


def make_master(table: Table, seat: Seat, why: str) -> None:
    table.master = seat
    if table.is_heard():
        table.tell(MasterMade(seat, why))
    table.phase = TRADING
    if on_offer(table):
        table.waiting = bit(seat)
    else:
        end_even_trade(table)  # nobody had a card to offer


# ---- the trades -----------------------------------------------------------------------------------------------------


def on_offer(table: Table) -> bool:
    for player in table.players:
        if player.offer:
            return True
    return False


def legal_takes(table: Table, seat: Seat, out: vec[i64]) -> i64:
    """TRK-4.6, TRK-4.7: any card before another player; if there is none, the own ones (TRK-4.11)."""
    wishes = wishes_on(table.market)
    n: i64 = 0
    owner: Seat
    for owner in range(table.seats):
        if owner != seat:
            n = takes_from(table, owner, wishes, out, n)
    return n if n else takes_from(table, seat, wishes, out, 0)


def wishes_on(market: Pile) -> i64:
    """The kinds on the market + 1, a digit each."""
    wishes: i64 = 0
    k: Kind
    for k in range(7, -1, -1):
        if count(market, k):
            wishes = wishes << 4 | (k + 1)
    return wishes


def takes_from(table: Table, owner: Seat, wishes: i64, out: vec[i64], n: i64) -> i64:
    cards = kind_marks(table.players[owner].offer)
    while cards:
        taken = first_of(cards)
        cards ^= taken
        out[n] = codes.take(owner, taken, -1)
        n += 1
        same = kind_of(taken) + 1
        row = wishes
        while row:
            wish = row & 15
            row >>= 4
            if wish != same:
                out[n] = codes.take(owner, taken, wish - 1)
                n += 1
    return n


def take(table: Table, seat: Seat, action: ActionCode, rng: Rng) -> None:
    owner = codes.owner_of(action)
    taken = codes.card_of(action)
    wanted = codes.wanted_of(action)
    table.players[owner].offer -= taken
    if wanted < 0:
        keep(table, seat, owner, taken)
    else:
        swap(table, seat, owner, taken, card(wanted), rng)
    if on_offer(table):
        table.waiting = bit(owner)  # TRK-4.7; under TRK-4.11 that is the same player again
    else:
        end_trade(table, owner)


def keep(table: Table, seat: Seat, owner: Seat, taken: Pile) -> None:
    table.players[seat].gain(taken)
    if table.is_heard():
        table.tell(Took(seat, owner, equipment_keys(taken)[0]))


def swap(table: Table, seat: Seat, owner: Seat, taken: Pile, wanted: Pile, rng: Rng) -> None:
    table.market += taken - wanted
    table.players[seat].gain(wanted)
    if table.is_heard():
        table.tell(Swapped(seat, owner, equipment_keys(taken)[0], equipment_keys(wanted)[0]))
    if is_renewed(table.box, table.market, taken):
        renew_market(table, seat, rng)


def is_renewed(box: Box, market: Pile, taken: Pile) -> bool:
    """Has this card made all cards of the market alike?"""
    return market == box.market * taken


def renew_market(table: Table, seat: Seat, rng: Rng) -> None:
    """TRK-4.9: cards all of a kind pay the swapper and make room for new ones."""
    alike = table.market
    table.discard += alike
    table.market = 0
    i: i64
    for i in range(table.box.market):
        table.market += table.draw(rng)
    if table.is_heard():
        table.tell(MarketRenewed(seat, equipment_keys(alike)[0], equipment_keys(table.market)))
    table.pay(seat, RENEWAL, "renewal")
    for i in range(table.seats):
        table.pay(i, thrud_pays(table.players[i]), "thrud")


def thrud_pays(player: Player) -> i64:
    """For every renewal, whoever brings it about (TRK-4.10)."""
    return 2 * player.has(THRUD)


# ---- who is one card short? -----------------------------------------------------------------------------------------


def end_trade(table: Table, last: i64) -> None:
    """The last card was taken from (or taken back by) `last`."""
    if last == table.master:
        end_even_trade(table)  # TRK-4.12
    else:
        table.short = last
        table.phase = GIVING
        table.waiting = bit(table.master)


def end_even_trade(table: Table) -> None:
    if table.is_heard():
        table.tell(TradeEven())
    table.waiting = 0
    table.phase = COMBINING
    table.done = 0


def legal_gifts(hand: Pile, out: vec[i64]) -> i64:
    """TRK-4.13: any card of the whole hand."""
    n: i64 = 0
    k: Kind
    for k in range(8):
        if count(hand, k):
            out[n] = codes.give(card(k))
            n += 1
    return n


def give(table: Table, action: ActionCode) -> None:
    """Face down: only the two know which card it is."""
    k = kind_of(codes.card_of(action))
    giver = table.master
    receiver = table.short
    table.players[giver].lose_unseen(k)
    table.players[receiver].gain_unseen(k)
    if table.is_heard():
        table.tell(Gave(giver, receiver, EQUIPMENT[k]), only(giver, receiver))
        table.tell(Gave(giver, receiver, ""), all_but(giver, receiver))
    table.waiting = 0
    table.phase = COMBINING
    table.done = 0
