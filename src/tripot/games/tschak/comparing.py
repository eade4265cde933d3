# tripot: compiled
"""How strong is a team, and which of two equal ones is stronger?"""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import Seat
from tripot.core.piles import larger, smaller
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import (
    ARTEFACTS,
    CHAMELEON,
    CHARACTERS,
    DWARVES,
    FIRST_DWARF,
    FIRST_WARRIOR,
    NUMBERED,
    SORCERERS,
    WARRIORS,
    CardSet,
)
from tripot.games.tschak.table import Table

LAST_SLOT: Final = 44  # where the digit of the last slot of a type would be, were they in their order


def value_in(values: i64, unit: CardSet) -> i64:
    """The printed value of the card of one type, its bit counted from the first of that type; 0 if there is none.

    The digits begin with the last slot, and the fourth power of the n-th bit shifts them by n.
    """
    square = unit * unit
    return values * square * square >> LAST_SLOT & 15


def sorcerer_value(box: Box, team: CardSet) -> i64:
    """The printed value of the numbered sorcerer, 0 if there is none."""
    return value_in(box.sorcerer_values, team & SORCERERS & NUMBERED)


def warrior_value(box: Box, team: CardSet) -> i64:
    return value_in(box.warrior_values, (team & WARRIORS) >> FIRST_WARRIOR)


def dwarf_value(box: Box, team: CardSet) -> i64:
    return value_in(box.dwarf_values, (team & DWARVES) >> FIRST_DWARF)


def copied_value(table: Table, seat: Seat) -> i64:
    """TSC-3.7: what a chameleon of this seat is worth."""
    best: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            best = larger(best, sorcerer_value(table.box, table.player(other).team))
    return best


def strength_of(table: Table, seat: Seat) -> i64:
    """TSC-3.6: the sum of the characters; TSC-3.8: an artefact doubles the weakest of them."""
    team = table.player(seat).team
    if team == 0:  # half of the time, for whoever looks at all teams
        return 0
    box = table.box
    sorcerer = sorcerer_value(box, team)
    if team & CHAMELEON:
        sorcerer = copied_value(table, seat)
    warrior = warrior_value(box, team)
    dwarf = dwarf_value(box, team)
    total = sorcerer + warrior + dwarf
    if not team & ARTEFACTS:
        return total
    weakest = total  # of the characters that are there
    if team & SORCERERS:
        weakest = sorcerer
    if team & WARRIORS:
        weakest = smaller(weakest, warrior)
    if team & DWARVES:
        weakest = smaller(weakest, dwarf)
    return total + weakest


def order_of(table: Table, seat: Seat) -> i64:
    """TSC-3.10: a number that is higher for the stronger of any two teams: strength, sorcerer, warrior, dwarf.

    Within a type the bits of the cards are in the order of their strength; a chameleon is below them.
    """
    team = table.player(seat).team
    sorcerer = (team & SORCERERS & NUMBERED) << 1 | (team & CHAMELEON) >> CHARACTERS
    others = team & WARRIORS | (team & DWARVES) >> FIRST_DWARF
    return strength_of(table, seat) << 40 | sorcerer << 24 | others
