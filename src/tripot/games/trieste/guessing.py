"""What a seat cannot know, dealt anew: others' hands, face-down cards and heroes, and cards that others look at."""

from mypy_extensions import i64

from tripot.core.chance import Chance
from tripot.core.packed import vec
from tripot.core.piles import bit, bits, first_of, lowest
from tripot.games.trieste.cards import COPPER, HEROES, LAYABLE, PUBLIC, SILVER, SPECIAL, THIEF
from tripot.games.trieste.codes import LAY
from tripot.games.trieste.hands import TREASURE_KINDS, card_of, list_cards, list_coins, random_cards
from tripot.games.trieste.paying import payer_of, purpose_of
from tripot.games.trieste.phases import BILL, FOR_GIFT, RUN, WINDOW
from tripot.games.trieste.purses import coin, coins, size, some, worth
from tripot.games.trieste.reacting import ABOUT, EVENT
from tripot.games.trieste.running import (
    CONTEXT,
    SHOWN,
    actor,
    shown_cards,
    shown_code,
    shown_coins,
    shown_owner,
    shown_to_all,
)
from tripot.games.trieste.steps import ON_CAPTURE
from tripot.games.trieste.table import A_TREASURE, NOTHING, Table, any_bit, some_bits


def guess(table: Table, observer: i64, chance: Chance) -> None:
    """Replace all that `observer`, a faction or the public, cannot know."""
    faction: i64
    for faction in range(i64(3)):
        if faction != observer:
            take_up(table, faction)
    while True:
        for faction in range(i64(3)):
            if faction != observer:
                deal_cards(table, faction, observer, chance)
        deal_treasure(table, observer, chance)
        if is_possible(table, observer):
            break
    for faction in range(i64(3)):
        if faction != observer:
            lay_down(table, faction, observer, chance)
            know_again(table, faction, observer, chance)
            choose_hero(table, faction, chance)
    show_again(table, observer, chance)


def looker(table: Table) -> i64:
    """The faction that looks at cards of a deck, -1 if none does."""
    if table.looked or table.looked_cards:
        return actor(table)
    return NOTHING


# ---- hands ----------------------------------------------------------------------------------------------------------


def take_up(table: Table, faction: i64) -> None:
    """A face-down card goes back to the hand, to be laid down anew; `laid` still tells that there was one."""
    side = table.sides[faction]
    side.hand = side.held()
    side.purse = side.held_purse()


def deal_cards(table: Table, faction: i64, observer: i64, chance: Chance) -> None:
    """Hand and deck, except cards that the observer knows to be in the hand."""
    side = table.sides[faction]
    known = side.known[observer]
    looked = table.looked_cards if looker(table) == faction else i64(0)
    hidden = (side.deck | side.hand | looked) & ~known
    dealt = some_bits(hidden, bits(side.hand & ~known), chance)
    side.hand = known | dealt
    side.deck = hidden & ~dealt
    if looked:
        table.looked_cards = some_bits(side.deck, bits(looked), chance)
        side.deck &= ~table.looked_cards


def deal_treasure(table: Table, observer: i64, chance: Chance) -> None:
    pool = table.treasure
    hides_looked = looker(table) != observer
    looked = size(table.looked)
    if hides_looked:
        pool += table.looked
    faction: i64
    for faction in range(i64(3)):
        if faction != observer:
            pool += table.sides[faction].purse - table.sides[faction].known[4 + observer]
    for faction in range(i64(3)):
        if faction != observer:
            side = table.sides[faction]
            known = side.known[4 + observer]
            dealt = some(pool, size(side.purse) - size(known), chance)
            side.purse = known + dealt
            pool -= dealt
    if hides_looked:
        table.looked = some(pool, looked, chance)
        pool -= table.looked
    table.treasure = pool


def is_possible(table: Table, observer: i64) -> bool:
    """Can everybody have done what all have seen: laid down a card, and be able to pay the bill that they pay?"""
    faction: i64
    for faction in range(i64(3)):
        if faction != observer and table.sides[faction].is_hidden() and layable(table, faction, observer) == 0:
            return False
    if table.frames.depth == 0 or table.frames.top(0) != BILL or purpose_of(table.frames.top(1)) == FOR_GIFT:
        return True
    return worth(table.sides[payer_of(table.frames.top(1))].purse) >= table.frames.top(2)


def layable(table: Table, faction: i64, observer: i64) -> i64:
    """How many cards of a hand may lie face down, for all that the observer knows."""
    purse = layable_coins(table, faction, observer)
    return bits(layable_cards(table, faction, observer)) + coins(purse, COPPER) + coins(purse, SILVER)


def layable_cards(table: Table, faction: i64, observer: i64) -> i64:
    """TRI-4.2: no special; and nothing that the observer has seen in the hand since."""
    side = table.sides[faction]
    cards = side.hand & ~table.book.of_type(faction, SPECIAL) & ~about_to_be_captured(table, faction)
    return cards & ~side.known[observer] if side.seen_by & bit(observer) else cards


def about_to_be_captured(table: Table, faction: i64) -> i64:
    """A card that all know to be in the hand, since it has just been named there."""
    depth: i64
    for depth in range(table.frames.depth):
        if table.frames.read(depth, 0) == WINDOW and table.frames.read(depth, EVENT) == ON_CAPTURE:
            return bit(table.frames.read(depth, ABOUT)) if faction == THIEF else i64(0)
    return 0


def layable_coins(table: Table, faction: i64, observer: i64) -> i64:
    side = table.sides[faction]
    return side.purse - side.known[4 + observer] if side.seen_by & bit(observer) else side.purse


def list_layable(table: Table, faction: i64, observer: i64, out: vec[i64]) -> i64:
    """One action for each kind that may lie face down; returns how many there are."""
    n = list_coins(layable_coins(table, faction, observer), LAYABLE, LAY, out, 0)
    return list_cards(table, faction, layable_cards(table, faction, observer), LAY, out, n)


def lay_down(table: Table, faction: i64, observer: i64, chance: Chance) -> None:
    """Any card that may be laid down, where one lies face down."""
    if not table.sides[faction].is_hidden():
        return
    n = chance.below(layable(table, faction, observer))
    purse = layable_coins(table, faction, observer)
    if n < coins(purse, COPPER) + coins(purse, SILVER):
        put_down(table, faction, A_TREASURE + (COPPER if n < coins(purse, COPPER) else SILVER))
    else:
        put_down(table, faction, any_bit(layable_cards(table, faction, observer), chance))


def lay_down_kind(table: Table, faction: i64, observer: i64, kind: i64) -> None:
    """A treasure or a card of this kind, one of `list_layable`."""
    if kind < TREASURE_KINDS:
        put_down(table, faction, A_TREASURE + kind)
    else:
        put_down(table, faction, card_of(table, kind, layable_cards(table, faction, observer)))


def put_down(table: Table, faction: i64, card: i64) -> None:
    side = table.sides[faction]
    side.laid = card
    if card >= A_TREASURE:
        side.purse -= coin(card - A_TREASURE)
    else:
        side.hand &= ~bit(card)


def know_again(table: Table, faction: i64, observer: i64, chance: Chance) -> None:
    """Others have seen as many cards of the new hand as they had of the old one: those that all know, and any more."""
    side = table.sides[faction]
    cards = as_many_of(table, faction, side.known[PUBLIC], side.known[observer])
    side.known[PUBLIC] = cards
    purse = side.known[4 + PUBLIC]
    other: i64
    for other in range(i64(3)):
        if other == observer or other == faction:
            continue
        more = bits(side.known[other]) - bits(cards)
        side.known[other] = cards | some_bits(side.held() & ~cards, more, chance)
        more = size(side.known[4 + other]) - size(purse)
        side.known[4 + other] = purse + some(side.held_purse() - purse, more, chance)


def as_many_of(table: Table, faction: i64, cards: i64, known: i64) -> i64:
    """Of each kind as many as these cards, but of those that are known: which card of a kind it is means nothing."""
    found = cards & known
    left = cards & ~known
    while left:
        like = table.book.copies[table.book.kind_of(faction, lowest(left))]
        found |= first_of(known & ~found & like)
        left &= left - 1
    return found


def choose_hero(table: Table, faction: i64, chance: Chance) -> None:
    side = table.sides[faction]
    if side.hero != NOTHING and not side.hero_seen:
        side.hero = chance.below(HEROES)


# ---- cards that others look at --------------------------------------------------------------------------------------


def show_again(table: Table, observer: i64, chance: Chance) -> None:
    """An effect under way has shown cards of a hand to its owner only: other ones are shown."""
    depth: i64
    for depth in range(table.frames.depth):
        shown = table.frames.read(depth, SHOWN)
        owner = shown_owner(shown)
        number = bits(shown_cards(shown)) + shown_coins(shown)
        hides = table.frames.read(depth, CONTEXT) & 3 != observer and owner != observer and not shown_to_all(shown)
        if table.frames.read(depth, 0) == RUN and number and hides:
            again = random_cards(table, owner, number, chance)
            table.frames.write(depth, SHOWN, shown_code(shown_cards(again), shown_coins(again), owner, False))
