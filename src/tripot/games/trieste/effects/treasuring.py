# tripot: compiled
"""Steps about treasure: draw, keep, take, give, swap, pay."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, smaller
from tripot.core.rng import Rng
from tripot.games.trieste.cards.book import AMOUNT, EXTRA, HOW
from tripot.games.trieste.cards.components import Faction
from tripot.games.trieste.cards.steps import CHOSEN, ON_TAKE, OWN_DECK
from tripot.games.trieste.effects.capturing import legal_cards, stop_card
from tripot.games.trieste.effects.reacting import is_protected, open_window
from tripot.games.trieste.effects.running import (
    actor,
    go_next,
    go_to_else,
    here,
    is_main,
    is_other,
    left,
    player,
    put_left,
    whom,
)
from tripot.games.trieste.state import codes, hands, telling
from tripot.games.trieste.state.hands import TREASURE_KINDS, card_of, legal_coins, list_coins, move_coins, show
from tripot.games.trieste.state.paying import ask_payment
from tripot.games.trieste.state.phases import AGREEING, FOR_GIFT, FOR_STEP, KEEPING, TAKING
from tripot.games.trieste.state.purses import Purse, coin, random_coins, size, worth
from tripot.games.trieste.state.table import NOTHING, Table, random_bits

MAY = 1

# ---- draw, keep -----------------------------------------------------------------------------------------------------


def draw(table: Table, rng: Rng) -> None:
    faction = whom(table)
    if faction != NOTHING:
        hands.draw(table, faction, here(table, HOW), here(table, AMOUNT), rng)
    go_next(table)


def keep(table: Table, rng: Rng) -> None:
    """Look at the next cards of a deck, keep some, discard the others."""
    me = actor(table)
    if here(table, HOW) == OWN_DECK:
        table.looked_cards = random_bits(table.sides[me].deck, here(table, AMOUNT), rng)
        table.sides[me].deck &= ~table.looked_cards
    else:
        i: i64
        for i in range(here(table, AMOUNT)):
            kind = table.draw_coin(rng)
            if kind != NOTHING:
                table.looked += coin(kind)
    seen = size(table.looked) + bits(table.looked_cards)
    if table.is_heard():
        telling.looked(table, me)
    if seen <= here(table, EXTRA):
        keep_rest(table)
    else:
        put_left(table, here(table, EXTRA) + 1)
        table.ask(KEEPING, me)


def keep_rest(table: Table) -> None:
    """All that was looked at comes to the hand."""
    side = table.sides[actor(table)]
    side.purse += table.looked
    side.hand |= table.looked_cards
    table.looked = 0
    table.looked_cards = 0
    go_next(table)


def legal_keeps(table: Table, out: vec[i64]) -> i64:
    if table.looked_cards:
        return legal_cards(table, actor(table), table.looked_cards, out)
    return list_coins(table.looked, TREASURE_KINDS, codes.choose(0), out, 0)


def choose_keep(table: Table, action: ActionCode) -> None:
    me = actor(table)
    kind = codes.card_of(action)
    if table.looked_cards:
        card = card_of(table, kind, table.looked_cards)
        table.looked_cards &= ~bit(card)
        table.sides[me].hand |= bit(card)
    else:
        table.looked -= coin(kind)
        table.sides[me].purse += coin(kind)
    if table.is_heard():
        telling.kept(table, me, kind)
    put_left(table, left(table) - 1)
    if left(table) > 1:
        table.ask(KEEPING, me)
        return
    if table.is_heard():
        telling.threw_away(table, me, table.looked_cards, table.looked)
    table.sides[me].discard |= table.looked_cards
    table.spent += table.looked
    table.looked = 0
    table.looked_cards = 0
    go_next(table)


# ---- take -----------------------------------------------------------------------------------------------------------


def take(table: Table) -> None:
    """TRI-4.7: an effect that finds nothing to take counts as carried out."""
    victim = whom(table)
    if not is_other(table, victim) or table.sides[victim].purse == 0:
        go_to_else(table)
    elif is_protected(table, victim, ON_TAKE):
        stop_effect(table, victim)
    else:
        open_window(table, ON_TAKE, victim, 0)


def stop_effect(table: Table, victim: Faction) -> None:
    """A shield counters the whole effect, and with it the card that has it."""
    if table.is_heard():
        telling.theft_stopped(table, victim, ON_TAKE)
    if is_main(table):
        stop_card(table, actor(table), False)
    table.frames.pop()


def end_take(table: Table, victim: Faction, happens: bool, rng: Rng) -> None:
    """Some cards at random, or those that the taker chooses after a look; all of them where there are no more."""
    side = table.sides[victim]
    if not happens or side.purse == 0:  # a reaction may have emptied it
        go_to_else(table)
        return
    number = smaller(here(table, AMOUNT), size(side.purse))
    if here(table, HOW) == CHOSEN:
        show(table, victim, actor(table), 0, side.purse)
        hands.tell_back(table, victim, actor(table))
        if table.is_heard():
            telling.saw(table, actor(table), victim, 0, side.purse)
        if number < size(side.purse):
            put_left(table, number + 1)
            table.ask(TAKING, actor(table))
            return
    take_coins(table, victim, random_coins(side.purse, number, rng))
    go_next(table)


def take_coins(table: Table, victim: Faction, purse: Purse) -> None:
    me = actor(table)
    move_coins(table, victim, me, purse)
    table.taken += size(purse)
    if table.is_heard():
        telling.took(table, me, victim, purse)


def legal_takes(table: Table, out: vec[i64]) -> i64:
    return legal_coins(table.sides[whom(table)].purse, out)


def choose_take(table: Table, action: ActionCode) -> None:
    if codes.verb_of(action) == codes.PASS:
        go_next(table)
        return
    take_coins(table, whom(table), coin(codes.card_of(action)))
    put_left(table, left(table) - 1)
    if left(table) > 1:
        table.ask(TAKING, actor(table))
    else:
        go_next(table)


# ---- give, swap, pay ------------------------------------------------------------------------------------------------


def give(table: Table) -> None:
    giver = whom(table)
    receiver = player(table, here(table, EXTRA))
    if giver == NOTHING or receiver == NOTHING or giver == receiver or table.sides[giver].purse == 0:
        go_next(table)
    else:
        ask_payment(table, giver, FOR_GIFT, receiver, here(table, AMOUNT), 0)


def swap(table: Table) -> None:
    other = whom(table)
    if is_other(table, other):
        hands.swap_purses(table, actor(table), other)
        if table.is_heard():
            telling.swapped(table, actor(table), other)
    go_next(table)


def pay(table: Table) -> None:
    """A price that some player must or may pay; it fails where it cannot be paid."""
    payer = whom(table)
    if payer == NOTHING or table.sides[payer].purse == 0:
        go_to_else(table)
    elif here(table, HOW) == MAY:
        table.ask(AGREEING, payer)
    elif can_pay(table, payer):
        ask_payment(table, payer, FOR_STEP, 0, here(table, AMOUNT), 0)
    else:
        go_to_else(table)


def can_pay(table: Table, payer: Faction) -> bool:
    return worth(table.sides[payer].purse) >= here(table, AMOUNT)


def legal_agreements(table: Table, out: vec[i64]) -> i64:
    out[0] = codes.refuse()
    if not can_pay(table, whom(table)):
        return 1
    out[1] = codes.agree()
    return 2


def agree(table: Table, action: ActionCode) -> None:
    if codes.verb_of(action) == codes.AGREE:
        ask_payment(table, whom(table), FOR_STEP, 0, here(table, AMOUNT), 0)
    else:
        go_to_else(table)
