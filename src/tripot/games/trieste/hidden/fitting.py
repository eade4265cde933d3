# tripot: compiled
"""A deal that random draws do not find: hands that contradict what has been seen are corrected, in bounded time.

Nothing here looks at the real cards.  Whoever must have laid down treasure gets the smallest there is, and
whoever pays a bill the largest: if any deal fits, one that is made like this does.
"""

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.piles import bit
from tripot.core.rng import Rng
from tripot.games.trieste.cards.components import COPPER, DIAMOND, SILVER, SPECIAL, CardNumber, CardSet, Faction
from tripot.games.trieste.effects.running import actor
from tripot.games.trieste.hidden.face_down import knows_back, layable, layable_cards, payer, unseen_coins
from tripot.games.trieste.state.purses import coin, coins, worth
from tripot.games.trieste.state.table import A_TREASURE, NOTHING, Table, random_bit

MOST_SWAPS = 100  # of treasure: each makes a hand richer by 1 or more, and all treasure is worth 79


def make_possible(table: Table, observer: Faction, rng: Rng) -> None:
    faction: Faction
    for faction in range(i64(3)):
        if faction != observer and not may_have_laid(table, faction, observer):
            give_card_to_lay(table, faction, observer, rng)
    if payer(table) != NOTHING and payer(table) != observer:
        give_money(table, payer(table), observer)


def may_have_laid(table: Table, faction: Faction, observer: Faction) -> bool:
    """Is there something in the hand that may lie face down, if a card does?"""
    purse = unseen_coins(table, faction, observer)
    treasures = coins(purse, COPPER) + coins(purse, SILVER)
    return not table.sides[faction].is_hidden() or treasures > 0 or layable_cards(table, faction, observer) != 0


# ---- a card to lay down ---------------------------------------------------------------------------------------------


def give_card_to_lay(table: Table, faction: Faction, observer: Faction, rng: Rng) -> None:
    """Swap an unknown card of the hand for one that can be laid down, or else unknown treasure for copper or silver."""
    side = table.sides[faction]
    unknown = side.hand & ~side.known[observer]
    found = (side.deck | looked_by(table, faction)) & ~table.book.of_type(faction, SPECIAL)
    is_treasure = knows_back(side, observer) and side.laid >= A_TREASURE
    if unknown and found and not is_treasure:
        swap_cards(table, faction, random_bit(unknown, rng), random_bit(found, rng))
    elif not lower_one(table, faction, observer, COPPER):
        lower_one(table, faction, observer, SILVER)


def looked_by(table: Table, faction: Faction) -> CardSet:
    """Cards of its deck that a faction looks at."""
    return table.looked_cards if table.looked_cards and actor(table) == faction else i64(0)


def swap_cards(table: Table, faction: Faction, card: CardNumber, other: CardNumber) -> None:
    side = table.sides[faction]
    side.hand = side.hand & ~bit(card) | bit(other)
    if side.deck & bit(other):
        side.deck = side.deck & ~bit(other) | bit(card)
    else:
        table.looked_cards = table.looked_cards & ~bit(other) | bit(card)


# ---- treasure -------------------------------------------------------------------------------------------------------


def lower_one(table: Table, faction: Faction, observer: Faction, wanted: Kind) -> bool:
    """Swap the largest unknown treasure for a wanted one."""
    kind: Kind = DIAMOND
    while kind > wanted:
        if swap_coins(table, faction, observer, kind, wanted):
            return True
        kind -= 1
    return False


def give_money(table: Table, faction: Faction, observer: Faction) -> None:
    """Swap small unknown treasure for large until the bill can be paid, also when a treasure is laid down."""
    side = table.sides[faction]
    swaps: i64
    for swaps in range(i64(MOST_SWAPS)):
        can_lay = not side.is_hidden() or layable(table, faction, observer) > 0
        if can_lay and worth(side.purse) >= table.frames.top(2):
            return
        if not raise_one(table, faction, observer):
            return


def raise_one(table: Table, faction: Faction, observer: Faction) -> bool:
    """Swap the smallest unknown treasure for the largest there is, unless it is the one that must lie face down."""
    small: i64
    large: i64
    for small in range(i64(DIAMOND)):
        for large in range(i64(DIAMOND), small, -1):
            if swap_coins(table, faction, observer, small, large):
                if may_have_laid(table, faction, observer):
                    return True
                swap_coins(table, faction, observer, large, small)
    return False


def swap_coins(table: Table, faction: Faction, observer: Faction, own: Kind, other: Kind) -> bool:
    """Swap an unknown treasure of a hand for one of the deck, of those looked at, or of another unknown hand."""
    side = table.sides[faction]
    if coins(side.purse - side.known[4 + observer], own) == 0:
        return False
    change = coin(own) - coin(other)
    if coins(table.treasure, other):
        table.treasure += change
    elif coins(table.looked, other) and actor(table) != observer:
        table.looked += change
    elif not swap_with_hand(table, faction, observer, own, other):
        return False
    side.purse -= change
    return True


def swap_with_hand(table: Table, faction: Faction, observer: Faction, own: i64, other: i64) -> bool:
    third: i64
    for third in range(i64(3)):
        side = table.sides[third]
        if third == faction or third == observer:
            continue
        if coins(side.purse - side.known[4 + observer], other):
            side.purse += coin(own) - coin(other)
            return True
    return False
