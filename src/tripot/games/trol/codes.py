# tripot: compiled
"""Actions of Trôl as integers: verb << 8 | a << 4 | b, or verb << 8 | number.

ASSIGN   a: place, b: kind        TRIGGER  a: place, b: kind
         | pile + 1 << 12 where like cards lie upon piles of an open tribe that are not of one height
BETRAY   number: the card's place in the line, counted from 0        SPARE
AIM      number: how many of the dice are red
PLUS     MINUS                    the apprentice in the line
REROLL   KEEP                     a shaman
HELP     REFUSE                   an apprentice from the hand
DOUBLE   number: the portion, counted from 0      SERVE    a cook
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import ActionCode

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


def code(verb: i64, number: i64) -> i64:
    return verb << 8 | number


def bare(verb: i64) -> i64:
    """A verb without a number."""
    return verb << 8


def from_pile(action: ActionCode, pile: i64) -> i64:
    """The same play, from this pile of an open tribe."""
    return action | pile + 1 << 12


def verb_of(action: ActionCode) -> i64:
    return action >> 8 & 15


def number_of(action: ActionCode) -> i64:
    return action & 255


def pile_of(action: ActionCode) -> i64:
    """The pile that was chosen, -1 for none."""
    return (action >> 12) - 1
