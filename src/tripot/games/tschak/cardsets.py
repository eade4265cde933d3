"""Sets of adventurers as one integer: see `cards`.  A single card is the integer with that one card, its unit."""

from mypy_extensions import i64

from tripot.core.events import Cards
from tripot.core.piles import bits, shl
from tripot.games.tschak.cards import ADVENTURERS, ARTEFACT, CHAMELEON, NUMBERED


def unit_of(kind: i64) -> i64:
    """The set of one card of this kind."""
    return shl(1, kind) if kind < 32 else shl(1, 32 + 4 * (kind - 32))


def count_of(cards: i64, kind: i64) -> i64:
    return cards >> kind & 1 if kind < 32 else cards >> (32 + 4 * (kind - 32)) & 15


def size(cards: i64) -> i64:
    return bits(cards & NUMBERED) + (cards >> 32 & 15) + (cards >> 36)


def kinds_of(cards: i64) -> i64:
    """One card of each kind that is there."""
    found = cards & NUMBERED
    if cards >> 32 & 15:
        found |= CHAMELEON
    return found | ARTEFACT if cards >> 36 else found


def adventurer_keys(cards: i64) -> Cards:
    return tuple([key for kind, key in enumerate(ADVENTURERS) for _ in range(count_of(cards, kind))])
