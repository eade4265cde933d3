# tripot: compiled
"""Actions of Trök as integers.  Each says by itself what it is:

verb << 44 | a << 40 | b << 36 | veins << 32 | pile

OFFER       pile: the cards
APPOINT     a: the seat
TAKE        a: the owner of the offer, pile: the card, b: kind of the market card wanted for it + 1, 0 to keep it
GIVE        pile: the card
IDENTICAL   a: the kind, veins: how many of the pickaxes count as stones, pile: all the cards
DIFFERENT   veins, pile
PERFECT     veins, pile
DONE        no (further) combination
CLAIM       a: slot of the row, b: the upgrade that lies there
STORE       pile: the card
DISCARD     store nothing more
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Pile, Seat
from tripot.core.piles import shl

OFFER: Final = 1
APPOINT: Final = 2
TAKE: Final = 3
GIVE: Final = 4
IDENTICAL: Final = 5
DIFFERENT: Final = 6
PERFECT: Final = 7
DONE: Final = 8
CLAIM: Final = 9
STORE: Final = 10
DISCARD: Final = 11

PILE: Final = 0xFFFFFFFF


def code(verb: i64, a: i64, b: i64, veins: i64, pile: Pile) -> i64:
    return shl(verb, 44) | shl(a, 40) | shl(b, 36) | shl(veins, 32) | pile


def bare(verb: i64) -> i64:
    """A verb without anything."""
    return shl(verb, 44)


def of_cards(verb: i64, pile: Pile) -> i64:
    return shl(verb, 44) | pile


def of_set(verb: i64, veins: i64, pile: Pile) -> i64:
    """Cards of which so many pickaxes count as stones."""
    return shl(verb, 44) | shl(veins, 32) | pile


def verb_of(action: ActionCode) -> i64:
    return action >> 44


def seat_of(action: ActionCode) -> Seat:
    """The seat of APPOINT, or the owner of the offer of TAKE."""
    return action >> 40 & 15


def kind_of_set(action: ActionCode) -> i64:
    """The kind of IDENTICAL."""
    return action >> 40 & 15


def slot_of(action: ActionCode) -> i64:
    """The slot of CLAIM."""
    return action >> 40 & 15


def upgrade_of(action: ActionCode) -> i64:
    """The upgrade of CLAIM."""
    return action >> 36 & 15


def swapped_for(action: ActionCode) -> i64:
    """The kind of the market card that TAKE swaps its card for, -1 if it keeps it."""
    return (action >> 36 & 15) - 1


def veins_of(action: ActionCode) -> i64:
    return action >> 32 & 15


def pile_of(action: ActionCode) -> i64:
    return action & PILE
