# tripot: compiled
"""Actions as integers, verb << 44 | what it has.  Made from `actions` by `make copies`.

OFFER       cards
APPOINT     seat << 40
TAKE        owner << 40 | card | wanted + 1 << 36
GIVE        card
IDENTICAL   kind << 40 | veins << 32 | cards
DIFFERENT   veins << 32 | cards
PERFECT     veins << 32 | cards
DONE
CLAIM       slot << 40 | upgrade << 36
STORE       card
DISCARD
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind, Pile, Seat
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


def offer(cards: Pile) -> ActionCode:
    return shl(OFFER, 44) | cards


def appoint(seat: Seat) -> ActionCode:
    return shl(APPOINT, 44) | seat << 40


def take(owner: Seat, card: Pile, wanted: Kind) -> ActionCode:
    return shl(TAKE, 44) | owner << 40 | card | wanted + 1 << 36


def give(card: Pile) -> ActionCode:
    return shl(GIVE, 44) | card


def identical(kind: Kind, veins: i64, cards: Pile) -> ActionCode:
    return shl(IDENTICAL, 44) | kind << 40 | veins << 32 | cards


def different(veins: i64, cards: Pile) -> ActionCode:
    return shl(DIFFERENT, 44) | veins << 32 | cards


def perfect(veins: i64, cards: Pile) -> ActionCode:
    return shl(PERFECT, 44) | veins << 32 | cards


def done() -> ActionCode:
    return shl(DONE, 44)


def claim(slot: i64, upgrade: Kind) -> ActionCode:
    return shl(CLAIM, 44) | slot << 40 | upgrade << 36


def store(card: Pile) -> ActionCode:
    return shl(STORE, 44) | card


def discard() -> ActionCode:
    return shl(DISCARD, 44)


def verb_of(action: ActionCode) -> i64:
    return action >> 44


def cards_of(action: ActionCode) -> Pile:
    return action & 0xFFFFFFFF


def seat_of(action: ActionCode) -> Seat:
    return action >> 40 & 15


def owner_of(action: ActionCode) -> Seat:
    return action >> 40 & 15


def card_of(action: ActionCode) -> Pile:
    return action & 0xFFFFFFFF


def wanted_of(action: ActionCode) -> Kind:
    return (action >> 36 & 15) - 1


def kind_of(action: ActionCode) -> Kind:
    return action >> 40 & 15


def veins_of(action: ActionCode) -> i64:
    return action >> 32 & 15


def slot_of(action: ActionCode) -> i64:
    return action >> 40 & 15


def upgrade_of(action: ActionCode) -> Kind:
    return action >> 36 & 15
