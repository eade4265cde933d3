# tripot: compiled
"""Actions as integers, verb << 8 | what it has.  Made from `actions` by `make copies`.

ASSIGN      card | place << 4 | pile + 1 << 12
TRIGGER     card | place << 4 | pile + 1 << 12
BETRAY      position
SPARE
AIM         red
PLUS
MINUS
REROLL
KEEP
HELP
REFUSE
DOUBLE      portion
SERVE
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode, Kind
from tripot.core.piles import shl

ASSIGN: Final = 1
TRIGGER: Final = 2
BETRAY: Final = 3
SPARE: Final = 4
AIM: Final = 5
PLUS: Final = 6
MINUS: Final = 7
REROLL: Final = 8
KEEP: Final = 9
HELP: Final = 10
REFUSE: Final = 11
DOUBLE: Final = 12
SERVE: Final = 13


def assign(card: Kind, place: i64, pile: i64) -> ActionCode:
    return shl(ASSIGN, 8) | card | place << 4 | pile + 1 << 12


def trigger(card: Kind, place: i64, pile: i64) -> ActionCode:
    return shl(TRIGGER, 8) | card | place << 4 | pile + 1 << 12


def betray(position: i64) -> ActionCode:
    return shl(BETRAY, 8) | position


def spare() -> ActionCode:
    return shl(SPARE, 8)


def aim(red: i64) -> ActionCode:
    return shl(AIM, 8) | red


def plus() -> ActionCode:
    return shl(PLUS, 8)


def minus() -> ActionCode:
    return shl(MINUS, 8)


def reroll() -> ActionCode:
    return shl(REROLL, 8)


def keep() -> ActionCode:
    return shl(KEEP, 8)


def help_() -> ActionCode:
    return shl(HELP, 8)


def refuse() -> ActionCode:
    return shl(REFUSE, 8)


def double(portion: i64) -> ActionCode:
    return shl(DOUBLE, 8) | portion


def serve() -> ActionCode:
    return shl(SERVE, 8)


def verb_of(action: ActionCode) -> i64:
    return action >> 8 & 15


def card_of(action: ActionCode) -> Kind:
    return action & 15


def place_of(action: ActionCode) -> i64:
    return action >> 4 & 15


def pile_of(action: ActionCode) -> i64:
    return (action >> 12 & 15) - 1


def position_of(action: ActionCode) -> i64:
    return action & 255


def red_of(action: ActionCode) -> i64:
    return action & 15


def portion_of(action: ActionCode) -> i64:
    return action & 15
