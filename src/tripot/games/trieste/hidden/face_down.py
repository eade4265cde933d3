# tripot: compiled
"""What may lie face down before a player, for all that an observer knows."""

from mypy_extensions import i64

from tripot.core.numbers import Kind
from tripot.core.packed import vec
from tripot.core.piles import bit, bits
from tripot.core.rng import Rng
from tripot.games.trieste.cards.components import COPPER, LAYABLE, SILVER, SPECIAL, CardSet, Faction
from tripot.games.trieste.state import codes
from tripot.games.trieste.state.hands import TREASURE_KINDS, card_of, list_cards, list_coins
from tripot.games.trieste.state.paying import payer_of, purpose_of
from tripot.games.trieste.state.phases import BILL, FOR_GIFT
from tripot.games.trieste.state.purses import Purse, coin, coins, worth
from tripot.games.trieste.state.table import A_TREASURE, NOTHING, Side, Table, random_bit


def take_up(table: Table, faction: Faction) -> None:
    """A face-down card goes back to the hand, to be laid down again; `laid` still tells that there was one."""
    side = table.sides[faction]
    side.hand = side.held()
    side.purse = side.held_purse()


# ---- which cards, of a hand that has been taken up ------------------------------------------------------------------


def layable(table: Table, faction: Faction, observer: Faction) -> i64:
    """How many cards of a hand may lie face down."""
    purse = layable_coins(table, faction, observer)
    return bits(layable_cards(table, faction, observer)) + coins(purse, COPPER) + coins(purse, SILVER)


def layable_cards(table: Table, faction: Faction, observer: Faction) -> CardSet:
    """TRI-4.2: no special; and nothing that the observer has seen in the hand since."""
    side = table.sides[faction]
    if knows_back(side, observer) and side.laid >= A_TREASURE:
        return 0
    return side.hand & ~table.book.of_type(faction, SPECIAL) & ~side.in_hand[observer]


def layable_coins(table: Table, faction: Faction, observer: Faction) -> Purse:
    """`unseen_coins`, minus what its owner needs to pay a bill."""
    purse = unseen_coins(table, faction, observer)
    if payer(table) == faction:
        spare = worth(table.sides[faction].purse) - table.frames.top(2)
        if spare < 1:
            purse -= coins(purse, COPPER) * coin(COPPER)
        if spare < 2:
            purse -= coins(purse, SILVER) * coin(SILVER)
    return purse


def unseen_coins(table: Table, faction: Faction, observer: Faction) -> Purse:
    """Treasure that the observer has not seen in the hand since; of these, copper and silver may be laid down."""
    side = table.sides[faction]
    if knows_back(side, observer) and side.laid < A_TREASURE:
        return 0
    return side.purse - side.in_hand[4 + observer]


def knows_back(side: Side, observer: Faction) -> bool:
    return side.back_known & bit(observer) != 0


def payer(table: Table) -> Faction:
    """The faction that pays a bill, and so can; -1 if none does.  A gift is limited to what the giver has."""
    if table.frames.depth == 0 or table.frames.top(0) != BILL or purpose_of(table.frames.top(1)) == FOR_GIFT:
        return NOTHING
    return payer_of(table.frames.top(1))


def is_possible(table: Table, observer: Faction) -> bool:
    """Can everybody have done what all have seen: laid down a card, and be able to pay the bill that they pay?"""
    faction: Faction
    for faction in range(i64(3)):
        if faction != observer and table.sides[faction].is_hidden() and layable(table, faction, observer) == 0:
            return False
    return payer(table) == NOTHING or worth(table.sides[payer(table)].purse) >= table.frames.top(2)


# ---- laying one of them down ----------------------------------------------------------------------------------------


def list_layable(table: Table, faction: Faction, observer: Faction, out: vec[i64]) -> i64:
    """One action for each kind that may lie face down; returns how many there are."""
    n = list_coins(layable_coins(table, faction, observer), LAYABLE, codes.lay(0), out, 0)
    return list_cards(table, faction, layable_cards(table, faction, observer), codes.lay(0), out, n)


def lay_down(table: Table, faction: Faction, observer: Faction, rng: Rng) -> None:
    """Any card that may be laid down, where one lies face down."""
    if not table.sides[faction].is_hidden():
        return
    n = rng.below(layable(table, faction, observer))
    purse = layable_coins(table, faction, observer)
    if n < coins(purse, COPPER) + coins(purse, SILVER):
        put_down(table, faction, A_TREASURE + (COPPER if n < coins(purse, COPPER) else SILVER))
    else:
        put_down(table, faction, random_bit(layable_cards(table, faction, observer), rng))


def lay_down_kind(table: Table, faction: Faction, observer: Faction, kind: Kind) -> None:
    """A treasure or a card of this kind, one of `list_layable`."""
    if kind < TREASURE_KINDS:
        put_down(table, faction, A_TREASURE + kind)
    else:
        put_down(table, faction, card_of(table, kind, layable_cards(table, faction, observer)))


def put_down(table: Table, faction: Faction, card: i64) -> None:
    side = table.sides[faction]
    side.laid = card
    if card >= A_TREASURE:
        side.purse -= coin(card - A_TREASURE)
    else:
        side.hand &= ~bit(card)
