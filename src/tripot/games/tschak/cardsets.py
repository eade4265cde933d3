# tripot: compiled
"""Sets of adventurers as one integer: see `cards`.  A single card is the integer with that one card, its unit.

A slot is a character with a value, counted from the first sorcerer; the last two are the chameleons and the artefacts.
"""

from typing import Final

from mypy_extensions import i64

from tripot.core.piles import bits, kind_marks, shl
from tripot.games.tschak.cards import ARTEFACT, CHAMELEON, CHARACTERS, NUMBERED, CardSet

CHAMELEON_SLOT: Final = CHARACTERS
ARTEFACT_SLOT: Final = CHARACTERS + 1
ALL_SLOTS: Final = CHARACTERS + 2


def unit_of(slot: i64) -> CardSet:
    """The set of one card of this slot."""
    return shl(1, slot) if slot < CHARACTERS else shl(1, CHARACTERS + 4 * (slot - CHARACTERS))


def count_of(cards: CardSet, slot: i64) -> i64:
    return cards >> slot & 1 if slot < CHARACTERS else cards >> (CHARACTERS + 4 * (slot - CHARACTERS)) & 15


def size(cards: CardSet) -> i64:
    return bits(cards & NUMBERED) + (cards >> CHARACTERS & 15) + (cards >> CHARACTERS + 4)


def kinds_of(cards: CardSet) -> CardSet:
    """One card of each kind that is there."""
    return cards & NUMBERED | kind_marks(cards) & (CHAMELEON | ARTEFACT)
