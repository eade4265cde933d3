"""How strong is a team, and which of two equal ones is stronger?"""

from mypy_extensions import i64

from tripot.core.piles import count, less, lowest, more
from tripot.games.tschak.cards import (
    ARTEFACTS,
    CHAMELEON,
    DWARF_VALUES,
    DWARVES,
    FIRST_DWARF,
    FIRST_WARRIOR,
    NUMBERED,
    SORCERER_VALUES,
    SORCERERS,
    WARRIOR_VALUES,
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


def sorcerer_value(team: i64) -> i64:
    """The printed value of the numbered sorcerer, 0 if there is none."""
    return value_in(SORCERER_VALUES, team & SORCERERS & NUMBERED)


def warrior_value(team: i64) -> i64:
    return value_in(WARRIOR_VALUES, (team & WARRIORS) >> FIRST_WARRIOR)


def dwarf_value(team: i64) -> i64:
    return value_in(DWARF_VALUES, (team & DWARVES) >> FIRST_DWARF)


def copied_value(table: Table, seat: i64) -> i64:
    """TSC-3.7: what a chameleon of this seat is worth."""
    best: i64 = 0
    other: i64
    for other in range(table.seats):
        if other != seat:
            best = more(best, sorcerer_value(table.player(other).team))
    return best


def strength_of(table: Table, seat: i64) -> i64:
    """TSC-3.6: the sum of the characters; TSC-3.8: an artefact doubles the weakest of them."""
    team = table.player(seat).team
    sorcerer = sorcerer_value(team)
    if team & CHAMELEON:
        sorcerer = copied_value(table, seat)
    warrior = warrior_value(team)
    dwarf = dwarf_value(team)
    total = sorcerer + warrior + dwarf
    if not team & ARTEFACTS:
        return total
    weakest = total  # of the characters that are there
    if team & SORCERERS:
        weakest = sorcerer
    if team & WARRIORS:
        weakest = less(weakest, warrior)
    if team & DWARVES:
        weakest = less(weakest, dwarf)
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
