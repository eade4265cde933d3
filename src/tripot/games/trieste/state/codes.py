# tripot: compiled
"""Actions of Trieste as integers: verb << 16 | number.

CHOOSE_HERO kind, REVEAL, WAIT    choose a hero; show him now, or not yet
DRAW deck                  0 treasure, 1 the own deck
LAY kind, LAY_NONE
PAY coins                  see `coins_code`
REACT kind, PASS
OPTION n, PICK faction, NAME kind, CHOOSE kind
AGREE, REFUSE
BUY kind, DONE
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode
from tripot.games.trieste.state.purses import Purse, coins

CHOOSE_HERO: Final = 1
REVEAL: Final = 2
WAIT: Final = 3
DRAW: Final = 4
LAY: Final = 5
LAY_NONE: Final = 6
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


def code(verb: i64, number: i64) -> i64:
    return verb << 16 | number


def bare(verb: i64) -> i64:
    """A verb without a number."""
    return verb << 16


def verb_of(action: ActionCode) -> i64:
    return action >> 16


def number_of(action: ActionCode) -> i64:
    return action & 0xFFFF


def coins_code(purse: Purse) -> i64:
    """Six bits of copper, four of silver, three of gold, one of diamond."""
    return coins(purse, 0) | coins(purse, 1) << 6 | coins(purse, 2) << 10 | coins(purse, 3) << 13


def purse_of(number: i64) -> i64:
    return number & 63 | (number >> 6 & 15) << 8 | (number >> 10 & 7) << 16 | (number >> 13) << 24
