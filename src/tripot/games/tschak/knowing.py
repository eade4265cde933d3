# tripot: compiled
"""What can be known of a hand by all that a viewer has seen (TSC-5.2)."""

from mypy_extensions import i64

from tripot.games.tschak.cards import ARTEFACTS, DWARVES, SORCERERS, WARRIORS, CardSet
from tripot.games.tschak.cardsets import ALL_SLOTS, count_of, size, unit_of
from tripot.games.tschak.table import Table


def known_cards(table: Table, number: i64, own: i64) -> CardSet:
    """The cards that must be in the hand at a place, for a viewer at the place `own`, or -1 for one without a hand."""
    place = table.places[number]
    if number == own or place.is_open:
        return place.hand
    found: i64 = 0
    for cards_of_type in (SORCERERS, WARRIORS, DWARVES, ARTEFACTS):
        found += certain_cards(table, number, own, cards_of_type)
    return found


def certain_cards(table: Table, number: i64, own: i64, cards_of_type: CardSet) -> CardSet:
    """What a hidden hand must hold of a type.

    Its cards are some of those that no one has seen: as many of a kind are certain as do not fit anywhere else.
    """
    unseen = table.places[number].hidden() & cards_of_type
    elsewhere: i64 = 0
    for other in range(len(table.places)):
        if other != number and other != own:
            hidden = table.places[other].hidden() & cards_of_type
            elsewhere += size(hidden)
            unseen += hidden
    found: i64 = 0
    if unseen:
        for slot in range(ALL_SLOTS):
            found += max(0, count_of(unseen, slot) - elsewhere) * unit_of(slot)
    return found
