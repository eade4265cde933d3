# tripot: compiled
"""A dungeon, floor by floor: choosing and revealing the teams."""

from mypy_extensions import i64

from tripot.core.numbers import Seat
from tripot.core.packed import vec
from tripot.core.piles import bit, card, larger, smaller
from tripot.games.tschak.cards import (
    ARTEFACTS,
    DWARVES,
    SORCERERS,
    TEAM,
    WARRIORS,
    CardSet,
    type_of,
)
from tripot.games.tschak.cardsets import kinds_of, size
from tripot.games.tschak.comparing import order_of
from tripot.games.tschak.events import Fielded, MonsterTaken, TreasureTaken
from tripot.games.tschak.explaining import decider, measured
from tripot.games.tschak.table import Table

# ---- choosing -------------------------------------------------------------------------------------------------------


def cards_to_choose(floor: i64, team: CardSet) -> i64:
    """TSC-3.2, TSC-3.3, TSC-3.4: one by one; one, then two; three at once."""
    if floor == 1 or (floor == 2 and team == 0):
        return 1
    return floor


def types_of(team: CardSet) -> CardSet:
    """All cards of the types that a team already has."""
    found: i64 = 0
    if team == 0:  # as before half of all choices
        return found
    if team & SORCERERS:
        found |= SORCERERS
    if team & WARRIORS:
        found |= WARRIORS
    if team & DWARVES:
        found |= DWARVES
    return found | ARTEFACTS if team & ARTEFACTS else found


def legal_choices(hand: CardSet, team: CardSet, number: i64, out: vec[i64]) -> i64:
    """TSC-3.1, TSC-3.5: cards of types that the team has not got yet."""
    return choices(kinds_of(hand) & ~types_of(team), number, 0, out, 0)


def choices(cards: CardSet, number: i64, chosen: CardSet, out: vec[i64], n: i64) -> i64:
    """All ways to add `number` of `cards` to `chosen`, no two of one type."""
    if number == 1:
        return single_choices(cards, chosen, out, n)
    while cards:
        unit = cards & -cards
        cards ^= unit
        others = cards & ~type_of(unit)
        if number == 2:
            n = single_choices(others, chosen + unit, out, n)
        else:
            n = choices(others, number - 1, chosen + unit, out, n)
    return n


def single_choices(cards: CardSet, chosen: CardSet, out: vec[i64], n: i64) -> i64:
    while cards:
        unit = cards & -cards
        cards ^= unit
        out[n] = chosen + unit
        n += 1
    return n


# ---- revealing ------------------------------------------------------------------------------------------------------


def reveal(table: Table) -> None:
    """All choices are turned up together."""
    seat: Seat
    table.answered = 0
    for seat in range(table.seats):
        player = table.player(seat)
        player.hand -= player.answer
        player.team += player.answer
        if table.is_heard():
            table.tell(Fielded(seat, table.box.adventurer.keys(player.answer)))
        player.answer = 0
    if size(table.player(0).team) == TEAM:
        award(table)
    else:
        table.waiting = bit(table.seats) - 1


def award(table: Table) -> None:
    """TSC-3.9: the strongest team takes the treasure, the weakest the monster."""
    seat: Seat
    best: i64 = 0
    worst: i64 = 1 << 60
    for seat in range(table.seats):
        order = order_of(table, seat) << 2
        best = larger(best, order | seat)  # no two teams are equal (TSC-3.10)
        worst = smaller(worst, order | seat)
    strongest = best & 3
    weakest = worst & 3
    if table.is_heard():
        tell_strengths(table)
    treasure = table.take_treasure()
    table.player(strongest).treasures += card(treasure)
    if table.is_heard():
        by = decider(table, strongest, False)
        why = "tie" if by else "strongest"
        table.tell(TreasureTaken(strongest, table.box.treasure.names[treasure], why, by))
    monster = table.take_monster()
    table.player(weakest).monsters += card(monster)
    if table.is_heard():
        by = decider(table, weakest, True)
        why = "tie" if by else "weakest"
        table.tell(MonsterTaken(weakest, table.box.monster.names[monster], why, by))
    for seat in range(table.seats):
        player = table.player(seat)
        player.spent += player.team
        player.team = 0


def tell_strengths(table: Table) -> None:
    for seat in range(table.seats):
        table.tell(measured(table, seat))
