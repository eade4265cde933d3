# tripot: compiled
"""Chapter 4 of the rules, the end of a round, and the end of the game."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind, Pile, Seat
from tripot.core.packed import vec
from tripot.core.piles import bit, card, count, size
from tripot.core.rng import Rng
from tripot.games.trok import codes
from tripot.games.trok.cards import (
    ASTRID,
    CART,
    DWARVES,
    FACILITIES,
    GREEN,
    GRID,
    LAST_ROUND,
    MERE_DWERG,
    PERE_DWERG,
    PICKAXE,
    RED,
    STONE,
    YLUD,
    ZORAL,
)
from tripot.games.trok.events import Discarded, GameEnded, RowFilled, Stored
from tripot.games.trok.phases import ENDING, OVER, SUPPLYING
from tripot.games.trok.table import Player, Table, equipment_keys, row_keys

# ---- storing --------------------------------------------------------------------------------------------------------


def next_to_store(table: Table) -> None:
    """TRK-6.1: from the Trade Master clockwise, whoever has a cart free and a card left."""
    while table.done < table.seats:
        seat = table.in_turn(table.done)
        if may_store(table.players[seat]):
            table.waiting = bit(seat)
            return
        discard_rest(table, seat)
        table.done += 1
    table.done = 0
    table.waiting = 0
    table.phase = ENDING


def may_store(player: Player) -> bool:
    return player.hand != 0 and size(player.stored) < player.has(CART)


def legal_stores(hand: Pile, out: vec[i64]) -> i64:
    out[0] = codes.discard()
    n: i64 = 1
    k: Kind
    for k in range(STONE):  # never an arcane stone
        if count(hand, k):
            out[n] = codes.store(card(k))
            n += 1
    return n


def store(table: Table, seat: Seat, action: ActionCode) -> None:
    if codes.verb_of(action) == codes.DISCARD:
        stop_storing(table, seat)
        return
    player = table.players[seat]
    player.lose(codes.card_of(action))
    player.stored += codes.card_of(action)
    if table.is_heard():
        table.tell(Stored(seat, equipment_keys(codes.card_of(action))[0]))
    if not may_store(player):
        stop_storing(table, seat)


def stop_storing(table: Table, seat: Seat) -> None:
    discard_rest(table, seat)
    table.done += 1
    next_to_store(table)


def discard_rest(table: Table, seat: Seat) -> None:
    """TRK-5.10: the discarded cards are seen by all."""
    player = table.players[seat]
    if player.hand == 0:
        return
    rest = player.hand
    table.discard += rest
    player.lose(rest)
    if table.is_heard():
        table.tell(Discarded(seat, equipment_keys(rest)))


# ---- the end of a round ----------------------------------------------------------------------------------------------


def end_round(table: Table, rng: Rng) -> None:
    seat: Seat
    for seat in range(table.seats):
        pay_out(table, seat)
    added = table.fill_row(rng)  # TRK-6.3
    if added and table.is_heard():
        table.tell(RowFilled(row_keys(table.row, table.row_size - added, table.row_size)))
    if is_last_round(table):
        end_game(table)
    else:
        table.phase = SUPPLYING


def pay_out(table: Table, seat: Seat) -> None:
    """TRK-6.2; TRK-1.6: of several copies of a dwarf each pays."""
    player = table.players[seat]
    if player.upgrades == 0:
        return
    table.pay(seat, player.has(GRID), "grid")
    if player.has(MERE_DWERG):
        table.pay(seat, player.has(MERE_DWERG) * size(player.upgrades & DWARVES), "mere-dwerg")
    if player.has(PERE_DWERG):
        table.pay(seat, player.has(PERE_DWERG) * size(player.upgrades & FACILITIES), "pere-dwerg")
    table.pay(seat, zoral_pays(player, table.market), "zoral")
    table.pay(seat, astrid_pays(player, table.market), "astrid")
    table.pay(seat, ylud_pays(player, table.market), "ylud")


def zoral_pays(player: Player, market: Pile) -> i64:
    return player.has(ZORAL) * count(market, PICKAXE)


def astrid_pays(player: Player, market: Pile) -> i64:
    return 2 * player.has(ASTRID) * size(market & GREEN)


def ylud_pays(player: Player, market: Pile) -> i64:
    return 3 * player.has(YLUD) * size(market & RED)


# ---- the end of the game --------------------------------------------------------------------------------------------


def is_last_round(table: Table) -> bool:
    if table.perfect or table.round >= LAST_ROUND:  # TRK-7.2, TRK-7.4
        return True
    return is_goal_reached(table)  # TRK-7.1


def is_goal_reached(table: Table) -> bool:
    goal = table.box.goal
    for player in table.players:
        if player.aare >= goal:
            return True
    return False


def end_game(table: Table) -> None:
    table.phase = OVER
    if not table.is_heard():
        return
    winners = tuple([seat for seat in range(table.seats) if table.rank(seat) == 1])
    table.tell(GameEnded(winners, reason(table)))


def reason(table: Table) -> str:
    if table.perfect:
        return "perfect"
    return "fortune" if is_goal_reached(table) else "last-round"


def standing(table: Table, seat: Seat) -> i64:
    """Perfect combinations before all others (TRK-7.2), then the fortune; equals share the victory (TRK-7.3)."""
    perfect = table.perfect >> seat & 1
    return perfect * 1_000_000 + table.players[seat].aare
