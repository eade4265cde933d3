# tripot: compiled
"""What a seat cannot know, dealt again: others' hands, face-down cards and heroes, and cards that others look at."""

from mypy_extensions import i64

from tripot.core.bounds import MOST_DEALS
from tripot.core.piles import bits, first_of, lowest
from tripot.core.rng import Rng
from tripot.games.trieste.cards.components import HEROES, PUBLIC, CardSet, Faction
from tripot.games.trieste.effects.running import (
    SHOWN,
    actor,
    shown_cards,
    shown_code,
    shown_coins,
    shown_owner,
    shown_to_all,
)
from tripot.games.trieste.hidden import fitting
from tripot.games.trieste.hidden.face_down import is_possible, lay_down, take_up
from tripot.games.trieste.state.hands import random_cards, with_coins
from tripot.games.trieste.state.phases import CONTEXT, RUN
from tripot.games.trieste.state.purses import random_coins, size
from tripot.games.trieste.state.table import NOTHING, Side, Table, random_bits


def guess(table: Table, observer: Faction, rng: Rng) -> None:
    """Replace all that `observer`, a faction or the public, cannot know."""
    forget_gone(table)
    faction: Faction
    for faction in range(i64(3)):
        if faction != observer:
            take_up(table, faction)
    if not deal(table, observer, rng):
        fitting.make_possible(table, observer, rng)
    for faction in range(i64(3)):
        if faction != observer:
            lay_down(table, faction, observer, rng)
            know_again(table, faction, observer, rng)
            choose_hero(table, faction, rng)
    show_again(table, observer, rng)


def deal(table: Table, observer: Faction, rng: Rng) -> bool:
    """Deal until it fits what the observer has seen; false if it never does."""
    deals: i64
    faction: Faction
    for deals in range(i64(MOST_DEALS)):
        for faction in range(i64(3)):
            if faction != observer:
                deal_cards(table, faction, observer, rng)
        deal_treasure(table, observer, rng)
        if is_possible(table, observer):
            return True
    return False


def looker(table: Table) -> Faction:
    """The faction that looks at cards of a deck, -1 if none does."""
    if table.looked or table.looked_cards:
        return actor(table)
    return NOTHING


# ---- hands ----------------------------------------------------------------------------------------------------------


def deal_cards(table: Table, faction: Faction, observer: Faction, rng: Rng) -> None:
    """Hand and deck, except cards that the observer knows to be in the hand."""
    side = table.sides[faction]
    known = side.known[observer]
    looked = table.looked_cards if looker(table) == faction else i64(0)
    hidden = (side.deck | side.hand | looked) & ~known
    dealt = random_bits(hidden, bits(side.hand & ~known), rng)
    side.hand = known | dealt
    side.deck = hidden & ~dealt
    if looked:
        table.looked_cards = random_bits(side.deck, bits(looked), rng)
        side.deck &= ~table.looked_cards


def deal_treasure(table: Table, observer: Faction, rng: Rng) -> None:
    pool = table.treasure
    hides_looked = looker(table) != observer
    looked = size(table.looked)
    if hides_looked:
        pool += table.looked
    faction: Faction
    for faction in range(i64(3)):
        if faction != observer:
            pool += table.sides[faction].purse - table.sides[faction].known[4 + observer]
    for faction in range(i64(3)):
        if faction != observer:
            side = table.sides[faction]
            known = side.known[4 + observer]
            dealt = random_coins(pool, size(side.purse) - size(known), rng)
            side.purse = known + dealt
            pool -= dealt
    if hides_looked:
        table.looked = random_coins(pool, looked, rng)
        pool -= table.looked
    table.treasure = pool


def know_again(table: Table, faction: Faction, observer: Faction, rng: Rng) -> None:
    """Others have seen as many cards of the new hand as they had of the old one: those that all know, and any more."""
    side = table.sides[faction]
    seen = as_many_of(table, faction, side.in_hand[PUBLIC], side.in_hand[observer], 0)
    cards = as_many_of(table, faction, side.known[PUBLIC], side.known[observer], seen)
    side.known[PUBLIC] = cards
    side.in_hand[PUBLIC] = seen
    other: i64
    for other in range(i64(3)):
        if other != observer and other != faction:
            more = bits(side.in_hand[other]) - bits(seen)
            in_hand = seen | random_bits(side.hand & ~seen, more, rng)
            more = bits(side.known[other]) - bits(cards | in_hand)
            side.known[other] = cards | in_hand | random_bits(side.held() & ~cards & ~in_hand, more, rng)
            side.in_hand[other] = in_hand
            know_purse_again(side, other, rng)


def know_purse_again(side: Side, other: Faction, rng: Rng) -> None:
    """The same for treasure; what all know of it is known to the observer, and still there."""
    purse = side.known[4 + PUBLIC]
    seen = side.in_hand[4 + PUBLIC]
    more = size(side.in_hand[4 + other]) - size(seen)
    in_hand = seen + random_coins(side.purse - seen, more, rng)
    both = with_coins(purse, in_hand)
    more = size(side.known[4 + other]) - size(both)
    side.known[4 + other] = both + random_coins(side.held_purse() - both, more, rng)
    side.in_hand[4 + other] = in_hand


def as_many_of(table: Table, faction: Faction, cards: CardSet, known: CardSet, found: CardSet) -> CardSet:
    """Of each kind as many as these cards, but of those that are known: which card of a kind it is means nothing.

    Those that are `found` already are among them.
    """
    left = cards
    while left:
        like = table.book.like(faction, lowest(left))
        if bits(found & like) < bits(cards & like):
            found |= first_of(known & ~found & like)
        left &= left - 1
    return found


def choose_hero(table: Table, faction: Faction, rng: Rng) -> None:
    side = table.sides[faction]
    if side.hero != NOTHING and not side.hero_seen:
        side.hero = rng.below(HEROES)


# ---- cards that others look at --------------------------------------------------------------------------------------


def forget_gone(table: Table) -> None:
    """Cards that were shown and have left the hand since count no more; after a new deal that could not be told."""
    depth: i64
    for depth in range(table.frames.depth):
        if table.frames.read(depth, 0) == RUN:
            shown = table.frames.read(depth, SHOWN)
            gone = shown_cards(shown) & ~table.sides[shown_owner(shown)].hand
            table.frames.write(depth, SHOWN, shown & ~gone)


def show_again(table: Table, observer: Faction, rng: Rng) -> None:
    """An effect under way has shown cards of a hand to its owner only: other ones are shown."""
    depth: i64
    for depth in range(table.frames.depth):
        shown = table.frames.read(depth, SHOWN)
        owner = shown_owner(shown)
        number = bits(shown_cards(shown)) + shown_coins(shown)
        hides = table.frames.read(depth, CONTEXT) & 3 != observer and owner != observer and not shown_to_all(shown)
        if table.frames.read(depth, 0) == RUN and number and hides:
            again = random_cards(table, owner, number, rng)
            table.frames.write(depth, SHOWN, shown_code(shown_cards(again), shown_coins(again), owner, False))
