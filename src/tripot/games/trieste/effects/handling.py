# tripot: compiled
"""Steps about hands and decks: discard, look, reveal, search."""

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.core.packed import vec
from tripot.core.piles import bit, bits
from tripot.core.rng import Rng
from tripot.games.trieste.cards.book import AMOUNT, EXTRA, HOW
from tripot.games.trieste.cards.components import PUBLIC, CardNumber, Faction
from tripot.games.trieste.cards.steps import BY_OWNER, CHOSEN, RANDOM, TO_HAND
from tripot.games.trieste.effects.capturing import cards_of_step, legal_cards
from tripot.games.trieste.effects.running import (
    SHOWN,
    actor,
    go_next,
    go_to_else,
    here,
    is_other,
    left,
    put_left,
    shown_code,
    shown_coins,
    whom,
)
from tripot.games.trieste.state import codes, telling
from tripot.games.trieste.state.hands import (
    card_of,
    discard_card,
    learn_held,
    legal_coins,
    random_cards,
    show,
    spend,
    tell_back,
)
from tripot.games.trieste.state.phases import DISCARDING, SEARCHING
from tripot.games.trieste.state.purses import Purse, coin, random_coins, size
from tripot.games.trieste.state.table import NOTHING, Table, random_bits

FACTION_CARDS = 1  # what is discarded: treasure, or these

# ---- discard --------------------------------------------------------------------------------------------------------


def discard(table: Table, rng: Rng) -> None:
    """At random, by the owner's choice, or by the choice of whose card it is after a look."""
    victim = whom(table)
    if victim == NOTHING or held(table, victim) == 0:
        go_to_else(table)
    elif here(table, HOW) == RANDOM:
        discard_at_random(table, victim, rng)
    else:
        if here(table, HOW) == CHOSEN:
            look_before(table, victim)
        put_left(table, here(table, AMOUNT) + 1)
        table.ask(DISCARDING, chooser(table))


def held(table: Table, faction: Faction) -> i64:
    """How many cards the step is about, by what all can see."""
    side = table.sides[faction]
    return bits(side.hand) if here(table, EXTRA) == FACTION_CARDS else size(side.purse)


def chooser(table: Table) -> Faction:
    return whom(table) if here(table, HOW) == BY_OWNER else actor(table)


def look_before(table: Table, victim: Faction) -> None:
    side = table.sides[victim]
    cards = side.hand if here(table, EXTRA) == FACTION_CARDS else i64(0)
    purse = i64(0) if here(table, EXTRA) == FACTION_CARDS else side.purse
    show(table, victim, actor(table), cards, purse)
    tell_back(table, victim, actor(table))
    if table.is_heard():
        telling.saw(table, actor(table), victim, cards, purse)


def discard_at_random(table: Table, victim: Faction, rng: Rng) -> None:
    side = table.sides[victim]
    if here(table, EXTRA) != FACTION_CARDS:
        throw_coins(table, victim, random_coins(side.purse, here(table, AMOUNT), rng))
        go_next(table)
        return
    cards = random_bits(side.hand & cards_of_step(table, victim), here(table, AMOUNT), rng)
    card: i64
    for card in range(i64(33)):
        if cards & bit(card):
            throw_card(table, victim, card)
    if cards:
        go_next(table)
    else:
        go_to_else(table)


def throw_coins(table: Table, faction: Faction, purse: Purse) -> None:
    spend(table, faction, purse)
    if table.is_heard():
        telling.threw_away(table, faction, 0, purse)


def throw_card(table: Table, faction: Faction, card: CardNumber) -> None:
    discard_card(table, faction, card)
    if table.is_heard():
        telling.threw_away(table, faction, bit(card), 0)


def legal_discards(table: Table, out: vec[i64]) -> i64:
    victim = whom(table)
    side = table.sides[victim]
    if here(table, EXTRA) == FACTION_CARDS:
        return legal_cards(table, victim, side.hand & cards_of_step(table, victim), out)
    return legal_coins(side.purse, out)


def choose_discard(table: Table, action: ActionCode) -> None:
    victim = whom(table)
    if codes.verb_of(action) == codes.PASS:
        stop_discarding(table)
        return
    if here(table, EXTRA) == FACTION_CARDS:
        throw_card(table, victim, card_of(table, codes.card_of(action), table.sides[victim].hand))
    else:
        throw_coins(table, victim, coin(codes.card_of(action)))
    put_left(table, left(table) - 1)
    if left(table) > 1 and held(table, victim):
        table.ask(DISCARDING, chooser(table))
    else:
        go_next(table)


def stop_discarding(table: Table) -> None:
    """There is nothing more to discard; if there was nothing at all, the step has failed."""
    if left(table) == here(table, AMOUNT) + 1:
        go_to_else(table)
    else:
        go_next(table)


# ---- look, reveal, search -------------------------------------------------------------------------------------------


def look(table: Table, to_all: bool, rng: Rng) -> None:
    """See a hand, or some random cards of it; `each shown` and `capture from shown` go through them."""
    victim = whom(table)
    if victim == NOTHING or (not to_all and not is_other(table, victim)):
        go_next(table)
        return
    side = table.sides[victim]
    cards = side.hand
    purse = side.purse
    is_whole = here(table, AMOUNT) == 0 or here(table, AMOUNT) >= table.hand_size(victim)
    if here(table, AMOUNT):
        shown = random_cards(table, victim, here(table, AMOUNT), rng)
        cards = shown & side.hand
        purse = random_coins(side.purse, shown_coins(shown), rng)
    observer: Faction
    for observer in range(PUBLIC + 1):
        if to_all or observer == actor(table):
            show(table, victim, observer, cards, purse)
            if is_whole:
                tell_back(table, victim, observer)
    table.frames.put(SHOWN, shown_code(cards, size(purse), victim, to_all))
    if table.is_heard():
        if to_all:
            telling.showed(table, victim, cards, purse)
        else:
            telling.saw(table, actor(table), victim, cards, purse)
    go_next(table)


def search(table: Table) -> None:
    """TRI-3.4: the deck has no order, so it is always shuffled.  Whoever sees a deck knows what is not in it."""
    owner = whom(table)
    if owner == NOTHING or table.sides[owner].deck == 0:
        go_next(table)
        return
    me = actor(table)
    if owner != me:
        learn_held(table, owner, me)
    if table.is_heard():
        telling.searched(table, me, owner)
    table.ask(SEARCHING, me)


def legal_finds(table: Table, out: vec[i64]) -> i64:
    owner = whom(table)
    return legal_cards(table, owner, table.sides[owner].deck & cards_of_step(table, owner), out)


def choose_find(table: Table, action: ActionCode) -> None:
    owner = whom(table)
    side = table.sides[owner]
    if codes.verb_of(action) != codes.PASS:
        card = card_of(table, codes.card_of(action), side.deck)
        side.deck &= ~bit(card)
        if here(table, HOW) == TO_HAND:
            side.hand |= bit(card)
            if table.is_heard():
                telling.found(table, owner, card)
        else:
            side.discard |= bit(card)
            if table.is_heard():
                telling.threw_away(table, owner, bit(card), 0)
    go_next(table)
