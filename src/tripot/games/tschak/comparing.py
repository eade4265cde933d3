# tripot: compiled
"""How strong is a team, and which of two equal ones is stronger?"""

from mypy_extensions import i64

from tripot.core.piles import count, larger, lowest, smaller
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import (
    ARTEFACTS,
    CHAMELEON,
    DWARVES,
    FIRST_DWARF,
    FIRST_WARRIOR,
    NUMBERED,
    SORCERERS,
    WARRIORS,
)
from tripot.games.tschak.table import Table


def value_in(values: i64, cards: i64) -> i64:
    """The printed value of the card of one type, its bits counted from the first of that type; 0 if there is none."""
    if cards == 0:
        return 0
    return count(values, lowest(cards))


def place_in_order(cards: i64) -> i64:
    """Where that card stands in the order of strength within its type, from 1; 0 if there is none."""
    if cards == 0:
        return 0
    return lowest(cards) + 1


def sorcerer_value(box: Box, team: i64) -> i64:
    """The printed value of the numbered sorcerer, 0 if there is none."""
    return value_in(box.sorcerer_values, team & SORCERERS & NUMBERED)


def warrior_value(box: Box, team: i64) -> i64:
    return value_in(box.warrior_values, (team & WARRIORS) >> FIRST_WARRIOR)


def dwarf_value(box: Box, team: i64) -> i64:
    return value_in(box.dwarf_values, (team & DWARVES) >> FIRST_DWARF)


def copied_value(table: Table, seat: i64) -> i64:
    """TSC-3.7: what a chameleon of this seat is worth."""
    best: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            best = larger(best, sorcerer_value(table.box, table.player(other).team))
    return best


def strength_of(table: Table, seat: i64) -> i64:
    """TSC-3.6: the sum of the characters; TSC-3.8: an artefact doubles the weakest of them."""
    team = table.player(seat).team
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


def order_of(table: Table, seat: i64) -> i64:
    """TSC-3.10: a number that is higher for the stronger of any two teams: strength, sorcerer, warrior, dwarf."""
    team = table.player(seat).team
    sorcerer: i64 = 0
    if team & SORCERERS & NUMBERED:
        sorcerer = lowest(team & SORCERERS) + 2
    elif team & CHAMELEON:
        sorcerer = 1
    warrior = place_in_order((team & WARRIORS) >> FIRST_WARRIOR)
    dwarf = place_in_order((team & DWARVES) >> FIRST_DWARF)
    return strength_of(table, seat) << 12 | sorcerer << 8 | warrior << 4 | dwarf
