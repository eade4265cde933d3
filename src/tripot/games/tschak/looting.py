# tripot: compiled
"""Loot: what the last cards of a dungeon bring."""

from typing import Final

from mypy_extensions import i64

from tripot.core.numbers import Seat
from tripot.core.piles import lowest_of_few, shl
from tripot.games.tschak.box import Box
from tripot.games.tschak.cards import FIRST_DWARF, FIRST_WARRIOR, NUMBERED, SORCERERS, WARRIORS
from tripot.games.tschak.comparing import dwarf_value, sorcerer_value, warrior_value
from tripot.games.tschak.events import LastShown, LootLeft, LootTaken
from tripot.games.tschak.table import Table

CLAIM_BITS: Final = 12
CLAIM: Final = 0xFFF


def loot(table: Table) -> None:
    """TSC-4.1: the last cards are shown and the strongest are paid."""
    seat: Seat
    for seat in range(table.seats):
        player = table.player(seat)
        player.is_open = True  # all of its ten cards have now been seen
        if table.is_heard():
            table.tell(LastShown(seat, table.box.adventurer.keys(player.hand)[0]))
    gold: i64 = 2 if table.seats == 2 else 3  # TSC-2.4
    last: i64 = 2 if table.seats == 2 else 1
    claims = all_claims(table)
    while gold >= last:
        winner = strongest(claims)
        if winner < 0:
            break
        claims &= ~shl(CLAIM, CLAIM_BITS * winner)
        table.player(winner).gold += gold
        if table.is_heard():
            table.tell(LootTaken(winner, gold))
        gold -= 1
    if table.is_heard():
        while gold >= last:
            table.tell(LootLeft(gold))
            gold -= 1


def all_claims(table: Table) -> i64:
    """What each seat claims, one after the other."""
    claims: i64 = 0
    seat: Seat
    for seat in range(table.seats):
        claims |= claim_of(table.box, table.player(seat).hand) << CLAIM_BITS * seat
    return claims


def strongest(claims: i64) -> i64:
    """The seat with the best claim, -1 if there is none."""
    best: i64 = 0
    winner: i64 = -1
    seat: Seat = 0
    while claims:
        if claims & CLAIM > best:
            best = claims & CLAIM
            winner = seat
        claims >>= CLAIM_BITS
        seat += 1
    return winner


def claim_of(box: Box, last: i64) -> i64:
    """TSC-4.2, TSC-4.3: higher for the better last card; 0 for a chameleon or an artefact.

    By value, then type; within a type the cards are in order of their strength, so the card itself settles the rest.
    """
    if not last & NUMBERED:
        return 0
    if last & SORCERERS:
        return sorcerer_value(box, last) << 8 | 2 << 4 | lowest_of_few(last)
    if last & WARRIORS:
        return warrior_value(box, last) << 8 | 1 << 4 | lowest_of_few(last >> FIRST_WARRIOR)
    return dwarf_value(box, last) << 8 | lowest_of_few(last >> FIRST_DWARF)
