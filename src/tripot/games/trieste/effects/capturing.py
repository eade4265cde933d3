# tripot: compiled
"""Captures, from play, hand or discard, the ways out of prison, and cards that counter others."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind
from tripot.core.packed import vec
from tripot.core.piles import bit, first_of, lowest, shl
from tripot.games.trieste.cards.book import FILTER, HOW
from tripot.games.trieste.cards.components import PUBLIC, THIEF, CardNumber, CardSet, Faction
from tripot.games.trieste.cards.steps import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_PLAY,
    ON_CAPTURE,
    ON_COUNTER,
    TO_HAND,
)
from tripot.games.trieste.effects.reacting import is_protected, open_window
from tripot.games.trieste.effects.running import (
    SHOWN,
    SHOWN_COINS,
    actor,
    go_next,
    go_to_else,
    here,
    is_other,
    named,
    shown_coins,
    shown_owner,
    still_shown,
    whom,
)
from tripot.games.trieste.state import codes, telling
from tripot.games.trieste.state.hands import card_of, list_cards, pick_up, show, show_all, tell_back
from tripot.games.trieste.state.phases import CAPTURING, FREEING, RECOVERING, SECOND_EDITION
from tripot.games.trieste.state.table import NOTHING, STOPPED, Table

# ---- capture --------------------------------------------------------------------------------------------------------


def capture(table: Table) -> None:
    """TRI-1.4: what can be captured must be; TRI-6.4: the Thief may answer every capture."""
    place = here(table, HOW)
    thief = table.sides[THIEF]
    if place == FROM_PLAY:
        try_capture(table, in_play(table))
    elif place == FROM_DISCARD:
        choose_or_fail(table, thief.discard & cards_of_step(table, THIEF), CAPTURING)
    elif place == FROM_HAND:
        if thief.hand == 0:
            go_to_else(table)
        else:
            if table.is_heard() and thief.hand & ~thief.known[actor(table)]:
                telling.saw(table, actor(table), THIEF, thief.hand, 0)
            show(table, THIEF, actor(table), thief.hand, 0)
            tell_back(table, THIEF, actor(table))
            table.ask(CAPTURING, actor(table))
    else:
        try_capture(table, next_shown(table))


def cards_of_step(table: Table, faction: Faction) -> CardSet:
    """All cards of a faction that the instruction is about."""
    return table.book.matching(faction, here(table, FILTER), named(table))


def choose_or_fail(table: Table, cards: CardSet, phase: i64) -> None:
    """Cards that lie open: ask which, if there are any."""
    if cards:
        table.ask(phase, actor(table))
    else:
        go_to_else(table)


def next_shown(table: Table) -> i64:
    """Take the next of the cards that were shown; -1 for a treasure, another faction's card or none that is left."""
    shown = table.frames.top(SHOWN)
    cards = still_shown(table, shown)
    if cards == 0:
        if shown_coins(shown):
            table.frames.put(SHOWN, shown - shl(1, SHOWN_COINS))
        return NOTHING
    table.frames.put(SHOWN, shown & ~first_of(cards))
    return lowest(cards) if shown_owner(shown) == THIEF else NOTHING


def try_capture(table: Table, card: CardNumber) -> None:
    if card == NOTHING or not bit(card) & cards_of_step(table, THIEF):
        go_to_else(table)
        return
    if is_protected(table, THIEF, ON_CAPTURE):
        if table.is_heard() and card == in_play(table):
            telling.protection_held(table, THIEF, card, ON_CAPTURE)
        go_to_else(table)
        return
    thief = table.sides[THIEF]
    if thief.hand & bit(card):
        show_all(table, THIEF, bit(card), 0)
    if table.is_heard():
        telling.captures(table, actor(table), card)
    open_window(table, ON_CAPTURE, THIEF, table.book.kind_of(THIEF, card))


def end_capture(table: Table, kind: Kind, happens: bool) -> None:
    """TRI-4.6, TRI-6.4: to prison, and what depends on it follows; or the thief gets away, and so does all that."""
    there = capturable(table) & table.book.copies[kind]
    if not happens or there == 0:
        table.escapes += 1
        if happens and table.is_heard():
            telling.missed(table, kind)
        go_to_else(table)
        return
    thief = table.sides[THIEF]
    shown = there & thief.known[PUBLIC]
    card = lowest(shown if shown else there)
    if thief.laid == card:
        thief.laid = NOTHING
    elif thief.hand & bit(card):
        thief.hand &= ~bit(card)
        thief.forget_card(card, table.book.like(THIEF, card))
    thief.discard &= ~bit(card)
    table.prison |= bit(card)
    table.captures += 1
    if table.is_heard():
        telling.captured(table, card)
    go_next(table)


def capturable(table: Table) -> CardSet:
    """The cards of the place that the instruction captures from; a reaction may have moved one meanwhile."""
    thief = table.sides[THIEF]
    place = here(table, HOW)
    if place == FROM_PLAY:
        return bit(in_play(table)) if in_play(table) != NOTHING else i64(0)
    return thief.discard if place == FROM_DISCARD else thief.hand


def in_play(table: Table) -> CardNumber:
    """TRI-4.6: the thief that lies revealed, also if it is countered; -1 if there is none."""
    thief = table.sides[THIEF]
    return thief.open_card() if table.edition < SECOND_EDITION else thief.revealed_card()


def legal_captures(table: Table, out: vec[i64]) -> i64:
    """From hand or discard; nothing where the hand has nothing to capture."""
    cards = capturable(table)
    if is_protected(table, THIEF, ON_CAPTURE):
        cards = 0
    return legal_cards(table, THIEF, cards & cards_of_step(table, THIEF), out)


def legal_cards(table: Table, faction: Faction, cards: CardSet, out: vec[i64]) -> i64:
    if cards == 0:
        out[0] = codes.pass_()
        return 1
    return list_cards(table, faction, cards, codes.choose(0), out, 0)


def choose_capture(table: Table, action: ActionCode) -> None:
    if codes.verb_of(action) == codes.PASS:
        go_to_else(table)
        return
    try_capture(table, card_of(table, codes.card_of(action), capturable(table)))


# ---- out of prison, out of the discard ------------------------------------------------------------------------------


def free(table: Table) -> None:
    choose_or_fail(table, table.prison & cards_of_step(table, THIEF), FREEING)


def legal_frees(table: Table, out: vec[i64]) -> i64:
    return legal_cards(table, THIEF, table.prison & cards_of_step(table, THIEF), out)


def choose_free(table: Table, action: ActionCode) -> None:
    card = card_of(table, codes.card_of(action), table.prison)
    table.prison &= ~bit(card)
    to_hand = here(table, HOW) == TO_HAND
    if to_hand:
        pick_up(table, THIEF, card)
    else:
        table.sides[THIEF].discard |= bit(card)
    if table.is_heard():
        telling.freed(table, actor(table), card, to_hand)
    go_next(table)


def recover(table: Table) -> None:
    me = actor(table)
    choose_or_fail(table, table.sides[me].discard & cards_of_step(table, me), RECOVERING)


def legal_recoveries(table: Table, out: vec[i64]) -> i64:
    me = actor(table)
    return legal_cards(table, me, table.sides[me].discard & cards_of_step(table, me), out)


def choose_recovery(table: Table, action: ActionCode) -> None:
    me = actor(table)
    side = table.sides[me]
    card = card_of(table, codes.card_of(action), side.discard)
    side.discard &= ~bit(card)
    to_hand = here(table, HOW) == TO_HAND
    if to_hand:
        pick_up(table, me, card)
    else:
        side.deck |= bit(card)
    if table.is_heard():
        telling.recovered(table, me, card, to_hand)
    go_next(table)


# ---- counter --------------------------------------------------------------------------------------------------------


def counter(table: Table) -> None:
    """A card that lies open and has not taken effect yet."""
    victim = whom(table)
    card = table.sides[victim].open_card() if is_other(table, victim) else NOTHING
    if card == NOTHING or not bit(card) & cards_of_step(table, victim):
        go_to_else(table)
    elif is_protected(table, victim, ON_COUNTER):
        if table.is_heard():
            telling.protection_held(table, victim, card, ON_COUNTER)
        go_to_else(table)
    else:
        open_window(table, ON_COUNTER, victim, table.book.kind_of(victim, card))


def end_counter(table: Table, victim: Faction, happens: bool) -> None:
    if not happens:
        go_to_else(table)
        return
    stop_card(table, victim, True)
    go_next(table)


def stop_card(table: Table, faction: Faction, by_card: bool) -> None:
    """The card of a faction lies open still, but its effect is countered: by another card, or by a protection."""
    side = table.sides[faction]
    side.lies = STOPPED
    if table.is_heard():
        telling.countered(table, faction, side.laid, by_card)
