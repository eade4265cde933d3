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


def sorcerer_value(team: i64) -> i64:
    """The printed value of the numbered sorcerer, 0 if there is none."""
    numbered = team & SORCERERS & NUMBERED
    return count(SORCERER_VALUES, lowest(numbered)) if numbered else 0


def warrior_value(team: i64) -> i64:
    return count(WARRIOR_VALUES, lowest((team & WARRIORS) >> FIRST_WARRIOR)) if team & WARRIORS else 0


def dwarf_value(team: i64) -> i64:
    return count(DWARF_VALUES, lowest((team & DWARVES) >> FIRST_DWARF)) if team & DWARVES else 0


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
    sorcerer = copied_value(table, seat) if team & CHAMELEON else sorcerer_value(team)
    warrior = warrior_value(team)
    dwarf = dwarf_value(team)
    total = sorcerer + warrior + dwarf
    if not team & ARTEFACTS:
        return total
    if not team & SORCERERS:
        return total + less(warrior, dwarf)
    return total + less(sorcerer, warrior if team & WARRIORS else dwarf)


def order_of(table: Table, seat: i64) -> i64:
    """TSC-3.10: a number that is higher for the stronger of any two teams: strength, sorcerer, warrior, dwarf."""
    team = table.player(seat).team
    sorcerer: i64 = 0
    if team & SORCERERS & NUMBERED:
        sorcerer = lowest(team & SORCERERS) + 2
    elif team & CHAMELEON:
        sorcerer = 1
    warrior = lowest((team & WARRIORS) >> FIRST_WARRIOR) + 1 if team & WARRIORS else 0
    dwarf = lowest((team & DWARVES) >> FIRST_DWARF) + 1 if team & DWARVES else 0
    return strength_of(table, seat) << 12 | sorcerer << 8 | warrior << 4 | dwarf
