# tripot: compiled
"""Actions as integers, verb << 16 | what it has.  Made from `actions` by `make copies`.

HERO        card
REVEAL
WAIT
DRAW        deck
LAY         card
LAY_NOTHING
PAY         cards
REACT       card
PASS
OPTION      option
PICK        faction
NAME        card
CHOOSE      card
AGREE
REFUSE
BUY         card
DONE
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind
from tripot.core.piles import shl

HERO: Final = 1
REVEAL: Final = 2
WAIT: Final = 3
DRAW: Final = 4
LAY: Final = 5
LAY_NOTHING: Final = 6
PAY: Final = 7
REACT: Final = 8
PASS: Final = 9
OPTION: Final = 10
PICK: Final = 11
NAME: Final = 12
CHOOSE: Final = 13
AGREE: Final = 14
REFUSE: Final = 15
BUY: Final = 16
DONE: Final = 17


def hero(card: Kind) -> ActionCode:
    return shl(HERO, 16) | card


def reveal() -> ActionCode:
    return shl(REVEAL, 16)


def wait() -> ActionCode:
    return shl(WAIT, 16)


def draw(deck: i64) -> ActionCode:
    return shl(DRAW, 16) | deck


def lay(card: Kind) -> ActionCode:
    return shl(LAY, 16) | card


def lay_nothing() -> ActionCode:
    return shl(LAY_NOTHING, 16)


def pay(cards: i64) -> ActionCode:
    return shl(PAY, 16) | cards


def react(card: Kind) -> ActionCode:
    return shl(REACT, 16) | card


def pass_() -> ActionCode:
    return shl(PASS, 16)


def option(option: i64) -> ActionCode:
    return shl(OPTION, 16) | option


def pick(faction: i64) -> ActionCode:
    return shl(PICK, 16) | faction


def name(card: Kind) -> ActionCode:
    return shl(NAME, 16) | card


def choose(card: Kind) -> ActionCode:
    return shl(CHOOSE, 16) | card


def agree() -> ActionCode:
    return shl(AGREE, 16)


def refuse() -> ActionCode:
    return shl(REFUSE, 16)


def buy(card: Kind) -> ActionCode:
    return shl(BUY, 16) | card


def done() -> ActionCode:
    return shl(DONE, 16)


def verb_of(action: ActionCode) -> i64:
    return action >> 16


def card_of(action: ActionCode) -> Kind:
    return action & 0xFFFF


def deck_of(action: ActionCode) -> i64:
    return action & 15


def cards_of(action: ActionCode) -> i64:
    return action & 0xFFFF


def option_of(action: ActionCode) -> i64:
    return action & 0xFFFF


def faction_of(action: ActionCode) -> i64:
    return action & 15
