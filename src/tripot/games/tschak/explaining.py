"""Why a team is as strong as it is, and what has decided a tie.  Called only when somebody listens."""

from tripot.games.tschak.cards import ARTEFACTS, CHAMELEON, DWARVES, SORCERERS, WARRIORS
from tripot.games.tschak.comparing import (
    copied_value,
    dwarf_value,
    order_of,
    sorcerer_value,
    strength_of,
    warrior_value,
)
from tripot.games.tschak.events import TeamMeasured
from tripot.games.tschak.table import Table

TYPES = (SORCERERS, WARRIORS, DWARVES)  # in the order of TSC-3.10


def measured(table: Table, seat: int) -> TeamMeasured:
    """TSC-3.6 to TSC-3.8, figure by figure."""
    team, box = int(table.player(seat).team), table.box
    copied = int(copied_value(table, seat)) if team & CHAMELEON else -1
    sorcerer = copied if copied >= 0 else int(sorcerer_value(box, team))
    values = (sorcerer, warrior_value(box, team), dwarf_value(box, team))
    there = [(int(value), kind) for value, kind in zip(values, TYPES, strict=True) if team & kind]
    adds, doubled = [value for value, _ in there], ""
    if team & ARTEFACTS:
        weakest, kind = min(there)
        adds.append(weakest)
        doubled = card_of(table, team & kind)
    return TeamMeasured(seat, int(strength_of(table, seat)), tuple(adds), copied, doubled)


def decider(table: Table, seat: int, is_worse: bool) -> str:
    """The card by which the better of two equally strong teams is better, one of them this seat's; empty: no tie."""
    strength, others = int(strength_of(table, seat)), [other for other in range(table.seats) if other != seat]
    tied = [(int(order_of(table, other)), other) for other in others if int(strength_of(table, other)) == strength]
    if not tied:
        return ""
    _, rival = min(tied) if is_worse else max(tied)
    better, worse = (rival, seat) if is_worse else (seat, rival)
    team, other = int(table.player(better).team), int(table.player(worse).team)
    kind = next(kind for kind in TYPES if team & kind != other & kind)
    return card_of(table, team & kind)


def card_of(table: Table, cards: int) -> str:
    return table.box.adventurer.keys(cards)[0]
