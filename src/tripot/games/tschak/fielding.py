# tripot: compiled
"""A dungeon, floor by floor: choosing and revealing the teams."""

from mypy_extensions import i64

from tripot.core.packed import vec
from tripot.core.piles import bit, card, first_of
from tripot.games.tschak.cards import (
    ARTEFACTS,
    DWARVES,
    SORCERERS,
    TEAM,
    WARRIORS,
    type_of,
)
from tripot.games.tschak.cardsets import kinds_of, size
from tripot.games.tschak.comparing import order_of, strength_of
from tripot.games.tschak.events import Fielded, MonsterTaken, TeamMeasured, TreasureTaken
from tripot.games.tschak.table import Table

# ---- choosing -------------------------------------------------------------------------------------------------------


def cards_to_choose(floor: i64, team: i64) -> i64:
    """TSC-3.2, TSC-3.3, TSC-3.4: one by one; one, then two; three at once."""
    if floor == 1 or (floor == 2 and team == 0):
        return 1
    return floor


def types_of(team: i64) -> i64:
    """All cards of the types that a team already has."""
    found: i64 = 0
    if team & SORCERERS:
        found |= SORCERERS
    if team & WARRIORS:
        found |= WARRIORS
    if team & DWARVES:
        found |= DWARVES
    return found | ARTEFACTS if team & ARTEFACTS else found


def legal_choices(hand: i64, team: i64, number: i64, out: vec[i64]) -> i64:
    """TSC-3.1, TSC-3.5: cards of types that the team has not got yet."""
    return choices(kinds_of(hand) & ~types_of(team), number, 0, out, 0)


def choices(cards: i64, number: i64, chosen: i64, out: vec[i64], n: i64) -> i64:
    """All ways to add `number` of `cards` to `chosen`, no two of one type."""
    while cards:
        unit = first_of(cards)
        cards ^= unit
        if number == 1:
            out[n] = chosen + unit
            n += 1
        else:
            n = choices(cards & ~type_of(unit), number - 1, chosen + unit, out, n)
    return n


# ---- revealing ------------------------------------------------------------------------------------------------------


def reveal(table: Table) -> None:
    """All choices are turned up together."""
    seat: i64
    table.answered = 0
    for seat in range(table.seats):
        player = table.player(seat)
        player.hand -= player.answer
        player.team += player.answer
        if table.journal is not None:
            table.journal.tell(Fielded(seat, table.box.adventurer.keys(player.answer)))
        player.answer = 0
    if size(table.player(0).team) == TEAM:
        award(table)
    else:
        table.waiting = bit(table.seats) - 1


def award(table: Table) -> None:
    """TSC-3.9: the strongest team takes the treasure, the weakest the monster."""
    seat: i64
    strongest: i64 = 0
    weakest: i64 = 0
    highest: i64 = -1
    lowest: i64 = 1 << 30
    for seat in range(table.seats):
        order = order_of(table, seat)
        if order > highest:
            highest = order
            strongest = seat
        if order < lowest:
            lowest = order
            weakest = seat
    if table.journal is not None:
        tell_strengths(table)
    treasure = table.take_treasure()
    table.player(strongest).treasures += card(treasure)
    if table.journal is not None:
        why = "tie" if is_tied(table, strongest) else "strongest"
        table.journal.tell(TreasureTaken(strongest, table.box.treasure.names[treasure], why))
    monster = table.take_monster()
    table.player(weakest).monsters += card(monster)
    if table.journal is not None:
        why = "tie" if is_tied(table, weakest) else "weakest"
        table.journal.tell(MonsterTaken(weakest, table.box.monster.names[monster], why))
    for seat in range(table.seats):
        player = table.player(seat)
        player.spent += player.team
        player.team = 0


def tell_strengths(table: Table) -> None:
    assert table.journal is not None
    for seat in range(table.seats):
        table.journal.tell(TeamMeasured(seat, int(strength_of(table, seat))))


def is_tied(table: Table, seat: i64) -> bool:
    """Has another team the same strength?"""
    own = strength_of(table, seat)
    other: i64
    for other in range(table.seats):
        if other != seat and strength_of(table, other) == own:
            return True
    return False
