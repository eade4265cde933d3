# tripot: compiled
"""The End of a round: each faction's goal, buying back, and the hand limit that a card may have set."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, lowest
from tripot.games.trieste.cards.components import (
    CAPTURES,
    CHARACTER,
    INFAMY,
    MERCHANT,
    RICHES,
    WATCH,
    CardNumber,
    CardSet,
    Faction,
)
from tripot.games.trieste.effects import handling
from tripot.games.trieste.state import codes, hands, paying, telling
from tripot.games.trieste.state.hands import TREASURE_KINDS, card_of, list_affordable, list_cards, list_coins
from tripot.games.trieste.state.phases import FOR_BUYING, OVER, THIRD
from tripot.games.trieste.state.purses import coin
from tripot.games.trieste.state.table import Side, Table


def has_won(table: Table, faction: Faction) -> bool:
    """TRI-5.1 to TRI-5.3."""
    if faction == WATCH:
        return bits(table.prison) >= CAPTURES
    if faction == MERCHANT:
        return table.wealth(MERCHANT) >= goal_of_merchant(table)
    return table.infamy >= INFAMY


def goal_of_merchant(table: Table) -> i64:
    return RICHES + table.prison_levels()


def win(table: Table) -> None:
    table.winner = table.turn
    table.phase = OVER
    if table.is_heard():
        telling.ended(table)


def buyable(table: Table, side: Side) -> CardSet:
    """Characters of level 1 or more in the discard."""
    characters = table.book.of_type(table.turn, CHARACTER)
    return side.discard & characters & ~table.book.up_to_level(table.turn, 0)


def may_buy(table: Table, side: Side) -> bool:
    """By what all can see: is there something to buy back, and anything to pay with?"""
    cards = buyable(table, side)
    if cards and side.purse:
        return True
    while cards:
        kind = table.book.kind_of(table.turn, lowest(cards))
        if table.book.cost[kind] == 0:
            return True
        cards &= ~table.book.copies[kind]
    return False


def legal_buys(table: Table, out: vec[i64]) -> i64:
    side = table.sides[table.turn]
    out[0] = codes.done()
    return list_affordable(table, table.turn, buyable(table, side), codes.buy(0), out)


def buy(table: Table, action: ActionCode) -> None:
    if codes.verb_of(action) == codes.DONE:
        table.stage = THIRD
        return
    kind = codes.card_of(action)
    card = card_of(table, kind, table.sides[table.turn].discard)
    if table.book.cost[kind]:
        paying.ask_payment(table, table.turn, FOR_BUYING, 0, table.book.cost[kind], card)
    else:
        bring_back(table, card)


def bring_back(table: Table, card: CardNumber) -> None:
    table.sides[table.turn].discard &= ~bit(card)
    hands.pick_up(table, table.turn, card)
    if table.is_heard():
        telling.bought(table, table.turn, card)


def legal_trims(table: Table, out: vec[i64]) -> i64:
    side = table.sides[table.turn]
    n = list_coins(side.purse, TREASURE_KINDS, codes.choose(0), out, 0)
    return list_cards(table, table.turn, side.hand, codes.choose(0), out, n)


def trim(table: Table, action: ActionCode) -> None:
    kind = codes.card_of(action)
    if kind < TREASURE_KINDS:
        handling.throw_coins(table, table.turn, coin(kind))
    else:
        handling.throw_card(table, table.turn, card_of(table, kind, table.sides[table.turn].hand))
